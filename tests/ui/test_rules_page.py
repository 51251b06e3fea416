"""The rules page: every value of every field is told where it matters, and nowhere else."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints
from xml.etree import ElementTree as ET

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from cruce.rules import Rules, ruleset_names
from tests.ui.conftest import LANGUAGES, STRINGS
from tests.ui.rules_values import Values, all_named, changed, named, noticed, playable
from ui import text
from ui.rules_options import FIELDS, RULESETS, choices, field_label, ruleset_name, value_label
from ui.rules_page import rules_page, sections

CEDILLA = "\u015e\u015f\u0162\u0163"
PAIRS, THREE = named("standard")
DRAWING = named("tromf-two")[0]


def formatter(language: str, asked: set[str]) -> Callable[[str, str], str]:
    """Return what `messages.js` would make of both files of a language, noting the names asked for.

    What it has formed once it keeps, for the thousands of pages that differ in a sentence or two.
    """
    bundle = FluentBundle([language], use_isolating=False)
    for file in (f"{language}.ftl", f"rules.{language}.ftl"):
        bundle.add_resource(FluentResource((STRINGS / file).read_text(encoding="utf-8")))
    uses = {name: values_of(message) for name, message in messages(language).items()}
    formed: dict[tuple[object, ...], str] = {}
    read = cache(json.loads)

    def form(name: str, values: str) -> str:
        asked.add(name)
        given: dict[str, Any] = read(values)
        key = (name, *(given.get(used) for used in uses[name])) if name in uses else (name, values)
        if key not in formed:
            pattern = bundle.get_message(name).value
            assert pattern is not None, name
            told, faults = bundle.format_pattern(pattern, given)
            assert not faults, (name, given, faults)
            formed[key] = str(told)
        return formed[key]

    return form


def values_of(node: object) -> list[str]:
    """Return the names of the values a message, or a part of one, asks for."""
    if isinstance(node, ast.VariableReference):
        return [node.id.name]
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return sorted({name for part in parts for name in values_of(part)})


@pytest.fixture(params=LANGUAGES, name="language")
def language_with_rules(request: pytest.FixtureRequest) -> str:
    """Give the rules page one language's texts."""
    text.use(formatter(request.param, set()))
    return str(request.param)


