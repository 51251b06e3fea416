"""The person's seat in the browser tests: what is on the table, and a robot that plays by the buttons alone."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, Route

from tests.web.phone import Phone

QUICK = "?rules=standard&players=4&target=6&seed=7&bots=club&pace=instant"
"""A short match in which everything happens at once."""

ROBOT = """(until) => new Promise((done) => {
  const table = document.getElementById("table");
  const reached = new Function("table", `return ${until}`);
  const seen = [];
  const press = () => {
    if (seen.at(-1) !== table.dataset.phase) seen.push(table.dataset.phase);
    if (reached(table)) {
      watch.disconnect();
      done(seen);
      return;
    }
    const move = table.querySelector("[data-move]:not(:disabled)");
    (move ?? table.querySelector("[data-card]:not([aria-disabled=true])"))?.click();
  };
  const watch = new MutationObserver(press);
  watch.observe(table, { subtree: true, childList: true, attributes: true });
  press();
})"""
"""Presses the first enabled move, else the first enabled card, whenever the table changes; returns the phases seen."""

HIGHEST_BIDDER = """(until) => new Promise((done) => {
  const table = document.getElementById("table");
  const reached = new Function("table", `return ${until}`);
  const press = () => {
    if (reached(table)) { watch.disconnect(); done(); return; }
    const moves = [...table.querySelectorAll("[data-move]:not(:disabled)")];
    (moves.at(-1) ?? table.querySelector("[data-card]:not([aria-disabled=true])"))?.click();
  };
  const watch = new MutationObserver(press);
  watch.observe(table, { subtree: true, childList: true, attributes: true });
  press();
})"""
"""Presses the last move offered, which is the highest bid, else a card, until a condition holds."""

WAIT = """(until) => new Promise((done) => {
  const table = document.getElementById("table");
  const reached = new Function("table", `return ${until}`);
  const look = () => reached(table) && (watch.disconnect(), done());
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  look();
})"""

MY_CARD = (
    "table.dataset.phase === 'play' && table.querySelector('#seat-bottom[data-turn=yes]')"
    " && table.querySelectorAll('#hand [data-card]').length > 1"
)
"""It is the person's turn to lay a card, and there is a choice of cards in the hand."""
MID_TRICK = MY_CARD + " && table.querySelectorAll('.laid:not(.collected)').length % 4"
"""The same, with cards of others on the table."""
REFUSED = MY_CARD + " && table.querySelector('[aria-disabled=true]')"
"""The person's turn, and the rules refuse some card."""
BEHIND = (
    MY_CARD + " && [...table.querySelectorAll('.side-total')].some((each) => /\u2212\\d\\d/.test(each.textContent))"
)
"""The person's turn, with a side that has lost so much that its total has a sign and two figures."""
CHOOSE_TEXT = """(text) => {
  localStorage.setItem("cruce-text", text);
  document.dispatchEvent(new CustomEvent("cruce-settings"));
}"""
"""Sets the size of text, in hundredths of the usual one."""
SAVED = """() => new Promise((done, fail) => {
  const open = indexedDB.open("cruce", 1);
  open.onerror = () => fail(open.error);
  open.onsuccess = () => {
    const matches = open.result.transaction("matches").objectStore("matches");
    matches.get("current").onsuccess = ({ target }) => {
      matches.get(target.result ?? "").onsuccess = (found) => {
        open.result.close();
        done(found.target.result?.json);
      };
    };
  };
})"""
MATCH_OVER = "table.dataset.phase === 'match-over' && table.querySelector('#again')"


@contextmanager
def held_back(page: Page, pattern: str) -> Iterator[None]:
    """Let the requests for some file wait, as on a slow network, until the block ends."""
    held: list[Route] = []
    waiting = True

    def hold(route: Route) -> None:
        if waiting:
            held.append(route)
        else:
            route.continue_()

    page.route(pattern, hold)
    yield
    waiting = False
    for route in held:
        route.continue_()


def saved_match(page: Page) -> dict[str, Any] | None:
    """Return the match in the database as it is saved, None when there is none."""
    saved = page.evaluate(SAVED)
    found: dict[str, Any] | None = json.loads(saved) if saved else None
    return found


class Seat:
    """The person at the table of one phone."""

    def __init__(self, phone: Phone) -> None:
        """Sit at the phone's page."""
        self.phone = phone

    @property
    def page(self) -> Page:
        """The page."""
        return self.phone.page

    def sit(self, query: str = QUICK) -> "Seat":
        """Open the address and wait for the dealt hand."""
        self.phone.open(query)
        return self.dealt()

    def dealt(self) -> "Seat":
        """Wait for a hand on the table."""
        self.phone.wait_for_mark("cruce-table")
        self.page.wait_for_selector("#table [data-card]")
        return self

    def play_until(self, until: str) -> list[str]:
        """Let the robot play until a condition on `table` holds; return the phases it went through."""
        phases: list[str] = self.page.evaluate(ROBOT, until)
        return phases

    def wait_until(self, until: str) -> None:
        """Wait, without a move, until a condition on `table` holds."""
        self.page.evaluate(WAIT, until)

    @property
    def version(self) -> int:
        """How many moves the table shown has seen."""
        return int(self.page.get_attribute("#table", "data-version") or -1)

    @property
    def phase(self) -> str:
        """What the table waits for."""
        return self.page.get_attribute("#table", "data-phase") or ""

    @property
    def hand(self) -> list[str]:
        """The cards in the hand, left to right."""
        return self._texts("#hand [data-card]", "card")

    @property
    def laid(self) -> list[str]:
        """The cards of the trick, in the order laid."""
        return self._texts("#trick [data-laid]:not(.collected)", "laid")

    def position(self) -> dict[str, Any]:
        """Return what a person would compare before and after: phase, hand, trick, scores, trump."""
        return {
            "version": self.version,
            "phase": self.phase,
            "hand": self.hand,
            "laid": self.laid,
            "scores": self.page.inner_text("#scores"),
            "contract": self.page.inner_text("#contract"),
        }

    def saved_moves(self) -> list[str]:
        """Return the moves of the match in the database."""
        saved = saved_match(self.page)
        return list(saved["moves"]) if saved else []

    def _texts(self, selector: str, name: str) -> list[str]:
        cards: list[str] = self.page.eval_on_selector_all(selector, f"all => all.map((each) => each.dataset.{name})")
        return cards
