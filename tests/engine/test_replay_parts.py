"""Replaying what only some rules have: cuts, peeks, exchanges, claims, drawn cards, accusations and void rounds."""

import copy
from typing import Any

import pytest

from cruce.match import Match
from cruce.record import match_record
from cruce.replay import replay
from cruce.rules import Rules
from tests.engine.helpers import after, dealt, drawing, finished, match_of, small
from tests.engine.records import Change, Record, put, record_of, refused_record, without

YES, NO = True, False
R1 = ("rounds", 0)
T1 = (*R1, "tricks", 0)
BUY = "pass, bid 1, pass, pass"


def recorded(rules: Rules, *moves: str, hands: tuple[str, ...], stock: str = "") -> Record:
    """Return the record of a match whose first round was dealt by hand; each seat ends it by its first legal cards."""
    return record_of(finished(match_of(rules, dealt(rules, *hands, stock=stock), *moves)))


FOUR = ("9C JC", "KH QH", "9S JS", "9D JD")
PEEKED = recorded(small(2, packet=1, peek=True), "peek yes, peek yes, peek yes, peek yes", BUY, "trump H", hands=FOUR)
UNPEEKED = recorded(small(2, packet=1, peek=True), "peek yes, peek no, peek yes, peek yes", BUY, "trump H", hands=FOUR)
CLAIMED = recorded(small(2, marriage="claimed"), BUY, "trump H, claim KH", hands=FOUR)
UNCLAIMED = recorded(small(2, marriage="claimed"), BUY, "trump H, play KH", hands=FOUR)
EXCHANGED = recorded(small(2, stock="talon"), BUY, "exchange KH for AC, trump H", hands=FOUR, stock="AC AD AS AH")
PASSED = recorded(small(2, stock="talon"), "pass, pass, pass, pass", hands=FOUR, stock="AC AD AS AH")
WHOLE_TALON = recorded(
    small(5, stock="talon"),
    *(BUY, "exchange, trump H"),
    hands=("9C JC QC KC TC", "9D JD QD KD TD", "9H JH QH KH TH", "9S JS QS KS TS"),
)
"""Its talon of four may be taken as a whole without saying so, in a move; a record says so."""
DRAWN = recorded(drawing(2), "bid 1, pass, trump H", hands=("9C JC", "KH QH"), stock="AS TS AD TD")
JUDGED = recorded(
    small(2, conduct="honour"),
    *(BUY, "trump H, play KH, accuse 1 by 2, play 9S, play 9D, play 9C, accuse 3 by 0"),
    hands=FOUR,
)
VOID = recorded(
    small(2, conduct="honour"),
    *(BUY, "trump H, play KH, accuse 1 by 0, play 9S, accuse 2 by 3"),
    hands=("9C JC", "KH QH", "9S 9H", "9D JD"),
)
FORCED = recorded(small(2, all_pass="forced-dealer"), "pass, pass, pass, pass, trump H", hands=FOUR)  # noqa: S106 - a rule's field
FIXED = recorded(small(2, all_pass="fixed-suit", suit="D"), "pass, pass, pass, pass", hands=FOUR)  # noqa: S106 - a rule's field
SILENT = recorded(small(2, auction="none", trump="turned-up"), hands=FOUR)
TRUE = {
    "peeked": PEEKED,
    "unpeeked": UNPEEKED,
    "claimed": CLAIMED,
    "unclaimed": UNCLAIMED,
    "exchanged": EXCHANGED,
    "passed": PASSED,
    "whole-talon": WHOLE_TALON,
    "drawn": DRAWN,
    "judged": JUDGED,
    "void": VOID,
    "forced": FORCED,
    "fixed": FIXED,
    "silent": SILENT,
}


@pytest.mark.parametrize("record", TRUE.values(), ids=TRUE)
def test_the_true_records_are_accepted(record: Record) -> None:
    """What the changes below start from is right, and comes out unchanged."""
    assert match_record(replay(copy.deepcopy(record))) == record


