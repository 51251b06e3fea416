"""The second opinion's peeks, exchanges and draws."""

import pytest

from tests.oracle.claims import Json
from tests.oracle.deals import check_peek, exchangeable, hands_to_play, last_undealt
from tests.oracle.rulesets import ruleset
from tests.oracle.tricks import Play, take

FOUR = ruleset("standard", 4) | {"peek": True}
ROUND: Json = {"dealer": 1, "dealt": [["9C", "TC"], ["JC", "QC"]], "stock": ["KC", "AC"], "declarer": 0}


def test_the_last_undealt_card_is_the_dealers_or_the_stocks() -> None:
    assert last_undealt(FOUR, ROUND) == "QC"
    assert last_undealt(ruleset("talon", 4), ROUND) == "QC"
    assert last_undealt(ruleset("tromf-two", 2), ROUND) == "AC"


@pytest.mark.parametrize(
    ("peek", "told"),
    [
        (None, "what peek tells"),
        ({"votes": [True] * 4, "card": None}, "the card peeked at"),
        ({"votes": [True] * 4, "card": "JC"}, "the card peeked at"),
        ({"votes": [True, True, False, True], "card": "QC"}, "the card peeked at"),
        ({"votes": [True] * 3, "card": "QC"}, "the number of peek votes"),
        ({"votes": [1] * 4, "card": "QC"}, "a peek vote is neither"),
        ({"votes": [True] * 4}, "what peek tells"),
    ],
)
def test_wrong_peeks_are_told(peek: Json | None, told: str) -> None:
    with pytest.raises(AssertionError, match=f"^rounds: .*{told}"):
        check_peek(FOUR, ROUND | {"peek": peek}, "rounds")


def test_right_peeks_are_accepted() -> None:
    check_peek(FOUR, ROUND | {"peek": {"votes": [True] * 4, "card": "QC"}}, "rounds")
    check_peek(FOUR, ROUND | {"peek": {"votes": [True, True, False, True], "card": None}}, "rounds")
    check_peek(ruleset("standard", 4), ROUND | {"peek": None}, "rounds")


def test_an_exchange_is_one_for_one() -> None:
    round_ = ROUND | {"exchange": {"took": ["AC"], "gave": ["9C"]}}
    assert hands_to_play(round_) == [{"AC", "TC"}, {"JC", "QC"}]
    assert hands_to_play(ROUND) == [{"9C", "TC"}, {"JC", "QC"}]


def test_before_the_rest_only_the_packet_is_there_to_give() -> None:
    early = ruleset("talon", 4) | {"trump": "before-rest", "packet": 1}
    assert exchangeable(early, ROUND) == ["9C"]
    assert exchangeable(ruleset("talon", 4), ROUND) == ["9C", "TC"]


def test_the_winner_draws_first() -> None:
    rules = ruleset("contest", 3) | {"stock": "draw"}
    play = Play(rules, "H", [set(), set(), set()], ["9S", "JS", "QS", "KS", "TS", "AS"], 2, [0] * 3, [0] * 3)
    take(play, {"cards": ["9C", "AC", "TC"], "winner": 0}, "trick")
    assert play.hands == [{"9S"}, {"JS"}, {"QS"}]
    take(play, {"cards": ["9D", "9H", "AD"], "winner": 1}, "trick")
    assert play.hands == [{"9S", "AS"}, {"JS", "KS"}, {"QS", "TS"}]
    assert play.stock == []
    assert play.points == [21, 11, 0]
