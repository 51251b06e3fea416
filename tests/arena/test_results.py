"""Results files: gone on with, cut off, mixed up and merged."""

import json
import sys
from pathlib import Path

import pytest

from cruce.table import DEFAULT_BUDGET
from tests.arena.helpers import cruce, refused, told

BOTS = ("--a", "club", "--b", "random", "--jobs", "1")


@pytest.fixture
def whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """Return a results file of six boards."""
    path = tmp_path / "whole.jsonl"
    told(capsys, *BOTS, "--boards", "6", "--results", str(path))
    return path


def test_a_line_says_what_is_measured_and_a_line_each_board(whole: Path) -> None:
    """All JSON."""
    head, *boards = map(json.loads, whole.read_text(encoding="utf-8").splitlines())
    assert (head["format"], head["a"], head["b"], head["seed"]) == ("cruce-arena/1", "club", "random", "0")
    assert head["rules"]["name"] == "standard"
    assert head["budget"] == {"a": DEFAULT_BUDGET, "b": DEFAULT_BUDGET}
    assert [board["board"] for board in boards] == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("cut", [1, 40, 300, -1, -30, -400])
def test_a_rerun_goes_on_where_a_file_was_cut_off(whole: Path, cut: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Within the first line, within a board's, or just before its end: the figures are those of a run in one go."""
    content = whole.read_bytes()
    whole.write_bytes(content[:cut])
    again = told(capsys, *BOTS, "--boards", "6", "--results", str(whole))
    assert again == told(capsys, *BOTS, "--boards", "6")
    assert len(whole.read_bytes().splitlines()) == 7
    assert again == told(capsys, "--merge", str(whole))


def test_what_is_there_is_not_played_again(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It says so; more boards are added below."""
    before = whole.read_bytes()
    status, _, said = cruce(capsys, "arena", *BOTS, "--boards", "8", "--results", str(whole))
    assert (status, said) == (0, "arena: 6 of 8 boards were played before\n")
    assert whole.read_bytes().startswith(before)
    assert len(whole.read_bytes().splitlines()) == 9
    assert told(capsys, *BOTS, "--boards", "3", "--results", str(whole)) == told(capsys, *BOTS, "--boards", "3")


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (("--a", "random"), "a is 'club', not 'random'"),
        (("--b", "club"), "b is 'random', not 'club'"),
        (("--seed", "1"), "seed is '0', not '1'"),
        (("--budget", "7"), f"budget of a is {DEFAULT_BUDGET}, not 7"),
        (("--set", "target=6"), "rules target is '11', not '6'"),
        (("--players", "3"), "rules players is '4', not '3'"),
    ],
)
def test_another_trial_is_refused(
    whole: Path, words: tuple[str, ...], names: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With what differs, and the file stays as it was."""
    before = whole.read_bytes()
    assert names in refused(capsys, *BOTS, "--boards", "6", "--results", str(whole), *words)
    assert whole.read_bytes() == before


NOTES = ["notes", "notes\n", "{}\n", "[]\n", '{"format": "cruce/1"}\n', "\n"]
if sys.platform != "emscripten":  # whose stack is too small for Python to find this too deep
    NOTES.append("[" * 9999 + "\n")


@pytest.mark.parametrize("content", NOTES)
def test_another_file_is_refused_and_left_alone(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is not a results file, and is not written over."""
    path = tmp_path / "notes.txt"
    path.write_text(content, encoding="utf-8")
    assert "no results file" in refused(capsys, *BOTS, "--results", str(path))
    assert "no results file" in refused(capsys, "--merge", str(path))
    assert path.read_text(encoding="utf-8") == content


@pytest.mark.parametrize(
    "line", ["{}", "nothing", '{"board": 9}', '{"board": 9, "rounds": [[1]], "dead": 0}', "[]", "9"]
)
def test_a_line_that_is_no_board_is_refused(whole: Path, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With its number."""
    with whole.open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")
    assert "line 8: this is no board" in refused(capsys, "--merge", str(whole))


def test_ranges_merge_to_the_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Played anywhere, in any order, with a board played twice."""
    parts = [tmp_path / f"{first}.jsonl" for first in (3, 0)]
    for path, first, count in ((parts[0], 3, 3), (parts[1], 0, 4)):
        told(capsys, *BOTS, "--first", str(first), "--count", str(count), "--results", str(path))
    merged = told(capsys, "--merge", *map(str, parts))
    assert merged == told(capsys, *BOTS, "--boards", "6")
    parts[0].write_bytes(parts[0].read_bytes()[:-9])
    assert told(capsys, "--merge", *map(str, parts))["boards"] == 5


def test_different_trials_do_not_merge(whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nor do boards that went otherwise."""
    other = tmp_path / "other.jsonl"
    told(capsys, *BOTS, "--boards", "2", "--budget", "5", "--results", str(other))
    assert f"budget of a is 5, not {DEFAULT_BUDGET}" in refused(capsys, "--merge", str(whole), str(other))
    changed = whole.read_text(encoding="utf-8").replace('"dead":0', '"dead":1')
    other.write_text(changed, encoding="utf-8")
    assert "went otherwise" in refused(capsys, "--merge", str(whole), str(other))


def test_a_file_begun_by_a_time_keeps_its_counts(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Timed again they would differ, and the file could not be gone on with."""
    words = (*BOTS, "--boards", "6", "--results", str(whole))
    status, _, said = cruce(capsys, "arena", *words, "--budget-ms", "3")
    assert status == 0
    assert said.splitlines()[0] == f"arena: budgets are those of {whole}: {DEFAULT_BUDGET} and {DEFAULT_BUDGET}"
