"""The middle of the table: cards arrive one by one, stay readable, and go to whoever won them."""

import js

from ui.dom import by_id, elements
from ui.markup import laid, laid_name
from ui.names import place_of
from ui.pace import beat
from ui.shapes import Callback, Element, View


class TrickArea:
    """Shows one trick, changing only what is new so that cards do not jump."""

    def __init__(self) -> None:
        self.element = by_id("trick")
        self._cards: list[str] = []
        self._winner_place: str | None = None

    def show(self, view: View, box: Callback, *, undone: bool = False) -> None:
        """Show the trick being played, or the last one until the next is led; at once when something was undone.

        `box(card)` says where on the screen one of the person's cards was until now, None where it is not known.
        """
        trick = view["trick"] or view["last_trick"]
        cards = trick["cards"] if trick else []
        known = len(self._cards)
        if undone:
            known = self._take_back(cards)
        elif self._cards != cards[:known]:
            self._collect()
            known = 0
        for step in range(known, len(cards)):
            self.element.insertAdjacentHTML("beforeend", laid(view, trick, step))
            if step == len(cards) - 1 and not undone:
                _arrive(self.element.lastElementChild, box(cards[step]))
        self._cards = cards
        self._mark(view, trick)

    def clear(self) -> None:
        """Show no trick."""
        self.element.innerHTML = ""
        self._cards = []

    def _take_back(self, cards: list[str]) -> int:
        """Keep those cards that lie there still, from the first on; return how many they are."""
        same = 0
        while same < min(len(cards), len(self._cards)) and cards[same] == self._cards[same]:
            same += 1
        for step, card in enumerate(elements(self.element, ".laid")):
            if step >= same or card.classList.contains("collected"):
                card.remove()
        return same

    def _mark(self, view: View, trick: View | None) -> None:
        if trick:
            for step, card in enumerate(elements(self.element, ".laid:not(.collected)")):
                winning = card.dataset.seat == str(trick["winner"])
                card.classList.toggle("card-winning", winning)
                card.setAttribute("aria-label", laid_name(view, trick, step))
        self._winner_place = place_of(view, trick["winner"]) if trick else None
        whole = trick is not None and len(trick["cards"]) == view["players"]
        self.element.dataset.whole = "yes" if whole else "no"

    def _collect(self) -> None:
        """Send the old trick to its winner; where nothing moves, the cards go at once."""
        lasts = beat()
        for card in elements(self.element, ".laid"):
            if not lasts or card.classList.contains("collected"):
                card.remove()
                continue
            card.classList.remove("arrives")
            card.classList.remove("flies")
            card.classList.add("collected")
            card.dataset.to = self._winner_place or "bottom"
            # A timer, as no animation ends where none is run: in a page that is not shown.
            js.setTimeout(lambda card=card: card.remove(), lasts)


def _arrive(card: Element, box: Element | None) -> None:
    """Let a card come from where it was on the screen or, where that is not known, from its seat's side."""
    if box is None or not beat():
        card.classList.add("arrives")
        return
    here = card.getBoundingClientRect()
    card.style.setProperty("--from-across", f"{box.left + box.width / 2 - here.left - here.width / 2}px")
    card.style.setProperty("--from-down", f"{box.top + box.height / 2 - here.top - here.height / 2}px")
    card.style.setProperty("--from-size", str(box.width / here.width))
    card.classList.add("flies")
