"""The score sheet as a screen is shown it."""

import json

import pytest

from cruce.record import match_record
from cruce.rules import Rules
from cruce.scores import scores_view
from cruce.state import Phase
from tests.engine.helpers import TABLES, after, dealt, finished, match_of, random_match, small
from tests.engine.test_undo import decide, played_to, sat, undo

FOUR = ("9C JC", "KH QH", "9S JS", "9D JD")
BUY = "pass, bid 1, pass, pass, trump H"


def test_a_match_begins_with_an_empty_sheet() -> None:
    """It knows its sides and its target."""
    rules = small(2, target=6)
    match = match_of(rules, dealt(rules, *FOUR))
    assert scores_view(match) == {"rounds": [], "sides": 2, "target": 6}
    assert scores_view(after(match, BUY)) == scores_view(match)


def test_a_contract_made_and_one_missed() -> None:
    """What was needed, what was taken, and what both sides score."""
    rules = small(2, marriage_trump=30)
    match = finished(match_of(rules, dealt(rules, *FOUR), BUY))
    told = {
        "number": 1,
        "dealer": 3,
        "calls": [[0, "pass"], [1, 1], [2, "pass"], [3, "pass"]],
        "contract": [1, 1],
        "forced": False,
        "trump": "H",
        "dead": False,
        "void": False,
        "accusations": [],
        "needed": 33,
        "contract_made": True,
        "raw": [0, 43],
        "marriages": [0, 30],
        "scored": [0, 1],
        "totals": [0, 1],
        "undone": 0,
    }
    assert scores_view(match)["rounds"] == [told]
    missed = finished(match_of(rules, dealt(rules, *FOUR), "pass, bid 2, pass, pass, trump H"))
    calls = [[0, "pass"], [1, 2], [2, "pass"], [3, "pass"]]
    changes = {
        "calls": calls,
        "contract": [1, 2],
        "needed": 66,
        "contract_made": False,
        "scored": [0, -2],
        "totals": [0, -2],
    }
    assert scores_view(missed)["rounds"] == [told | changes]


def test_a_round_nobody_bid_in_is_dead() -> None:
    """Without contract, trump or points; one that is played all the same is not."""
    rules = small(2)
    match = match_of(rules, dealt(rules, *FOUR), "pass, pass, pass, pass")
    (told,) = scores_view(match)["rounds"]
    assert (told["dead"], told["contract"], told["trump"], told["needed"], told["contract_made"]) == (
        *(True, None, None, None, None),
    )
    assert (told["raw"], told["scored"]) == ([0, 0], [0, 0])
    fixed = small(2, all_pass="fixed-suit", suit="D")  # noqa: S106 - a rule's field
    (told,) = scores_view(finished(match_of(fixed, dealt(fixed, *FOUR), "pass, pass, pass, pass")))["rounds"]
    assert (told["dead"], told["contract"], told["trump"]) == (False, None, "D")
    silent = small(2, auction="none", trump="turned-up")
    (told,) = scores_view(finished(match_of(silent, dealt(silent, *FOUR))))["rounds"]
    assert (told["dead"], told["contract"], told["trump"]) == (False, None, "D")


def test_a_dealer_forced_to_hold_the_lowest_bid_is_told() -> None:
    """Nobody bid, and there is a contract all the same."""
    rules = small(2, all_pass="forced-dealer")  # noqa: S106 - a rule's field
    match = finished(match_of(rules, dealt(rules, *FOUR), "pass, pass, pass, pass, trump H"))
    (told,) = scores_view(match)["rounds"]
    assert (told["forced"], told["contract"], told["dead"]) == (True, [3, 1], False)
    assert {call for _, call in told["calls"]} == {"pass"}


def test_a_proven_revoke_makes_a_round_void() -> None:
    """The contract is not judged; fines are in what is scored."""
    rules = small(2, conduct="honour")
    hands = ("9C JC", "KH QH", "9S 9H", "9D JD")
    match = match_of(rules, dealt(rules, *hands), BUY, "play KH, accuse 1 by 0, play 9S, accuse 2 by 3")
    (told,) = scores_view(match)["rounds"]
    assert (told["void"], told["dead"], told["contract"]) == (True, False, [1, 1])
    assert (told["needed"], told["contract_made"]) == (None, None)
    assert told["scored"] == [-6, 0]
    assert [accusation["guilty"] for accusation in told["accusations"]] == [False, True]


def test_elevenths_are_of_the_cards_played() -> None:
    """With some unused a contract needs fewer raw points."""
    rules = small(2, unit=11, bid_max=11)
    match = finished(match_of(rules, dealt(rules, *FOUR), "pass, bid 6, pass, pass, trump H"))
    (told,) = scores_view(match)["rounds"]
    in_play = sum(told["raw"]) - sum(told["marriages"])
    assert told["needed"] == -(-in_play * 6 // 11)


def test_undos_are_counted() -> None:
    """Round by round, once each."""
    table = played_to(sat(small(2, target=99)), Phase.PLAY)
    for _ in range(3):
        decide(table)
        assert undo(table) is None
    played_to(table, Phase.ROUND_OVER)
    decide(table, "next")
    played_to(table, Phase.ROUND_OVER)
    assert [told["undone"] for told in scores_view(table.match)["rounds"]] == [3, 0]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_sheet_says_what_the_record_does(name: str, players: int) -> None:
    """Of every ruleset; and it is plain JSON."""
    match = random_match(Rules.named(name, players, target=5), "sheet")
    sheet = scores_view(match)
    assert json.loads(json.dumps(sheet)) == sheet
    for told, kept in zip(sheet["rounds"], match_record(match)["rounds"], strict=True):
        for field in ("dealer", "trump", "raw", "marriages", "scored", "totals"):
            assert told[field] == kept[field]
        assert told["contract"] == (None if kept["level"] is None else [kept["declarer"], kept["level"]])
        assert told["dead"] == (not kept["tricks"])
        if told["contract"] and told["contract_made"] is not None:
            assert told["contract_made"] == (told["raw"][told["contract"][0] % sheet["sides"]] >= told["needed"])
