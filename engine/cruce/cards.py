"""The pack: suits, ranks and cards, their order in tricks and their points (rules.md, Cards)."""

from collections.abc import Iterable
from enum import StrEnum
from itertools import zip_longest
from typing import Final

from cruce.errors import BadNotation, brief


class Suit(StrEnum):
    """A suit, as the letter that writes it. The order is the one suits rotate in: C D H S."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"


class Rank(StrEnum):
    """A rank, as the letter that writes it, low to high in tricks: the ten stands above the king."""

    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    TEN = "T"
    ACE = "A"


POINTS: Final = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
"""Card points by rank; 9, 8 and 7 are worth nothing. A pack is worth 120."""


class Card:
    """One card of the pack. There is one object for each, so cards compare by identity; get them with `Card.parse`.

    `strength` orders ranks within a suit, 0 for the seven to 7 for the ace; `points` is its worth in card points;
    `text` is rank then suit, as in `AH`.
    """

    __slots__ = ("mate_text", "points", "rank", "strength", "suit", "text")

    rank: Rank
    suit: Suit
    strength: int
    points: int
    text: str
    mate_text: str | None

    def __init__(self, rank: Rank, suit: Suit) -> None:
        put = object.__setattr__
        put(self, "rank", rank)
        put(self, "suit", suit)
        put(self, "strength", _RANKS.index(rank))
        put(self, "points", POINTS.get(rank, 0))
        put(self, "text", f"{rank}{suit}")
        mate = {Rank.KING: Rank.QUEEN, Rank.QUEEN: Rank.KING}.get(rank)
        put(self, "mate_text", f"{mate}{suit}" if mate else None)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card cannot be changed ({name})")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a card cannot be changed ({name})")

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (self.text,)

    def __repr__(self) -> str:
        return self.text

    @property
    def mate(self) -> "Card | None":
        """The other half of the marriage this card belongs to, or None."""
        return _BY_TEXT[self.mate_text] if self.mate_text else None

    @staticmethod
    def parse(text: str) -> "Card":
        """Return the card written `text`, rank then suit; BadNotation for anything else."""
        card = _BY_TEXT.get(text) if isinstance(text, str) else None
        if card is None:
            raise BadNotation(f"{brief(text)} is no card; write rank then suit, as in AH, TS or 9C")
        return card


_RANKS: Final = tuple(Rank)
CARDS: Final = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
"""All 32 cards, suit by suit, low to high."""
_BY_TEXT: Final = {card.text: card for card in CARDS}

PACKS: Final = {24: tuple(card for card in CARDS if card.strength >= _RANKS.index(Rank.NINE)), 32: CARDS}
"""The two packs by size: 24 cards are nine up, 32 are seven up."""


def parse_cards(texts: Iterable[str]) -> tuple[Card, ...]:
    """Return the cards written in `texts`, in that order; BadNotation names the first that is none."""
    if isinstance(texts, str) or not isinstance(texts, Iterable):
        raise BadNotation(f"{brief(texts)} is no list of cards")
    return tuple(Card.parse(text) for text in texts)


def parse_suit(text: str) -> Suit:
    """Return the suit written `text`, one of C D H S; BadNotation for anything else."""
    try:
        return Suit(text)
    except ValueError:
        raise BadNotation(f"{brief(text)} is no suit; write C, D, H or S") from None


_RED: Final = frozenset({Suit.DIAMONDS, Suit.HEARTS})


def sort_hand(cards: Iterable[Card], trump: Suit | None = None) -> tuple[Card, ...]:
    """Return cards as a person holds them: suits of alternating colour, high to low, trump apart at the left.

    BadNotation when they are no cards, or trump is no suit.
    """
    cards = tuple(cards) if isinstance(cards, Iterable) else (cards,)
    for card in cards:
        if not isinstance(card, Card):
            raise BadNotation(f"{brief(card)} is no card")
    if trump is not None and not isinstance(trump, Suit):
        raise BadNotation(f"{brief(trump)} is no suit")
    suits = [suit for suit in Suit if suit is not trump and any(card.suit is suit for card in cards)]
    red = [suit for suit in suits if suit in _RED]
    black = [suit for suit in suits if suit not in _RED]
    # The longer colour starts, so that it can also end; after a trump the other colour does, when it can.
    first, second = (red, black) if len(red) > len(black) else (black, red)
    if len(red) == len(black) and trump is not None and first and (trump in _RED) == (first[0] in _RED):
        first, second = second, first
    order = [suit for pair in zip_longest(first, second) for suit in pair if suit is not None]
    order = [trump, *order] if trump is not None else order
    place = {suit: index for index, suit in enumerate(order)}
    return tuple(sorted(cards, key=lambda card: (place[card.suit], -card.strength)))
