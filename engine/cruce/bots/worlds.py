"""Worlds: full deals a seat cannot tell from the true one, each exactly as likely as any other.

What is certain is kept (own cards, mates shown, a card turned up or peeked at), and so is what is impossible (suits and
higher cards a seat would have had to play). Cards that may be with the same holders form a group; how many of a group
each holder gets is drawn by the number of worlds that leaves, and which cards they are by a shuffle.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterator
from itertools import accumulate
from math import comb
from operator import sub

from cruce.bots.knowledge import Knowledge
from cruce.cards import Card

Counts = tuple[int, ...]
"""Cards by holder: every seat, and last the pile nobody holds."""
Spread = list[tuple[Counts, Counts]]
"""Ways to spread a group: how many cards of it each holder gets, and the room each then has left."""


class Worlds:
    """Draws worlds for one observation. `label` is what stands for each card in a set of cards, a bit each."""

    def __init__(self, known: Knowledge, label: dict[Card, int]) -> None:
        self._fixed = [sum(label[card] for card in cards) for cards in known.certain]
        self._room = known.room
        groups: dict[int, list[int]] = {}
        for card, holders in known.holders.items():
            groups.setdefault(sum(1 << holder for holder in holders), []).append(label[card])
        # Few holders first: what they leave is then spread over the rest.
        self._groups = sorted(groups.items(), key=lambda group: (group[0].bit_count(), group[0]))
        self._spreads: dict[tuple[int, Counts], Spread] = {}
        self._ways: dict[tuple[int, Counts], int] = {}
        self._splits: dict[tuple[int, Counts], tuple[list[int], Spread]] = {}

    def prepare(self) -> Iterator[None]:
        """Do step by step what counting and drawing would do at once: it takes long where there are many seats."""
        rooms = [[self._room]]
        for place in range(len(self._groups)):
            after: set[Counts] = set()
            for room in rooms[place]:
                after.update(left for _, left in self._spread(place, room))
                yield
            rooms.append(sorted(after))
        for place in reversed(range(len(self._groups))):
            for room in rooms[place]:
                self._count(place, room)
                yield

    def count(self) -> int:
        """Return how many worlds there are."""
        return self._count(0, self._room)

    def draw(self, fraction: Callable[[], float]) -> list[int]:
        """Return a world: the cards of every holder, given a source of numbers from 0 to 1."""
        held = self._fixed.copy()
        room = self._room
        for place, (_, cards) in enumerate(self._groups):
            totals, splits = self._split(place, room)
            at = bisect_right(totals, int(fraction() * totals[-1])) if len(totals) > 1 else 0
            split, room = splits[at]
            order = cards.copy()
            top = len(order)
            for holder, number in enumerate(split):
                for _ in range(number):
                    other = int(fraction() * top)
                    top -= 1
                    held[holder] += order[other]
                    order[other] = order[top]
        return held

    def _count(self, place: int, room: Counts) -> int:
        if place == len(self._groups):
            return 1
        key = place, room
        if key not in self._ways:
            totals, _ = self._split(place, room)
            self._ways[key] = totals[-1] if totals else 0
        return self._ways[key]

    def _spread(self, place: int, room: Counts) -> Spread:
        """Return the ways to spread a group, those that leave no world among them."""
        key = place, room
        if key not in self._spreads:
            holders, cards = self._groups[place]
            self._spreads[key] = _spread(len(cards), holders, room)
        return self._spreads[key]

    def _split(self, place: int, room: Counts) -> tuple[list[int], Spread]:
        """Return the ways to spread a group: running totals of the worlds each leaves, and each with the room left."""
        key = place, room
        found = self._splits.get(key)
        if found is None:
            weights, splits = [], []
            for split, left in self._spread(place, room):
                ways = self._count(place + 1, left)
                if ways:
                    weights.append(ways * _orders(split))
                    splits.append((split, left))
            found = self._splits[key] = list(accumulate(weights)), splits
        return found


def _spread(cards: int, holders: int, room: Counts) -> Spread:
    """Return every way to give so many cards to the holders, as many to each as it has room for."""
    most = [space if holders >> holder & 1 else 0 for holder, space in enumerate(room)]
    to_come = sum(most)
    splits: list[tuple[Counts, int]] = [((), cards)]
    for space in most:
        to_come -= space
        splits = [
            ((*split, number), left - number)
            for split, left in splits
            for number in range(max(0, left - to_come), min(space, left) + 1)
        ]
    return [(split, tuple(map(sub, room, split))) for split, _ in splits]


def _orders(split: Counts) -> int:
    """Return how many ways there are to choose which cards go where."""
    ways, cards = 1, sum(split)
    for number in split:
        ways *= comb(cards, number)
        cards -= number
    return ways
