"""The whole game by keyboard alone: no press of a pointer, and the keyboard is never left on nothing."""

from collections.abc import Iterator

import pytest

from tests.web.phone import Phone
from tests.web.seat import MY_CARD, REFUSED, Seat
from ui.later import PAGES

LONG = "?rules=standard&players=4&target=21&seed=7&bots=club&pace=instant"
HONOUR = LONG + "&set=conduct=honour"
MINE = "table.querySelector('#seat-bottom[data-turn=yes]') || table.querySelector('#summary table')"
PLAYABLE = ", se poate juca"
STOPS = 14
"""Presses of Tab that are looked at on each screen."""
HELD = """() => {
  const held = document.activeElement;
  const box = held.getBoundingClientRect();
  const ringed = [held, held.nextElementSibling].filter((each) => each).map((each) => getComputedStyle(each));
  return {
    body: held === document.body,
    name: held.getAttribute("aria-label") ?? held.innerText.replace(/\\s+/g, " ").trim(),
    id: held.id,
    within: held.closest("[id]:not(button)")?.id ?? "",
    ring: ringed.some((style) => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2),
    seen: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  };
}"""
"""What the keyboard is on: its name, where it stands, whether a ring shows it and it is in sight."""


ON_TOP = """(selector) => [...document.querySelectorAll(selector)].filter((each) => {
  const box = each.getBoundingClientRect();
  return !each.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}).map((each) => each.innerText)"""
"""Returns the words of those among some elements that something else covers."""


