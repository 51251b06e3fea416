"""How long the table rests between moves: one setting for all, and a tap skips the wait."""

import js

RESTS = {
    "natural": {"call": 800, "trump": 1100, "play": 650, "trick": 1700, "deal": 500},
    "quick": {"call": 350, "trump": 500, "play": 300, "trick": 900, "deal": 250},
    "instant": {"call": 0, "trump": 0, "play": 0, "trick": 0, "deal": 0},
}
"""Milliseconds of rest after each kind of event, by pace."""


def rest_after(pace, event):
    """Return the milliseconds the table rests after an event; none after no event, as when a match is resumed."""
    if not event:
        return 0
    kind = "trick" if event["trick"] else event["kind"]
    return RESTS.get(pace, RESTS["natural"])[kind]


class Rest:
    """A wait that a tap may cut short."""

    def __init__(self):
        self._end = None

    async def wait(self, milliseconds):
        """Wait so long, or until `skip`."""
        if milliseconds <= 0:
            return

        def begin(resolve, _reject):
            self._end = resolve
            js.setTimeout(resolve, milliseconds)

        await js.Promise.new(begin)
        self._end = None

    def skip(self):
        """End the wait now, if there is one."""
        if self._end:
            self._end(None)
