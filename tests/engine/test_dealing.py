"""Dealing: which cards go where, and which deals are refused."""

import pytest

from cruce.cards import PACKS, Card
from cruce.dealing import Deal, first_dealer, shuffled_deal
from cruce.errors import BadDeal, BadRules, BadSeat
from cruce.observation import observe
from cruce.rules import Rules
from cruce.state import Phase, State
from tests.engine.helpers import TABLES, cards, played, small, standard

PACK = PACKS[24]


def test_packets_go_round_from_the_dealers_left() -> None:
    """Everyone gets three cards, eldest first, then everyone gets three more in the same order."""
    deal = Deal.from_pack(standard(), 2, PACK)
    assert deal.hands[3] == PACK[0:3] + PACK[12:15]
    assert deal.hands[0] == PACK[3:6] + PACK[15:18]
    assert deal.hands[1] == PACK[6:9] + PACK[18:21]
    assert deal.hands[2] == PACK[9:12] + PACK[21:24]
    assert deal.stock == ()


def test_three_players_get_two_packets_of_four() -> None:
    """Three players share the whole pack, eight cards each."""
    deal = Deal.from_pack(standard(3), 0, PACK)
    assert deal.hands[1] == PACK[0:4] + PACK[12:16]
    assert deal.hands[0] == PACK[8:12] + PACK[20:24]


def test_five_and_six_leave_two_cards_unused() -> None:
    """Of 32: six each for five, five each for six, all dealt at once."""
    for players, hand in ((5, 6), (6, 5)):
        rules = Rules.named("traditional", players)
        pack = PACKS[32]
        deal = Deal.from_pack(rules, 0, pack)
        for place in range(players):
            seat = (1 + place) % players
            assert deal.hands[seat] == pack[place * hand : (place + 1) * hand]
        assert deal.stock == pack[30:]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_table_deals_its_whole_pack(name: str, players: int) -> None:
    """Full hands, and what remains is the stock; only first packets are held while anyone calls."""
    rules = Rules.named(name, players)
    deal = shuffled_deal(rules, "whole", 0, players - 1)
    assert [len(hand) for hand in deal.hands] == [rules.hand] * players
    assert len(deal.stock) == rules.undealt
    assert {card for part in (*deal.hands, deal.stock) for card in part} == set(PACKS[rules.pack])
    state = State.start(rules, deal)
    held = rules.packet if state.phase is Phase.AUCTION else rules.hand
    assert observe(state, 0).held == (held,) * players
    assert observe(state, 0).stock == rules.undealt


def test_what_is_left_is_the_stock() -> None:
    """Cards no hand gets lie undealt in the pack's order."""
    assert Deal.from_pack(small(5), 0, PACK).stock == PACK[20:]


def test_only_the_packet_is_in_hand_during_the_auction() -> None:
    """A seat bids on half its hand; the rest comes once the contract is won."""
    state = State.start(standard(), Deal.from_pack(standard(), 3, PACK))
    assert [observe(state, seat).hand for seat in range(4)] == [PACK[0:3], PACK[3:6], PACK[6:9], PACK[9:12]]
    assert observe(state, 0).held == (3, 3, 3, 3)
    state = played(state, "pass", "bid 1", "pass")
    assert observe(state, 0).hand == PACK[0:3]
    state = played(state, "pass")
    assert observe(state, 0).hand == PACK[0:3] + PACK[12:15]
    assert observe(state, 3).held == (6, 6, 6, 6)


def test_in_a_dead_round_the_rest_is_never_seen() -> None:
    """When all pass, no seat is dealt the rest."""
    state = played(State.start(standard(), Deal.from_pack(standard(), 3, PACK)), *["pass"] * 4)
    assert [observe(state, seat).hand for seat in range(4)] == [PACK[0:3], PACK[3:6], PACK[6:9], PACK[9:12]]


def test_each_round_is_dealt_from_its_own_stream() -> None:
    """The same seed and round number give the same cards; the dealer only turns the table."""
    assert shuffled_deal(standard(), "s", 1, 0) == shuffled_deal(standard(), "s", 1, 0)
    assert shuffled_deal(standard(), "s", 1, 0).hands != shuffled_deal(standard(), "s", 2, 0).hands
    assert shuffled_deal(standard(), "s", 1, 0).hands != shuffled_deal(standard(), "t", 1, 0).hands
    assert shuffled_deal(standard(), "s", 1, 0).hands[1] == shuffled_deal(standard(), "s", 1, 2).hands[3]


def test_any_seat_may_deal_first() -> None:
    """The first dealer is drawn from the seed."""
    for rules in (standard(4), standard(3)):
        assert {first_dealer(rules, str(seed)) for seed in range(50)} == set(range(rules.players))
    assert first_dealer(standard(), "7/0") == first_dealer(standard(), "7/0")


HANDS = tuple(PACK[start : start + 6] for start in range(0, 24, 6))


@pytest.mark.parametrize(
    ("hands", "stock", "says"),
    [
        (HANDS[:3], (), "4 hands of 6 cards"),
        ((*HANDS[:3], HANDS[3][:5]), HANDS[3][5:], "4 hands of 6 cards"),
        ((*HANDS[:3], HANDS[0]), (), "9C is dealt twice"),
        ((*HANDS[:3], (*HANDS[3][:5], Card.parse("7C"))), (), "differ by: 7C AS"),
        (HANDS, cards("7C"), "differ by: 7C"),
        ((*HANDS[:3], ("9S", "JS", "QS", "KS", "TS", "AS")), (), "no cards"),
        ((*HANDS[:3], "9S JS "), (), "no cards"),
        ((*HANDS[:3], None), (), "no cards"),
        (None, (), "no hands"),
        (HANDS, None, "no cards"),
        (HANDS, "", "no cards"),
    ],
)
def test_a_deal_that_is_not_the_pack_is_refused(hands: object, stock: object, says: str) -> None:
    """A deal holds the rules' pack, each card once, in full hands."""
    with pytest.raises(BadDeal, match=says):
        State.start(standard(), Deal(0, hands, stock))  # type: ignore[arg-type]


@pytest.mark.parametrize("dealer", [4, -1, True, "0", 1.0, None])
def test_the_dealer_has_a_seat(dealer: object) -> None:
    """The dealer is one of the table's seats."""
    with pytest.raises(BadSeat, match="no seat"):
        Deal.from_pack(standard(), dealer, PACK)  # type: ignore[arg-type]


def test_a_short_pack_is_refused() -> None:
    """A pack with cards missing, or none at all, cannot be dealt."""
    for pack in (PACK[:23], (), None, "AH", [1, 2]):
        with pytest.raises(BadDeal):
            Deal.from_pack(standard(), 0, pack)  # type: ignore[arg-type]


def test_a_round_starts_with_rules_and_a_deal() -> None:
    """Anything else in their places is refused."""
    with pytest.raises(BadDeal):
        State.start(standard(), HANDS)  # type: ignore[arg-type]
    with pytest.raises(BadRules):
        State.start("standard", Deal.from_pack(standard(), 0, PACK))  # type: ignore[arg-type]
