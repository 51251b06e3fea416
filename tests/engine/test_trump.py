"""Naming trump, and who opens the first trick."""

import pytest

from cruce.auction import Contract
from cruce.cards import PACKS, Suit
from cruce.dealing import Deal
from cruce.errors import Code, IllegalMove
from cruce.match import Match
from cruce.observation import observe, refusals
from cruce.rules import Rules
from cruce.state import Phase, State
from cruce.streams import Stream
from tests.engine.helpers import after, finished, lay_out, legal, opened, played, random_match, refusal, small, standard

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


TURNED = Rules.named("no-auction", 4)


@pytest.mark.parametrize("dealer", range(4))
def test_a_turned_up_card_makes_trump(dealer: int) -> None:
    """The dealer's last card: everyone has seen it, and it stays in the dealer's hand."""
    state = State.start(TURNED, Deal.from_pack(TURNED, dealer, Stream("turned", str(dealer)).shuffled(PACKS[24])))
    card = state.deal.hands[dealer][-1]
    assert (state.phase, state.trump, state.to_act) == (Phase.PLAY, card.suit, (dealer + 1) % 4)
    assert {observe(state, seat).turned for seat in range(4)} == {card}
    assert observe(state, dealer).hand[-1] is card
    assert observe(state, dealer).held == (6, 6, 6, 6)


def test_a_turned_up_card_lies_open_during_the_auction() -> None:
    """When the whole hand is dealt before it; with packets it comes with the rest."""
    rules = TURNED.with_fields(auction="once", leader="declarer")
    state = State.start(rules, Deal.from_pack(rules, 3, PACKS[24]))
    assert (state.phase, state.trump) == (Phase.AUCTION, Suit.SPADES)
    assert observe(state, 0).turned is state.deal.hands[3][-1]
    rules = rules.with_fields(packet=3)
    state = State.start(rules, Deal.from_pack(rules, 3, PACKS[24]))
    assert (state.trump, observe(state, 0).turned) == (None, None)
    state = played(state, "pass, bid 6, pass, pass")
    assert (state.phase, state.trump, state.to_act) == (Phase.PLAY, Suit.SPADES, 1)
    assert observe(state, 0).turned is state.deal.hands[3][-1]


@pytest.mark.parametrize("trump", ["turned-up", "rotation", "fixed"])
def test_where_trump_is_known_the_declarer_names_none(trump: str) -> None:
    """The auction is held for the contract alone."""
    state = bought(trump=trump, suit={"fixed": "D"}.get(trump))
    assert state.phase is Phase.PLAY
    assert state.contract == Contract(1, 1)
    assert state.trump == {"turned-up": "S", "rotation": "C", "fixed": "D"}[trump]
    assert refusal(state, "trump H").code is Code.WRONG_PHASE


def test_a_fixed_trump_is_that_of_every_round() -> None:
    """Hearts, unless another suit was chosen; it is known before a card is dealt."""
    for changes, suit in (({}, "H"), ({"suit": "S"}, "S")):
        rules = Rules.named("fixed-trump", 4, **changes)
        trumps = {played.state.trump for played in random_match(rules, "fixed").rounds if played.state.contract}
        assert trumps == {suit}
        assert State.start(rules, Deal.from_pack(rules, 0, PACKS[24])).trump == suit


def rotating(**changes: object) -> Match:
    """Return a match with rotating trumps that will not end soon."""
    rules = Rules.named("no-auction", 4, trump="rotation", target=9999, **changes)
    return Match.start(rules, "rotation", ("human",) * 4)


def test_trumps_rotate_from_clubs() -> None:
    """Clubs, diamonds, hearts, spades, and from the start again."""
    match, trumps = rotating(), []
    for _ in range(9):
        trumps.append(str(match.state.trump))
        match = after(finished(match), "next")
    assert "".join(trumps) == "CDHSCDHSC"


@pytest.mark.parametrize("all_pass", ["dead", "redeal"])
def test_a_round_all_pass_uses_up_no_suit(all_pass: str) -> None:
    """Dead or redealt, its suit is that of the round after it."""
    match = rotating(auction="once", bid_min=1, all_pass=all_pass)
    for suit in "CDH":
        assert match.state.trump == suit
        match = after(match, "pass, pass, pass, pass, next")
        assert match.state.trump == suit
        match = after(match, "pass, pass, pass, pass, next")
        assert match.state.trump == suit
        match = after(finished(after(match, "bid 1, pass, pass, pass")), "next")


def test_a_round_on_a_fixed_suit_is_scored_and_uses_one_up() -> None:
    """Though another suit was trump in it."""
    match = rotating(auction="once", bid_min=1, all_pass="fixed-suit", suit="S")  # noqa: S106 - a rule's field
    assert match.state.trump == "C"
    match = after(match, "pass, pass, pass, pass")
    assert match.state.trump == "S"
    assert after(finished(match), "next").state.trump == "D"


@pytest.mark.parametrize("tricks", [0, 1, 3])
def test_a_void_round_uses_up_no_suit(tricks: int) -> None:
    """It is dealt again under the same one, however many tricks had been played."""
    match = rotating(conduct="honour")
    assert match.state.trump == "C"
    while len(match.state.tricks) < tricks or not any(match.state.honour.revoked):
        revokes = [move for move in match.legal_moves if move not in match.state.dutiful_moves]
        match = match.play((revokes or match.legal_moves)[0])
    guilty = match.state.honour.revoked.index(True)
    match = after(match, f"accuse {guilty} by {(guilty + 1) % 4}")
    assert match.rounds[-1].void
    assert after(match, "next").state.trump == "C"
    assert after(match, "next").state.deal.dealer == match.state.deal.dealer


def test_a_dead_round_has_no_trump() -> None:
    """Whatever would have been."""
    for trump, suit in (("turned-up", None), ("rotation", None), ("fixed", "H")):
        rules = small(6, trump=trump, suit=suit)
        state = played(State.start(rules, Deal.from_pack(rules, 3, PACKS[24])), "pass, pass, pass, pass")
        assert (state.trump, state.turned) == (None, None)
