"""A player that imagines the hidden hands and does what is best over all of those deals."""

from collections.abc import Iterator
from dataclasses import dataclass

from cruce.bots.bids import Situation, bid_book, fits
from cruce.bots.bot import choose
from cruce.bots.club import ClubBot, best_exchange
from cruce.bots.packets import kind_of_cards
from cruce.bots.searching import Searching
from cruce.bots.solving import Solving, reaches
from cruce.bots.thinking import Prepared, Weighing, exchange_move, trump_moves
from cruce.cards import Suit
from cruce.moves import PASS, Bid, Move, Pass
from cruce.observation import Observation
from cruce.state import Phase
from cruce.streams import Stream

CLUB = ClubBot()
"""Whose move it makes where there is nothing to weigh, and first of all."""
MOST = 1000
"""More worlds than anyone waits for."""


@dataclass(frozen=True, slots=True)
class ExpertBot:
    """Thinks by worlds: as many as the budget counts, at most `most`.

    With `reads` it takes from calls what they tell of hands; `studied`, it bids by the book where there is one.
    """

    name: str = "expert"
    most: int = MOST
    reads: bool = True
    studied: bool = True

    def think(self, observation: Observation, stream: Stream, budget: int) -> Iterator[Move]:
        """Yield the best move so far: what a club player would do, then what has come out best, deal after deal."""
        if observation.phase is Phase.AUCTION and self.studied and fits(observation.rules):
            yield book_call(observation)
            return
        yield from CLUB.think(observation, stream, budget)
        for weighing in weigh(observation, stream, min(budget, self.most), reads=self.reads):
            yield weighing.best


def book_call(observation: Observation) -> Bid | Pass:
    """Return the call that gains most by the book; a pass when no bid gains."""
    situation = Situation.after(observation.calls, observation.seat)
    legal = {move.level: move for move in observation.legal_moves if isinstance(move, Bid)}
    gains = {
        level: gain for level, gain in bid_book().bids(situation, kind_of_cards(observation.hand)) if level in legal
    }
    best = max(gains, key=gains.__getitem__, default=None)
    return legal[best] if best is not None and gains[best] > 0 else PASS


def weigh(
    observation: Observation, stream: Stream, worlds: int, *, reads: bool = True, narrow: bool = True
) -> Iterator[Weighing]:
    """Yield the weighing of a seat's moves again and again; nothing where there is none that is weighed.

    Auctions, cuts and votes are not, nor is the lead that makes trump where deals cannot be solved. With `narrow`, poor
    moves are given up on the way, and one that is the only one is not looked at; without it, every move is to the end.
    """
    if narrow and len(observation.dutiful_moves) <= 1:
        return
    solved = reaches(observation)
    way = (
        Solving(observation, stream, reads=reads, narrow=narrow)
        if solved
        else Searching(observation, stream, reads=reads)
    )
    if observation.phase is Phase.PLAY and (solved or observation.trump is not None):
        yield from way.cards(worlds, choose(CLUB, observation, stream, 1))
    elif observation.phase is Phase.TRUMP:
        yield from way.prepared(trump_moves(observation, every=not narrow), worlds)
    elif observation.phase is Phase.EXCHANGE:
        yield from way.prepared(exchanges(observation), worlds)


def exchanges(observation: Observation) -> list[Prepared]:
    """Return the exchanges worth weighing: for every suit that may be trump, the one that keeps most for it."""
    suits = list(Suit) if observation.trump is None else [observation.trump]
    found: dict[Move, Prepared] = {}
    for suit in suits:
        move = best_exchange(observation, suit)
        found.setdefault(move, exchange_move(observation, move, suit))
    return list(found.values())
