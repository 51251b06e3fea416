"""The talon before its declarer: cards marked to be taken, and those of the hand marked to be given."""

from ui.dom import by_id, elements, on
from ui.markup import card_inside
from ui.names import card_name
from ui.shapes import Callback, Event, View
from ui.text import t

COLUMNS = {1: 1, 2: 2, 3: 3, 4: 2}
"""How a talon of so few cards lies."""
MOST_COLUMNS = {2: 6}
"""How a bigger one lies at a table of so many, where nobody sits at the sides; elsewhere there is less room."""


class Exchange:
    """What the declarer is about to exchange. `changed()` is called when a mark is set or taken away."""

    def __init__(self, changed: Callback) -> None:
        self.element = by_id("talon")
        self.gives: list[str] = []
        self.takes: list[str] = []
        self._changed = changed
        on(self.element, "click", self._clicked)

    def show(self, view: View) -> None:
        """Lay the talon out while the person may exchange with it."""
        open_now = exchanging(view)
        if open_now and self.element.hidden:
            self.element.innerHTML = "".join(_card(card) for card in view["talon"])
            self._share_out(len(view["talon"]), view["players"])
            self._mark_taken()
        if not open_now:
            self.element.innerHTML = ""
            self.gives, self.takes = [], []
        self.element.hidden = not open_now

    def _share_out(self, cards: int, players: int) -> None:
        columns = COLUMNS.get(cards, MOST_COLUMNS.get(players, 4))
        self.element.style.setProperty("--columns", str(columns))
        self.element.style.setProperty("--rows", str(-(-cards // columns)))

    def redraw(self) -> None:
        """Lay the talon out anew at the next view, as in another language; what is marked stays so."""
        self.element.hidden = True

    def clear(self) -> None:
        """Lay it out anew without a mark, before another match."""
        self.redraw()
        self.gives, self.takes = [], []

    def mark(self, gives: list[str], takes: list[str]) -> None:
        """Mark these cards and no others."""
        self.gives, self.takes = gives, takes
        self._mark_taken()
        self._changed()

    def give(self, card: str) -> None:
        """Mark a card of the hand, or take its mark away."""
        self.gives = _toggled(self.gives, card)
        self._changed()

    def _clicked(self, event: Event) -> None:
        button = event.target.closest("[data-talon]")
        if not button:
            return
        self.takes = _toggled(self.takes, button.dataset.talon)
        self._mark_taken()
        self._changed()

    def _mark_taken(self) -> None:
        for each in elements(self.element, "[data-talon]"):
            marked = each.dataset.talon in self.takes
            each.setAttribute("aria-pressed", "true" if marked else "false")
            each.classList.toggle("card-taken", marked)


def exchanging(view: View) -> bool:
    """Say whether the person may exchange cards with the talon now."""
    return bool(view["phase"] == "exchange" and view["to_act"] == view["seat"])


def _toggled(cards: list[str], card: str) -> list[str]:
    return [each for each in cards if each != card] if card in cards else cards + [card]  # noqa: RUF005 - MicroPython unpacks nothing into a list


def _card(card: str) -> str:
    return (
        f'<button type="button" class="card" data-talon="{card}" data-suit="{card[1]}" data-rank="{card[0]}"'
        f' aria-pressed="false" aria-label="{t("talon-card", card=card_name(card))}">{card_inside(card)}</button>'
    )