def messages(language: str) -> dict[str, ast.Message]:
    """Return the messages of a language's file about rules by name."""
    resource = FluentParser().parse((STRINGS / f"rules.{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def told(rules: Values) -> list[str]:
    """Return every sentence of the page."""
    return [sentence for _heading, sentences in sections(rules) for sentence in sentences]


TURNED = {"trump": "turned-up", "leader": "declarer"}
FIXED_SUIT = {"all_pass": "fixed-suit", "suit": "C"}
FURTHER: list[Values] = [
    {**PAIRS, "conduct": "honour", "winning_margin": 2},
    {**PAIRS, **FIXED_SUIT, "trump": "first-card", "lead_trump": True},
    {**PAIRS, **FIXED_SUIT, "hand": 5, "stock": "talon", "unit": 11, "lead_trump": True},
    {**THREE, **TURNED, "beat": "iber", "bid_max": 1},
    {**THREE, "trump": "rotation", "pack": 32, "all_pass": "forced-dealer", "unit": 11},
    {**THREE, "auction": "none", "trump": "fixed", "suit": "S", "beat": "always", "conduct": "honour"},
    {**DRAWING, "packet": 5, "peek": True, "free_play_while_stock": False},
    {**named("six")[0], "packet": 3, "peek": True, "beat": "always", "conduct": "honour", "marriage": "claimed"},
    {**named("six")[0], "defenders_score_on_fail": False, "trump": "rotation", "stock": "talon", "packet": 3},
]
"""Rules more than one change away from the named ones."""


FIRST = [named(name)[0] for name in ruleset_names()]
"""Every ruleset for one number of players."""


@pytest.mark.parametrize(
    "rules", [*FIRST, *named("traditional")[1:], *FURTHER], ids=lambda rules: f"{rules['name']}-{rules['players']}"
)
def test_a_change_is_told_exactly_where_it_matters(rules: Values) -> None:
    # In one language: a test below sees to it that the other chooses its words by the same values.
    text.use(formatter("ro", set()))
    assert playable(rules)
    page, facts = told(rules), noticed(rules)
    for field, other in changed(rules):
        assert (told(other) == page) == (noticed(other) == facts), (field, other[field])


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("name", ruleset_names())
def test_the_page_of_every_ruleset_is_whole(name: str) -> None:
    for rules in named(name):
        page = rules_page(rules)
        assert ET.fromstring(page).tag == "article"  # noqa: S314 - of our own making, and so well nested
        assert "style=" not in page, "the page's policy forbids inline styles"
        assert page.count("<h2") == 1
        assert ruleset_name(name) in page
        for sentence in told(rules):
            assert not {"{", "}", "  "} & {*sentence, sentence[-2:]}, sentence
            assert sentence[0].isupper() or sentence[0].isdigit(), sentence
            assert sentence.endswith("."), sentence
            assert not any(word in sentence for word in ("None", "True", "False", "rules-")), sentence
        assert len(set(told(rules))) == len(told(rules)), "said twice"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used_and_none_is_missing(language: str) -> None:
    asked: set[str] = set()
    text.use(formatter(language, asked))
    one_away = [other for rules in (PAIRS, DRAWING) for _field, other in changed(rules)]
    for rules in (*all_named(), *FURTHER, *one_away):
        rules_page(rules)
    for players in (4, 6):
        labels(players)
    assert set(messages(language)) - asked == set()
    assert asked - set(messages(language)) <= {"points", "suit", "card"}


def test_every_message_is_translated() -> None:
    romanian, english = map(messages, LANGUAGES)
    assert list(romanian) == list(english), "the same messages in the same order"
    assert {name for name in romanian if romanian[name].equals(english[name])} == set()


def test_both_languages_choose_by_the_same_values() -> None:
    romanian, english = map(messages, LANGUAGES)
    for name, message in romanian.items():
        assert values_of(message) == values_of(english[name]), name


def test_romanian_has_comma_below_and_never_the_cedilla() -> None:
    written = (STRINGS / "rules.ro.ftl").read_text(encoding="utf-8")
    assert not set(written) & set(CEDILLA)
    assert {"ș", "ț"} <= set(written)


def labels(players: int = 4) -> dict[str, list[str]]:
    """Return the names of every field's values, by the field's, at a table of so many; of open numbers some."""
    found: dict[str, list[str]] = {}
    for field, _values in FIELDS:
        values = choices(field, players)
        listed = values if isinstance(values, tuple) else (1, 2, 20)
        found[field_label(field)] = [value_label(field, value, players) for value in listed]
    return found


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_field_and_value_has_a_name_of_its_own(players: int) -> None:
    found = labels(players)
    assert len(found) == len(FIELDS)
    for field, values in found.items():
        assert field
        assert len(set(values)) == len(values), field


def test_the_form_has_every_field_and_value_of_the_engine() -> None:
    kinds = get_type_hints(Rules)
    assert ["name", *(field for field, _values in FIELDS)] == list(kinds)
    for field, values in FIELDS:
        if kinds[field] is bool:
            assert set(values) == {False, True}
        elif get_origin(kinds[field]) is Literal:
            assert values == get_args(kinds[field])
        elif kinds[field] is not int:
            assert set(values) == {None, *get_args(get_args(kinds[field])[0])}


def test_every_ruleset_of_the_engine_has_a_name() -> None:
    assert set(ruleset_names()) == set(RULESETS)


@pytest.mark.usefixtures("language")
def test_a_ruleset_without_a_name_of_ours_goes_by_its_own() -> None:
    page = rules_page({**PAIRS, "name": "<my village>"})
    assert "&lt;my village&gt;" in page


OVERRUFF = (
    "For example, with spades as trump: the nine of diamonds was led and the jack of spades ruffed it."
    " You hold the nine of spades and the ace of spades: you must play the ace of spades."
)
GOLDEN = {
    "ro": [
        (PAIRS, "Fiecare primește întâi 3 cărți, iar după licitație încă 3 cărți: cu totul 6 cărți."),
        ({**PAIRS, "packet": 5}, "Fiecare primește întâi 5 cărți, iar după licitație încă o carte: cu totul 6 cărți."),
        (named("tromf-classic")[0], "Fiecare își primește toată mâna înainte de licitație: 6 cărți."),
        ({**THREE, "hand": 7}, "3 cărți rămân deoparte: nu le vede nimeni și nu aduc puncte nimănui."),
        ({**PAIRS, "hand": 1, "packet": 1}, "20 de cărți rămân deoparte: nu le vede nimeni și nu aduc puncte nimănui."),
        (
            {**named("talon")[3], "players": 3, "sides": 3, "pack": 24, "hand": 5, "packet": 5},
            "9 cărți rămân pe masă, cu fața în jos: ele sunt talonul.",
        ),
        (
            {**PAIRS, "target": 1},
            "Câștigă cel mai mare scor, de îndată ce ajunge la un punct la sfârșitul unei runde.",
        ),
        (PAIRS, "Câștigă cel mai mare scor, de îndată ce ajunge la 11 puncte la sfârșitul unei runde."),
        (
            {**PAIRS, "target": 21},
            "Câștigă cel mai mare scor, de îndată ce ajunge la 21 de puncte la sfârșitul unei runde.",
        ),
        (
            {**PAIRS, "target": 101},
            "Câștigă cel mai mare scor, de îndată ce ajunge la 101 puncte la sfârșitul unei runde.",
        ),
        (DRAWING, "După ce a licitat cineva, în loc de pas se spune „merge”."),
        (PAIRS, "Aduce 20 de puncte, iar la atu 40 de puncte."),
        (
            PAIRS,
            "Pentru 1 trebuie cel puțin 33 de puncte din cărți și anunțuri, iar pentru 6 cel puțin 198 de puncte.",
        ),
        (
            named("traditional")[0],
            "Pentru 6 trebuie cel puțin 66 de puncte din cărți, iar pentru 11 cel puțin 120 de puncte.",
        ),
        (
            named("moldovan")[0],
            "Dacă nu, contractul e căzut și costă de două ori cât s-a licitat: cine a promis 6 pierde 12.",
        ),
        (
            {**PAIRS, "beat": "iber"},
            "Dacă însă cineva a tăiat înaintea ta, poți pune și nouarul de pică.",
        ),
        (named("fixed-trump")[0], "În tot meciul se joacă cu atu cupă."),
    ],
    "en": [
        ({**PAIRS, "packet": 5}, "Everyone first gets 5 cards, and after the auction 1 card more, 6 cards in all."),
        (
            {**PAIRS, "target": 1},
            "The highest score wins as soon as it has reached 1 point at the end of a round.",
        ),
        (
            named("moldovan")[0],
            "If not, the contract has failed and costs twice the bid: a promise of 6 loses 12.",
        ),
        (
            {**named("fixed-trump")[0], "suit": "S"},
            OVERRUFF,
        ),
    ],
}


def test_sentences_read_as_they_should(language: str) -> None:
    for rules, sentence in GOLDEN[language]:
        assert sentence in told(rules)
