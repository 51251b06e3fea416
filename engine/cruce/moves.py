"""Moves of the game and how they are written: the same text in records, on the command line and on the screen."""

from dataclasses import dataclass
from typing import Final

from cruce.cards import CARDS, Card, Suit
from cruce.errors import BadNotation, CruceError, brief

LEVEL_DIGITS = 2
"""The longest a bid is written; `Rules` allows none above 99."""


@dataclass(frozen=True, slots=True)
class Bid:
    """A call that promises `level` game points; written `bid 2`."""

    level: int

    def __post_init__(self) -> None:
        if type(self.level) is not int:
            raise BadNotation(f"{brief(self.level)} is no level of a bid")

    @property
    def text(self) -> str:
        """The move as written."""
        return f"bid {self.level}"


@dataclass(frozen=True, slots=True)
class Pass:
    """A call that promises nothing; written `pass`."""

    @property
    def text(self) -> str:
        """The move as written."""
        return "pass"


@dataclass(frozen=True, slots=True)
class NameTrump:
    """The declarer names the trump suit; written `trump H`."""

    suit: Suit

    def __post_init__(self) -> None:
        if not isinstance(self.suit, Suit):
            raise BadNotation(f"{brief(self.suit)} is no suit")

    @property
    def text(self) -> str:
        """The move as written."""
        return f"trump {self.suit}"


@dataclass(frozen=True, slots=True)
class Play:
    """A card laid to the trick; written `play KH`."""

    card: Card

    def __post_init__(self) -> None:
        if not isinstance(self.card, Card):
            raise BadNotation(f"{brief(self.card)} is no card")

    @property
    def text(self) -> str:
        """The move as written."""
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Next:
    """Go on to the next round once this one's score has been shown; written `next`. It is a move of the match."""

    @property
    def text(self) -> str:
        """The move as written."""
        return "next"


Move = Bid | Pass | NameTrump | Play
"""A move within a round."""

PASS: Final = Pass()
NEXT: Final = Next()
PLAYS: Final = {card: Play(card) for card in CARDS}
"""The one `Play` of each card, so that building legal moves makes no objects."""
TRUMPS: Final = tuple(NameTrump(suit) for suit in Suit)


def parse_move(text: str) -> Move | Next:
    """Return the move written `text`; BadNotation, quoting it, when it is none."""
    words = text.split() if isinstance(text, str) else []
    try:
        match words:
            case ["pass"]:
                return PASS
            case ["next"]:
                return NEXT
            case ["bid", level] if level.isascii() and level.isdigit() and len(level) <= LEVEL_DIGITS:
                return Bid(int(level))
            case ["trump", suit]:
                return NameTrump(Suit(suit))
            case ["play", card]:
                return PLAYS[Card.parse(card)]
    except (CruceError, ValueError):
        pass
    raise BadNotation(f"{brief(text)} is no move; write pass, bid 2, trump H, play KH or next")
