"""The book of bids: every packet is in it, better packets are worth more, and calls follow it."""

import pytest

from cruce.bots import BOTS, choose
from cruce.bots.bids import LEVELS, BidBook, Situation, bid_book, fits
from cruce.bots.expert import book_call
from cruce.bots.masks import bits_of
from cruce.bots.packets import kind_of, kind_of_cards, kind_text, kinds, parse_kind
from cruce.cards import Suit
from cruce.moves import Bid
from cruce.observation import observe
from cruce.rules import Rules
from cruce.streams import Stream
from tests.engine.helpers import cards, lay_out, played, standard

STRONG = "AC KC QC"
WEAK = "9C JD 9H"
BOOK = """# a book of three packets
AKQ: 300 250 200 -100 -600 -700
J 9 9: -20 -150 -380 -500 -600 -700
T K J: 40 -90 -300 -490 -630 -730
bid 1 0 0 nobody: 30 20
bid 2 0 0 nobody: 20 60
bid 2 1 1 others: 25 65
bid 3 1 1 others: -18 80
"""


def test_every_packet_is_in_the_book() -> None:
    """Of the 2,024 packets 166 differ by more than their suits."""
    assert len(kinds()) == 166
    assert sum(map(len, kinds().values())) == 2024
    assert set(bid_book().worths) == set(kinds())
    assert all(len(worths) == len(LEVELS) for worths in bid_book().worths.values())


def test_a_kind_is_the_same_whatever_the_suits() -> None:
    """By cards or by bits, with any suit as trump, and as a text it reads back."""
    for kind, packets in kinds().items():
        assert parse_kind(kind_text(kind)) == kind
        for packet in packets[:3]:
            assert kind_of_cards(packet) == kind
            for trump in Suit:
                assert kind_of(sum(bits_of(trump)[card] for card in packet)) == kind


def test_a_higher_level_is_never_worth_more() -> None:
    """A contract promised higher is made no more often, and costs more when it is not."""
    for worths in bid_book().worths.values():
        assert list(worths) == sorted(worths, reverse=True)


def test_better_packets_are_worth_more() -> None:
    """A trump marriage with its ace before three low cards of three suits."""
    worths = bid_book().worths
    assert worths[kind_of_cards(cards(STRONG))] > worths[kind_of_cards(cards(WEAK))]


def test_a_book_says_what_a_bid_gains() -> None:
    """A line over what the packet is worth at that level; a bid that is not in the book is not made."""
    book = BidBook.parse(BOOK)
    first = Situation(0, 0, "nobody")
    assert book.gain(first, 1, parse_kind("AKQ")) == pytest.approx(0.30 + 0.20 * 3.00)
    assert book.gain(Situation(1, 1, "others"), 2, parse_kind("T K J")) == pytest.approx(0.25 - 0.65 * 0.90)
    assert book.gain(first, 5, parse_kind("AKQ")) is None
    assert [level for level, _ in book.bids(first, parse_kind("AKQ"))] == [1, 2]


@pytest.mark.parametrize(
    ("calls", "expected"),
    [
        ((), Situation(0, 0, "nobody")),
        (("pass",), Situation(1, 0, "nobody")),
        (("bid 1",), Situation(1, 1, "others")),
        (("bid 1", "pass"), Situation(2, 1, "partner")),
        (("bid 1", "bid 2", "pass"), Situation(3, 2, "partner")),
        (("bid 1", "pass", "bid 2"), Situation(3, 2, "others")),
    ],
)
def test_where_the_auction_stands(calls: tuple[str, ...], expected: Situation) -> None:
    """How many have called, the highest level, and whether the partner bid it."""
    state = played(lay_out(standard(), *_hands()), *calls)
    assert state.to_act is not None
    assert Situation.after(state.calls, state.to_act) == expected


def _hands() -> tuple[str, ...]:
    return (
        f"{STRONG} 9S JS 9D",
        f"{WEAK} TS QS KD",
        "AD TD QD KS AS JC",
        "TC JH QH KH TH AH",
    )


def test_an_expert_opens_on_a_strong_packet_and_leaves_its_partner_in_peace() -> None:
    """With ace, king and queen of a suit it opens; with nothing it does not take the contract from its partner."""
    state = lay_out(standard(), *_hands())
    first = choose(BOTS["expert"], observe(state, 0), Stream("s", "p"), 1)
    assert isinstance(first, Bid)
    weak = lay_out(standard(), "AC KC QC 9S JS 9D", "AD TD QD KS AS JC", f"{WEAK} TS QS KD", "TC JH QH KH TH AH")
    weak = played(weak, "bid 2", "pass")
    assert choose(BOTS["expert"], observe(weak, 2), Stream("s", "p"), 1).text == "pass"


def test_the_book_never_makes_an_illegal_call() -> None:
    """Whatever was bid before."""
    state = lay_out(standard(), *_hands())
    for calls in (("bid 1",), ("bid 3",), ("bid 5",), ("pass", "bid 4"), ("bid 2", "pass", "bid 5")):
        stands = played(state, *calls)
        assert stands.to_act is not None
        assert book_call(observe(stands, stands.to_act)) in stands.legal_moves


@pytest.mark.parametrize(
    ("name", "players", "expected"),
    [
        *(("standard", 4, True), ("contest-pairs", 4, True), ("tromf-standard", 4, True), ("ardeal", 4, False)),
        *(("standard", 3, False), ("contest", 4, False), ("traditional", 4, False), ("tromf-classic", 4, False)),
    ],
)
def test_the_book_is_of_one_kind_of_game(name: str, players: int, expected: bool) -> None:  # noqa: FBT001 - a table
    """Pairs that bid once, in steps, on three cards of six."""
    assert fits(Rules.named(name, players)) is expected
