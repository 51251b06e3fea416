"""What the end of a round is worth to one side, for the solver: game points first, raw points where those are equal."""

from collections.abc import Callable
from functools import cache
from operator import sub

from cruce.auction import Contract
from cruce.bots.solver import Worth
from cruce.observation import Observation
from cruce.rules import Rules
from cruce.scoring import STEP, UNITS, penalty

RAW_STEP = 8
"""Raw points that count as one where game points are equal: few steps keep a search quick."""
RAW_WORTH = 0.02
"""Game points that each such step is worth; all of them together stay below one game point."""

EVEN = 0.3
"""Game points that the raw points of one count besides, where deals are played out: what comes short of a step is not
lost on a player who does not know how the rest will go.
"""


def judge(observation: Observation, *, raw: bool = True) -> Callable[[int], Worth]:
    """Return, for any number of card points still to be won, what the observing seat's side gets for its share.

    It is what the side scores less what the other scores; there are two.
    """
    rules = observation.rules
    side = rules.side_of(observation.seat)
    own = observation.card_points[side] + observation.marriages[side]
    won = sum(observation.card_points)
    others = won + sum(observation.marriages) - own
    step = RAW_WORTH if raw else 0.0
    above = _above(rules, observation.contract, side)

    @cache
    def of(left: int) -> Worth:
        @cache
        def made(points: int) -> int:
            return UNITS[rules.unit](points, won + left)

        @cache
        def worth(points: int, ours: int, theirs: int) -> float:
            mine, rest = own + points + ours, others + left - points + theirs
            return above(made(mine), made(rest)) + step * (mine // RAW_STEP)

        return worth

    return of


def _above(rules: Rules, contract: Contract | None, side: int) -> Callable[[int, int], int]:
    """Return what tells how much more than the other a side scores, given the game points that both make."""
    if contract is None:
        return sub
    declares, level = rules.side_of(contract.declarer) == side, contract.level
    fine, defended = penalty(rules, contract), rules.defenders_score_on_fail

    def above(mine: int, theirs: int) -> int:
        if (mine if declares else theirs) >= level:
            return mine - theirs
        lost = fine - (theirs if declares else mine) * defended
        return lost if declares else -lost

    return above


def payoffs(observation: Observation, *, raw: bool = True) -> Callable[[list[int], list[int]], list[float]]:
    """Return what every side gets for the card points and marriages still to come to each: raw points in the end.

    A side gets what it scores less what the others score on average, and with `raw` something for raw points too.
    """
    even = EVEN if raw else 0.0
    rules, contract = observation.rules, observation.contract
    before, married = observation.card_points, observation.marriages
    declaring = None if contract is None else rules.side_of(contract.declarer)
    made = UNITS[rules.unit]

    def gains(card_points: list[int], marriages: list[int]) -> list[float]:
        in_play = sum(before) + sum(card_points)
        raw_points = [sum(parts) for parts in zip(before, married, card_points, marriages, strict=True)]
        scored = [made(points, in_play) for points in raw_points]
        if declaring is not None and contract is not None and scored[declaring] < contract.level:
            if not rules.defenders_score_on_fail:
                scored = [0] * rules.sides
            scored[declaring] = penalty(rules, contract)
        rest = rules.sides - 1
        point = STEP if rules.unit == STEP else max(in_play, 1) / rules.unit
        total = sum(scored) + even * sum(raw_points) / point
        worths = [own + even * points / point for own, points in zip(scored, raw_points, strict=True)]
        return [own - (total - own) / rest for own in worths]

    return gains
