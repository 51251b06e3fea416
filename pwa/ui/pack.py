"""The pack before the deal, fanned out for whoever cuts it."""

from ui.actions import cut
from ui.dom import by_id, elements, on
from ui.markup import BACK
from ui.shapes import Callback, Event, View
from ui.text import t


class Pack:
    """The fanned pack and the place chosen in it. `changed()` is called when another place is chosen."""

    def __init__(self, changed: Callback) -> None:
        self.element = by_id("pack")
        self._slider = by_id("cut-place")
        self._changed = changed
        on(self._slider, "input", self._slid)

    @property
    def place(self) -> int:
        """How many cards lie above the place chosen."""
        return int(self._slider.value)

    def show(self, view: View) -> None:
        """Fan the pack out while the person may cut it."""
        mine = view["phase"] == "cut" and view["to_act"] == view["seat"]
        if mine and self.element.hidden:
            cards = view["rules"]["pack"]
            by_id("pack-fan").innerHTML = BACK * cards
            self._slider.max = str(cards - 1)
            self._slider.value = str(cards // 2)
        if mine:
            self._lift()
        self.element.hidden = not mine

    def clear(self) -> None:
        """Fan the pack out anew at the next view: that of another match may have more cards."""
        self.element.hidden = True

    def buttons(self) -> str:
        """Return the moves offered with the pack."""
        return cut(self.place)

    def _slid(self, _event: Event) -> None:
        self._lift()
        self._changed()

    def _lift(self) -> None:
        self._slider.setAttribute("aria-valuetext", t("cut", cards=self.place))
        for index, card in enumerate(elements(self.element, ".card")):
            card.classList.toggle("pack-lifted", index < self.place)
