"""The saved matches by real taps: listed, gone on with, removed after asking, and one that is damaged among them."""

import re

import pytest
from playwright.sync_api import Page

from tests.web.axe import AXE, VIOLATIONS, lines
from tests.web.phone import Phone
from tests.web.seat import MATCH_OVER, MID_TRICK, MY_CARD, QUICK, Seat

OTHER = "?rules=ardeal&players=3&target=11&seed=11&bots=beginner&pace=instant"
SHORT = QUICK.replace("target=6", "target=1")
SHIFTS = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      shifts.push([value, ...sources.map(({ node }) => node?.id || node?.className)]);
  }).observe({ type: "layout-shift", buffered: true });
"""
"""Notes what moves on the screen without having been asked to."""
DAMAGE = """([index, from, to]) => new Promise((done, fail) => {
  const open = indexedDB.open("cruce", 1);
  open.onerror = () => fail(open.error);
  open.onsuccess = () => {
    const transaction = open.result.transaction("matches", "readwrite");
    const matches = transaction.objectStore("matches");
    matches.getAll().onsuccess = ({ target }) => {
      const rows = target.result.filter((row) => row.id).sort((one, other) => one.played - other.played);
      const row = rows[index];
      matches.put({ ...row, json: row.json.replace(from, to) }, row.id);
    };
    transaction.oncomplete = () => (open.result.close(), done());
  };
})"""
"""Changes a text in one of the saved matches, counted from the oldest."""


@pytest.fixture
def seat(installed_phone: Phone) -> Seat:
    """Return the seat at a phone that has the site already: nothing here is about a first visit."""
    return Seat(installed_phone)


def begin_two(seat: Seat) -> list[dict[str, object]]:
    """Begin two matches; return how each stands."""
    seat.sit()
    seat.play_until(MID_TRICK)
    older = seat.position()
    seat.sit(OTHER)
    seat.play_until(MY_CARD)
    return [older, seat.position()]


def from_home(seat: Seat) -> Page:
    """Start anew, and go from home to the saved matches."""
    page = seat.phone.boot()
    page.tap("#home-matches")
    page.wait_for_selector("#sheet[data-page=matches]:not([hidden]) .saved")
    return page


def from_table(page: Page) -> None:
    """Go from the table to the saved matches."""
    page.tap("#menu")
    page.tap("#show-matches")
    page.wait_for_selector("#sheet[data-page=matches]:not([hidden]) .saved")


def open_at(seat: Seat, place: int) -> Seat:
    """Go on with the match at a place of the list."""
    seat.page.locator(".saved").nth(place).locator("[data-match]").tap()
    seat.page.wait_for_selector("#table", state="visible")
    return seat.dealt()


def home_by_one_step(page: Page) -> None:
    """Go back from the table, and be home."""
    page.tap("#leave")
    page.wait_for_selector("#home", state="visible")
    assert "#" not in page.url


def kinds(page: Page) -> list[str]:
    """Return of each match listed whether it goes on, is over, or cannot be read."""
    found: list[str] = page.eval_on_selector_all(".saved", "all => all.map((each) => each.dataset.kind)")
    return found


def violations(page: Page) -> list[str]:
    """Return what axe finds on the page, one line each."""
    page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    return lines(page.evaluate(VIOLATIONS))


def test_each_match_goes_on_where_it_was(seat: Seat) -> None:
    older, newer = begin_two(seat)
    page = from_home(seat)
    assert kinds(page) == ["open", "open"]
    tables = page.locator(".saved-table").all_inner_texts()
    assert [text.split(",")[0] for text in tables] == ["3 la masă", "4 la masă"]
    assert re.fullmatch(r"(azi|astăzi), la \d\d:\d\d", page.locator(".saved-when").first.inner_text())
    assert page.locator(".saved-here").count() == 0
    assert open_at(seat, 1).position() == older
    home_by_one_step(page)

    page.tap("#continue")
    seat.wait_until("!table.hidden")
    assert seat.position() == older
    from_table(page)
    # Opened, not played: the other one is still the one played last.
    here = page.locator(".saved:has(.saved-here)")
    assert "4 la masă" in here.inner_text()
    assert here.locator("[data-remove]").count() == 0
    here.locator("[data-match]").tap()
    page.wait_for_selector("#table", state="visible")
    assert seat.position() == older
    from_table(page)
    assert open_at(seat, 0).position() == newer
    home_by_one_step(page)


def test_a_list_started_over_a_table_leads_home_too(seat: Seat) -> None:
    older, _newer = begin_two(seat)
    from_table(seat.page)
    seat.page.reload()
    seat.page.wait_for_selector(".saved")
    seat.page.locator(".saved", has_text="4 la masă").locator("[data-match]").tap()
    seat.dealt()
    assert seat.position() == older
    home_by_one_step(seat.page)


def test_one_is_removed_after_asking(seat: Seat) -> None:
    begin_two(seat)
    page = from_home(seat)
    last = page.locator(".saved").last
    last.locator("[data-remove]").tap()
    assert "Ștergi meciul acesta?" in last.inner_text()
    assert page.evaluate("() => document.activeElement.hasAttribute('data-keep')")
    page.emulate_media(color_scheme="dark")
    assert violations(page) == []
    page.emulate_media(color_scheme="light")
    assert violations(page) == []
    last.locator("[data-keep]").tap()
    assert page.evaluate("() => document.activeElement.hasAttribute('data-remove')")
    assert kinds(page) == ["open", "open"]
    last.locator("[data-remove]").tap()
    last.locator("[data-gone]").tap()
    page.wait_for_function("() => document.querySelectorAll('.saved').length === 1")
    assert "3 la masă" in page.inner_text(".saved")
    page.tap("#sheet-back")
    page.wait_for_selector("#home", state="visible")
    page.wait_for_selector("#home-matches", state="hidden")
    page.tap("#continue")
    assert "Runda" in page.inner_text("#title")


def test_home_tells_of_them_without_a_move(seat: Seat) -> None:
    page = seat.page
    seat.phone.context.add_init_script(SHIFTS)
    seat.sit()
    page.wait_for_function("() => localStorage['cruce-saved'] === 'yes'")
    assert shifts_at_home(seat) == []
    assert page.is_visible("#continue")
    assert page.is_hidden("#home-matches")
    seat.sit(OTHER)
    page.wait_for_function("() => localStorage['cruce-matches'] === '2'")
    assert shifts_at_home(seat) == []
    assert page.inner_text("#home-matches").strip() == "Meciuri salvate (2)"
    seat.sit(SHORT)
    page.wait_for_function("() => localStorage['cruce-matches'] === '3'")
    seat.play_until(MATCH_OVER)
    page.wait_for_function("() => localStorage['cruce-saved'] === 'no'")
    assert shifts_at_home(seat) == []
    assert page.is_hidden("#continue")
    assert page.inner_text("#home-matches").strip() == "Meciuri salvate (3)"

    page.tap("#home-matches")
    page.wait_for_selector(".saved")
    assert kinds(page) == ["over", "open", "open"]
    over = page.locator(".saved").first
    assert "conduc" not in over.inner_text()
    over.get_by_text("Vezi cum s-a terminat").tap()
    page.wait_for_selector("#again")
    home_by_one_step(page)


def shifts_at_home(seat: Seat) -> list[object]:
    """Start anew, and return what has moved at home by the time everything is known."""
    page = seat.phone.boot()
    page.wait_for_timeout(300)
    found: list[object] = page.evaluate("() => shifts")
    return found


def test_a_damaged_one_leaves_the_others_alone(seat: Seat) -> None:
    older, newer = begin_two(seat)
    seat.sit(SHORT)
    seat.play_until(MY_CARD)
    page = seat.page
    page.evaluate(DAMAGE, [2, "{", "{{"])
    page = from_home(seat)
    assert kinds(page) == ["bad", "open", "open"]
    bad = page.locator(".saved").first
    assert "nu se poate citi" in bad.inner_text()
    assert bad.locator("[data-match]").count() == 0
    assert violations(page) == []
    assert open_at(seat, 1).position() == newer

    # Damage that is found only when the match is opened.
    page.evaluate(DAMAGE, [1, '"moves": ["', '"moves": ["no '])
    from_table(page)
    page.locator(".saved", has_text="4 la masă").locator("[data-match]").tap()
    page.wait_for_selector("#table", state="visible")
    assert seat.position() == older
    from_table(page)
    page.locator(".saved", has_text="3 la masă").locator("[data-match]").tap()
    page.wait_for_selector("#notice-text:not(:empty)")
    page.wait_for_selector("#home", state="visible")
    page.tap("#continue")
    page.wait_for_selector("#table", state="visible")
    from_table(page)
    assert sorted(kinds(page)) == ["bad", "bad", "open"]
    page.locator("[data-kind=bad] [data-remove]").first.tap()
    page.locator("[data-gone]").tap()
    page.wait_for_function("() => document.querySelectorAll('.saved').length === 2")
    page.locator("[data-match]").tap()
    page.wait_for_selector("#table", state="visible")
    assert seat.position() == older
