"""The person's hand: cards are kept between views, picked up or played by a tap, or dragged to the table."""

import js

from ui.dom import by_id, elements, on
from ui.drag import Drag
from ui.exchange import exchanging
from ui.markup import card_inside
from ui.names import card_name
from ui.settings import CHANGED, setting
from ui.shapes import Callback, Element, Event, View
from ui.text import t

ONE_ROW = 6
"""As many cards lie in one row; hands that can hold more lie in two, so that each keeps a strip a finger can hit."""


class Hand:
    """The buttons of the cards held.

    `pick(card)` is called with the card picked up or None; `play(card)` with one dragged to the table, or tapped where
    one tap is enough, and answers whether it is on its way; `refuse(card)` with one the rules refuse, `give(card)` with
    one tapped while cards are exchanged, `ask()` when the keyboard has picked one up, `only_dragged()` when one was
    tapped where cards are only dragged.
    """

    def __init__(self, tell: dict[str, Callback]) -> None:
        self.element = by_id("hand")
        self.picked: str | None = None
        self._tell = tell
        self._view: View = {}
        self._drag = Drag(self.element, self._may_play, tell["play"], self._balked)
        on(self.element, "click", self._clicked)
        on(js.document, CHANGED, lambda _event: self._take_settings())
        self._take_settings()

    def show(self, view: View) -> None:
        """Show the cards of a view; buttons of cards still held stay the same elements."""
        self._view = view
        here = {}
        for button in elements(self.element, "[data-card]"):
            if button.dataset.card in view["hand"]:
                here[button.dataset.card] = button
            else:
                button.remove()
        self._drag.keep([card for card in view["hand"] if self._may_play(card)])
        before = [button.dataset.card for button in elements(self.element, "[data-card]")]
        self._share_out(view)
        for card in view["hand"]:
            button = here.get(card) or self._made(card)
            self._dress(button, card, view)
            if before != view["hand"]:
                self.element.append(button)
        if not self._may_play(self.picked):
            self.pick(None)

    @property
    def row(self) -> int:
        """How many cards lie in a row."""
        return int(self._row)

    def clear(self) -> None:
        """Hold no card, as before a match."""
        self.element.innerHTML = ""

    def box(self, card: str) -> Element | None:
        """Return where a card of the hand lies on the screen, carried or not; None when it is not there."""
        button = self.element.querySelector(f'[data-card="{card}"]')
        box = button.getBoundingClientRect() if button else None
        return box if box and box.width else None

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

    def pick(self, card: str | None) -> None:
        """Pick up a card and put down any other; None puts all down."""
        self.picked = card
        for button in elements(self.element, "[data-card]"):
            lifted = button.dataset.card == card
            button.classList.toggle("card-lifted", lifted)
            button.setAttribute("aria-pressed", "true" if lifted else "false")
        self._tell["pick"](card)

    def _share_out(self, view: View) -> None:
        """Say how the cards lie: rows, and the gaps between the most there can be in one, which size them."""
        most = max(view["rules"]["hand"], len(view["hand"]))
        rows = 1 if most <= ONE_ROW else 2
        self._row = -(-most // rows)
        self.element.dataset.rows = str(rows)
        self.element.style.setProperty("--gaps", str(max(self._row - 1, ONE_ROW - 1 if rows == 1 else 1)))

    def _place(self, button: Element, card: str, view: View) -> None:
        """Say where a card lies: how far from its row's middle, and how many rows up. Trumps lie first, and apart."""
        at, cards = view["hand"].index(card), len(view["hand"])
        row, last = at // self._row, (cards - 1) // self._row
        beside = view["hand"][row * self._row : (row + 1) * self._row]
        trumps = [each for each in beside if each[1] == view["trump"]]
        apart = 0 < len(trumps) < len(beside)
        button.style.setProperty("--column", str(at % self._row - (len(beside) - 1) / 2))
        button.style.setProperty("--side", "0" if not apart else "-1" if card in trumps else "1")
        button.style.setProperty("--up", str(row - last))

    def _take_settings(self) -> None:
        self.element.dataset.input = setting("input")
        if setting("input") == "tap":
            self._drag.cancel()

    def _may_play(self, card: str | None) -> bool:
        return card is not None and "play " + card in self._view.get("moves", ())

    def _made(self, card: str) -> Element:
        button = js.document.createElement("button")
        button.type = "button"
        button.className = "card"
        button.dataset.card = card
        button.dataset.suit = card[1]
        button.dataset.rank = card[0]
        button.innerHTML = card_inside(card)
        # Made anew, as for another language, a card that was picked up still is.
        button.classList.toggle("card-lifted", card == self.picked)
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
        self._place(button, card, view)

    def _clicked(self, event: Event) -> None:
        button = event.target.closest("[data-card]")
        if not button or self._drag.spent:
            self._drag.spent = False
            return
        card = button.dataset.card
        if exchanging(self._view):
            self._tell["give"](card)
        elif card in self._view["refused"]:
            self._tell["refuse"](card)
        elif not self._may_play(card):
            return
        elif event.detail and setting("input") == "drag":  # the keyboard, which cannot drag, counts no clicks
            self._tell["only_dragged"]()
        elif card != self.picked and setting("confirm") == "no":
            self._tell["play"](card)
        else:
            self.pick(None if card == self.picked else card)
            if self.picked and not event.detail:
                self._tell["ask"]()

    def _balked(self, card: str) -> None:
        if card in self._view["refused"]:
            self._tell["refuse"](card)
