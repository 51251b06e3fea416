"""The saved matches: listed with how they stand, gone on with by a tap, removed only after a question."""

from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.phone import Phone
from tests.web.seat import MATCH_OVER, MY_CARD, QUICK, Seat
from tests.web.test_settings import small_or_wide, violations

SIX = "?rules=traditional&players=6&target=21&seed=3&bots=beginner&pace=instant"
CHANGED = """([id, change]) => new Promise((done) => {
  const open = indexedDB.open("cruce", 1);
  open.onsuccess = () => {
    const write = open.result.transaction("matches", "readwrite");
    const store = write.objectStore("matches");
    store.get(id).onsuccess = ({ target }) => store.put({ ...target.result, ...change }, id);
    write.oncomplete = () => (open.result.close(), done());
  };
})"""
"""Changes a saved match in the database."""
SHIFTS = """() => {
  window.shifts = 0;
  const add = (list) => list.getEntries().forEach((entry) => (window.shifts += entry.value));
  new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
}"""


@pytest.fixture
def phone(installed_phone: Phone) -> Phone:
    """Return a phone that has the site already: nothing here is about a first visit."""
    return installed_phone


def played(phone: Phone, query: str, until: str = MY_CARD) -> str:
    """Begin a match, play a while, go home; return its id."""
    seat = Seat(phone).sit(query)
    seat.play_until(until)
    page = phone.page
    page.tap("#menu")
    page.tap("#show-matches")
    page.wait_for_selector(".saved-here")
    name = page.locator(".saved:has(.saved-here)").get_attribute("id") or ""
    page.tap("#sheet-back")
    page.wait_for_selector("#table", state="visible")
    page.evaluate("() => document.getElementById('leave').click()")
    page.wait_for_selector("#home", state="visible")
    return name.removeprefix("saved-")


def listed(page: Page) -> list[str]:
    """Return the ids of the matches listed, in their order."""
    names: list[str] = page.eval_on_selector_all(".saved", "all => all.map((each) => each.id.slice(6))")
    return names


def show(page: Page) -> Page:
    """Go from home to the list."""
    page.tap("#home-matches")
    page.wait_for_selector(".matches")
    return page


def change(page: Page, name: str, **values: Any) -> None:  # noqa: ANN401  # what a save may hold
    """Change a saved match in the database."""
    page.evaluate(CHANGED, [name, values])


def test_saved_matches_are_listed_and_gone_on_with(phone: Phone) -> None:
    page = phone.page
    over = played(phone, QUICK.replace("target=6", "target=1"), MATCH_OVER)
    assert page.is_hidden("#home-matches")
    first = played(phone, QUICK)
    assert page.is_hidden("#home-matches"), "there is nothing to choose"
    position = None
    second = played(phone, SIX)
    page.wait_for_selector("#home-matches", state="visible")
    assert "(3)" in page.inner_text("#home-matches")
    noon = datetime.now().astimezone().replace(hour=12, minute=0)
    change(page, first, played=(noon - timedelta(days=1)).timestamp() * 1000)
    change(page, over, played=datetime(2025, 3, 7, 12).astimezone().timestamp() * 1000)
    show(page)
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
    page.tap(f"#open-{first}")
    page.wait_for_selector("#table[data-players='4']:visible")
    seat = Seat(phone)
    position = seat.position()
    assert position["phase"] == "play"
    page.tap("#leave")
    page.wait_for_selector("#continue", state="visible")
    assert page.url == phone.address
    page.tap("#continue")
    page.wait_for_selector("#table", state="visible")
    assert seat.position() == position, "the match opened last is the one to go on with"


def test_another_match_takes_the_place_of_the_one_on_the_table(phone: Phone) -> None:
    page = phone.page
    first = played(phone, QUICK)
    Seat(phone).sit(SIX).play_until(MY_CARD)
    page.tap("#menu")
    page.tap("#show-matches")
    page.wait_for_selector(".matches")
    here = page.locator(".saved:has(.saved-here)")
    assert here.get_attribute("id") != f"saved-{first}"
    assert here.locator("[data-remove]").count() == 0
    page.tap(f"#open-{first}")
    page.wait_for_selector("#table[data-players='4']:visible")
    assert page.url == phone.address + "#table"
    page.go_back()
    page.wait_for_selector("#home", state="visible")
    assert page.url == phone.address


def test_a_match_is_removed_only_after_a_question(phone: Phone) -> None:
    page = phone.page
    first, second, third = played(phone, QUICK), played(phone, SIX), played(phone, QUICK.replace("seed=7", "seed=8"))
    show(page)
    page.tap(f"#remove-{first}")
    assert "Ștergi meciul acesta?" in page.inner_text(f"#saved-{first}")
    assert page.evaluate("() => document.activeElement.id") == f"keep-{first}"
    assert small_or_wide(page) == []
    page.tap(f"#keep-{first}")
    assert page.evaluate("() => document.activeElement.id") == f"remove-{first}"
    assert listed(page) == [third, second, first]
    page.tap(f"#remove-{third}")
    page.tap(f"#yes-{third}")
    page.wait_for_selector(f"#saved-{third}", state="detached")
    assert listed(page) == [second, first]
    page.tap("#sheet-back")
    page.wait_for_selector("#home", state="visible")
    page.wait_for_function("() => document.getElementById('home-matches').textContent.includes('(2)')")
    page.tap("#continue")
    page.wait_for_selector("#table[data-players='6']:visible")


def test_a_match_that_cannot_be_read_is_told_and_the_others_go_on(phone: Phone) -> None:
    page = phone.page
    first, second = played(phone, QUICK), played(phone, SIX)
    change(page, first, json="{}")
    page.reload()
    phone.wait_for_mark("cruce-ready")
    show(page)
    bad = page.locator(f"#saved-{first}")
    assert "nu se poate citi" in bad.inner_text()
    assert bad.locator("[data-match]").count() == 0
    assert violations(page) == []
    page.tap(f"#remove-{first}")
    page.tap(f"#yes-{first}")
    page.wait_for_selector(f"#saved-{first}", state="detached")
    page.tap(f"#open-{second}")
    page.wait_for_selector("#table[data-players='6']:visible")


def test_the_way_to_the_list_is_there_in_the_first_frame(phone: Phone) -> None:
    page = phone.page
    played(phone, QUICK)
    played(phone, SIX)
    page.wait_for_selector("#home-matches", state="visible")
    phone.context.add_init_script(f"({SHIFTS})()")
    page.reload()
    phone.wait_for_mark("cruce-home")
    assert page.is_visible("#home-matches")
    phone.wait_for_mark("cruce-ready")
    page.wait_for_timeout(300)
    assert page.evaluate("() => shifts") < 0.01
    page.evaluate("() => (location.hash = 'matches')")
    page.wait_for_selector(".matches")


def test_an_empty_list_says_how_matches_come_there(phone: Phone) -> None:
    page = phone.open("#matches")
    page.wait_for_selector(".saved-none")
    assert "se salvează singur" in page.inner_text(".saved-none")
    assert violations(page) == []
    page.tap("#sheet-back")
    page.wait_for_selector("#home", state="visible")
