"""What a seat cannot see makes no difference to it: neither to its observation nor to any bot's move."""

import os
from dataclasses import replace

import pytest

from cruce.bots import BOTS, choose
from cruce.cards import Card
from cruce.dealing import Deal
from cruce.observation import observe
from cruce.rules import Rules
from cruce.state import Phase, State
from cruce.streams import Stream
from tests.engine.helpers import random_states, standard

ROUNDS = max(25, int(os.environ.get("CRUCE_EXAMPLES", "0")) // 10)
Parts = tuple[tuple[Card, ...], ...]


def permuted(parts: Parts, known: set[Card], stream: Stream) -> Parts:
    """Return the same cards with all but the known ones dealt anew, each part as long as before."""
    hidden = iter(stream.shuffled([card for part in parts for card in part if card not in known]))
    return tuple(tuple(card if card in known else next(hidden) for card in part) for part in parts)


def seen_by(state: State, seat: int) -> set[Card]:
    """Return the cards a seat has seen: its own and those on the table, shown mates included."""
    laid = {card for trick in (*state.tricks, state.trick) if trick for card in trick.cards}
    return laid | set(state.hands[seat]) | {card for _, card in state.shown}


def otherwise(state: State, seat: int, stream: Stream) -> State:
    """Return a state that differs from another in nothing but cards a seat has not seen."""
    rules, known = state.rules, seen_by(state, seat)
    if state.phase is Phase.PLAY:
        *hands, stock = permuted((*state.hands, state.deal.stock), known, stream)
        return replace(state, hands=tuple(hands), deal=replace(state.deal, stock=stock))
    *dealt, stock = permuted((*state.deal.hands, state.deal.stock), known, stream)
    other = State.start(rules, Deal(state.deal.dealer, tuple(dealt), stock))
    for call in state.calls:
        other = other.play(call.call)
    return other


@pytest.mark.parametrize(
    "rules",
    [standard(4), standard(3), standard(4, trump="before-rest"), standard(4, trump="first-card"), standard(4, hand=5)],
    ids=["four", "three", "before-rest", "first-card", "stock"],
)
def test_unseen_cards_change_nothing(rules: Rules) -> None:
    """Dealt anew among the others, the cards a seat has not seen leave its observation and the bots' moves alone."""
    changed = 0
    for number in range(ROUNDS):
        stream = Stream("hidden", str(number))
        for state in random_states(rules, "hidden", number):
            if state.score is not None:
                continue
            for seat in range(rules.players):
                other = otherwise(state, seat, stream)
                changed += other != state
                seen, same = observe(state, seat), observe(other, seat)
                if seat == state.to_act or state.phase is not Phase.PLAY:
                    assert seen == same
                else:
                    assert replace(seen, to_act=None) == replace(same, to_act=None)
    assert changed > ROUNDS * 20


@pytest.mark.parametrize("name", BOTS)
def test_unseen_cards_change_no_bots_move(name: str) -> None:
    """A bot that could see more than its observation would play otherwise somewhere here."""
    for number in range(ROUNDS // 5):
        stream = Stream("hidden", f"{name}/{number}")
        for state in random_states(standard(4 - number % 2), "hidden", number):
            if state.to_act is None:
                continue
            seat = state.to_act
            moves = [
                choose(BOTS[name], observe(one, seat), Stream("move", str(number)), 10)
                for one in (state, otherwise(state, seat, stream))
            ]
            assert moves[0] == moves[1]
