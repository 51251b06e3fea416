"""The settings by real taps: each counts at once and at the next start, and a table that lies behind stays as it is."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.phone import Phone
from tests.web.seat import HIGHEST_BIDDER, MATCH_OVER, MID_TRICK, MY_CARD, Seat, saved_match
from tests.web.settings import back, choose, open_settings, small_or_wide

LOOK = "() => ({ ...document.documentElement.dataset })"
STYLE = "([selector, name]) => getComputedStyle(document.querySelector(selector)).getPropertyValue(name)"
MOVES = """() => {
  const table = document.getElementById("table");
  window.shown = [];
  window.moving = [];
  new MutationObserver(() => {
    if (window.shown.at(-1)?.[0] === table.dataset.version) return;
    window.shown.push([table.dataset.version, performance.now()]);
    const lasting = document.getAnimations().filter((each) => each.effect.getComputedTiming().duration > 0);
    window.moving.push(...lasting.map((each) => each.animationName ?? each.transitionProperty));
  }).observe(table, { attributes: true, attributeFilter: ["data-version"] });
}"""
"""Notes when the table shows each move, and what moves at that time."""


@pytest.fixture
def seat(installed_phone: Phone) -> Seat:
    """Return the seat at a phone that has the site already: nothing here is about a first visit."""
    return Seat(installed_phone)


def style(page: Page, selector: str, name: str) -> str:
    """Return how the first element found is styled."""
    found: str = page.evaluate(STYLE, [selector, name])
    return found


def test_the_look_is_chosen_kept_and_leaves_the_table_as_it_was(seat: Seat) -> None:
    page = seat.page
    page.emulate_media(color_scheme="light", reduced_motion="no-preference")
    seat.sit()
    seat.play_until(MID_TRICK)
    before = seat.position()
    index = float(style(page, "#hand .card-index", "font-size")[:-2])
    day = style(page, "html", "background-color")
    lamp = page.locator("#hint").bounding_box()

    open_settings(page)
    page.emulate_media(color_scheme="dark")
    page.wait_for_selector("html[data-theme=dark]")
    night = style(page, "html", "background-color")
    assert night != day
    page.emulate_media(color_scheme="light")
    page.wait_for_selector("html[data-theme=light]")
    choose(page, "theme-dark")
    assert style(page, "html", "background-color") == night
    bars = page.eval_on_selector_all("meta[name=theme-color]", "all => all.map((each) => each.content)")
    assert set(bars) == {"#10231b"}

    inks = [style(page, f"#colours-sample [data-suit={suit}]", "color") for suit in "DH"]
    assert inks[0] == inks[1]
    choose(page, "colours-four")
    inks = [style(page, f"#colours-sample [data-suit={suit}]", "color") for suit in "CDHS"]
    assert len(set(inks)) == 4
    top = page.locator("#text-200").bounding_box()
    choose(page, "text-200")
    grown = page.locator("#text-200").bounding_box()
    assert top
    assert grown
    assert abs(grown["y"] - top["y"]) < 1, "the choice is not under the thumb any more"
    choose(page, "holds-left", "input-tap", "confirm-no")
    back(page)
    assert seat.position() == before
    assert float(style(page, "#hand .card-index", "font-size")[:-2]) > index
    mirrored = page.locator("#hint").bounding_box()
    assert lamp
    assert mirrored
    assert mirrored["x"] < 195 < lamp["x"]

    look_is_kept(seat, before)


def test_a_card_picked_up_still_is_when_the_settings_have_changed(seat: Seat) -> None:
    page = seat.page
    seat.sit()
    seat.play_until(MY_CARD)
    page.locator("#hand [data-card]:not([aria-disabled])").first.tap()
    lifted = page.locator(".card-lifted").get_attribute("data-card")
    open_settings(page)
    choose(page, "text-125")
    back(page)
    assert page.locator("#actions [data-move]").first.get_attribute("data-move") == f"play {lifted}"
    assert page.locator(".card-lifted").get_attribute("data-card") == lifted


def test_what_is_marked_for_an_exchange_still_is_when_the_settings_have_changed(seat: Seat) -> None:
    page = seat.page
    seat.sit("?rules=talon&players=3&target=11&seed=11&bots=beginner&pace=instant")
    page.evaluate(HIGHEST_BIDDER, "table.querySelector('[data-talon]')")
    page.locator("[data-talon]").last.tap()
    page.locator("#hand [data-card]").first.tap()
    asked = page.locator("#actions [data-move]").get_attribute("data-move")
    open_settings(page)
    choose(page, "speak-en")
    back(page)
    assert page.inner_text("#actions") == "Exchange 1 card"
    assert page.locator("#actions [data-move]").get_attribute("data-move") == asked
    marked = page.locator(":is(#talon, #hand) [aria-pressed=true]")
    assert marked.count() == 2
    assert page.locator(":is(.card-taken, .card-given)").count() == 2


def look_is_kept(seat: Seat, before: dict[str, Any]) -> None:
    """Check that the next start looks and plays as was chosen, and that the table is where it was."""
    page = seat.page
    page.reload(wait_until="commit")
    page.wait_for_function("() => performance.getEntriesByName('cruce-home').length")
    look = page.evaluate(LOOK)
    assert {name: look[name] for name in ("theme", "text", "colours", "holds")} == {
        "theme": "dark",
        "text": "200",
        "colours": "four",
        "holds": "left",
    }
    seat.dealt()
    assert seat.position() == before
    seat.page.locator("#hand [data-card]:not([aria-disabled])").first.tap()
    seat.wait_until(f"Number(table.dataset.version) > {before['version']}")
    open_settings(page)
    checked = page.eval_on_selector_all("input:checked", "all => all.map((each) => each.id)")
    assert {"theme-dark", "text-200", "colours-four", "holds-left", "input-tap", "confirm-no"} <= set(checked)
    choose(page, "theme-system")
    assert page.evaluate(LOOK)["theme"] == "light"


def lay(seat: Seat) -> None:
    """Lay a card by taps, and wait for the next one's."""
    version = seat.version
    seat.page.locator("#hand [data-card]:not([aria-disabled])").first.tap()
    seat.page.locator("#actions [data-move]").first.tap()
    seat.wait_until(f"Number(table.dataset.version) > {version + 1}")


