"""How often bot A would win a match, told from rounds: matches put together from the rounds that were played."""

from collections.abc import Sequence
from operator import add

from cruce.match import winning_side
from cruce.rules import Rules
from cruce.streams import Stream

MATCHES = 10_000
"""How many matches are put together."""
MOST_ROUNDS = 200
"""Rounds after which such a match is won by nobody."""


def match_rate(rules: Rules, rounds: Sequence[tuple[int, ...]], target: int, seed: str) -> float:
    """Return the share of matches to `target` that bot A's side wins, 0 to 1.

    A match draws its rounds from those played, each as likely as another, with what every side scored in it; it ends
    by the rules' own `winning_margin`. The same rounds in the same order and the same seed give the same share.
    """
    rules = rules.with_fields(target=target)
    stream = Stream(seed, f"arena/match/{target}")
    if not any(score > 0 for scores in rounds for score in scores):
        return 0.0
    return sum(_winner(rules, rounds, stream) == 0 for _ in range(MATCHES)) / MATCHES


def _winner(rules: Rules, rounds: Sequence[tuple[int, ...]], stream: Stream) -> int | None:
    totals, many, target = (0,) * rules.sides, len(rounds), rules.target
    for _ in range(MOST_ROUNDS):
        totals = tuple(map(add, totals, rounds[int(stream.fraction() * many)]))
        if max(totals) >= target:
            winner = winning_side(rules, totals)
            if winner is not None:
                return winner
    return None
