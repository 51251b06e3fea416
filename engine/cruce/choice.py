"""A rule choice as a person makes it, by an address or a form: a ruleset or a passport, and single fields changed."""

from collections.abc import Mapping
from typing import Any, Final

from cruce.errors import BadRules, brief
from cruce.passport import rules_of
from cruce.rules import SUIT_MEANT, Rules, check_rules, parse_field
from cruce.rulesets import Value, ruleset_named

DEFAULT_RULES: Final = "standard"
"""The ruleset taken when none is named."""
DEFAULT_SUIT: Final = "H"
"""The suit taken where one is meant and none was said."""
_PAIRED: Final = {4: 2, 6: 3}


def chosen_values(asked: Mapping[str, Any]) -> dict[str, Value]:
    """Return every field of a choice, fitted but not yet checked: `Rules.from_json` says whether it can be played.

    `asked` has `rules` and `players`, or a `passport`, and in `set` single fields by name; what is missing or None is
    as the ruleset has it. Texts are read as a person types them. In `set` a number of players that the ruleset is
    played by takes all that goes with it. BadRules for what is unknown, for a damaged passport, and for a passport
    together with what it carries.
    """
    if not isinstance(asked, Mapping):
        raise BadRules(f"a choice of rules is needed, not {brief(asked)}")
    fields = asked.get("set") or {}
    if not isinstance(fields, Mapping):
        raise BadRules(f"set: fields by name are needed, not {brief(fields)}")
    changes = {field: _typed(field, value) for field, value in fields.items()}
    passport, rules, players = asked.get("passport"), asked.get("rules"), asked.get("players")
    if passport is not None:
        if rules is not None or players is not None:
            raise BadRules("a passport carries ruleset and players; leave out rules and players")
        return fitted({**rules_of(passport).as_json(), **changes})
    ruleset = ruleset_named(DEFAULT_RULES if rules is None else rules)
    table = changes.get("players")
    if table not in ruleset.tables:
        table = players if players is None else _typed("players", players)
    return fitted({**ruleset.values(table), **changes})  # type: ignore[arg-type]  # it says what is no number


def fitted(values: Mapping[str, Value]) -> dict[str, Value]:
    """Return the fields of a choice with those that only follow from others made to follow.

    The suit is hearts where one is meant and none given, and none where none is meant; players who make no such sides
    play each alone. Nothing else is touched: hand, packet and stock stay what they were.
    """
    meant = any(values.get(field) == value for field, value in SUIT_MEANT)
    suit = (values.get("suit") or DEFAULT_SUIT) if meant else None
    players, sides = values.get("players"), values.get("sides")
    return {**values, "suit": suit, "sides": sides if sides in sides_for(players) else players}


def sides_for(players: Value) -> tuple[Value, ...]:
    """Return how many sides so many players may make."""
    paired = _PAIRED.get(players) if type(players) is int else None
    return (players,) if paired is None else (paired, players)


def told(rules: Rules) -> tuple[int, dict[str, Value]]:
    """Return a choice as the number of players of its ruleset and the fields changed over that: how it is kept.

    `Rules.named(rules.name, players, **changes)` gives the same rules back.
    """
    ruleset = ruleset_named(check_rules(rules).name)
    players = rules.players if rules.players in ruleset.tables else next(iter(ruleset.tables))
    base = ruleset.values(players)
    return players, {field: value for field, value in rules.as_json().items() if value != base[field]}


def _typed(field: str, value: Value) -> Value:
    return parse_field(field, value) if isinstance(value, str) else value