def test_pace_and_motion_count_in_the_running_match(seat: Seat) -> None:
    page = seat.page
    page.emulate_media(reduced_motion="no-preference")
    seat.sit()
    seat.play_until(MY_CARD)
    open_settings(page)
    assert page.is_checked("#pace-instant")
    choose(page, "pace-natural")
    back(page)
    page.evaluate(MOVES)
    lay(seat)
    shown = page.evaluate("() => shown.map(([, at]) => at)")
    assert shown[1] - shown[0] > 500
    assert page.evaluate("() => moving")

    open_settings(page)
    choose(page, "motion-less")
    back(page)
    seat.wait_until(MY_CARD)
    page.evaluate("() => { moving.length = 0 }")
    lay(seat)
    assert page.evaluate("() => moving") == []
    open_settings(page)
    choose(page, "motion-system")
    page.wait_for_selector("html[data-motion=full]")
    page.emulate_media(reduced_motion="reduce")
    page.wait_for_selector("html[data-motion=less]")
    choose(page, "pace-instant")
    back(page)
    seat.play_until(MATCH_OVER)


def test_a_level_changed_in_the_middle_is_saved_and_played_on(seat: Seat) -> None:
    seat.sit()
    seat.play_until(MID_TRICK)
    page, before = seat.page, seat.position()
    assert players(page) == ["human", "club", "club", "club"]
    open_settings(page)
    assert page.is_checked("#level-club")
    choose(page, "level-beginner")
    page.wait_for_function("() => document.getElementById('title').textContent.includes('începător')")
    back(page)
    assert seat.position() == before
    assert players(page) == ["human", "beginner", "beginner", "beginner"]
    page.reload()
    seat.dealt()
    assert seat.position() == before
    assert players(page)[1] == "beginner"
    open_settings(page)
    assert page.is_checked("#level-beginner")
    back(page)
    seat.play_until(MATCH_OVER)
    assert players(page)[1] == "beginner"


def players(page: Page) -> list[str]:
    """Return who sits at the table, as the match in the database has it."""
    saved: dict[str, Any] | None = saved_match(page)
    assert saved is not None
    seats: list[str] = saved["setup"]["seats"]
    return seats


def test_all_of_it_fits_and_can_be_hit(seat: Seat) -> None:
    page = seat.page
    page.set_viewport_size({"width": 360, "height": 640})
    seat.sit()
    seat.play_until(MY_CARD)
    open_settings(page)
    found = []
    for size in ("text-100", "text-200"):
        choose(page, size)
        for width, height in ((360, 640), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            found += small_or_wide(page)
    back(page)
    page.tap("#menu")
    assert found + small_or_wide(page) == []
