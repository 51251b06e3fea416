"""Worlds: never one that cannot be, and every one that can be as often as any other."""

from collections import Counter
from operator import add

import pytest

from cruce.bots.knowledge import know
from cruce.bots.masks import bits_of, cards_of
from cruce.bots.worlds import Worlds
from cruce.cards import PACKS
from cruce.observation import observe
from cruce.rules import Rules
from cruce.state import State
from cruce.streams import Stream
from tests.bots.test_matches import TABLES
from tests.engine.helpers import opened, played, random_states, small

LABEL = bits_of(None)


def holders_of(state: State) -> list[int]:
    """Return the cards every holder has once all are dealt, the pile last, as sets of bits."""
    whole = state.tricks or state.trick or state.phase == "play"
    rest = [dealt[len(hand) :] for hand, dealt in zip(state.hands, state.deal.hands, strict=True)]
    hands = state.hands if whole else tuple(map(add, state.hands, rest))
    return [sum(LABEL[card] for card in cards) for cards in (*hands, state.stock)]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_true_deal_is_always_among_the_worlds(name: str, players: int) -> None:
    """What a seat thinks certain is so, what it thinks impossible is not, and the room it counts is right."""
    for number in range(2):
        for state in random_states(Rules.named(name, players), "truth", number):
            if state.score is not None or state.phase == "cut":
                continue
            true = holders_of(state)
            for seat in range(players):
                known = know(observe(state, seat))
                for holder, cards in enumerate(known.certain):
                    mask = sum(LABEL[card] for card in cards)
                    assert mask & true[holder] == mask
                    assert known.room[holder] == (true[holder] ^ mask).bit_count()
                for card, holders in known.holders.items():
                    assert any(true[holder] & LABEL[card] for holder in holders)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_world_deals_every_card_once(name: str, players: int) -> None:
    """To holders that may have it, as many to each as it holds, and the seat's own hand stays."""
    stream = Stream("worlds", name)
    for state in random_states(Rules.named(name, players), "once"):
        if state.to_act is None:
            continue
        seen = observe(state, state.to_act)
        known = know(seen)
        worlds = Worlds(known, LABEL)
        laid = sum(LABEL[card] for trick in (*state.tricks, state.trick) if trick for card in trick.cards)
        for _ in range(5):
            world = worlds.draw(stream.fraction)
            assert sum(world) + laid == sum(LABEL[card] for card in PACKS[state.rules.pack])
            assert [cards.bit_count() for cards in world] == [cards.bit_count() for cards in holders_of(state)]
            for card, holders in known.holders.items():
                assert [bool(cards & LABEL[card]) for cards in world].index(True) in holders


def test_worlds_prepared_are_the_same() -> None:
    """Nothing is left to count then, and the same cards are drawn; where there are many seats it takes many steps."""
    longest = 0
    for state in random_states(Rules.named("traditional", 6), "prepared"):
        if state.to_act is None:
            continue
        known = know(observe(state, state.to_act))
        prepared, plain = Worlds(known, LABEL), Worlds(known, LABEL)
        longest = max(longest, sum(1 for _ in prepared.prepare()))
        assert prepared.count() == plain.count()
        assert prepared.draw(Stream("worlds", "p").fraction) == plain.draw(Stream("worlds", "p").fraction)
    assert longest > 100


def test_every_world_is_as_likely_as_any_other() -> None:
    """Three seats hold two cards each; one cannot hold spades, another no hearts: counted out, and drawn evenly."""
    state = opened(small(3), "H", "9S 9C AC", "9D JC KD", "JD QC TD", "JS KC KS")
    state = played(state, "play 9S, play 9D, play JD, play JS")
    known = know(observe(state, 0))
    worlds = Worlds(known, LABEL)
    drawn = Counter(tuple(worlds.draw(Stream("even", str(number)).fraction)) for number in range(40_000))
    many = Counter(drawn.values())
    assert worlds.count() > 1000
    assert max(many) <= 40_000 / worlds.count() + 8 * (40_000 / worlds.count()) ** 0.5 + 8
    for world in drawn:
        for seat, no_suits in ((1, "SH"), (2, "SH")):
            held = [card for bit, card in cards_of(None).items() if world[seat] & bit]
            assert not [card for card in held if card.suit in no_suits]


def test_counting_and_drawing_agree_where_all_can_be_listed() -> None:
    """At the end of a round few worlds are left: each turns up, about as often as the others."""
    rules = Rules.named("standard", 4)
    listed = 0
    for number in range(10):
        for state in random_states(rules, "few", number):
            if state.to_act is None or len(state.tricks) != 4 or state.trick is not None:
                continue
            worlds = Worlds(know(observe(state, state.to_act)), LABEL)
            count = worlds.count()
            if count > 90:
                continue
            listed += 1
            stream = Stream("few", str(number))
            drawn = Counter(tuple(worlds.draw(stream.fraction)) for _ in range(60 * count))
            assert len(drawn) == count
            assert min(drawn.values()) > 20
            assert max(drawn.values()) < 110
    assert listed >= 5
