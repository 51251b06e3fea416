"""The documents say what the engine does: rulesets, fields, values, moves, reasons and record fields."""

import json
import re
from dataclasses import fields
from pathlib import Path

import pytest

from cruce.bots import BOTS
from cruce.errors import Code
from cruce.moves import parse_move
from cruce.passport import passport, rules_of
from cruce.record import match_record
from cruce.replay import (
    ACCUSATION_FIELDS,
    EXCHANGE_FIELDS,
    MATCH_FIELDS,
    OPTIONAL_FIELDS,
    PEEK_FIELDS,
    ROUND_FIELDS,
    TRICK_FIELDS,
)
from cruce.retracing import UNDONE_FIELDS
from cruce.rules import Rules, choices, typed_value
from cruce.rulesets import rulesets
from tests.engine.helpers import PLAYED_BY, random_match, standard

DOCS = Path(__file__).parents[2] / "docs"
TYPES = {field.name: field.type for field in fields(Rules) if field.name != "name"}


def text_of(name: str) -> str:
    """Return a document."""
    return (DOCS / name).read_text(encoding="utf-8")


def section(name: str, title: str) -> str:
    """Return what a document says under a heading, up to the next one of its rank or above."""
    heading = re.search(rf"^(#+) {re.escape(title)}.*$", text_of(name), re.MULTILINE)
    assert heading is not None, f"{name} has no section {title}"
    rest = text_of(name)[heading.end() :]
    return re.split(rf"^#{{1,{len(heading[1])}}} ", rest, maxsplit=1, flags=re.MULTILINE)[0]


def quoted(text: str) -> list[str]:
    """Return everything a text sets in code type."""
    return re.findall(r"`([^`\n]+)`", text)


def table_row(name: str, first: str) -> str:
    """Return the row of a document's tables that begins with a text."""
    rows = text_of(name).splitlines()
    return next(row for row in rows if row.startswith("|") and first in row.split("|")[1])


@pytest.mark.parametrize("field", TYPES)
def test_every_field_is_told_with_every_value(field: str) -> None:
    """The row of a field names its value for four players, and every value it can have where those can be listed."""
    row = table_row("rules.md", f"`{field}`")
    assert json.dumps(standard().as_json()[field]).strip('"') in row
    for value in choices(TYPES[field]) or ():
        told = typed_value(value)
        assert (f" {told}" in row) if type(value) is int else (f"`{told}`" in row)


@pytest.mark.parametrize("name", PLAYED_BY)
def test_every_ruleset_is_told(name: str) -> None:
    """Its row has what it is played by and its fields, with what a table is offered in brackets."""
    _, _, seats, hands, auction, *told = (cell.strip() for cell in table_row("rules.md", f"`{name}`").split("|")[:-1])
    tables = [Rules.named(name, players) for players in PLAYED_BY[name]]
    assert seats == ", ".join(f"{rules.players} ({rules.sides})" for rules in tables)
    assert hands in {", ".join(str(rules.hand) for rules in tables), str(tables[0].hand)}
    first = tables[0]
    bids = f"`{first.auction}` {first.bid_min}\N{EN DASH}{first.bid_max}"
    assert auction == ("`none`" if first.auction == "none" else bids)
    names = ("all_pass", "trump", "leader", "beat", "marriage", "unit", "target")
    assert told == [_with_options(name, field, first) for field in names]


def _with_options(name: str, field: str, rules: Rules) -> str:
    """Return a field's value as the table writes it, and the other values a table is offered."""

    def written(value: object) -> str:
        return str(value) if isinstance(value, int) else f"`{value}`"

    value = getattr(rules, field)
    others = [other for other in rulesets()[name].options[rules.players].get(field, ()) if other != value]
    return written(value) + (f" ({', '.join(map(written, others))})" if others else "")


