"""The person's hand: cards are kept between views, picked up by a tap, or dragged to the middle of the table."""

import js

from ui.dom import by_id, elements, on
from ui.exchange import exchanging
from ui.markup import card_inside
from ui.names import card_name
from ui.shapes import Callback, Element, Event, View
from ui.text import t

SLOP = 8
"""Pixels a finger may move before a tap becomes a drag."""
ONE_ROW = 6
"""As many cards lie in one row; hands that can hold more lie in two, so that each keeps a strip a finger can hit."""


class Hand:
    """The buttons of the cards held.

    `pick(card)` is called with the card picked up or None, `drop(card)` with one dragged to the middle, `refuse(card)`
    with one the rules refuse, `give(card)` with one tapped while cards are exchanged.
    """

    def __init__(self, pick: Callback, drop: Callback, refuse: Callback, give: Callback) -> None:
        self.element = by_id("hand")
        self.picked: str | None = None
        self._tell = {"pick": pick, "drop": drop, "refuse": refuse, "give": give}
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
        self._share_out(view)
        if not self._may_play(self.picked):
            self.pick(None)

    def mark_drawn(self, cards: list[str]) -> None:
        """Mark the cards just drawn, until others are."""
        for button in elements(self.element, "[data-card]"):
            button.classList.toggle("card-drawn", button.dataset.card in cards)

    def mark_given(self, cards: list[str]) -> None:
        """Mark the cards about to be given to the talon."""
        for button in elements(self.element, "[data-card]"):
            card = button.dataset.card
            given = card in cards
            button.classList.toggle("card-given", given)
            button.setAttribute("aria-pressed", "true" if given or card == self.picked else "false")

    def _share_out(self, view: View) -> None:
        """Say how the cards lie: columns now, and the gaps between the most there can be, which size them."""
        most = max(view["rules"]["hand"], len(view["hand"]))
        rows = 1 if most <= ONE_ROW else 2
        row = -(-most // rows)
        self.element.dataset.rows = str(rows)
        self.element.style.setProperty("--columns", str(max(1, min(len(view["hand"]), row))))
        self.element.style.setProperty("--gaps", str(max(row - 1, ONE_ROW - 1 if rows == 1 else 1)))

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
        if exchanging(self._view):
            self._tell["give"](card)
        elif card in self._view["refused"]:
            self._tell["refuse"](card)
        elif self._may_play(card):
            self.pick(None if card == self.picked else card)

    def _pressed(self, event: Event) -> None:
        # A new press is a new tap, whatever became of the last drag's click.
        self._tap_spent = False
        button = event.target.closest("[data-card]")
        if self._drag or not button or not event.isPrimary or not self._may_play(button.dataset.card):
            return
        # A mouse may leave the hand at its first step; a finger is held on to anyway.
        button.setPointerCapture(event.pointerId)
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
