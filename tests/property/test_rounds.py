"""What holds in every round: played at random under every ruleset and any rules at all, and read a second time."""

import os
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cruce.rules import Rules
from cruce.state import Phase
from tests.property import checks
from tests.property.tables import OFFERED, RULES, SEEDS, mixed_rules, played

MATCHES = max(2, int(os.environ.get("CRUCE_EXAMPLES", "0")) // 20)
"""Matches of each ruleset and number of players, and of each option."""
MIXTURES = max(200, int(os.environ.get("CRUCE_EXAMPLES", "0")))
"""Rule choices with many fields changed, one match each."""
ROUNDS = 3
"""Rounds of each match."""


def check_match(rules: Rules, seed: str, *, cuts: bool) -> set[str]:
    """Check a match at each moment and after each round, and return what was met in it."""
    met = set()
    for before, match in pairwise(played(rules, seed, ROUNDS, cuts=cuts)):
        state = match.state
        checks.check_moment(match)
        met.add(f"phase {match.phase}")
        if len(match.rounds) > len(before.rounds):
            checks.check_round(before, match)
            checks.check_trump(state)
            assert state.score is not None
            met |= {f"marriage {trick.marriage}" for trick in state.tricks}
            met |= {f"made {state.score.contract_made}", f"void {state.score.void}", f"peeked {bool(state.peeked)}"}
            met |= {f"guilty {told.guilty}" for told in state.honour.accusations}
        elif before.phase is Phase.ROUND_OVER:
            checks.check_next_deal(match.rounds, state)
    return met


MIXED = (
    ("no-auction", 4, {"trump": "rotation", "conduct": "honour"}),
    ("standard", 3, {"trump": "rotation", "all_pass": "redeal"}),
    ("traditional", 2, {"trump": "rotation", "all_pass": "fixed-suit", "suit": "S"}),
    ("traditional", 2, {"trump": "turned-up", "all_pass": "fixed-suit", "suit": "S"}),
    ("tromf-two", 2, {"conduct": "honour", "peek": True}),
    ("talon", 4, {"conduct": "honour", "trump": "before-rest", "packet": 3}),
)
"""Fields that have to do with each other, though no ruleset has them together."""


@pytest.mark.parametrize(("name", "players", "changes"), [*OFFERED, *MIXED])
def test_every_round_holds(name: str, players: int, changes: dict[str, Any]) -> None:
    """Cards are conserved, there is always a move, duties and winners and points are as read a second time."""
    for number in range(MATCHES):
        check_match(Rules.named(name, players, **changes), f"rounds/{number}", cuts=number % 2 == 1)


def test_every_round_of_mixed_rules_holds() -> None:
    """The same holds where many fields are changed at once: more kinds of rules than searching comes across."""
    for number in range(MIXTURES):
        check_match(mixed_rules(str(number)), f"mixed/{number}", cuts=False)


@given(RULES, SEEDS, st.booleans())
def test_whatever_is_accepted_can_be_played(rules: Rules, seed: str, cuts: bool) -> None:  # noqa: FBT001 - drawn
    """The same holds under any rules that are not refused by a sentence naming fields."""
    check_match(rules, seed, cuts=cuts)


def test_rounds_of_every_kind_are_met() -> None:
    """The checks above do see every phase, marriages, contracts made and missed, verdicts and void rounds."""
    met: set[str] = set()
    kinds: tuple[tuple[str, dict[str, object]], ...] = (
        ("talon", {}),
        ("tromf-standard", {"conduct": "honour"}),
        ("tromf-standard", {"peek": True}),
    )
    for name, changes in kinds:
        for number in range(6):
            met |= check_match(Rules.named(name, 4, **changes), f"met/{number}", cuts=number == 0)
    assert {f"phase {phase}" for phase in Phase} - met <= {"phase match-over"}
    assert {f"{what} {answer}" for what in ("made", "void", "guilty", "peeked") for answer in (True, False)} <= met
    assert {"marriage 0", "marriage 20", "marriage 40"} <= met
