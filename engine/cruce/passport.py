"""The rule passport: a whole rule choice as a short code that can be printed, typed or linked.

It writes the ruleset's number, the number of players, and each field that differs from what those say, in base 32
without the letters that are mistaken for digits. Four more characters check every field, so that a slip of the pen, or
a ruleset that has changed since, is refused and never plays other rules.
"""

import hashlib
import json
from dataclasses import fields
from typing import Final

from cruce.errors import BadRules, brief
from cruce.rules import HIGHEST, Rules, check_rules, choices
from cruce.rulesets import Ruleset, Value, ruleset_named, rulesets

DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: I and L are read as 1, O as 0, small letters as capitals."""
CHECK: Final = 4
"""Characters of the check, at the end."""
GROUP: Final = 4
"""Characters between two hyphens."""
LONGEST: Final = 200
"""More characters than any passport has."""
MOST_RULESETS: Final = 256
MOST_TABLES: Final = 8
_READ_AS: Final = str.maketrans({"I": "1", "L": "1", "O": "0", "-": None, " ": None})
_AS_PYTHON: Final = str.maketrans(DIGITS, "0123456789ABCDEFGHIJKLMNOPQRSTUV")
"""The digits `int` takes in base 32."""
_FIELDS: Final = tuple(field for field in fields(Rules) if field.name != "name")
_END: Final = len(_FIELDS) + 1


def passport(rules: Rules) -> str:
    """Return the passport of a rule choice; BadRules when its name is no ruleset's."""
    ruleset = ruleset_named(check_rules(rules).name)
    base = _base(ruleset, rules.players)
    # The smallest digit first, each with how many values it could have.
    digits = [(ruleset.number, MOST_RULESETS), (list(ruleset.tables).index(base.players), MOST_TABLES)]
    for place, field in enumerate(_FIELDS, 1):
        value = getattr(rules, field.name)
        if value != getattr(base, field.name):
            values = _values(field.type)
            digits += [(place, _END), (values.index(value), len(values))]
    number = 0
    for digit, size in reversed(digits):
        number = number * size + digit
    code = _written(number) + _check(rules)
    return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


def rules_of(code: str) -> Rules:
    """Return the rules a passport carries, however it is grouped and in whatever case; BadRules when it is damaged."""
    text = code.upper().translate(_READ_AS) if isinstance(code, str) else ""
    if not CHECK < len(text) <= LONGEST or not set(text) <= set(DIGITS):
        raise BadRules(f"{brief(code)} is no rule passport; it has letters and digits only, as in 0ABC-D")
    try:
        rules = _read(int(text[:-CHECK].translate(_AS_PYTHON), len(DIGITS)))
        true = passport(rules).replace("-", "") == text
    except (IndexError, BadRules):
        true = False
    if not true:
        raise BadRules(f"{brief(code)} is a damaged rule passport; compare it with the one it was copied from")
    return rules


def _read(number: int) -> Rules:
    number, place = divmod(number, MOST_RULESETS)
    ruleset = next((found for found in rulesets().values() if found.number == place), None)
    if ruleset is None:
        raise BadRules(f"{place} is the number of no ruleset")
    number, table = divmod(number, MOST_TABLES)
    base = Rules.named(ruleset.name, list(ruleset.tables)[table])
    changes: dict[str, Value] = {}
    while number:
        number, place = divmod(number, _END)
        field = _FIELDS[place - 1]
        number, value = divmod(number, len(_values(field.type)))
        changes[field.name] = _values(field.type)[value]
    return base.with_fields(**changes)


def _base(ruleset: Ruleset, players: int) -> Rules:
    """Return the ruleset for so many players, or for its first number where it is not played by as many."""
    return Rules.named(ruleset.name, players if players in ruleset.tables else None)


def _values(kind: object) -> tuple[Value, ...] | range:
    return choices(kind) or range(HIGHEST + 1)


def _written(number: int) -> str:
    digits = DIGITS[number % len(DIGITS)]
    while number >= len(DIGITS):
        number //= len(DIGITS)
        digits = DIGITS[number % len(DIGITS)] + digits
    return digits


def _check(rules: Rules) -> str:
    told = json.dumps(rules.as_json(), sort_keys=True).encode()
    number = int.from_bytes(hashlib.sha256(told).digest()[:4], "big")
    return "".join(DIGITS[number >> (5 * place) & 31] for place in range(CHECK))
