"""What the end of a round is worth to one side, for the solver: game points first, raw points where those are equal."""

from collections.abc import Callable
from functools import cache

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

    @cache
    def of(left: int) -> Worth:
        @cache
        def worth(points: int, ours: int, theirs: int) -> float:
            mine, rest = own + points + ours, others + left - points + theirs
            tie = RAW_WORTH * (mine // RAW_STEP) if raw else 0.0
            return _between_two(rules, observation.contract, side, (mine, rest), won + left) + tie

        return worth

    return of


def _between_two(rules: Rules, contract: Contract | None, side: int, raw: tuple[int, int], in_play: int) -> float:
    """Return what a side scores more than the other, given the raw points of both."""
    mine, theirs = (UNITS[rules.unit](points, in_play) for points in raw)
    if contract is None:
        return mine - theirs
    declares = rules.side_of(contract.declarer) == side
    if (mine if declares else theirs) >= contract.level:
        return mine - theirs
    defended = (theirs if declares else mine) if rules.defenders_score_on_fail else 0
    lost = penalty(rules, contract) - defended
    return lost if declares else -lost


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
