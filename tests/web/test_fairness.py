"""A match is sealed before its first card, and the seal is opened and checked at its end, on the phone alone."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from cruce.fairness import commitment
from tests.web.axe import violations
from tests.web.conftest import PhoneMaker
from tests.web.hosting import Host
from tests.web.phone import Phone
from tests.web.seat import MATCH_OVER, MID_TRICK, MY_CARD, Seat, saved_match

DRAWN = "?rules=standard&players=4&target=6&cuts=yes&bots=club&pace=instant"
"""A short match whose seed the phone draws itself."""
REWRITE = """([from, to]) => new Promise((done, fail) => {
  const open = indexedDB.open("cruce", 1);
  open.onerror = () => fail(open.error);
  open.onsuccess = () => {
    const transaction = open.result.transaction("matches", "readwrite");
    const matches = transaction.objectStore("matches");
    matches.get("current").onsuccess = ({ target }) => {
      matches.get(target.result).onsuccess = (found) => {
        const row = found.target.result;
        matches.put({ ...row, json: row.json.replace(from, to) }, target.result);
      };
    };
    transaction.oncomplete = () => (open.result.close(), done());
  };
})"""
"""Changes a text in the saved match."""


def save_of(page: Page) -> dict[str, Any]:
    """Return the match in the database."""
    saved = saved_match(page)
    assert saved is not None
    return saved


def sit(phone: Phone, query: str = DRAWN) -> Seat:
    """Open the address and wait for the table, which may ask for the pack to be cut before it has any card."""
    phone.open(query)
    return at_table(phone)


def at_table(phone: Phone) -> Seat:
    """Wait for a table before its first card."""
    phone.wait_for_mark("cruce-table")
    phone.page.wait_for_selector("#show-seal", state="visible")
    return Seat(phone)


def back(page: Page, opener: str) -> None:
    """Go back to the table, where the keyboard is on what had opened the page."""
    page.go_back()
    page.wait_for_selector("#table", state="visible")
    page.wait_for_function("name => document.activeElement.id === name", arg=opener)


def test_a_match_is_sealed_played_and_checked_without_a_network(start_phone: PhoneMaker, host: Host) -> None:
    phone = start_phone()
    phone.boot()
    phone.wait_for_offline()
    host.stop()
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    seat = sit(phone)
    page = seat.page
    seed = save_of(page)["setup"]["seed"]
    sealed = commitment(seed)
    assert len(seed) == 32
    assert page.inner_text("#show-seal .seal-code") == f"{sealed[:4]} {sealed[4:8]}"

    page.tap("#show-seal")
    page.wait_for_selector(".fair")
    assert "Amestec pecetluit" in page.inner_text(".fair")
    page.tap(".fair summary >> nth=0")
    assert page.inner_text("#fair-commitment") == sealed
    assert violations(page) == []
    back(page, "show-seal")

    seat.play_until(MID_TRICK)
    assert page.query_selector("#show-seal") is None
    page.tap("#menu")
    page.tap("#show-rules")
    page.tap("#to-fair")
    page.wait_for_selector(".fair")
    assert seed not in page.content()
    page.go_back()
    page.wait_for_selector(".rules")
    back(page, "menu")

    seat.play_until(MATCH_OVER)
    assert seed not in page.content()
    page.tap("#check-shuffle")
    page.wait_for_selector(".fair-checks")
    assert "Amestec cinstit" in page.inner_text(".fair")
    assert page.locator(".fair [data-sign=differs]").count() == 0
    rounds = page.locator(".fair table th[scope=row]").count()
    assert page.locator(".fair td [data-sign=fits]").count() == rounds > 0
    for fold in page.locator(".fair summary").all():
        fold.tap()
    assert page.inner_text("#fair-seed") == seed
    assert page.evaluate("() => document.getElementById('fair-text').textContent") == f"cruce/1 seed\n{seed}"
    page.tap("#fair-seed-copy")
    page.wait_for_selector("#fair-seed-told:not(:empty)")
    assert page.evaluate("() => navigator.clipboard.readText()") == seed
    assert violations(page) == []
    back(page, "check-shuffle")


@pytest.fixture
def phone(installed_phone: Phone) -> Phone:
    """Return a phone that has the site already: nothing here is about a first visit."""
    return installed_phone


def test_a_match_of_before_there_were_seals_goes_on(phone: Phone) -> None:
    seat = sit(phone)
    seat.play_until(MY_CARD)
    before = seat.position()
    saved = save_of(seat.page)
    sealed = commitment(saved["setup"]["seed"])
    seat.page.evaluate(REWRITE, [f'"commitment": {json.dumps(sealed)}, ', ""])
    assert "commitment" not in save_of(seat.page)
    seat.page.reload()
    seat.dealt()
    assert seat.position() == before
    seat.play_until(MATCH_OVER)
    assert save_of(seat.page)["commitment"] == sealed
    seat.page.tap("#check-shuffle")
    seat.page.wait_for_selector(".fair-checks")
    assert "Amestec cinstit" in seat.page.inner_text(".fair")


def test_a_seal_that_was_changed_is_told(phone: Phone) -> None:
    seat = sit(phone, DRAWN.replace("target=6", "target=1"))
    sealed = commitment(save_of(seat.page)["setup"]["seed"])
    seat.page.evaluate(REWRITE, [sealed, commitment("another")])
    seat.page.reload()
    at_table(phone).play_until(MATCH_OVER)
    seat.page.tap("#check-shuffle")
    seat.page.wait_for_selector(".fair-checks")
    assert "Ceva nu se potrivește" in seat.page.inner_text(".fair")
    assert seat.page.locator(".fair-checks [data-sign=differs]").count() == 1


def test_a_seed_that_the_address_tells_is_no_secret(phone: Phone) -> None:
    page = sit(phone, DRAWN + "&seed=7").page
    page.tap("#show-seal")
    page.wait_for_selector(".fair-known")
    assert "adresă" in page.inner_text(".fair-known")
    # The page of a match that is not there any more leads back to its table.
    page.reload()
    at_table(phone)
