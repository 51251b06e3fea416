"""A player that imagines the hidden hands and does what is best over all of those deals."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from cruce.bots.bids import Situation, bid_book, fits
from cruce.bots.bot import check_thought, choose
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
        check_thought(observation, stream, budget)
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
        if observation.trump is None and not reaches(observation):
            suits: dict[Suit, Move] = {}
            for move in moves.values():
                suits.setdefault(move.card.suit, move)
            choices = [(move, suit, observation.hand) for suit, move in suits.items()]
            best = liked
            for best in bests(Searching(observation, stream, reads=self.reads).prepared(choices, worlds)):
                yield best
            assert isinstance(best, Play | Claim)  # noqa: S101 - no others were given
            moves = {card: move for card, move in moves.items() if card.suit is best.card.suit}
        yield from bests(weigh_cards(observation, stream, moves, worlds, reads=self.reads))


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


@dataclass(frozen=True, slots=True)
class Both:
    """Moves weighed in two ways, each of which counts as much."""

    one: Weighing
    other: Weighing

    @property
    def best(self) -> Move:
        """The best move so far."""
        means = self.means()
        return max(means, key=means.__getitem__) if means else self.one.best

    def means(self) -> Mapping[Move, float]:
        """Return what each move that was weighed in both has come to on average."""
        return _halfway(self.one.means(), self.other.means())

    def points(self) -> Mapping[Move, float]:
        """Return the same in game points alone; nothing while one of the two tells too little to choose by."""
        return _halfway(self.one.points(), self.other.points())


def _halfway(one: Mapping[Move, float], other: Mapping[Move, float]) -> dict[Move, float]:
    return {move: (value + other[move]) / 2 for move, value in one.items() if move in other}


def weigh(observation: Observation, stream: Stream, worlds: int) -> Iterator[Weighing]:
    """Yield, for a person to see, the weighing of a seat's moves again and again: as an expert's, but of all moves.

    Auctions, cuts and votes are not weighed, nor is the lead that makes trump where deals cannot be solved.
    """
    if observation.phase is Phase.PLAY:
        moves = [move for move in observation.dutiful_moves if isinstance(move, Play | Claim)]
        liked = choose(CLUB, observation, stream, worlds)
        if observation.trump is not None or reaches(observation):
            choice = card_moves(moves, observation.trump, liked)
            yield from weigh_cards(observation, stream, choice, worlds, reads=True)
        return
    way = Searching(observation, stream, reads=True)
    if observation.phase is Phase.TRUMP:
        yield from way.prepared(trump_moves(observation, every=True), worlds)
    elif observation.phase is Phase.EXCHANGE:
        yield from way.prepared(exchanges(observation), worlds)


def weigh_cards(
    observation: Observation, stream: Stream, moves: CardMoves, worlds: int, *, reads: bool
) -> Iterator[Weighing]:
    """Yield the weighing of some cards that may be laid, again and again.

    Where deals can be solved, half the worlds are, and a tree search goes through as many. Whoever solves a deal sees
    all hands and plans for that; a tree search does not, but sees less far.
    """
    way = Searching(observation, stream, reads=reads)
    if not reaches(observation):
        yield from way.cards(moves, worlds)
        return
    both = observation.trump is not None and not settled(observation)
    half = (worlds + 1) // 2 if both else worlds
    for solved in Solving(observation, stream).cards(moves, half):
        yield solved
    if both:
        for tried in way.cards(moves, half):
            yield Both(solved, tried)


def exchanges(observation: Observation) -> list[Prepared]:
    """Return the exchanges worth weighing: for every suit that may be trump, the one that keeps most for it."""
    suits = list(Suit) if observation.trump is None else [observation.trump]
    found: dict[Move, Prepared] = {}
    for suit in suits:
        move = best_exchange(observation, suit)
        found.setdefault(move, exchange_move(observation, move, suit))
    return list(found.values())
