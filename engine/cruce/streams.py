"""Seeded random streams, one for each purpose, so that drawing more from one changes no other."""

import hashlib
import random
from collections.abc import Sequence
from typing import TypeVar

from cruce.errors import BadStream, brief

T = TypeVar("T")


def is_text(value: object) -> bool:
    """Say whether a value is a text that can be written down: a str without halves of a character."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


class Stream:
    """Random numbers for one purpose of one match, such as `deal/3`; the same seed and purpose give the same numbers.

    Only `random.Random.random` is drawn from: Python keeps its sequence stable between versions, and the shuffle
    below is our own and pinned by a test. The generator is seeded at the first draw, as many streams are never drawn.
    """

    __slots__ = ("_key", "_source")

    def __init__(self, seed: str, purpose: str) -> None:
        """Make the stream; BadStream when seed or purpose is no text that can be written down."""
        for text in (seed, purpose):
            if not is_text(text):
                raise BadStream(f"{brief(text)} is no seed and no purpose; a text is needed")
        self._key = f"{seed}\n{purpose}"
        self._source: random.Random | None = None

    def fraction(self) -> float:
        """Return the next number, 0 <= x < 1."""
        if self._source is None:
            digest = hashlib.sha256(self._key.encode()).digest()
            self._source = random.Random(int.from_bytes(digest, "big"))
        return self._source.random()

    def below(self, limit: int) -> int:
        """Return the next whole number, 0 <= n < limit; BadStream when there is none."""
        if type(limit) is not int or limit < 1:
            raise BadStream(f"there is nothing to draw below {brief(limit)}")
        try:
            return int(self.fraction() * limit)
        except OverflowError:
            raise BadStream(f"{brief(limit)} is too high to draw below") from None

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, each as likely as the others; BadStream when there are none."""
        try:
            return items[self.below(len(items))]
        except (LookupError, TypeError):  # found out too late to slow what is right
            raise BadStream(f"{brief(items)} are no items to choose from") from None

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in random order (Fisher and Yates, from the last place down); BadStream for no items."""
        try:
            order = list(items)
        except TypeError:
            raise BadStream(f"{brief(items)} are no items to shuffle") from None
        for place in range(len(order) - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return tuple(order)
