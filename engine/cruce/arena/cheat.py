"""The cheat: it sees every hand and plays double dummy. It shows what there is to win, and sits in the arena alone."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

from cruce.auction import Contract
from cruce.bots.judge import judge
from cruce.bots.masks import bits_of, mask_points
from cruce.bots.solver import Game, Solver, Table
from cruce.bots.thinking import heads, overruffs, pays
from cruce.errors import BadTable
from cruce.moves import PEEKS, Claim, Move, Pass, Play
from cruce.observation import Observation, observe
from cruce.rules import Rules
from cruce.state import Phase, State
from cruce.streams import Stream

NAME = "cheat"
SIDES = 2
"""How many sides there must be: against several, a double-dummy value says too little."""
KEPT = 1024
"""How many contracts' values are kept: the same ones are asked for at every call of a board, in all its rounds."""


class Cheat:
    """Looks at all hands: makes the call, the trump and the card that come to most when everyone plays their best.

    It counts what its side scores in the round less what the other does, raw points where that is equal.
    """

    name = NAME

    def __init__(self, rules: Rules) -> None:
        """Sit down; BadTable unless the rules have two sides and nothing to draw or to exchange."""
        if rules.sides != SIDES or rules.stock != "none":
            raise BadTable(
                f"sides, stock: the {NAME} plays where there are two sides and nothing is drawn or exchanged, "
                f"not with sides = {rules.sides} and stock = {rules.stock}"
            )

    def choose(self, state: State, seen: Observation, stream: Stream, budget: int) -> Move:
        """Return the best move, the first of equal ones."""
        del stream, budget
        if state.phase is Phase.PEEK:
            return PEEKS[0]
        moves = _worth_trying(seen.dutiful_moves)
        if len(moves) == 1:
            return moves[0]
        side = state.rules.side_of(seen.seat)
        if state.phase is Phase.AUCTION:
            values = _worth_of_calls(state, moves, side)
        elif state.phase is Phase.PLAY and state.trump is not None:
            values = _worth_of_cards(state, moves, side, raw=True)
        else:
            values = [_worth(state.play(move), side, raw=True) for move in moves]
        return moves[values.index(max(values))]


def _worth_trying(moves: Sequence[Move]) -> list[Move]:
    """Return the moves without leads that could claim a marriage and do not."""
    claimed = {move.card for move in moves if isinstance(move, Claim)}
    return [move for move in moves if not (isinstance(move, Play) and move.card in claimed)]


Standing = tuple[Contract | None, int | None, frozenset[int]]
"""All that an auction's end depends on: the contract so far, who calls next, and who has passed."""


def _worth_of_calls(state: State, moves: list[Move], side: int) -> list[float]:
    known: dict[Standing, float] = {}
    values = [_auctioned(state.play(move), known) for move in moves]
    return values if side == 0 else [-value for value in values]


def _auctioned(state: State, known: dict[Standing, float]) -> float:
    """Return what side 0 gets when every call to come is the best one."""
    if state.phase is not Phase.AUCTION:
        return _contracted(replace(state, calls=(), votes=()))
    passed = frozenset(call.seat for call in state.calls if isinstance(call.call, Pass))
    standing = state.contract, state.to_act, passed
    if standing not in known:
        known[standing] = _best(state, 0, (_auctioned(state.play(move), known) for move in state.legal_moves))
    return known[standing]


@lru_cache(KEPT)
def _contracted(state: State) -> float:
    """Return what side 0 gets of a round whose auction is over, its calls forgotten."""
    return _worth(state, 0, raw=False)


def _best(state: State, side: int, values: Iterable[float]) -> float:
    """Return the value the seat to act chooses: the highest for the side's own seats, the lowest for others."""
    return max(values) if state.rules.side_of(state.to_act or 0) == side else min(values)


def _worth(state: State, side: int, *, raw: bool) -> float:
    """Return what a side gets from a moment after the auction when everyone plays their best."""
    if state.score is not None:
        return state.score.scored[side] - state.score.scored[1 - side]
    moves = _worth_trying(state.dutiful_moves)
    if state.phase is not Phase.PLAY or state.trump is None:
        return _best(state, side, [_worth(state.play(move), side, raw=raw) for move in moves])
    if state.trick is None and len(moves) < len(state.hands[state.to_act or 0]):  # the first lead must be a trump
        return _best(state, side, _worth_of_cards(state, moves, side, raw=raw))
    return _solver(state, side, raw=raw).value()


def _worth_of_cards(state: State, moves: list[Move], side: int, *, raw: bool) -> list[float]:
    solver, bits = _solver(state, side, raw=raw), bits_of(state.trump)
    values: list[float] = []
    for move in moves:
        if isinstance(move, Play | Claim):
            values.append(solver.value_of(bits[move.card], values[-1] if values else None))
    return values


def _solver(state: State, side: int, *, raw: bool) -> Solver:
    rules, bits, trick = state.rules, bits_of(state.trump), state.trick
    hands = [sum(bits[card] for card in hand) for hand in state.hands]
    laid = () if trick is None else tuple(bits[card] for card in trick.cards)
    leader = (state.to_act or 0) if trick is None else trick.leader
    left = mask_points(sum(hands) | sum(laid))
    worth = judge(observe(state, side), raw=raw)(left)  # seat 0 is of side 0, seat 1 of side 1
    ours = tuple(rules.side_of(seat) == side for seat in range(rules.players))
    game = Game(ours, heads(rules), overruffs(rules), pays(rules))
    return Solver(game, hands, worth, Table(leader, laid))
