"""The bots: each gets an observation, a random stream and a budget, and nothing else."""

from cruce.bots.bot import Bot, choose
from cruce.bots.club import ClubBot
from cruce.bots.random_bot import RandomBot
from cruce.bots.revoking import RevokingBot
from cruce.errors import BadTable

BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), ClubBot())}
"""Every bot by the name the command line and the records give it."""


def bot_named(name: str) -> Bot:
    """Return the bot of that name; BadTable lists the names when there is none."""
    bot = BOTS.get(name) if isinstance(name, str) else None
    if bot is None:
        raise BadTable(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return bot


__all__ = ["BOTS", "Bot", "RevokingBot", "bot_named", "choose"]
