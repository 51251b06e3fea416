"""How the table feels under a finger: nothing jumps, everything can be hit and read."""

import re
from itertools import pairwise
from typing import Any

import pytest

from builder.paths import PWA
from tests.web.phone import Phone
from tests.web.seat import CHOOSE_TEXT, HIGHEST_BIDDER, MID_TRICK, MY_CARD, Seat


@pytest.fixture
def seat(installed_phone: Phone) -> Seat:
    """Return the person's seat, before a table is chosen."""
    return Seat(installed_phone)


def address(rules: str, players: int, *more: str) -> str:
    """Return the address of a match in which everything happens at once."""
    return "?" + "&".join([f"rules={rules}&players={players}", "target=21&seed=7&bots=club&pace=instant", *more])


MOVED = """() => new Promise((done) => {
  const table = document.getElementById("table");
  const parts = "#title, #scores, .side, #contract, #felt, .plate, #status, #hand, #actions, #hint, #undo, #pile";
  const first = new Map();
  const moved = {};
  const name = (each) => each.id || `${each.className} ${each.closest(".seat")?.id ?? ""} ${each.dataset.mine ?? ""}`;
  let shifts = 0;
  const watchShifts = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      shifts += entry.value;
      for (const { node } of entry.sources) (moved.shifted ??= []).push(node?.id || node?.className);
    }
  });
  watchShifts.observe({ type: "layout-shift" });
  const measure = () => {
    for (const each of table.querySelectorAll(parts)) {
      if (!each.getClientRects().length) continue;
      const { x, y, width, height } = each.getBoundingClientRect();
      const at = each.matches(".side, .plate") ? [...table.querySelectorAll(".side, .plate")].indexOf(each) : each.id;
      const before = first.get(at) ?? first.set(at, [x, y, width, height]).get(at);
      const off = [x, y, width, height].map((now, which) => Math.round(now - before[which]));
      if (off.some((by) => Math.abs(by) > 1)) moved[name(each)] = [table.dataset.phase, ...off];
    }
  };
  let last = "";
  const press = () => {
    if (table.dataset.phase === "round-over") {
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => done({ moved, shifts: Math.round(shifts * 1e4) / 1e4 })));
      return;
    }
    if (table.dataset.version !== last) measure();
    last = table.dataset.version;
    const moves = [...table.querySelectorAll("[data-move]:not(:disabled)")]
      .filter((each) => !each.dataset.move.startsWith("accuse"));
    const card = table.querySelector("#hand [data-card]:not([aria-disabled=true])");
    const next = table.dataset.phase === "auction" ? moves.at(-1) : moves[0];
    setTimeout(() => (next ?? card)?.click(), 20);
  };
  const watch = new MutationObserver(press);
  const attributeFilter = ["data-version", "aria-pressed", "disabled"];
  watch.observe(table, { attributeFilter, subtree: true, childList: true });
  press();
})"""
"""Plays a round, bidding high; returns what of the table moved by more than a pixel, and the layout shifts."""

TABLES = [
    ("standard", 4, ""),
    ("standard", 3, "set=conduct=honour"),
    ("tromf-two", 2, "cuts=yes"),
    ("talon", 4, ""),
    ("traditional", 6, "set=sides=6"),
]


@pytest.mark.parametrize(("size", "tables"), [((360, 640), TABLES), ((640, 360), TABLES[:3])])
def test_nothing_moves_while_hands_empty(seat: Seat, size: tuple[int, int], tables: list[tuple[str, int, str]]) -> None:
    found: dict[str, Any] = {}
    seat.page.set_viewport_size({"width": size[0], "height": size[1]})
    for rules, players, more in tables:
        seat.phone.open(address(rules, players, *([more] if more else [])))
        seat.phone.wait_for_mark("cruce-table")
        found[f"{rules} {players}"] = seat.page.evaluate(MOVED)
    assert found == {table: {"moved": {}, "shifts": 0} for table in found}


