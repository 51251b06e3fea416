"""Whoever drives a think gets its turn soon: by the count of calls, as a clock also measures whatever else runs."""

import pytest

from cruce.arena.effort import choices
from cruce.rules import Rules
from cruce.streams import Stream
from tests.bots.gaps import THINKS, Calls, gaps
from tests.bots.test_matches import TABLES

MOST_CALLS = 10_000
"""What `cruce.bots.bot` promises: calls between two moves that are yielded."""


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("way", THINKS)
def test_no_think_keeps_others_waiting(way: str, name: str, players: int) -> None:
    """Every bot and the hint, at every decision of a round of every table."""
    for place, (_state, seen) in enumerate(choices(Rules.named(name, players), "gaps", 0)):
        with Calls() as calls:
            found = gaps(THINKS[way](seen, Stream("turns", str(place)), 2), calls)
        assert len(found) > 1
        assert max(found) <= MOST_CALLS
