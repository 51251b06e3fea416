"""What each of several moves has come to over the worlds looked at so far."""

from collections.abc import Iterable
from math import floor, sqrt

from cruce.moves import Move

FIRST_LOOK = 4
"""Worlds before a move may be given up."""
CLEAR = 2.0
"""Standard errors a move must be behind the best to be given up."""


class Tally:
    """The values of moves, world by world. `open` are the moves still looked at, the best so far first."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self.open = list(moves)
        self._values: dict[Move, list[float]] = {move: [] for move in self.open}
        self._sums = dict.fromkeys(self.open, 0.0)
        self._points = dict.fromkeys(self.open, 0.0)

    @property
    def best(self) -> Move:
        """The best move so far, the first of those as good."""
        return self.open[0]

    def add(self, move: Move, value: float, points: float | None = None) -> None:
        """Take down what a move comes to in the world looked at, and the game points alone that are in it.

        Unless they are given they are whole, and what the value has besides was added for raw points.
        """
        self._values[move].append(value)
        self._sums[move] += value
        self._points[move] += floor(value) if points is None else points

    def rank(self, *, narrow: bool) -> None:
        """Order the moves after a world; with `narrow` give up those that are clearly behind the best."""
        self.open.sort(key=self._sums.__getitem__, reverse=True)
        worlds = len(self._values[self.best])
        if narrow and worlds >= FIRST_LOOK and worlds % 2 == 0:
            self.open = [move for move in self.open if move == self.best or not self._is_behind(move, worlds)]

    def means(self) -> dict[Move, float]:
        """Return what each move comes to on average over the worlds it was looked at in."""
        return {move: self._sums[move] / max(len(values), 1) for move, values in self._values.items()}

    def points(self) -> dict[Move, float]:
        """Return the same in game points alone; nothing until every move has been looked at."""
        if not all(self._values.values()):
            return {}
        return {move: self._points[move] / len(values) for move, values in self._values.items()}

    def _is_behind(self, move: Move, worlds: int) -> bool:
        less = [best - value for best, value in zip(self._values[self.best], self._values[move], strict=True)]
        mean = sum(less) / worlds
        spread = sum((each - mean) ** 2 for each in less) / (worlds - 1)
        return mean > CLEAR * sqrt(spread / worlds)