@pytest.mark.parametrize("place", [0, 1, 23])
def test_a_cut_is_a_place_in_the_pack(place: int) -> None:
    """Any is accepted, as what was dealt lies there already; it is kept."""
    record = copy.deepcopy(CLAIMED)
    record["rounds"][0]["cut"] = place
    assert replay(record).rounds[0].state.deal.cut == place
    for wrong in (24, -1, YES, "9", 9.0, [9]):
        assert refused_record(CLAIMED, put(*R1, "cut", wrong)).startswith("round 1: cut: ")


@pytest.mark.parametrize(
    ("record", "change", "says"),
    [
        (PEEKED, put(*R1, "peek", None), "round 1, peek is no JSON object"),
        (PEEKED, put(*R1, "peek", [YES] * 4), "round 1, peek is no JSON object"),
        (PEEKED, without(*R1, "peek", "votes"), "round 1, peek: votes is missing"),
        (PEEKED, without(*R1, "peek", "card"), "round 1, peek: card is missing"),
        (PEEKED, put(*R1, "peek", "by", 1), "round 1, peek: 'by': these rules have no such field"),
        (PEEKED, put(*R1, "peek", "votes", [YES] * 3), "round 1, peek: [True, True, True] is not a true or false"),
        (PEEKED, put(*R1, "peek", "votes", [YES, YES, YES, 1]), "round 1, peek: [True, True, True, 1] is not a true"),
        (PEEKED, put(*R1, "peek", "votes", None), "round 1, peek, votes: a list is needed"),
        (PEEKED, put(*R1, "peek", "votes", 2, NO), "round 1, peek: card is None, not 'JD'"),
        (PEEKED, put(*R1, "peek", "card", None), "round 1, peek: card is JD, not None"),
        (PEEKED, put(*R1, "peek", "card", "JS"), "round 1, peek: card is JD, not 'JS'"),
        (UNPEEKED, put(*R1, "peek", "card", "JD"), "round 1, peek: card is None, not 'JD'"),
        (UNPEEKED, put(*R1, "peek", "votes", 1, YES), "round 1, peek: card is JD, not None"),
        (CLAIMED, put(*R1, "peek", {"votes": [], "card": None}), "round 1: peek: these rules have none"),
    ],
)
def test_wrong_peeks(record: Record, change: Change, says: str) -> None:
    """An answer missing or changed, a card nobody or everybody was shown."""
    assert refused_record(record, change).startswith(says)


@pytest.mark.parametrize(
    ("record", "change", "says"),
    [
        (CLAIMED, put(*T1, "marriage", 0), "round 1: raw is "),
        (CLAIMED, put(*T1, "marriage", 20), "round 1, trick 1: marriage is 40, not 20"),
        (CLAIMED, put(*T1, "marriage", YES), "round 1, trick 1: marriage is 40, not True"),
        (UNCLAIMED, put(*T1, "marriage", 40), "round 1: raw is "),
        (
            UNCLAIMED,
            put(*R1, "tricks", 1, "marriage", 40),
            "round 1, trick 2: seat 1: claim QH is refused: QH opens no",
        ),
        (UNCLAIMED, put(*T1, "marriage", None), "round 1, trick 1: marriage is 40, not None"),
    ],
)
def test_wrong_claims(record: Record, change: Change, says: str) -> None:
    """A marriage that was not claimed, or claimed for another price, or could not be."""
    assert refused_record(record, change).startswith(says)


