"""Moves of the game and how they are written: the same text in records, on the command line and on the screen."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from cruce.cards import CARDS, Card, Suit, parse_cards
from cruce.errors import BadNotation, CruceError, brief

DIGITS = 2
"""The longest a number in a move is written: a bid (`Rules` allows none above 99), a place in the pack, a seat."""


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
class Cut:
    """The seat at the dealer's right takes `place` cards from the top of the pack to its bottom; written `cut 9`.

    Place 0 leaves the pack as it is and is written `knock`.
    """

    place: int

    def __post_init__(self) -> None:
        if type(self.place) is not int or self.place < 0:
            raise BadNotation(f"{brief(self.place)} is no place to cut at")

    @property
    def text(self) -> str:
        """The move as written."""
        return f"cut {self.place}" if self.place else "knock"


@dataclass(frozen=True, slots=True)
class Peek:
    """An answer to whether an undealt card shall be shown to all; written `peek yes` or `peek no`."""

    agrees: bool

    def __post_init__(self) -> None:
        if type(self.agrees) is not bool:
            raise BadNotation(f"{brief(self.agrees)} is neither yes nor no")

    @property
    def text(self) -> str:
        """The move as written."""
        return "peek yes" if self.agrees else "peek no"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Cards the declarer gives to the talon for as many of its own; written `exchange 9C JD for AH TH`.

    Both are kept in the order of the pack, as the order they are named in changes nothing. Exchanging nothing is
    written `exchange`.
    """

    gives: tuple[Card, ...]
    takes: tuple[Card, ...]

    def __post_init__(self) -> None:
        for name in ("gives", "takes"):
            cards = getattr(self, name)
            if not isinstance(cards, list | tuple) or not all(isinstance(card, Card) for card in cards):
                raise BadNotation(f"{brief(cards)} are no cards to exchange")
            object.__setattr__(self, name, tuple(sorted(cards, key=CARDS.index)))

    @property
    def text(self) -> str:
        """The move as written."""
        words = ["exchange", *map(str, self.gives), *(["for", *map(str, self.takes)] if self.takes else [])]
        return " ".join(words)


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
class Claim:
    """A king or queen led to a trick, its marriage claimed; written `claim KH`."""

    card: Card

    def __post_init__(self) -> None:
        if not isinstance(self.card, Card) or self.card.mate is None:
            raise BadNotation(f"{brief(self.card)} is half of no marriage")

    @property
    def text(self) -> str:
        """The move as written."""
        return f"claim {self.card}"


@dataclass(frozen=True, slots=True)
class Accuse:
    """Say that the seat `against` has revoked in this round; written `accuse 2`.

    It needs no turn, so `by` says who accuses. Whoever submits a move has a seat already and need not write it;
    where moves are kept, it is written: `accuse 2 by 1`.
    """

    against: int
    by: int | None = None

    def __post_init__(self) -> None:
        for seat in (self.against, self.by):
            if seat is not None and (type(seat) is not int or seat < 0):
                raise BadNotation(f"{brief(seat)} is no seat")

    @property
    def text(self) -> str:
        """The move as written."""
        return f"accuse {self.against}" + ("" if self.by is None else f" by {self.by}")


@dataclass(frozen=True, slots=True)
class Next:
    """Go on: to the score once nobody accuses any more, to the next round once the score was shown; written `next`."""

    @property
    def text(self) -> str:
        """The move as written."""
        return "next"


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back a person's last decision of the round and all that came of it; written `undo` (rules.md, Honour).

    It is the table's: no state of a round has it among its legal moves.
    """

    @property
    def text(self) -> str:
        """The move as written."""
        return "undo"


Move = Cut | Peek | Bid | Pass | Exchange | NameTrump | Play | Claim | Accuse | Next | Undo
"""A move of the game. `Next` between two rounds is the match's, `Undo` the table's, every other one a round's."""

PASS: Final = Pass()
NEXT: Final = Next()
UNDO: Final = Undo()
CUTS: Final = tuple(map(Cut, range(len(CARDS))))
"""Every place a pack can be cut at, the knock first."""
PEEKS: Final = (Peek(agrees=True), Peek(agrees=False))
PLAYS: Final = {card: Play(card) for card in CARDS}
"""The one `Play` of each card, so that building legal moves makes no objects."""
CLAIMS: Final = {card: Claim(card) for card in CARDS if card.mate is not None}
TRUMPS: Final = tuple(NameTrump(suit) for suit in Suit)


def parse_move(text: str) -> Move:
    """Return the move written `text`; BadNotation, quoting it, when it is none."""
    words = text.split() if isinstance(text, str) else []
    try:
        move = _parsed(words)
    except (CruceError, ValueError):
        move = None
    if move is None:
        raise BadNotation(f"{brief(text)} is no move; write one such as {_EXAMPLES}")
    return move


_EXAMPLES = (
    "pass, bid 2, trump H, play KH, claim KH, exchange 9C for AH, peek yes, cut 9, knock, accuse 2, next or undo"
)


_SINGLE: Final[dict[str, Move]] = {"pass": PASS, "next": NEXT, "undo": UNDO, "knock": Cut(0)}
"""Moves of one word."""


def _parsed(words: list[str]) -> Move | None:
    match words:
        case [word]:
            return Exchange((), ()) if word == "exchange" else _SINGLE.get(word)
        case ["exchange", *cards]:
            return _exchange(cards)
        case ["accuse", seat, "by", accuser]:
            return Accuse(_number(seat), _number(accuser))
        case [kind, word] if kind in _PARSERS:
            return _PARSERS[kind](word)
    return None


def _peek(word: str) -> Peek:
    return PEEKS[("yes", "no").index(word)]


def _cut(word: str) -> Cut | None:
    return Cut(_number(word)) if _number(word) else None


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= DIGITS):
        raise ValueError(word)
    return int(word)


def _exchange(words: list[str]) -> Exchange:
    at = words.index("for") if "for" in words else len(words)
    return Exchange(parse_cards(words[:at]), parse_cards(words[at + 1 :]))


_PARSERS: Final[dict[str, Callable[[str], Move | None]]] = {
    "accuse": lambda word: Accuse(_number(word)),
    "bid": lambda word: Bid(_number(word)),
    "claim": lambda word: Claim(Card.parse(word)),
    "cut": _cut,
    "peek": _peek,
    "play": lambda word: PLAYS[Card.parse(word)],
    "trump": lambda word: NameTrump(Suit(word)),
}
"""Moves of a kind and one word more."""
