"""Cards under a finger: tap, drag, double tap, and what must not happen."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import CDPSession

from tests.web.phone import Phone
from tests.web.seat import MY_CARD, QUICK, REFUSED, Seat

Point = tuple[float, float]


@pytest.fixture
def phone(installed_phone: Phone) -> Phone:
    """Return a phone that has the site already: nothing here is about a first visit."""
    return installed_phone


@pytest.fixture
def seat(phone: Phone) -> Seat:
    """Return a seat whose turn it is to lay a card."""
    at = Seat(phone).sit(QUICK.replace("pace=instant", "pace=quick"))
    at.play_until(MY_CARD)
    return at


def centre(seat: Seat, selector: str) -> Point:
    """Return the middle of the part of a card that other cards leave free."""
    box = seat.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + 14, box["y"] + box["height"] / 2


@contextmanager
def finger(seat: Seat, start: Point) -> Iterator[CDPSession]:
    """Put a finger down at a point; the caller moves and lifts it."""
    session = seat.phone.context.new_cdp_session(seat.page)
    touch(session, "touchStart", start)
    yield session
    session.detach()


def touch(session: CDPSession, kind: str, *points: Point) -> None:
    """Send one touch event."""
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def slide(session: CDPSession, start: Point, end: Point, steps: int = 8) -> None:
    """Move the finger in a line."""
    for step in range(1, steps + 1):
        share = step / steps
        touch(session, "touchMove", (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))


FREE = "#hand [data-card]:not([aria-disabled])"
BARRED = "#hand [aria-disabled=true]"


def first(seat: Seat, selector: str) -> str:
    return str(seat.page.locator(selector).first.get_attribute("data-card"))


def test_card_dragged_to_the_middle_is_played(seat: Seat) -> None:
    card, start, version = first(seat, FREE), centre(seat, FREE), seat.version
    with finger(seat, start) as session:
        slide(session, start, (195, 380))
        assert seat.page.locator(".dragged").get_attribute("data-card") == card
        touch(session, "touchEnd")
    seat.wait_until(f"Number(table.dataset.version) > {version}")
    assert card not in seat.hand
    assert seat.saved_moves()[version] == f"play {card}"


def test_card_let_go_over_the_hand_stays(seat: Seat) -> None:
    hand, start, version = seat.hand, centre(seat, FREE), seat.version
    with finger(seat, start) as session:
        slide(session, start, (start[0] + 60, start[1] - 10))
        touch(session, "touchEnd")
    seat.page.wait_for_selector(".dragged", state="detached")
    assert (seat.hand, seat.version) == (hand, version)


def test_interrupted_drag_puts_the_card_back(seat: Seat) -> None:
    hand, start, version = seat.hand, centre(seat, FREE), seat.version
    with finger(seat, start) as session:
        slide(session, start, (195, 380))
        touch(session, "touchCancel")
    seat.page.wait_for_selector(".dragged", state="detached")
    assert (seat.hand, seat.version) == (hand, version)
    assert seat.page.locator(FREE).first.evaluate("card => card.style.transform") == ""


def test_second_finger_changes_nothing(seat: Seat) -> None:
    start, version = centre(seat, FREE), seat.version
    with finger(seat, start) as session:
        slide(session, start, (195, 420))
        touch(session, "touchStart", (195, 420), (60, 300))
        touch(session, "touchMove", (195, 380), (80, 300))
        touch(session, "touchEnd")
    seat.wait_until(f"Number(table.dataset.version) > {version}")
    assert sum(move.startswith("play") for move in seat.saved_moves()[version:][:1]) == 1


def test_tap_picks_a_card_up_and_its_button_plays_it(seat: Seat) -> None:
    card, version = first(seat, FREE), seat.version
    seat.page.touchscreen.tap(*centre(seat, FREE))
    button = seat.page.locator(f"[data-move='play {card}']")
    assert button.is_enabled()
    assert seat.version == version
    button.tap()
    seat.wait_until(f"Number(table.dataset.version) > {version}")
    assert seat.saved_moves()[version] == f"play {card}"


def test_double_tap_on_the_button_plays_one_card(seat: Seat) -> None:
    card, version, held = first(seat, FREE), seat.version, len(seat.hand)
    seat.page.touchscreen.tap(*centre(seat, FREE))
    seat.page.locator(f"[data-move='play {card}']").evaluate("button => { button.click(); button.click(); }")
    seat.wait_until(f"Number(table.dataset.version) > {version}")
    seat.wait_until("table.querySelector('#seat-bottom[data-turn=yes]') || table.hasAttribute('data-summary')")
    assert len(seat.hand) == held - 1


def test_double_tap_on_a_card_plays_none(seat: Seat) -> None:
    version, point = seat.version, centre(seat, FREE)
    seat.page.touchscreen.tap(*point)
    seat.page.touchscreen.tap(*point)
    assert seat.page.locator(".card-lifted").count() == 0
    assert seat.version == version


def test_refused_card_stays_and_says_why(seat: Seat) -> None:
    seat.play_until(REFUSED)
    version, start = seat.version, centre(seat, BARRED)
    seat.page.touchscreen.tap(*start)
    seat.page.wait_for_selector("#notice-text:not(:empty)", state="visible")
    assert "trebuie" in seat.page.inner_text("#notice-text")
    assert seat.page.locator(".card-lifted").count() == 0
    with finger(seat, start) as session:
        slide(session, start, (195, 380))
        assert seat.page.locator(".dragged").count() == 0
        touch(session, "touchEnd")
    assert seat.version == version


def test_refused_card_that_is_pulled_says_why_too(seat: Seat) -> None:
    seat.play_until(REFUSED)
    start = centre(seat, BARRED)
    with finger(seat, start) as session:
        slide(session, start, (195, 380))
        touch(session, "touchEnd")
    seat.page.wait_for_selector("#notice-text:not(:empty)", state="visible")
    assert "trebuie" in seat.page.inner_text("#notice-text")


def choose(seat: Seat, **settings: str) -> None:
    """Choose settings, as their page does."""
    seat.page.evaluate(
        """(settings) => {
          for (const [name, value] of Object.entries(settings)) localStorage.setItem(`cruce-${name}`, value);
          document.dispatchEvent(new CustomEvent("cruce-settings"));
        }""",
        settings,
    )


def my_turn(seat: Seat, version: int) -> None:
    """Wait until the person is to lay a card again."""
    seat.wait_until(f"Number(table.dataset.version) > {version} && {MY_CARD}")


def test_cards_are_laid_as_the_settings_say(seat: Seat) -> None:
    """Each setting holds from the next touch on."""
    page = seat.page
    choose(seat, input="tap")
    start, version = centre(seat, FREE), seat.version
    with finger(seat, start) as session:
        slide(session, start, (195, 380))
        assert page.locator(".dragged").count() == 0
        touch(session, "touchEnd")
    assert seat.version == version
    choose(seat, input="drag")
    page.touchscreen.tap(*centre(seat, FREE))
    page.wait_for_selector("#notice-text:not(:empty)", state="visible")
    assert "se trage" in page.inner_text("#notice-text")
    assert page.locator(".card-lifted").count() == 0
    page.locator(FREE).first.press("Enter")
    assert page.locator(".card-lifted").count() == 1, "a keyboard cannot drag"
    page.locator(FREE).first.press("Enter")
    choose(seat, input="both", confirm="no")
    card, start = first(seat, FREE), centre(seat, FREE)
    held = len(seat.hand)
    page.touchscreen.tap(*start)
    page.touchscreen.tap(*start)
    my_turn(seat, version)
    assert seat.saved_moves()[version] == f"play {card}"
    assert len(seat.hand) == held - 1, "a double tap lays one card"
    choose(seat, input="drag", confirm="no")
    version, card, start = seat.version, first(seat, FREE), centre(seat, FREE)
    with finger(seat, start) as session:
        slide(session, start, (195, 380))
        touch(session, "touchEnd")
    seat.wait_until(f"Number(table.dataset.version) > {version}")
    assert seat.saved_moves()[version] == f"play {card}"


LIFTED = """() => {
  const { left, top, right, bottom, width } = document.querySelector(".dragged").getBoundingClientRect();
  const felt = getComputedStyle(document.getElementById("felt"), "::before").opacity;
  return { left, top, right, bottom, width, screen: [innerWidth, innerHeight], felt: Number(felt) };
}"""


@pytest.mark.parametrize(
    ("size", "points"), [((360, 640), ((180, 380), (20, 120))), ((640, 360), ((420, 150), (600, 20)))]
)
def test_dragged_card_is_doubled_and_clear_of_the_finger(seat: Seat, size: Point, points: tuple[Point, ...]) -> None:
    page, version = seat.page, seat.version
    page.set_viewport_size({"width": int(size[0]), "height": int(size[1])})
    choose(seat, motion="less")
    dim = page.evaluate("() => Number(getComputedStyle(document.getElementById('felt'), '::before').opacity)")
    box = page.locator(FREE).first.bounding_box()
    start = centre(seat, FREE)
    assert box
    with finger(seat, start) as session:
        for x, y in points:
            slide(session, start, (x, y))
            lifted = page.evaluate(LIFTED)
            assert lifted["width"] == pytest.approx(2 * box["width"], abs=1)
            assert lifted["bottom"] < y or lifted["right"] < x or lifted["left"] > x, "the finger hides nothing of it"
            assert lifted["left"] >= 0
            assert lifted["top"] >= 0
            assert lifted["right"] <= lifted["screen"][0]
            assert lifted["bottom"] <= lifted["screen"][1]
            assert lifted["felt"] > 2 * dim, "the table lights up"
        touch(session, "touchCancel")
    assert seat.version == version


INTERRUPTIONS = {
    "the phone is turned": "() => dispatchEvent(new Event('resize'))",
    "the page is hidden": "() => document.dispatchEvent(new Event('visibilitychange'))",
    "another window comes": "() => dispatchEvent(new Event('blur'))",
    "the finger is taken away": """() => {
      const card = document.querySelector(".dragged");
      for (let id = 0; id < 99; id += 1) if (card.hasPointerCapture(id)) card.releasePointerCapture(id);
    }""",
}


def test_drag_that_is_interrupted_puts_the_card_back(seat: Seat) -> None:
    version, hand = seat.version, seat.hand
    for what, happens in INTERRUPTIONS.items():
        start = centre(seat, FREE)
        with finger(seat, start) as session:
            slide(session, start, (195, 380))
            assert seat.page.locator(".dragged").count() == 1, what
            seat.page.evaluate(happens)
            slide(session, (195, 380), (195, 300))
            assert seat.page.locator(".dragged").count() == 0, what
            touch(session, "touchEnd")
        assert (seat.version, seat.hand) == (version, hand), what
    seat.page.evaluate("() => history.back()")
    seat.page.wait_for_selector("#home", state="visible")
    assert len(seat.saved_moves()) == version


def test_nothing_is_selected_or_pulled_by_a_finger(seat: Seat) -> None:
    """A long press opens no menu, the page does not follow a pull, and it can be enlarged by two fingers."""
    kept = seat.page.evaluate(
        """() => ["#hand .card", "#felt"].map((each) => {
          const event = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
          document.querySelector(each).dispatchEvent(event);
          return event.defaultPrevented;
        })"""
    )
    assert kept == [True, True]
    styles = seat.page.evaluate(
        """() => {
          const table = getComputedStyle(document.getElementById("table"));
          const card = getComputedStyle(document.querySelector("#hand .card"));
          return [table.userSelect, table.overscrollBehavior, card.touchAction];
        }"""
    )
    assert styles == ["none", "none", "pinch-zoom"]


def test_no_card_is_dimmed_in_the_auction_or_out_of_turn(phone: Phone) -> None:
    seat = Seat(phone).sit(QUICK.replace("pace=instant", "pace=natural"))
    dimmed = seat.page.evaluate(
        """() => new Promise((done) => {
          const table = document.getElementById("table");
          let watched = 0;
          const look = () => {
            const mine = table.querySelector("#seat-bottom[data-turn=yes]") && table.dataset.phase === "play";
            if (mine) { watch.disconnect(); done({ watched, wrong }); return; }
            watched += 1;
            wrong += table.querySelectorAll("[aria-disabled=true]").length;
            table.querySelector("[data-move]:not(:disabled)")?.click();
          };
          let wrong = 0;
          const watch = new MutationObserver(look);
          watch.observe(table, { subtree: true, childList: true, attributes: true });
          look();
        })"""
    )
    assert dimmed["watched"] > 3
    assert dimmed["wrong"] == 0
