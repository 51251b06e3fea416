"""What is wrong in a record is told, with its place: two small matches written by hand, then damaged."""

import copy
import json
import re
from typing import Any

import pytest

from tests.oracle.cards import PACKS
from tests.oracle.claims import Json
from tests.oracle.referee import check_match, next_standing, revokes, start_match
from tests.oracle.rulesets import ruleset

HANDS = [["KH", "QH"], ["AH", "9C"]]
SMALL = ruleset("standard", 4) | {"players": 2, "sides": 2, "hand": 2, "packet": 2, "unit": 11}
"""Two cards each, and a game point is an eleventh of what they are worth."""

WHOLE = [
    {"leader": 0, "cards": ["KH", "AH"], "winner": 1, "points": 15, "marriage": 20},
    {"leader": 1, "cards": ["9C", "QH"], "winner": 1, "points": 3, "marriage": 0},
]


def round_of(dealer: int, calls: list[list[Any]], **more: Any) -> Json:  # noqa: ANN401 - any part of a round
    """Return a round of the small game, dead unless more is told."""
    stock = [card for card in PACKS[24] if card not in HANDS[0] + HANDS[1]]
    dealt: Json = {"dealer": dealer, "cut": None, "dealt": HANDS, "stock": stock, "peek": None, "calls": calls}
    dead: Json = {"declarer": None, "level": None, "trump": None, "tricks": []}
    nothing: Json = {"raw": [0, 0], "marriages": [0, 0], "scored": [0, 0], "totals": [0, 0]}
    return dealt | dead | nothing | more


def match_of(rules: Json, *rounds: Json, winner: int = 0) -> Json:
    """Return a match of the small game, with nothing shared between its parts."""
    head = {"format": "cruce/1", "rules": rules, "seed": "hand/0", "players": ["one", "other"]}
    whole = head | {"rounds": rounds, "totals": rounds[-1]["totals"], "winner": winner}
    record: Json = json.loads(json.dumps(whole))
    return record


WON = {"declarer": 0, "level": 1, "trump": "C", "tricks": WHOLE, "raw": [20, 18], "marriages": [20, 0]}
STRICT = match_of(
    SMALL,
    round_of(1, [[0, "pass"], [1, "pass"]]),
    round_of(0, [[1, "pass"], [0, 1]], **WON, scored=[12, 11], totals=[12, 11]),
)
"""A round thrown in, and one in which the marriage makes more than the pack is worth."""

CHEATED: Json = {
    "declarer": 0,
    "level": 1,
    "trump": "C",
    "tricks": [{"leader": 0, "cards": ["KH", "9C"], "winner": 1, "points": 4, "marriage": 20}],
    "accusations": [{"by": 0, "against": 1, "after": 2, "guilty": True}],
    "void": True,
    "scored": [0, -3],
    "totals": [0, -3],
}
WRONGED = {"scored": [12, 8], "totals": [12, 5], "accusations": [{"by": 1, "against": 0, "after": 1, "guilty": False}]}
HONOUR = match_of(
    SMALL | {"conduct": "honour"},
    round_of(1, [[0, 1], [1, "pass"]], **CHEATED),
    round_of(1, [[0, 1], [1, "pass"]], **WON, **WRONGED),
)
"""A revoke found out, and the same deal with a wrong accusation."""

CUT_SHORT = match_of(
    SMALL | {"conduct": "honour", "lead_trump": True},
    round_of(
        0,
        [[1, 1], [0, "pass"]],
        declarer=1,
        level=1,
        trump="C",
        void=True,
        scored=[0, -7],
        totals=[0, -7],
        tricks=[{"leader": 1, "cards": ["AH"], "winner": None, "points": 11, "marriage": 0}],
        accusations=[
            {"by": 1, "against": 0, "after": 1, "guilty": False},
            {"by": 0, "against": 1, "after": 1, "guilty": True},
        ],
    ),
    round_of(0, [[1, "pass"], [0, 1]], **WON, scored=[12, 11], totals=[12, 4], accusations=[]),
)
"""The holder of the contract opens with a plain ace instead of its trump, accuses, and is found out."""


@pytest.mark.parametrize("record", [STRICT, HONOUR, CUT_SHORT], ids=["strict", "honour", "cut-short"])
def test_what_is_right_is_accepted(record: Json) -> None:
    check_match(record)


def test_revokes_are_told() -> None:
    rules, start = HONOUR["rules"], start_match(HONOUR["rules"])
    first, second = HONOUR["rounds"]
    assert revokes(rules, first, start) == [(1, "9C")]
    assert revokes(rules, second, next_standing(rules, first, start)) == []
    assert revokes(STRICT["rules"], STRICT["rounds"][0], start) == []


