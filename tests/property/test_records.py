"""Records of every kind: replayed to themselves, or refused by name, however they are damaged."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cruce.errors import BadRecord
from cruce.record import match_line, match_record
from cruce.replay import replay, replay_line
from cruce.rules import Rules
from tests.engine.helpers import standard
from tests.property.tables import last_of, undoing

UNDONE: tuple[Any, ...] = tuple(
    json.loads(match_line([*undoing(rules, f"undone/{number}", 2, cuts=number % 2 == 1)][-1].match))
    for number, rules in enumerate((standard(), Rules.named("tromf-two"), Rules.named("talon", 3)))
)
"""Records of two rounds in which moves were taken back."""
TRUE: tuple[Any, ...] = UNDONE + tuple(
    json.loads(match_line(last_of(rules, f"records/{number}", 2, cuts=number % 2 == 1)))
    for number, rules in enumerate(
        (
            *(standard(4), standard(3), standard(hand=5), Rules.named("tromf-two")),
            *(Rules.named("tromf-standard", 4, conduct="honour", peek=True) for _ in range(3)),
            *(Rules.named("talon", players) for players in (4, 3)),
            Rules.named("no-auction", 6, trump="rotation"),
        )
    )
)
"""Records of two rounds: with dead and void ones, peeks, exchanges, draws, claims, cuts and accusations."""
SCALARS = st.one_of(
    *(st.none(), st.booleans(), st.integers(-3, 40), st.floats(), st.text(max_size=4)),
    st.sampled_from(["AH", "9C", "pass", "H", "random", 10**30]),
)
ANYTHING = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
)


def as_text(record: object) -> str:
    """Return a record as JSON that two equal records share."""
    return json.dumps(record, sort_keys=True)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:  # noqa: ANN401 - any JSON
    """Return the path to everything inside a record."""
    found = [path] if path else []
    keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        found += places(value[key], (*path, key))
    return found


PLACES = tuple(map(places, TRUE))


@st.composite
def damaged(draw: st.DrawFn) -> Any:  # noqa: ANN401 - any JSON
    """Return a true record with one to three things in it replaced, removed, doubled or exchanged."""
    number = draw(st.integers(0, len(TRUE) - 1))
    record = copy.deepcopy(TRUE[number])
    for _ in range(draw(st.integers(1, 3))):
        *path, last = draw(st.sampled_from(PLACES[number]))
        try:
            place = record
            for step in path:
                place = place[step]
            old = place[last]
            match draw(st.sampled_from(["replace", "replace", "remove", "double", "exchange"])):
                case "replace":
                    place[last] = draw(ANYTHING)
                case "remove":
                    del place[last]
                case "double" if isinstance(place, list):
                    place.insert(last, old)
                case "exchange" if isinstance(place, list):
                    other = draw(st.integers(0, len(place) - 1))
                    place[last], place[other] = place[other], old
        except (KeyError, IndexError, TypeError):
            continue  # an earlier change took this place away
    return record


@given(damaged())
@settings(max_examples=2 * settings.default.max_examples if settings.default else 1000)
def test_damage_is_refused_or_harmless(record: Any) -> None:  # noqa: ANN401 - any JSON
    """A changed record is refused by name; one that is accepted says exactly what was played."""
    try:
        match = replay(record)
    except BadRecord as fault:
        refusal = str(fault)
    else:
        for played in record["rounds"]:
            if not played.get("undone", True):
                del played["undone"]  # it says nothing
        assert as_text(match_record(match)) == as_text(record)
        return
    assert 0 < len(refusal) < 600


@given(ANYTHING)
def test_any_json_is_refused(value: object) -> None:
    """What is no record at all is refused by name, as a value and as a line."""
    with pytest.raises(BadRecord):
        replay(value)
    with pytest.raises(BadRecord):
        replay_line(json.dumps(value))


@given(st.text())
def test_any_text_is_refused(line: str) -> None:
    """No text that is not a record passes for one."""
    with pytest.raises(BadRecord):
        replay_line(line)


def test_the_rules_of_a_record_are_those_it_was_played_by() -> None:
    """A record that tells other rules than those of its cards and scores is refused."""
    for record in TRUE:
        changed = copy.deepcopy(record)
        changed["rules"]["unit"] = 44 - changed["rules"]["unit"]
        if any(sum(played["raw"]) for played in changed["rounds"]):
            with pytest.raises(BadRecord):
                replay(changed)


def test_those_records_hold_what_there_can_be() -> None:
    """Damage is done to everything that a record may tell."""
    rounds = [played for record in TRUE for played in record["rounds"]]
    told = {name for played in rounds for name, value in played.items() if value}
    tricks = [trick for played in rounds for trick in played["tricks"]]
    verdicts = {accusation["guilty"] for played in rounds for accusation in played.get("accusations", [])}
    assert told >= {"cut", "stock", "peek", "exchange", "accusations", "void", "undone", "marriages"}
    assert {played["trump"] is None for played in rounds} == verdicts == {True, False}
    assert {trick["winner"] is None for trick in tricks} == {True, False}
    assert any(played.get("exchange", {}).get("took") for played in rounds)
    assert any(played["peek"] and played["peek"]["card"] for played in rounds)
