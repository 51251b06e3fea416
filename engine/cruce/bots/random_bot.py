"""The bot that plays at random within the rules (rules.md, Match records)."""

from collections.abc import Iterator

from cruce.moves import PASS, Bid, Move
from cruce.observation import Observation
from cruce.state import Phase
from cruce.streams import Stream

BID_CHANCE = 0.25


class RandomBot:
    """Bids `bid_min` one time in four when nobody has bid, else passes; otherwise any legal move, each as likely."""

    name = "random"

    def think(self, observation: Observation, stream: Stream, budget: int) -> Iterator[Move]:
        """Yield one move; the budget is not used."""
        del budget
        if observation.phase is Phase.AUCTION:
            opens = observation.contract is None and stream.fraction() < BID_CHANCE
            yield Bid(observation.rules.bid_min) if opens else PASS
        else:
            yield stream.choice(observation.legal_moves)
