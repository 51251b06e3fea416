"""What seats are called: names the person gives, shown as typed wherever there is HTML, and written to fit."""

from collections.abc import Iterator
from html import unescape

import pytest

from cruce.rules import Rules
from tests.ui.conftest import formatter
from tests.ui.matches import frames
from tests.ui.test_markup import drawn
from ui import matches_page, names, text
from ui.names import PLACES, fit, name_at, plate_name, seat_name, side_name, within
from ui.status import status
from ui.told import told

NASTY = '<b>&"x'
VIEW = {"seat": 0, "players": 4, "sides": 2}


@pytest.fixture(autouse=True)
def given() -> Iterator[None]:
    """Give back the usual names."""
    text.use(formatter("ro", "sheet", "rules", "matches"))
    yield
    names.give({})


def test_a_name_is_used_everywhere_and_an_empty_one_is_the_usual() -> None:
    names.give({"left": "  Nea   Costel ", "top": "   "})
    assert [seat_name(VIEW, seat) for seat in range(4)] == ["Tu", "Nea Costel", "Maria", "Ana"]
    assert side_name(VIEW, 1) == "Nea Costel și Ana"
    assert name_at("left") == "Nea Costel"


def test_the_person_s_own_name_stands_on_the_plate_alone() -> None:
    names.give({"bottom": "Gheorghe"})
    assert plate_name(VIEW, 0) == "Gheorghe"
    assert seat_name(VIEW, 0) == "Tu"
    assert side_name(VIEW, 0) == "Tu și Maria"


def test_a_name_has_twenty_letters_at_most() -> None:
    assert within("  ab  cd ") == "ab cd"
    assert within("ș" * 30) == "ș" * 20
    assert within("x" * 19 + " yz") == "x" * 19
    assert within(" \n\t ") == ""


@pytest.mark.parametrize(
    ("name", "size"),
    [("Tu", "0"), ("Maria", "0"), ("Gheorghe", "1"), ("Nea Costel", "1"), ("Constantin", "2"), ("W" * 20, "2")],
)
def test_long_names_are_written_smaller(name: str, size: str) -> None:
    assert fit(name) == size


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_name_like_html_shows_as_typed(players: int) -> None:
    names.give(dict.fromkeys(PLACES[6], NASTY))
    rules = Rules.named("traditional", players, target=3, conduct="honour")
    shown = 0
    for frame in frames(rules, "n", revokes=0.2, accuses=4)[:90]:
        html = drawn(frame["view"])
        assert "<b>&" not in html
        assert '&"x' not in html
        shown += NASTY in unescape(html)
        assert "&lt;" not in "".join([*told(frame), status(frame["view"])]), "these are no HTML"
    assert shown


def test_a_name_like_html_shows_as_typed_among_the_saved_matches() -> None:
    names.give(dict.fromkeys(PLACES[6], NASTY))
    match = {"id": "a", "played": 1, "current": False, "bad": False, "rules": "standard", "changed": False}
    match.update(players=3, sides=3, level="club", totals=[1, 4, 2], target=11, round=2, over=False, winner=None)
    html = matches_page.page([match], str, at_table=False, asked=None)
    assert "<b>" not in html
    assert html.count("&lt;b&gt;&amp;&quot;x") == 3
