"""Searching a tree of what may be laid, where hands are hidden: any number of sides, cards to be drawn or not.

Information-set Monte Carlo tree search with a single observer (Cowling, Powley, Whitehouse 2012): each run imagines a
world, goes down the tree by what has done well for whoever moves, adds one place, and plays on by rule of thumb. Every
side works for itself.
"""

from collections.abc import Callable, Iterator
from math import log, sqrt
from typing import Final

from cruce.bots.course import Course, Fraction

EXPLORE: Final = 2.5
"""Game points by which a move that was hardly tried may look better than it has done."""
Payoff = Callable[[list[int], list[int]], list[float]]
"""What every side gets, in game points, for its card points and marriages."""


class Node:
    """What is known after some moves: for each card laid next, how often it was tried and could be, and its sum."""

    __slots__ = ("after", "can", "sums", "tried")

    def __init__(self) -> None:
        self.tried: dict[int, int] = {}
        self.can: dict[int, int] = {}
        self.sums: dict[int, float] = {}
        self.after: dict[int, Node] = {}

    def choose(self, may: int, fraction: Fraction) -> tuple[int, bool]:
        """Return the card to try next and whether it was never tried."""
        fresh = 0
        left = may
        while left:
            card = left & -left
            left ^= card
            if card in self.tried:
                self.can[card] += 1
            else:
                fresh |= card
        if fresh:
            for _ in range(int(fraction() * fresh.bit_count())):
                fresh &= fresh - 1
            card = fresh & -fresh
            self.tried[card], self.can[card], self.sums[card] = 0, 1, 0.0
            self.after[card] = Node()
            return card, True
        best, most = 0, float("-inf")
        left = may
        while left:
            card = left & -left
            left ^= card
            tried = self.tried[card]
            looks = self.sums[card] / tried + EXPLORE * sqrt(log(self.can[card]) / tried)
            if looks > most:
                best, most = card, looks
        return best, False


def search(imagine: Callable[[], Course], may: int, payoff: Payoff, fraction: Fraction, runs: int) -> Iterator[Node]:
    """Yield the root again and again, after each run; `may` are the cards that may be laid now."""
    root = Node()
    for _ in range(runs):
        course = imagine()
        node, path = root, []
        fresh = False
        while course.left and not fresh:
            side = course.duties.sides[course.seat]
            card, fresh = node.choose(may if node is root else course.legal(), fraction)
            path.append((node, card, side))
            course.play(card)
            node = node.after[card]
        course.finish(fraction)
        gains = payoff(course.card_points, course.marriages)
        for place, card, side in path:
            place.tried[card] += 1
            place.sums[card] += gains[side]
        yield root