@pytest.mark.parametrize(
    ("record", "change", "says"),
    [
        (EXCHANGED, without(*R1, "exchange"), "round 1: exchange is missing"),
        (EXCHANGED, put(*R1, "exchange", None), "round 1, exchange is no JSON object"),
        (EXCHANGED, put(*R1, "exchange", []), "round 1, exchange is no JSON object"),
        (EXCHANGED, put(*R1, "exchange", {}), "round 1, exchange: took is missing"),
        (EXCHANGED, without(*R1, "exchange", "gave"), "round 1, exchange: gave is missing"),
        (EXCHANGED, put(*R1, "exchange", "by", 1), "round 1, exchange: 'by': these rules have no such field"),
        (EXCHANGED, put(*R1, "exchange", "gave", "KH"), "round 1, exchange: gave: a list is needed"),
        (EXCHANGED, put(*R1, "exchange", "gave", ["XX"]), "round 1, exchange: 'XX' is no card"),
        (
            EXCHANGED,
            put(*R1, "exchange", "gave", ["9C"]),
            "round 1, exchange: exchange 9C for AC is refused: 9C is not in the hand",
        ),
        (
            EXCHANGED,
            put(*R1, "exchange", "took", ["9C"]),
            "round 1, exchange: exchange KH for 9C is refused: 9C is not in the talon",
        ),
        (EXCHANGED, put(*R1, "exchange", "took", []), "round 1, exchange: as many cards must be taken"),
        (EXCHANGED, put(*R1, "exchange", "took", ["AC", "AD"]), "round 1, exchange: as many cards must be taken"),
        (
            EXCHANGED,
            put(*R1, "exchange", {"took": ["AC", "AC"], "gave": ["KH", "QH"]}),
            "round 1, exchange: exchange QH KH for AC AC is refused: as many cards must be taken",
        ),
        (WHOLE_TALON, put(*R1, "exchange", "gave", ["9D", "JD", "QD", "KD"]), "round 1, exchange: as many cards must"),
        (EXCHANGED, put(*R1, "exchange", "gave", ["QH"]), "round 1, trick "),
        (EXCHANGED, put(*R1, "exchange", {"took": [], "gave": []}), "round 1, trick "),
        (PASSED, put(*R1, "exchange", {"took": ["AC"], "gave": ["9C"]}), "round 1, exchange: there is no declarer"),
        (PASSED, put(*R1, "exchange", {}), "round 1, exchange: took is missing"),
        (
            CLAIMED,
            put(*R1, "exchange", {"took": [], "gave": []}),
            "round 1: 'exchange': these rules have no such field",
        ),
    ],
)
def test_wrong_exchanges(record: Record, change: Change, says: str) -> None:
    """Cards that were not there to give or take, more of one than of the other, an exchange nobody could make."""
    assert refused_record(record, change).startswith(says)


def swap_drawn(record: Record) -> None:
    """Let the first two cards of the stock lie the other way round."""
    stock = record["rounds"][0]["stock"]
    stock[0], stock[1] = stock[1], stock[0]


@pytest.mark.parametrize(
    ("record", "change", "says"),
    [
        (DRAWN, swap_drawn, "round 1, trick "),
        (DRAWN, without(*R1, "stock", 0), "round 1: the pack of 24 and the deal differ by: AS"),
        (DRAWN, put(*R1, "stock", 0, "TS"), "round 1: TS is dealt twice"),
        (DRAWN, put(*R1, "stock", []), "round 1: the pack of 24 and the deal differ by: "),
        (DRAWN, put(*T1, "cards", 1, "AS"), "round 1, trick 1: seat 1: play AS is refused: AS is not in the hand"),
        (DRAWN, without(*R1, "tricks", 11), "round 1, trick 12: the round stops before its end"),
    ],
)
def test_wrong_stocks(record: Record, change: Change, says: str) -> None:
    """Cards drawn in another order, or laid before they were drawn."""
    assert refused_record(record, change).startswith(says)


A1 = (*R1, "accusations", 0)


def add_accusation(**changes: Any) -> Change:  # noqa: ANN401 - any JSON value
    """Return a change that puts one more accusation at the end of a round."""
    accusation = {"by": 0, "against": 1, "after": 4, "guilty": False, **changes}
    return lambda record: record["rounds"][0]["accusations"].append(accusation)