SHIFTED = """() => {
  window.shifted = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      shifted.push([value, ...sources.map(({ node }) => node?.id || node?.className)]);
  }).observe({ type: "layout-shift" });
}"""
SETTLED = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(shifted))));
})"""


@pytest.mark.parametrize(("rules", "players"), [("standard", 4), ("standard", 3), ("traditional", 6)])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390)])
def test_the_score_of_a_round_pushes_nothing_about(
    seat: Seat, rules: str, players: int, width: int, height: int
) -> None:
    page = seat.page
    page.set_viewport_size({"width": width, "height": height})
    seat.sit(address(rules, players))
    page.evaluate(SHIFTED)
    seat.play_until("table.querySelector('#summary table')")
    shifts = page.evaluate(SETTLED)
    assert sum(each[0] for each in shifts) <= 0.02, shifts


SIZES = ((320, 568), (360, 640), (390, 844), (430, 932), (640, 360), (844, 390))
HANDS = (
    ("standard", 3, "table.querySelectorAll('#hand .card').length === 4", 4),
    ("standard", 4, "table.querySelectorAll('#hand .card').length === 6", 6),
    ("talon", 3, "table.querySelectorAll('#hand .card').length === 7", 7),
    ("standard", 3, "table.querySelectorAll('#hand .card').length === 8", 8),
)
"""Tables, moments, and how many cards are held then."""

STRIPS = """() => {
  const free = (card, x, y) => document.elementFromPoint(x, y)?.closest("[data-card]") === card;
  return Object.fromEntries([...document.querySelectorAll("#hand [data-card]")].flatMap((card) => {
    const { left, top, right, bottom } = card.getBoundingClientRect();
    let best = 0;
    for (let y = top + 1; y + 46 < bottom; y += 4) {
      for (let x = left + 1; x + 46 < right; x += 4) {
        const corners = [[0, 0], [46, 0], [0, 46], [46, 46], [23, 23], [46, 23], [23, 46]];
        if (corners.every(([across, down]) => free(card, x + across, y + down))) best = 48;
      }
    }
    return best ? [] : [[card.dataset.card, [left, top, right, bottom].map(Math.round)]];
  }));
}"""
"""The cards of the hand of which no square of 48 pixels can be hit."""

SMALL = """() => {
  const all = document.querySelectorAll("#table :is(button, summary, input, a)");
  return [...all].filter((each) => each.getClientRects().length && getComputedStyle(each).visibility === "visible")
    .filter((each) => !each.closest("#hand, .pack-fan"))
    .map((each) => [each.id || each.textContent, each.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && Math.min(box.width, box.height) < 47.9)
    .map(([name, box]) => [name, Math.round(box.width), Math.round(box.height)]);
}"""
"""The controls in sight on the table that are smaller than a finger."""


@pytest.mark.parametrize(("rules", "players", "moment", "cards"), HANDS)
def test_every_card_and_control_can_be_hit(seat: Seat, rules: str, players: int, moment: str, cards: int) -> None:
    seat.sit(address(rules, players))
    seat.page.evaluate(HIGHEST_BIDDER, moment)
    assert len(seat.hand) == cards
    found = {}
    for width, height in SIZES:
        seat.page.set_viewport_size({"width": width, "height": height})
        found[width, height] = (seat.page.evaluate(STRIPS), seat.page.evaluate(SMALL))
    assert found == {size: ({}, []) for size in SIZES}


MOVES = re.compile(r"(?:transition|animation):([^;]+);")
KEYFRAMES = re.compile(r"@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)\s*\}")
PROPERTY = re.compile(r"([a-z-]+):")
COMMA = re.compile(r",(?![^(]*\))")
MOVED_BY = {"opacity", "transform", "visibility"}
BUSY = {"glow", "to-and-fro"}
"""Signs that something is being waited for, which go on as long as that takes."""


def test_everything_moves_by_transform_and_opacity_in_one_beat() -> None:
    """A banner's words stay for a time of their own; they come and go in the beat."""
    moves = 0
    for path in PWA.glob("*.css"):
        text = path.read_text(encoding="utf-8")
        for name, steps in KEYFRAMES.findall(text):
            assert name in BUSY or set(PROPERTY.findall(steps)) <= MOVED_BY, (path.name, name)
        for told in MOVES.findall(text):
            for each in (part.strip() for part in COMMA.split(told)):
                if each == "none" or each.split()[0] in BUSY:
                    continue
                moves += 1
                assert "var(--beat)" in each, (path.name, each)
                what = each.split()[0]
                assert "animation" not in told or what != "all"
                assert what in {"transform", "translate", "opacity", "var(--beat)", *NAMES}, (path.name, each)
    assert moves > 5


NAMES = {name for path in PWA.glob("*.css") for name, _ in KEYFRAMES.findall(path.read_text(encoding="utf-8"))}


ENDLESS = """() => {
  const begin = window.setTimeout;
  window.setTimeout = (act, after, ...more) => begin(act, after >= 250 ? 1e8 : after, ...more);
}"""
"""From now on a rest ends at a tap alone."""


def test_a_tap_anywhere_ends_the_waiting(seat: Seat) -> None:
    """On a card of one's own, on the trick, on the felt; a finished trick lies there until then, the last one too."""
    seat.sit(address("standard", 4).replace("pace=instant", "pace=natural"))
    page = seat.page
    seat.play_until(MY_CARD)
    page.evaluate(ENDLESS)
    places = ["#hand [data-card]", "#trick .laid", "#felt", "#status"]
    finished = 0
    while not page.is_visible("#summary"):
        if page.locator("#seat-bottom[data-turn=yes]").count():
            page.evaluate("() => document.querySelector('#hand [data-card]:not([aria-disabled])').click()")
            page.evaluate("() => document.querySelector('#actions [data-move]').click()")
            seat.wait_until("!table.querySelector('#seat-bottom[data-turn=yes]')")
            continue
        version = seat.version
        if page.locator("#trick[data-whole=yes]").count():
            finished += 1
            assert page.locator("#trick .laid:not(.collected)").count() == 4
        place = places[version % len(places)] if seat.hand else "#trick .laid"
        page.locator(place).first.dispatch_event("click")
        seat.wait_until(f"Number(table.dataset.version) > {version} || table.hasAttribute('data-summary')")
    assert finished >= 3
    assert seat.hand == []


LIES = """() => new Promise((done) => {
  let since = 0;
  const look = () => {
    const whole = document.getElementById("trick").dataset.whole === "yes";
    if (!whole && since) { watch.disconnect(); done(performance.now() - since); return; }
    if (whole && !since) since = performance.now();
    if (document.querySelector("#seat-bottom[data-turn=yes]")) {
      since = 0;
      const move = document.querySelector("#actions [data-move]:not(:disabled)");
      (move ?? document.querySelector("#hand [data-card]:not([aria-disabled])")).click();
    }
  };
  const watch = new MutationObserver(look);
  watch.observe(document.getElementById("table"), { subtree: true, childList: true, attributes: true });
  look();
})"""
"""Plays on when asked; returns the milliseconds that the next trick lies there, finished, after which another leads."""


def test_a_finished_trick_lies_there_long_enough_to_be_read(seat: Seat) -> None:
    """Of the two paces at which cards can be followed by eye, at the quicker one."""
    seat.sit(address("standard", 4).replace("pace=instant", "pace=quick"))
    assert seat.page.evaluate(LIES) > 700


def test_who_leads_and_who_wins_so_far_is_marked_while_a_trick_is_played(seat: Seat) -> None:
    seat.sit(address("standard", 4))
    seat.play_until(MY_CARD + " && table.querySelectorAll('.laid:not(.collected)').length === 3")
    laid, page = seat.laid, seat.page
    trump = page.locator("#contract .contract-trump [data-suit]").first.get_attribute("data-suit")
    best = max(laid, key=lambda card: (card[1] == trump, card[1] == laid[0][1], "789JQKTA".index(card[0])))
    cards = page.locator("#trick .laid:not(.collected)")
    led, winning = cards.filter(has=page.locator(".card-lead")), page.locator("#trick .laid.card-winning")
    assert led.get_attribute("data-laid") == laid[0]
    assert ", deschide" in str(led.get_attribute("aria-label"))
    assert winning.get_attribute("data-laid") == best
    assert str(winning.get_attribute("aria-label")).endswith("cea mai mare până acum")


INSETS = {"top": 30, "right": 44, "bottom": 21, "left": 44}
EDGES = """() => {
  const { top, right, bottom, left } = INSETS;
  const parts = "#table button, .plate, .side, #contract span, #status, .laid, #hand .card, #title";
  const outside = [...document.querySelectorAll(parts)].filter((each) => each.getClientRects().length)
    .filter((each) => {
      const box = each.getBoundingClientRect();
      return box.left < left - 1 || box.top < top - 1 || box.right > innerWidth - right + 1
        || box.bottom > innerHeight - bottom + 1;
    });
  return outside.map((each) => each.id || each.className);
}"""


@pytest.mark.parametrize(("rules", "players"), [("standard", 4), ("traditional", 6)])
def test_nothing_lies_under_the_notch_or_the_home_bar(seat: Seat, rules: str, players: int) -> None:
    seat.sit(address(rules, players))
    seat.play_until(MID_TRICK.replace("% 4", "> 1"))
    session = seat.phone.context.new_cdp_session(seat.page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": INSETS})
    for width, height in ((640, 360), (844, 390), (390, 844)):
        seat.page.set_viewport_size({"width": width, "height": height})
        assert seat.page.evaluate("() => getComputedStyle(document.getElementById('table')).paddingTop") == "30px"
        assert seat.page.evaluate(EDGES.replace("INSETS", str(INSETS))) == [], (width, height)
        card = seat.page.locator("#hand .card").first.bounding_box()
        assert card
        assert card["height"] < height * 0.32, "cards are not oversized"


def signs(seat: Seat) -> list[float]:
    """Return how high rank and suit of a card in the hand are, and of one on the table."""
    heights: list[float] = seat.page.evaluate(
        """() => ["#hand .card", "#trick .laid"].flatMap((card) => {
          const index = document.querySelector(`${card} .card-index`);
          const suit = index.querySelector("svg").getBoundingClientRect();
          return [parseFloat(getComputedStyle(index).fontSize), suit.height];
        })"""
    )
    return heights


def test_signs_on_the_cards_grow_with_the_text(seat: Seat) -> None:
    """By the setting and by the phone's own size alike; the table stays whole in sight."""
    seat.sit(address("standard", 4))
    seat.play_until(MID_TRICK)
    page = seat.page
    lost = []
    for width, height in ((844, 390), (412, 915), (768, 1024), (1024, 768), (390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(CHOOSE_TEXT, "100")
        before = signs(seat)
        for text in ("125", "150", "200"):
            page.evaluate(CHOOSE_TEXT, text)
            now = signs(seat)
            if any(new < 0.98 * old for new, old in zip(now, before, strict=True)):
                lost.append((width, height, text, before, now))
            before = [max(each) for each in zip(now, before, strict=True)]
    assert lost == []
    page.evaluate(CHOOSE_TEXT, "100")
    plain = signs(seat)
    page.evaluate("() => { document.documentElement.style.fontSize = '32px'; dispatchEvent(new Event('resize')); }")
    assert all(new > 1.25 * old for new, old in zip(signs(seat), plain, strict=True))
    for width, height in ((360, 640), (640, 360)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(STRIPS) == {}
        assert page.evaluate(SMALL) == []
        assert page.evaluate("() => table.scrollHeight <= table.clientHeight")


def test_pack_is_cut_by_a_finger(seat: Seat) -> None:
    seat.sit(address("standard", 4, "cuts=yes"))
    seat.play_until("table.querySelector('[data-move=knock]')")
    page = seat.page
    box = page.locator("#cut-place").bounding_box()
    assert box
    assert box["height"] >= 48
    page.touchscreen.tap(box["x"] + box["width"] / 4, box["y"] + box["height"] / 2)
    place = int(page.locator("#cut-place").input_value())
    assert place < 9
    page.locator(f"[data-move='cut {place}']").tap()
    seat.wait_until("table.dataset.phase !== 'cut'")


def test_trumps_lie_apart(seat: Seat) -> None:
    seat.sit(address("standard", 4))
    seat.play_until(MY_CARD)
    trump = seat.page.locator("#contract .contract-trump [data-suit]").first.get_attribute("data-suit")
    suits = [card[1] for card in seat.hand]
    assert 0 < suits.count(str(trump)) < len(suits)
    lefts = seat.page.eval_on_selector_all("#hand .card", "all => all.map((each) => each.getBoundingClientRect().left)")
    steps = [after - before for before, after in pairwise(lefts)]
    last = suits.count(str(trump)) - 1
    assert suits[: last + 1] == [trump] * (last + 1), "at the left"
    assert steps[last] > max(step for at, step in enumerate(steps) if at != last) + 8
