"""Taking back: to which moment of a round an undo goes, and what the match is after it (rules.md, Honour)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cruce.match import Match, Undone
from cruce.moves import Move


@dataclass(frozen=True, slots=True)
class Step:
    """A move made in a round, and the match before it."""

    before: Match
    move: Move


def last_decision(steps: Sequence[Step], seat: int) -> int | None:
    """Return the place of a seat's last decision among the steps of a round, None when it has made none."""
    decided = [place for place, step in enumerate(steps) if step.before.state.to_act == seat]
    return decided[-1] if decided else None


def taken_back(match: Match, steps: Sequence[Step], place: int) -> Match:
    """Return the match as it was before the step at a place, knowing what was taken back.

    Who sits at the table is not: a bot that took another's seat meanwhile stays.
    """
    undone = Undone(place, tuple(step.move for step in steps[place:]))
    return replace(steps[place].before, players=match.players, undone=(*match.undone, undone))
