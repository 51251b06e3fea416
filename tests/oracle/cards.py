"""Cards: texts of a rank and a suit."""

from collections.abc import Iterable, Sequence

SUITS = "CDHS"
RANKS = "789JQKTA"
"""From low to high."""

VALUES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
PACKS = {
    24: [rank + suit for suit in SUITS for rank in RANKS[2:]],
    32: [rank + suit for suit in SUITS for rank in RANKS],
}


HEIGHTS = {card: RANKS.index(card[0]) for card in PACKS[32]}
"""How high each card stands in its suit."""


def card_points(cards: Iterable[str]) -> int:
    """Return what cards are worth to the side that takes them."""
    return sum(VALUES.get(card[0], 0) for card in cards)


def of_suit(cards: Iterable[str], suit: str | None) -> list[str]:
    """Return the cards of one suit."""
    return [card for card in cards if card[1] == suit]


def winning_card(cards: Sequence[str], trump: str | None) -> str:
    """Return the card that takes a trick as far as it is laid: the highest trump, or the highest of the suit led."""
    return max(of_suit(cards, trump) or of_suit(cards, cards[0][1]), key=HEIGHTS.__getitem__)


def trick_winner(cards: Sequence[str], leader: int, players: int, trump: str | None) -> int:
    """Return the seat that takes a trick."""
    return (leader + cards.index(winning_card(cards, trump))) % players
