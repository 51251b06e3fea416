"""The place to accuse, which offers its moves only while it is open."""

from ui.accuse import accusations, accuse
from ui.dom import Region, on
from ui.shapes import Event, View


class Accusing:
    """The disclosure. What it offers is in the page only while it is open: nobody accuses by the way."""

    def __init__(self) -> None:
        self._region = Region("accuse")
        self._view: View = {}
        on(self._region.element, "click", self._clicked)

    def show(self, view: View) -> None:
        """Show it for a view; it closes when others may be accused than before."""
        self._view = view
        self._region.put(accuse(view))

    def hide(self) -> None:
        """Take it away."""
        self._region.put("")

    def _clicked(self, event: Event) -> None:
        summary = event.target.closest("summary")
        if summary:
            # The browser opens or closes it after this.
            panel = summary.nextElementSibling
            panel.innerHTML = "" if summary.parentElement.open else accusations(self._view)