def damaged(record: Json, path: str, value: object) -> Json:
    """Return a record with one thing in it replaced, or added."""
    record = copy.deepcopy(record)
    *way, last = path.split(".")
    place: Any = record
    for step in way:
        place = place[int(step)] if isinstance(place, list) else place[step]
    place[int(last) if isinstance(place, list) else last] = value
    return record


DAMAGES: list[tuple[str, object, str]] = [
    ("format", "cruce/2", "match: the format"),
    ("rules.unit", 12, "rules: unit"),
    ("rules.hand", 13, "rules: packet|rules: hand|rounds[0]: the sizes"),
    ("players", ["one"], "match: the number of players"),
    ("winner", 1, "match: the winner"),
    ("totals", [11, 12], "match: the totals"),
    ("rounds.0.void", False, "rounds[0]: nobody|rounds[0]: a dead round"),
    ("rounds.0.more", 1, "rounds[0]: ['more']"),
    ("rounds.0.dealer", 2, "rounds[0]: 2 is no seat"),
    ("rounds.0.dealer", 0, "rounds[0], calls[0]: the seat to call"),
    ("rounds.0.trump", "C", "rounds[0]: the trump"),
    ("rounds.0.tricks", WHOLE, "rounds[0]: the tricks"),
    ("rounds.0.scored", [0, 1], "rounds[0]: scored"),
    ("rounds.0.totals", [0, 1], "rounds[0]: the totals"),
    ("rounds.0.calls", [[0, "pass"]], "rounds[0]: seat 1 was not asked"),
    ("rounds.0.cut", 24, "rounds[0]: the pack"),
    ("rounds.0.cut", True, "rounds[0]: the pack"),
    ("rounds.0.peek", {"votes": [True, True], "card": "AH"}, "rounds[0]: peek"),
    ("rounds.1.dealer", 1, "rounds[1]: the dealer"),
    ("rounds.1.dealt.0", ["KH"], "rounds[1]: the sizes"),
    ("rounds.1.dealt.0.0", "QH", "rounds[1]: the cards dealt"),
    ("rounds.1.stock", [], "rounds[1]: the size of the stock"),
    ("rounds.1.calls.1", [0, 7], "rounds[1], calls[1]: seat 0 cannot call 7"),
    ("rounds.1.calls.1", [0, 2], "rounds[1]: the level"),
    ("rounds.1.calls", [[1, 1], [0, 1]], "rounds[1], calls[1]: seat 0 cannot call 1"),
    ("rounds.1.calls", [[1, 6], [0, "pass"]], "rounds[1], calls[1]: the seat to call"),
    ("rounds.1.declarer", 1, "rounds[1]: the declarer"),
    ("rounds.1.level", 2, "rounds[1]: the level"),
    ("rounds.1.exchange", {"took": [], "gave": []}, "rounds[1]: there is no talon"),
    ("rounds.1.accusations", [], "rounds[1]: nobody is accused"),
    ("rounds.1.trump", None, "rounds[1]: None was named"),
    ("rounds.1.trump", "H", "rounds[1], tricks[0]: the marriage"),
    ("rounds.1.tricks", [], "rounds[1]: no card was led"),
    ("rounds.1.tricks", WHOLE[:1], "rounds[1]: the round ends before"),
    ("rounds.1.tricks.0.leader", 1, "rounds[1], tricks[0]: the leader"),
    ("rounds.1.tricks.0.cards", ["KH"], "rounds[1], tricks[0]: the points"),
    ("rounds.1.tricks.0.cards", ["KH", "9C"], "rounds[1], tricks[0]: seat 1 may not lay 9C on ['KH'], only ['AH']"),
    ("rounds.1.tricks.0.cards", ["AH", "KH"], "rounds[1], tricks[0]: seat 0 does not hold AH"),
    ("rounds.1.tricks.0.winner", 0, "rounds[1], tricks[0]: the winner"),
    ("rounds.1.tricks.0.points", 35, "rounds[1], tricks[0]: the points"),
    ("rounds.1.tricks.0.marriage", 40, "rounds[1], tricks[0]: the marriage"),
    ("rounds.1.tricks.0.marriage", 0, "rounds[1], tricks[0]: the marriage"),
    ("rounds.1.tricks.1.marriage", 20, "rounds[1], tricks[1]: the marriage"),
    ("rounds.1.marriages", [0, 20], "rounds[1]: the marriages"),
    ("rounds.1.raw", [0, 18], "rounds[1]: raw"),
    ("rounds.1.scored", [11, 12], "rounds[1]: scored"),
    ("rounds.1.totals", [12, 12], "rounds[1]: the totals"),
]


