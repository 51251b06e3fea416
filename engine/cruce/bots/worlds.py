"""Worlds: full deals a seat cannot tell from the true one, each exactly as likely as any other.

What is certain is kept (own cards, mates shown, a card turned up or peeked at), and so is what is impossible (suits and
higher cards a seat would have had to play). Cards that may be with the same holders form a group; how many of a group
each holder gets is drawn by the number of worlds that leaves, and which cards they are by a shuffle.
"""

from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate
from math import comb

from cruce.bots.knowledge import Knowledge
from cruce.cards import Card

Counts = tuple[int, ...]
"""Cards by holder: every seat, and last the pile nobody holds."""


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
        self._ways: dict[tuple[int, Counts], int] = {}
        self._splits: dict[tuple[int, Counts], tuple[list[int], list[tuple[Counts, Counts]]]] = {}

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

    def _split(self, place: int, room: Counts) -> tuple[list[int], list[tuple[Counts, Counts]]]:
        """Return the ways to spread a group: running totals of the worlds each leaves, and each with the room left."""
        key = place, room
        found = self._splits.get(key)
        if found is None:
            holders, cards = self._groups[place]
            weights, splits = [], []
            for split in _spread(len(cards), holders, room):
                left = tuple(have - got for have, got in zip(room, split, strict=True))
                ways = self._count(place + 1, left)
                if ways:
                    weights.append(ways * _orders(split))
                    splits.append((split, left))
            found = self._splits[key] = list(accumulate(weights)), splits
        return found


def _spread(cards: int, holders: int, room: Counts) -> list[Counts]:
    """Return every way to give so many cards to the holders, as many to each as it has room for."""
    splits: list[Counts] = [()]
    for holder, space in enumerate(room):
        most = space if holders >> holder & 1 else 0
        splits = [(*split, number) for split in splits for number in range(min(most, cards - sum(split)) + 1)]
    return [split for split in splits if sum(split) == cards]


def _orders(split: Counts) -> int:
    """Return how many ways there are to choose which cards go where."""
    ways, cards = 1, sum(split)
    for number in split:
        ways *= comb(cards, number)
        cards -= number
    return ways
