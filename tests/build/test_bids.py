"""The book of bids can be made again: the same numbers of rounds and deals make the same book."""

from builder.bids import BOOK, Auctioned, deal_with, line, make, score, situation
from cruce.bots.bids import BidBook, Situation, bid_book
from cruce.bots.packets import kinds
from cruce.cards import parse_cards
from cruce.streams import Stream


def test_the_same_book_however_many_processes_make_it() -> None:
    """And it reads back: every kind of packet is in it."""
    text = make(1, 80, 1)
    assert make(1, 80, 2) == text
    assert set(BidBook.parse(text).worths) == set(kinds())


def test_the_book_in_use_says_how_it_was_made() -> None:
    """The command stands at its head."""
    first = BOOK.read_text(encoding="utf-8").splitlines()[0]
    assert "python -m builder.bids --rounds" in first
    assert BidBook.parse(BOOK.read_text(encoding="utf-8")) == bid_book()


def test_a_missed_contract_costs_the_bid() -> None:
    """And the others keep what they made."""
    assert score((2, 1), 2) == 1
    assert score((2, 1), 3) == -4


def test_a_packet_is_dealt_to_its_seat_first() -> None:
    """Whoever holds it is the first to call, and all 24 cards are dealt."""
    packet = parse_cards(["AH", "KH", "QH"])
    deal = deal_with(packet, 2, Stream("test", "deal"))
    assert deal.hands[2][:3] == packet
    assert deal.dealer == 1
    assert len({card for hand in deal.hands for card in hand}) == 24


def test_what_a_bid_gains_is_a_line_over_what_the_packet_is_worth() -> None:
    """Seen often enough, it is the line that was there."""
    height, slope = line([(worth / 100, 0.5 + 0.8 * worth / 100) for worth in range(-300, 300)])
    assert abs(height - 0.5) < 0.02
    assert abs(slope - 0.8) < 0.02


def test_an_auction_is_scored_for_the_seat_that_asks() -> None:
    """What is good for one side is as bad for the other; nobody scores when all pass."""
    book = BidBook(bid_book().worths, {})
    held = Auctioned(book, deal_with(parse_cards(["AH", "KH", "QH"]), 0, Stream("test", "auction")))
    assert held.result([0, 0, 0, 0], 0) == 0
    assert held.result([1, 0, 0, 0], 0) == -held.result([1, 0, 0, 0], 1)
    assert situation([1, 0, 2]) == Situation(3, 2, "others")
