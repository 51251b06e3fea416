"""Rulesets and their fields: what is chosen, what is refused and how it says so."""

import json
from dataclasses import FrozenInstanceError, fields

import pytest

from cruce.errors import BadRules
from cruce.rules import Rules, parse_field, ruleset_names
from tests.engine.helpers import TABLES, random_round, standard


def test_tables_are_all_there() -> None:
    """The tests know every ruleset and every number of players."""
    known = set()
    for name in ruleset_names():
        for players in range(2, 7):
            try:
                Rules.named(name, players)
            except BadRules:
                continue
            known.add((name, players))
    assert known == set(TABLES)


def test_partners_sit_opposite() -> None:
    """Seat s plays for side s % sides."""
    assert [standard(4).side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [standard(3).side_of(seat) for seat in range(3)] == [0, 1, 2]


def test_the_first_number_of_players_is_the_default() -> None:
    """Without a number of players the ruleset's own is taken."""
    assert Rules.named("standard").players == 4


def test_rules_read_back_from_json() -> None:
    """What a record spells out are the same rules."""
    for name, players in TABLES:
        rules = Rules.named(name, players, target=17)
        assert Rules.from_json(json.loads(json.dumps(rules.as_json()))) == rules


def test_any_field_can_be_changed_by_name() -> None:
    """The number of players and the name too; the other fields stay those of the number asked for."""
    rules = Rules.named("standard", 4, players=3, sides=3, hand=8, packet=4, name="mine")
    assert rules == standard(3).with_fields(name="mine")


def test_rules_cannot_be_changed() -> None:
    """A change makes new rules."""
    rules = standard()
    with pytest.raises(FrozenInstanceError):
        rules.target = 6  # type: ignore[misc]
    assert rules.with_fields(target=6).target == 6
    assert rules.target == 11


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"players": 1}, "players: 1 cannot sit down; 2 to 6 can"),
        ({"players": 7}, "players: 7 cannot sit down; 2 to 6 can"),
        ({"players": 3}, "sides, players: 3 players make no 2 sides; use sides = players, 2 for four, 3 for six"),
        ({"sides": 3}, "sides, players: 4 players make no 3 sides"),
        ({"sides": 1}, "sides, players: 4 players make no 1 sides"),
        ({"players": 6, "sides": 2, "hand": 4, "packet": 4}, "sides, players: 6 players make no 2 sides"),
        ({"pack": 36}, "pack: there is none of 36 cards; use 24 or 32"),
        ({"hand": 7}, "hand, players, pack: 28 cards cannot be dealt from a pack of 24"),
        ({"hand": 9, "pack": 32}, "hand, players, pack: 36 cards cannot be dealt from a pack of 32"),
        (
            {"players": 6, "sides": 3, "pack": 32, "hand": 6},
            "hand, players, pack: 36 cards cannot be dealt from a pack of 32",
        ),
        ({"hand": 0}, "hand: 0 cards cannot be played; at least 1 can"),
        ({"packet": 7}, "packet, hand: a first packet of 7 is not between 1 and hand = 6"),
        ({"packet": 0}, "packet, hand: a first packet of 0 is not between 1 and hand = 6"),
        ({"stock": "talon"}, "stock, hand, pack: nothing is left of the pack of 24 for stock = talon"),
        ({"stock": "draw"}, "stock, hand, pack: nothing is left of the pack of 24 for stock = draw"),
        (
            {"stock": "draw", "hand": 6, "pack": 32, "players": 5, "sides": 5},
            "stock, hand, pack: 2 cards left to draw do not go round 5 players",
        ),
        (
            {"stock": "draw", "hand": 4, "players": 5, "sides": 5},
            "stock, hand, pack: 4 cards left to draw do not go round 5 players",
        ),
        (
            {"peek": True, "auction": "none", "trump": "rotation"},
            "peek, auction: a peek comes before the first call, and with auction = none there is none",
        ),
        (
            {"peek": True, "packet": 6},
            "peek, packet, stock: with packet = hand = 6 no card is to come that could be shown",
        ),
        (
            {"peek": True, "hand": 5, "packet": 5, "stock": "talon"},
            "peek, packet, stock: with packet = hand = 5 no card is to come that could be shown",
        ),
        ({"bid_min": 0}, "bid_min, bid_max: 0 to 6 holds no bid"),
        ({"bid_min": 7}, "bid_min, bid_max: 7 to 6 holds no bid"),
        ({"bid_max": 100}, "bid_max: 100 is too high; use at most 99"),
        ({"target": 0}, "target: 0 is no match length; use 1 or more"),
        ({"auction": "none"}, "trump, auction: with auction = none nobody can make trump by trump = after-rest"),
        (
            {"auction": "none", "trump": "before-rest"},
            "trump, auction: with auction = none nobody can make trump by trump = before-rest",
        ),
        (
            {"auction": "none", "trump": "first-card"},
            "trump, auction: with auction = none nobody can make trump by trump = first-card",
        ),
        (
            {"trump": "first-card", "leader": "eldest"},
            "trump, leader: with trump = first-card the declarer leads, not leader = eldest",
        ),
        ({"trump": "fixed"}, "suit: trump = fixed needs one; use C, D, H or S"),
        ({"all_pass": "fixed-suit"}, "suit: all_pass = fixed-suit needs one; use C, D, H or S"),
        (
            {"trump": "fixed", "all_pass": "fixed-suit"},
            "suit: trump = fixed and all_pass = fixed-suit needs one; use C, D, H or S",
        ),
        ({"suit": "H"}, "suit: H means nothing without trump = fixed or all_pass = fixed-suit; use null"),
    ],
)
def test_unplayable_combinations_name_their_fields(changes: dict[str, object], says: str) -> None:
    """A combination that cannot be played is refused with a sentence that names the fields."""
    with pytest.raises(BadRules) as refused:
        standard().with_fields(**changes)
    assert str(refused.value).startswith(says)


