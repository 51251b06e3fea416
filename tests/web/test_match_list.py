"""What the list of saved matches says, and what home says of it."""

from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Page

from tests.web.axe import violations
from tests.web.matches import SHORT, SIX, THREE, change, from_table, home_by_one_step, kinds, saved_rows
from tests.web.phone import Phone
from tests.web.seat import MATCH_OVER, MY_CARD, QUICK, Seat
from tests.web.settings import small_or_wide

WATCH = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      shifts.push([value, ...sources.map(({ node }) => node?.id || node?.className)]);
  }).observe({ type: "layout-shift", buffered: true });
  window.counted = new Promise((done) => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, value) {
      set.call(this, name, value);
      if (name === "cruce-matches") requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
    };
  });
"""
"""Notes what moves on the screen without having been asked to, and when the saved matches were counted and painted."""


@pytest.fixture
def seat(installed_phone: Phone) -> Seat:
    """Return the seat at a phone that has the site already: nothing here is about a first visit."""
    return Seat(installed_phone)


def played(seat: Seat, query: str, until: str = MY_CARD) -> str:
    """Begin a match, play a while, go home; return its id."""
    seat.sit(query)
    seat.play_until(until)
    page = seat.page
    from_table(page)
    name = page.locator(".saved:has(.saved-here)").get_attribute("id") or ""
    page.tap("#sheet-back")
    page.wait_for_selector("#table", state="visible")
    # At a match's end the button lies under the summary.
    page.evaluate("() => document.getElementById('leave').click()")
    page.wait_for_selector("#home", state="visible")
    return name.removeprefix("saved-")


def listed(page: Page) -> list[str]:
    """Return the ids of the matches listed, in their order."""
    names: list[str] = page.eval_on_selector_all(".saved", "all => all.map((each) => each.id.slice(6))")
    return names


def shifts_at_home(seat: Seat) -> list[object]:
    """Start anew, and return what has moved at home by the time the saved matches are counted and shown."""
    page = seat.phone.boot()
    found: list[object] = page.evaluate("() => counted.then(() => shifts)")
    return found


def test_it_says_how_each_match_stands_and_when_it_was_played(seat: Seat) -> None:
    page = seat.page
    over = played(seat, SHORT, MATCH_OVER)
    assert page.is_hidden("#home-matches")
    first = played(seat, QUICK)
    assert page.is_hidden("#home-matches"), "there is nothing to choose"
    second = played(seat, SIX)
    page.wait_for_selector("#home-matches", state="visible")
    assert "(3)" in page.inner_text("#home-matches")
    noon = datetime.now().astimezone().replace(hour=12, minute=0)
    assert [row["id"] for row in saved_rows(page)] == [over, first, second]
    change(page, 0, played=datetime(2025, 3, 7, 12).astimezone().timestamp() * 1000)
    change(page, 1, played=(noon - timedelta(days=1)).timestamp() * 1000)
    page.tap("#home-matches")
    page.wait_for_selector(".matches")
    assert listed(page) == [second, first, over]
    told = [page.inner_text(f"#saved-{name}") for name in (second, first, over)]
    assert "6 la masă, până la 21, cu începători" in told[0]
    assert "azi, la " in told[0]
    assert "ieri, la 12:00" in told[1]
    assert "Jocul casei" in told[1]
    assert "7 martie 2025" in told[2]
    assert "Câștigă Ilie și Ana!" in told[2] or "Ați câștigat!" in told[2]
    assert page.inner_text(f"#open-{over}") == "Vezi cum s-a terminat"
    found = violations(page) + small_or_wide(page)
    page.emulate_media(color_scheme="dark")
    assert found + violations(page) == []


def test_an_empty_list_says_how_matches_come_there(seat: Seat) -> None:
    page = seat.phone.open("#matches")
    page.wait_for_selector(".saved-none")
    assert "se salvează singur" in page.inner_text(".saved-none")
    assert violations(page) == []
    page.tap("#sheet-back")
    page.wait_for_selector("#home", state="visible")


def test_home_tells_of_them_without_a_move(seat: Seat) -> None:
    page = seat.page
    seat.phone.context.add_init_script(WATCH)
    seat.sit()
    page.wait_for_function("() => localStorage['cruce-saved'] === 'yes'")
    assert shifts_at_home(seat) == []
    assert page.is_visible("#continue")
    assert page.is_hidden("#home-matches")
    seat.sit(THREE)
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
