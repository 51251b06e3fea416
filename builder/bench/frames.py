"""How smoothly a round runs: its longest frame, at the natural pace, with every card moving."""

from statistics import median
from typing import Any

from builder.bench.trace import longest_frame, traced
from tests.web.seat import QUICK, Seat

NATURAL = QUICK.replace("pace=instant", "pace=natural")
MOVE = "#actions [data-move]:not(:disabled)"
CARD = "#hand [data-card]:not([aria-disabled=true])"
LONG_MS = 50
OVER = "#summary table"
ASKED = f"""table.querySelector("{MOVE}") || table.querySelector("{OVER}")
  || table.querySelector("#seat-bottom[data-turn=yes]") && table.querySelector("{CARD}")"""
"""The person is asked for something, or the round is over."""
WATCH = """() => {
  globalThis.gaps = [];
  globalThis.slow = [];
  let last = performance.now();
  const frame = (now) => {
    gaps.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => slow.push(...list.getEntries().map((each) => each.duration)))
    .observe({ type: "long-animation-frame" });
}"""
"""Notes how long each frame is on the screen, and how long the page worked on one that took it more than 50 ms."""
ROUNDS = 3


def rounds_of_frames(seat: Seat) -> dict[str, Any]:
    """Play the same round a few times and return its longest frame in three ways.

    By the processor time of the page's main thread, which no other program stretches; as the page worked on it; and as
    it was shown. The least of several rounds comes nearest to a machine of its own.
    """
    rounds = [_round(seat) for _ in range(ROUNDS)]
    return {
        name: {"least": min(each[name] for each in rounds), "median": median(each[name] for each in rounds)}
        for name in rounds[0]
    }


def _round(seat: Seat) -> dict[str, float]:
    """Play a round by taps and return its longest frames."""
    page = seat.sit(NATURAL).page
    page.evaluate(WATCH)
    with traced(seat.phone) as events:
        _play(seat)
    slow: list[float] = page.evaluate("() => slow")
    gaps: list[float] = page.evaluate("() => gaps")
    return {
        "longest_frame_processor": longest_frame(events),
        "longest_frame_worked_on": max(slow, default=0.0),
        "longest_frame_shown": max(gaps),
        "frames_shown_above_50": sum(gap > LONG_MS for gap in gaps),
    }


def _play(seat: Seat) -> None:
    page = seat.page
    seat.wait_until(ASKED)
    while not page.locator(OVER).count():
        version = seat.version
        if not page.locator(MOVE).count():
            page.locator(CARD).first.tap()
        page.locator(MOVE).first.tap()
        seat.wait_until(f"Number(table.dataset.version) > {version}")
        seat.wait_until(ASKED)
