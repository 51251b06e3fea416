"""The pages that set up a match, on CPython: the screen's own modules, asking the engine itself."""

import asyncio
import json
import re
from html.parser import HTMLParser
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from cruce.form import choice_view, rulesets_view
from cruce.passport import passport
from cruce.rules import Rules, ruleset_names
from tests.ui.conftest import LANGUAGES, STRINGS, formatter
from ui import games_page, options_page, passport_page, setup, text
from ui.choice import Choice, in_order
from ui.faults import KNOWN, fault_box, sentence
from ui.qr import qr_svg

PARTS = ("rules", "sheet", "setup")
BUILT_NAMES = {
    *(f"fault-{name}" for name in KNOWN),
    *(f"options-{group}" for group, _ in options_page.GROUPS),
    *(f"{page}-show" for page in ("rules", "options", "passport")),
}
"""Messages whose names the pages put together."""
FAULTS: list[tuple[str, dict[str, Any]]] = [
    ("players", {"players": 7}),
    ("sides-players", {}),
    ("target", {"target": 0}),
    ("pack", {"pack": 28}),
    ("hand", {"hand": 0}),
    ("packet-hand", {"packet": 7}),
    ("hand-players-pack", {"hand": 7, "packet": 7}),
    ("stock-hand-pack", {"stock": "talon"}),
    ("stock-hand-pack", {"stock": "draw", "pack": 32, "hand": 5, "packet": 5, "players": 3}),
    ("peek-auction", {"peek": True, "auction": "none", "trump": "rotation"}),
    ("peek-packet-stock", {"peek": True, "packet": 6}),
    ("bid-min-bid-max", {"bid_min": 7}),
    ("bid-max", {"bid_max": 100}),
    ("trump-auction", {"auction": "none"}),
    ("trump-leader", {"trump": "first-card", "leader": "eldest"}),
]
"""What cannot be played, by the fields the engine names, as changes of the house game."""


class Engine:
    """The worker's functions, answered at once by the engine."""

    async def rulesets(self) -> str:
        """Answer as the worker does."""
        return json.dumps(rulesets_view())

    async def rules(self, asked: str) -> str:
        """Answer as the worker does."""
        return json.dumps(choice_view(json.loads(asked)))


class Page(HTMLParser):
    """Reads a page: its ids, what is checked, and whether every element is closed."""

    VOID = ("input", "path", "rect")

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.checked: dict[str, str] = {}
        self.words: list[str] = []
        self._open: list[str] = []
        self.feed(html)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        found = dict(attrs)
        assert "style" not in found
        if found.get("id"):
            self.ids.append(str(found["id"]))
        if "checked" in found:
            self.checked[str(found["name"])] = str(found["value"])
        if tag not in self.VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Close the element opened last."""
        if tag not in self.VOID:
            assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Note words."""
        self.words.append(data)


def chosen(**asked: object) -> Choice:
    """Return a choice that was asked for."""
    choice = Choice(Engine())
    asyncio.run(choice.recall({}))
    asyncio.run(choice.ask(asked))
    return choice


