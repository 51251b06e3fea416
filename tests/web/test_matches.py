"""The list of the saved matches: how they stand, when they were played, and what it says when there is none."""

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


def test_the_list_says_how_each_match_stands_and_when_it_was_played(phone: Phone) -> None:
    page = phone.page
    over = played(phone, QUICK.replace("target=6", "target=1"), MATCH_OVER)
    assert page.is_hidden("#home-matches")
    first = played(phone, QUICK)
    assert page.is_hidden("#home-matches"), "there is nothing to choose"
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


def test_an_empty_list_says_how_matches_come_there(phone: Phone) -> None:
    page = phone.open("#matches")
    page.wait_for_selector(".saved-none")
    assert "se salvează singur" in page.inner_text(".saved-none")
    assert violations(page) == []
    page.tap("#sheet-back")
    page.wait_for_selector("#home", state="visible")
