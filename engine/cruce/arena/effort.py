"""How long a bot may think, turned from milliseconds into the count it is given: timed once, on fixed decisions."""

from time import perf_counter

from cruce.arena.board import opening
from cruce.arena.players import Player
from cruce.bots import bot_named, choose
from cruce.moves import NEXT
from cruce.observation import observe
from cruce.rules import Rules
from cruce.state import State
from cruce.streams import Stream
from cruce.table import DEFAULT_BUDGET

DECISIONS = 12
"""How many decisions are timed."""
ROUNDS = 4
"""How many rounds they come from."""
PROBES = (10, 40)
"""The two counts that are timed first."""
HEEDS = 0.25
"""By how much, of itself, a think must grow between the two to be of a bot that heeds its budget."""
REPEATS = 2
"""How often each decision is timed; the quickest counts, as other work can only slow it down."""
MILLISECONDS = 1000


def count_for(player: Player, rules: Rules, milliseconds: float) -> int | None:
    """Return the count with which a player's decisions take so long on average; None when it heeds no budget."""
    decisions = _decisions(rules)
    few, many = PROBES
    short, long = (_time(player, decisions, count) for count in PROBES)
    if not decisions or long < short * (1 + HEEDS):
        return None
    each = (long - short) / (many - few)
    count = max(1, round(few + (milliseconds - short) / each))
    # What a world costs is not quite the same when there are many: once more, at about the count it will be.
    taken = _time(player, decisions, count)
    return max(1, round(count + (milliseconds - taken) / each))


def _decisions(rules: Rules) -> list[State]:
    """Return moments of a few rounds, all over them, at which a seat has a choice."""
    open_to_choice = [state for number in range(ROUNDS) for state in _round(rules, number)]
    step = max(1, len(open_to_choice) // DECISIONS)
    return open_to_choice[step // 2 :: step][:DECISIONS]


def _round(rules: Rules, number: int) -> list[State]:
    state, found, club = opening(rules, "effort", number), [], bot_named("club")
    while state.score is None:
        if state.to_act is None:
            state = state.play(NEXT)
            continue
        if len(state.legal_moves) > 1:
            found.append(state)
        state = state.play(choose(club, observe(state, state.to_act), Stream("effort", "club"), DEFAULT_BUDGET))
    return found


def _time(player: Player, decisions: list[State], count: int) -> float:
    """Return how many milliseconds a player takes for one of the decisions, on average."""
    total = 0.0
    for place, state in enumerate(decisions):
        assert state.to_act is not None  # noqa: S101 - each is a seat's decision
        seen = observe(state, state.to_act)
        taken = []
        for _ in range(REPEATS):
            start = perf_counter()
            player.choose(state, seen, Stream("effort", f"bot/{place}"), count)
            taken.append(perf_counter() - start)
        total += min(taken)
    return total / max(1, len(decisions)) * MILLISECONDS
