"""Cards as bits, for the solver: eight bits a suit, low to high, with trumps on top.

Relabelled so, a card wins a trick when its bit is higher and it follows or is a trump, whatever the trump is.
"""

from functools import cache
from typing import Final

from cruce.cards import CARDS, Card, Suit

Label = dict[Card, int]
"""What stands for each card in a set of cards, a bit each."""
RANKS: Final = 8
"""Bits of a suit: seven to ace."""
BYTE: Final = (1 << RANKS) - 1
SHIFTS: Final = (0, 8, 16, 24)
"""Where each suit's bits begin, trumps last."""
TRUMPS: Final = BYTE << 24
QUEENS: Final = sum(1 << (shift + 4) for shift in SHIFTS)
"""The queen of each suit; its king is one bit higher."""
POINTS: Final = {1 << (shift + card.strength): card.points for shift in SHIFTS for card in CARDS[:RANKS]}
"""Card points by bit."""
RANK_POINTS: Final = tuple(card.points for card in CARDS[:RANKS])
"""Card points by rank, seven to ace."""
SHIFT_OF: Final = {1 << (shift + rank): shift for shift in SHIFTS for rank in range(RANKS)}
"""Where the suit of a card's bit begins."""
_BYTE_POINTS: Final = tuple(
    sum(points for rank, points in enumerate(RANK_POINTS) if byte >> rank & 1) for byte in range(1 << RANKS)
)


def mask_points(mask: int) -> int:
    """Return the card points of a set of cards."""
    return sum(_BYTE_POINTS[mask >> shift & BYTE] for shift in SHIFTS)


@cache
def bits_of(trump: Suit | None) -> Label:
    """Return each card's bit with a suit as trump; without a trump the top suit is never asked for as one."""
    plain = [suit for suit in Suit if suit is not trump]
    order = plain if trump is None else [*plain, trump]
    return {card: 1 << (8 * order.index(card.suit) + card.strength) for card in CARDS}


@cache
def cards_of(trump: Suit | None) -> dict[int, Card]:
    """Return the card of each bit with a suit as trump."""
    return {bit: card for card, bit in bits_of(trump).items()}
