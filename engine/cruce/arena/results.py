"""Results files: what was played, one JSON line a board under a line that says what is measured."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from cruce.arena.board import Board
from cruce.arena.trial import Trial
from cruce.errors import BadRecord, BadRules, brief
from cruce.rules import Rules, typed_value
from cruce.streams import is_text

FORMAT = "cruce-arena/1"

Boards = dict[int, Board]
"""Boards by number."""


class ResultsFile:
    """A results file that is being added to: `boards` are those it holds.

    A last line that was cut off half-way is dropped. BadRecord when the file is of another trial, or no results file.
    """

    def __init__(self, path: Path, trial: Trial) -> None:
        """Open the file, or begin it."""
        self._path = path
        self.boards: Boards = {}
        content = _read(path) if path.exists() else b""
        head = _line(_header(trial))
        if head.startswith(content):  # new, or cut off within its first line
            self._write("wb", head)
            return
        whole, found, self.boards = _parsed(path, content)
        _check_same(str(path), trial, found)
        if whole < len(content):
            self._write("wb", content[:whole])

    def add(self, board: Board) -> None:
        """Append a board; it is in the file when this returns."""
        self._write("ab", _line(board.as_json()))
        self.boards[board.number] = board

    def _write(self, mode: str, content: bytes) -> None:
        try:
            with self._path.open(mode) as file:
                file.write(content)
        except OSError as fault:
            raise BadRecord(f"{self._path}: results cannot be written to it ({fault.strerror})") from None


def trial_of(path: Path) -> Trial | None:
    """Return what a results file measures, None when it has not been begun; BadRecord when it is no results file."""
    content = _read(path) if path.exists() else b""
    return _parsed(path, content)[1] if b"\n" in content else None


def merged(paths: Iterable[Path]) -> tuple[Trial, Boards]:
    """Return what several results files measure, and their boards, each counted once.

    BadRecord when they do not measure the same, or tell different things of a board.
    """
    trial: Trial | None = None
    boards: Boards = {}
    for path in paths:
        _, found, more = _parsed(path, _read(path))
        if trial is None:
            trial = found
        _check_same(str(path), trial, found)
        for number, board in more.items():
            if not boards.setdefault(number, board).same_as(board):
                raise BadRecord(f"{path}: board {number} went otherwise in another file; the bots were not the same")
    if trial is None:
        raise BadRecord("there is no file to merge")
    return trial, boards


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as fault:
        raise BadRecord(f"{path}: this file cannot be read ({fault.strerror})") from None


def _parsed(path: Path, content: bytes) -> tuple[int, Trial, Boards]:
    """Return how many bytes of a file are whole lines, what it measures, and its boards."""
    whole = content.rfind(b"\n") + 1
    head, *lines = content[:whole].split(b"\n")
    trial = _trial(path, head)
    boards: Boards = {}
    for number, line in enumerate(lines, 2):
        if line:
            board = _board(f"{path}, line {number}", line, trial.rules)
            boards.setdefault(board.number, board)
    return whole, trial, boards


def _header(trial: Trial) -> dict[str, Any]:
    budget = {"a": trial.budget_a, "b": trial.budget_b}
    rules = trial.rules.as_json()
    return {"format": FORMAT, "a": trial.a, "b": trial.b, "rules": rules, "seed": trial.seed, "budget": budget}


def _trial(path: Path, line: bytes) -> Trial:
    try:
        values = json.loads(line)
        if values["format"] != FORMAT:
            raise ValueError(FORMAT)  # noqa: TRY301 - said below, with whatever else may be wrong
        texts = values["a"], values["b"], values["seed"]
        counts = values["budget"]["a"], values["budget"]["b"]
        if not all(map(is_text, texts)) or any(type(count) is not int for count in counts):
            raise ValueError(texts, counts)  # noqa: TRY301 - said below too
        return Trial(texts[0], texts[1], Rules.from_json(values["rules"]), texts[2], *counts)
    except BadRules as fault:
        raise BadRecord(f"{path}: {fault}") from None
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BadRecord(f"{path}: this is no results file of the arena, as its first line does not say so") from None


def _board(where: str, line: bytes, rules: Rules) -> Board:
    try:
        return Board.from_json(json.loads(line), rules)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise BadRecord(f"{where}: this is no board of this trial") from None


def _check_same(name: str, wanted: Trial, found: Trial) -> None:
    differing = [
        f"{key} is {brief(theirs)}, not {brief(ours)}"
        for (key, ours), theirs in zip(_told(wanted).items(), _told(found).values(), strict=True)
        if ours != theirs
    ]
    if differing:
        raise BadRecord(f"{name}: this file measures something else: {'; '.join(differing)}")


def _told(trial: Trial) -> dict[str, object]:
    """Return a trial's values by the names a person knows them by, each field of the rules by its own."""
    header = _header(trial)
    rules = {f"rules {field}": typed_value(value) for field, value in header.pop("rules").items()}
    budget = header.pop("budget")
    return {**header, **rules, "budget of a": budget["a"], "budget of b": budget["b"]}


def _line(values: dict[str, Any]) -> bytes:
    return json.dumps(values, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
