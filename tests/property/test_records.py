"""Records of every kind: replayed to themselves, or refused by name, however they are damaged."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cruce.errors import BadRecord, BadRules
from cruce.match import Match
from cruce.record import match_line, match_record
from cruce.replay import replay, replay_line
from cruce.streams import Stream
from tests.engine.helpers import random_match, standard

TRUE: tuple[Any, ...] = tuple(
    json.loads(match_line(random_match(rules, f"records/{number}")))
    for number, rules in enumerate(
        (standard(4, target=3), standard(3, target=3), standard(4, trump="first-card", target=2), standard(hand=5))
    )
)
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
@settings(max_examples=5 * settings.default.max_examples if settings.default else 1000)
def test_damage_is_refused_or_harmless(record: Any) -> None:  # noqa: ANN401 - any JSON
    """A changed record is refused by name; one that is accepted says exactly what was played."""
    try:
        match = replay(record)
    except BadRecord as fault:
        refusal = str(fault)
    else:
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


PLAYABLE = st.fixed_dictionaries(
    {},
    optional={
        "players": st.integers(2, 6),
        "sides": st.integers(2, 6),
        "pack": st.sampled_from([24, 32]),
        "hand": st.integers(1, 8),
        "packet": st.integers(1, 8),
        "bid_min": st.integers(1, 3),
        "bid_max": st.integers(1, 11),
        "all_pass": st.sampled_from(["dead", "redeal"]),
        "trump": st.sampled_from(["after-rest", "before-rest", "first-card"]),
        "leader": st.sampled_from(["declarer", "eldest"]),
        "lead_trump": st.booleans(),
        "beat": st.sampled_from(["none", "overruff", "iber", "always"]),
        "marriage": st.sampled_from(["none", "auto"]),
        "unit": st.sampled_from([33, 11]),
        "fail_factor": st.sampled_from([1, 2]),
        "defenders_score_on_fail": st.booleans(),
        "winning_margin": st.sampled_from([1, 2]),
    },
)


@given(PLAYABLE, st.text(st.characters(exclude_categories=["Cs"]), min_size=1))
def test_whatever_is_accepted_can_be_played(changes: dict[str, Any], seed: str) -> None:
    """Every combination of fields is refused or plays to the end, and its record replays to itself."""
    try:
        rules = standard().with_fields(**{"sides": changes.get("players", 2), **changes})
    except BadRules:
        return
    match, stream = Match.start(rules, seed, ("random",) * rules.players), Stream(seed, "test")
    while len(match.rounds) < 3 and match.winner is None:
        match = match.play(stream.choice(match.legal_moves))
    record = json.loads(match_line(match))
    assert json.loads(match_line(replay(record))) == record


def test_the_rules_of_a_record_are_those_it_was_played_by() -> None:
    """A record that tells other rules than those of its cards and scores is refused."""
    for record in TRUE:
        changed = copy.deepcopy(record)
        changed["rules"]["unit"] = 11
        with pytest.raises(BadRecord):
            replay(changed)
