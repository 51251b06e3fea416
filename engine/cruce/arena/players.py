"""Who may sit down in the arena: every bot there is, and the cheat."""

from dataclasses import dataclass
from typing import Protocol

from cruce.arena.cheat import NAME, Cheat
from cruce.bots import Bot, bot_named, choose
from cruce.moves import Move
from cruce.observation import Observation
from cruce.rules import Rules
from cruce.state import State
from cruce.streams import Stream


class Player(Protocol):
    """Whoever decides at a seat of the arena."""

    @property
    def name(self) -> str:
        """The name on the command line."""

    def choose(self, state: State, seen: Observation, stream: Stream, budget: int) -> Move:
        """Return the move of the seat to act: `state` is the whole truth, `seen` what that seat may know of it."""


@dataclass(frozen=True, slots=True)
class Fair:
    """A bot as it sits at any table: it is shown the observation alone."""

    bot: Bot

    @property
    def name(self) -> str:
        """The bot's name."""
        return self.bot.name

    def choose(self, state: State, seen: Observation, stream: Stream, budget: int) -> Move:
        """Let the bot think to the end of its budget."""
        del state
        return choose(self.bot, seen, stream, budget)


def player_named(name: str, rules: Rules) -> Player:
    """Return the player of that name; BadTable when there is none, or when it cannot play by these rules."""
    return Cheat(rules) if name == NAME else Fair(bot_named(name))
