"""The second opinion's auctions: who is asked what, and what comes of it."""

from typing import Any

import pytest

from tests.oracle.auction import contract, is_played, legal_calls
from tests.oracle.rulesets import ruleset

ONCE = ruleset("standard", 4)
ASCENDING = ruleset("traditional", 4)
P = "pass"


def said(first: int, *calls: Any, players: int = 4) -> list[list[Any]]:  # noqa: ANN401 - a level or a pass
    """Return calls of one seat after the other."""
    return [[(first + place) % players, call] for place, call in enumerate(calls)]


def texts(lowest: int, highest: int) -> list[str]:
    """Return a pass and every bid between two levels."""
    return ["pass", *(f"bid {level}" for level in range(lowest, highest + 1))]


@pytest.mark.parametrize(
    ("calls", "seat", "legal"),
    [
        (said(3), 3, texts(1, 6)),
        (said(3, P, 2), 1, texts(3, 6)),
        (said(3, P, 5), 1, texts(6, 6)),
        (said(3, P, P, P), 2, texts(1, 6)),
        (said(3, P, P, P, 1), None, []),
        (said(3, P, P, P, P), None, []),
        (said(3, 6), None, []),
    ],
)
def test_once(calls: list[list[Any]], seat: int | None, legal: list[str]) -> None:
    assert legal_calls(ONCE, 2, calls) == (seat, legal)


@pytest.mark.parametrize(
    ("calls", "seat", "legal"),
    [
        (said(1), 1, texts(6, 11)),
        (said(1, P, P, P), 0, texts(6, 11)),
        (said(1, P, P, P, 6), None, []),
        (said(1, P, P, P, P), None, []),
        (said(1, 6, P, P), 0, texts(7, 11)),
        (said(1, 6, P, P, P), None, []),
        (said(1, 6, P, 7, P), 1, texts(8, 11)),
        ([*said(1, 6, P, 7, P), [1, 8]], 3, texts(9, 11)),
        ([*said(1, 6, P, 7, P), [1, P]], None, []),
        ([*said(1, 6, 7, P, 9), [1, P]], 2, texts(10, 11)),
        (said(1, 6, 11), None, []),
    ],
)
def test_ascending(calls: list[list[Any]], seat: int | None, legal: list[str]) -> None:
    assert legal_calls(ASCENDING, 0, calls) == (seat, legal)


def test_no_auction() -> None:
    rules = ruleset("no-auction", 4) | {"all_pass": "forced-dealer"}
    assert legal_calls(rules, 0, []) == (None, [])
    assert contract(rules, 0, []) is None
    assert is_played(rules, [])


def test_the_last_bid_is_the_contract() -> None:
    assert contract(ONCE, 2, said(3, 1, P, 3, P)) == (1, 3)
    assert contract(ASCENDING, 0, [*said(1, 6, P, 7, P), [1, P]]) == (3, 7)


@pytest.mark.parametrize(
    ("all_pass", "suit", "held", "played"),
    [
        ("dead", None, None, False),
        ("redeal", None, None, False),
        ("forced-dealer", None, (2, 6), True),
        ("fixed-suit", "D", None, True),
    ],
)
def test_nobody_bids(all_pass: str, suit: str | None, held: tuple[int, int] | None, *, played: bool) -> None:
    rules = ruleset("traditional", 4) | {"all_pass": all_pass, "suit": suit}
    calls = said(3, P, P, P, P)
    assert legal_calls(rules, 2, calls) == (None, [])
    assert contract(rules, 2, calls) == held
    assert is_played(rules, calls) == played
