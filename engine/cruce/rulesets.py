"""The named rulesets as data: where each comes from, its fields, and what a table is offered (rules.md, rulesets)."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pkgutil import get_data
from types import MappingProxyType
from typing import Any, Final

from cruce.errors import BadRules, brief

Value = str | int | bool | None
"""What a field of the rules may hold."""
LANGUAGES: Final = ("ro", "en")
"""The languages a ruleset's story is told in."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One named ruleset.

    `number` stands for it in passports; `stories` tell it in two sentences, by language; `fields` hold for every
    number of players and `tables` what changes with it, the number taken unasked first. `options` are the values a
    table is offered for single fields, the ruleset's own first, by number of players. `contest` says that it is a
    contest's, in which nothing is taken back.
    """

    name: str
    number: int
    source: str
    stories: Mapping[str, str]
    fields: Mapping[str, Value]
    tables: Mapping[int, Mapping[str, Value]]
    options: Mapping[int, Mapping[str, tuple[Value, ...]]]
    contest: bool

    def values(self, players: int | None = None) -> dict[str, Value]:
        """Return every field for so many players; BadRules when the ruleset is not played by as many."""
        seats = players if players is not None else next(iter(self.tables))
        if type(seats) is not int or seats not in self.tables:
            numbers = " or ".join(map(str, self.tables))
            raise BadRules(f"players: {self.name} is played by {numbers}, not by {brief(seats)}")
        return {"name": self.name, "players": seats, "suit": None, **self.fields, **self.tables[seats]}


@cache
def rulesets() -> Mapping[str, Ruleset]:
    """Return every ruleset by name, in the order of the data file."""
    text = get_data("cruce", "rulesets.toml")
    assert text is not None  # noqa: S101 - whatever holds the package can hand out its files
    data = tomllib.loads(text.decode())
    return MappingProxyType({name: _ruleset(name, data) for name in data})


def ruleset_named(name: str) -> Ruleset:
    """Return the ruleset of that name; BadRules lists the names when there is none."""
    found = rulesets().get(name) if isinstance(name, str) else None
    if found is None:
        raise BadRules(f"there is no ruleset {brief(name)}; there are: {', '.join(rulesets())}")
    return found


def _ruleset(name: str, data: Mapping[str, Any]) -> Ruleset:
    entry = _inherited(data, name)
    tables = {int(players): table for players, table in entry["players"].items()}
    options = {players: _options(entry["options"], str(players)) for players in tables}
    stories = {language: entry[f"story_{language}"] for language in LANGUAGES}
    contest = entry.get("contest", False)
    return Ruleset(name, entry["number"], entry["source"], stories, entry["fields"], tables, options, contest)


def _inherited(data: Mapping[str, Any], name: str) -> dict[str, Any]:
    """Return a ruleset's entry over the one it is like: its fields are changed one by one, all else as a whole."""
    entry = data[name]
    if "like" not in entry:
        return {"options": {}, **entry}
    parent = _inherited(data, entry["like"])
    return {**parent, **entry, "fields": {**parent["fields"], **entry.get("fields", {})}}


def _options(options: Mapping[str, Any], players: str) -> dict[str, tuple[Value, ...]]:
    found = {}
    for field, values in options.items():
        offered = values.get(players, ()) if isinstance(values, Mapping) else values
        if offered:
            found[field] = tuple(offered)
    return found
