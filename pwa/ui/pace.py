"""How long the table rests between moves: one setting for all, and a tap skips the wait."""

import js

from ui.shapes import Callback, View

RESTS = {
    "natural": {"call": 800, "trump": 1100, "play": 650, "trick": 1700, "deal": 500},
    "quick": {"call": 350, "trump": 500, "play": 300, "trick": 900, "deal": 250},
    "instant": {"call": 0, "trump": 0, "play": 0, "trick": 0, "deal": 0},
}
"""Milliseconds of rest after each kind of event, by pace."""


def rest_after(pace: str, event: View | None) -> int:
    """Return the milliseconds the table rests after an event; none after no event, as when a match is resumed."""
    if not event:
        return 0
    kind = "trick" if event["trick"] else event["kind"]
    return RESTS.get(pace, RESTS["natural"])[kind]


class Rest:
    """A wait that a tap may cut short."""

    def __init__(self) -> None:
        self._end: Callback | None = None

    async def wait(self, milliseconds: int) -> None:
        """Wait so long, or until `skip`."""
        if milliseconds <= 0:
            return

        def begin(resolve: Callback, _reject: Callback) -> None:
            self._end = resolve
            js.setTimeout(resolve, milliseconds)

        await js.Promise.new(begin)
        self._end = None

    def skip(self) -> None:
        """End the wait now, if there is one."""
        if self._end:
            self._end(None)
