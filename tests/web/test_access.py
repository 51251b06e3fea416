"""What a screen reader and axe find."""

from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.web.axe import violations
from tests.web.phone import Phone
from tests.web.seat import CHOOSE_TEXT, HIGHEST_BIDDER, MATCH_OVER, MY_CARD, QUICK, REFUSED, Seat
from tests.web.test_tables import reach_exchange
from ui import later

SCHEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
AT_ONCE = "target=21&seed=7&bots=club&pace=instant"
HONOUR = f"?rules=tromf-standard&players=4&{AT_ONCE}&set=conduct=honour&set=peek=true&cuts=yes"
OF_MATCH = ("match-rules", "score", "fair")
"""The pages that tell of the match behind them."""
TALON = f"?rules=talon&players=4&{AT_ONCE}"


@pytest.fixture
def phone(installed_phone: Phone) -> Phone:
    """Return a phone that has the site already: nothing here is about a first visit."""
    return installed_phone


def in_both_schemes(page: Page, where: str) -> list[str]:
    """Return what axe finds on the page in its light and its dark dress, one line each."""
    found = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found += [f"{where}, {scheme}: {line}" for line in violations(page)]
    return found


def show(page: Page, name: str) -> None:
    """Turn to a page of the sheet by its address."""
    page.evaluate("name => { location.hash = name; }", name)
    page.wait_for_selector(f"#sheet[data-page={name}] #sheet-body > *", state="visible")


def test_axe_finds_nothing_at_home_and_on_the_pages_over_it(phone: Phone) -> None:
    page = phone.boot()
    found = in_both_schemes(page, "home")
    for name in later.PAGES:
        if name not in OF_MATCH:
            show(page, name)
            found += in_both_schemes(page, name)
    assert found == []


def test_axe_finds_nothing_in_a_match(phone: Phone) -> None:
    seat = Seat(phone).sit(QUICK)
    page = seat.page
    seat.wait_until("table.querySelector('.bids')")
    found = in_both_schemes(page, "auction")
    page.tap("#menu")
    found += in_both_schemes(page, "menu")
    for name in (*OF_MATCH, "matches"):
        show(page, name)
        found += in_both_schemes(page, f"{name} of a match")
        page.go_back()
        page.wait_for_selector("#table", state="visible")
    page.locator("[data-move^=bid]:not(:disabled)").last.dispatch_event("click")
    seat.wait_until("table.querySelector('.trump-choices')")
    found += in_both_schemes(page, "trump")
    seat.play_until(REFUSED)
    page.locator("#hand [data-card]:not([aria-disabled])").first.dispatch_event("click")
    page.locator("#hand [aria-disabled=true]").first.dispatch_event("click")
    page.wait_for_selector("#notice", state="visible")
    found += in_both_schemes(page, "card picked up, with a notice")
    page.tap("#notice-close")
    page.tap("#hint")
    page.wait_for_selector("#hint-words", state="visible")
    found += in_both_schemes(page, "hint")
    page.tap("#hint")
    page.keyboard.press("s")
    page.wait_for_selector("#recap[data-shown]")
    found += in_both_schemes(page, "how the match stands")
    page.keyboard.press("Escape")
    seat.play_until("table.querySelector('#trick[data-whole=yes]')")
    found += in_both_schemes(page, "finished trick")
    seat.play_until(MY_CARD)
    page.tap("#pile")
    page.wait_for_selector("#last-trick", state="visible")
    found += in_both_schemes(page, "last trick")
    page.keyboard.press("Escape")
    seat.play_until("table.querySelector('#summary table')")
    found += in_both_schemes(page, "summary")
    seat.play_until(MATCH_OVER)
    found += in_both_schemes(page, "match over")
    for name in ("score", "fair"):
        show(page, name)
        found += in_both_schemes(page, f"{name} of a match that is over")
        page.go_back()
        page.wait_for_selector("#table", state="visible")
    assert found == []


def test_axe_finds_nothing_where_everything_is_asked(phone: Phone) -> None:
    seat = Seat(phone).sit(HONOUR)
    page = seat.page
    found = []
    for phase in ("cut", "peek"):
        seat.play_until(f"table.dataset.phase === '{phase}' && table.querySelector('#actions [data-move]')")
        found += in_both_schemes(page, phase)
    seat.play_until(MY_CARD + " && table.querySelector('#accuse summary')")
    page.tap("#accuse summary")
    page.wait_for_selector(".accuse-panel", state="visible")
    found += in_both_schemes(page, "accuse")
    seat.sit(TALON)
    reach_exchange(seat)
    page.tap("#hand [data-card]")
    found += in_both_schemes(page, "exchange")
    assert found == []


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
    page, version = seat.page, seat.version
    page.locator("#hand [data-card]:not([aria-disabled])").first.press("Enter")
    page.keyboard.press("Enter")
    seat.wait_until(f"Number(table.dataset.version) > {version}")
    card = page.evaluate("() => document.activeElement.dataset.card")
    assert card in seat.hand
    seat.wait_until(f"Number(table.dataset.version) > {version + 1} && {MY_CARD}")
    assert page.evaluate("() => document.activeElement.dataset.card") == card


