"""A claimed rest is won against everything the others could hold and play, and none that is certain is missed."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cruce.cards import PACKS, Card
from cruce.dealing import Deal
from cruce.moves import CLAIMS, PLAYS, Bid, Claim, Move, NameTrump, Pass, Play
from cruce.observation import observe
from cruce.rest import surely_won
from cruce.rules import Rules
from cruce.state import Phase, State
from cruce.streams import Stream
from tests.engine.helpers import standard
from tests.property.tables import OFFERED, SEEDS, any_rules
from tests.property.test_hidden import one_round
from tests.property.unseen import otherwise

LINES = 400
"""Ways the others may play that are tried against one claim: all of them, where they are fewer."""
ROUNDS = 12
"""Rounds of each ruleset and number of players, and of each option."""


def replies(state: State, order: Sequence[Move], stream: Stream) -> Iterator[State]:
    """Yield ends of a round whose leader makes these moves, the others anything: all there are, or many at random."""
    whole = _count(state) <= LINES
    for _ in range(1 if whole else LINES):
        yield from _ends(state, tuple(order), None if whole else stream)


def _count(state: State) -> int:
    """Return at most how many ways there are."""
    found = 1
    for seat, hand in enumerate(state.hands):
        for left in range(len(hand), 0, -1):
            found *= 1 if seat == state.to_act else left
    return found


def _ends(state: State, order: tuple[Move, ...], stream: Stream | None) -> Iterator[State]:
    if not order:
        yield state
        return
    for after in _tricks(state.play(order[0]), len(state.tricks) + 1, stream):
        if after.tricks[-1].winner != state.to_act:
            yield after
        else:
            yield from _ends(after, order[1:], stream)


def _tricks(state: State, number: int, stream: Stream | None) -> Iterator[State]:
    if len(state.tricks) == number:
        yield state
        return
    for move in state.legal_moves if stream is None else (stream.choice(state.legal_moves),):
        yield from _tricks(state.play(move), number, stream)


def check(state: State, order: Sequence[Move], stream: Stream) -> None:
    """Check that a claim wins every trick, with every marriage of the hand, against all replies that are tried."""
    seat, rules = state.to_act, state.rules
    assert seat is not None
    assert {move.card for move in order if isinstance(move, Play | Claim)} == set(state.hands[seat])
    kings = [card for card in state.hands[seat] if card.rank == "K" and card.mate in state.hands[seat]]
    pay = {card: rules.marriage_trump if card.suit is state.trump else rules.marriage_plain for card in kings}
    shown = 0 if rules.marriage == "none" else sum(pay.values())
    for end in replies(state, order, stream):
        assert end.score is not None, [trick.cards for trick in end.tricks]
        assert all(trick.winner == seat for trick in end.tricks[len(state.tricks) :])
        side = rules.side_of(seat)
        assert end.marriages[side] - state.marriages[side] == shown


def check_round(rules: Rules, seed: str) -> int:
    """Check every claim of a round played at random, over other deals too; return how many there were."""
    stream, claims = Stream(seed, "claims"), 0
    states, moves = one_round(rules, seed)
    for at, state in enumerate(states):
        for seat in range(rules.players):
            order = surely_won(observe(state, seat))
            if order is None:
                continue
            claims += 1
            assert (state.phase, state.to_act, state.trick) == (Phase.PLAY, seat, None)
            check(state, order, stream)
            for other, _ in otherwise(states[: at + 1], moves[:at], seat, stream):
                check(other[-1], order, stream)
    return claims


@pytest.mark.parametrize(("name", "players", "changes"), OFFERED)
def test_a_claim_is_won_in_rounds_of_every_ruleset(name: str, players: int, changes: dict[str, Any]) -> None:
    """Whatever the others hold and lay."""
    rules = Rules.named(name, players, **changes)
    claims = sum(check_round(rules, f"rest/{number}") for number in range(ROUNDS))
    assert claims or rules.conduct == "honour" or rules.undealt


@given(any_rules(conduct="strict"), SEEDS)
def test_a_claim_is_won_under_any_rules(rules: Rules, seed: str) -> None:
    """Neither does any field of the rules spoil it."""
    check_round(rules, seed)


def first_lead(rules: Rules, trump: Card, hands: Sequence[tuple[Card, ...]]) -> State:
    """Return a round at its first lead: seat 0 has the contract and leads."""
    left = tuple(card for card in PACKS[rules.pack] if not any(card in hand for hand in hands))
    state = State.start(rules, Deal(rules.players - 1, tuple(hands), left))
    moves: list[Move] = [Bid(1), *[Pass()] * (rules.players - 1), NameTrump(trump.suit)]
    for move in moves:
        state = state.play(move)
    return state


HIGH = st.lists(st.sampled_from([card for card in PACKS[24] for _ in range(card.strength)]), unique=True)
"""Cards, the high ones more often."""


@given(st.integers(2, 4), st.integers(2, 6), HIGH, st.sampled_from(["none", "iber", "always", "overruff"]), SEEDS)
def test_a_strong_hand_is_claimed_rightly(players: int, size: int, high: list[Card], beat: str, seed: str) -> None:
    """At the first lead, against whatever is left of the pack."""
    assume(len(high) >= size)
    rules = standard(players=players, sides=players, hand=size, packet=size, beat=beat)
    hand, stream = tuple(high[:size]), Stream(seed, "strong")
    rest = tuple(card for card in PACKS[24] if card not in hand)
    for _ in range(4):
        others = stream.shuffled(rest)
        hands = [hand, *(others[size * seat : size * (seat + 1)] for seat in range(players - 1))]
        state = first_lead(rules, hand[0], hands)
        order = surely_won(observe(state, 0))
        if order is not None:
            check(state, order, stream)


def loses(rules: Rules, hand: tuple[Card, ...], order: Sequence[Card]) -> bool:
    """Say whether some hand of the next seat may beat an order of leads, of all that hand could be."""
    left = [card for card in PACKS[rules.pack] if card not in hand]
    for other in combinations(left, len(hand)):
        unused = [card for card in left if card not in other]
        hands = [hand, other, *(tuple(unused[len(hand) * seat :][: len(hand)]) for seat in range(rules.players - 2))]
        state = first_lead(rules, hand[0], hands)
        for end in _ends(state, tuple(PLAYS[card] for card in order), None):
            if any(trick.winner for trick in end.tricks):
                return True
    return False


@pytest.mark.parametrize(("players", "hands"), [(2, 552), (3, 24)])
def test_no_certain_rest_is_missed(players: int, hands: int) -> None:
    """Of two cards both orders are tried against every hand of another seat: a claim is made where one always wins."""
    stream, claims = Stream("missed", "hands"), 0
    for hand in stream.shuffled(list(permutations(PACKS[24], 2)))[:hands]:
        beat = stream.choice(["none", "iber", "always", "overruff"])
        rules = standard(players=players, sides=players, hand=2, packet=2, beat=beat)
        claim = surely_won(observe(first_lead(rules, hand[0], _any_deal(rules, hand)), 0))
        certain = any(not loses(rules, hand, order) for order in permutations(hand))
        assert (claim is not None) == certain, hand
        claims += certain
    assert claims or players > 2


def _any_deal(rules: Rules, hand: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    left = [card for card in PACKS[rules.pack] if card not in hand]
    return [hand, *(tuple(left[len(hand) * seat :][: len(hand)]) for seat in range(rules.players - 1))]


def test_claims_are_made_where_marriages_are_claimed() -> None:
    """A king is claimed before its queen, once."""
    rules = standard(marriage="claimed", hand=6, packet=6)
    hand = tuple(card for card in PACKS[24] if card.suit == "H")
    order = surely_won(observe(first_lead(rules, hand[0], _any_deal(rules, hand)), 0))
    assert order is not None
    king = next(card for card in hand if card.rank == "K")
    assert [move for move in order if move in CLAIMS.values()] == [CLAIMS[king]]
