"""What the engine says when something is refused: one family of errors, and reason codes for moves."""

import reprlib
from dataclasses import dataclass
from enum import StrEnum


class CruceError(Exception):
    """Base of every error the engine raises on bad input; its text is a sentence for a person."""


class BadNotation(CruceError, ValueError):
    """A text is no card, suit or move."""


class BadRules(CruceError, ValueError):
    """A field, a value or a combination of fields cannot be played; the sentence names the fields."""


class BadDeal(CruceError, ValueError):
    """A deal does not hold the pack the rules ask for, each card once."""


class BadSeat(CruceError, ValueError):
    """A seat number is not at this table."""


class BadTable(CruceError, ValueError):
    """A table cannot be set up so: unknown bot, wrong number of players, empty seed."""


class BadRecord(CruceError, ValueError):
    """A match record is not what it says; the sentence names round, trick and reason."""


class EndlessMatch(CruceError, RuntimeError):
    """A match did not end within the allowed number of rounds."""


class BadStream(CruceError, ValueError):
    """A random stream cannot be made of this, or cannot draw that."""


class BadCommitment(CruceError, ValueError):
    """A text is no commitment to a seed, or a seed, rules or rounds to check one against are none."""


def brief(value: object) -> str:
    """Return a value as a sentence quotes it: in one short line, however long or deep it is."""
    try:
        text = _BRIEF.repr(value)
    except ValueError:  # a whole number of thousands of digits, which Python does not print
        return "a very long number"
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 3]}..."


LONGEST_QUOTE = 100
_BRIEF = reprlib.Repr()
_BRIEF.maxstring = _BRIEF.maxother = _BRIEF.maxlong = 60


class Code(StrEnum):
    """Why a move is refused. The first group are the duties of rules.md, in their order."""

    FOLLOW = "follow"
    RUFF = "ruff"
    BEAT = "beat"
    OVERRUFF = "overruff"
    LEAD_TRUMP = "lead-trump"
    NOT_HELD = "not-held"
    NOT_YOUR_TURN = "not-your-turn"
    WRONG_PHASE = "wrong-phase"
    BID_TOO_LOW = "bid-too-low"
    BID_TOO_HIGH = "bid-too-high"
    NOT_IN_TALON = "not-in-talon"
    UNEVEN_EXCHANGE = "uneven-exchange"
    NO_MARRIAGE = "no-marriage"
    NOT_ACCUSABLE = "not-accusable"
    NO_UNDO = "no-undo"
    STALE = "stale"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is refused: a code, and what a sentence about it needs.

    `suit` is the suit asked for by a duty, `card` the card to beat, `level` the bid to exceed or the highest bid,
    each as its text and None where it does not apply.
    """

    code: Code
    suit: str | None = None
    card: str | None = None
    level: int | None = None

    def __str__(self) -> str:
        return _SENTENCES[self.code].format(suit=self.suit, card=self.card, level=self.level)


_SENTENCES = {
    Code.FOLLOW: "the suit led, {suit}, is in the hand and must be followed",
    Code.RUFF: "without the suit led, a trump ({suit}) must be played",
    Code.BEAT: "{card} can be beaten and must be",
    Code.OVERRUFF: "{card} can be overruffed and must be",
    Code.LEAD_TRUMP: "the first lead must be a trump ({suit})",
    Code.NOT_HELD: "{card} is not in the hand",
    Code.NOT_YOUR_TURN: "it is another seat's turn",
    Code.WRONG_PHASE: "such a move has no place now",
    Code.BID_TOO_LOW: "a bid must be above {level}",
    Code.BID_TOO_HIGH: "a bid is at most {level}",
    Code.NOT_IN_TALON: "{card} is not in the talon",
    Code.UNEVEN_EXCHANGE: "as many cards must be taken from the talon as are given to it, each once",
    Code.NO_MARRIAGE: "{card} opens no marriage that may be claimed now",
    Code.NOT_ACCUSABLE: "that seat cannot be accused now",
    Code.NO_UNDO: "nothing can be taken back here now",
    Code.STALE: "the table has moved on",
}


class IllegalMove(CruceError, ValueError):
    """A move the rules refuse. `reason` says which rule."""

    def __init__(self, move: str, reason: Reason) -> None:
        super().__init__(f"{move} is refused: {reason}")
        self.move = move
        self.reason = reason

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[str, Reason]]:
        return type(self), (self.move, self.reason)
