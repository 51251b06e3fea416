"""How smoothly a round runs: its longest frame, at the natural pace, with every card moving."""

from statistics import median
from typing import Any

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
  new PerformanceObserver((list) => {
    for (const { startTime, duration, scripts } of list.getEntries())
      slow.push([startTime, duration, ...scripts.map((each) => `${each.invoker} ${Math.round(each.duration)}`)]);
  }).observe({ type: "long-animation-frame" });
}"""
"""Notes how long each frame is on the screen, and what took the page so long where one took it more than 50 ms."""
ROUNDS = 3


def rounds_of_frames(seat: Seat) -> dict[str, Any]:
    """Play the same round a few times and return its longest frame: as the page worked on it, and as it was shown.

    A frame is late, too, when another program has the processor: the least is what the page itself takes.
    """
    rounds = [_round(seat) for _ in range(ROUNDS)]
    return {
        name: {"least": min(each[name] for each in rounds), "median": median(each[name] for each in rounds)}
        for name in rounds[0]
    }


def _round(seat: Seat) -> dict[str, float]:
    """Play a round by taps and return its longest frames; tell what took one of them long."""
    page = seat.sit(NATURAL).page
    page.evaluate(WATCH)
    seat.wait_until(ASKED)
    while not page.locator(OVER).count():
        version = seat.version
        if not page.locator(MOVE).count():
            page.locator(CARD).first.tap()
        page.locator(MOVE).first.tap()
        seat.wait_until(f"Number(table.dataset.version) > {version}")
        seat.wait_until(ASKED)
    slow: list[list[Any]] = page.evaluate("() => slow")
    gaps: list[float] = page.evaluate("() => gaps")
    for at, lasts, *scripts in slow:
        print(f"  a frame of {lasts:.0f} ms, {at:.0f} ms after the start: {', '.join(scripts) or 'no script'}")
    return {
        "longest_worked_on": max((lasts for _, lasts, *_ in slow), default=0.0),
        "longest_shown": max(gaps),
        "shown_above_50": sum(gap > LONG_MS for gap in gaps),
    }
