"""Where the keyboard is at the table: what it is on may go with a move, and then it goes on to what makes sense."""

import js

from ui.dom import by_id, elements
from ui.shapes import Element

STAY = '{"preventScroll": true}'
"""Nothing moves under a finger: the table scrolls to what has the focus for those alone who see where it is."""


class Focus:
    """Watches that the keyboard, or a screen reader, is never left on something that is gone."""

    def __init__(self, table: Element) -> None:
        self._table = table
        self._within = False
        # Whether a ring shows where the keyboard is.
        self._ringed = False
        # The card it is on, and which one of the hand it goes on to without it.
        self._card: str | None = None
        self._place: int | None = None

    def note(self, laying: str | None = None) -> None:
        """Take note of where the keyboard is, before anything is drawn anew; `laying` is a card on its way."""
        held = js.document.activeElement
        self._within = bool(held and self._table.contains(held))
        self._ringed = bool(self._within and held.matches(":focus-visible"))
        cards = [card.dataset.card for card in self._cards()]
        on_card = self._within and held.matches("#hand [data-card]")
        self._card = held.dataset.card if on_card else None
        if on_card:
            self._place = cards.index(self._card)
        elif laying in cards:
            self._place = cards.index(laying) + (1 if laying != cards[-1] else -1)
        else:
            self._place = None

    def keep(self) -> None:
        """Take the keyboard on, after something was drawn anew, when what it was on is gone."""
        if self._within and not self._stands():
            self._go(self._next())

    def arrive(self) -> None:
        """Take the keyboard to the table, which has just come into sight."""
        if not self._stands():
            self._go(by_id("title"))

    def rest(self) -> None:
        """Take the keyboard back to the cards, from something over the table that has gone."""
        cards = self._cards()
        if cards and self._place is None:
            self._place = 0
        self._go(self._next())

    def _stands(self) -> bool:
        """Say whether the keyboard is on something of the table that is there and can be used."""
        held = js.document.activeElement
        there = bool(held and self._table.contains(held) and held.getClientRects().length)
        return there and not held.matches(":disabled")

    def _next(self) -> Element:
        # At a round's end its score lies where the cards and the line were.
        title = by_id("summary-title")
        if title and title.getClientRects().length:
            return title
        cards = self._cards()
        for card in cards:
            if card.dataset.card == self._card:  # it was moved, as hands are sorted
                return card
        if cards and self._place is not None and self._place >= 0:
            return cards[min(self._place, len(cards) - 1)]
        return by_id("status")

    def _go(self, target: Element) -> None:
        if self._ringed:
            target.focus()
        else:
            target.focus(js.JSON.parse(STAY))

    def _cards(self) -> list[Element]:
        return elements(self._table, "#hand [data-card]")
