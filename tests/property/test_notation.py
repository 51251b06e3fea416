"""Texts of every kind: read back as they were written, or refused by name."""

import contextlib
import string
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cruce.cards import CARDS, Card, Suit, parse_suit, sort_hand
from cruce.errors import BadNotation, BadRules
from cruce.moves import CLAIMS, NEXT, PASS, PLAYS, UNDO, Accuse, Bid, Cut, Exchange, Move, NameTrump, Peek, parse_move
from cruce.rules import Rules, parse_field
from cruce.streams import Stream
from tests.engine.helpers import standard

WORDS = st.sampled_from(
    [
        *("pass", "bid", "trump", "play", "next", "claim", "cut", "knock", "peek", "yes", "no", "accuse", "by", "undo"),
        *("exchange", "for", "0", "2", "99", "100", "02", "H", "KH", "QH", "9C", "-1", "", "\u00a0", "\u0662"),
    ]
)
NEARLY = st.lists(WORDS | st.text(max_size=3), max_size=4).map(" ".join)
FIELDS = st.sampled_from(list(standard().as_json()))
VALUES = st.one_of(
    *(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.lists(st.integers())),
    st.sampled_from([*string.hexdigits, "none", "always", "first-card", 33, 11, 2, 3, 8, 32]),
)


MOVES = st.one_of(
    st.builds(Bid, st.integers(0, 99)),
    st.builds(Cut, st.integers(0, 31)),
    st.builds(Peek, st.booleans()),
    st.builds(NameTrump, st.sampled_from(Suit)),
    st.builds(Accuse, st.integers(0, 5), st.none() | st.integers(0, 5)),
    st.builds(Exchange, st.lists(st.sampled_from(CARDS), max_size=6), st.lists(st.sampled_from(CARDS), max_size=6)),
    st.sampled_from([PASS, NEXT, UNDO, *PLAYS.values(), *CLAIMS.values()]),
)


@given(st.text() | NEARLY)
def test_a_text_is_a_move_or_refused(text: str) -> None:
    """What is read as a move is written in one way only, which reads back as that move."""
    try:
        move = parse_move(text)
    except BadNotation:
        return
    assert parse_move(move.text) == move
    assert move.text.split()[0] == text.split(maxsplit=1)[0]


@given(MOVES)
def test_every_move_reads_back_as_it_is_written(move: Move) -> None:
    """Also with spaces before, after and between."""
    assert parse_move(move.text) == move
    assert parse_move(f"  {move.text.replace(' ', '   ')} ") == move


@given(st.sampled_from([parse_move, Card.parse, parse_suit]), st.text() | VALUES)
def test_whatever_is_read_is_read_or_refused(read: Callable[[Any], Move | Card | Suit], value: object) -> None:
    """What is no text is no move, card or suit, and makes no other error; the refusal is short."""
    try:
        found = read(value)
    except BadNotation as fault:
        sentence = str(fault)
    else:
        assert isinstance(value, str)
        assert isinstance(found, Card | Suit) or found.text.split()[0] == value.split()[0]
        return
    assert 0 < len(sentence) < 300


@given(st.text(max_size=3) | st.text("789TJQKACDHS", max_size=3))
def test_a_text_is_a_card_or_refused(text: str) -> None:
    """Only a card's own text is that card."""
    try:
        assert Card.parse(text).text == text
    except BadNotation:
        assert text not in {card.text for card in CARDS}


@given(FIELDS | st.text(max_size=5), st.text() | VALUES.map(str))
def test_a_typed_field_is_a_value_or_refused(name: str, text: str) -> None:
    """A value read for a field is one the field can have, or the rules say it is not played."""
    try:
        value = parse_field(name, text)
    except BadRules:
        return
    with contextlib.suppress(BadRules):
        assert getattr(standard().with_fields(**{name: value}), name) == value


@given(st.dictionaries(FIELDS, VALUES, max_size=3))
def test_rules_of_any_values_are_rules_or_refused(changes: dict[str, object]) -> None:
    """No value of any kind makes another error, and what is accepted reads back from its own JSON."""
    try:
        rules = standard().with_fields(**changes)
    except BadRules:
        return
    assert Rules.from_json(rules.as_json()) == rules


@given(st.recursive(VALUES, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=8))
def test_any_json_is_no_rules(values: object) -> None:
    """A record may hold anything in the place of its rules."""
    with pytest.raises(BadRules) as refused:
        Rules.from_json(values)  # type: ignore[arg-type]
    assert len(str(refused.value)) < 600


@given(st.sets(st.sampled_from(CARDS)), st.none() | st.sampled_from(Suit))
def test_a_sorted_hand_is_the_same_hand(hand: set[Card], trump: Suit | None) -> None:
    """No card is lost; suits hang together, high cards first, trump at the left."""
    held = sort_hand(hand, trump)
    assert set(held) == hand
    assert len(held) == len(hand)
    suits = list(dict.fromkeys(card.suit for card in held))
    assert held == tuple(sorted(held, key=lambda card: (suits.index(card.suit), -card.strength)))
    assert trump not in suits[1:]


@given(st.sets(st.sampled_from(CARDS), min_size=1), st.none() | st.sampled_from(Suit))
def test_neighbouring_suits_differ_in_colour_when_they_can(hand: set[Card], trump: Suit | None) -> None:
    """Two suits of one colour stand together only when the other colour's are too few to part them."""
    suits = list(dict.fromkeys(card.suit for card in sort_hand(hand, trump)))
    reds = [suit in {Suit.DIAMONDS, Suit.HEARTS} for suit in suits]
    alike = sum(one == other for one, other in pairwise(reds))
    free = reds[1:] if trump in suits else reds
    assert alike <= max(abs(2 * sum(free) - len(free)) - 1, 0) + (len(reds) - len(free))
    assert alike == 0 or 2 * sum(reds) != len(reds) or trump in suits


@given(st.text(st.characters(exclude_categories=["Cs"])), st.lists(st.integers()))
def test_a_shuffle_of_any_seed_is_a_permutation(seed: str, items: list[int]) -> None:
    """Whatever text the seed is, no item is lost and the order is found again."""
    order = Stream(seed, "test").shuffled(items)
    assert sorted(order) == sorted(items)
    assert Stream(seed, "test").shuffled(items) == order
