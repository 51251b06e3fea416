"""Every text there is, in both languages, and no other."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from cruce.cards import CARDS, Suit
from cruce.errors import Code, Reason
from cruce.view import reason_view
from tests.ui.conftest import LANGUAGES, STRINGS
from ui import status, told
from ui.markup import escaped, number
from ui.names import PLACES, card_name, suit_name, why
from ui.summary import signed

PWA = STRINGS.parent
CEDILLA = "\u015e\u015f\u0162\u0163"
BUILT_NAMES = {
    *(f"seat-{place}" for place in ("you", *PLACES[6][1:])),
    *(f"why-{code}" for code in Code),
    *(f"column-{name}" for name in ("cards", "marriages", "fines", "scored", "total")),
    *("you-contract-made", "you-contract-failed"),
    *(f"card-{name}" for name in ("turned", "peeked")),
    *("stock-draw", "stock-talon"),
    *(f"your-{word}" for word in status.TURNS.values()),
    *(f"said-your-{word}" for word in told.TURNS.values()),
    *("bad-setup", "bad-save"),
    *(f"pace-{pace}" for pace in ("natural", "quick", "instant")),
}
"""Messages whose names the screen puts together."""


def messages(language: str) -> dict[str, ast.Message]:
    """Return the messages of a language by name."""
    resource = FluentParser().parse((STRINGS / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def asked_for() -> set[str]:
    """Return the names the page and the screen's code ask for."""
    page = (PWA / "index.html").read_text(encoding="utf-8")
    names = set(re.findall(r"\{\{\s*\w+\s+([\w-]+)\s*\}\}", page))
    for path in sorted([PWA / "main.py", *(PWA / "ui").glob("*.py")]):
        names |= set(re.findall(r"""["']([a-z][a-z0-9-]+)["']""", path.read_text(encoding="utf-8")))
    return names


def test_both_languages_have_the_same_messages() -> None:
    romanian, english = (set(messages(language)) for language in LANGUAGES)
    assert romanian == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    assert set(messages(language)) - asked_for() - BUILT_NAMES == set()


def test_every_message_is_translated() -> None:
    romanian, english = map(messages, LANGUAGES)
    same = {name for name in romanian if romanian[name].equals(english[name])}
    assert same <= {"app-name", "contract", "stock-talon", *(f"seat-{place}" for place in PLACES[6])}


def test_romanian_has_comma_below_and_never_the_cedilla() -> None:
    text = (STRINGS / "ro.ftl").read_text(encoding="utf-8")
    assert not set(text) & set(CEDILLA)
    assert {"ș", "ț"} <= set(text)


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
