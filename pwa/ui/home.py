"""The home screen: written by the build and painted before any Python; here it comes alive."""

import js

from ui import setup
from ui.dom import by_id, elements, on
from ui.kept import keep, kept
from ui.shapes import Callback, View

REMEMBERED = ("players", "target", "pace")


class Home:
    """The home screen. `start(setup)` and `resume()` are called when a match is asked for."""

    def __init__(self, start: Callback, resume: Callback) -> None:
        self._start = start
        self._resume = resume
        self.element = by_id("home")
        self._recall()
        on(by_id("new-match"), "click", lambda _event: self._begin())
        on(by_id("continue"), "click", lambda _event: self._resume())
        for choice in elements(self.element, "input[type=radio]"):
            on(choice, "change", lambda _event: self._remember())

    @property
    def pace(self) -> str:
        """The pace chosen."""
        return _chosen("pace")

    def setup(self) -> View:
        """Return the setup the choices make."""
        return setup.from_choices(_chosen("players"), _chosen("target"))

    def honour_press(self) -> bool:
        """Do what was pressed before Python was live; return whether something was."""
        root = js.document.documentElement
        pressed = root.getAttribute("data-pressed")
        root.dataset.live = ""
        root.removeAttribute("data-pressed")
        if pressed == "continue":
            self._resume()
        elif pressed == "new-match":
            self._begin()
        return bool(pressed)

    def offer(self, saved: View | None) -> None:
        """Offer to continue a saved match that has not ended, or not."""
        playable = saved is not None and not saved["over"]
        by_id("continue").hidden = not playable
        # For the next start, which offers it before the engine can say so.
        keep("saved", "yes" if playable else "no")

    def _begin(self) -> None:
        self._start(self.setup())

    def _remember(self) -> None:
        for name in REMEMBERED:
            keep(name, _chosen(name))

    def _recall(self) -> None:
        for name in REMEMBERED:
            value = kept(name)
            for choice in elements(self.element, f"input[name={name}]"):
                if choice.value == value:
                    choice.checked = True


def _chosen(name: str) -> str:
    value: str = js.document.querySelector(f"input[name={name}]:checked").value
    return value