@pytest.mark.parametrize(
    ("record", "change", "says"),
    [
        (JUDGED, without(*R1, "accusations"), "round 1: accusations is missing"),
        (JUDGED, put(*R1, "accusations", None), "round 1, accusations: a list is needed"),
        (JUDGED, put(*R1, "accusations", 0, None), "round 1, accusations is no JSON object"),
        (JUDGED, without(*A1, "by"), "round 1, accusations: by is missing"),
        (JUDGED, put(*A1, "why", "saw it"), "round 1, accusations: 'why': these rules have no such field"),
        (JUDGED, put(*A1, "guilty", YES), "round 1, trick 1, accusations: guilty is False, not True"),
        (JUDGED, put(*A1, "guilty", 0), "round 1, trick 1, accusations: guilty is False, not 0"),
        (JUDGED, put(*A1, "by", None), "round 1, trick 1, accusations: by is 2, not None"),
        (
            JUDGED,
            put(*A1, "by", 3),
            "round 1, trick 1, accusations: accuse 1 by 3 is refused: that seat cannot be accused",
        ),
        (
            JUDGED,
            put(*A1, "by", 8),
            "round 1, trick 1, accusations: accuse 1 by 8 is refused: that seat cannot be accused",
        ),
        (JUDGED, put(*A1, "by", YES), "round 1, trick 1, accusations: True is no seat"),
        (JUDGED, put(*A1, "against", 2), "round 1, trick 1, accusations: accuse 2 by 2 is refused"),
        (JUDGED, put(*A1, "against", 7), "round 1, trick 1, accusations: accuse 7 by 2 is refused"),
        (JUDGED, put(*A1, "against", "1"), "round 1, trick 1, accusations: '1' is no seat"),
        (JUDGED, put(*A1, "after", 0), "round 1, trick 1, accusations: accuse 1 by 2 is refused"),
        (JUDGED, put(*A1, "after", 9), "round 1, accusations: after 9 cards nobody may accuse"),
        (JUDGED, put(*A1, "after", 1.0), "round 1, accusations: after 1.0 cards nobody may accuse"),
        (JUDGED, put(*A1, "after", 5), "round 1, accusations: after 4 cards nobody may accuse"),
        (JUDGED, without(*A1), "round 1: scored is "),
        (JUDGED, add_accusation(against=3), "round 1, trick 2, accusations: accuse 3 by 0 is refused"),
        (JUDGED, add_accusation(by=2, against=1), "round 1, trick 2, accusations: accuse 1 by 2 is refused"),
        (JUDGED, add_accusation(by=1, against=0, after=8), "round 1: scored is "),
        (JUDGED, put(*R1, "void", YES), "round 1: void is False, not True"),
        (JUDGED, put(*R1, "void", 0), "round 1: void is False, not 0"),
        (CLAIMED, put(*R1, "accusations", [{}]), "round 1: 'accusations': these rules have no such field"),
        (CLAIMED, put(*R1, "void", YES), "round 1: 'void': these rules have no such field"),
    ],
)
def test_wrong_accusations(record: Record, change: Change, says: str) -> None:
    """A verdict that is another, a seat that could not accuse or be accused then, an accusation left out."""
    assert refused_record(record, change).startswith(says)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (without(*R1, "void"), "round 1: void is True, not None"),
        (put(*R1, "void", NO), "round 1: void is True, not False"),
        (put(*R1, "void", 1), "round 1: void is True, not 1"),
        (put(*T1, "winner", 1), "round 1, trick 1: winner is None, not 1"),
        (put(*T1, "points", 0), "round 1, trick 1: points is 4, not 0"),
        (put(*T1, "marriage", 0), "round 1, trick 1: marriage is 40, not 0"),
        (put(*T1, "cards", ["KH", "9S", "9D"]), "round 1, trick 1: 3 cards lie in it, 2 can"),
        (put(*T1, "cards", ["KH", "9S", "9D", "9C"]), "round 1, trick 1: 4 cards lie in it, 2 can"),
        (put(*T1, "cards", ["KH"]), "round 1, trick 1: 1 cards lie in it, 4 are needed"),
        (put(*T1, "cards", ["KH", "9H"]), "round 1, trick 1, accusations: guilty is False, not True"),
        (put(*T1, "cards", []), "round 1, trick 1: no card lies in it"),
        (put(*R1, "tricks", []), "round 1, accusations: after 1 cards nobody may accuse"),
        (
            lambda record: record["rounds"][0]["tricks"].append(record["rounds"][0]["tricks"][0]),
            "round 1, trick 2: the",
        ),
        (put(*R1, "accusations", 1, "guilty", NO), "round 1, trick 1, accusations: guilty is True, not False"),
        (without(*R1, "accusations", 1), "round 1, trick 1: 2 cards lie in it, 4 are needed"),
        (put(*R1, "raw", [0, 44]), "round 1: raw is [0, 0], not [0, 44]"),
        (put(*R1, "marriages", [0, 40]), "round 1: marriages is [0, 0], not [0, 40]"),
        (put(*R1, "scored", [-3, 0]), "round 1: scored is [-6, 0], not [-3, 0]"),
        (put(*R1, "trump", None), "round 1, trump: None is no suit"),
        (add_accusation(by=1, against=0, after=2), "round 1, trick 1, accusations: accuse 0 by 1 is refused"),
    ],
)
def test_wrong_void_rounds(change: Change, says: str) -> None:
    """Cards laid after the verdict, points that should be none, a round that says it counts."""
    assert refused_record(VOID, change).startswith(says)