@pytest.mark.parametrize(
    ("title", "field"), [("Beating", "beat"), ("When all pass", "all_pass"), ("How trump", "trump")]
)
def test_every_value_has_its_line(title: str, field: str) -> None:
    """Of the fields that take more than a few words to tell."""
    told = section("rules.md", title)
    lines = " ".join(line.partition(":")[0] for line in told.splitlines() if line.startswith("- `"))
    assert set(quoted(lines)) == set(choices(TYPES[field]) or ())


def test_the_passport_shown_is_that_of_the_standard_rules() -> None:
    """A reader may type it in."""
    told = section("rules.md", "Rule passports")
    assert rules_of(quoted(told)[0]) == standard()
    assert passport(standard()) in told


@pytest.mark.parametrize(
    "words",
    [
        *("`lead_trump`", "peek", "knock is kept as a cut at 0", "seat 0 first", "exchange of no cards"),
        *("from the first packet", "`next` is the one move left", "while play is free"),
    ],
)
def test_what_the_texts_leave_open_is_decided(words: str) -> None:
    """In one short list."""
    told = section("rules.md", "Where nothing is said")
    assert words in " ".join(told.split())
    assert len(told.split()) < 300


def test_the_moves_told_are_moves() -> None:
    """Every move of the table reads back, and every kind of move is there."""
    moves = re.findall(r"^\| `([^`]+)` \|", section("notation.md", "Moves"), re.MULTILINE)
    assert [parse_move(move).text for move in moves] == moves
    kinds = {move.split()[0] for move in moves}
    assert kinds == {
        *("cut", "knock", "peek", "pass", "bid", "exchange", "trump", "play", "claim", "accuse", "next", "undo"),
    }


def test_every_reason_is_told() -> None:
    """Each code a refusal can have."""
    assert set(Code) <= set(quoted(text_of("notation.md")))


def test_every_field_of_a_record_is_told() -> None:
    """Of the match, its rounds and its tricks, and of what only some rules have; and a record has no others."""
    told = set(quoted(text_of("notation.md")))
    assert {*MATCH_FIELDS, *ROUND_FIELDS, *TRICK_FIELDS, *OPTIONAL_FIELDS} <= told
    assert {*PEEK_FIELDS, *EXCHANGE_FIELDS, *ACCUSATION_FIELDS, *UNDONE_FIELDS} <= told
    record = match_record(random_match(standard(), "docs"))
    assert tuple(record) == MATCH_FIELDS
    assert tuple(record["rounds"][0]) == ROUND_FIELDS
    other = standard(hand=5, packet=3, stock="talon", peek=True, conduct="honour")
    played = match_record(random_match(other, "docs"))["rounds"][0]
    assert set(played) == {*ROUND_FIELDS, "exchange", "accusations"}
    assert set(played["peek"]) == set(PEEK_FIELDS)
    assert set(played["exchange"]) == set(EXCHANGE_FIELDS)


def test_every_bot_is_told() -> None:
    """By the name the command line takes."""
    assert set(BOTS) <= set(quoted(text_of("notation.md")))


@pytest.mark.parametrize("option", ["--set", "--passport", "--cuts", "--revoke-rate", "--bots", "--rules", "--players"])
def test_every_option_of_the_command_line_is_told(option: str) -> None:
    """With what it does."""
    assert option in section("notation.md", "The command line")


@pytest.mark.parametrize(
    "word",
    [
        *("peek", "draw", "exchange", "talon", "cut the pack", "knock", "claim", "revoke", "accuse", "fine"),
        *(
            "void round",
            "redeal",
            "forced dealer",
            "turned-up card",
            "rotation",
            "eleventh",
            "ruleset",
            "rule passport",
        ),
    ],
)
def test_every_word_of_the_table_is_told(word: str) -> None:
    """With its Romanian one, and nothing written with a cedilla."""
    row = [cell.strip() for cell in table_row("glossary.md", f" {word}").split("|")]
    assert word in row[1]
    assert all(row[1:4])
    assert not set("şţŞŢ") & set(text_of("glossary.md"))
