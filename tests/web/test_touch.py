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