class Typist:
    """Someone who has a keyboard only."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.page = seat.page

    def press(self, key: str) -> dict[str, str]:
        """Press a key, and return what the keyboard is on; it is on something."""
        self.page.keyboard.press(key)
        held: dict[str, str] = self.page.evaluate(HELD)
        assert not held["body"], f"the keyboard is on nothing after {key}"
        return held

    def held(self) -> dict[str, str]:
        """Return what the keyboard is on."""
        held: dict[str, str] = self.page.evaluate(HELD)
        return held

    def sit(self, address: str) -> None:
        """Sit down, and ask for the keys: what they do comes with the first."""
        self.seat.sit(address)
        assert self.held()["id"] == "title"
        self.press("?")
        self.page.wait_for_selector("#recap-words p")
        self.press("Escape")
        self.page.wait_for_selector("#recap-words p", state="detached")

    def stops(self) -> Iterator[dict[str, str]]:
        """Press Tab some times, until the page is left, and yield what the keyboard is on each time."""
        for _ in range(STOPS):
            self.page.keyboard.press("Tab")
            held = self.held()
            if held["body"]:
                return
            yield held

    def await_turn(self) -> None:
        """Wait until something is asked; the keyboard stays on something meanwhile."""
        self.seat.wait_until(MINE)
        assert not self.held()["body"]

    def to(self, name: str, key: str = "ArrowRight") -> None:
        """Press a key until the keyboard is on a control whose name has some words."""
        for _ in range(20):
            if name in self.press(key)["name"]:
                return
        raise AssertionError(f"{key} does not lead to {name}")


@pytest.fixture
def typist(installed_phone: Phone) -> Typist:
    """Return someone with a keyboard only, before a table is chosen."""
    return Typist(Seat(installed_phone))


def lay(typist: Typist) -> None:
    """Lay the first card that may be played: by Enter or Space, twice, with a change of mind between."""
    held = len(typist.seat.hand)
    typist.press("Home" if typist.held()["within"] == "hand" else "ArrowRight")
    while not typist.held()["name"].endswith(PLAYABLE):
        typist.press("ArrowRight")
    card = typist.held()["name"].removesuffix(PLAYABLE)
    assert typist.press("Enter")["name"] == f"Joacă {card}"
    assert typist.press("Escape")["name"] == card + PLAYABLE, "put down, and the keyboard is on it again"
    typist.press("Space")
    after = typist.press("Space")
    assert after["within"] == ("hand" if held > 1 else "status"), after


def test_a_whole_round_by_keyboard_alone(typist: Typist) -> None:
    seat, page = typist.seat, typist.page
    typist.sit(LONG)
    laid = 0
    while not page.is_visible("#summary table"):
        typist.await_turn()
        version = seat.version
        if seat.phase == "auction":
            typist.to("pas")
            assert "două" in typist.press("ArrowRight")["name"]
            assert typist.press("Enter")["id"] == "status"
        elif seat.phase == "trump":
            typist.to("treflă")
            assert typist.press("Enter")["id"] == "status"
        elif seat.phase == "play":
            lay(typist)
            laid += 1
        seat.wait_until(f"Number(table.dataset.version) > {version} || table.querySelector('#summary table')")
    assert laid == 6
    assert [move for move in seat.saved_moves() if move in ("bid 2", "trump C")] == ["bid 2", "trump C"]
    page.wait_for_function("() => document.activeElement.id === 'summary-title'")
    typist.to("Runda următoare", "Tab")
    typist.press("Enter")
    seat.wait_until("document.getElementById('title').textContent.startsWith('Runda 2')")
    assert not typist.held()["body"]


def test_what_lies_over_the_table_is_reached_read_and_closed(typist: Typist) -> None:
    seat, page = typist.seat, typist.page
    typist.sit(LONG)
    seat.play_until(REFUSED)
    page.locator("#hand [aria-disabled=true]").first.focus()
    refused = typist.press("Enter")
    assert refused["name"].endswith("nu se poate juca acum")
    page.wait_for_selector("#notice-text:not(:empty)", state="visible")
    assert typist.press("Escape") == refused
    assert page.is_hidden("#notice")
    typist.press("Enter")
    page.focus("#notice-close")
    typist.press("Enter")
    assert typist.held()["within"] == "hand"
    page.focus("#hint")
    typist.press("Enter")
    page.wait_for_selector("#hint-words:not([hidden]) p")
    assert typist.press("Escape")["id"] == "hint"
    assert page.is_hidden("#hint-words")
    page.locator("#hand [data-card]").first.focus()
    for key, words in (("s", "Contractul"), ("t", "Levata"), ("h", "În mână ai"), ("?", "Taste")):
        typist.press(key)
        page.wait_for_function("words => document.getElementById('recap-words').textContent.includes(words)", arg=words)
        assert typist.held()["within"] == "hand"
    typist.press("Escape")
    assert page.inner_text("#recap-words") == ""
    page.focus("#show-recap")
    typist.press("Enter")
    page.wait_for_selector(".recap[data-shown]")
    typist.to("Închide", "Tab")
    assert typist.press("Enter")["id"] == "show-recap"
    page.focus("#show-score")
    typist.press("Enter")
    page.wait_for_function("() => document.activeElement.id === 'sheet-title'")
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement.id === 'show-score'")


def test_what_was_told_is_never_in_the_way_and_goes_with_the_table(typist: Typist) -> None:
    seat, page = typist.seat, typist.page
    typist.sit(LONG)
    seat.play_until(MY_CARD)

    def tell() -> None:
        page.locator("#hand [data-card]").first.focus()
        typist.press("s")
        page.wait_for_selector(".recap[data-shown] p")

    tell()
    page.go_back()
    page.wait_for_selector(".recap:not([data-shown])", state="attached")
    assert page.is_visible("#table")

    tell()
    page.focus("#menu")
    typist.press("Enter")
    assert page.evaluate(ON_TOP, ".menu-row") == []
    typist.to("Setări", "Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("#sheet[data-page=settings] .settings")
    page.focus("#speak-ro")
    page.keyboard.press("ArrowDown")
    page.wait_for_selector("html[lang=en]")
    page.keyboard.press("Escape")
    page.wait_for_selector("#table", state="visible")
    assert page.inner_text("#recap-words") == ""


def test_an_accusation_is_made_by_keyboard(typist: Typist) -> None:
    seat, page = typist.seat, typist.page
    typist.sit(HONOUR)
    seat.play_until("table.querySelector('#accuse summary') && table.querySelector('#seat-bottom[data-turn=yes]')")
    page.focus("#accuse summary")
    typist.press("Enter")
    typist.to("Acuz:", "Tab")
    assert typist.press("Escape")["within"] == "accuse"
    assert page.locator("#accuse details[open]").count() == 0
    typist.press("Enter")
    typist.to("Acuz:", "Tab")
    version = seat.version
    typist.press("Enter")
    seat.wait_until(f"Number(table.dataset.version) > {version}")
    assert not typist.held()["body"]
    assert seat.saved_moves()[version].startswith("accuse")


def test_every_stop_of_the_keyboard_is_seen(typist: Typist) -> None:
    seat, page = typist.seat, typist.page
    seat.phone.boot()
    for reach in (None, MY_CARD, "table.querySelector('#summary table')", "score", "settings"):
        if reach in PAGES:
            page.evaluate("name => { location.hash = name; }", reach)
            page.wait_for_selector(f"#sheet[data-page={reach}]:not([hidden]) .panel")
        elif reach:
            if page.is_hidden("#table"):
                seat.sit(LONG)
            seat.play_until(reach)
        stops = list(typist.stops())
        unseen = [stop["name"] for stop in stops if not (stop["ring"] and stop["seen"])]
        assert unseen == [], reach
        assert len({(stop["id"], stop["name"]) for stop in stops}) > 0, reach