@pytest.mark.parametrize(
    "changes",
    [
        {"trump": "first-card", "all_pass": "fixed-suit", "suit": "S"},
        {"trump": "turned-up", "auction": "none", "leader": "declarer"},
        {"trump": "rotation", "all_pass": "forced-dealer"},
        {"trump": "fixed", "suit": "C", "auction": "none"},
        {"trump": "before-rest", "stock": "talon", "hand": 5},
        {"peek": True, "stock": "draw", "hand": 4, "packet": 4, "pack": 24},
        {"peek": True, "stock": "talon", "hand": 5},
        {"stock": "talon", "hand": 5, "auction": "none", "trump": "rotation"},
        {"players": 2, "sides": 2, "hand": 12, "packet": 12},
        {"players": 6, "sides": 6, "hand": 4, "packet": 4, "stock": "none"},
        {"free_play_while_stock": True},
        {"bid_min": 99, "bid_max": 99},
        {"marriage_plain": 0, "marriage_trump": 9999},
    ],
)
def test_unusual_combinations_can_be_played(changes: dict[str, object]) -> None:
    """What has a meaning is not refused, and a round of it goes to its score."""
    assert random_round(standard().with_fields(**changes), "unusual").score is not None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("target", "11"),
        ("target", 11.0),
        ("target", True),
        ("target", -1),
        ("target", 10_000),
        ("hand", None),
        ("lead_trump", 0),
        ("lead_trump", "false"),
        ("unit", 10),
        ("unit", 33.0),
        ("fail_factor", 3),
        ("fail_factor", True),
        ("winning_margin", 0),
        ("beat", "sometimes"),
        ("beat", None),
        ("leader", ["declarer"]),
        ("suit", "X"),
        ("name", 5),
    ],
)
def test_wrong_values_name_their_field(field: str, value: object) -> None:
    """A value a field cannot have is refused, quoted briefly."""
    with pytest.raises(BadRules, match=f"^{field}: ") as refused:
        standard().with_fields(**{field: value})
    assert len(str(refused.value)) < 200


def test_values_that_cannot_be_written_are_refused() -> None:
    """A number too long to print and a text with half a character are refused like any other wrong value."""
    with pytest.raises(BadRules, match=r"^target: ") as refused:
        standard().with_fields(target=10**5000)
    assert len(str(refused.value)) < 200
    with pytest.raises(BadRules, match=r"^name: "):
        standard().with_fields(name=chr(0xD800))


@pytest.mark.parametrize("name", ["", "Standard", "contests", None, 4, ["standard"]])
def test_unknown_rulesets_are_refused(name: object) -> None:
    """The refusal lists the rulesets there are."""
    with pytest.raises(BadRules, match="there are: standard"):
        Rules.named(name)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [2, 5, 0, -4, "4", 4.0, True, [4]])
def test_wrong_numbers_of_players_are_refused(players: object) -> None:
    """A ruleset is played by the numbers it names."""
    with pytest.raises(BadRules, match="players"):
        Rules.named("standard", players)  # type: ignore[arg-type]


def test_missing_and_unknown_fields_are_refused() -> None:
    """Rules in a record hold every field and no other."""
    values = standard().as_json()
    for field in values:
        with pytest.raises(BadRules, match=rf"^{field}: this field is missing"):
            Rules.from_json({name: value for name, value in values.items() if name != field})
    with pytest.raises(BadRules, match=r"colour.*no such field"):
        Rules.from_json({**values, "colour": "red"})
    with pytest.raises(BadRules, match=r"colour.*no such field"):
        standard().with_fields(colour="red")


@pytest.mark.parametrize("values", [None, [], "standard", 5, [["name", "standard"]]])
def test_rules_are_a_table_of_fields(values: object) -> None:
    """Anything else in a record's place for rules is refused."""
    with pytest.raises(BadRules, match="a table of fields"):
        Rules.from_json(values)  # type: ignore[arg-type]


def test_typed_values_are_those_of_the_record() -> None:
    """What a person types for a field is what a record writes for it."""
    for field in fields(Rules):
        if field.name == "name":
            continue
        value = getattr(standard(), field.name)
        assert parse_field(field.name, json.dumps(value).strip('"')) == value
    assert parse_field("suit", "none") is None
    assert parse_field("beat", "none") == "none"


@pytest.mark.parametrize(
    ("field", "text"),
    [
        *(("target", "many"), ("target", "-1"), ("target", ""), ("target", "99999"), ("target", "1e3")),
        *(("beat", "Always"), ("lead_trump", "yes"), ("unit", "12"), ("name", "mine"), ("colour", "red")),
        *(("target", 5), ("target", None), (None, "5"), (["target"], "5")),
    ],
)
def test_typed_nonsense_is_refused(field: object, text: object) -> None:
    """A value or a field there is not gets a sentence."""
    with pytest.raises(BadRules):
        parse_field(field, text)  # type: ignore[arg-type]
