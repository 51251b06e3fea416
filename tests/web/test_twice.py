"""What is pressed twice is done once: by a double tap, by a key held down, on a phone that takes its time to answer."""

import time

import pytest
from playwright.sync_api import Page

from tests.web.matches import SHORT, begin_two, from_home, from_table, saved_rows
from tests.web.phone import Phone
from tests.web.seat import MATCH_OVER, MY_CARD, Seat

PRESS_TWICE = "(control) => { control.click(); control.click(); }"
"""Presses twice before anything can answer, as when a busy phone takes in two taps at once."""


@pytest.fixture
def seat(installed_phone: Phone) -> Seat:
    """Return the seat at a phone that has the site already: nothing here is about a first visit."""
    return Seat(installed_phone)


def press_twice(page: Page, control: str) -> None:
    """Press a control twice in one go."""
    page.wait_for_selector(control)
    page.locator(control).first.evaluate(PRESS_TWICE)


def matches_here(seat: Seat) -> int:
    """Return how many matches are saved, once the table is there."""
    seat.page.wait_for_selector("#table:not([aria-busy])")
    return len(saved_rows(seat.page))


def test_one_match_begins(seat: Seat) -> None:
    """From home, from the pages of games, and after the end of another."""
    page = seat.phone.boot()
    press_twice(page, "#new-match")
    assert matches_here(seat) == 1
    page.go_back()
    page.wait_for_selector("#home", state="visible")
    press_twice(page, "#choose")
    press_twice(page, "#start-match")
    assert matches_here(seat) == 2
    page.go_back()
    page.wait_for_selector("#home", state="visible")
    assert page.url == seat.phone.address, "one step back is home"
    seat.sit(SHORT)
    seat.play_until(MATCH_OVER)
    press_twice(page, "#again")
    seat.wait_until("!table.hasAttribute('data-summary')")
    assert matches_here(seat) == 4


def test_a_saved_match_is_opened_over_the_table(seat: Seat) -> None:
    older, _ = begin_two(seat)
    from_table(seat.page)
    press_twice(seat.page, ".saved:not(:has(.saved-here)) [data-match]")
    seat.wait_until(f"!table.hidden && table.dataset.version === '{older['version']}'")
    assert seat.position() == older
    seat.page.go_back()
    seat.page.wait_for_selector("#home", state="visible")
    assert seat.page.url == seat.phone.address


def test_one_step_is_gone_back(seat: Seat) -> None:
    begin_two(seat)
    page = from_home(seat)
    press_twice(page, "#sheet-back")
    page.wait_for_selector("#home", state="visible")
    page.tap("#continue")
    page.wait_for_selector("#table", state="visible")
    page.tap("#menu")
    press_twice(page, "#show-settings")
    page.wait_for_selector(".settings")
    press_twice(page, "#sheet-back")
    page.wait_for_selector("#table", state="visible")
    press_twice(page, "#leave")
    page.wait_for_selector("#home", state="visible")
    assert page.url == seat.phone.address


def test_second_tap_of_two_leaves_alone_what_has_come_under_it(seat: Seat) -> None:
    """The way back from the settings lies where that from the table does."""
    seat.sit()
    seat.play_until(MY_CARD)
    page = seat.page
    page.tap("#menu")
    page.tap("#show-settings")
    page.wait_for_selector(".settings")
    finger = seat.phone.context.new_cdp_session(page)

    def tap(moment: float) -> None:
        for kind, points in (("touchStart", [{"x": 24, "y": 24}]), ("touchEnd", [])):
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": moment})

    now = time.time()
    tap(now)
    page.wait_for_selector("#table", state="visible")
    tap(now + 0.2)
    page.go_back()
    page.wait_for_selector("#home", state="visible")
    assert page.url == seat.phone.address
