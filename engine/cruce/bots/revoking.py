"""A bot at a table on honour that now and then breaks a duty (rules.md, Honour)."""

from collections.abc import Iterator

from cruce.bots.bot import Bot, check_bot, check_thought
from cruce.errors import BadTable, brief
from cruce.moves import Move
from cruce.observation import Observation
from cruce.streams import Stream


class RevokingBot:
    """Plays as another bot does, but wherever duties forbid some of its cards lays one of those at some rate."""

    def __init__(self, bot: Bot, rate: float) -> None:
        """Take the bot, and the chance from 0 to 1 of a revoke where one is possible; BadTable when they are none."""
        self._bot = check_bot(bot)
        self._rate = check_rate(rate)

    @property
    def name(self) -> str:
        """The name of the bot it plays as."""
        return self._bot.name

    def think(self, observation: Observation, stream: Stream, budget: int) -> Iterator[Move]:
        """Yield what the other bot yields, or one move that breaks a duty."""
        check_thought(observation, stream, budget)
        if len(observation.dutiful_moves) < len(observation.legal_moves) and stream.fraction() < self._rate:
            yield stream.choice([move for move in observation.legal_moves if move not in observation.dutiful_moves])
        else:
            yield from self._bot.think(observation, stream, budget)


def check_rate(rate: float) -> float:
    """Return the rate of revokes when it is a chance from 0 to 1; BadTable otherwise."""
    if type(rate) not in (int, float) or not 0 <= rate <= 1:
        raise BadTable(f"revoke_rate: {brief(rate)} is no chance from 0 to 1")
    return rate
