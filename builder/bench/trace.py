"""What the browser's trace says of processor time: it does not grow when other programs take their turns."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.web.phone import Phone

CATEGORIES = ("toplevel", "devtools.timeline")
TASK, FRAME = "ThreadControllerImpl::RunTask", "AnimationFrame"
PATIENCE_MS, STEP_MS = 30_000, 50

Event = dict[str, Any]


@contextmanager
def traced(phone: Phone) -> Iterator[list[Event]]:
    """Trace what runs until the block ends; then the list holds the events."""
    browser = phone.context.browser
    session = browser.new_browser_cdp_session() if browser else phone.context.new_cdp_session(phone.page)
    events: list[Event] = []
    ended: list[bool] = []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _told: ended.append(True))
    config = {"includedCategories": list(CATEGORIES), "excludedCategories": ["*"]}
    session.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})
    yield events
    session.send("Tracing.end")
    for _ in range(PATIENCE_MS // STEP_MS):
        if ended:
            break
        phone.page.wait_for_timeout(STEP_MS)
    session.detach()


def longest_frame(events: list[Event]) -> float:
    """Return the most milliseconds of processor time that a page's main thread spent between two of its frames."""
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    by_thread: defaultdict[tuple[int, int], list[Event]] = defaultdict(list)
    for event in events:
        thread = event["pid"], event["tid"]
        if thread in main and event["name"] in {TASK, FRAME} and event["ph"] in {"X", "b"}:
            by_thread[thread].append(event)
    return max((_longest(each) for each in by_thread.values()), default=0.0)


def _longest(events: list[Event]) -> float:
    spent, most, frames = 0.0, 0.0, 0
    for event in sorted(events, key=lambda event: event["ts"]):
        if event["name"] == FRAME:
            most, spent, frames = max(most, spent if frames else 0.0), 0.0, frames + 1
        else:
            spent += event.get("tdur", 0) / 1000
    return most
