"""Scores: from the points taken to game points, per side."""

from collections.abc import Sequence
from operator import add

from tests.oracle.claims import Json

FINE = 3
"""What a guilty verdict costs the accused's side, and an innocent one the accuser's."""


def steps(rules: Json, raw: int, in_play: int) -> int:
    """Return the game points a side's raw points make, counted up one by one."""
    made = 0
    while reaches(rules, raw, in_play, made + 1):
        made += 1
    return made


def reaches(rules: Json, raw: int, in_play: int, level: int) -> bool:
    """Say whether raw points are enough for a level, by 33s or by elevenths of the card points in play."""
    if rules["unit"] == 33:
        return raw >= 33 * level
    return raw * 11 >= (in_play or 1) * level


def score_round(
    rules: Json,
    declarer: int | None,
    level: int | None,
    card_points_by_side: Sequence[int],
    marriages_by_side: Sequence[int],
) -> list[int]:
    """Return what each side scores in a round played to its end, before any fines."""
    raw = list(map(add, card_points_by_side, marriages_by_side))
    in_play = sum(card_points_by_side)
    made = [steps(rules, points, in_play) for points in raw]
    if declarer is None or level is None:
        return made
    side = declarer % rules["sides"]
    if reaches(rules, raw[side], in_play, level):
        return made
    scored = made if rules["defenders_score_on_fail"] else [0] * len(made)
    scored[side] = -level * rules["fail_factor"]
    return scored


def score_void(rules: Json, declarer: int | None, level: int | None, guilty: int) -> list[int]:
    """Return what each side scores in a round that a guilty seat has made void, before any other fines."""
    side = guilty % rules["sides"]
    scored = [0] * rules["sides"]
    scored[side] -= FINE
    if declarer is not None and level is not None and declarer % rules["sides"] == side:
        scored[side] -= level * rules["fail_factor"]
    return scored


def with_fines(rules: Json, scored: Sequence[int], accusers: Sequence[int]) -> list[int]:
    """Return a round's scores less a fine for each seat that accused an innocent one."""
    wrongs = [seat % rules["sides"] for seat in accusers]
    return [points - FINE * wrongs.count(side) for side, points in enumerate(scored)]


def match_winner(rules: Json, totals: Sequence[int]) -> int | None:
    """Return the side that has won a match after a round with these totals, if it is over."""
    best, second = sorted(totals, reverse=True)[:2]
    over = best >= rules["target"] and best - second >= rules["winning_margin"]
    return list(totals).index(best) if over else None
