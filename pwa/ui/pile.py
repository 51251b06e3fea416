"""The tricks the person's side has won: a pile at the table's corner that shows the last trick, whoever took it."""

import js

from ui.dom import Region, by_id, on
from ui.markup import last_trick, pile
from ui.shapes import Callback, Event, View


class Pile:
    """The pile, a button, and what it shows over the table until it is tapped away, or somebody moves."""

    def __init__(self) -> None:
        self._button, self._trick = Region("pile"), by_id("last-trick")
        self._view: View = {}
        # Called when the last trick is looked at: the table then waits a little.
        self.looked: Callback = lambda: None
        on(self._button.element, "click", lambda _event: self._toggle())
        on(js.document, "click", self._clicked)
        on(js.document, "keydown", self._pressed)

    def show(self, view: View) -> None:
        """Show the pile of a view; the last trick that was looked at before a move is put away."""
        moved = not self._view or view["version"] != self._view["version"]
        self._view = view
        self._button.put(pile(view))
        self._button.element.hidden = not view["last_trick"]
        if moved:
            self.close()

    def close(self) -> bool:
        """Put the last trick away; the keyboard goes back to the pile when it was in the trick.

        Return whether there was anything to put away.
        """
        if self._trick.hidden:
            return False
        inside = self._trick.contains(js.document.activeElement)
        self._trick.hidden = True
        self._button.element.setAttribute("aria-expanded", "false")
        if inside:
            self._button.element.focus()
        return True

    def _toggle(self) -> None:
        if not self._trick.hidden or not self._view["last_trick"]:
            self.close()
            return
        self._trick.innerHTML = last_trick(self._view)
        self._trick.style.setProperty("--cards", str(self._view["players"]))
        self._trick.hidden = False
        self._button.element.setAttribute("aria-expanded", "true")
        by_id("last-trick-title").focus()
        self.looked()

    def _clicked(self, event: Event) -> None:
        if not self._button.element.contains(event.target):
            self.close()

    def _pressed(self, event: Event) -> None:
        if event.key == "Escape":
            self.close()
