"""The score sheet on the phone: opened from the scores, in step with the match, at every size."""

from typing import Any

import pytest

from cruce.match import Match
from cruce.rules import Rules
from cruce.table import Table
from tests.web.phone import Phone
from tests.web.seat import MATCH_OVER, Seat, saved_match
from ui.markup import number

PAIRS = "?rules=standard&players=4&target=6&seed=7&bots=club&pace=instant"
SIX = "?rules=traditional&players=6&target=11&seed=7&bots=club&pace=instant&set=sides=6&set=all_pass=dead"
THIRD = "table.querySelector('#summary table') && !document.getElementById('title').textContent.match(/Runda [12],/)"
SHOWN = """() => [...document.querySelectorAll(".pad dl")].map((round) =>
  [...round.querySelectorAll(".pad-total")].map((total) => total.lastChild.textContent))"""
SIDEWAYS = """() => [...document.querySelectorAll("#sheet, #sheet *")].filter((each) =>
  each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== "visible"
  && !each.closest(".visually-hidden")).map((each) => each.className || each.id)"""
CUT = """() => [...document.querySelectorAll(".pad *, .score *")].filter((each) => {
  const box = each.getBoundingClientRect();
  return !each.closest("svg, .visually-hidden") && box.width && (box.left < -1 || box.right > innerWidth + 1);
}).map((each) => each.className || each.localName)"""

BROKEN = """() => [...document.querySelectorAll(".chart-names span, .chart-names b, .pad dt")].flatMap((each) => {
  const text = each.firstChild, found = [];
  for (const { 0: word, index } of text.data.matchAll(/\\S+/g)) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    if (range.getClientRects().length > 1) found.push(word);
  }
  return found;
})"""
"""Returns the words of names that are broken over two lines."""


@pytest.fixture
def seat(installed_phone: Phone) -> Seat:
    """Return the person's seat, before a table is chosen."""
    return Seat(installed_phone)


def match_of(seat: Seat) -> Match:
    """Return the match in the database, replayed by the engine here."""
    saved = saved_match(seat.page)
    assert saved is not None
    setup: dict[str, Any] = saved["setup"]
    rules = Rules.named(setup["rules"], setup["players"], **setup["changes"])
    return Table.resumed(rules, setup["seed"], setup["seats"], saved["moves"]).match


def totals(match: Match) -> list[list[str]]:
    """Return the totals after each round in which cards were played."""
    return [[number(total) for total in played.totals] for played in match.rounds if played.state.tricks]


def open_sheet(seat: Seat, opener: str) -> None:
    """Open the score sheet by one of its ways."""
    seat.page.tap(f"#{opener}")
    seat.page.wait_for_selector("#sheet[data-page=score]", state="visible")


def back(seat: Seat, opener: str) -> None:
    """Go back to the table, where the keyboard is on what had opened the sheet."""
    seat.page.tap("#sheet-back")
    seat.page.wait_for_selector("#table", state="visible")
    seat.page.wait_for_function("name => document.activeElement.id === name", arg=opener)


def test_scores_open_the_sheet_from_the_first_card_to_the_match_s_end(seat: Seat) -> None:
    seat.sit(PAIRS)
    page = seat.page
    for width, height in ((360, 640), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        box = page.locator("#show-score").bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 48
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.get_by_role("button", name="Foaia de scor").is_visible()
    open_sheet(seat, "show-score")
    assert "Încă nu s-a încheiat nicio rundă" in page.inner_text(".score-none")
    back(seat, "show-score")
    seat.play_until("table.querySelector('#summary table')")
    open_sheet(seat, "see-score")
    assert page.evaluate(SHOWN) == totals(match_of(seat))
    back(seat, "see-score")
    seat.play_until(MATCH_OVER)
    open_sheet(seat, "see-score")
    match = match_of(seat)
    assert page.evaluate(SHOWN) == totals(match)
    assert page.locator(".pad h3").count() == len(match.rounds)
    described = page.locator(".chart").get_attribute("aria-label") or ""
    assert all(", ".join(side) in described for side in zip(*totals(match), strict=True))
    assert "ținta la 6" in described
    page.reload()
    seat.phone.wait_for_mark("cruce-table")
    assert page.is_visible("#table"), "the address of a page of the match leads to its table"


def large(seat: Seat, size: str) -> None:
    """Write texts in another size."""
    seat.page.evaluate("size => { localStorage.setItem('cruce-text', size); }", size)
    seat.page.evaluate("() => document.dispatchEvent(new CustomEvent('cruce-settings'))")


def test_usual_names_of_a_pair_are_not_broken_in_the_largest_text(seat: Seat) -> None:
    seat.sit(PAIRS)
    seat.play_until("table.querySelector('#summary table')")
    page = seat.page
    open_sheet(seat, "see-score")
    large(seat, "200")
    page.evaluate("() => { document.querySelector('.chart-names b').textContent = '\u221220'; }")
    for width, height in ((360, 640), (320, 640), (640, 360)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(BROKEN) == [], width
        assert page.evaluate(SIDEWAYS) + page.evaluate(CUT) == [], width


def test_six_sides_fit_at_every_size_of_screen_and_text(seat: Seat) -> None:
    seat.sit(SIX)
    seat.play_until(THIRD)
    page = seat.page
    open_sheet(seat, "show-score")
    assert page.locator(".chart-names li").count() == 6
    assert page.evaluate(SHOWN) == totals(match_of(seat))
    for size in ("100", "200"):
        large(seat, size)
        for width, height in ((360, 640), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(SIDEWAYS) == [], (size, width)
            assert page.evaluate(CUT) == [], (size, width)
