"""The bot that plays at random within the rules (rules.md, Match records)."""

from collections.abc import Iterator

from cruce.bots.bot import check_thought
from cruce.moves import PASS, Bid, Claim, Move, Play
from cruce.observation import Observation
from cruce.state import Phase
from cruce.streams import Stream

BID_CHANCE = 0.25


class RandomBot:
    """Bids `bid_min` one time in four when nobody has bid, else passes; otherwise any legal move, each as likely.

    It keeps every duty, also where nobody would stop it, and chooses among cards: whether it claims comes after.
    """

    name = "random"

    def think(self, observation: Observation, stream: Stream, budget: int) -> Iterator[Move]:
        """Yield one move; the budget is not used."""
        check_thought(observation, stream, budget)
        if observation.phase is Phase.AUCTION:
            opens = observation.contract is None and stream.fraction() < BID_CHANCE
            yield Bid(observation.rules.bid_min) if opens else PASS
        elif observation.phase is Phase.PLAY:
            moves = [move for move in observation.dutiful_moves if isinstance(move, Play | Claim)]
            card = stream.choice([move.card for move in moves if isinstance(move, Play)])
            yield stream.choice([move for move in moves if move.card is card])
        else:
            yield stream.choice(observation.legal_moves)
