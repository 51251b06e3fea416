"""A card under a finger: lifted clear of it and doubled, carried along, then let go over the table or put back."""

import js

from ui.dom import by_id, on
from ui.settings import setting
from ui.shapes import Callback, Element, Event, View

SLOP = 8
"""Pixels a finger may move before a tap becomes a drag."""
CLEAR = 28
"""Pixels kept free between the finger and the card above it, or beside it."""
EDGE = 4
"""Pixels kept free between the card and the screen's edge."""


class Drag:
    """Carries cards out of `hand`, the element that holds their buttons.

    `may(card)` says whether one may be carried; `drop(card)` is called with one let go over the table and answers
    whether it is on its way there; `balk(card)` with one that was pulled but may not be carried.
    """

    def __init__(self, hand: Element, may: Callback, drop: Callback, balk: Callback) -> None:
        # Whether the press has become a drag, so that its click is none.
        self.spent = False
        self._hand, self._table = hand, by_id("table")
        self._tell = {"may": may, "drop": drop, "balk": balk}
        self._held: View | None = None
        for name, handler in (
            ("pointerdown", self._pressed),
            ("pointermove", self._moved),
            ("pointerup", self._released),
            ("pointercancel", self._taken),
            ("touchmove", self._touched),
        ):
            on(hand, name, handler)
        for name in ("resize", "blur", "popstate", "pagehide"):
            on(js.window, name, self._ended)
        on(js.document, "visibilitychange", self._ended)
        on(js.document, "lostpointercapture", self._taken)

    def cancel(self) -> None:
        """Put back the card that is carried, or was let go, if there is one."""
        held, self._held = self._held, None
        if held:
            self.spent = self.spent or held["moving"]
        self._put_back()

    def keep(self, cards: list[str]) -> None:
        """Put back a card that is not among those which may still be carried, and one that was let go."""
        if not self._held or self._held["card"] not in cards:
            self.cancel()

    def _pressed(self, event: Event) -> None:
        if self._held:
            return
        # A new press is a new tap, whatever became of the last drag's click.
        self.spent = False
        button = event.target.closest("[data-card]")
        if not button or not event.isPrimary or event.button or setting("input") == "tap":
            return
        # A mouse may leave the hand at its first step; a finger is held on to anyway.
        button.setPointerCapture(event.pointerId)
        self._held = {
            "button": button,
            "card": button.dataset.card,
            "id": event.pointerId,
            "x": event.clientX,
            "y": event.clientY,
            "moving": False,
        }

    def _moved(self, event: Event) -> None:
        held = self._held
        if not held or event.pointerId != held["id"]:
            return
        if not held["moving"]:
            if abs(event.clientX - held["x"]) < SLOP and abs(event.clientY - held["y"]) < SLOP:
                return
            self.spent = True
            if not self._tell["may"](held["card"]):
                self._held = None
                self._tell["balk"](held["card"])
                return
            self._lift(held)
        self._carry(held, event.clientX, event.clientY)

    def _lift(self, held: View) -> None:
        held["moving"] = True
        style = held["button"].style
        held["button"].classList.add("dragged")
        style.transform = "none"
        box = held["button"].getBoundingClientRect()
        held["width"], held["height"] = box.width, box.height
        held["left"], held["top"] = box.left + box.width / 2, box.top + box.height / 2
        held["floor"] = self._hand.getBoundingClientRect().top
        # What the phone's notch leaves free.
        free = js.getComputedStyle(self._table)
        held["ceiling"], held["from"] = EDGE + _pixels(free.paddingTop), EDGE + _pixels(free.paddingLeft)
        held["to"] = js.window.innerWidth - EDGE - _pixels(free.paddingRight)
        held["side"] = 1 if setting("holds") == "left" else -1

    def _carry(self, held: View, across: float, down: float) -> None:
        """Hold the card, doubled, above a finger; where it would leave the screen, beside the finger."""
        width, height = held["width"], held["height"]
        middle, over = down - CLEAR - height, 0.0
        if middle - height < held["ceiling"]:
            over = held["ceiling"] - (middle - height)
            middle += over
        left, right = held["from"] + width, held["to"] - width
        aside = min(1.0, over / CLEAR) * (width + CLEAR)
        side = held["side"] if left <= across + held["side"] * aside <= right else -held["side"]
        centre = max(left, min(right, across + side * aside))
        held["button"].style.transform = f"translate({centre - held['left']}px, {middle - held['top']}px) scale(2)"
        self._table.dataset.dragging = "over" if down < held["floor"] else "yes"

    def _released(self, event: Event) -> None:
        held = self._held
        if not held or event.pointerId != held["id"]:
            return
        self._held = None
        self._table.removeAttribute("data-dragging")
        dropped = held["moving"] and event.clientY < held["floor"]
        if not (dropped and self._tell["drop"](held["card"])):
            self._put_back()

    def _taken(self, event: Event) -> None:
        if self._held and event.pointerId == self._held["id"]:
            self.cancel()

    def _touched(self, event: Event) -> None:
        # A second finger must not turn the drag into a pinch.
        if self._held and self._held["moving"]:
            event.preventDefault()

    def _ended(self, _event: Event) -> None:
        self.cancel()

    def _put_back(self) -> None:
        self._table.removeAttribute("data-dragging")
        lifted = self._hand.querySelector(".dragged")
        if lifted:
            lifted.classList.remove("dragged")
            lifted.style.transform = ""


def _pixels(length: str) -> float:
    return float(length[: -len("px")])
