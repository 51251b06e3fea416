"""Scoring a round: raw points into game points (rules.md, Scoring a round)."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from cruce.auction import Contract
from cruce.rules import Rules

STEP = 33
"""Raw points a game point costs when the field `unit` says so."""


def _by_steps(raw: int, _in_play: int) -> int:
    return raw // STEP


def _by_elevenths(raw: int, in_play: int) -> int:
    return raw * 11 // max(in_play, 1)


UNITS: dict[int, Callable[[int, int], int]] = {STEP: _by_steps, 11: _by_elevenths}
"""Game points that raw points make, by the field `unit`, given the card points in play."""


def raw_needed(rules: Rules, level: int, in_play: int = 120) -> int:
    """Return the raw points a contract of `level` needs when so many card points are in play."""
    return STEP * level if rules.unit == STEP else -(-in_play * level // 11)


@dataclass(frozen=True, slots=True)
class Score:
    """What a round was worth, each tuple by side.

    `raw` are card points won plus marriages, `marriages` the latter alone, `made` the game points raw is worth,
    `scored` what goes to the totals, fines included. `contract_made` is None in a round without contract; `void` says
    that a proven revoke made the round count for nothing.
    """

    raw: tuple[int, ...]
    marriages: tuple[int, ...]
    made: tuple[int, ...]
    scored: tuple[int, ...]
    contract_made: bool | None
    void: bool = False


def score_round(
    rules: Rules, contract: Contract | None, card_points: tuple[int, ...], marriages: tuple[int, ...]
) -> Score:
    """Score a round that was played to its last card, from card points and marriages by side, both raw points.

    The declarer's side scores what it made when that reaches the bid, else minus bid times `fail_factor`; the others
    score what they made, or nothing when the contract failed and `defenders_score_on_fail` is off.
    """
    raw = tuple(map(sum, zip(card_points, marriages, strict=True)))
    made = tuple(UNITS[rules.unit](points, sum(card_points)) for points in raw)
    if contract is None:
        return Score(raw, marriages, made, made, None)
    declaring = rules.side_of(contract.declarer)
    if made[declaring] >= contract.level:
        return Score(raw, marriages, made, made, contract_made=True)
    scored = [points if rules.defenders_score_on_fail else 0 for points in made]
    scored[declaring] = penalty(rules, contract)
    return Score(raw, marriages, made, tuple(scored), contract_made=False)


def penalty(rules: Rules, contract: Contract) -> int:
    """Return what a side scores for a contract it has not made: minus bid times `fail_factor`."""
    return -contract.level * rules.fail_factor


def unplayed(rules: Rules) -> Score:
    """Return the score of a round in which no card was played: nothing for anyone."""
    nothing = (0,) * rules.sides
    return Score(nothing, nothing, nothing, nothing, None)


def voided(rules: Rules, contract: Contract | None, guilty: int) -> Score:
    """Return the score of a round a proven revoke of a seat made void: its side pays for a contract it held."""
    score = replace(unplayed(rules), void=True)
    side = rules.side_of(guilty)
    if contract is None or rules.side_of(contract.declarer) != side:
        return score
    return fined(score, tuple(penalty(rules, contract) if side == other else 0 for other in range(rules.sides)))


def fined(score: Score, fines: tuple[int, ...]) -> Score:
    """Return the score with fines by side, zero or below, added to what each scores."""
    return replace(score, scored=tuple(map(sum, zip(score.scored, fines, strict=True))))
