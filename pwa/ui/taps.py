"""A double tap is one tap: many tap twice out of habit, and what lies under the second tap has only just come there."""

from ui.shapes import Element, Event

TWICE_MS = 280
"""Within so many milliseconds a second tap belongs to the first."""
NEAR = 16
"""Within so many pixels of it."""


class Taps:
    """Watches the taps on the page, and takes away a second one where the first has made a move, or gone elsewhere."""

    def __init__(self, page: Element) -> None:
        self._last: Event = None
        self._moved: Event = None
        page.addEventListener("click", self._clicked, True)  # noqa: FBT003 - before anything on the page

    def moved(self) -> None:
        """Take note that the tap just made has made a move, or gone elsewhere."""
        self._moved = self._last

    def _clicked(self, event: Event) -> None:
        if self._moved and event.detail and _twice(self._moved, event):
            event.stopPropagation()
            event.preventDefault()
            return
        self._last, self._moved = event if event.detail else None, None


def _twice(first: Event, second: Event) -> bool:
    near = abs(first.clientX - second.clientX) < NEAR and abs(first.clientY - second.clientY) < NEAR
    return near and bool(second.timeStamp - first.timeStamp < TWICE_MS)
