"""The second opinion on what was undone: it accepts what the engine writes, and tells what cannot be."""

import copy
import json

import pytest

from cruce.record import match_line
from cruce.rules import Rules
from tests.oracle.claims import Json
from tests.oracle.referee import check_match, check_rounds
from tests.oracle.rulesets import TABLES, ruleset
from tests.oracle.undone import check_undone
from tests.property.tables import undoing

SEED = "undone"


def played(name: str, players: int) -> Json:
    """Return the record of some rounds in which a person took moves back."""
    rules = Rules.from_json(ruleset(name, players) | {"target": 99})
    *_, table = undoing(rules, SEED, 3, cuts=players % 2 == 0)
    record: Json = json.loads(match_line(table.match))
    return record


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_the_engine_writes_is_accepted(name: str, players: int) -> None:
    """Of every ruleset, contests without any undo."""
    record = played(name, players)
    check_rounds(record["rules"], record["rounds"])
    for number, round_ in enumerate(record["rounds"]):
        check_undone(record, round_, f"rounds[{number}]")
    told = any("undone" in round_ for round_ in record["rounds"])
    assert told == (name not in {"contest", "contest-pairs"})


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"undone": []}, "nothing was undone"),
        ({"undone": [{"after": 99, "moves": ["pass"]}]}, "99 moves cannot have stood"),
        ({"undone": [{"after": True, "moves": ["pass"]}]}, "True moves cannot have stood"),
        ({"undone": [{"after": 0, "moves": []}]}, "are no moves"),
        ({"undone": [{"after": 0, "moves": [["pass"]]}]}, "are no moves"),
        ({"undone": [{"after": 0, "moves": ["pass", "next"]}]}, "are not taken back"),
        ({"undone": [{"after": 0, "moves": ["play AH", "play AH"]}]}, "the number of cards laid once each"),
        ({"undone": [{"after": 0}]}, "what the undo tells"),
    ],
)
def test_what_cannot_have_been_undone_is_told(changes: Json, sentence: str) -> None:
    """With its place."""
    record = copy.deepcopy(played("standard", 4))
    record["rounds"][0] |= changes
    with pytest.raises(AssertionError, match=rf"^rounds\[0\].*{sentence}"):
        check_match(record)


def test_only_where_a_table_takes_back_is_something_undone() -> None:
    """Not in contests, nor at a table of several people."""
    record = played("standard", 4)
    for head in ({"players": ["human"] * 4}, {"rules": record["rules"] | {"name": "contest"}}):
        with pytest.raises(AssertionError, match=r"^rounds\[\d+\].*undone"):
            check_match(record | head)
