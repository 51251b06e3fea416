"""The saved matches by real taps: gone on with, removed after asking, and one that is damaged among them."""

import json
import re

import pytest

from tests.web.axe import violations
from tests.web.matches import (
    SHORT,
    SIX,
    THREE,
    begin_two,
    change,
    damage,
    from_home,
    from_table,
    home_by_one_step,
    kinds,
    saved_rows,
)
from tests.web.phone import Phone
from tests.web.seat import HIGHEST_BIDDER, MY_CARD, QUICK, Seat


@pytest.fixture
def seat(installed_phone: Phone) -> Seat:
    """Return the seat at a phone that has the site already: nothing here is about a first visit."""
    return Seat(installed_phone)


def open_at(seat: Seat, place: int) -> Seat:
    """Go on with the match at a place of the list."""
    seat.page.locator(".saved").nth(place).locator("[data-match]").tap()
    seat.page.wait_for_selector("#table", state="visible")
    return seat.dealt()


def continued(seat: Seat) -> Seat:
    """Go on from home with the match played last."""
    seat.page.tap("#continue")
    seat.page.wait_for_selector("#table", state="visible")
    return seat.dealt()


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

    assert continued(seat).position() == older
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


def test_a_match_whose_last_card_is_in_the_hand_at_the_table_is_opened(seat: Seat) -> None:
    """The card is not to come from there: it was never in that hand."""
    page = seat.page
    page.emulate_media(reduced_motion="no-preference")
    seat.sit()
    seat.play_until(MY_CARD)
    hand, version = seat.hand, seat.version
    seat.play_until(f"Number(table.dataset.version) > {version} && {MY_CARD}")
    (kept,) = saved_rows(page)
    match = json.loads(kept["json"])
    mine = match["moves"][: version + 1]
    card = mine[-1].removeprefix("play ")
    assert card in hand
    change(page, 0, json=json.dumps({**match, "moves": mine}), moves=version + 1)
    seat.sit(QUICK.replace("pace=instant", "pace=natural"))
    seat.play_until(MY_CARD)
    assert card in seat.hand
    from_table(page)
    open_at(seat, 1)
    assert card in seat.laid
    assert card not in seat.hand


def test_no_card_of_one_match_is_picked_up_or_drawn_in_another(seat: Seat) -> None:
    page = seat.page
    for address in (QUICK.replace("seed=7", "seed=8"), QUICK, QUICK):
        seat.sit(address)
        seat.play_until(MY_CARD)
    page.locator("#hand [data-card]:not([aria-disabled])").first.tap()
    from_table(page)
    held = open_at(seat, 1).hand
    assert page.locator("#actions [data-move]").count() == 0
    assert page.locator("#hand [aria-pressed=true]").count() == 0
    from_table(page)
    assert open_at(seat, 2).hand != held
    assert not [line for line in page.locator("#log p").all_inner_texts() if line.startswith("Tragi")]


TALON = THREE.replace("ardeal", "talon")
WAITING = """() => [
  ...[...document.querySelectorAll("[data-talon]")].map((each) => each.dataset.talon),
  document.getElementById("pack").hidden ? 0 : document.querySelectorAll("#pack-fan .card").length,
]"""
"""Returns the talon's cards that one may take, and how many there are to cut."""


@pytest.mark.parametrize(
    ("first", "second", "waits"),
    [
        (TALON, TALON.replace("seed=11", "seed=6"), "table.querySelector('[data-talon]')"),
        (QUICK.replace("=6", "=21") + "&cuts=yes", SIX + "&cuts=yes", "!document.getElementById('pack').hidden"),
    ],
)
def test_what_waits_at_one_table_does_not_lie_on_another(seat: Seat, first: str, second: str, waits: str) -> None:
    waiting = []
    for address in (first, second):
        seat.phone.open(address)
        seat.phone.wait_for_mark("cruce-table")
        seat.page.evaluate(HIGHEST_BIDDER, waits)
        waiting.append(seat.page.evaluate(WAITING))
    assert waiting[0] != waiting[1]
    from_table(seat.page)
    seat.page.locator(".saved").nth(1).locator("[data-match]").tap()
    seat.page.wait_for_selector("#table", state="visible")
    assert seat.page.evaluate(WAITING) == waiting[0]


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
    _older, newer = begin_two(seat)
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
    assert continued(seat).position() == newer


def test_a_damaged_one_leaves_the_others_alone(seat: Seat) -> None:
    older, newer = begin_two(seat)
    seat.sit(SHORT)
    seat.play_until(MY_CARD)
    page = seat.page
    damage(page, 2, "{", "{{")
    page = from_home(seat)
    assert kinds(page) == ["bad", "open", "open"]
    bad = page.locator(".saved").first
    assert "nu se poate citi" in bad.inner_text()
    assert bad.locator("[data-match]").count() == 0
    assert violations(page) == []
    assert open_at(seat, 1).position() == newer

    # Damage that is found only when the match is opened.
    damage(page, 1, '"moves": ["', '"moves": ["no ')
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
