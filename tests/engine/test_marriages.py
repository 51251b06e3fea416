"""Marriages: the king and queen of a suit, shown by leading one of them."""

import pytest

from cruce.cards import Card
from cruce.errors import Code
from cruce.match import Match
from cruce.moves import NEXT
from cruce.observation import observe
from cruce.rules import Rules
from cruce.state import State
from tests.engine.helpers import after, dealt, laid, lay_out, legal, match_of, opened, played, refusal, small

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
    deal = dealt(rules, "KH QH", "AH TH", "9C JC", "9S JS")
    match = match_of(rules, deal, "bid 1, pass, pass, pass, trump H")
    return after(match, "play KH, play AH, play 9C, play 9S, play TH, play JC, play JS, play QH")


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


CLAIMED = {"marriage": "claimed"}


def test_a_claimed_marriage_pays_whoever_says_so() -> None:
    """Each half with its mate in hand may be led with the claim, or without."""
    state = round_of_four(**CLAIMED)
    assert legal(state) == "KH claim KH QH claim QH KS claim KS QS claim QS"
    for move, pays in (("claim KH", 40), ("claim QH", 40), ("claim KS", 20), ("claim QS", 20)):
        claimed = played(state, move)
        assert (claimed.marriages, claimed.trick and claimed.trick.marriage) == ((pays, 0), pays)
        unclaimed = played(state, move.replace("claim", "play"))
        assert (unclaimed.marriages, unclaimed.trick and unclaimed.trick.marriage) == ((0, 0), 0)


def test_the_table_is_shown_the_mate_of_a_claim_alone() -> None:
    """Led unclaimed, nobody learns where the other half is."""
    state = round_of_four(**CLAIMED)
    for seat in range(4):
        assert observe(played(state, "claim KS"), seat).shown == ((0, Card.parse("QS")),)
        assert observe(played(state, "play KS"), seat).shown == ()


def test_a_half_led_unclaimed_spoils_the_pair() -> None:
    """The other half can neither be claimed later nor pay."""
    state = opened(small(2, **CLAIMED), "H", "KS QS", "9S 9C", "JS JC", "9D JD")
    state = laid(state, "KS 9S JS 9D")
    assert legal(state) == "QS"
    assert refusal(state, "claim QS").code is Code.NO_MARRIAGE
    assert laid(state, "QS").marriages == (0, 0)


def test_a_half_played_to_anothers_lead_spoils_a_claim() -> None:
    """As it spoils a pair that would show itself."""
    state = opened(small(2, **CLAIMED), "H", "9S 9C", "KS QS", "JS JC", "9D JD")
    state = laid(state, "9S KS JS 9D")
    assert legal(state) == "QS"
    assert refusal(state, "claim QS").code is Code.NO_MARRIAGE


@pytest.mark.parametrize("card", ["KD", "QC"])
def test_a_half_without_its_mate_is_not_claimed(card: str) -> None:
    """The card may be led, the claim is refused and says which card opens no marriage."""
    state = opened(small(2, **CLAIMED), "H", f"{card} AS", "9S 9C", "JS JC", "9D JD")
    assert legal(state) == f"{card} AS"
    reason = refusal(state, f"claim {card}")
    assert (reason.code, reason.card) == (Code.NO_MARRIAGE, card)
    assert str(reason) == f"{card} opens no marriage that may be claimed now"


def test_only_the_leader_claims() -> None:
    """To another's lead the card is played, whatever its holder says."""
    state = laid(opened(small(2, **CLAIMED), "H", "9S 9C", "KS QS", "JS JC", "9D JD"), "9S")
    assert legal(state) == "KS QS"
    assert refusal(state, "claim KS").code is Code.NO_MARRIAGE


def test_a_claim_of_a_card_not_held_is_refused() -> None:
    """For the reason that it is not there."""
    assert refusal(round_of_four(**CLAIMED), "claim KD").code is Code.NOT_HELD


@pytest.mark.parametrize("marriage", ["none", "auto"])
def test_nobody_claims_where_marriages_show_themselves_or_do_not_count(marriage: str) -> None:
    """There are no claims to make."""
    state = round_of_four(marriage=marriage)
    assert legal(state) == "KH QH KS QS"
    assert refusal(state, "claim KH").code is Code.NO_MARRIAGE


def test_a_claim_by_the_first_card_makes_trump_and_pays_40() -> None:
    """KH led holding QH; unclaimed it makes trump all the same and pays nothing."""
    state = lay_out(small(4, trump="first-card", **CLAIMED), *HANDS)
    state = played(state, "bid 1, pass, pass, pass")
    for move, pays in (("claim KH", 40), ("claim QS", 40), ("play KH", 0)):
        opening = played(state, move)
        assert (opening.trump, opening.marriages) == (move[-1], (pays, 0))


def test_the_first_card_pays_40_though_it_is_beaten() -> None:
    """The ace takes the trick and the marriage stays."""
    state = lay_out(small(1, hand=2, packet=2, trump="first-card"), "KH QH", "AH 9S", "JH JS", "TH TS")
    state = laid(played(state, "bid 1, pass, pass, pass"), "KH AH JH TH")
    assert (state.tricks[0].winner, state.marriages) == (1, (40, 0))


def test_a_later_king_pays_20_under_first_card() -> None:
    """Only the suit of the opening is trump."""
    state = lay_out(small(4, trump="first-card"), "AH KS QS 9D", "9H 9S AC TC", "JH JS AD TD", "TH TS 9C JC")
    state = laid(played(state, "bid 1, pass, pass, pass"), "AH 9H JH TH KS")
    assert state.marriages == (20, 0)


def test_a_claimed_marriage_counts_without_a_trick() -> None:
    """Its side has 40 raw: one point, enough to win a match."""
    rules = small(2, target=1, **CLAIMED)
    deal = dealt(rules, "KH QH", "AH TH", "9C JC", "9S JS")
    match = match_of(rules, deal, "bid 1, pass, pass, pass, trump H, claim KH")
    match = after(match, "play AH, play 9C, play 9S, play TH, play JC, play JS, play QH")
    assert (match.totals, match.winner) == ((1, 0), 0)


def test_a_claim_must_keep_the_duty_to_open_with_trump() -> None:
    """A plain marriage has to wait; the trump one may open."""
    state = round_of_four(lead_trump=True, **CLAIMED)
    assert legal(state) == "KH claim KH QH claim QH"
    assert refusal(state, "claim KS").code is Code.LEAD_TRUMP
