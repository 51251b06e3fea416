"""The bots: each gets an observation, a random stream and a budget, and nothing else."""

from cruce.bots.beginner import BeginnerBot
from cruce.bots.bot import Bot, choose
from cruce.bots.club import ClubBot
from cruce.bots.expert import ExpertBot
from cruce.bots.random_bot import RandomBot
from cruce.bots.revoking import RevokingBot
from cruce.errors import BadTable

STRONG_WORLDS = 8
"""What a strong player imagines of the hidden hands at most; an expert as much as its budget counts."""
LEVELS: dict[str, Bot] = {
    bot.name: bot
    for bot in (
        BeginnerBot(),
        ClubBot(),
        ExpertBot("strong", most=STRONG_WORLDS, reads=False),
        ExpertBot(),
    )
}
"""The bots a person may sit down with, from weak to strong, by the name the command line and the records give them."""
BOTS: dict[str, Bot] = {"random": RandomBot(), **LEVELS}
"""Every bot by its name."""


def bot_named(name: str) -> Bot:
    """Return the bot of that name; BadTable lists the names when there is none."""
    bot = BOTS.get(name) if isinstance(name, str) else None
    if bot is None:
        raise BadTable(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return bot


__all__ = ["BOTS", "LEVELS", "Bot", "RevokingBot", "bot_named", "choose"]
