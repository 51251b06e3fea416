"""The seats around the table, and the cards that wait on it face down."""

from ui.dom import Region, by_id
from ui.markup import seat, stock
from ui.names import PLACES, place_of
from ui.shapes import View


class Seats:
    """Every place there may be; those of the table's seats are shown."""

    def __init__(self) -> None:
        self._seats = {place: Region("seat-" + place) for place in PLACES[6]}
        self._stock = Region("stock")

    def show(self, view: View) -> None:
        """Show the seats of a view: plates, whose turn it is, the stock."""
        felt = by_id("felt")
        felt.style.setProperty("--most", str(view["rules"]["hand"]))
        felt.dataset.mates = "no" if view["rules"]["marriage"] == "none" else "yes"
        at = {place_of(view, number): number for number in range(view["players"])}
        for place, region in self._seats.items():
            region.element.hidden = place not in at
            if place in at:
                region.put(seat(view, at[place]))
                region.element.dataset.turn = "yes" if at[place] == view["to_act"] else "no"
        html = stock(view)
        self._stock.put(html)
        self._stock.element.hidden = not html
        self._stock.element.dataset.kind = view["rules"]["stock"]
