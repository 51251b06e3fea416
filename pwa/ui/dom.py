"""The few words of the DOM the screen uses."""

import js

from ui.shapes import Callback, Element


def by_id(name: str) -> Element:
    """Return the element with an id."""
    return js.document.getElementById(name)


def elements(parent: Element, selector: str) -> list[Element]:
    """Return the elements below `parent` a selector finds, as a list."""
    found = parent.querySelectorAll(selector)
    return [found[index] for index in range(found.length)]


def on(target: Element, event: str, handler: Callback) -> None:
    """Call `handler` with each such event of `target`."""
    target.addEventListener(event, handler)


class Region:
    """A part of the page whose HTML is set only when it differs, so that focus and animations are left alone."""

    def __init__(self, name: str) -> None:
        self.element = by_id(name)
        self._html: str | None = None

    def put(self, html: str) -> None:
        """Show the HTML; keep the keyboard in the region when what it was on is replaced."""
        if html == self._html:
            return
        focused = self.element.contains(js.document.activeElement)
        self.element.innerHTML = html
        self._html = html
        if focused:
            first = self.element.querySelector("button:not([disabled]), summary")
            if first:
                first.focus()
