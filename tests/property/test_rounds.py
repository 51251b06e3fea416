"""What holds in every round: thousands played at random, held against a second reading of the rules."""

import os
from collections import Counter
from dataclasses import asdict

import pytest

from cruce.cards import PACKS
from cruce.moves import Bid, Play
from cruce.observation import observe
from cruce.rules import Rules
from cruce.state import Phase, State
from tests.engine.helpers import random_states, standard
from tests.property import oracle

ROUNDS = max(250, int(os.environ.get("CRUCE_EXAMPLES", "0")))
"""Rounds for each of the rules below, of which there are fourteen."""

EVERY_RULES = (
    standard(4),
    standard(3),
    standard(4, trump="first-card"),
    standard(3, trump="before-rest", beat="overruff"),
    standard(4, beat="overruff", fail_factor=2),
    standard(4, beat="iber", trump="first-card"),
    standard(3, beat="always", leader="eldest"),
    standard(4, beat="always", lead_trump=True),
    standard(4, unit=11, bid_min=6, bid_max=11, marriage="none"),
    standard(4, sides=4, defenders_score_on_fail=False),
    standard(3, pack=32, hand=8, unit=11, bid_max=11),
    standard(4, hand=5, packet=1, unit=11, bid_max=11),
    standard().with_fields(players=2, sides=2, hand=8, packet=8),
    standard().with_fields(players=5, sides=5, pack=32),
    standard().with_fields(players=6, sides=3, pack=32, hand=5, trump="first-card"),
)


def texts(cards: tuple[object, ...]) -> list[str]:
    """Return cards as texts."""
    return [str(card) for card in cards]


def check_moment(state: State) -> None:
    """Check what holds at every moment of a round."""
    rules = state.rules
    assert bool(state.legal_moves) == (state.to_act is not None) == (state.score is None)
    assert len(set(state.legal_moves)) == len(state.legal_moves)
    if state.phase is Phase.PLAY:
        laid = [card for trick in (*state.tricks, state.trick) if trick for card in trick.cards]
        held = [card for hand in state.hands for card in hand]
        assert Counter(laid + held + list(state.deal.stock)) == Counter(PACKS[rules.pack])
        check_choice(state)
    for seat in range(rules.players):
        assert observe(state, seat).legal_moves == (state.legal_moves if seat == state.to_act else ())


def check_choice(state: State) -> None:
    """Check the legal cards of the seat to act against the second reading."""
    assert state.to_act is not None
    rules, hand = state.rules, texts(state.hands[state.to_act])
    free = {move.text.removeprefix("play ") for move in state.legal_moves}
    if state.trick is not None:
        assert free == oracle.legal(hand, texts(state.trick.cards), str(state.trump), rules.beat)
    elif state.tricks or not rules.lead_trump:
        assert free == set(hand)
    else:
        assert free == ({card for card in hand if card[1] == state.trump} or set(hand))


def check_end(state: State) -> None:
    """Check tricks, points and score of a finished round against the second reading."""
    rules, score = state.rules, state.score
    assert score is not None
    if state.contract is None:
        assert set(score.raw) | set(score.scored) == {0}
        assert not state.tricks
        return
    won, shown = [0] * rules.sides, [0] * rules.sides
    hands = [texts(hand) for hand in state.deal.hands]
    leader = state.contract.declarer if rules.leader == "declarer" else (state.deal.dealer + 1) % rules.players
    for trick in state.tricks:
        laid = texts(trick.cards)
        assert trick.leader == leader
        if rules.marriage == "auto" and oracle.marriage(hands[leader], laid[0]):
            shown[leader % rules.sides] += 40 if laid[0][1] == state.trump else 20
        for place, card in enumerate(laid):
            hands[(leader + place) % rules.players].remove(card)
        leader = (leader + oracle.winner(laid, str(state.trump))) % rules.players
        assert trick.winner == leader
        won[leader % rules.sides] += oracle.points(laid)
    check_score(state, won, shown)


def check_score(state: State, won: list[int], shown: list[int]) -> None:
    """Check what a round scored, from card points and marriages counted otherwise."""
    rules, score, contract = state.rules, state.score, state.contract
    assert score is not None
    assert contract is not None
    if rules.hand * rules.players == rules.pack:
        assert sum(won) == 120
    raw = [cards + pairs for cards, pairs in zip(won, shown, strict=True)]
    assert (list(score.raw), list(score.marriages)) == (raw, shown)
    made = oracle.score(raw, rules.unit, sum(won))
    side = contract.declarer % rules.sides
    failed = made[side] < contract.level
    if failed and not rules.defenders_score_on_fail:
        made = [0] * rules.sides
    if failed:
        made[side] = -contract.level * rules.fail_factor
    assert (list(score.scored), score.contract_made) == (made, not failed)


def check_calls(state: State) -> None:
    """Check that the auction went once round, rising."""
    seats = [call.seat for call in state.calls]
    assert seats == [(state.deal.dealer + 1 + place) % state.rules.players for place in range(len(seats))]
    levels = [call.call.level for call in state.calls if isinstance(call.call, Bid)]
    assert oracle.bids_rise(levels)
    if len(seats) < state.rules.players:
        assert levels[-1] == state.rules.bid_max


@pytest.mark.parametrize(
    "rules", EVERY_RULES, ids=lambda rules: " ".join(f"{k}={v}" for k, v in differences(rules).items()) or "standard"
)
def test_every_round_holds(rules: Rules) -> None:
    """Cards are conserved, there is always a move, duties and winners and points are as read a second time."""
    for number in range(ROUNDS):
        state = None
        for state in random_states(rules, "property", number):
            check_moment(state)
        assert state is not None
        check_calls(state)
        check_end(state)


def differences(rules: Rules) -> dict[str, object]:
    """Return the fields in which rules differ from standard for four."""
    usual = asdict(standard())
    return {name: value for name, value in asdict(rules).items() if usual[name] != value}


def test_marriages_are_met_in_those_rounds() -> None:
    """The loop above does see plain and trump marriages, contracts made and missed."""
    seen: set[object] = set()
    for number in range(ROUNDS):
        *_, state = random_states(standard(), "property", number)
        assert state.score is not None
        seen |= {trick.marriage for trick in state.tricks} | {f"made: {state.score.contract_made}"}
    assert seen == {0, 20, 40, "made: True", "made: False"}


def test_a_play_is_of_the_hand() -> None:
    """No legal move ever names a card the seat does not hold."""
    for state in random_states(standard(3), "property", 7):
        for move in state.legal_moves:
            if isinstance(move, Play):
                assert state.to_act is not None
                assert move.card in state.hands[state.to_act]
