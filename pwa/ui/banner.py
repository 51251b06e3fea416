"""What is called out in the middle of the table; an animation takes it away again."""

from ui.dom import by_id, on
from ui.names import place_of
from ui.shapes import Event, View
from ui.told import called_out


class Banner:
    """The banner, read by nobody who listens: the log tells them."""

    def __init__(self) -> None:
        self.element = by_id("banner")
        on(self.element, "animationend", self._moved)

    def show(self, frame: View) -> None:
        """Call out what a frame's event says, or let the banner go when the table moves on."""
        event, view = frame["event"], frame["view"]
        words = called_out(event, view) if event else ""
        if words:
            self.element.textContent = words
            self.element.dataset.kind = event["kind"]
            self.element.dataset.place = place_of(view, event["seat"])
            self.element.hidden = False
        elif not event or event["kind"] != "play" or event["trick"]:
            self.element.hidden = True

    def _moved(self, event: Event) -> None:
        if event.animationName == "hush":
            self.element.hidden = True
