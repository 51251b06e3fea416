"""Nothing is lost: every acknowledged move is in the database, whatever becomes of the page."""

from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error as BrowserError

from tests.web.conftest import PhoneMaker
from tests.web.phone import Phone
from tests.web.processes import kill_browser
from tests.web.seat import MATCH_OVER, MID_TRICK, MY_CARD, Seat, held_back


def test_match_comes_back_in_mid_trick_after_closing(start_phone: PhoneMaker) -> None:
    phone = start_phone()
    seat = Seat(phone).sit()
    seat.play_until(MID_TRICK)
    before = seat.position()
    phone.close()
    phone = start_phone()
    page = phone.open()
    page.tap("#continue")
    seat = Seat(phone).dealt()
    assert seat.position() == before


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="finds the browser's processes in /proc")
def test_killed_browser_brings_back_the_last_acknowledged_move(start_phone: PhoneMaker, tmp_path: Path) -> None:
    phone = start_phone()
    seat = Seat(phone).sit()
    seat.play_until(MID_TRICK)
    before = seat.position()
    with suppress(BrowserError):  # the browser may be gone before it can close
        kill_browser(tmp_path / "profile")
        phone.context.close()
    phone = start_phone()
    phone.open("#table")
    seat = Seat(phone).dealt()
    assert seat.position() == before


def test_every_move_shown_is_in_the_database(phone: Phone) -> None:
    seat = Seat(phone).sit()
    for _ in range(3):
        seat.play_until(MY_CARD)
        assert len(seat.saved_moves()) == seat.version
        version = seat.version
        seat.play_until(f"Number(table.dataset.version) > {version}")


def test_finished_match_is_not_offered_again(phone: Phone) -> None:
    seat = Seat(phone).sit()
    seat.play_until(MATCH_OVER)
    seat.page.tap("#go-home")
    seat.page.wait_for_selector("#new-match", state="visible")
    seat.page.wait_for_function("() => localStorage.getItem('cruce-saved') === 'no'")
    assert seat.page.is_hidden("#continue")


def test_second_window_is_told_that_the_match_went_on(phone: Phone) -> None:
    seat = Seat(phone).sit()
    seat.play_until(MY_CARD)
    old = phone.page
    phone.page = phone.context.new_page()
    phone.page.goto(phone.address + "#table")
    other = Seat(phone).dealt()
    version = other.version
    other.play_until(f"Number(table.dataset.version) > {version} && table.querySelector('#seat-bottom[data-turn=yes]')")
    moves = other.saved_moves()
    old.bring_to_front()
    old.locator("#hand [data-card]:not([aria-disabled])").first.dispatch_event("click")
    old.locator("#actions [data-move]").dispatch_event("click")
    old.wait_for_selector("#notice-text:not(:empty)", state="visible")
    assert "altă fereastră" in old.inner_text("#notice-text")
    assert other.saved_moves() == moves


@pytest.mark.parametrize("json", ["", "{}", "[]", '{"setup": {}, "moves": []}', '{"moves": ["play XX"]}'])
def test_damaged_save_is_told_and_the_game_goes_on(phone: Phone, json: str) -> None:
    page = phone.boot()
    page.wait_for_function("() => localStorage.getItem('cruce-saved') !== null")  # it has looked at its own
    page.evaluate(
        """(json) => new Promise((done) => {
          const open = indexedDB.open("cruce", 1);
          open.onupgradeneeded = () => open.result.createObjectStore("matches");
          open.onsuccess = () => {
            const write = open.result.transaction("matches", "readwrite");
            write.objectStore("matches").put({ id: "x", moves: 0, json }, "x");
            write.objectStore("matches").put("x", "current");
            write.oncomplete = () => { open.result.close(); done(); };
          };
        })""",
        json,
    )
    page.reload()
    page.wait_for_selector("#notice-text:not(:empty)", state="visible")
    assert "nu se poate citi" in page.inner_text("#notice-text")
    page.tap("#notice-close")
    page.tap("#new-match")
    assert Seat(phone).dealt().phase == "auction"
    assert saved_ids(phone) > {"x"}


def test_new_match_does_not_take_the_place_of_an_unfinished_one(phone: Phone) -> None:
    seat = Seat(phone).sit()
    seat.play_until(MY_CARD)
    first = saved_ids(phone)
    seat.page.go_back()
    seat.page.tap("#new-match")
    seat.page.wait_for_selector("#table", state="visible")
    assert saved_ids(phone) > first


def saved_ids(phone: Phone) -> set[str]:
    """Return the ids of the matches in the database."""
    keys: list[str] = phone.page.evaluate(
        """() => new Promise((done) => {
          const open = indexedDB.open("cruce", 1);
          open.onsuccess = () => {
            open.result.transaction("matches").objectStore("matches").getAllKeys().onsuccess = ({ target }) => {
              open.result.close();
              done(target.result);
            };
          };
        })"""
    )
    return set(keys) - {"current"}


def test_leaving_while_the_table_is_set_stays_at_home(start_phone: PhoneMaker) -> None:
    phone = start_phone(service_workers="block")
    page = phone.page
    with held_back(page, "**/*.whl"):
        page.goto(phone.address)
        page.wait_for_function("() => document.documentElement.dataset.live !== undefined")
        page.tap("#new-match")
        page.wait_for_function("() => location.hash === '#table'")
        page.go_back()
        page.wait_for_function("() => document.getElementById('home').ariaBusy === null")
    phone.wait_for_mark("cruce-ready")
    page.wait_for_function("() => localStorage.getItem('cruce-saved') !== null")
    assert page.is_visible("#home")
    assert page.is_hidden("#table")


def test_table_opened_by_its_address_leads_home(start_phone: PhoneMaker) -> None:
    phone = start_phone()
    Seat(phone).sit().play_until(MY_CARD)
    phone.close()
    phone = start_phone()
    phone.open("#table")
    seat = Seat(phone).dealt()
    seat.page.tap("#leave")
    seat.page.wait_for_selector("#continue", state="visible")
    assert seat.page.url == phone.address
