"""The table by keyboard and by ear: arrows between the cards and the moves, Escape, and single keys that tell."""

import js

from ui import recap
from ui.dom import by_id, elements, on
from ui.screen import Screen
from ui.shapes import Callback, Element, Event, View

GROUPS = ("#talon", "#hand", "#actions")
"""What the arrows up and down go between; left and right go within one."""
BETWEEN = {"ArrowUp": -1, "ArrowDown": 1}
WITHIN = {"ArrowLeft": -1, "ArrowRight": 1}
ENDS = {"Home": 0, "End": -1}
TELLING = {"s": recap.standing, "t": recap.trick, "h": recap.hand}
"""What single keys tell. They are heard only while the keyboard is on the table, and without a modifier."""
HELP = "?"
AGAIN_MS = 60
"""Milliseconds that words told twice are gone before they are there again: a screen reader reads what has changed."""


class Keys:
    """What the keyboard does at the table. `match()` is the view shown, or None."""

    def __init__(self, screen: Screen, match: Callback) -> None:
        self._screen = screen
        self._match = match
        self._panel, self._words, self._opener = by_id("recap"), by_id("recap-words"), by_id("show-recap")
        self._told = 0
        on(by_id("recap-close"), "click", lambda _event: self.close())

    def pressed(self, event: Event) -> None:
        """Do what a key says, if it says anything."""
        view = self._match()
        if not view or self._screen.element.hidden or event.ctrlKey or event.altKey or event.metaKey:
            return
        key = event.key
        if key == "Escape":
            self._step_back()
        elif key in BETWEEN or key in WITHIN or key in ENDS:
            if not event.target.matches("input") and self._go(key):
                event.preventDefault()
        elif not event.repeat and self._screen.element.contains(js.document.activeElement):
            self._tell_by(key, view)

    def show(self) -> None:
        """Tell everything, or put away what was told."""
        view = self._match()
        if self._panel.hasAttribute("data-shown") or not view:
            self.close()
        else:
            self._tell(recap.everything(view) + recap.keys())

    def close(self) -> bool:
        """Put away what was told; the keyboard goes back when it was there. Return whether anything was told."""
        shown: bool = self._panel.hasAttribute("data-shown")
        inside = self._panel.contains(js.document.activeElement)
        self._told += 1
        self._words.innerHTML = ""
        self._panel.removeAttribute("data-shown")
        self._opener.setAttribute("aria-expanded", "false")
        if inside:
            self._opener.focus()
        return shown

    def _tell_by(self, key: str, view: View) -> None:
        if key == HELP:
            self._tell(recap.keys())
        elif key.lower() in TELLING:
            self._tell(TELLING[key.lower()](view))

    def _tell(self, lines: list[str]) -> None:
        self._words.innerHTML = ""
        self._told += 1
        told = self._told

        def put() -> None:
            if told != self._told:
                return
            for line in lines:
                entry = js.document.createElement("p")
                entry.textContent = line
                self._words.append(entry)
            self._panel.setAttribute("data-shown", "")
            self._opener.setAttribute("aria-expanded", "true")

        js.setTimeout(put, AGAIN_MS)

    def _step_back(self) -> None:
        """Close what lies over the table, the last opened first, or else put down the card picked up."""
        held = js.document.activeElement
        if held and held.id in ("menu", "pile"):
            return  # what that had opened is closed by it
        accuse = by_id("accuse").querySelector("details[open]")
        if accuse and accuse.contains(held):
            _fold(accuse)
        elif self._panel.hasAttribute("data-shown"):
            self.close()
        elif not by_id("notice").hidden:
            self._screen.notice("")
        elif not by_id("hint-words").hidden:
            self._screen.forget_hint()
        elif accuse:
            _fold(accuse)
        elif self._screen.hand.picked:
            card = self._screen.hand.picked
            self._screen.hand.pick(None)
            self._card(card).focus()

    def _go(self, key: str) -> bool:
        """Go where an arrow points; say whether there was anything."""
        held = js.document.activeElement
        groups = [(name, _controls(name)) for name in GROUPS]
        here = [at for at, (name, _) in enumerate(groups) if held and held.closest(name)]
        if not here:
            return self._enter(groups[::-1])
        controls = groups[here[0]][1]
        at = [each.isSameNode(held) for each in controls].index(True)
        if key in BETWEEN:
            return self._step(groups, here[0], at, BETWEEN[key])
        to = ENDS[key] if key in ENDS else max(0, min(at + WITHIN[key], len(controls) - 1))
        controls[to].focus()
        return True

    def _enter(self, groups: list[tuple[str, list[Element]]]) -> bool:
        """Go to what is asked, or else to the cards."""
        for _, controls in groups:
            if controls:
                controls[0].focus()
                return True
        return False

    def _step(self, groups: list[tuple[str, list[Element]]], group: int, at: int, step: int) -> bool:
        """Go a row up or down: within the hand where it lies in rows, or else to the next group that has anything."""
        controls = groups[group][1]
        row = self._screen.hand.row if groups[group][0] == "#hand" else len(controls)
        across = at + step * row
        if row < len(controls) and (
            0 <= across < len(controls) or (step > 0 and at // row < (len(controls) - 1) // row)
        ):
            controls[min(across, len(controls) - 1)].focus()
            return True
        around = groups[group + 1 :] if step > 0 else groups[:group][::-1]
        for name, others in around:
            if others:
                self._first(name, others).focus()
                return True
        return False

    def _first(self, name: str, controls: list[Element]) -> Element:
        picked = self._screen.hand.picked
        return self._card(picked) if name == "#hand" and picked else controls[0]

    def _card(self, card: str) -> Element:
        return self._screen.hand.element.querySelector(f'[data-card="{card}"]')


def _fold(details: Element) -> None:
    summary = details.querySelector("summary")
    summary.click()
    summary.focus()


def _controls(group: str) -> list[Element]:
    return [
        each for each in elements(by_id("table"), group + " button:not([disabled])") if each.getClientRects().length
    ]
