"""The second opinion's trumps, and who opens."""

from itertools import accumulate

import pytest

from tests.oracle.claims import Json
from tests.oracle.referee import Standing, next_standing, start_match
from tests.oracle.rulesets import ruleset
from tests.oracle.tricks import opener
from tests.oracle.trumps import trump_of

ROUND: Json = {
    "dealer": 3,
    "dealt": [["9C"], ["9D"], ["9H"], ["9S", "AS"]],
    "calls": [[0, 1]],
    "tricks": [{"cards": ["KD"]}],
    "declarer": 2,
    "totals": [0, 0],
}
PASSED = ROUND | {"calls": [[0, "pass"]], "declarer": None}
VOID = ROUND | {"accusations": [{"by": 0, "against": 1, "after": 2, "guilty": True}]}


@pytest.mark.parametrize(
    ("way", "suit"),
    [
        ("after-rest", None),
        ("before-rest", None),
        ("first-card", "D"),
        ("turned-up", "S"),
        ("rotation", "H"),
        ("fixed", "C"),
    ],
)
def test_each_way_of_making_trump(way: str, suit: str | None) -> None:
    rules = ruleset("standard", 4) | {"trump": way, "suit": "C", "all_pass": "fixed-suit"}
    assert trump_of(rules, ROUND, 6) == suit
    assert trump_of(rules, PASSED, 6) == "C"


def test_a_rotation_starts_at_clubs() -> None:
    rules = ruleset("standard", 4) | {"trump": "rotation"}
    assert "".join(str(trump_of(rules, ROUND, number)) for number in range(6)) == "CDHSCD"


@pytest.mark.parametrize(
    ("all_pass", "suit", "dealers", "rotations"),
    [
        ("dead", None, [0, 1, 1, 2], [0, 1, 1, 1, 2]),
        ("redeal", None, [0, 0, 0, 1], [0, 1, 1, 1, 2]),
        ("fixed-suit", "D", [0, 1, 1, 2], [0, 1, 2, 2, 3]),
        ("forced-dealer", None, [0, 1, 1, 2], [0, 1, 2, 2, 3]),
    ],
)
def test_what_moves_the_deal_and_the_rotation_on(
    all_pass: str, suit: str | None, dealers: list[int], rotations: list[int]
) -> None:
    rules = ruleset("standard", 4) | {"trump": "rotation", "all_pass": all_pass, "suit": suit}

    def after(before: Standing, round_: Json) -> Standing:
        dealer = 3 if before.dealer is None else before.dealer
        return next_standing(rules, round_ | {"dealer": dealer}, before)

    standings = list(accumulate([ROUND, PASSED, VOID, ROUND], after, initial=start_match(rules)))
    assert [standing.dealer for standing in standings] == [None, *dealers]
    assert [standing.rotation for standing in standings] == rotations


def test_who_opens() -> None:
    declarer, eldest = ruleset("standard", 4), ruleset("traditional", 4)
    assert (opener(declarer, ROUND), opener(declarer, PASSED)) == (2, 0)
    assert (opener(eldest, ROUND), opener(eldest, PASSED)) == (0, 0)
