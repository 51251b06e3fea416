"""The sheet that lies over home or table: a title with a way back, what can be scrolled, and a foot that stays."""

import js

from ui.dom import by_id, on
from ui.markup import escaped
from ui.shapes import Callback, Element, Event, View
from ui.text import t


class Keeper:
    """Who keeps pages of the sheet: it shows them, and does what their controls say.

    `match` is the view of the match that lies behind, `linked` what an address brought along.
    """

    def __init__(self, sheet: "Sheet", guard: Callback) -> None:
        self.sheet = sheet
        self.guard = guard

    async def prepare(self, page: str, match: View | None, linked: str | None = None) -> None:
        """Find out what a page has to tell, while what is shown stays."""

    def show(self, page: str, match: View | None, linked: str | None = None) -> None:
        """Show a page anew, prepared."""

    def clicked(self, button: Element) -> None:
        """Do what a button says."""

    def changed(self, control: Element) -> None:
        """Take in what was chosen or typed."""

    def typed(self, control: Element) -> None:
        """Take in what is being typed."""

    def entered(self, control: Element) -> None:
        """Take in what was typed and confirmed by the keyboard."""

    def left(self) -> None:
        """Tidy up: other pages are shown, or none."""


class Sheet:
    """The sheet's element, its parts set only when they differ; the keyboard stays on the control it was on.

    `go(page)` turns to a page, `back()` to what lies behind.
    """

    def __init__(self, go: Callback, back: Callback) -> None:
        self.element = by_id("sheet")
        self._keeper: Keeper | None = None
        self._go = go
        self._back = back
        self._parts: dict[str, str] = {}
        on(self.element, "click", self._clicked)
        on(self.element, "change", lambda event: self._tell("changed", event))
        on(self.element, "input", lambda event: self._tell("typed", event))
        on(self.element, "keydown", self._pressed)

    def turn_to(self, keeper: Keeper, page: str, match: View | None, linked: str | None) -> None:
        """Let a keeper show a page, prepared."""
        self.let_go(keeper)
        keeper.show(page, match, linked)

    def let_go(self, keeper: Keeper | None = None) -> None:
        """Hand the sheet over to a keeper, or to none."""
        if self._keeper and self._keeper != keeper:
            self._keeper.left()
        self._keeper = keeper

    def show(self, page: str, title: str, body: str, foot: str = "") -> None:
        """Show a page anew, from its top, and take the keyboard there."""
        self.element.dataset.page = page
        self._parts = {}
        self.renew(title, body, foot)
        by_id("sheet-body").scrollTop = 0
        by_id("sheet-title").focus()

    def renew(self, title: str, body: str, foot: str = "") -> None:
        """Show what has become of the page, where the person is in it."""
        scrolled = by_id("sheet-body").scrollTop
        self.put("sheet-title", escaped(title))
        self.put("sheet-body", body)
        self.put("sheet-foot", foot)
        by_id("sheet-body").scrollTop = scrolled
        js.document.title = f"{title} \u00b7 {t('app-name')}"

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

    def _clicked(self, event: Event) -> None:
        button = event.target.closest("button")
        if not button:
            return
        if button.id == "sheet-back":
            self._back()
        elif button.hasAttribute("data-page"):
            self._go(button.getAttribute("data-page"))
        elif self._keeper:
            self._keeper.clicked(button)

    def _pressed(self, event: Event) -> None:
        if event.key == "Enter":
            self._tell("entered", event)
        elif event.key == "Escape":
            self._back()

    def _tell(self, what: str, event: Event) -> None:
        if self._keeper:
            getattr(self._keeper, what)(event.target)
