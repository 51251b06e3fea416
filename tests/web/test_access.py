"""What a screen reader and axe find."""

import pytest
from playwright.sync_api import Page

from tests.web.axe import AXE, VIOLATIONS, lines
from tests.web.conftest import PhoneMaker
from tests.web.phone import Phone
from tests.web.seat import MATCH_OVER, MY_CARD, QUICK, REFUSED, Seat


@pytest.fixture
def phone(installed_phone: Phone) -> Phone:
    """Return a phone that has the site already: nothing here is about a first visit."""
    return installed_phone


def violations(page: Page) -> list[str]:
    """Return what axe finds on the page, one line each."""
    # Run in the isolated world of the debugger, which the page's content policy does not bind.
    page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    return lines(page.evaluate(VIOLATIONS))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(start_phone: PhoneMaker, scheme: str) -> None:
    phone = start_phone(color_scheme=scheme)
    page = phone.boot()
    assert violations(page) == []
    seat = Seat(phone).sit()
    seat.wait_until("table.querySelector('.bids')")
    assert violations(page) == []
    seat.page.locator("[data-move^=bid]:not(:disabled)").last.dispatch_event("click")
    seat.wait_until("table.querySelector('.trump-choices')")
    assert violations(page) == []
    seat.play_until(REFUSED)
    page.locator("#hand [aria-disabled=true]").first.dispatch_event("click")
    page.locator("#hand [data-card]:not([aria-disabled])").first.dispatch_event("click")
    assert violations(page) == []
    seat.play_until("table.querySelector('#summary table')")
    assert violations(page) == []
    seat.play_until(MATCH_OVER)
    assert violations(page) == []


def test_cards_are_named_and_say_whether_they_may_be_played(phone: Phone) -> None:
    seat = Seat(phone).sit()
    seat.play_until(REFUSED)
    names = seat.page.locator("#hand [data-card]").evaluate_all("all => all.map((each) => each.ariaLabel)")
    assert any(name.endswith(", se poate juca") for name in names)
    assert any(name.endswith(", nu se poate juca acum") for name in names)
    assert len(set(names)) == len(names)


def test_log_says_who_did_what_in_which_trick(phone: Phone) -> None:
    seat = Seat(phone).sit()
    seat.play_until(MY_CARD)
    before = seat.page.locator("#log p").all_inner_texts()
    assert any("spune" in line for line in before)
    seat.play_until("table.querySelector('#trick[data-whole=yes]')")
    lines = seat.page.locator("#log p").all_inner_texts()
    assert any(line.startswith("Levata 1: ") for line in lines)
    played = [line for line in lines if line.startswith("Levata ")]
    assert len(set(played)) == len(played)


def test_keyboard_stays_on_its_card_when_the_table_changes(phone: Phone) -> None:
    seat = Seat(phone).sit(QUICK)
    seat.play_until(MY_CARD)
    held = seat.page.locator("#hand [data-card]").last
    card = held.get_attribute("data-card")
    held.focus()
    version = seat.version
    seat.page.locator("#hand [data-card]:not([aria-disabled])").first.dispatch_event("click")
    if seat.page.locator(".card-lifted").get_attribute("data-card") == card:
        seat.page.locator("#hand [data-card]:not([aria-disabled])").nth(1).dispatch_event("click")
    seat.page.locator("#actions [data-move]").dispatch_event("click")
    seat.wait_until(f"Number(table.dataset.version) > {version + 1}")
    assert seat.page.evaluate("() => document.activeElement.dataset.card") == card
