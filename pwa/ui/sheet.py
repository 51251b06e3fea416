"""The sheet that lies over home or table: a title with a way back, what can be scrolled, and a foot that stays."""

import js

from ui.dom import by_id
from ui.markup import escaped


class Sheet:
    """The sheet's element, its parts set only when they differ; the keyboard stays on the control it was on."""

    def __init__(self) -> None:
        self.element = by_id("sheet")
        self._parts: dict[str, str] = {}

    def show(self, page: str, title: str, body: str, foot: str = "") -> None:
        """Show a page anew, from its top, and take the keyboard there."""
        self.element.dataset.page = page
        self.put("sheet-title", escaped(title))
        self._parts = {}
        self.put("sheet-body", body)
        self.put("sheet-foot", foot)
        by_id("sheet-body").scrollTop = 0
        by_id("sheet-title").focus()

    def put(self, name: str, html: str) -> None:
        """Set the HTML of a part."""
        if self._parts.get(name) == html:
            return
        self._parts[name] = html
        held = js.document.activeElement
        held = held.id if held and by_id(name).contains(held) else ""
        by_id(name).innerHTML = html
        again = by_id(held) if held else None
        if again:
            again.focus()
