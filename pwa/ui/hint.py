"""The hint on the table: a sentence beside the lamp, the move it proposes marked, and on each move what it yields."""

import js

from ui.advice import exchanged, figures, sentence
from ui.dom import by_id, elements
from ui.markup import escaped
from ui.screen import Screen
from ui.shapes import Callback, Element, View
from ui.text import t

FORM = '{"signDisplay": "exceptZero", "minimumFractionDigits": 1, "maximumFractionDigits": 1}'
"""How points are written: with their sign and one decimal."""


class Hint:
    """The hint shown, if there is one. `ask()` answers with a promise of one for the table as it stands, or None."""

    def __init__(self, screen: Screen, ask: Callback) -> None:
        self._screen = screen
        self._ask = ask
        self._lamp, self._words = by_id("hint"), by_id("hint-words")
        self._busy = False
        self._marked: list[Element] = []
        screen.forget_hint = self.clear

    async def pressed(self, view: View | None) -> None:
        """Show a hint for a view, or take away the one that is shown."""
        shown = not self._words.hidden
        if not self._busy:
            self._lamp.removeAttribute("aria-busy")
        self.clear()
        if shown or self._busy or not view or self._lamp.disabled:
            return
        self._busy = True
        self._lamp.setAttribute("aria-busy", "true")
        try:
            found = await self._ask()
        finally:
            self._busy = False
            self._lamp.removeAttribute("aria-busy")
        if found:
            self._show(view, found)

    def clear(self) -> None:
        """Take the hint away."""
        self._words.hidden = True
        self._words.innerHTML = ""
        self._lamp.setAttribute("aria-expanded", "false")
        for each in self._marked:
            for name in ("data-yield", "data-hinted", "aria-description"):
                each.removeAttribute(name)
        self._marked = []

    def _show(self, view: View, hint: View) -> None:
        self._propose(hint["move"])
        for move, points in hint["yields"].items():
            self._tell(move, _written(points))
        self._mark(hint["move"], "data-hinted", "")
        note = figures(hint)
        small = f"<small>{escaped(note)}</small>" if note else ""
        self._words.innerHTML = f"<p>{escaped(sentence(view, hint))}</p>{small}"
        self._words.hidden = False
        self._lamp.setAttribute("aria-expanded", "true")

    def _propose(self, move: str) -> None:
        """Pick up the card proposed, or mark those of an exchange, so that one more tap makes the move."""
        kind, _, word = move.partition(" ")
        if kind in ("play", "claim"):
            self._screen.hand.pick(word)
        elif kind == "exchange":
            gives, takes = exchanged(move)
            self._screen.exchange.mark(gives, takes)

    def _tell(self, move: str, points: str) -> None:
        self._mark(move, "data-yield", points)
        self._mark(move, "aria-description", t("hint-yield", points=points))

    def _mark(self, move: str, name: str, value: str) -> None:
        kind, _, word = move.partition(" ")
        where = f'#hand [data-card="{word}"]' if kind in ("play", "claim") else f'#actions [data-move="{move}"]'
        for each in elements(self._screen.element, where):
            each.setAttribute(name, value)
            self._marked.append(each)


def _written(points: float) -> str:
    """Return points as the language writes them, with a true minus sign."""
    language = js.document.documentElement.lang
    form = js.Intl.NumberFormat.new(language, js.JSON.parse(FORM))
    return str(form.format(points)).replace("-", "\u2212")
