"""The seam between the table and a bot."""

from collections.abc import Iterator
from typing import Protocol

from cruce.errors import BadStream, BadTable, brief
from cruce.moves import Move
from cruce.observation import Observation
from cruce.streams import Stream


class Bot(Protocol):
    """A player that is a program. It keeps nothing between moves, so the same three inputs give the same move."""

    @property
    def name(self) -> str:
        """The bot's name in records and on the command line."""

    def think(self, observation: Observation, stream: Stream, budget: int) -> Iterator[Move]:
        """Yield the best move so far, again and again: at least once, and at least every 30 ms on a phone.

        A bot cannot go by the clock, so what is bounded is what it does between two moves, whatever the rules and the
        budget: at most 10,000 calls of Python functions, some 5 ms where one takes half a microsecond. What may take
        longer, such as solving a deal, is cut into steps by a count of its own.

        `budget` is a count of whatever the bot spends (worlds, say), never a time, so a think can be repeated exactly.
        Whoever drives the think may stop it after any move it has yielded. It begins with `check_thought`.
        """


def choose(bot: Bot, observation: Observation, stream: Stream, budget: int) -> Move:
    """Let a bot think to the end of its budget and return its move; BadTable for no bot."""
    move = None
    check_bot(bot)
    for move in bot.think(observation, stream, budget):  # noqa: B007 - the last one is the answer
        pass
    if move is None:
        raise AssertionError(f"the bot {bot.name} thought of no move")
    return move


def check_bot(bot: Bot) -> Bot:
    """Return a bot when it is one; BadTable otherwise."""
    if not hasattr(bot, "think"):
        raise BadTable(f"{brief(bot)} is no bot")
    return bot


def check_thought(observation: Observation, stream: Stream, budget: int) -> None:
    """Check the three that a bot thinks with; BadTable or BadStream names the one that is none."""
    if not isinstance(observation, Observation):
        raise BadTable(f"{brief(observation)} is no observation")
    if not isinstance(stream, Stream):
        raise BadStream(f"{brief(stream)} is no random stream")
    check_budget(budget)


def check_budget(budget: int) -> int:
    """Return what a bot may spend when it is a count of 1 or more; BadTable otherwise."""
    if type(budget) is not int or budget < 1:
        raise BadTable(f"budget: {brief(budget)} is no count of 1 or more")
    return budget
