"""Every ruleset on the phone: whole matches by the buttons alone, each phase under a finger, each table in sight."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from cruce.rules import Rules
from cruce.table import Table, TableSettings
from tests.web.phone import Phone
from tests.web.seat import BEHIND, CHOOSE_TEXT, HIGHEST_BIDDER, MATCH_OVER, MY_CARD, Seat, saved_match

TABLES = (
    ("standard", 4),
    ("tromf-standard", 3),
    ("tromf-classic", 4),
    ("tromf-two", 2),
    ("contest", 4),
    ("contest-pairs", 4),
    ("traditional", 2),
    ("moldovan", 3),
    ("no-auction", 4),
    ("fixed-trump", 5),
    ("talon", 4),
    ("six", 6),
    ("ardeal", 3),
)
"""Every ruleset, and among them every number of players."""

SIZES = ((360, 640), (390, 844), (640, 360), (844, 390))
HONOUR = "set=conduct=honour"
ACCUSABLE = "table.querySelector('#accuse summary') && table.querySelector('#seat-bottom[data-turn=yes]')"
FULL = MY_CARD + " && table.querySelectorAll('.laid:not(.collected)').length >= Number(table.dataset.players) - 1"
"""The person's turn with a card of every other seat on the table."""
MY_EXCHANGE = "table.querySelector('[data-talon]')"


def address(rules: str, players: int, *more: str) -> str:
    """Return the address of a short match in which everything happens at once."""
    return "?" + "&".join([f"rules={rules}&players={players}", "target=1&seed=7&bots=club&pace=instant", *more])


LINES = """() => {
  const shown = [...document.querySelectorAll("#contract > *")].filter((each) => each.getClientRects().length);
  const middles = shown.map((each) => each.getBoundingClientRect()).map((box) => (box.top + box.bottom) / 2);
  const high = parseFloat(getComputedStyle(document.getElementById("contract")).fontSize);
  const broken = shown.filter((each) => each.matches(".contract-bid, .contract-dealer")
    && each.getClientRects().length + Math.floor(each.getBoundingClientRect().height / (2 * high)) > 1);
  return (Math.max(...middles) - Math.min(...middles) < high / 2 ? 1 : 2) + broken.length;
}"""
"""Returns how many lines the line about the contract takes."""


@pytest.fixture
def seat(installed_phone: Phone) -> Seat:
    """Return the person's seat, before a table is chosen."""
    return Seat(installed_phone)


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_robot_ends_a_match_of_every_ruleset(seat: Seat, rules: str, players: int) -> None:
    seat.sit(address(rules, players))
    assert seat.page.locator(".seat:visible").count() == players
    seat.play_until(MATCH_OVER)
    assert seat.page.query_selector("[data-move]:not(:disabled)") is None


def test_robot_ends_a_match_with_everything_asked(seat: Seat) -> None:
    seat.sit(address("tromf-standard", 4, HONOUR, "set=peek=true", "cuts=yes").replace("target=1", "target=11"))
    phases = seat.play_until(MATCH_OVER)
    assert {"cut", "peek", "auction", "trump", "play"} <= set(phases)
    assert not any(move.startswith("accuse") for move in seat.saved_moves()), "nobody accuses by the way"


def test_talon_is_exchanged_by_touch(seat: Seat) -> None:
    seat.sit(address("talon", 4))
    reach_exchange(seat)
    page = seat.page
    assert page.locator("[data-move]").get_attribute("data-move") == "exchange"
    gives = page.locator("#hand [data-card]").first
    takes = page.locator("[data-talon]").last
    gives.tap()
    assert page.locator("[data-move]").is_disabled()
    takes.tap()
    given, taken = gives.get_attribute("data-card"), takes.get_attribute("data-talon")
    button = page.locator(f"[data-move='exchange {given} for {taken}']")
    assert button.is_enabled()
    button.tap()
    seat.wait_until("table.dataset.phase === 'trump'")
    assert taken in seat.hand
    assert given not in seat.hand
    assert seat.saved_moves()[-1] == f"exchange {given} for {taken}"


def reach_exchange(seat: Seat) -> None:
    """Bid as high as it goes whenever asked, until the talon lies open."""
    seat.page.evaluate(HIGHEST_BIDDER, MY_EXCHANGE)


def large(page: Page, size: str) -> None:
    """Write texts in another size."""
    page.evaluate("size => { localStorage.setItem('cruce-text', size); }", size)
    page.evaluate("() => document.dispatchEvent(new CustomEvent('cruce-settings'))")