def test_keyboard_is_on_the_way_back_when_the_table_is_left(phone: Phone) -> None:
    page = Seat(phone).sit(QUICK).page
    page.locator("#leave").press("Enter")
    page.wait_for_selector("#home", state="visible")
    page.wait_for_function("() => document.activeElement.closest('#home .home-start')")


IN_SIGHT = """async () => {
  // The page has heard of its new size by the second frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const table = document.getElementById("table");
  const { sides, phase } = table.dataset;
  const missing = [];
  const look = (name, selector, least) => {
    const found = [...table.querySelectorAll(selector)];
    if (found.length < least) missing.push(`${name}: ${found.length}`);
    for (const each of found) {
      const box = each.getBoundingClientRect();
      const within = box.left > -1 && box.top > -1 && box.right < innerWidth + 1 && box.bottom < innerHeight + 1;
      if (!within || box.width < 3 || box.height < 3 || getComputedStyle(each).visibility === "hidden")
        missing.push(`${name} ${each.textContent} at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    }
  };
  look("trump", ".contract-trump", 1);
  look("contract", ".contract-bid", 1);
  look("totals", ".side-total", sides);
  look("points", ".side-round", sides);
  // With very large text the open talon takes the place of the seats, and the line above says who dealt.
  const seats = phase !== "exchange" || document.documentElement.dataset.room === "enough";
  look("dealer", seats ? ".dealer" : ".contract-dealer", 1);
  look("turn", ".seat[data-turn=yes] .plate", 1);
  look("what is asked", "#status", 1);
  look("hand", "#hand [data-card]", phase === "cut" ? 0 : 1);
  look("moves", "#actions button", 0);
  return missing;
}"""
"""What should be on the screen at every moment of a round and is not, or not whole."""
PHASES = ("cut", "peek", "auction", "exchange", "trump", "play")
ASKS_ALL = "set=packet=3&set=peek=true&cuts=yes"


@pytest.mark.parametrize(
    "table",
    [
        "rules=tromf-two&players=2",
        f"rules=talon&players=3&{ASKS_ALL}",
        f"rules=talon&players=4&{ASKS_ALL}&set=conduct=honour",
        "rules=traditional&players=5",
        "rules=traditional&players=6&set=sides=6",
    ],
)
def test_the_state_of_the_round_is_in_sight_in_every_phase(phone: Phone, table: str) -> None:
    seat = Seat(phone)
    page = seat.page
    phone.open(f"?{table}&{AT_ONCE}")
    phone.wait_for_mark("cruce-table")
    found = []
    for phase in PHASES:
        mine = f"table.dataset.phase === '{phase}' && table.querySelector('#seat-bottom[data-turn=yes]')"
        if phase == "play":
            mine += " && !document.getElementById('pile').hidden"
        page.evaluate(HIGHEST_BIDDER, f"({mine}) || table.hasAttribute('data-summary')")
        if seat.phase != phase:
            continue
        for text in ("100", "200"):
            page.evaluate(CHOOSE_TEXT, text)
            for width, height in ((360, 640), (640, 360), (844, 390), (768, 1024), (1024, 768)):
                page.set_viewport_size({"width": width, "height": height})
                found += [f"{phase}, {text} %, {width}x{height}: {each}" for each in page.evaluate(IN_SIGHT)]
        page.evaluate(CHOOSE_TEXT, "100")
    assert found == []


LOW = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return document.querySelector("#summary .primary").getBoundingClientRect().bottom - innerHeight;
}"""
"""By how many pixels the button that goes on lies below the screen."""


@pytest.mark.parametrize("table", ["rules=standard&players=3", "rules=traditional&players=6&set=sides=6"])
def test_the_way_on_from_a_round_is_in_sight(phone: Phone, table: str) -> None:
    page = phone.open(f"?{table}&{AT_ONCE}")
    phone.wait_for_mark("cruce-table")
    Seat(phone).play_until("table.querySelector('#summary table')")
    hidden = []
    for text in ("100", "125", "150", "200"):
        page.evaluate(CHOOSE_TEXT, text)
        for width, height in ((360, 640), (390, 844), (640, 360), (844, 390), (768, 1024), (1024, 768)):
            page.set_viewport_size({"width": width, "height": height})
            if page.evaluate(LOW) > 0:
                hidden.append((text, width, height))
    assert hidden == []
