"""Naming trump, and who opens the first trick."""

import pytest

from cruce.cards import PACKS, Suit
from cruce.dealing import Deal
from cruce.errors import Code, IllegalMove
from cruce.observation import observe, refusals
from cruce.state import Phase, State
from tests.engine.helpers import lay_out, legal, opened, played, small, standard

FOUR = ("9H AH 9C", "KS 9S TS", "JD QD KD", "JC QC KC")


def bought(**changes: object) -> State:
    """Return a round of a table of four whose contract seat 1 has just won."""
    rules = standard(**changes)
    return played(State.start(rules, Deal.from_pack(rules, 3, PACKS[24])), "pass, bid 1, pass, pass")


def test_the_declarer_names_one_of_four_suits() -> None:
    """Any suit, held or not."""
    state = bought()
    assert (state.phase, state.to_act) == (Phase.TRUMP, 1)
    assert legal(state) == "trump C trump D trump H trump S"
    assert played(state, "trump S").trump is Suit.SPADES


def test_trump_is_named_on_the_whole_hand() -> None:
    """The rest is dealt to everyone first."""
    assert observe(bought(), 1).held == (6, 6, 6, 6)


def test_trump_before_the_rest_is_named_on_the_packet() -> None:
    """With the field on before-rest the declarer has seen half its hand; the rest comes next."""
    state = bought(trump="before-rest")
    assert (state.phase, observe(state, 1).held) == (Phase.TRUMP, (3, 3, 3, 3))
    assert observe(played(state, "trump S"), 1).held == (6, 6, 6, 6)


def test_first_card_makes_trump() -> None:
    """With the field on first-card nothing is named: the suit of the card that opens is trump."""
    state = bought(trump="first-card")
    assert (state.phase, state.to_act, state.trump) == (Phase.PLAY, 1, None)
    card = observe(state, 1).hand[0]
    assert played(state, f"play {card}").trump is card.suit


def test_first_card_binds_the_seats_that_follow() -> None:
    """The suit led is trump already for the second seat, which follows it and may discard when it has none."""
    state = lay_out(small(3, trump="first-card"), "9H AH 9C", "KS 9S TH", "JD QD KD", "JC QC KC")
    state = played(state, "bid 1, pass, pass, pass, play 9H")
    assert legal(state) == "TH"
    state = played(state, "play TH")
    assert legal(state) == "JD QD KD"
    state = played(state, "play JD, play JC")
    assert (state.trump, state.tricks[0].winner) == (Suit.HEARTS, 1)
    assert legal(played(state, "play KS")) == "QD KD"


def test_the_declarer_leads() -> None:
    """The auction's winner opens, wherever the dealer sits."""
    assert played(bought(), "trump D").to_act == 1


def test_eldest_leads_when_the_rules_say_so() -> None:
    """With the field leader on eldest, the seat at the dealer's left opens."""
    assert played(bought(leader="eldest"), "trump D").to_act == 0


def test_first_lead_is_trump_when_the_rules_say_so() -> None:
    """With lead_trump a leader that holds a trump opens with one, and the reason names the suit."""
    state = opened(small(3, lead_trump=True), "H", *FOUR)
    assert legal(state) == "9H AH"
    with pytest.raises(IllegalMove) as refused:
        played(state, "play 9C")
    assert (refused.value.reason.code, refused.value.reason.suit) == (Code.LEAD_TRUMP, "H")
    assert {card.text: reason.code for card, reason in refusals(observe(state, 0)).items()} == {"9C": Code.LEAD_TRUMP}


def test_lead_trump_asks_only_for_what_is_held() -> None:
    """Without a trump any card opens."""
    assert legal(opened(small(3, lead_trump=True), "S", *FOUR)) == "9H AH 9C"


def test_lead_trump_is_for_the_first_lead_only() -> None:
    """The second trick is opened with any card."""
    state = played(opened(small(3, lead_trump=True), "H", *FOUR), "play AH, play KS, play JD, play JC")
    assert state.to_act == 0
    assert legal(state) == "9H 9C"


def test_lead_trump_binds_eldest_too() -> None:
    """Whoever opens the first trick opens with a trump."""
    state = lay_out(small(3, lead_trump=True, leader="eldest"), *FOUR)
    assert legal(played(state, "pass, bid 1, pass, pass, trump H")) == "9H AH"


def test_a_card_has_no_place_before_trump_is_named() -> None:
    """Nobody can open in the declarer's stead, not even the declarer."""
    with pytest.raises(IllegalMove) as refused:
        played(bought(), "play 9D")
    assert refused.value.reason.code is Code.WRONG_PHASE
