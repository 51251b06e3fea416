"""A time turned into a count, by a clock that a bot moves on itself."""

from dataclasses import dataclass

import pytest

from cruce.arena.effort import effort_for
from cruce.moves import Move
from cruce.observation import Observation
from cruce.state import State
from cruce.streams import Stream
from tests.engine.helpers import standard


@dataclass
class Slow:
    """A player that takes a while for each decision, and a while for each count of its budget."""

    once: float
    each: float
    now: float = 0.0
    most: int = 1000
    name: str = "slow"

    def choose(self, state: State, seen: Observation, stream: Stream, budget: int) -> Move:
        """Let the clock go on."""
        del state, stream
        self.now += self.once + self.each * min(budget, self.most)
        return seen.legal_moves[0]


@pytest.mark.parametrize(
    ("once", "each", "milliseconds", "count"),
    [(0.001, 0.001, 61, 60), (0.0, 0.0005, 60, 120), (0.004, 0.001, 2, 1), (0.01, 0.0, 60, None)],
)
def test_a_count_takes_the_time_asked_for(
    once: float, each: float, milliseconds: float, count: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At least a count of one; none for a bot that heeds no budget."""
    slow = Slow(once, each)
    monkeypatch.setattr("cruce.arena.effort.process_time", lambda: slow.now)
    effort = effort_for(slow, standard(), milliseconds)
    assert (effort and effort.budget) == count
    assert effort is None or effort.milliseconds == pytest.approx((once + each * effort.budget) * 1000)


def test_a_player_may_be_done_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that stops by itself says so by the time it takes."""
    slow = Slow(0.0, 0.001, most=12)
    monkeypatch.setattr("cruce.arena.effort.process_time", lambda: slow.now)
    effort = effort_for(slow, standard(), 60)
    assert effort is not None
    assert effort.milliseconds == pytest.approx(12)
