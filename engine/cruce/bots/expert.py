"""A player that imagines the hidden hands and does what is best over all of those deals."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cruce.bots.bids import Situation, bid_book, fits
from cruce.bots.bot import choose
from cruce.bots.club import ClubBot, best_exchange
from cruce.bots.knowledge import settled
from cruce.bots.manners import mannerly
from cruce.bots.packets import kind_of_cards
from cruce.bots.searching import Searching
from cruce.bots.solving import Solving, reaches
from cruce.bots.thinking import CardMoves, Prepared, Weighing, card_moves, exchange_move, trump_moves
from cruce.cards import Suit
from cruce.moves import PASS, Bid, Claim, Move, Pass, Play
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
        """Yield the best move so far: what a club player would do, then what has come out best, run after run."""
        if observation.phase is Phase.AUCTION and self.studied and fits(observation.rules):
            yield book_call(observation)
            return
        liked = choose(CLUB, observation, stream, budget)
        worlds = min(budget, self.most)
        if observation.phase is Phase.PLAY:
            yield from self._lay(observation, stream, worlds, liked)
            return
        yield liked
        way = Searching(observation, stream, reads=self.reads)
        if observation.phase is Phase.TRUMP:
            yield from bests(way.prepared(trump_moves(observation), worlds))
        elif observation.phase is Phase.EXCHANGE:
            yield from bests(way.prepared(exchanges(observation), worlds))

    def _lay(self, observation: Observation, stream: Stream, worlds: int, liked: Move) -> Iterator[Move]:
        """Yield the best card so far, of those that no partner would blame it for."""
        moves = card_moves(mannerly(observation), observation.trump, liked)
        yield next(iter(moves.values()))
        if len(moves) == 1:
            return
        if reaches(observation) and settled(observation):
            yield from bests(Solving(observation, stream).cards(moves, 1))
            return
        if reaches(observation):
            yield from self._solve_and_search(observation, stream, moves, worlds)
            return
        way = Searching(observation, stream, reads=self.reads)
        if observation.trump is None:
            suits = {move.card.suit: move for move in moves.values()}
            weighed = way.prepared([(move, suit, observation.hand) for suit, move in suits.items()], worlds)
            *_, best = bests(weighed)
            assert isinstance(best, Play | Claim)  # noqa: S101 - no others were given
            moves = {card: move for card, move in moves.items() if card.suit is best.card.suit}
            yield next(iter(moves.values()))
        yield from bests(way.cards(moves, worlds))

    def _solve_and_search(
        self, observation: Observation, stream: Stream, moves: CardMoves, worlds: int
    ) -> Iterator[Move]:
        """Yield the best card by solved deals, then by those and a tree search together.

        Whoever solves a deal sees all hands and plans for that; a tree search does not, but sees less far.
        """
        half = (worlds + 1) // 2
        for solved in Solving(observation, stream).cards(moves, half):
            yield solved.best
        if observation.trump is not None:
            sure = solved.means()
            for tried in Searching(observation, stream, reads=self.reads).cards(moves, half):
                means = tried.means()
                if len(means) == len(sure):
                    yield max(sure, key=lambda move: sure[move] + means[move])


def bests(weighings: Iterable[Weighing]) -> Iterator[Move]:
    """Yield the best move of each."""
    return (weighing.best for weighing in weighings)


def book_call(observation: Observation) -> Bid | Pass:
    """Return the call that gains most by the book; a pass when no bid gains."""
    situation = Situation.after(observation.calls, observation.seat)
    legal = {move.level: move for move in observation.legal_moves if isinstance(move, Bid)}
    gains = {
        level: gain for level, gain in bid_book().bids(situation, kind_of_cards(observation.hand)) if level in legal
    }
    best = max(gains, key=gains.__getitem__, default=None)
    return legal[best] if best is not None and gains[best] > 0 else PASS


def weigh(observation: Observation, stream: Stream, worlds: int) -> Iterator[Weighing]:
    """Yield, for a person to see, the weighing of every move of a seat again and again, each looked at to the end.

    Where deals can be solved they are. Auctions, cuts and votes are not weighed, nor is the lead that makes trump where
    deals cannot be solved.
    """
    solved = reaches(observation)
    way = Solving(observation, stream) if solved else Searching(observation, stream, reads=True)
    if observation.phase is Phase.PLAY and (solved or observation.trump is not None):
        moves = [move for move in observation.dutiful_moves if isinstance(move, Play | Claim)]
        yield from way.cards(card_moves(moves, observation.trump, choose(CLUB, observation, stream, 1)), worlds)
    elif observation.phase is Phase.TRUMP:
        yield from way.prepared(trump_moves(observation, every=True), worlds)
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
