"""The solver against brute force: every card of many endings, under every duty, for two, three and four seats."""

from collections.abc import Iterator
from functools import partial

import pytest

from cruce.bots import solver as solving
from cruce.bots.masks import QUEENS, SHIFTS, TRUMPS, bits_of
from cruce.bots.solver import EXACT, NEVER, Game, Solver, Table, Worth
from cruce.moves import Play
from cruce.rules import Rules
from cruce.state import Phase, State
from cruce.streams import Stream
from tests.engine.helpers import random_states

PAYS = {QUEENS & 255 << shift: 40 if QUEENS & 255 << shift & TRUMPS else 20 for shift in SHIFTS}
BEATS = ("none", "overruff", "iber", "always")
SIDES = ((4, 2), (4, 4), (3, 3), (2, 2))


def raw_points(cards: int, ours: int, theirs: int) -> float:
    """Be worth every raw point, and every one of the others' marriages less."""
    return cards + ours - theirs


def game_points(total: int, cards: int, ours: int, theirs: int) -> float:
    """Be worth what elevens of raw points make for the side, less what they make for the others."""
    return (cards + ours) // 11 - (total - cards + theirs) // 11


def brute(state: State, side: int, worth: Worth, start: State) -> float:
    """Return what a side gets by trying everything."""
    if state.score is not None:
        married = [after - before for after, before in zip(state.marriages, start.marriages, strict=True)]
        return worth(state.card_points[side] - start.card_points[side], married[side], sum(married) - married[side])
    values = [brute(state.play(move), side, worth, start) for move in state.legal_moves]
    return max(values) if state.rules.side_of(state.to_act or 0) == side else min(values)


def endings(rules: Rules, cards: int) -> Iterator[State]:
    """Yield a moment of some random rounds at which the seat to act has few cards left, in any place of a trick."""
    for number in range(12):
        states = [
            state
            for state in random_states(rules, f"endings/{rules.beat}", number)
            if state.phase is Phase.PLAY and state.to_act is not None and len(state.hands[state.to_act]) == cards
        ]
        if states:
            yield Stream("ending", str(number)).choice(states)


def solver(state: State, worth: Worth, side: int) -> Solver:
    """Return the solver of a position."""
    assert state.trump is not None
    rules, bits = state.rules, bits_of(state.trump)
    game = Game(
        ours=tuple(rules.side_of(seat) == side for seat in range(rules.players)),
        heads=rules.beat in {"iber", "always"},
        overruffs=rules.beat in {"overruff", "always"},
        pays=PAYS if rules.marriage == "auto" else {},
        tolerance=EXACT,
    )
    assert state.to_act is not None
    table = Table(state.to_act)
    if state.trick is not None:
        table = Table(state.trick.leader, tuple(bits[card] for card in state.trick.cards))
    return Solver(game, [sum(bits[card] for card in hand) for hand in state.hands], worth, table)


@pytest.mark.parametrize("marriage", ["none", "auto"])
@pytest.mark.parametrize("beat", BEATS)
@pytest.mark.parametrize(("players", "sides"), SIDES)
def test_it_agrees_with_brute_force(players: int, sides: int, beat: str, marriage: str) -> None:
    """On raw points and on game points, for whoever is to act and for the side against it."""
    rules = Rules.named("standard", 4).with_fields(
        players=players, sides=sides, hand=6, packet=6, beat=beat, marriage=marriage
    )
    for state in endings(rules, 3):
        left = [card for hand in state.hands for card in hand] + list(state.trick.cards if state.trick else ())
        total = sum(card.points for card in left)
        bits = bits_of(state.trump)
        for worth in (raw_points, partial(game_points, total)):
            for side in {0, rules.side_of(state.to_act or 0)}:
                found = solver(state, worth, side)
                values = {move: brute(state.play(move), side, worth, state) for move in state.legal_moves}
                for move, value in values.items():
                    assert isinstance(move, Play)
                    assert found.value_of(bits[move.card]) == value
                mine = rules.side_of(state.to_act or 0) == side
                assert found.value() == (max(values.values()) if mine else min(values.values()))


def test_a_guess_changes_nothing() -> None:
    """It only says where to begin."""
    rules = Rules.named("standard", 4)
    for state in endings(rules, 4):
        side = rules.side_of(state.to_act or 0)
        value = solver(state, raw_points, side).value()
        assert {solver(state, raw_points, side).value(guess) for guess in (-50.0, 0.0, value, 200.0)} == {value}


def test_a_search_broken_off_again_and_again_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every card of whole deals; and so does one that has forgotten everything."""
    rules, stops = Rules.named("standard", 4), 0
    for state in endings(rules, 6):
        side, bits = rules.side_of(state.to_act or 0), bits_of(state.trump)
        whole, stepped = (solver(state, raw_points, side) for _ in range(2))
        for move in state.legal_moves:
            assert isinstance(move, Play)
            monkeypatch.setattr(solving, "STEP", NEVER)
            (value,) = whole.steps_of(bits[move.card])
            monkeypatch.setattr(solving, "STEP", 30)
            *nothing, found = stepped.steps_of(bits[move.card])
            assert set(nothing) <= {None}
            assert found == value
            stops += len(nothing)
            stepped.forget()
    assert stops > 300
