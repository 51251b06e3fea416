"""A board: one deal, played once with bot A on each side in turn, so that nobody's luck with the cards tells."""

from dataclasses import dataclass, field
from time import process_time
from typing import Any, Self

from cruce.arena.absurdities import absurdities
from cruce.arena.deeds import Deeds
from cruce.arena.players import player_named
from cruce.arena.trial import Trial
from cruce.dealing import first_dealer, shuffled_deal
from cruce.moves import NEXT, Bid, Move, Pass
from cruce.naming import rotated
from cruce.observation import Observation, observe
from cruce.rules import Rules
from cruce.state import State
from cruce.streams import Stream

MICROSECONDS = 1_000_000


@dataclass(frozen=True, slots=True)
class Board:
    """What came of a board.

    `rounds` has, for each side that bot A played, what every side scored: A's first, then the others clockwise, in game
    points. `dead` counts the rounds in which no card was played. `a` and `b` tell what each bot did.
    """

    number: int
    rounds: tuple[tuple[int, ...], ...]
    dead: int
    a: Deeds = field(default_factory=Deeds)
    b: Deeds = field(default_factory=Deeds)

    def as_json(self) -> dict[str, Any]:
        """Return the board as JSON values."""
        rounds = [list(scores) for scores in self.rounds]
        deeds = {"a": self.a.as_json(), "b": self.b.as_json()}
        return {"board": self.number, "rounds": rounds, "dead": self.dead, **deeds}

    @classmethod
    def from_json(cls, values: Any, rules: Rules) -> Self:  # noqa: ANN401 - whatever a file holds
        """Return the board that was written so; KeyError, TypeError or ValueError when it was none by these rules."""
        rounds = tuple(tuple(scores) for scores in values["rounds"])
        whole = all(type(score) is int for scores in rounds for score in scores)
        square = [len(scores) for scores in rounds] == [rules.sides] * rules.sides
        counts = (values["board"], values["dead"])
        if not (whole and square and all(type(count) is int and count >= 0 for count in counts)):
            raise ValueError(values)
        return cls(values["board"], rounds, values["dead"], *map(Deeds.from_json, (values["a"], values["b"])))

    def same_as(self, other: Self) -> bool:
        """Say whether two boards are alike in everything but how long the bots took."""
        return _without_times(self) == _without_times(other)


def _without_times(board: Board) -> dict[str, Any]:
    values = board.as_json()
    for name in ("a", "b"):
        del values[name]["times"]
    return values


def play_board(trial: Trial, number: int) -> Board:
    """Play the board of that number: the same bots on the same deal always do the same."""
    deeds = Deeds(), Deeds()
    finished = [_play_round(trial, number, side, deeds) for side in range(trial.rules.sides)]
    rounds = tuple(_scores(state, side) for side, state in enumerate(finished))
    return Board(number, rounds, sum(not state.tricks for state in finished), *deeds)


def _scores(state: State, side: int) -> tuple[int, ...]:
    assert state.score is not None  # noqa: S101 - the round has just been played to its end
    return (*state.score.scored[side:], *state.score.scored[:side])


def opening(rules: Rules, seed: str, number: int) -> State:
    """Return a board's round as it begins: as match `number` of `cruce simulate` begins with the same seed."""
    seed = f"{seed}/{number}"
    deal = shuffled_deal(rules, seed, 0, first_dealer(rules, seed))
    return State.start(rules, deal, rotation=rotated(number))


def _play_round(trial: Trial, number: int, side: int, deeds: tuple[Deeds, Deeds]) -> State:
    """Return the round with bot A on one side and bot B on the others, played to its end; count what they did."""
    rules = trial.rules
    players = player_named(trial.a, rules), player_named(trial.b, rules)
    budgets = trial.budget_a, trial.budget_b
    state = opening(rules, trial.seed, number)
    made = 0
    while state.score is None:
        if state.to_act is None:  # on honour, once nobody accuses any more
            state = state.play(NEXT)
            continue
        seat = state.to_act
        who = int(rules.side_of(seat) != side)
        seen = observe(state, seat)
        stream = Stream(f"{trial.seed}/{number}", f"bot/{seat}/{made}")
        start = process_time()
        move = players[who].choose(state, seen, stream, budgets[who])
        _count_move(deeds[who], seen, move, process_time() - start)
        state = state.play(move)
        made += 1
    _count_contract(deeds, state, side)
    return state


def _count_move(deeds: Deeds, seen: Observation, move: Move, seconds: float) -> None:
    if len(seen.legal_moves) > 1:
        deeds.times.append(round(seconds * MICROSECONDS))
    if isinstance(move, Bid | Pass):
        deeds.calls[str(move.level) if isinstance(move, Bid) else "pass"] += 1
    for name, absurd in absurdities(seen, move):
        deeds.chances[name] += 1
        deeds.absurd[name] += absurd


def _count_contract(both: tuple[Deeds, Deeds], state: State, side: int) -> None:
    contract, score = state.contract, state.score
    if contract is None or score is None:
        return
    deeds = both[int(state.rules.side_of(contract.declarer) != side)]
    deeds.held[str(contract.level)] += 1
    deeds.made[str(contract.level)] += bool(score.contract_made)
