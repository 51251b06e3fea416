"""Thinking by solving: imagine the hidden hands, solve each deal for every move, and add up what the moves come to."""

from collections.abc import Iterator, Sequence

from cruce.bots.imagined import Imagined
from cruce.bots.judge import judge
from cruce.bots.masks import bits_of, mask_points
from cruce.bots.solver import Game, Solver, Table
from cruce.bots.tally import Tally
from cruce.bots.thinking import CardMoves, heads, overruffs, pays, relabelled
from cruce.moves import Claim, Move, Play
from cruce.observation import Observation
from cruce.streams import Stream

REACH = 6
"""Cards a hand may hold for a deal of more than two seats to be solved while somebody waits."""
PAIR = 2


def reaches(observation: Observation) -> bool:
    """Say whether deals can be solved: two sides, no card to be drawn, and hands that are not too long."""
    rules = observation.rules
    drawn = rules.stock != "draw" or not observation.stock
    return drawn and rules.sides == PAIR and (rules.players == PAIR or max(observation.held) <= REACH)


class Solving:
    """One seat's think. It yields the tally again and again, at the latest after every step of a deal being solved."""

    def __init__(self, observation: Observation, stream: Stream) -> None:
        """Take what is seen, and where to draw worlds from."""
        rules = observation.rules
        self._seen = observation
        self._stream = stream
        self._players = rules.players
        side = rules.side_of(observation.seat)
        ours = tuple(rules.side_of(seat) == side for seat in range(rules.players))
        self._game = Game(ours, heads(rules), overruffs(rules), pays(rules))
        self._judge = judge(observation)
        self._near: float | None = None

    def cards(self, moves: CardMoves, worlds: int) -> Iterator[Tally]:
        """Weigh cards that may be laid; of those that come to the same the first is best."""
        if self._seen.trump is None:
            yield from self._openings(list(moves.values()), worlds)
            return
        label, trick = bits_of(self._seen.trump), self._seen.trick
        table = Table(self._seen.seat)
        if trick is not None:
            table = Table(trick.leader, tuple(label[card] for card in trick.cards))
        tally = Tally(moves.values())
        imagined = Imagined(self._seen, label, self._stream)
        for _ in imagined.prepare():
            yield tally
        for _ in range(1 if imagined.certain else worlds):
            solver = self._solver(imagined.draw()[: self._players], table)
            yield tally
            for move in tuple(tally.open):
                assert isinstance(move, Play | Claim)  # noqa: S101 - no others were given
                yield from self._weigh(tally, move, solver, label[move.card])
            solver.forget()
            tally.rank(narrow=False)
            yield tally

    def _openings(self, moves: Sequence[Play | Claim], worlds: int) -> Iterator[Tally]:
        """Weigh the cards of a first lead that makes its own suit trump."""
        tally = Tally(moves)
        imagined = Imagined(self._seen, bits_of(None), self._stream)
        for _ in imagined.prepare():
            yield tally
        for _ in range(worlds):
            hands = imagined.draw()[: self._players]
            solvers: dict[str, Solver] = {}
            for move in tuple(tally.open):
                assert isinstance(move, Play | Claim)  # noqa: S101 - no others were given
                suit = move.card.suit
                if suit not in solvers:
                    solvers[suit] = self._solver(relabelled(hands, suit), Table(self._seen.seat))
                    yield tally
                yield from self._weigh(tally, move, solvers[suit], bits_of(suit)[move.card])
            for solver in solvers.values():
                solver.forget()
            tally.rank(narrow=False)
            yield tally

    def _solver(self, hands: list[int], table: Table) -> Solver:
        left = mask_points(sum(hands) | sum(table.cards))
        return Solver(self._game, hands, self._judge(left), table)

    def _weigh(self, tally: Tally, move: Move, solver: Solver, bit: int) -> Iterator[Tally]:
        """Take down what a card comes to in a world; yield the tally after every step of finding that."""
        # What the move before has come to in the same world is the best guess for the next.
        for value in solver.steps_of(bit, self._near):
            if value is not None:
                self._near = value
                tally.add(move, value)
            yield tally
