"""Replaying what was undone: every move that a record says was taken back must have been made where it stood."""

from collections.abc import Mapping, Sequence
from typing import Any

from cruce.errors import BadRecord, CruceError, brief
from cruce.line import line, uncut
from cruce.match import Match, Undone
from cruce.moves import Move, parse_move
from cruce.table import HUMAN
from cruce.undo import Step, last_decision

UNDONE_FIELDS = ("after", "moves")

Line = tuple[Move, ...]


def retraced(start: Match, match: Match, told: Sequence[Any], where: str) -> tuple[Undone, ...]:
    """Return what was undone in the last round of a match, as a record tells it; BadRecord says what cannot be.

    `start` is the match before that round. Each undo went back to the last decision of the one person at the table,
    from a line of moves that the rules allow and that did not end the match.
    """
    if match.players.count(HUMAN) != 1:
        raise BadRecord(f"{where}: moves are taken back at a table with one person alone")
    played = match.rounds[-1].state
    start = start.dealt(uncut(played), asks_cut=played.deal.cut is not None)
    undone = [_undone(each, f"{where} {number}") for number, each in enumerate(told, 1)]
    after = line(played)
    # From the last to the first: what followed an undo tells which moves stood at it.
    for number in range(len(undone), 0, -1):
        after = _before(start, undone[number - 1], after, f"{where} {number}")
    return tuple(undone)


def _undone(told: Any, where: str) -> Undone:  # noqa: ANN401 - any JSON
    if not isinstance(told, Mapping) or sorted(told) != sorted(UNDONE_FIELDS):
        raise BadRecord(f"{where}: {brief(told)} is no undo; it has {' and '.join(UNDONE_FIELDS)}")
    after, texts = told["after"], told["moves"]
    if type(after) is not int or after < 0:
        raise BadRecord(f"{where}: after {brief(after)} moves there is nothing")
    if not isinstance(texts, list) or not texts:
        raise BadRecord(f"{where}: {brief(texts)} are no moves taken back")
    return Undone(after, tuple(_move(text, where) for text in texts))


def _move(text: object, where: str) -> Move:
    try:
        move = parse_move(text)  # type: ignore[arg-type]  # it says what is no text
    except CruceError as fault:
        raise BadRecord(f"{where}: {fault}") from None
    if move.text != text:
        raise BadRecord(f"{where}: {brief(text)} is written {move.text!r}")
    return move


def _before(start: Match, undone: Undone, after: Line, where: str) -> Line:
    """Return the moves that stood before an undo, given those that stood at the next one or at the round's end."""
    if undone.after > len(after):
        raise BadRecord(f"{where}: {len(after)} moves stood at most, not {undone.after}")
    before = (*after[: undone.after], *undone.moves)
    steps = _walk(start, before, where)
    place = last_decision(steps, start.players.index(HUMAN))
    if place is None or place != undone.after:
        decided = "never" if place is None else f"after {place} moves"
        raise BadRecord(f"{where}: the person last decided {decided}, not after {undone.after}")
    return before


def _walk(match: Match, moves: Line, where: str) -> list[Step]:
    steps: list[Step] = []
    for move in moves:
        if match.state.score is not None:
            raise BadRecord(f"{where}: {move.text} comes after the round's end")
        steps.append(Step(match, move))
        try:
            match = match.play(move)
        except CruceError as fault:
            raise BadRecord(f"{where}: {fault}") from None
    if match.winner is not None:
        raise BadRecord(f"{where}: the match was over, and nothing is taken back then")
    return steps
