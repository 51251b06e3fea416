"""The seam between the table and a bot."""

from collections.abc import Iterator
from typing import Protocol

from cruce.moves import Move
from cruce.observation import Observation
from cruce.streams import Stream


class Bot(Protocol):
    """A player that is a program. It keeps nothing between moves, so the same three inputs give the same move."""

    @property
    def name(self) -> str:
        """The bot's name in records and on the command line."""

    def think(self, observation: Observation, stream: Stream, budget: int) -> Iterator[Move]:
        """Yield the best move so far, again and again: at least once, and at least every 30 ms.

        `budget` is a count of whatever the bot spends (worlds, say), never a time, so a think can be repeated exactly.
        Whoever drives the think may stop it after any move it has yielded.
        """


def choose(bot: Bot, observation: Observation, stream: Stream, budget: int) -> Move:
    """Let a bot think to the end of its budget and return its move."""
    move = None
    for move in bot.think(observation, stream, budget):  # noqa: B007 - the last one is the answer
        pass
    if move is None:
        raise AssertionError(f"the bot {bot.name} thought of no move")
    return move
