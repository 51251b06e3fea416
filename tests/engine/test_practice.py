"""A practice match: kept as a text, brought back from it, and told of in a list."""

import json
import sys
from typing import Any

import pytest

from cruce.errors import CruceError
from cruce.practice import ABOUT, Practice, is_told
from cruce.rules import Rules
from cruce.setup import Setup


@pytest.fixture
def practice() -> Practice:
    """Return a match some tricks old, in which the person does what is offered first."""
    practice = Practice(Setup("a", Rules.named("standard", 4), "s", ("human", "beginner", "beginner", "beginner")))
    play(practice, 30)
    return practice


def play(practice: Practice, moves: int) -> None:
    """Play on for so many moves."""
    table = practice.table
    end = table.version + moves
    while table.version < end:
        if table.bot_to_act:
            practice.act(next(iter(table.think())))
        else:
            assert practice.submit(table.version, practice.frame()["view"]["moves"][0]) is None


def test_a_match_comes_back_from_its_text(practice: Practice) -> None:
    back = Practice.restored(practice.text)
    assert back.frame() == {**practice.frame(), "event": None}
    assert (back.text, back.setup, back.commitment) == (practice.text, practice.setup, practice.commitment)
    play(practice, 20)
    play(back, 20)
    assert back.frame() == practice.frame()


def test_other_bots_play_on(practice: Practice) -> None:
    moment, about = practice.moment, practice.about()
    practice.seat_bots("club")
    assert practice.moment != moment
    assert practice.about() == {**about, "level": "club"}
    assert Practice.restored(practice.text).about()["level"] == "club"
    with pytest.raises(CruceError):
        practice.seat_bots("nobody")


def test_what_is_told_of_a_match_fits_it_or_is_not_taken(practice: Practice) -> None:
    about, text, moves = practice.about(), practice.text, practice.table.version
    assert about.keys() == ABOUT
    assert is_told(about, text, moves)
    assert not is_told(None, text, moves)
    assert not is_told({}, text, moves)
    assert not is_told(about, text, moves + 1)
    assert not is_told({**about, "rules": "ardeal"}, text, moves)
    with pytest.raises(CruceError):
        is_told(about, "{}", moves)


def damaged(practice: Practice) -> list[str]:
    """Return texts that keep no match: cut off at many places, or with some part that is another."""
    text = practice.text
    whole = json.loads(text)
    others: list[dict[str, Any]] = [
        {"moves": "pass"},
        {"moves": [1, 2]},
        {"moves": ["play XX"]},
        {"moves": [*whole["moves"], "bid 6"]},
        {"setup": None},
        {"setup": {**whole["setup"], "seed": 7}},
        {"setup": {**whole["setup"], "cuts": "yes"}},
        {"setup": {**whole["setup"], "revokes": "often"}},
        {"setup": {**whole["setup"], "seats": ["human", "nobody", "club", "club"]}},
        {"setup": {**whole["setup"], "seats": [[], {}, None, 1]}},
        {"commitment": "x"},
    ]
    cut = [text[:length] for length in range(0, len(text), 23)]
    return [*cut, "null", "[1]", "[]", *(json.dumps({**whole, **other}) for other in others)]


@pytest.mark.skipif(sys.platform == "emscripten", reason="a browser's stack ends before Python counts so deep")
def test_nesting_without_end_is_named() -> None:
    with pytest.raises(CruceError):
        Practice.restored("[" * 100_000)


def test_damage_of_any_kind_is_named(practice: Practice) -> None:
    for text in damaged(practice):
        with pytest.raises(CruceError):
            Practice.restored(text)
