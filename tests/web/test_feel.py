"""How the table feels under a finger: nothing jumps, everything can be hit and read."""

from typing import Any

import pytest

from tests.web.phone import Phone
from tests.web.seat import Seat


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


@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
def test_nothing_moves_while_hands_empty(seat: Seat, size: tuple[int, int]) -> None:
    found: dict[str, Any] = {}
    seat.page.set_viewport_size({"width": size[0], "height": size[1]})
    for rules, players, more in TABLES:
        seat.phone.open(address(rules, players, *([more] if more else [])))
        seat.phone.wait_for_mark("cruce-table")
        found[f"{rules} {players}"] = seat.page.evaluate(MOVED)
    assert found == {table: {"moved": {}, "shifts": 0} for table in found}
