"""Marriages: the king and queen of a suit, shown by leading one of them."""

import pytest

from cruce.cards import Card
from cruce.match import Match
from cruce.moves import NEXT
from cruce.observation import observe
from cruce.rules import Rules
from cruce.state import State
from tests.engine.helpers import lay_out, opened, played, small

HANDS = ("KH QH KS QS", "9H 9S AC TC", "JH JS AD TD", "TH TS 9C 9D")


def round_of_four(trump: str = "H", **changes: object) -> State:
    """Return a round in which seat 0 holds two marriages and is to lead."""
    return opened(small(4, **changes), trump, *HANDS)


@pytest.mark.parametrize("card", ["KS", "QS"])
def test_a_plain_marriage_pays_20(card: str) -> None:
    """Leading either half with the other in hand counts at once, before the trick is won."""
    state = played(round_of_four(), f"play {card}")
    assert (state.marriages, state.trick and state.trick.marriage) == ((20, 0), 20)


@pytest.mark.parametrize("card", ["KH", "QH"])
def test_a_trump_marriage_pays_40(card: str) -> None:
    """In trumps it is worth twice as much."""
    assert played(round_of_four(), f"play {card}").marriages == (40, 0)


def test_first_card_makes_trump_and_pays_40() -> None:
    """KH led holding QH makes hearts trump and pays 40."""
    state = lay_out(small(4, trump="first-card"), *HANDS)
    state = played(state, "bid 1, pass, pass, pass, play KH")
    assert (state.trump, state.marriages) == ("H", (40, 0))


def test_the_other_half_does_not_pay_again() -> None:
    """Once one is gone the other is a plain card."""
    state = opened(small(2), "H", "KS QS", "9S 9C", "JS JC", "9D JD")
    state = played(state, "play KS, play 9S, play JS, play 9D")
    assert played(state, "play QS").marriages == (20, 0)


def test_several_crosses_in_a_round_all_pay() -> None:
    """One for each suit, not one for each round."""
    state = opened(small(4), "H", "KH QH KS QS", "9H 9S AC TC", "JH JS AD TD", "9C JC JD QD")
    state = played(state, "play KH, play 9H, play JH, play 9C")
    state = played(state, "play KS, play 9S, play JS, play JC")
    assert (state.marriages, [trick.marriage for trick in state.tricks]) == ((60, 0), [40, 20])


def test_a_half_played_to_anothers_lead_pays_nothing() -> None:
    """Following with one half spoils the pair, also when the other is led later."""
    state = opened(small(2), "H", "9S 9C", "KS QS", "JS JC", "9D JD")
    state = played(state, "play 9S, play KS, play JS, play 9D")
    assert state.marriages == (0, 0)
    assert played(state, "play QS").marriages == (0, 0)


def test_the_card_led_may_be_beaten() -> None:
    """The marriage pays its side and the trick goes to whoever takes it."""
    state = played(round_of_four("S"), "play KS, play 9S, play JS, play TS")
    assert (state.marriages, state.tricks[0].winner) == ((40, 0), 3)


def test_whoever_shows_it_is_paid_not_the_declarer() -> None:
    """The other side's marriage counts for the other side."""
    state = opened(small(3), "D", "9S JS 9H", "AS KC QC", "TS TC JC", "QS 9C AC")
    state = played(state, "play 9S, play AS, play TS, play QS, play KC")
    assert state.marriages == (0, 20)


def test_the_table_is_shown_the_mate() -> None:
    """Every seat sees which card the other half is."""
    state = played(round_of_four(), "play KS")
    for seat in range(4):
        assert observe(state, seat).shown == ((0, Card.parse("QS")),)


def test_without_marriages_a_pair_is_two_cards() -> None:
    """With the field on none nothing pays and nothing is shown."""
    state = played(round_of_four(marriage="none"), "play KH")
    assert (state.marriages, state.shown) == ((0, 0), ())


def test_what_a_marriage_pays_is_a_field() -> None:
    """Plain and trump marriages each have their own price."""
    assert played(round_of_four(marriage_plain=30), "play KS").marriages == (30, 0)
    assert played(round_of_four(marriage_trump=100), "play KH").marriages == (100, 0)


def shown_without_a_trick(rules: Rules) -> Match:
    """Return a match whose only round so far gave seat 0's side the trump marriage and no trick."""
    match = Match.start(rules, "seed", ("human",) * 4)
    state = opened(rules, "H", "KH QH", "AH TH", "9C JC", "9S JS")
    match = match.dealt(state.deal)
    for call in state.calls:
        match = match.play(call.call)
    for move in ("trump H", "play KH, play AH, play 9C, play 9S, play TH, play JC, play JS, play QH"):
        match = _played(match, move)
    return match


def _played(match: Match, text: str) -> Match:
    for move in text.split(", "):
        match = match.play(next(legal for legal in match.legal_moves if legal.text == move))
    return match


def test_a_marriage_counts_without_a_trick() -> None:
    """A side that takes no trick but shows the trump marriage has 40 raw: one point."""
    match = shown_without_a_trick(small(2))
    assert all(trick.winner == 1 for trick in match.state.tricks)
    assert match.state.score is not None
    assert (match.state.score.raw[0], match.totals[0]) == (40, 1)
    assert match.legal_moves == (NEXT,)


def test_a_marriage_alone_can_win_a_match() -> None:
    """The point it makes is a point like any other."""
    match = shown_without_a_trick(small(2, target=1))
    assert (match.totals, match.winner) == ((1, 0), 0)


def test_queens_and_kings_of_different_suits_make_no_pair() -> None:
    """KH with QS pays nothing."""
    state = opened(small(2), "D", "KH QS", "9H 9S", "JH JS", "TH TS")
    assert played(state, "play KH").marriages == (0, 0)
