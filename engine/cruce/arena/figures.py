"""What many boards come to, as JSON values: every figure of the report."""

from collections import Counter
from collections.abc import Iterable
from math import ceil, sqrt
from typing import Any

from cruce.arena.board import Board
from cruce.arena.deeds import Deeds
from cruce.arena.resampling import MATCHES, match_rate
from cruce.arena.trial import Trial
from cruce.bots.manners import ABSURDITIES
from cruce.errors import BadTable
from cruce.passport import passport

NORMAL_95 = 1.96
"""Standard errors on either side of a mean that hold it in 95 of 100 cases."""
SLOW = 0.95
"""The share of moves that take no longer than the slow one that is told."""


def figures(trial: Trial, boards: Iterable[Board]) -> dict[str, Any]:
    """Return the figures of a trial's boards, in whatever order they came; BadTable when there are none."""
    ordered = sorted(boards, key=lambda board: board.number)
    if not ordered:
        raise BadTable("no board has been played: there is nothing to report")
    rounds = [scores for board in ordered for scores in board.rounds]
    a, b = Deeds(), Deeds()
    for board in ordered:
        a.add(board.a)
        b.add(board.b)
    mean, half_width = difference(ordered)
    return {
        "a": trial.a,
        "b": trial.b,
        "rules": trial.rules.name,
        "passport": passport(trial.rules),
        "players": trial.rules.players,
        "sides": trial.rules.sides,
        "seed": trial.seed,
        "budget": trial.budget_a,
        "budget_b": trial.budget_b,
        "boards": len(ordered),
        "rounds": len(rounds),
        "diff_per_round": _rounded(mean),
        "ci95": _rounded(half_width),
        "match11": match_rate(trial.rules, rounds, 11, trial.seed),
        "match21": match_rate(trial.rules, rounds, 21, trial.seed),
        "matches_resampled": MATCHES,
        "absurdities": _absurdities(a),
        "absurdities_b": _absurdities(b),
        "ms_per_move": _mean_time(a.times),
        "ms_per_move_b": _mean_time(b.times),
        "ms_per_move_p95": _slow_time(a.times),
        "ms_per_move_p95_b": _slow_time(b.times),
        "bids": _bids(a),
        "bids_b": _bids(b),
        "made": _made(a),
        "made_b": _made(b),
        "dead": sum(board.dead for board in ordered),
        "score_per_round": _rounded(_average([scores[0] for scores in rounds])),
        "score_per_round_b": _rounded(_average([_average(scores[1:]) for scores in rounds])),
    }


def difference(boards: Iterable[Board]) -> tuple[float, float | None]:
    """Return by how many game points a round A's side beats the mean of the others, and half the width of its 95%.

    The rounds of a board share their cards, so boards are what is independent; of one alone no width can be told.
    """
    values = [_average([scores[0] - _average(scores[1:]) for scores in board.rounds]) for board in boards]
    mean = _average(values)
    if len(values) == 1:
        return mean, None
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, NORMAL_95 * sqrt(variance / len(values))


def _average(values: Iterable[float]) -> float:
    values = tuple(values)
    return sum(values) / len(values)


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)


def _absurdities(deeds: Deeds) -> dict[str, dict[str, float | None]]:
    return {name: _share("absurd", deeds.absurd[name], deeds.chances[name]) for name in ABSURDITIES}


def _made(deeds: Deeds) -> dict[str, float | None]:
    return _share("made", deeds.made.total(), deeds.held.total())


def _share(name: str, count: int, of: int) -> dict[str, float | None]:
    """Return a count, what it is out of, and their ratio, None of nothing."""
    return {name: count, "of": of, "rate": _rounded(count / of) if of else None}


def _bids(deeds: Deeds) -> dict[str, dict[str, int]]:
    return {"calls": _by_level(deeds.calls), "held": _by_level(deeds.held), "made": _by_level(deeds.made)}


def _by_level(counts: Counter[str]) -> dict[str, int]:
    return {level: counts[level] for level in sorted(counts, key=lambda level: (len(level), level))}


def _mean_time(times: list[int]) -> float | None:
    """Return the mean of some microseconds, in milliseconds; None of none."""
    return _rounded(_average(times) / 1000) if times else None


def _slow_time(times: list[int]) -> float | None:
    """Return the milliseconds that most of some times, in microseconds, do not exceed; None of none."""
    return _rounded(sorted(times)[ceil(SLOW * len(times)) - 1] / 1000) if times else None