@pytest.mark.parametrize(("path", "value", "told"), DAMAGES)
def test_what_is_wrong_is_told(path: str, value: object, told: str) -> None:
    with pytest.raises(AssertionError, match="^(" + "|".join(map(re.escape, told.split("|"))) + ")"):
        check_match(damaged(STRICT, path, value))


def accusation(**changes: object) -> Json:
    """Return the first accusation of the honour match, changed."""
    return {"by": 0, "against": 1, "after": 2, "guilty": True} | changes


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("rounds.0.accusations.0.guilty", False, "rounds[0], accusations[0]: guilty"),
        ("rounds.0.accusations.0.after", 3, "rounds[0], accusations[0]: nobody"),
        ("rounds.0.accusations.0.after", 0, "rounds[0], accusations[0]: nobody"),
        ("rounds.0.accusations.0.by", 1, "rounds[0], accusations[0]: seat 1 cannot accuse 1"),
        ("rounds.0.accusations.0.by", 2, "rounds[0], accusations[0]: seats 2 and 1 do not exist"),
        ("rounds.0.accusations", [], "rounds[0]: void"),
        ("rounds.0.accusations", [accusation(), accusation()], "rounds[0], accusations[1]: the round was already void"),
        ("rounds.0.scored", [0, -4], "rounds[0]: scored"),
        ("rounds.0.raw", [20, 4], "rounds[0]: raw"),
        ("rounds.0.tricks", WHOLE, "rounds[0], accusations[0]: guilty"),
        ("rounds.1.dealer", 0, "rounds[1]: the dealer"),
        ("rounds.1.accusations", None, "rounds[1]: the accusations are missing"),
        ("rounds.1.accusations", [], "rounds[1]: scored"),
        ("rounds.1.accusations.0.guilty", True, "rounds[1], accusations[0]: guilty"),
        ("rounds.1.void", True, "rounds[1]: void"),
        (
            "rounds.1.accusations",
            [accusation(by=1, against=0, after=1, guilty=False), accusation(by=1, against=0, guilty=False)],
            "rounds[1], accusations[1]: seat 1 cannot accuse 0, only one of []",
        ),
    ],
)
def test_wrong_verdicts_are_told(path: str, value: object, told: str) -> None:
    with pytest.raises(AssertionError, match="^" + re.escape(told)):
        check_match(damaged(HONOUR, path, value))


def test_a_match_ends_where_it_is_won() -> None:
    long = match_of(SMALL, *STRICT["rounds"], STRICT["rounds"][1])
    with pytest.raises(AssertionError, match=r"^rounds\[2\]: the match was already over"):
        check_match(long)
    with pytest.raises(AssertionError, match=r"^match: it ends before anyone has won, at \[0, 0\]"):
        check_match(match_of(SMALL, STRICT["rounds"][0]))


TALON = SMALL | {"stock": "talon", "all_pass": "redeal"}
PASSED = round_of(1, [[0, "pass"], [1, "pass"]])


def exchanged(exchange: Json) -> Json:
    """Return a match whose declarer exchanges cards and whose play knows nothing of it."""
    won = round_of(1, [[0, 1], [1, "pass"]], **WON, scored=[12, 11], totals=[12, 11])
    return match_of(TALON, PASSED, won | {"exchange": exchange})


@pytest.mark.parametrize(
    ("exchange", "told"),
    [
        ({"took": ["9D"], "gave": []}, "rounds[1]: the number of cards given"),
        ({"took": ["9C"], "gave": ["KH"]}, "rounds[1]: a card taken"),
        ({"took": ["9D", "9D"], "gave": ["KH", "QH"]}, "rounds[1]: a card taken"),
        ({"took": ["9D"], "gave": ["9C"]}, "rounds[1]: a card given"),
        ({"took": ["9D", "TD"], "gave": ["KH", "KH"]}, "rounds[1]: a card given"),
        ({"took": ["9D"]}, "rounds[1]: the exchange"),
        ({"took": ["9D"], "gave": ["KH"]}, "rounds[1], tricks[0]: seat 0 does not hold KH"),
    ],
)
def test_wrong_exchanges_are_told(exchange: Json, told: str) -> None:
    with pytest.raises(AssertionError, match="^" + re.escape(told)):
        check_match(exchanged(exchange))


@pytest.mark.parametrize("nothing", [{}, {"exchange": {"took": [], "gave": []}}])
def test_nobody_exchanges_without_declaring(nothing: Json) -> None:
    record = exchanged({"took": [], "gave": []})
    record["rounds"][0] |= nothing
    check_match(record)
    with pytest.raises(AssertionError, match=r"^rounds\[0\]: nobody declared to exchange"):
        check_match(damaged(record, "rounds.0.exchange", {"took": ["9D"], "gave": ["KH"]}))
