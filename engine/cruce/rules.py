"""A rule choice as one frozen value; nothing else in the engine asks which village it is in (rules.md, fields)."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from pkgutil import get_data
from typing import Any, Final, Literal, Self, get_args, get_origin

from cruce.cards import PACKS
from cruce.errors import BadRules, brief
from cruce.streams import is_text


@dataclass(frozen=True, slots=True)
class Rules:
    """Every choice that makes one Cruce differ from another. Field names and values are those of the match record.

    Counts are cards or seats, bids and the target are game points, marriages are raw points. Making one checks it:
    BadRules names the fields when the combination cannot be played.
    """

    name: str
    players: int
    sides: int
    pack: int
    hand: int
    packet: int
    stock: Literal["none", "draw", "talon"]
    peek: bool
    auction: Literal["once", "ascending", "none"]
    bid_min: int
    bid_max: int
    all_pass: Literal["dead", "redeal", "forced-dealer", "fixed-suit"]
    trump: Literal["after-rest", "before-rest", "first-card", "turned-up", "rotation", "fixed"]
    suit: Literal["C", "D", "H", "S"] | None
    leader: Literal["declarer", "eldest"]
    lead_trump: bool
    beat: Literal["none", "overruff", "iber", "always"]
    free_play_while_stock: bool
    marriage: Literal["none", "auto", "claimed"]
    marriage_plain: int
    marriage_trump: int
    unit: Literal[33, 11]
    fail_factor: Literal[1, 2]
    defenders_score_on_fail: bool
    target: int
    winning_margin: Literal[1, 2]
    conduct: Literal["strict", "honour"]

    def __post_init__(self) -> None:
        for field in fields(self):
            _check_value(field.name, getattr(self, field.name), field.type)
        _check_playable_now(self)
        _check_combination(self)

    @classmethod
    def named(cls, name: str, players: int | None = None, **changes: object) -> Self:
        """Return a ruleset of `rulesets.toml` for so many players, with single fields changed.

        Without `players` the ruleset's first number is taken. BadRules for an unknown ruleset, field or value.
        """
        entry = _rulesets().get(name) if isinstance(name, str) else None
        if entry is None:
            raise BadRules(f"there is no ruleset {brief(name)}; there are: {', '.join(_rulesets())}")
        tables = entry["players"]
        seats = players if players is not None else int(next(iter(tables)))
        if str(seats) not in tables:
            raise BadRules(f"players: {name} is played by {' or '.join(tables)}, not by {brief(seats)}")
        values = {**entry["fields"], **tables[str(seats)], **changes}
        return cls.from_json({"name": name, "players": seats, "suit": None, **values})

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Self:
        """Return the rules a record spells out; BadRules names a field that is missing, unknown or wrong."""
        if not isinstance(values, Mapping):
            raise BadRules(f"a table of fields is needed, not {brief(values)}")
        names = [field.name for field in fields(cls)]
        for name in values:
            if name not in names:
                raise BadRules(f"{brief(name)}: there is no such field; there are: {', '.join(names)}")
        for name in names:
            if name not in values:
                raise BadRules(f"{name}: this field is missing")
        return cls(**values)

    def as_json(self) -> dict[str, str | int | bool | None]:
        """Return every field, resolved, as the match record writes them."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def with_fields(self, **changes: object) -> Self:
        """Return the same rules with some fields changed; BadRules for an unknown field or a wrong value."""
        return type(self).from_json({**self.as_json(), **changes})

    def side_of(self, seat: int) -> int:
        """Return the side a seat plays for."""
        return seat % self.sides


def ruleset_names() -> tuple[str, ...]:
    """Return the names `Rules.named` knows."""
    return tuple(_rulesets())


def parse_field(name: str, text: str) -> str | int | bool | None:
    """Return the value a person typed for a field, as `--set name=text`; BadRules says which values there are."""
    if not isinstance(text, str):
        raise BadRules(f"{brief(name)}: a value is typed as a text, not as {brief(text)}")
    for field in fields(Rules):
        if field.name == name and name != "name":
            for value in (_plain_value(text), text):
                try:
                    _check_value(name, value, field.type)
                except BadRules:
                    continue
                return value
            raise BadRules(f"{name}: {brief(text)} is no value of it; use {_values_of(field.type)}")
    raise BadRules(f"{brief(name)}: there is no such field")


