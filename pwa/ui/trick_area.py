"""The middle of the table: cards arrive one by one, stay readable, and go to whoever won them."""

import js

from ui.dom import by_id, elements, on
from ui.markup import laid
from ui.names import place_of
from ui.shapes import Event, View


class TrickArea:
    """Shows one trick, changing only what is new so that cards do not jump."""

    def __init__(self) -> None:
        self.element = by_id("trick")
        self._cards: list[str] = []
        self._winner_place: str | None = None

    def show(self, view: View) -> None:
        """Show the trick being played, or the last one until the next is led."""
        trick = view["trick"] or view["last_trick"]
        cards = trick["cards"] if trick else []
        known = len(self._cards)
        if self._cards != cards[:known]:
            self._collect()
            known = 0
        for step in range(known, len(cards)):
            self.element.insertAdjacentHTML("beforeend", laid(view, trick, step))
            if step == len(cards) - 1:
                self.element.lastElementChild.classList.add("arrives")
        self._cards = cards
        self._mark(view, trick)

    def clear(self) -> None:
        """Show no trick."""
        self.element.innerHTML = ""
        self._cards = []

    def _mark(self, view: View, trick: View | None) -> None:
        winner = str(trick["winner"]) if trick else None
        for card in elements(self.element, ".laid:not(.collected)"):
            card.classList.toggle("card-winning", card.dataset.seat == winner)
        self._winner_place = place_of(view, trick["winner"]) if trick else None
        whole = trick is not None and len(trick["cards"]) == view["players"]
        self.element.dataset.whole = "yes" if whole else "no"

    def _collect(self) -> None:
        """Send the old trick to its winner; where nothing moves, the cards go at once."""
        root = js.document.documentElement.dataset
        still = root.pace == "instant" or root.motion == "less"
        for card in elements(self.element, ".laid"):
            if still or card.classList.contains("collected"):
                card.remove()
                continue
            card.classList.remove("arrives")
            card.classList.add("collected")
            card.dataset.to = self._winner_place or "bottom"
            on(card, "animationend", _remove)


def _remove(event: Event) -> None:
    event.currentTarget.remove()
