"""Replaying a record: a wrong one is refused, and the refusal says where and why."""

import copy
import json
from typing import Any

import pytest

from cruce.errors import BadRecord
from cruce.record import match_line
from cruce.replay import replay, replay_line
from tests.engine.helpers import random_match, standard
from tests.engine.records import Change, Record, put, refused_record, without

YES = True
TRUE: Record = json.loads(match_line(random_match(standard(), "7/0")))
"""Round 1 is dead; in round 2 seat 3 holds a contract of one in diamonds and leads KS; round 3 has a marriage."""


def wrong(change: Change) -> str:
    """Return the sentence that refuses the true record after a change."""
    return refused_record(TRUE, change)


def swap_cards(record: Record) -> None:
    """Let two seats play each other's card in a trick."""
    laid = record["rounds"][1]["tricks"][1]["cards"]
    laid[1], laid[3] = laid[3], laid[1]


@pytest.mark.parametrize(("name", "nothing"), [("accusations", []), ("void", False), ("exchange", None)])
def test_fields_of_other_rules_may_say_nothing(name: str, nothing: object) -> None:
    record = copy.deepcopy(TRUE)
    record["rounds"][1][name] = nothing
    assert replay(record) == replay(TRUE)


def test_the_true_record_is_accepted() -> None:
    """What the changes below start from is right."""
    assert replay(copy.deepcopy(TRUE)).totals == (5, 11)