def _plain_value(text: str) -> str | int | bool | None:
    words = {"true": True, "false": False, "null": None, "none": None}
    if text.isascii() and text.isdigit() and len(text) <= len(str(HIGHEST)):
        return int(text)
    return words.get(text, text)


HIGHEST: Final = 9999
"""The highest number a field may hold; above it a match could neither end nor be counted."""


@cache
def _rulesets() -> dict[str, Any]:
    text = get_data("cruce", "rulesets.toml")
    assert text is not None  # noqa: S101 - whatever holds the package can hand out its files
    return tomllib.loads(text.decode())


def _choices(kind: object) -> tuple[object, ...] | None:
    """Return the values a field may take, or None for a free int or str."""
    if kind is bool:
        return (True, False)
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_args(kind):
        return (*get_args(get_args(kind)[0]), None)
    return None


def _values_of(kind: object) -> str:
    choices = _choices(kind)
    if choices is None:
        return f"a whole number from 0 to {HIGHEST}" if kind is int else "a text"
    words = {True: "true", False: "false", None: "null"}
    return ", ".join(words[value] if isinstance(value, bool | None) else str(value) for value in choices)


def _check_value(name: str, value: object, kind: object) -> None:
    choices = _choices(kind)
    if choices is not None:
        right = any(type(value) is type(choice) and value == choice for choice in choices)
    elif kind is int:
        right = type(value) is int and 0 <= value <= HIGHEST
    else:
        right = is_text(value)
    if not right:
        raise BadRules(f"{name}: {brief(value)} is no value of it; use {_values_of(kind)}")


PLAYED: Final[dict[str, tuple[object, ...]]] = {
    "stock": ("none",),
    "peek": (False,),
    "auction": ("once",),
    "all_pass": ("dead", "redeal"),
    "trump": ("after-rest", "before-rest", "first-card"),
    "suit": (None,),
    "free_play_while_stock": (False,),
    "marriage": ("none", "auto"),
    "conduct": ("strict",),
}
"""Values this version plays, where it does not play all of them. What is not played is refused, never ignored."""


def _check_playable_now(rules: Rules) -> None:
    for name, values in PLAYED.items():
        value = getattr(rules, name)
        if value not in values:
            raise BadRules(f"{name}: {value} is not played yet; this version plays {', '.join(map(str, values))}")


SEATS: Final = range(2, 7)
"""How many may sit at a table."""
HIGHEST_BID: Final = 99
"""The highest bid there can be, so that a bid is written in two digits; the cards are never worth so much."""


def _check_combination(rules: Rules) -> None:
    # Each line: what must hold, and the sentence that names the fields when it does not.
    needs = (
        (rules.players in SEATS, f"players: {rules.players} cannot sit down; 2 to 6 can"),
        (rules.pack in PACKS, f"pack: there is none of {rules.pack} cards; use 24 or 32"),
        (
            rules.sides == rules.players or (rules.sides, rules.players) in ((2, 4), (3, 6)),
            f"sides: {rules.players} players make no {rules.sides} sides; use sides = players, 2 for four, 3 for six",
        ),
        (rules.hand >= 1, f"hand: {rules.hand} cards cannot be played; at least 1 can"),
        (1 <= rules.packet <= rules.hand, f"packet: {rules.packet} is not between 1 and hand = {rules.hand}"),
        (
            rules.hand * rules.players <= rules.pack,
            f"hand, players, pack: {rules.hand * rules.players} cards cannot be dealt from a pack of {rules.pack}",
        ),
        (1 <= rules.bid_min <= rules.bid_max, f"bid_min, bid_max: {rules.bid_min} to {rules.bid_max} holds no bid"),
        (rules.bid_max <= HIGHEST_BID, f"bid_max: {rules.bid_max} is too high; use at most {HIGHEST_BID}"),
        (rules.target >= 1, f"target: {rules.target} is no match length; use 1 or more"),
        (
            rules.trump != "first-card" or rules.leader == "declarer",
            f"trump, leader: with trump = first-card the declarer leads, not leader = {rules.leader}",
        ),
    )
    for holds, sentence in needs:
        if not holds:
            raise BadRules(sentence)
