"""The person's hand: cards are kept between views, picked up by a tap, or dragged to the middle of the table."""

import js

from ui.dom import by_id, elements, on
from ui.markup import card_inside
from ui.names import card_name
from ui.shapes import Callback, Element, Event, View
from ui.text import t

SLOP = 8
"""Pixels a finger may move before a tap becomes a drag."""


class Hand:
    """The buttons of the cards held.

    `pick(card)` is called with the card picked up or None, `drop(card)` with one dragged to the middle, `refuse(card)`
    with one the rules refuse.
    """

    def __init__(self, pick: Callback, drop: Callback, refuse: Callback) -> None:
        self.element = by_id("hand")
        self.picked: str | None = None
        self._tell = {"pick": pick, "drop": drop, "refuse": refuse}
        self._view: View = {}
        self._drag: View | None = None
        self._tap_spent = False
        on(self.element, "click", self._clicked)
        on(self.element, "pointerdown", self._pressed)
        on(self.element, "pointermove", self._moved)
        on(self.element, "pointerup", self._released)
        on(self.element, "pointercancel", self._cancelled)

    def show(self, view: View) -> None:
        """Show the cards of a view; buttons of cards still held stay the same elements."""
        self._view = view
        here = {}
        for button in elements(self.element, "[data-card]"):
            if button.dataset.card in view["hand"]:
                here[button.dataset.card] = button
            else:
                button.remove()
        if self._drag and self._drag["card"] not in view["hand"]:
            self._drag = None
        before = [button.dataset.card for button in elements(self.element, "[data-card]")]
        for card in view["hand"]:
            button = here.get(card) or self._made(card)
            self._dress(button, card, view)
            if before != view["hand"]:
                self.element.append(button)
        self.element.dataset.count = str(len(view["hand"]))
        if not self._may_play(self.picked):
            self.pick(None)

    def pick(self, card: str | None) -> None:
        """Pick up a card and put down any other; None puts all down."""
        self.picked = card
        for button in elements(self.element, "[data-card]"):
            lifted = button.dataset.card == card
            button.classList.toggle("card-lifted", lifted)
            button.setAttribute("aria-pressed", "true" if lifted else "false")
        self._tell["pick"](card)

    def _may_play(self, card: str | None) -> bool:
        return card is not None and "play " + card in self._view["moves"]

    def _made(self, card: str) -> Element:
        button = js.document.createElement("button")
        button.type = "button"
        button.className = "card"
        button.dataset.card = card
        button.dataset.suit = card[1]
        button.dataset.rank = card[0]
        button.innerHTML = card_inside(card)
        return button

    def _dress(self, button: Element, card: str, view: View) -> None:
        name, refused = card_name(card), card in view["refused"]
        if refused:
            button.setAttribute("aria-disabled", "true")
            name = t("card-refused", card=name)
        else:
            button.removeAttribute("aria-disabled")
            if self._may_play(card):
                name = t("card-playable", card=name)
        button.setAttribute("aria-label", name)

    def _clicked(self, event: Event) -> None:
        button = event.target.closest("[data-card]")
        if not button or self._tap_spent:
            self._tap_spent = False
            return
        card = button.dataset.card
        if card in self._view["refused"]:
            self._tell["refuse"](card)
        elif self._may_play(card):
            self.pick(None if card == self.picked else card)

    def _pressed(self, event: Event) -> None:
        # A new press is a new tap, whatever became of the last drag's click.
        self._tap_spent = False
        button = event.target.closest("[data-card]")
        if self._drag or not button or not event.isPrimary or not self._may_play(button.dataset.card):
            return
        self._drag = {
            "button": button,
            "card": button.dataset.card,
            "id": event.pointerId,
            "x": event.clientX,
            "y": event.clientY,
            "moving": False,
        }

    def _moved(self, event: Event) -> None:
        drag = self._drag
        if not drag or event.pointerId != drag["id"]:
            return
        across, down = event.clientX - drag["x"], event.clientY - drag["y"]
        if not drag["moving"]:
            if abs(across) < SLOP and abs(down) < SLOP:
                return
            drag["moving"] = True
            drag["button"].setPointerCapture(drag["id"])
            drag["button"].classList.add("dragged")
        # Held above the finger, so that it can be seen.
        drag["button"].style.transform = f"translate({across}px, {down - 24}px) scale(1.12)"

    def _released(self, event: Event) -> None:
        drag = self._drag
        if not drag or event.pointerId != drag["id"]:
            return
        self._let_go(drag["button"])
        if drag["moving"]:
            self._tap_spent = True
            if event.clientY < self.element.getBoundingClientRect().top:
                self._tell["drop"](drag["card"])

    def _cancelled(self, event: Event) -> None:
        if self._drag and event.pointerId == self._drag["id"]:
            self._let_go(self._drag["button"])

    def _let_go(self, button: Element) -> None:
        self._drag = None
        button.classList.remove("dragged")
        button.style.transform = ""
