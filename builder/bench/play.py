"""What a match feels like: the answer to a tap, the longest task and frame, and the memory it takes."""

import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page, Playwright

from builder.bench.frames import rounds_of_frames
from builder.bench.starts import LONG_TASKS, longest_task
from builder.screens.ways import play as robot
from tests.web.hosting import Host
from tests.web.phone import Phone
from tests.web.seat import MY_CARD, QUICK, Seat

SLOW = 4
"""How many times the main thread is slowed, for a slow phone."""
MOVED = """(ids) => {
  let tapped;
  addEventListener("pointerdown", (event) => (tapped ??= event.timeStamp), { capture: true, once: true });
  const moved = (id) => new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (tapped === undefined) return;
      watch.disconnect();
      requestAnimationFrame(() => done(performance.now() - tapped));
    });
    watch.observe(document.getElementById(id), { subtree: true, childList: true, attributeFilter: ["class"] });
  });
  globalThis.moved = Promise.all(ids.map(moved));
}"""
"""From the finger down to the first frame in which something below an element has changed, for several elements."""
TABLE, HAND, TRICK = "table", "hand", "trick"


def play(playwright: Playwright, site: Path, runs: int) -> dict[str, Any]:
    """Play a round by taps, then the rest of it at once, and return what was seen."""
    host = Host(site)
    with tempfile.TemporaryDirectory() as profile:
        phone = Phone(playwright, Path(profile), host.address)
        phone.page.add_init_script(LONG_TASKS)
        seat = Seat(phone).sit(QUICK.replace("target=6", "target=21"))
        page = phone.page
        since = float(page.evaluate("() => performance.now()"))
        figures = _taps(seat, runs)
        robot(seat, "table.dataset.phase === 'round-over'")
        task = longest_task(page, since)
        with slowed(phone, SLOW):
            figures |= {f"{name}_{SLOW}x": figure for name, figure in _taps(seat, runs).items()}
        figures |= {"longest_task_in_play": task, "renderer_memory": _memory(phone)}
        figures["natural_round"] = rounds_of_frames(seat)
        phone.context.close()
    host.stop()
    return figures


@contextmanager
def slowed(phone: Phone, rate: int) -> Iterator[None]:
    """Slow the main thread so many times until the block ends; no worker feels it."""
    session = phone.context.new_cdp_session(phone.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    yield
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    session.detach()


def _taps(seat: Seat, runs: int) -> dict[str, Any]:
    """Pick cards up and lay them; return how long until one was lifted, the next tap was answered, and it was laid."""
    lifts, answers, plays = [], [], []
    for _ in range(runs):
        robot(seat, MY_CARD)
        lifts += _tap(seat.page, "#hand [data-card]:not([aria-disabled=true])", HAND)
        answered, played = _tap(seat.page, "#actions [data-move^=play]", TABLE, TRICK)
        answers.append(answered)
        plays.append(played)
    return {"tap_to_lifted": median(lifts), "tap_to_answered": median(answers), "tap_to_played": median(plays)}


def _tap(page: Page, target: str, *moving: str) -> list[float]:
    """Tap something and return the milliseconds until something below each of the elements `moving` has changed."""
    page.evaluate(MOVED, list(moving))
    page.tap(target)
    found: list[float] = page.evaluate("() => globalThis.moved")
    return found


def _memory(phone: Phone) -> int | None:
    """Return the bytes of the browser's largest renderer, shared pages by their share; None where no /proc tells."""
    browser = phone.context.browser
    session = browser.new_browser_cdp_session() if browser else phone.context.new_cdp_session(phone.page)
    try:
        processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
        renderers = [process["id"] for process in processes if process["type"] == "renderer"]
        return max(_share(Path(f"/proc/{number}/smaps_rollup")) for number in renderers)
    except (OSError, ValueError):
        return None


def _share(path: Path) -> int:
    found = re.search(r"^Pss: +(\d+) kB$", path.read_text(encoding="ascii"), re.MULTILINE)
    return int(found[1]) * 1024 if found else 0
