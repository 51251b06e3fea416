"""The documents say what the engine does: fields, values, moves, reasons and record fields."""

import json
import re
from dataclasses import fields
from pathlib import Path

import pytest

from cruce.bots import BOTS
from cruce.errors import Code
from cruce.moves import parse_move
from cruce.record import match_record
from cruce.replay import MATCH_FIELDS, ROUND_FIELDS, TRICK_FIELDS
from cruce.rules import PLAYED, Rules
from tests.engine.helpers import random_match, standard

DOCS = Path(__file__).parents[2] / "docs"


def quoted(name: str) -> list[str]:
    """Return everything a document sets in code type."""
    return re.findall(r"`([^`\n]+)`", (DOCS / name).read_text(encoding="utf-8"))


def table_row(name: str, first: str) -> str:
    """Return the row of a document's tables that begins with a text."""
    rows = (DOCS / name).read_text(encoding="utf-8").splitlines()
    return next(row for row in rows if row.startswith("|") and first in row.split("|")[1])


@pytest.mark.parametrize("field", [field.name for field in fields(Rules) if field.name != "name"])
def test_every_field_is_told_with_its_standard_value(field: str) -> None:
    """The row of a field names its value for four players, and every other value that is played."""
    row = table_row("rules.md", f"`{field}`")
    assert json.dumps(standard().as_json()[field]).strip('"') in row
    for value in PLAYED.get(field, ()):
        assert value in {True, False, None} or f"`{value}`" in row


def test_every_duty_to_beat_is_told() -> None:
    """Each has its line."""
    text = (DOCS / "rules.md").read_text(encoding="utf-8")
    for value in ("none", "overruff", "iber", "always"):
        assert f"- `{value}`: " in text


def test_the_moves_told_are_moves() -> None:
    """Every move of the table reads back."""
    text = (DOCS / "notation.md").read_text(encoding="utf-8")
    moves = re.findall(
        r"^\| `([a-z]+(?: \w+)?)` \|", text.partition("## Moves")[2].partition("## Match")[0], re.MULTILINE
    )
    assert [parse_move(move).text for move in moves] == moves == ["pass", "bid 2", "trump H", "play KH", "next"]


def test_every_reason_is_told() -> None:
    """Each code a refusal can have."""
    assert set(Code) <= set(quoted("notation.md"))


def test_every_field_of_a_record_is_told() -> None:
    """Of the match, its rounds and its tricks; and they are the fields a record has."""
    told = set(quoted("notation.md"))
    assert {*MATCH_FIELDS, *ROUND_FIELDS, *TRICK_FIELDS} <= told
    record = match_record(random_match(standard(), "docs"))
    assert tuple(record) == MATCH_FIELDS
    assert tuple(record["rounds"][0]) == ROUND_FIELDS


def test_every_bot_is_told() -> None:
    """By the name the command line takes."""
    assert set(BOTS) <= set(quoted("notation.md"))
