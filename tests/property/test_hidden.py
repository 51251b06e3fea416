"""What a seat cannot see makes no difference to it: to its observation, its view of the table, or any bot's move."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings

from cruce.bots import BOTS, choose
from cruce.match import Match, Round
from cruce.moves import Move
from cruce.observation import observe
from cruce.rules import Rules
from cruce.state import State
from cruce.streams import Stream
from cruce.table import HUMAN, Table
from cruce.view import event_view, table_view
from tests.property.tables import OFFERED, RULES, SEEDS, mixed_rules, random_move
from tests.property.unseen import History, otherwise

MIXTURES = 50
"""Rule choices with many fields changed, one round each."""
ROUNDS = 2
"""Rounds of each ruleset and number of players, and of each option."""
BUDGET = 2
"""What a bot spends on a move here: worlds drawn from one stream are the same ones however many there are."""
LOOKS = 2
"""At how many moments of each phase some seat looks."""


def one_round(rules: Rules, seed: str) -> History:
    """Return a round played at random."""
    stream = Stream(seed, "unseen")
    match = Match.start(rules, seed, (HUMAN,) * rules.players, cuts=stream.below(4) == 0)
    states, moves = [match.state], list[Move]()
    while match.state.score is None:
        moves.append(random_move(match, stream))
        match = match.play(moves[-1])
        states.append(match.state)
    return states, moves


def table_of(state: State) -> Table:
    """Return a table at which a round stands so."""
    table = Table(state.rules, "unseen", (HUMAN,) * state.rules.players)
    rounds = (Round(state, table.match.totals),) if state.score else ()
    table.match = replace(table.match, state=state, rounds=rounds)
    return table


def moments(states: list[State], stream: Stream) -> list[int]:
    """Return a few moments of each phase of a round, more of the long ones: their places among its states."""
    phases = dict.fromkeys(state.phase for state in states)
    by_phase = [[at for at, state in enumerate(states) if state.phase is phase] for phase in phases]
    return [stream.choice(places) for places in by_phase for _ in range(min(LOOKS + len(places) // 10, len(places)))]


def check_round(rules: Rules, seed: str, bots: tuple[str, ...] = ()) -> int:
    """Check some moments of a round, and return how many times a seat's unseen cards were other ones."""
    stream, others = Stream(seed, "looks"), 0
    states, moves = one_round(rules, seed)
    for at in moments(states, stream):
        seat = stream.below(rules.players)
        for other, made in otherwise(states[: at + 1], moves[:at], seat, stream):
            others += 1
            assert observe(other[at], seat) == observe(states[at], seat)
            before, after = table_of(states[at]), table_of(other[at])
            assert table_view(after, seat) == table_view(before, seat)
            if at:
                event = event_view(table_of(states[at - 1]).match, moves[at - 1], before.match)
                assert event_view(table_of(other[at - 1]).match, made[-1], after.match) == event
            if states[at].to_act == seat:
                for bot in bots:
                    assert len({_chosen(bot, state, seat) for state in (states[at], other[at])}) == 1
    return others


def _chosen(bot: str, state: State, seat: int) -> Move:
    return choose(BOTS[bot], observe(state, seat), Stream("move", bot), BUDGET)


@pytest.mark.parametrize(("name", "players", "changes"), OFFERED)
def test_unseen_cards_change_nothing(name: str, players: int, changes: dict[str, Any]) -> None:
    """Dealt anew among the others, the cards a seat has not seen leave what it sees and the bots' moves alone."""
    rules = Rules.named(name, players, **changes)
    others = sum(check_round(rules, f"hidden/{number}", tuple(BOTS)) for number in range(ROUNDS))
    assert others > ROUNDS


def test_unseen_cards_change_nothing_under_mixed_rules() -> None:
    """Neither where many fields are changed at once."""
    others = sum(check_round(mixed_rules(str(number)), f"mixed/{number}") for number in range(MIXTURES))
    assert others > MIXTURES


@given(RULES, SEEDS)
@settings(max_examples=settings.default.max_examples // 2 if settings.default else 50)
def test_unseen_cards_change_nothing_under_any_rules(rules: Rules, seed: str) -> None:
    """Neither does any field of the rules let them through; on honour no seat can tell who has broken a duty."""
    check_round(rules, seed)
