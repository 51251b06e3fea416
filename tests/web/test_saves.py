"""Nothing is lost: every acknowledged move is in the database, whatever becomes of the page."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error as BrowserError

from tests.web.conftest import PhoneMaker
from tests.web.phone import Phone
from tests.web.processes import kill_browser
from tests.web.seat import MATCH_OVER, MID_TRICK, MY_CARD, QUICK, Seat, held_back

LIVE = "() => document.documentElement.dataset.live !== undefined"
"""Python has the page by now; the engine may still be on its way."""


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


def test_match_is_saved_again_after_the_browser_dropped_the_database(phone: Phone) -> None:
    """The match at the table from its next move on, and those begun afterwards."""
    seat = Seat(phone).sit()
    seat.play_until(MY_CARD)
    origin = seat.page.evaluate("() => location.origin")
    browser = phone.context.new_cdp_session(seat.page)
    browser.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
    assert seat.page.evaluate("async () => (await indexedDB.databases()).length") == 0
    version = seat.version
    seat.play_until(f"Number(table.dataset.version) > {version} && {MY_CARD}")
    before = seat.position()
    seat.page.reload()
    assert seat.dealt().position() == before
    seat.page.tap("#leave")
    seat.page.tap("#new-match")
    seat.page.wait_for_selector("#table", state="visible")
    assert len(saved_ids(phone)) == 2


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


def test_a_match_asked_for_by_the_address_begins_after_a_reload_too(start_phone: PhoneMaker) -> None:
    phone = start_phone(service_workers="block")
    page = phone.page
    with held_back(page, "**/*.whl"):
        page.goto(phone.address + QUICK)
        page.wait_for_function(LIVE)
        page.reload()
        page.wait_for_function(LIVE)
        assert page.is_visible("#home")
    seat = Seat(phone).dealt()
    assert page.evaluate("() => location.search + location.hash") == "#table"
    seat.play_until(MID_TRICK)
    before = seat.position()
    page.reload()
    assert seat.dealt().position() == before
    page.go_back()
    page.wait_for_selector("#continue", state="visible")
    assert page.evaluate("() => location.search + location.hash") == ""


def test_another_wish_takes_the_place_of_the_address(start_phone: PhoneMaker) -> None:
    phone = start_phone(service_workers="block")
    page = phone.page
    with held_back(page, "**/*.whl"):
        page.goto(phone.address + QUICK)
        page.wait_for_function(LIVE)
        page.tap("#home-settings")
        page.wait_for_selector(".settings")
    phone.wait_for_mark("cruce-ready")
    page.wait_for_function("() => location.search === ''")
    page.tap("#sheet-back")
    page.wait_for_selector("#home", state="visible")
    assert page.evaluate("() => location.search + location.hash") == ""
    page.reload()
    phone.wait_for_mark("cruce-ready")
    assert page.is_visible("#home")


def test_another_wish_before_python_takes_the_place_of_the_address_too(start_phone: PhoneMaker) -> None:
    phone = start_phone(service_workers="block")
    page = phone.page
    with held_back(page, "**/main.py"):
        page.goto(phone.address + QUICK)
        page.tap("#home-settings")
        assert page.get_attribute("html", "data-pressed") == "home-settings"
    page.wait_for_selector(".settings")
    phone.wait_for_mark("cruce-ready")
    page.wait_for_function("() => localStorage.getItem('cruce-saved') !== null")
    assert page.evaluate("() => location.search + location.hash") == "#settings"
    assert saved_ids(phone) == set()
    page.tap("#sheet-back")
    page.wait_for_selector("#home", state="visible")
    assert page.url == phone.address


def test_leaving_while_the_table_is_set_stays_at_home(start_phone: PhoneMaker) -> None:
    phone = start_phone(service_workers="block")
    page = phone.page
    with held_back(page, "**/*.whl"):
        page.goto(phone.address)
        page.wait_for_function(LIVE)
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


STORE = """async ([name, words]) => {
  const store = await import(new URL("store.js", document.baseURI).href);
  return (await store[name](...words)) ?? null;
}"""
"""Calls a function of the store in the page, which has the database in common with the worker."""


class Store:
    """The store of a page, without a game."""

    def __init__(self, phone: Phone) -> None:
        """Open a page of the site that starts nothing and whose database is empty."""
        self._now = 1_800_000_000_000
        self._page = phone.page
        self._page.goto(phone.address + "manifest.json")
        self("list")

    def __call__(self, name: str, *words: object) -> Any:  # noqa: ANN401 - whatever it answers
        """Call one of its functions."""
        return self._page.evaluate(STORE, [name, words])

    def save(self, name: str, moves: int = 1, *, over: bool = False, after: int | None = None) -> bool:
        """Save a match, a millisecond after the one before."""
        self._now += 1
        self._page.evaluate("now => { Date.now = () => now; }", self._now)
        return bool(self("save", name, moves, json.dumps({"moves": moves}), after, json.dumps({"over": over})))

    def put(self, name: str, value: object) -> None:
        """Put any value under an id, as an older version or a fault might have left it."""
        self._page.evaluate(
            """([name, value]) => new Promise((done) => {
              const open = indexedDB.open("cruce", 1);
              open.onsuccess = () => {
                const write = open.result.transaction("matches", "readwrite");
                write.objectStore("matches").put(value, name);
                write.oncomplete = () => { open.result.close(); done(); };
              };
            })""",
            [name, value],
        )

    @property
    def kept(self) -> dict[str, Any]:
        """All matches by their id."""
        return {match["id"]: match for match in json.loads(self("list"))["matches"]}

    def current(self) -> str | None:
        """The id of the current match."""
        found: str | None = json.loads(self("list"))["current"]
        return found


@pytest.fixture
def store(start_phone: PhoneMaker) -> Store:
    """Return the store of a page."""
    return Store(start_phone(service_workers="block"))


def test_a_match_is_kept_with_what_a_list_tells(store: Store) -> None:
    """Each under its id, with the time of its last move; the one saved last is current."""
    assert json.loads(store("list")) == {"matches": [], "current": None}
    assert store.save("one")
    assert store.save("two", over=True)
    assert store.save("one", 3, after=1)
    kept = store.kept
    assert {name: (match["moves"], match["about"]["over"]) for name, match in kept.items()} == {
        "one": (3, False),
        "two": (1, True),
    }
    assert (kept["one"]["played"], kept["two"]["played"]) == (1_800_000_000_003, 1_800_000_000_002)
    assert store.current() == "one"
    assert store("load")["json"] == kept["one"]["json"]
    assert store("get", "two")["moves"] == 1
    assert store("get", "three") is None


def test_a_match_that_went_on_elsewhere_is_not_written_over(store: Store) -> None:
    """Nor one that was removed written anew, nor another of the same id begun."""
    store.save("one", 5)
    before = store.kept
    assert not store.save("one", 6, after=4)
    assert not store.save("one", 6)
    assert not store.save("two", 6, after=5)
    assert store.kept == before


def test_one_is_opened_and_removed(store: Store) -> None:
    """Whichever is current: after it the unfinished one played last; else it stays the current one."""
    for name in ("one", "two", "three"):
        store.save(name)
    store.save("four", over=True)
    store("open", "one")
    assert store.current() == "one"
    store("remove", "two")
    assert store.current() == "one"
    store("remove", "one")
    assert (store.current(), set(store.kept)) == ("three", {"three", "four"})
    store("remove", "three")
    assert store.current() is None
    assert set(store.kept) == {"four"}
    assert store("load") is None
    store("remove", "nothing")
    assert set(store.kept) == {"four"}


def test_only_finished_matches_are_forgotten(store: Store) -> None:
    """Twenty of them are kept, those played last, when another match is begun; of the unfinished all are."""
    for number in range(22):
        store.put(f"over-{number}", {"moves": 1, "json": "", "played": 1000 + number, "about": {"over": True}})
        store.put(f"open-{number}", {"moves": 1, "json": "", "played": number, "about": {"over": False}})
        store.put(f"old-{number}", {"moves": 1, "json": ""})
    store.put("bad", "no match")
    store("save", "over-0", 2, "", 1, json.dumps({"over": True}))
    assert len(store.kept) == 67
    assert store.save("new")
    gone = {f"over-{number}" for number in (1, 2)}
    assert len(store.kept) == 66
    assert not gone & set(store.kept)


def test_what_is_damaged_is_listed_and_removed(store: Store) -> None:
    """Whatever lies there."""
    store.save("good")
    values = {"null": None, "text": "no match", "list": [1], "object": {"id": "another"}, "number": 5}
    for name, value in values.items():
        store.put(name, value)
    assert set(store.kept) == {"good", *values}
    for name in values:
        store("remove", name)
    assert set(store.kept) == {"good"}


def test_what_is_told_of_an_older_match_is_noted(store: Store) -> None:
    """Unless it was played meanwhile; that it was played is not made up."""
    store.put("old", {"id": "old", "moves": 4, "json": "{}"})
    store("note", "old", 3, json.dumps({"over": True}))
    assert "about" not in store.kept["old"]
    store("note", "old", 4, json.dumps({"over": True}))
    assert store.kept["old"] == {"id": "old", "moves": 4, "json": "{}", "about": {"over": True}}
    store("note", "nothing", 4, json.dumps({"over": True}))
    assert set(store.kept) == {"old"}