def messages(language: str) -> dict[str, ast.Message]:
    """Return the messages of these pages by name."""
    resource = FluentParser().parse((STRINGS / f"setup.{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


@pytest.fixture(autouse=True, params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Give the pages the texts of one language; a message that is not there or lacks a value fails."""
    text.use(formatter(request.param, *PARTS))
    return str(request.param)


def test_both_languages_have_the_same_messages_and_no_other_is_used() -> None:
    romanian, english = map(messages, LANGUAGES)
    assert set(romanian) == set(english)
    pwa = STRINGS.parent
    page = (pwa / "index.html").read_text(encoding="utf-8")
    names = set(re.findall(r"\{\{\s*\w+\s+([\w-]+)\s*\}\}", page))
    for path in (pwa / "ui").glob("*.py"):
        names |= set(re.findall(r'["\']([a-z][a-z0-9-]+)["\']', path.read_text(encoding="utf-8")))
    assert set(romanian) - names - BUILT_NAMES == set()
    assert not {name for name in romanian if romanian[name].equals(english[name])} - {"changed-line"}


def test_romanian_has_comma_below_and_never_the_cedilla() -> None:
    told = (STRINGS / "setup.ro.ftl").read_text(encoding="utf-8")
    assert not set(told) & set("\u015e\u015f\u0162\u0163")


@pytest.mark.parametrize("name", ruleset_names())
def test_every_game_has_its_page_for_every_table(name: str, language: str) -> None:
    ruleset = next(each for each in rulesets_view()["rulesets"] if each["name"] == name)
    for players, sides in ruleset["tables"]:
        choice = chosen(rules=name, players=players)
        games = Page(games_page.games(choice, language))
        assert games.checked == {"game": name}
        panel = Page(games_page.panel(choice, "natural"))
        assert len(set(panel.ids + games.ids)) == len(panel.ids + games.ids)
        for field, own in choice.options():
            assert panel.checked["field-" + field] == setup_text(choice.values[field])
            assert len(own) > 1
        assert choice.values["sides"] == sides
        assert Page(options_page.options(choice, None)).checked == {}
        assert "start-match" in games_page.foot(choice)


def setup_text(value: object) -> str:
    """Return a value as a form holds it."""
    return {True: "true", False: "false", None: "null"}[value] if isinstance(value, bool | None) else str(value)


def test_all_options_have_every_field_once() -> None:
    fields = [field for _, group in options_page.GROUPS for field in group]
    assert sorted([*fields, "name"]) == sorted(Rules.named("standard").as_json())
    choice = chosen()
    for field, values in choice.offers["fields"]:
        page = Page(options_page.options(choice, field))
        assert len(set(page.ids)) == len(page.ids)
        if values is not None:
            assert page.checked == {"field-" + field: setup_text(choice.values[field])}


@pytest.mark.parametrize(("kept", "level"), [("expert", "expert"), ("random", "strong"), (None, "strong")])
def test_a_level_is_remembered_while_there_is_one(kept: str | None, level: str) -> None:
    choice = Choice(Engine())
    asyncio.run(choice.recall({"rules": "ardeal", "bots": kept}))
    assert Page(games_page.panel(choice, "quick")).checked["level"] == level
    assert choice.match()["bots"] == level


@pytest.mark.parametrize(("kept", "often"), [("0.1", "often"), ("0.03", "seldom"), ("0.5", "no"), (None, "no")])
def test_who_cheats_is_asked_on_honour_alone_and_remembered(kept: str | None, often: str) -> None:
    choice = Choice(Engine())
    asyncio.run(choice.recall({"rules": "tromf-standard", "revokes": kept}))
    assert "revokes" not in Page(games_page.panel(choice, "quick")).checked
    asyncio.run(choice.change("conduct", "honour"))
    assert Page(games_page.panel(choice, "quick")).checked["revokes"] == often
    assert choice.match()["revokes"] == (kept if often != "no" else "0")


def test_a_passport_with_values_no_table_is_offered_shows_them() -> None:
    choice = chosen(passport=passport(Rules.named("standard", 4, target=15, unit=11, fail_factor=2)))
    panel = Page(games_page.panel(choice, "quick"))
    assert panel.checked["field-target"] == "15"
    assert panel.checked["pace"] == "quick"
    assert choice.changed() == ["unit", "fail_factor", "target"]
    assert sum("<li>" in part for part in games_page.panel(choice, "quick").split("</li>")) == 2


def test_players_take_along_what_goes_with_them_and_nothing_else() -> None:
    choice = chosen(rules="traditional", players=4, set={"hand": 5, "packet": 5, "target": 11})
    asyncio.run(choice.change("players", "6"))
    assert Rules.from_json(choice.values) == Rules.named("traditional", 6, target=11)
    asyncio.run(choice.pick("ardeal"))
    assert Rules.from_json(choice.values) == Rules.named("ardeal", 4)
    asyncio.run(choice.pick("contest"))
    agreed = {"cuts": False, "revokes": "0", "bots": "strong"}
    assert choice.match() == {"rules": "contest", "players": 4, "set": {}, **agreed}


def test_a_match_that_is_remembered_is_taken_up_unless_it_cannot_be_played() -> None:
    choice = Choice(Engine())
    asyncio.run(choice.recall({"rules": "six", "players": 6, "set": {"target": 11}, "cuts": True}))
    assert Rules.from_json(choice.values) == Rules.named("six", 6, target=11)
    assert choice.cuts
    for lost in ({"rules": "village"}, {"rules": "standard", "set": {"hand": 20}}):
        asyncio.run(choice.recall(lost))
        assert Rules.from_json(choice.values) == Rules.named("standard", 4)
        assert choice.fault is None


@pytest.mark.parametrize(("name", "changes"), FAULTS)
def test_every_fault_is_told_in_words(name: str, changes: dict[str, Any]) -> None:
    values = {**Rules.named("standard", 4).as_json(), "sides": 4, **changes}
    if name == "sides-players":
        values["sides"] = 3
    elif "players" in changes:
        values["sides"] = changes["players"]
    with pytest.raises(ValueError, match=name.split("-", maxsplit=1)[0]) as refused:
        Rules.from_json(values)
    head = str(refused.value).partition(": ")[0].split(", ")
    assert "-".join(head).replace("_", "-") == name
    fault = {"sentence": str(refused.value), "fields": head, "passport": False}
    told = sentence(fault, values)
    assert told != fault["sentence"]
    page = Page(fault_box(fault, values))
    assert told in page.words or any(told in words for words in page.words)
    assert {name for name, _ in FAULTS} == set(KNOWN)


def test_what_cannot_be_read_changes_nothing_but_says_so() -> None:
    choice = chosen(rules="standard", players=3)
    asyncio.run(choice.change("hand", "many"))
    assert choice.fault
    assert choice.values["hand"] == 8
    assert "data-fault" in options_page.options(choice, None)
    assert "start-match" not in games_page.foot(choice)
    asyncio.run(choice.undo())
    assert choice.fault is None


def test_a_sentence_without_words_of_its_own_is_the_engine_s() -> None:
    fault = {"sentence": "village: nobody knows <it>", "fields": [], "passport": False}
    assert sentence(fault, {}) == fault["sentence"]
    assert "&lt;it&gt;" in fault_box(fault, {})


def test_numbers_are_offered_by_size() -> None:
    assert in_order([21, 11, 31]) == [11, 21, 31]
    assert in_order(["none", "always"]) == ["none", "always"]
    assert in_order([False, True]) == [False, True]


def test_pages_of_passports_are_whole() -> None:
    assert "passport-code" in Page(passport_page.passport("0ABC-D", ["101", "010", "111"])).ids
    assert "passport-wrong" in Page(passport_page.entry('"><b>', "no")).ids
    Page(passport_page.entry("", ""))
    Page(passport_page.entry_foot())


def test_a_qr_is_drawn_run_by_run() -> None:
    svg = qr_svg(["1101", "0010"], "a link")
    assert 'viewBox="0 0 10 10"' in svg
    assert 'd="M4 4h2v1h-2zM7 4h1v1h-1zM6 5h1v1h-1z"' in svg


@pytest.mark.parametrize(
    ("query", "asked"),
    [
        ([], None),
        ([["pace", "quick"]], None),
        ([["passport", "0ABC"]], None),
        ([["seed", "7"], ["passport", "0ABC"]], {"seed": "7", "passport": "0ABC"}),
        ([["rules", "six"], ["set", "hand=5"], ["set", "trump=fixed"]], {"set": {"hand": "5", "trump": "fixed"}}),
        ([["set", "target=5"], ["target", "6"], ["cuts", "yes"]], {"set": {"target": "6"}, "cuts": True}),
        ([["set", "hand"], ["cuts", "no"]], {"set": {"hand": ""}, "cuts": False}),
        ([["seed", "7"]], {"bots": "strong"}),
        ([["bots", "random"]], {"bots": "random", "revokes": None}),
        ([["revokes", "0.1"]], {"revokes": "0.1", "set": {}}),
    ],
)
def test_an_address_asks_for_a_match(query: list[list[str]], asked: dict[str, Any] | None) -> None:
    found = setup.from_query(query)
    assert (found is None) == (asked is None)
    for name, value in (asked or {}).items():
        assert found is not None
        assert found[name] == value
