"""The table's menu: a button in its bar that unfolds the ways to the pages of the sheet."""

import js

from ui.dom import by_id, on
from ui.shapes import Element, Event


class Menu:
    """The button and the rows under it, which go away at the next tap, wherever it is."""

    def __init__(self) -> None:
        self._button, self._rows = by_id("menu"), by_id("menu-rows")
        on(js.document, "keydown", self._pressed)

    def clicked(self, target: Element) -> None:
        """Unfold the rows when their button was tapped; otherwise fold them."""
        self._show(unfolded=self._button.contains(target) and self._rows.hidden)

    def close(self) -> bool:
        """Fold the rows; return whether they were not."""
        unfolded = not self._rows.hidden
        self._show(unfolded=False)
        return unfolded

    def opener(self, name: str) -> str:
        """Return what the keyboard goes back to from a page that an element opened: the button, where that is a row."""
        return self._button.id if self._rows.contains(by_id(name)) else name

    def _show(self, *, unfolded: bool) -> None:
        if self._rows.hidden != unfolded:
            return  # every tap comes here: one that changes nothing must leave the page as it is
        self._rows.hidden = not unfolded
        self._button.setAttribute("aria-expanded", "true" if unfolded else "false")

    def _pressed(self, event: Event) -> None:
        if event.key == "Escape" and not self._rows.hidden:
            self.close()
            self._button.focus()