@pytest.mark.parametrize("value", [False, None])
def test_a_round_that_counts_may_say_that_it_is_not_void(value: object) -> None:
    """On honour and elsewhere."""
    for true in (JUDGED, CLAIMED):
        record = copy.deepcopy(true)
        record["rounds"][0]["void"] = value
        assert match_record(replay(record)) == true


def test_after_a_void_round_the_same_dealer_must_deal() -> None:
    """A record in which the deal moves on is refused."""
    rules = small(2, conduct="honour")
    match = match_of(rules, dealt(rules, "9C JC", "KH QH", "9S 9H", "9D JD"), BUY, "trump H, play KH, play 9S")
    match = after(match, "accuse 2 by 3, next, pass, pass, pass, pass")
    record = record_of(match)
    assert [told["dealer"] for told in record["rounds"]] == [3, 3]
    assert match_record(replay(copy.deepcopy(record))) == record
    assert refused_record(record, put("rounds", 1, "dealer", 0)) == "round 2: the dealer is 3, not 0"


@pytest.mark.parametrize(
    ("record", "change", "says"),
    [
        (FORCED, put(*R1, "declarer", None), "round 1: declarer is 3, not None"),
        (FORCED, put(*R1, "declarer", 0), "round 1: declarer is 3, not 0"),
        (FORCED, put(*R1, "level", 2), "round 1: level is 1, not 2"),
        (FORCED, put(*R1, "trump", None), "round 1, trump: None is no suit"),
        (FORCED, put(*T1, "leader", 0), "round 1, trick 1: seat 3 leads, not 0"),
        (FIXED, put(*R1, "declarer", 3), "round 1: declarer is None, not 3"),
        (FIXED, put(*R1, "trump", "H"), "round 1: trump is D, not 'H'"),
        (FIXED, put(*R1, "tricks", []), "round 1, trick 1: the round stops before its end"),
        (FIXED, put(*T1, "leader", 3), "round 1, trick 1: seat 0 leads, not 3"),
        (SILENT, put(*R1, "calls", [[0, "pass"]]), "round 1: seat 0 calls after the auction has ended"),
        (SILENT, put(*R1, "trump", "H"), "round 1: trump is D, not 'H'"),
        (SILENT, put(*R1, "level", 1), "round 1: level is None, not 1"),
    ],
)
def test_wrong_rounds_nobody_bought(record: Record, change: Change, says: str) -> None:
    """A contract that was not forced, or was; a trump that is not the rules'."""
    assert refused_record(record, change).startswith(says)


def rotating() -> Match:
    """Return a match of three rounds under rotating trumps."""
    rules = small(2, auction="none", trump="rotation", target=99)
    match = finished(match_of(rules, dealt(rules, *FOUR)))
    for _ in range(2):
        match = finished(after(match, "next"))
    return match


def test_a_trump_out_of_turn_is_refused() -> None:
    """Rounds replayed keep the order of the suits."""
    record = record_of(rotating())
    assert [told["trump"] for told in record["rounds"]] == ["C", "D", "H"]
    assert match_record(replay(copy.deepcopy(record))) == record
    assert refused_record(record, put("rounds", 2, "trump", "C")) == "round 3: trump is H, not 'C'"
