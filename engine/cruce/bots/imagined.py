"""Hidden hands as a seat imagines them: worlds drawn evenly, those that fit what others have said taken more often."""

from collections.abc import Iterator

from cruce.bots.knowledge import know
from cruce.bots.masks import Label
from cruce.bots.reading import Reading
from cruce.bots.worlds import Worlds
from cruce.observation import Observation
from cruce.streams import Stream

POOL = 10
"""Worlds of which one is taken, by how well it fits."""


class Imagined:
    """A source of worlds for one observation; `label` stands for each card in a set of cards, a bit each.

    Before anything is asked of it, it must be prepared.
    """

    def __init__(self, observation: Observation, label: Label, stream: Stream, *, reads: bool = True) -> None:
        self._seen = observation
        self._label = label
        self._stream = stream
        self._worlds = Worlds(know(observation), label)
        self._reading = Reading.of(observation, label) if reads else None

    def prepare(self) -> Iterator[None]:
        """Work out what worlds there are, step by step."""
        yield from self._worlds.prepare()
        if not self._worlds.count():  # on honour someone has broken a duty
            self._worlds = Worlds(know(self._seen, trusting=False), self._label)
            yield from self._worlds.prepare()

    @property
    def certain(self) -> bool:
        """Whether there is but one world."""
        return self._worlds.count() == 1

    def draw(self) -> list[int]:
        """Return the cards of every seat in a world, and last those nobody holds."""
        if self._reading is None:
            return self._one()
        pool = [self._one() for _ in range(POOL)]
        fits = [self._reading.fit(hands) for hands in pool]
        left = self._stream.fraction() * sum(fits)
        for hands, fit in zip(pool, fits, strict=True):
            left -= fit
            if left < 0:
                return hands
        return pool[-1]

    def _one(self) -> list[int]:
        return self._worlds.draw(self._stream.fraction)
