"""The page of the saved matches: goes on with one, and removes one after asking."""

import json

import js

from ui.dom import by_id
from ui.matches_page import page as matches_page
from ui.shapes import Callback, Element, Engine, View
from ui.sheet import Keeper, Sheet
from ui.text import t

DAY = 86_400_000
"""Milliseconds."""
TODAY, YESTERDAY = 0, 1


class MatchesKeeper(Keeper):
    """What is shown of the saved matches. `open(id)` shows one at the table, `back()` what lies behind."""

    def __init__(self, sheet: Sheet, guard: Callback, engine: Engine, acts: dict[str, Callback]) -> None:
        super().__init__(sheet, guard)
        self._engine = engine
        self._acts = acts
        self._matches: list[View] = []
        self._at_table = False
        self._asked: str | None = None

    async def prepare(self, page: str, match: View | None, linked: str | None = None) -> None:  # noqa: ARG002 - a keeper's own signature
        """Look at what is saved."""
        await self._look()

    def show(self, page: str, match: View | None, linked: str | None = None) -> None:  # noqa: ARG002 - a keeper's own signature
        """Show what is saved; what was asked about before is forgotten."""
        self._at_table = match is not None
        self._asked = None
        self.sheet.show(page, t("matches"), self._page())

    def clicked(self, button: Element) -> None:
        """Go on with a match, or ask about removing one and do it."""
        if button.hasAttribute("data-match"):
            self._open(button.getAttribute("data-match"))
        elif button.hasAttribute("data-remove"):
            self._ask(button.getAttribute("data-remove"))
        elif button.hasAttribute("data-keep"):
            asked, self._asked = self._asked, None
            self._renew(f"remove-{asked}")
        elif button.hasAttribute("data-gone"):
            self.guard(self._remove(button.getAttribute("data-gone")))

    def _open(self, name: str) -> None:
        match = next(each for each in self._matches if each["id"] == name)
        if self._at_table and match["current"]:
            self._acts["back"]()
        else:
            self._acts["open"](name)

    def _ask(self, name: str) -> None:
        self._asked = name
        self._renew(f"keep-{name}")

    async def _remove(self, name: str) -> None:
        await self._engine.remove_match(name)
        self._asked = None
        await self._look()
        self._renew("sheet-title")

    async def _look(self) -> None:
        self._matches = json.loads(await self._engine.matches())["matches"]

    def _page(self) -> str:
        return matches_page(self._matches, _when, at_table=self._at_table, asked=self._asked)

    def _renew(self, focus: str) -> None:
        self.sheet.renew(t("matches"), self._page())
        target = by_id(focus)
        if target:
            target.focus()


def _when(played: float) -> str:
    """Return when something was, as one would say it: the day and, where that is not long ago, the time."""
    language = js.document.documentElement.lang
    then = js.Date.new(float(played))
    days = round((_midnight(js.Date.new()) - _midnight(then)) / DAY)
    if days in (TODAY, YESTERDAY):
        day = js.Intl.RelativeTimeFormat.new(language, js.JSON.parse('{"numeric": "auto"}')).format(-days, "day")
        clock = js.JSON.parse('{"hour": "2-digit", "minute": "2-digit", "hourCycle": "h23"}')
        return t("match-when", day=str(day), time=str(js.Intl.DateTimeFormat.new(language, clock).format(then)))
    this_year = then.getFullYear() == js.Date.new().getFullYear()
    form = '{"weekday": "long", "day": "numeric", "month": "long"}' if this_year else '{"dateStyle": "long"}'
    return str(js.Intl.DateTimeFormat.new(language, js.JSON.parse(form)).format(then))


def _midnight(date: js.Date) -> float:
    return float(js.Date.new(date.getFullYear(), date.getMonth(), date.getDate()).getTime())
