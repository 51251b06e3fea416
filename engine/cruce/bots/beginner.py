"""A player who has just learned: knows the rules and what is good, but sees only some of it at a time."""

from collections.abc import Iterator

from cruce.bots.bot import check_thought
from cruce.bots.club import ClubBot, card_choice, card_worth
from cruce.moves import PASS, Bid, Move
from cruce.observation import Observation
from cruce.state import Phase
from cruce.streams import Stream

HAZE = 14.0
"""Raw points by which a card may look better or worse than a club player thinks it is."""
SHY = 0.5
"""How often it keeps a bid to itself."""


class BeginnerBot:
    """Judges cards as a club player does, but hazily, and lets many a bid go by."""

    name = "beginner"

    def __init__(self) -> None:
        self._club = ClubBot()

    def think(self, observation: Observation, stream: Stream, budget: int) -> Iterator[Move]:
        """Yield one move; the budget is not used."""
        check_thought(observation, stream, budget)
        if observation.phase is Phase.PLAY:
            hazy = {move: card_worth(observation, move) + HAZE * stream.fraction() for move in card_choice(observation)}
            yield max(hazy, key=hazy.__getitem__)
            return
        for move in self._club.think(observation, stream, budget):
            yield PASS if isinstance(move, Bid) and stream.fraction() < SHY else move