@pytest.mark.parametrize(
    ("rules", "players", "more"),
    [
        ("standard", 4, ""),
        ("tromf-standard", 4, "set=peek=true"),
        ("talon", 4, ""),
        ("talon", 3, "set=packet=3&set=peek=true"),
        ("traditional", 6, ""),
        ("no-auction", 4, ""),
    ],
)
def test_who_dealt_is_told_where_plates_are_hidden(seat: Seat, rules: str, players: int, more: str) -> None:
    seat.sit(address(rules, players, more))
    page = seat.page
    page.set_viewport_size({"width": 360, "height": 640})
    assert page.locator(".contract-dealer:visible").count() == 0
    page.evaluate(HIGHEST_BIDDER, f"{MY_EXCHANGE} || !document.getElementById('summary').hidden")
    if page.locator("[data-talon]").count():
        large(page, "200")
        assert page.locator(".dealer:visible").count() == 0
        assert page.inner_text("#contract").count("împ") == page.evaluate(LINES) == 1
        large(page, "100")
        assert page.locator(".dealer:visible").count() == 1
        assert "împ" not in page.inner_text("#contract"), "what is there does not move for it"
        seat.play_until("!document.getElementById('summary').hidden")
    assert page.inner_text("#contract").count("împ") == page.evaluate(LINES) == 1


def test_mark_can_be_taken_away_again(seat: Seat) -> None:
    seat.sit(address("talon", 2))
    reach_exchange(seat)
    page = seat.page
    assert page.locator("[data-talon]").count() == 12
    for _ in range(2):
        page.locator("#hand [data-card]").first.tap()
        page.locator("[data-talon]").first.tap()
    assert page.locator("[data-move]").get_attribute("data-move") == "exchange"
    assert page.locator("[aria-pressed=true]").count() == 0


def test_pack_is_cut_where_the_slider_stands(seat: Seat) -> None:
    seat.sit(address("standard", 4, "cuts=yes").replace("target=1", "target=21"))
    seat.play_until("table.querySelector('[data-move=knock]')")
    assert seat.phase == "cut"
    slider = seat.page.locator("#cut-place")
    before = slider.input_value()
    slider.tap(position={"x": 60, "y": 20})
    place = slider.input_value()
    assert place != before
    seat.page.locator(f"[data-move='cut {place}']").tap()
    seat.wait_until("table.dataset.phase !== 'cut'")
    assert f"cut {place}" in seat.saved_moves()


def test_peeked_card_is_shown_to_all(seat: Seat) -> None:
    seat.sit(address("tromf-standard", 4, "set=peek=true"))
    seat.play_until("table.querySelector('.contract-shown') && table.dataset.phase === 'auction'")
    assert seat.page.locator(".contract-shown").inner_text() == "arătată"
    assert seat.page.locator(".contract-shown .card").get_attribute("aria-label")


