"""What a call on half a hand is worth, looked up: found by playing many rounds beforehand (`bids.txt`, docs/bots.md).

The book knows, for every kind of packet, what its side scores more than the other as declarer at each level, and, for
every situation of the auction, how much of that a bid gains over a pass.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pkgutil import get_data
from typing import Final

from cruce.auction import Call
from cruce.bots.packets import PACKET, Kind, parse_kind
from cruce.moves import Bid
from cruce.rules import Rules
from cruce.scoring import STEP

NOBODY: Final = "nobody"
PARTNER: Final = "partner"
OTHERS: Final = "others"
LEVELS: Final = range(1, 7)
"""The levels the book knows."""
HUNDREDTHS: Final = 100
"""The book is written in hundredths of a game point."""


@dataclass(frozen=True, slots=True)
class Situation:
    """Where an auction of one round stands: how many have called, the highest level bid (0 for none), and by whom."""

    calls: int
    level: int
    holder: str

    @classmethod
    def after(cls, calls: Sequence[Call], seat: int) -> "Situation":
        """Return where the auction stands for a seat that calls next."""
        bids = [(call.call.level, call.seat) for call in calls if isinstance(call.call, Bid)]
        if not bids:
            return cls(len(calls), 0, NOBODY)
        level, bidder = bids[-1]
        return cls(len(calls), level, PARTNER if (bidder - seat) % 2 == 0 else OTHERS)


@dataclass(frozen=True, slots=True)
class BidBook:
    """The book: game points a side scores more than the other, by kind of packet and level, and what bids gain.

    `gains` holds, for a situation and a level, the line through what bidding it gained over passing: its height where
    the packet's worth at that level is zero, and its slope. A level that is not there is never bid.
    """

    worths: dict[Kind, tuple[float, ...]]
    gains: dict[tuple[Situation, int], tuple[float, float]]

    @classmethod
    def parse(cls, text: str) -> "BidBook":
        """Return the book a text holds, a line for each packet and each bid; lines that begin with # are remarks."""
        worths: dict[Kind, tuple[float, ...]] = {}
        gains: dict[tuple[Situation, int], tuple[float, float]] = {}
        for line in text.splitlines():
            left, found, right = line.partition(":")
            if not found or line.startswith("#"):
                continue
            numbers = tuple(int(number) / HUNDREDTHS for number in right.split())
            if left.startswith("bid "):
                _, level, calls, highest, holder = left.split()
                gains[Situation(int(calls), int(highest), holder), int(level)] = numbers[0], numbers[1]
            else:
                worths[parse_kind(left)] = numbers
        return cls(worths, gains)

    def gain(self, situation: Situation, level: int, kind: Kind) -> float | None:
        """Return the game points a bid gains over a pass on such a packet; None for a bid the book does not know."""
        line = self.gains.get((situation, level))
        return None if line is None else line[0] + line[1] * self.worths[kind][level - 1]

    def bids(self, situation: Situation, kind: Kind) -> Iterator[tuple[int, float]]:
        """Yield the levels the book knows in a situation, with what each gains over a pass."""
        for level in LEVELS:
            gain = self.gain(situation, level, kind)
            if gain is not None:
                yield level, gain


@cache
def bid_book() -> BidBook:
    """Return the book that comes with the package."""
    text = get_data("cruce.bots", "bids.txt")
    assert text is not None  # noqa: S101 - whatever holds the package can hand out its files
    return BidBook.parse(text.decode())


def fits(rules: Rules) -> bool:
    """Say whether the book is of a game like this: pairs bid once, in steps, on three cards of six."""
    return (
        (rules.players, rules.sides, rules.pack, rules.hand, rules.packet) == (4, 2, 24, 6, PACKET)
        and (rules.auction, rules.unit, rules.bid_min) == ("once", STEP, 1)
        and rules.trump in {"after-rest", "before-rest"}
        and rules.marriage != "none"
    )
