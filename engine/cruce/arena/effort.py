"""How long a bot may think, turned from milliseconds into the count it is given: timed once, on fixed decisions."""

from collections.abc import Iterator
from time import process_time
from typing import NamedTuple

from cruce.arena.board import opening
from cruce.arena.players import Player
from cruce.bots import bot_named, choose
from cruce.moves import NEXT
from cruce.observation import Observation, observe
from cruce.rules import Rules
from cruce.state import State
from cruce.streams import Stream
from cruce.table import DEFAULT_BUDGET

ROUNDS = 4
"""How many rounds are timed, every decision of them: the first of a round take a hundred times as long as the last."""
PROBES = (2, 8)
"""The two counts that are timed first."""
HEEDS = 0.25
"""By how much, of itself, a think must grow between the two to be of a bot that heeds its budget."""
TRIES = 3
"""How many more counts are timed, each nearer to what is wanted."""
LEAP = 4
"""How many times the highest count timed the next one is at most, as far guesses are poor."""
NEAR = 0.1
"""How far from the time wanted, of itself, is near enough."""
MILLISECONDS = 1000

Decision = tuple[State, Observation]
"""A moment at which a seat has a choice, and what it sees."""


class Effort(NamedTuple):
    """A count, and the milliseconds of a processor a decision takes with it on average."""

    budget: int
    milliseconds: float


def effort_for(player: Player, rules: Rules, milliseconds: float) -> Effort | None:
    """Return the count whose time comes nearest to the one wanted; None for a player that heeds no budget."""
    decisions = [decision for number in range(ROUNDS) for decision in choices(rules, "effort", number)]
    tried = [_effort(player, decisions, count) for count in PROBES]
    if tried[1].milliseconds <= tried[0].milliseconds * (1 + HEEDS):
        return None
    for _ in range(TRIES):
        count = _guess(tried[-2], tried[-1], milliseconds)
        if any(effort.budget == count for effort in tried) or _off(tried[-1], milliseconds) <= NEAR:
            break
        tried.append(_effort(player, decisions, count))
    return min(tried, key=lambda effort: _off(effort, milliseconds))


def _guess(before: Effort, last: Effort, milliseconds: float) -> int:
    """Return the count that takes so long, if a count more takes always as long as between two that were timed."""
    each = (last.milliseconds - before.milliseconds) / (last.budget - before.budget)
    if each <= 0:
        return last.budget
    return max(1, min(LEAP * last.budget, round(last.budget + (milliseconds - last.milliseconds) / each)))


def _off(effort: Effort, milliseconds: float) -> float:
    return abs(effort.milliseconds - milliseconds) / milliseconds


def choices(rules: Rules, seed: str, number: int) -> Iterator[Decision]:
    """Yield the moments of a round of club players at which there is a choice: the state, and what the seat sees."""
    state, club = opening(rules, seed, number), bot_named("club")
    while state.score is None:
        if state.to_act is None:
            state = state.play(NEXT)
            continue
        seen = observe(state, state.to_act)
        if len(state.legal_moves) > 1:
            yield state, seen
        state = state.play(choose(club, seen, Stream(seed, "club"), DEFAULT_BUDGET))


def _effort(player: Player, decisions: list[Decision], count: int) -> Effort:
    start = process_time()
    for place, (state, seen) in enumerate(decisions):
        player.choose(state, seen, Stream("effort", f"bot/{place}"), count)
    return Effort(count, (process_time() - start) / max(1, len(decisions)) * MILLISECONDS)
