"""A round's play as bits, fast enough to be played to its end hundreds of times in one think.

It changes as it is played. Cards are labelled with the trump on top (see `masks`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from cruce.bots.masks import BYTE, POINTS, QUEENS, RANKS, SHIFT_OF, SHIFTS, TRUMPS

Fraction = Callable[[], float]
"""A source of numbers from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Duties:
    """What play must know of the rules: who plays for which side, what is owed to a trick, what marriages pay.

    With `heads` a seat that follows must beat the card winning when it can, while the trick is not ruffed; with
    `overruffs` one that ruffs a ruffed trick must. With `free` nothing is owed while there are cards to draw. `pays` is
    what leading half of a marriage pays, by the queen's bit; empty where there are none.
    """

    sides: tuple[int, ...]
    heads: bool
    overruffs: bool
    free: bool
    pays: dict[int, int]


class Course:
    """The play from some moment on: hands, the trick on the table, what every side has, and the stock in its order."""

    __slots__ = (
        *("best", "card_points", "duties", "hands", "laid", "left", "marriages", "points", "seat", "stock", "suit"),
        "winner",
    )

    def __init__(self, duties: Duties, hands: Sequence[int], leader: int, stock: Sequence[int]) -> None:
        """Begin before a lead; `stock` are cards as bits, the next to be drawn last."""
        sides = max(duties.sides) + 1
        self.duties = duties
        self.hands = list(hands)
        self.stock = list(stock)
        self.seat = leader
        self.laid = 0
        self.suit = self.best = self.points = 0
        self.winner = leader
        self.card_points = [0] * sides
        self.marriages = [0] * sides
        self.left = sum(hand.bit_count() for hand in hands) + len(stock)

    def legal(self) -> int:
        """Return the cards the seat to play may lay."""
        hand = self.hands[self.seat]
        duties = self.duties
        if not self.laid or (duties.free and self.stock):
            return hand
        suit, best = self.suit, self.best
        may = hand & suit
        if may:
            return (may & -best or may) if duties.heads and best & suit else may
        may = hand & TRUMPS
        if not may:
            return hand
        return (may & -best or may) if duties.overruffs and best & TRUMPS else may

    def play(self, card: int) -> None:
        """Lay a card of the seat to play; a finished trick is gathered and cards are drawn."""
        seat, hands = self.seat, self.hands
        players = len(hands)
        held = hands[seat]
        hands[seat] = held ^ card
        self.left -= 1
        if not self.laid:
            self.suit = BYTE << SHIFT_OF[card]
            self.best, self.winner, self.points = card, seat, POINTS[card]
            pair = held & QUEENS & held >> 1
            if pair and (queen := (card | card >> 1) & pair):
                self.marriages[self.duties.sides[seat]] += self.duties.pays.get(queen, 0)
        else:
            self.points += POINTS[card]
            if card > self.best and card & (self.suit | TRUMPS):
                self.best, self.winner = card, seat
        self.laid += 1
        if self.laid < players:
            self.seat = seat + 1 if seat + 1 < players else 0
            return
        winner = self.seat = self.winner
        self.card_points[self.duties.sides[winner]] += self.points
        self.laid = 0
        if self.stock:
            for place in range(players):
                hands[(winner + place) % players] |= self.stock.pop()

    def lay_again(self, card: int) -> None:
        """Lay again a card of the trick on the table, which its hand no longer holds; its marriage has been counted."""
        self.hands[self.seat] |= card
        self.left += 1
        self.play(card)
        self.marriages = [0] * len(self.marriages)

    def finish(self, fraction: Fraction) -> None:
        """Play to the end as sensible players would, now and then at random."""
        while self.left:
            may = self.legal()
            self.play(may if not may & may - 1 else _sensible(self, may, fraction))


RASH: Final = 0.12
"""How often a card is laid at random."""
WORTH_A_TRUMP: Final = 4
"""Card points on the table that are worth ruffing for when something else may be laid."""
ACES: Final = sum(1 << shift + RANKS - 1 for shift in SHIFTS)


def _sensible(course: Course, may: int, fraction: Fraction) -> int:
    """Return a card that a player by rule of thumb might lay."""
    if fraction() < RASH:
        return _any(may, fraction)
    if not course.laid:
        return _led(course, may, fraction)
    sides = course.duties.sides
    higher = may & (course.suit | TRUMPS) & -(course.best << 1)
    last = course.laid == len(course.hands) - 1
    if sides[course.winner] == sides[course.seat]:
        return _supported(course, may, higher, last=last)
    return _contested(course, may, higher, last=last)


def _supported(course: Course, may: int, higher: int, *, last: bool) -> int:
    """Return what to lay on a trick the own side is winning: points, if it is sure, and as little trump as it can."""
    plain = may & ~TRUMPS
    if not plain:
        return may & -may
    sure = last or course.best & (TRUMPS | ACES)
    return _first(plain & ~higher or plain, GIVEN if sure else BY_RANK)


def _contested(course: Course, may: int, higher: int, *, last: bool) -> int:
    """Return what to lay on a trick others are winning: what wins it, if that is worth it, or the least."""
    plain = higher & ~TRUMPS
    if plain:
        return _first(plain, FROM_TOP) if last else 1 << plain.bit_length() - 1
    if higher and (last or course.points >= WORTH_A_TRUMP or not may & ~TRUMPS):
        return higher & -higher
    return _first(may & ~higher or may, BY_RANK)


def _led(course: Course, may: int, fraction: Fraction) -> int:
    """Return a card to lead: half of a marriage, a winner, or a low card."""
    pair = may & QUEENS & may >> 1 if course.duties.pays else 0
    if pair:
        return pair & TRUMPS or pair & -pair
    mine, theirs = may, 0
    for seat, hand in enumerate(course.hands):
        if seat != course.seat:
            theirs |= hand
    tops, trumps_out = 0, theirs & TRUMPS
    for shift in SHIFTS[:-1]:
        held, out = mine >> shift & BYTE, theirs >> shift & BYTE
        if held > out and (out or not trumps_out):
            tops |= 1 << held.bit_length() - 1 + shift
    if tops:
        return _any(tops, fraction)
    trumps = mine & TRUMPS
    if trumps > trumps_out > 0 and trumps.bit_count() >= trumps_out.bit_count():
        return 1 << trumps.bit_length() - 1
    return _first(may & ~TRUMPS or may, BY_RANK)


def _any(may: int, fraction: Fraction) -> int:
    """Return one of the cards, each as likely."""
    for _ in range(int(fraction() * may.bit_count())):
        may &= may - 1
    return may & -may


BY_RANK: Final = tuple(sum(1 << shift + rank for shift in SHIFTS) for rank in range(RANKS))
"""The cards of each rank, low to high; ranks that win more are worth more."""
FROM_TOP: Final = BY_RANK[::-1]
GIVEN: Final = (BY_RANK[6], BY_RANK[7], *BY_RANK[5::-1])
"""The cards of each rank in the order they are given to a partner: the ten first, which wins less than the ace."""


def _first(cards: int, ranks: tuple[int, ...]) -> int:
    """Return the card of the rank that comes first, a plain one rather than a trump."""
    for rank in ranks:
        found = cards & rank
        if found:
            return found & -found
    raise AssertionError("there is no card to lay")
