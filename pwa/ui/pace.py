"""How long the table rests between moves: one setting for all, and a tap skips the wait."""

import js

from ui.shapes import Callback, View

RESTS = {
    "natural": {"call": 800, "peek": 700, "trump": 1100, "shown": 1600, "play": 650, "trick": 1700, "deal": 500},
    "quick": {"call": 350, "peek": 300, "trump": 500, "shown": 800, "play": 300, "trick": 900, "deal": 250},
    "instant": {"call": 0, "peek": 0, "trump": 0, "shown": 0, "play": 0, "trick": 0, "deal": 0},
}
"""Milliseconds of rest after each kind of event, by pace."""
LOOK = 6000
"""Milliseconds that the table waits for somebody who looks at the last trick."""
SHOWN = ("cut", "exchange", "accuse", "score")
"""Kinds of event that the table calls out in words."""


def rest_after(pace: str, event: View | None) -> int:
    """Return the milliseconds the table rests after an event; none after no event, as when a match is resumed."""
    if not event:
        return 0
    kind = "trick" if event["trick"] else "shown" if event["kind"] in SHOWN else event["kind"]
    return RESTS.get(pace, RESTS["natural"]).get(kind, 0)


def beat() -> float:
    """Return how long anything takes to move now, in milliseconds: the style sheets' one speed."""
    lasts = js.getComputedStyle(js.document.documentElement).getPropertyValue("--beat").strip()
    return float(lasts[:-2]) if lasts.endswith("ms") else float(lasts[:-1] or 0) * 1000


class Rest:
    """A wait that a tap may cut short."""

    def __init__(self) -> None:
        self._end: Callback | None = None
        self._timer: object = None
        # Calls back when the time is over and the voice, if there is one, has had its say.
        self.quiet: Callback = lambda go_on: go_on(None)

    async def wait(self, milliseconds: int) -> None:
        """Wait so long, or until `skip`."""
        if milliseconds <= 0:
            return

        def begin(resolve: Callback, _reject: Callback) -> None:
            self._end = resolve
            self._set(milliseconds)

        await js.Promise.new(begin)
        self._end = None

    def linger(self) -> None:
        """Let the wait begin anew, if there is one, as long as it takes to look at something."""
        if self._end:
            self._set(LOOK)

    def _set(self, milliseconds: int) -> None:
        resolve = self._end
        js.clearTimeout(self._timer)
        self._timer = js.setTimeout(lambda: self.quiet(resolve) if self._end is resolve else None, milliseconds)

    def skip(self) -> None:
        """End the wait now, if there is one."""
        if self._end:
            self._end(None)