R2 = ("rounds", 1)
T2 = (*R2, "tricks", 1)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put(*T2, "cards", 1, "9C"), "round 2, trick 2: seat 0: play 9C is refused: 9C is not in the hand"),
        (put(*T2, "cards", 1, "KH"), "round 2, trick 2: seat 0: play KH is refused: the suit led, C, is in the hand"),
        (put(*T2, "cards", 2, "QS"), "round 2, trick 2: seat 1: play QS is refused: QS is not in the hand"),
        (put(*T2, "cards", 2, "9S"), "round 2, trick 2: seat 1: play 9S is refused: without the suit led, a trump (D)"),
        (swap_cards, "round 2, trick 2: seat 0: play QC is refused: QC is not in the hand"),
        (put(*T2, "cards", ["AC", "TC", "TD"]), "round 2, trick 2: 3 cards lie in it, 4 are needed"),
        (put(*T2, "cards", 0, "XX"), "round 2, trick 2: 'XX' is no card"),
        (put(*T2, "cards", "AC TC"), "round 2, trick 2: cards: a list is needed"),
        (put(*T2, "leader", 1), "round 2, trick 2: seat 3 leads, not 1"),
        (put(*T2, "leader", 3.0), "round 2, trick 2: seat 3 leads, not 3.0"),
        (put(*T2, "winner", 3), "round 2, trick 2: winner is 1, not 3"),
        (put(*T2, "winner", YES), "round 2, trick 2: winner is 1, not True"),
        (put(*T2, "points", 33), "round 2, trick 2: points is 34, not 33"),
        (put(*T2, "marriage", 20), "round 2, trick 2: marriage is 0, not 20"),
        (put("rounds", 2, "tricks", 0, "marriage", 0), "round 3, trick 1: marriage is 20, not 0"),
        (without(*T2, "points"), "round 2, trick 2: points is missing"),
        (put(*T2, "claimed", YES), "round 2, trick 2: 'claimed': these rules have no such field"),
        (put(*T2, None), "round 2, trick 2 is no JSON object"),
        (without(*R2, "tricks", 5), "round 2, trick 6: the round stops before its end"),
        (without(*T2), "round 2, trick 2: seat 3 leads, not 1"),
        (lambda record: record["rounds"][1]["tricks"].append(record["rounds"][1]["tricks"][0]), "round 2, trick 7: "),
        (put("rounds", 0, "tricks", TRUE["rounds"][1]["tricks"]), "round 1, trick 1: the round had ended before it"),
    ],
)
def test_wrong_tricks(change: Change, says: str) -> None:
    """A card the rules refuse, a trick that says what did not happen: round, trick and reason are named."""
    assert wrong(change).startswith(says)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put(*R2, "calls", 3, [3, 7]), "round 2: seat 3: bid 7 is refused: a bid is at most 6"),
        (put(*R2, "calls", 3, [3, 0]), "round 2: seat 3: bid 0 is refused: a bid must be above 0"),
        (put(*R2, "calls", 2, [2, 1]), "round 2: seat 3: bid 1 is refused: a bid must be above 1"),
        (put(*R2, "calls", 1, [3, "pass"]), "round 2: seat 1 is to act, not 3"),
        (put(*R2, "calls", 3, [3, "one"]), "round 2: [3, 'one'] is no call"),
        (put(*R2, "calls", 3, [3, YES]), "round 2: [3, True] is no call"),
        (put(*R2, "calls", 3, [3, 1.0]), "round 2: [3, 1.0] is no call"),
        (put(*R2, "calls", 1, [YES, "pass"]), "round 2: [True, 'pass'] is no call"),
        (put(*R2, "calls", 3, "pass"), "round 2: 'pass' is no call"),
        (put(*R2, "calls", {}), "round 2, calls: a list is needed"),
        (without(*R2, "calls", 3), "round 2: the auction stops before its end, seat 3 has not called"),
        (lambda record: record["rounds"][1]["calls"].append([0, 2]), "round 2: seat 0 calls after the auction"),
        (put(*R2, "calls", 3, [3, "pass"]), "round 2, trick 1: the round had ended before it"),
        (put(*R2, "calls", 3, [3, 2]), "round 2: level is 2, not 1"),
        (put(*R2, "declarer", 2), "round 2: declarer is 3, not 2"),
        (put(*R2, "level", 2), "round 2: level is 1, not 2"),
        (put(*R2, "level", YES), "round 2: level is 1, not True"),
        (put(*R2, "trump", "X"), "round 2, trump: 'X' is no suit"),
        (put(*R2, "trump", None), "round 2, trump: None is no suit"),
        (put(*R2, "trump", "S"), "round 2, trick "),
        (put("rounds", 0, "trump", "H"), "round 1: trump is None, not 'H'"),
        (put("rounds", 0, "declarer", 0), "round 1: declarer is None, not 0"),
        (without(*R2, "trump"), "round 2: trump is missing"),
    ],
)
def test_wrong_contracts(change: Change, says: str) -> None:
    """Calls out of turn or too low, a contract nobody won, a trump that is none."""
    assert wrong(change).startswith(says)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put(*R2, "dealer", 0), "round 2: the dealer is 3, not 0"),
        (put(*R2, "dealer", "3"), "round 2: the dealer is 3, not '3'"),
        (put("rounds", 0, "dealer", 4), "round 1: 4 is no seat"),
        (put("rounds", 0, "dealer", YES), "round 1: True is no seat"),
        (put(*R2, "dealt", 0, 0, "TC"), "round 2: TC is dealt twice"),
        (put(*R2, "dealt", 0, 0, "7C"), "round 2: the pack of 24 and the deal differ by: 7C 9C"),
        (without(*R2, "dealt", 0, 0), "round 2: 4 hands of 6 cards are needed"),
        (without(*R2, "dealt", 0), "round 2: 4 hands of 6 cards are needed"),
        (put(*R2, "dealt", 0, "9C TC"), "round 2: dealt: a list is needed"),
        (put(*R2, "dealt", 0, dict.fromkeys(TRUE["rounds"][1]["dealt"][0])), "round 2: dealt: a list is needed"),
        (put(*R2, "stock", ["7C"]), "round 2: the pack of 24 and the deal differ by: 7C"),
        (put(*R2, "stock", None), "round 2: stock: a list is needed"),
        (put(*R2, "cut", 24), "round 2: cut: 24 is no place in a pack of 24; use 0 to 23, or null"),
        (put(*R2, "cut", -1), "round 2: cut: -1 is no place"),
        (put(*R2, "cut", YES), "round 2: cut: True is no place"),
        (put(*R2, "cut", "9"), "round 2: cut: '9' is no place"),
        (put(*R2, "peek", {"votes": [], "card": None}), "round 2: peek: these rules have none"),
        (without(*R2, "cut"), "round 2: cut is missing"),
        (put(*R2, "void", YES), "round 2: 'void': these rules have no such field"),
        (put(*R2, "void", 0), "round 2: 'void': these rules have no such field"),
        (put(*R2, "colour", None), "round 2: 'colour': these rules have no such field"),
        (put(*R2, "accusations", [{"by": 1}]), "round 2: 'accusations': these rules have no such field"),
        (put(*R2, None), "round 2 is no JSON object"),
    ],
)
def test_wrong_deals(change: Change, says: str) -> None:
    """A dealer out of turn, a pack that is none, fields these rules do not have."""
    assert wrong(change).startswith(says)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put(*R2, "raw", [21, 100]), "round 2: raw is [20, 100], not [21, 100]"),
        (put(*R2, "raw", [20]), "round 2: raw is"),
        (put(*R2, "raw", [20.0, 100]), "round 2: raw is"),
        (put(*R2, "marriages", [20, 0]), "round 2: marriages is"),
        (put(*R2, "scored", [0, 1]), "round 2: scored is [0, 3], not [0, 1]"),
        (put(*R2, "totals", [0, 4]), "round 2: totals is [0, 3], not [0, 4]"),
        (without(*R2, "scored"), "round 2: scored is missing"),
        (put("totals", [5, 12]), "totals: the record says [5, 12], the rounds give [5, 11]"),
        (put("winner", 0), "winner: the record says 0, the rounds give 1"),
        (put("winner", None), "winner: the record says None"),
        (put("winner", YES), "winner: the record says True"),
        (without("winner"), "the record: winner is missing"),
        (without("rounds", 6), "totals: the record says [5, 11], the rounds give [5, 7]"),
        (lambda record: record["rounds"].append(record["rounds"][0]), "round 8: the match had ended before it"),
        (put("rounds", {}), "rounds: a list is needed"),
        (put("rules", "target", 21), "winner: "),
        (put("rules", "target", 3), "round 3: the match had ended before it"),
    ],
)
def test_wrong_scores(change: Change, says: str) -> None:
    """Points that do not add up, a winner who has not won, rounds after the end."""
    assert wrong(change).startswith(says)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put("format", "cruce/2"), "format: 'cruce/2' is not 'cruce/1'"),
        (without("format"), "format: None is not"),
        (put("note", "mine"), "the record: 'note': these rules have no such field"),
        (put("rules", None), "rules: a table of fields is needed"),
        (without("rules"), "the record: rules is missing"),
        (without("rules", "unit"), "rules: unit: this field is missing"),
        (put("rules", "unit", 34), "rules: unit: 34 is no value of it"),
        (put("rules", "colour", 1), "rules: 'colour': there is no such field"),
        (put("rules", "stock", "draw"), "rules: stock, hand, pack: nothing is left of the pack of 24 for stock = draw"),
        (put("seed", 7), "seed: a text"),
        (put("seed", ""), "seed: a text"),
        (put("seed", chr(0xD800)), "seed: a text"),
        (put("players", "random"), "players: a list is needed"),
        (put("players", ["random"] * 3), "players: 3 named for a table of 4"),
        (put("players", [1, 2, 3, 4]), "players: a name for each seat"),
    ],
)
def test_wrong_heads(change: Change, says: str) -> None:
    """Another format, rules that cannot be played, players that do not fit."""
    assert wrong(change).startswith(says)


@pytest.mark.parametrize(
    "line", ["", "{", "null", "[]", "7", '"record"', "{}", "NaN", "[" * 100_000, '{"a":' * 100_000, "1" * 5000]
)
def test_what_is_no_record_is_refused(line: str) -> None:
    """With one short sentence, however long or deep the text is."""
    with pytest.raises(BadRecord) as refused:
        replay_line(line)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("line", [None, 5, b"{}", TRUE])
def test_a_line_is_a_text(line: object) -> None:
    """Anything else has the same error."""
    with pytest.raises(BadRecord, match="no line of text"):
        replay_line(line)  # type: ignore[arg-type]


def test_brackets_within_a_text_are_no_nesting() -> None:
    """A seed may hold as many as it likes, escaped quotes among them."""
    record = {**copy.deepcopy(TRUE), "seed": '[{"\\' * 50}
    assert replay_line(json.dumps(record)).seed == record["seed"]


def test_a_deep_value_is_quoted_briefly() -> None:
    """Where a number is wanted, a list nested a thousand deep is refused in one line."""
    deep: Any = []
    for _ in range(900):
        deep = [deep]
    assert len(wrong(put(*R2, "raw", deep))) < 200
