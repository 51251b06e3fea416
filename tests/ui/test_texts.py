"""Every text there is, in both languages, and no other: what is asked for is there, and what is there is asked for."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cruce.cards import CARDS, Suit
from cruce.errors import Code, Reason
from cruce.view import reason_view
from tests.ui.asked import HOLE, Asked, asked
from tests.ui.built import NEVER, PWA, built
from tests.ui.conftest import LANGUAGES, STRINGS
from ui import later
from ui.markup import escaped, number
from ui.names import PLACES, card_name, suit_name, why
from ui.summary import signed

MARK = re.compile(r"\{\{\s*\w+\s+([\w-]+)\s*\}\}")
MODULES = [PWA / "main.py", *sorted((PWA / "ui").glob("*.py"))]
CEDILLA = "\u015e\u015f\u0162\u0163"
ROMANIAN = (
    *sorted(STRINGS.glob("*ro.ftl")),
    PWA / "index.html",
    PWA.parent / "manifest.json",
    PWA.parent / "engine" / "cruce" / "rulesets.toml",
)
SAME = {
    "app-name": "a name",
    "changed-line": "two texts of their own with a colon between",
    "contract": "a name and a call with a dot between",
    "speech-call": "a name and a call with a colon between",
    "speech-card": "a name and a card with a colon between",
    "stock-talon": "the talon is called so in both",
    **dict.fromkeys([f"seat-{place}" for place in PLACES[6][1:]], "people keep their names"),
}
"""Messages that are the same in both languages, with the reason."""

ENDINGS = {"they-win": "one side or several: Romanian says it with one ending"}
"""Messages that take a value in one language alone, with the reason."""


class _Values(Visitor):
    """Gathers what a message takes: values by name, and other messages."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        """Note a value."""
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the library's name
        """Note another message."""
        self.messages.add(node.id.name)


def taken(message: ast.Message) -> _Values:
    """Return what a message takes."""
    found = _Values()
    found.visit(message)
    return found


@cache
def files(language: str) -> dict[str, dict[str, ast.Message]]:
    """Return the messages of a language by file, "" for that of the start, and by name."""
    found = {}
    for path in sorted(STRINGS.glob(f"*{language}.ftl")):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)], path.name
        entries = [entry for entry in body if isinstance(entry, ast.Message)]
        part = path.name.removesuffix(".ftl").removesuffix(language).removesuffix(".")
        found[part] = {entry.id.name: entry for entry in entries}
        assert len(found[part]) == len(entries), f"{path.name}: a message stands there twice"
    return found


def messages(language: str) -> dict[str, ast.Message]:
    """Return all messages of a language by name."""
    return {name: message for part in files(language).values() for name, message in part.items()}


@cache
def all_asked() -> dict[tuple[str, str], frozenset[Asked]]:
    """Return what the code asks for by module and name, in names that are put together a hole for what is not known."""
    found: dict[tuple[str, str], set[Asked]] = {}
    for path in MODULES:
        for each in asked(path):
            found.setdefault((each.module, each.name), set()).add(each)
    return {key: frozenset(each) for key, each in found.items()}


@cache
def names_by_module() -> dict[str, set[str]]:
    """Return the names of the messages that each module asks for."""
    known, found = built(), {path.stem: set[str]() for path in MODULES}
    for module, name in all_asked():
        found[module] |= set(known[module, name]) if HOLE in name else {name}
    return found


def marked() -> set[str]:
    """Return the names of the messages that the build writes into the page."""
    return set(MARK.findall((PWA / "index.html").read_text(encoding="utf-8")))


def test_names_that_are_put_together_are_told_from_real_data() -> None:
    assert {key for key in all_asked() if HOLE in key[1]} == set(built()), (
        "tests/ui/built.py has to know what fills a name"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_asked_for_is_there_when_it_is_asked_for(language: str) -> None:
    """What is there from the start asks for nothing that comes later with a part."""
    there, missing = files(language), {}
    for module, names in names_by_module().items():
        parts = {part for part, modules in later.MODULES.items() if module in modules}
        texts = {text for part in parts for text in later.TEXTS[part]} | ({"sheet"} & set(there) if parts else set())
        missing[module] = names - {name for text in ("", *texts) for name in there[text]} - set(NEVER)
    assert {module: names for module, names in missing.items() if names} == {}
    assert marked() - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused_and_none_stands_twice(language: str) -> None:
    used = marked().union(*names_by_module().values())
    used = used.union(*(taken(message).messages for message in messages(language).values()))
    assert set(messages(language)) - used == set()
    assert sum(len(part) for part in files(language).values()) == len(messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_given_the_values_it_takes(language: str) -> None:
    known = messages(language)
    for (module, name), each in all_asked().items():
        for call in each:
            if call.values is not None and name in known:
                assert taken(known[name]).values - call.values == set(), f"{name}, in {module}"


def test_both_languages_have_the_same_messages_with_the_same_values() -> None:
    romanian, english = (files(language) for language in LANGUAGES)
    assert {part: set(names) for part, names in romanian.items()} == {part: set(each) for part, each in english.items()}
    here, there = (messages(language) for language in LANGUAGES)
    assert {name for name in here if taken(here[name]).values != taken(there[name]).values} == set(ENDINGS)
    attributes = [{name: {each.id.name for each in all_[name].attributes} for name in here} for all_ in (here, there)]
    assert attributes[0] == attributes[1]


def test_every_message_is_translated() -> None:
    romanian, english = (messages(language) for language in LANGUAGES)
    assert {name for name in romanian if romanian[name].equals(english[name])} == set(SAME)


def test_romanian_has_comma_below_and_never_the_cedilla() -> None:
    for path in ROMANIAN:
        assert not set(path.read_text(encoding="utf-8")) & set(CEDILLA), path.name
    assert {"ș", "ț"} <= set((STRINGS / "ro.ftl").read_text(encoding="utf-8"))


def test_every_card_and_suit_has_a_name_of_its_own(language: str) -> None:
    names = [card_name(card.text) for card in CARDS]
    assert len(set(names)) == len(CARDS)
    assert len({suit_name(suit) for suit in Suit}) == len(Suit)
    assert card_name("9C") == {"ro": "nouarul de treflă", "en": "the nine of clubs"}[language]
    assert card_name("KH") == {"ro": "popa de cupă", "en": "the king of hearts"}[language]


def test_every_reason_has_a_sentence(language: str) -> None:
    sentences = {why(reason_view(Reason(code, suit="H", card="TS", level=2))) for code in Code}
    assert len(sentences) == len(Code), language
    assert all("{" not in sentence for sentence in sentences)


@pytest.mark.parametrize(("points", "shown"), [(3, "+3"), (0, "0"), (-2, "\u22122")])
def test_game_points_carry_their_sign(points: int, shown: str) -> None:
    assert signed(points) == shown
    assert number(points) == shown.lstrip("+")


def test_text_in_html_is_escaped() -> None:
    assert escaped('<b> & "quotes"') == "&lt;b&gt; &amp; &quot;quotes&quot;"
