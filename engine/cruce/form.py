"""What a screen is shown to choose rules by: JSON-safe values only. It knows no rule, but asks after each change."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from cruce.cards import PACKS
from cruce.choice import chosen_values, sides_for, told
from cruce.errors import BadRules
from cruce.passport import passport
from cruce.rules import SEATS, Rules, choices
from cruce.rulesets import Ruleset, Value, rulesets

View = dict[str, Any]


def rulesets_view() -> View:
    """Return the `rulesets` to choose from, in order, and all `fields` as [name, values or None for any number].

    A ruleset has `name`, `source`, `stories` by language, `tables` as [players, sides], `options` (what a table is
    offered, by players and field), and `seated`: the fields that go with the number of players.
    """
    return {"rulesets": [_ruleset_view(ruleset) for ruleset in rulesets().values()], "fields": _fields()}


def choice_view(asked: Mapping[str, Any]) -> View:
    """Return what a choice comes to, as `chosen_values` takes it.

    `values` are all fields, None when they could not be told. A choice that can be played has `choice` (`rules`,
    `players` and `set`, which ask for the same again), `own` (the ruleset's own values), `passport` and `takes_back`,
    whether moves can be undone; any other has `fault` with a `sentence`, the `fields` it names and whether the
    `passport` is to blame.
    """
    values: dict[str, Value] | None = None
    try:
        values = chosen_values(asked)
        rules = Rules.from_json(values)
    except BadRules as fault:
        unread = values is None and isinstance(asked, Mapping) and asked.get("passport") is not None
        told_fault = {"sentence": str(fault), "fields": _named(str(fault)), "passport": unread}
        return {"values": values, "sides": _sides(values), "fault": told_fault}
    players, changes = told(rules)
    return {
        "values": values,
        "sides": _sides(values),
        "choice": {"rules": rules.name, "players": players, "set": changes},
        "own": Rules.named(rules.name, players).as_json(),
        "passport": passport(rules),
        "takes_back": rules.takes_back,
    }


def _ruleset_view(ruleset: Ruleset) -> View:
    tables = ruleset.tables.items()
    return {
        "name": ruleset.name,
        "source": ruleset.source,
        "stories": dict(ruleset.stories),
        "tables": [[players, ruleset.values(players)["sides"]] for players, _ in tables],
        "options": {str(players): _lists(options) for players, options in ruleset.options.items()},
        "seated": sorted({field for _, table in tables for field in table}),
    }


def _lists(options: Mapping[str, tuple[Value, ...]]) -> dict[str, list[Value]]:
    return {field: list(values) for field, values in options.items()}


def _fields() -> list[list[Any]]:
    known = {"players": list(SEATS), "pack": list(PACKS)}
    named = [field for field in fields(Rules) if field.name != "name"]
    return [[field.name, known.get(field.name, _choices(field.type))] for field in named]


def _choices(kind: object) -> list[Value] | None:
    found = choices(kind)
    return None if found is None else list(found)


def _sides(values: Mapping[str, Value] | None) -> list[Value]:
    return list(sides_for(values["players"])) if values else []


def _named(sentence: str) -> list[str]:
    head = sentence.partition(": ")[0].split(", ")
    names = {field.name for field in fields(Rules)}
    return head if set(head) <= names else []
