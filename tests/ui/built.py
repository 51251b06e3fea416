"""The messages whose names the screen's code puts together, told from what they are about: rules, reasons, settings."""

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from cruce.bots.reasons import Why
from cruce.errors import Code
from cruce.rules import ruleset_names
from tests.ui.asked import HOLE
from tests.ui.conftest import STRINGS
from tests.ui.rules_values import all_named, changed
from ui import advice, faults, rules_options, text
from ui.names import PLACES
from ui.rules_sections import sections
from ui.setup import PACES

PWA = STRINGS.parent
UNSAID = {
    "no-save": "an old address, or another window ended the match: home says enough",
    "no-match": "the page asks only with a match on the table",
    "bad-move": "the page sends only moves it was given",
}
"""Errors of the worker that the page has no message for, with the reason."""

NEVER = {"pace-legend": "the pace's legend is a message the games page has, too"}
"""Names that the source seems to ask for and the running code does not, with the reason."""

Names = Iterable[str]


def filled(name: str, words: Names) -> list[str]:
    """Return a name with each of the words in its hole."""
    return [name.replace(HOLE, word) for word in words]


def recorded(act: Callable[[], object]) -> set[str]:
    """Return the names of the messages that the screen's own code asks for while it acts."""
    names: set[str] = set()

    def note(name: str, _values: str) -> str:
        names.add(name)
        return name

    text.use(note)
    act()
    return names


def _values_named() -> None:
    for field, _ in rules_options.FIELDS:
        rules_options.field_label(field)
        for players in (2, 3, 4, 5, 6):
            known = rules_options.choices(field, players)
            for value in known if isinstance(known, tuple) else ():
                rules_options.value_label(field, value, players)


def _rules_told() -> set[str]:
    """Return what the rules page says of all named rules and of those one change away, each also led with trump."""
    near = [told for rules in all_named() for told in (rules, *(other for _, other in changed(rules)))]
    found = [part for rules in near for lead in (False, True) for part in sections({**rules, "lead_trump": lead})]
    return {name for heading, names in found for name in (heading, *names)}


def _found(file: str, pattern: str) -> set[str]:
    return set(re.findall(pattern, (PWA / file).read_text(encoding="utf-8")))


def _settings() -> Iterator[tuple[tuple[str, str], Names]]:
    """Yield what the values of each setting are called. Its module belongs to the page, so it is read, not imported."""
    tree = ast.parse((PWA / "ui" / "settings.py").read_text(encoding="utf-8"))
    for name, values in next(_constants(tree, "SETTINGS")).items():
        yield ("settings_page", f"{name}-{HOLE}"), filled(f"{name}-{HOLE}", values)


def _constants(tree: ast.Module, name: str) -> Iterator[Any]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name:
            yield ast.literal_eval(node.value)


def built() -> dict[tuple[str, str], Names]:
    """Return the names of messages by the module that puts them together and the name with its holes."""
    values = recorded(_values_named)
    return {
        ("advice", "hint-{}"): filled("hint-{}", ("lead", "claim", "put", "bid", "pass", *advice.DOING)),
        ("advice", "hint-why-{}"): filled("hint-why-{}", Why),
        ("app", HOLE): _found("worker.py", r'_error\("([\w-]+)"') - set(UNSAID),
        ("faults", "fault-{}"): filled("fault-{}", faults.KNOWN),
        ("games_page", "pace-{}"): filled("pace-{}", PACES),
        ("markup", "stock-{}"): filled("stock-{}", ("draw", "talon")),
        ("names", "seat-{}"): filled("seat-{}", PLACES[6][1:]),
        ("names", "why-{}"): filled("why-{}", Code),
        ("rules_options", "field-{}"): {name for name in values if name.startswith("field-")},
        ("rules_options", "ruleset-{}"): filled("ruleset-{}", ruleset_names()),
        ("rules_options", "value-{}-{}"): values,
        ("rules_page", HOLE): _rules_told(),
        ("settings_keeper", HOLE): _found("ui/speech.py", r'(?:return|else) "(voice-\w+)"'),
        ("settings_page", "place-{}"): filled("place-{}", PLACES[6]),
        **dict(_settings()),
        ("summary", "column-{}"): filled("column-{}", ("points", "fines", "scored", "total")),
        ("summary", "{}{}"): filled("contract-{}", ("made", "failed")) + filled("you-contract-{}", ("made", "failed")),
    }
