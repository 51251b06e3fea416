"""What bots play for is what a round scores: game points above the others', whatever the rules."""

from collections.abc import Iterator

import pytest

from cruce.bots import judge as judging
from cruce.bots.judge import judge, payoffs
from cruce.observation import observe
from cruce.rules import Rules
from cruce.state import Phase, State
from tests.bots.test_matches import TABLES
from tests.engine.helpers import random_states

PAIRS = [(name, players) for name, players in TABLES if Rules.named(name, players).sides == 2]


def moments(rules: Rules) -> Iterator[tuple[State, State]]:
    """Yield moments of the play of some random rounds, each with how its round ended."""
    for number in range(4):
        states = list(random_states(rules, "judge", number))
        if states[-1].tricks:
            yield from ((state, states[-1]) for state in states[::5] if state.phase is Phase.PLAY)


def still_to_come(before: tuple[int, ...], after: tuple[int, ...]) -> list[int]:
    """Return what each side got between two moments."""
    return [end - start for start, end in zip(before, after, strict=True)]


@pytest.mark.parametrize(("name", "players"), PAIRS)
def test_between_two_sides_it_is_the_score(name: str, players: int) -> None:
    """What the side scores less what the other does, contract and penalty included; raw points stay below one point."""
    seen = 0
    for state, end in moments(Rules.named(name, players)):
        assert state.to_act is not None
        assert end.score is not None
        side = state.rules.side_of(state.to_act)
        points = still_to_come(state.card_points, end.card_points)
        paid = still_to_come(state.marriages, end.marriages)
        scored = end.score.scored[side] - end.score.scored[1 - side]
        observation = observe(state, state.to_act)
        got = (points[side], paid[side], paid[1 - side])
        assert judge(observation, raw=False)(sum(points))(*got) == scored
        assert scored <= judge(observation)(sum(points))(*got) < scored + 1
        seen += 1
    assert seen


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_played_out_every_side_gets_its_score(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Less what the others score on average."""
    monkeypatch.setattr(judging, "EVEN", 0)
    for state, end in moments(Rules.named(name, players)):
        assert state.to_act is not None
        assert end.score is not None
        points = still_to_come(state.card_points, end.card_points)
        paid = still_to_come(state.marriages, end.marriages)
        total, others = sum(end.score.scored), state.rules.sides - 1
        expected = [own - (total - own) / others for own in end.score.scored]
        assert payoffs(observe(state, state.to_act))(points, paid) == pytest.approx(expected)


def test_more_raw_points_are_worth_more_where_game_points_are_equal() -> None:
    """So nobody holds a ten back because it makes no step."""
    state = next(state for state, _ in moments(Rules.named("standard", 4)))
    assert state.to_act is not None
    worth = judge(observe(state, state.to_act))(100)
    assert worth(32, 0, 0) > worth(10, 0, 0)
