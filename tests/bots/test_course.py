"""Play as bits: the same cards may be laid, the same tricks won, the same marriages paid as in the engine."""

from collections.abc import Iterator

import pytest

from cruce.bots.course import Course, Duties
from cruce.bots.masks import bits_of
from cruce.bots.thinking import heads, overruffs, pays
from cruce.cards import Card
from cruce.moves import Claim, Play
from cruce.rules import Rules
from cruce.state import Phase, State
from cruce.streams import Stream
from tests.bots.test_matches import TABLES
from tests.engine.helpers import random_states


def mask(cards: tuple[Card, ...], state: State) -> int:
    """Return cards as bits."""
    return sum(bits_of(state.trump)[card] for card in cards)


def begun(state: State) -> Course:
    """Return the play from the moment a round stands at."""
    rules, label = state.rules, bits_of(state.trump)
    duties = Duties(
        tuple(map(rules.side_of, range(rules.players))),
        heads(rules),
        overruffs(rules),
        rules.free_play_while_stock,
        pays(rules),
    )
    stock = [label[card] for card in reversed(state.stock)] if rules.stock == "draw" else []
    leader = state.to_act if state.trick is None else state.trick.leader
    assert leader is not None
    course = Course(duties, [mask(hand, state) for hand in state.hands], leader, stock)
    for card in state.trick.cards if state.trick else ():
        course.lay_again(label[card])
    return course


def rounds(rules: Rules, seed: str, number: int) -> Iterator[list[State]]:
    """Yield the states of random rounds from the time a trump is there."""
    for each in range(number):
        states = [
            state
            for state in random_states(rules, seed, each)
            if state.trump is not None and (state.phase is Phase.PLAY or state.tricks)
        ]
        if states:
            yield states


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_goes_as_the_engine_goes(name: str, players: int) -> None:
    """From the first card to the last, and from any moment in the middle of a trick."""
    rules = Rules.named(name, players, marriage="auto", lead_trump=False)
    for states in rounds(rules, "course", 3):
        first = states[0]
        for start in {0, len(states) // 3, len(states) // 2}:
            course, label = begun(states[start]), bits_of(first.trump)
            for state, after in zip(states[start:], states[start + 1 :], strict=False):
                assert course.seat == state.to_act
                laid = [move.card for move in state.legal_moves if isinstance(move, Play | Claim)]
                assert course.legal() == mask(tuple(laid), state)
                assert course.hands == [mask(hand, state) for hand in state.hands]
                course.play(label[_laid_between(state, after)])
            won = zip(states[-1].card_points, states[start].card_points, strict=True)
            assert course.card_points == [end - begin for end, begin in won]
            paid = zip(states[-1].marriages, states[start].marriages, strict=True)
            assert course.marriages == [end - begin for end, begin in paid]
            assert course.left == 0


def _laid_between(state: State, after: State) -> Card:
    """Return the card that was laid between two moments."""
    trick = after.trick if after.trick is not None else after.tricks[-1]
    assert len(trick.cards) == 1 or state.trick is not None
    return trick.cards[-1]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_playing_on_lays_every_card(name: str, players: int) -> None:
    """By rule of thumb, and never one that may not be laid."""
    rules = Rules.named(name, players)
    for number, states in enumerate(rounds(rules, "finish", 3)):
        course, stream = begun(states[0]), Stream("finish", str(number))
        total = sum(card.points for part in _left(states[0]) for card in part)
        course.finish(stream.fraction)
        assert course.left == 0
        assert not any(course.hands)
        assert sum(course.card_points) == total


def _left(state: State) -> list[tuple[Card, ...]]:
    """Return the cards still to be won."""
    stock = state.stock if state.rules.stock == "draw" else ()
    return [*state.hands, stock, state.trick.cards if state.trick else ()]