def test_claim_is_offered_beside_the_plain_card_and_a_drag_asks(seat: Seat) -> None:
    seat.sit(address("contest", 2).replace("target=1", "target=21"))
    page = seat.page
    card = page.evaluate(PAIR_TO_LEAD)
    version = seat.version
    box = page.locator(f"[data-card={card}]").bounding_box()
    assert box
    page.mouse.move(box["x"] + 14, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(195, 300, steps=4)
    page.mouse.up()
    page.wait_for_selector("#actions [data-move^=claim]")
    assert seat.version == version, "the drag asks before it gives a marriage away"
    moves = page.locator("#actions [data-move]").evaluate_all("all => all.map((each) => each.dataset.move)")
    assert moves == [f"claim {card}", f"play {card}"]
    page.locator("[data-move^=claim]").tap()
    seat.wait_until(f"Number(table.dataset.version) > {version}")
    assert seat.saved_moves()[version] == f"claim {card}"
    assert any("anunț de" in line for line in page.locator("#log p").all_inner_texts())


PAIR_TO_LEAD = """() => new Promise((done) => {
  const table = document.getElementById("table");
  const press = () => {
    const hand = [...table.querySelectorAll("#hand [data-card]")].map((each) => each.dataset.card);
    const half = (card) => "KQ".includes(card[0]) && hand.includes((card[0] === "K" ? "Q" : "K") + card[1]);
    const king = hand.find((card) => card[0] === "K" && half(card));
    if (king && document.getElementById("status").textContent.startsWith("Deschizi")) {
      watch.disconnect();
      done(king);
      return;
    }
    const cards = [...table.querySelectorAll("[data-card]:not([aria-disabled=true])")];
    const move = [...table.querySelectorAll("[data-move]:not(:disabled)")].at(-1);
    (move ?? cards.find((each) => !half(each.dataset.card)) ?? cards[0])?.click();
  };
  const watch = new MutationObserver(press);
  watch.observe(table, { subtree: true, childList: true, attributes: true });
  press();
})"""
"""Bids high and keeps pairs, until the person leads with one in the hand; returns its king."""


SPILT = """() => [document.querySelector(".accuse-panel"), ...document.querySelectorAll(".accuse-seats button")]
  .filter((each) => each.scrollWidth > each.clientWidth || each.getBoundingClientRect().top < 0)
  .map((each) => each.innerText)"""
"""The words of what is wider inside than it is, or begins above the screen, where one accuses."""


def test_accusations_stand_after_the_cards_and_are_judged(seat: Seat) -> None:
    seat.sit(address("tromf-standard", 4, HONOUR).replace("target=1", "target=21"))
    seat.play_until(ACCUSABLE)
    page = seat.page
    assert page.locator("[aria-disabled=true]").count() == 0
    order = page.evaluate(
        """() => document.querySelector("#hand [data-card]:last-child")
          .compareDocumentPosition(document.querySelector("#accuse summary"))"""
    )
    assert order & 4, "the cards come first"
    page.locator("#accuse summary").tap()
    button = page.locator("#accuse button").first
    move = button.get_attribute("data-move")
    version = seat.version
    button.tap()
    seat.wait_until(f"Number(table.dataset.version) > {version}")
    assert seat.saved_moves()[version] == f"{move} by 0"
    assert "a călcat regula, dar nu e așa" in page.inner_text("#notice-text")
    assert page.locator(f"[data-move='{move}']").count() == 0, "innocent, until another card is laid"
    assert page.locator(".fined").count() == 1


def test_a_guilty_verdict_leaves_the_score_free(seat: Seat) -> None:
    seat.sit(address("tromf-standard", 4, HONOUR, "revokes=1").replace("target=1", "target=21"))
    page = seat.page
    seat.play_until(ACCUSABLE)
    while not page.is_visible("#summary h2"):
        seat.play_until(ACCUSABLE + " || table.querySelector('#summary h2')")
        if page.locator("#accuse summary").count():
            page.locator("#accuse summary").tap()
            version = seat.version
            page.locator("#accuse [data-move]").first.tap()
            seat.wait_until(f"Number(table.dataset.version) > {version}")
    assert page.is_hidden("#notice")
    assert "a călcat regula, și așa e!" in page.inner_text("#summary")
    page.locator("#summary [data-move=next]").tap()
    page.wait_for_selector("#summary", state="hidden")


def test_whoever_may_be_accused_is_named_in_full(seat: Seat) -> None:
    page = seat.page
    seat.phone.boot()
    names = json.dumps({**LONG_NAMES, "top-right": "W" * 20})
    page.evaluate("(names) => localStorage.setItem('cruce-names', names)", names)
    seat.sit(address("traditional", 6, "set=sides=6", HONOUR))
    seat.play_until(ACCUSABLE)
    page.locator("#accuse summary").tap()
    found: dict[str, Any] = {}
    for width, height in (*SIZES, (412, 915), (768, 1024)):
        page.set_viewport_size({"width": width, "height": height})
        for text in ("100", "125", "150", "200"):
            page.evaluate(CHOOSE_TEXT, text)
            found[f"{width}x{height}, {text} %"] = page.evaluate(SPILT)
    assert found == {looked_at: [] for looked_at in found}


def test_table_asks_once_more_after_the_last_card(seat: Seat) -> None:
    seat.sit(address("tromf-standard", 4, HONOUR))
    seat.play_until("table.dataset.phase === 'play' && table.querySelector('[data-move=next]')")
    assert seat.page.inner_text("#status") == "Acuzi pe cineva?"
    seat.page.locator("#accuse summary").tap()
    assert seat.page.locator("#accuse [data-move^=accuse]").count() == 2
    seat.page.locator("#accuse summary").tap()
    assert seat.page.locator("[data-move^=accuse]").count() == 0, "nobody accuses by the way"
    seat.page.locator("[data-move=next]").tap()
    seat.page.wait_for_selector("#summary table")


def test_bots_revoke_and_accuse_of_what_they_can_prove(seat: Seat) -> None:
    asked = address("standard", 4, HONOUR, "revokes=0.1")
    seat.sit(asked.replace("target=1", "target=6").replace("seed=7", "seed=21"))
    seat.page.evaluate(KEEPS_DUTIES, MATCH_OVER)
    saved = saved_match(seat.page)
    assert saved is not None
    setup, moves = saved["setup"], saved["moves"]
    assert setup["revokes"] == 0.1
    rules = Rules.named("standard", 4, target=6, conduct="honour")
    settings = TableSettings(revoke_rate=0.1)
    accusations = 0
    for at, move in enumerate(moves):
        table = Table.resumed(rules, setup["seed"], setup["seats"], moves[:at], settings)
        proven = table.proven()
        assert move == (proven.text if proven else move)
        accusations += proven is not None
    assert accusations == sum(move.startswith("accuse") for move in moves) > 0


KEEPS_DUTIES = HIGHEST_BIDDER.replace("moves.at(-1)", "moves[0]").replace(
    'table.querySelector("[data-card]:not([aria-disabled=true])")',
    """["led", "trump", ""].map((which) => {
      const led = table.querySelector("#trick [data-laid]:not(.collected)")?.dataset.laid;
      const trump = table.querySelector("#contract .contract-trump [data-suit]")?.dataset.suit;
      const suit = which === "led" ? led?.[1] : which === "trump" ? trump : "";
      const cards = [...table.querySelectorAll("#hand [data-card]")]
        .filter((each) => !which || each.dataset.card[1] === suit);
      const rank = (each) => "9JQKTA".indexOf(each.dataset.card[0]);
      return cards.sort((one, other) => rank(other) - rank(one))[0];
    }).find((each) => each)""",
)
"""Presses the first move offered, else plays the highest card of the suit led, or else of trump: it breaks no duty."""


def test_stock_is_counted_and_what_was_drawn_is_marked(seat: Seat) -> None:
    seat.sit(address("tromf-two", 2))
    seat.play_until("table.dataset.phase === 'play'")
    assert "8 cărți" in seat.page.inner_text("#stock")
    seat.play_until("table.querySelector('.card-drawn')")
    assert "6 cărți" in seat.page.inner_text("#stock")
    assert "joci ce vrei" in seat.page.inner_text("#stock")
    assert seat.page.locator(".card-drawn").count() == 1
    seat.play_until("table.dataset.phase === 'play' && document.getElementById('stock').hidden")


BOXES = """() => {
  const seen = (each) => each.getClientRects().length > 0;
  const all = document.querySelectorAll(".plate, .call, .side, .laid:not(.collected), #hand [data-card], #status");
  const outside = [...all].filter(seen).filter((each) => {
    const box = each.getBoundingClientRect();
    return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  });
  const plates = [...document.querySelectorAll(".plate, .side")].filter(seen)
    .map((each) => each.getBoundingClientRect());
  const over = (one, other) => one.left < other.right - 1 && one.top < other.bottom - 1;
  const crossed = plates.some((one, at) => plates.slice(at + 1).some((other) => over(one, other) && over(other, one)));
  const hidden = [...document.querySelectorAll(".laid:not(.collected) .card-index b")].filter((index) => {
    const box = index.getBoundingClientRect();
    const top = document.elementsFromPoint(box.left + 4, box.top + 4).find((each) => each.closest(".laid"));
    return top?.closest(".laid") !== index.closest(".laid");
  });
  const table = document.getElementById("table");
  return {
    outside: outside.map((each) => each.className + each.textContent),
    crossed,
    hidden: hidden.length,
    scrolls: table.scrollHeight > table.clientHeight || document.documentElement.scrollWidth > innerWidth,
  };
}"""
"""What lies outside the screen, plates that cross, corners of laid cards that are covered, and whether one scrolls."""


@pytest.mark.parametrize(
    ("rules", "players", "more"),
    [
        ("tromf-two", 2, ""),
        ("standard", 3, ""),
        ("contest", 4, ""),
        ("standard", 4, ""),
        ("traditional", 5, ""),
        ("traditional", 6, ""),
        ("traditional", 6, "set=sides=6"),
    ],
)
def test_everything_of_a_table_is_in_sight(seat: Seat, rules: str, players: int, more: str) -> None:
    seat.sit(address(rules, players, *([more] if more else [])).replace("target=1", "target=21"))
    seat.play_until(FULL)
    assert seat.page.locator(".side").count() == seat.page.evaluate("() => Number(table.dataset.sides)")
    found: dict[str, Any] = {}
    for width, height in SIZES:
        seat.page.set_viewport_size({"width": width, "height": height})
        found[f"{width}x{height}"] = seat.page.evaluate(BOXES)
    clear = {"outside": [], "crossed": False, "hidden": 0, "scrolls": False}
    assert found == dict.fromkeys(found, clear)


CROSSED_FIGURES = """() => {
  const range = document.createRange();
  const lines = (node) => (range.selectNodeContents(node), [...range.getClientRects()]);
  return [...table.querySelectorAll(".side")].flatMap((side) => {
    const [cards, marriages] = side.querySelectorAll(".side-round > span");
    for (const each of [cards, marriages].filter(Boolean)) each.textContent = each.textContent.replace(/\\d+/, "120");
    const total = side.querySelector(".side-total").lastChild;
    total.data = "\u221236";
    const [figure] = lines(total);
    const edge = side.getBoundingClientRect();
    return [...side.querySelectorAll(".side-name, .side-round > span")].filter((each) => lines(each).some((line) => {
      const across = Math.min(line.right, figure.right) - Math.max(line.left, figure.left);
      const down = Math.min(line.bottom, figure.bottom) - Math.max(line.top, figure.top);
      // A line's box is higher than its letters.
      return (across > 1 && down > line.height / 4 + 1) || line.right > edge.right || figure.right > edge.right;
    })).map((each) => each.textContent);
  });
}"""
"""What is crossed by its side's total, or leaves its box, with figures as wide as they get in a match."""

LONG_NAMES = {"left": "Smaranda Brătianu-Șt", "top": "Anamaria Constantina", "right": "Bunicuța din Sighișoa"}


@pytest.mark.parametrize("names", [{}, LONG_NAMES])
@pytest.mark.parametrize(("rules", "players"), [("standard", 3), ("traditional", 6)])
def test_totals_of_three_sides_cross_no_words(seat: Seat, rules: str, players: int, names: dict[str, str]) -> None:
    page = seat.page
    seat.phone.boot()
    page.evaluate("(names) => localStorage.setItem('cruce-names', names)", json.dumps(names))
    seat.sit(address(rules, players).replace("target=1", "target=21"))
    page.evaluate(HIGHEST_BIDDER, BEHIND)
    found: dict[str, Any] = {}
    for width, height in ((320, 568), *SIZES, (412, 915), (768, 1024)):
        page.set_viewport_size({"width": width, "height": height})
        for text in ("100", "125", "150", "200"):
            page.evaluate(CHOOSE_TEXT, text)
            found[f"{width}x{height}, {text} %"] = page.evaluate(CROSSED_FIGURES)
    assert found == {looked_at: [] for looked_at in found}


LOST_WORDS = """() => {
  const seen = (each) => each.getClientRects().length > 0;
  const range = document.createRange();
  const broken = [...table.querySelectorAll(".plate-name")].filter(seen).flatMap((each) => {
    const words = [...each.textContent.matchAll(/[^\\s-]+/g)];
    return words.filter(({ index, 0: word }) => {
      range.setStart(each.firstChild, index);
      range.setEnd(each.firstChild, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    }).map(([word]) => `broken: ${word}`);
  });
  const lost = [...table.querySelectorAll(".plate-name, .call")].filter(seen).filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const places = [[left + 3, top + 3], [right - 3, top + 3], [left + 3, bottom - 3], [right - 3, bottom - 3]];
    return places.some(([x, y]) => !document.elementFromPoint(x, y)?.closest(".plate")?.contains(each));
  });
  return [...broken, ...lost.map((each) => `covered: ${each.textContent}`)];
}"""
"""Words on the plates that are broken inside, and names and calls that something lies on."""


@pytest.mark.parametrize("names", [LONG_NAMES, {"left": "Constanța", "top": "Gheorghe", "right": "Ținuta"}])
def test_long_names_and_calls_stay_whole(seat: Seat, names: dict[str, str]) -> None:
    page = seat.page
    seat.phone.boot()
    page.evaluate(
        "(names) => localStorage.setItem('cruce-names', names)", json.dumps({"bottom": "Maximilian-Alexandru", **names})
    )
    seat.sit(address("standard", 4).replace("target=1", "target=21"))
    seat.play_until(FULL)
    found: dict[str, Any] = {}
    for width, height in ((360, 640), (390, 844), (412, 915), (844, 390), (768, 1024), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        for text in ("100", "125", "150", "200"):
            page.evaluate(CHOOSE_TEXT, text)
            found[f"{width}x{height}, {text} %"] = page.evaluate(LOST_WORDS)
    assert found == {looked_at: [] for looked_at in found}
