"""A rule choice as one frozen value; nothing else in the engine asks which village it is in (rules.md, fields)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, Literal, Self, get_args, get_origin

from cruce.cards import PACKS
from cruce.errors import BadRules, brief
from cruce.rulesets import Value, ruleset_named, rulesets
from cruce.seats import check_seat
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
        _check_combination(self)

    @classmethod
    def named(cls, name: str, players: int | None = None, /, **changes: object) -> Self:
        """Return a ruleset of `rulesets.toml` for so many players, with single fields changed.

        Without `players` the ruleset's first number is taken; a change of the field `players` leaves the rest as that
        number has it. BadRules for an unknown ruleset, field or value.
        """
        return cls.from_json({**ruleset_named(name).values(players), **changes})

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

    def as_json(self) -> dict[str, Value]:
        """Return every field, resolved, as the match record writes them."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def with_fields(self, **changes: object) -> Self:
        """Return the same rules with some fields changed; BadRules for an unknown field or a wrong value."""
        return type(self).from_json({**self.as_json(), **changes})

    @property
    def undealt(self) -> int:
        """How many cards of the pack no hand is dealt."""
        return self.pack - self.hand * self.players

    @property
    def takes_back(self) -> bool:
        """Whether a move may be undone: not on honour, nor in contests, where a card laid is a card played."""
        ruleset = rulesets().get(self.name)
        return self.conduct == "strict" and not (ruleset is not None and ruleset.contest)

    def side_of(self, seat: int) -> int:
        """Return the side a seat plays for; BadSeat when it is not at the table."""
        if type(seat) is not int or not 0 <= seat < self.players:  # a call for each seat would cost as much again
            check_seat(seat, self.players)
        return seat % self.sides


def check_rules(rules: Rules) -> Rules:
    """Return rules when they are such; BadRules otherwise."""
    if not isinstance(rules, Rules):
        raise BadRules(f"{brief(rules)} are no rules")
    return rules


def ruleset_names() -> tuple[str, ...]:
    """Return the names `Rules.named` knows."""
    return tuple(rulesets())


def parse_field(name: str, text: str) -> Value:
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


def typed_value(value: object) -> str:
    """Return a field's value as a person types it: true, false, null, or the value itself."""
    words = {True: "true", False: "false", None: "null"}
    return words[value] if isinstance(value, bool | None) else str(value)


def _plain_value(text: str) -> Value:
    words = {"true": True, "false": False, "null": None, "none": None}
    if text.isascii() and text.isdigit() and len(text) <= len(str(HIGHEST)):
        return int(text)
    return words.get(text, text)


HIGHEST: Final = 9999
"""The highest number a field may hold; above it a match could neither end nor be counted."""


def choices(kind: object) -> tuple[Any, ...] | None:
    """Return the values a field of this type may take, or None for a free int or str."""
    if kind is bool:
        return (True, False)
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_args(kind):
        return (*get_args(get_args(kind)[0]), None)
    return None


def _values_of(kind: object) -> str:
    allowed = choices(kind)
    if allowed is None:
        return f"a whole number from 0 to {HIGHEST}" if kind is int else "a text"
    return ", ".join(map(typed_value, allowed))


def _check_value(name: str, value: object, kind: object) -> None:
    allowed = choices(kind)
    if allowed is not None:
        right = any(type(value) is type(choice) and value == choice for choice in allowed)
    elif kind is int:
        right = type(value) is int and 0 <= value <= HIGHEST
    else:
        right = is_text(value)
    if not right:
        raise BadRules(f"{name}: {brief(value)} is no value of it; use {_values_of(kind)}")


SEATS: Final = range(2, 7)
"""How many may sit at a table."""
HIGHEST_BID: Final = 99
"""The highest bid there can be, so that a bid is written in two digits; the cards are never worth so much."""


def _check_combination(rules: Rules) -> None:
    for check in (_table_faults, _deal_faults, _call_faults, _trump_faults):
        for sentence in check(rules):
            raise BadRules(sentence)


def _table_faults(rules: Rules) -> Iterator[str]:
    if rules.players not in SEATS:
        yield f"players: {rules.players} cannot sit down; 2 to 6 can"
    if rules.sides != rules.players and (rules.sides, rules.players) not in ((2, 4), (3, 6)):
        made = f"{rules.players} players make no {rules.sides} sides"
        yield f"sides, players: {made}; use sides = players, 2 for four, 3 for six"
    if rules.target < 1:
        yield f"target: {rules.target} is no match length; use 1 or more"


def _deal_faults(rules: Rules) -> Iterator[str]:
    if rules.pack not in PACKS:
        yield f"pack: there is none of {rules.pack} cards; use 24 or 32"
    if rules.hand < 1:
        yield f"hand: {rules.hand} cards cannot be played; at least 1 can"
    if not 1 <= rules.packet <= rules.hand:
        yield f"packet, hand: a first packet of {rules.packet} is not between 1 and hand = {rules.hand}"
    left = rules.undealt
    if left < 0:
        dealt = rules.hand * rules.players
        yield f"hand, players, pack: {dealt} cards cannot be dealt from a pack of {rules.pack}"
    if rules.stock != "none" and left == 0:
        yield f"stock, hand, pack: nothing is left of the pack of {rules.pack} for stock = {rules.stock}"
    if rules.stock == "draw" and left % rules.players:
        yield f"stock, hand, pack: {left} cards left to draw do not go round {rules.players} players"
    if rules.peek and rules.auction == "none":
        yield "peek, auction: a peek comes before the first call, and with auction = none there is none"
    if rules.peek and rules.stock != "draw" and rules.packet == rules.hand:
        yield f"peek, packet, stock: with packet = hand = {rules.hand} no card is to come that could be shown"


def _call_faults(rules: Rules) -> Iterator[str]:
    if not 1 <= rules.bid_min <= rules.bid_max:
        yield f"bid_min, bid_max: {rules.bid_min} to {rules.bid_max} holds no bid"
    if rules.bid_max > HIGHEST_BID:
        yield f"bid_max: {rules.bid_max} is too high; use at most {HIGHEST_BID}"


def _trump_faults(rules: Rules) -> Iterator[str]:
    if rules.auction == "none" and rules.trump in NEED_DECLARER:
        yield f"trump, auction: with auction = none nobody can make trump by trump = {rules.trump}"
    if rules.trump == "first-card" and rules.leader != "declarer":
        yield f"trump, leader: with trump = first-card the declarer leads, not leader = {rules.leader}"
    meant = [f"{name} = {value}" for name, value in SUIT_MEANT if getattr(rules, name) == value]
    if meant and rules.suit is None:
        yield f"suit: {' and '.join(meant)} needs one; use C, D, H or S"
    if not meant and rules.suit is not None:
        yield f"suit: {rules.suit} means nothing without trump = fixed or all_pass = fixed-suit; use null"


NEED_DECLARER: Final = ("after-rest", "before-rest", "first-card")
"""Values of the field `trump` that leave it to the declarer."""
SUIT_MEANT: Final = (("trump", "fixed"), ("all_pass", "fixed-suit"))
"""What the field `suit` is for."""
