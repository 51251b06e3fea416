"""Pages of the sheet: choosing a game, options, rules, passports, the shuffle. Taken in when one is first shown."""

import json

import js

from ui import fair_page, games_page, options_page, passport_page
from ui.choice import Choice
from ui.dom import by_id, elements
from ui.kept import keep, kept
from ui.later import LANGUAGES
from ui.remembered import remember, remembered
from ui.rules_options import ruleset_name
from ui.rules_page import rules_page
from ui.shapes import Callback, Element, Engine, View, Work
from ui.sheet import Keeper, Sheet
from ui.text import t

NEAREST = '{"block": "nearest"}'
"""As little scrolling as brings into sight what the foot has covered."""


class Pages(Keeper):
    """What these pages show, and what their controls do.

    `go(page)` turns to a page, `back()` to what lies behind, and `start(match)` begins a match. `spoken(language, say)`
    returns what `say()` says in a language.
    """

    def __init__(self, sheet: Sheet, guard: Callback, engine: Engine, acts: dict[str, Callback]) -> None:
        super().__init__(sheet, guard)
        self._engine = engine
        self._acts = acts
        self._choice = Choice(engine)
        self._page = ""
        self._opened: str | None = None
        # The last change asked for: the next is made to what it came to.
        self._change: Work | None = None
        # What is told of the shuffle, and whether a passport that was linked cannot be read.
        self._fair: View = {}
        self._bad = False

    async def prepare(self, page: str, match: View | None, linked: str | None = None) -> None:  # noqa: ARG002 - a keeper's own signature
        """Ask the engine for what a page tells; `linked` is the code of a passport."""
        if not self._choice.told:
            await self._choice.recall(remembered())
        if self._change:
            await self._change
        if page == "fair":
            self._fair = json.loads(await self._engine.fairness())
        self._bad = bool(linked) and not await self._choice.ask({"passport": linked})

    def show(self, page: str, match: View | None, linked: str | None = None) -> None:
        """Show a page."""
        left, self._page = self._page, page
        self._opened = None
        if page == "match-rules" and match:
            self.sheet.show(page, t("rules-page-title"), fair_page.link(match) + rules_page(match["rules"]))
        elif page == "fair" and match:
            self.sheet.show(page, t("fair-title"), fair_page.fair_page(self._fair))
        elif page == "passport":
            self.sheet.show(page, t("passport-title"), passport_page.passport(self._choice.passport, []))
            self.guard(self._draw_qr())
        elif linked and self._bad:
            self._show_entry(linked, t("passport-bad"))
        elif page == "have-passport":
            self._show_entry("", "")
        else:
            self._draw()
            opener = by_id("to-" + left)
            if opener:
                opener.focus()

    def left(self) -> None:
        """Forget which page was shown: going back to one takes the keyboard to what opened it only from these pages."""
        self._page = ""

    def _draw(self) -> None:
        choice = self._choice
        if self._page == "rules":
            self.sheet.show("rules", t("rules-page-title"), rules_page(choice.values))
        elif self._page == "options":
            body, foot = options_page.options(choice, self._opened), options_page.foot(choice)
            self.sheet.show("options", t("options-title"), body, foot)
        else:
            self._page = "games"
            language = js.document.documentElement.lang
            self.sheet.show("games", t("games-title"), games_page.games(choice, language), games_page.foot(choice))
            self._unfold()

    def _update(self) -> None:
        """Show what a change came to, where the person is."""
        choice = self._choice
        if self._page == "options":
            self.sheet.put("sheet-body", options_page.options(choice, self._opened))
            self.sheet.put("sheet-foot", options_page.foot(choice))
            held = js.document.activeElement
            if choice.fault and by_id("sheet-body").contains(held):
                held.scrollIntoView(js.JSON.parse(NEAREST))
        elif self._page == "games":
            self.sheet.put("game-panel", games_page.panel(choice, self._pace()))
            self.sheet.put("sheet-foot", games_page.foot(choice))

    def _unfold(self) -> None:
        """Put what the chosen game's table may choose below its card, and bring the card into sight."""
        panel = by_id("game-panel")
        if not panel:
            panel = js.document.createElement("div")
            panel.id = "game-panel"
        for each in elements(self.sheet.element, ".game[data-chosen]"):
            each.removeAttribute("data-chosen")
        box = by_id("game-box-" + self._choice.values["name"])
        box.dataset.chosen = ""
        box.append(panel)
        self._update()
        # Above the first there is a way for those who have a passport.
        if box.previousElementSibling:
            box.scrollIntoView(True)  # noqa: FBT003 - the browser's own way to say: at the top

    async def _draw_qr(self) -> None:
        code = self._choice.passport
        here = js.location.origin + js.location.pathname
        answer = json.loads(await self._engine.qr(here, here + "?passport=" + code))
        if self._page == "passport" and "rows" in answer:
            self.sheet.put("sheet-body", passport_page.passport(code, answer["rows"]))

    def _show_entry(self, typed: str, bad: str) -> None:
        self._page = "have-passport"
        self.sheet.show(self._page, t("passport-have"), passport_page.entry(typed, bad), passport_page.entry_foot())
        by_id("passport-typed").focus()

    def entered(self, control: Element) -> None:
        """Open a passport typed."""
        if control.id == "passport-typed":
            self.guard(self._open_typed())

    def clicked(self, button: Element) -> None:
        """Do what a button says."""
        if button.hasAttribute("data-open"):
            self._open(button.getAttribute("data-open"))
        elif button.hasAttribute("data-step"):
            self._step(button)
        elif button.hasAttribute("data-copy"):
            name = button.getAttribute("data-copy")
            words = by_id(name).textContent
            self.guard(self._copy(words, name + "-told", ("fair-copied", "fair-not-copied")))
        elif button.id == "options-done":
            self._acts["back"]()
        else:
            self._act(button.id)

    def _act(self, name: str) -> None:
        if name == "start-match":
            self.guard(self._started())
        elif name == "as-the-game":
            self._make(self._choice.undo(), self._update)
        elif name == "passport-copy":
            words = ("passport-copied", "passport-not-copied")
            self.guard(self._copy(self._choice.passport, "passport-told", words))
        elif name == "passport-open":
            self.guard(self._open_typed())

    def _open(self, field: str) -> None:
        """Unfold an option, or fold it; from elsewhere, go to it."""
        if self._page != "options":
            self._acts["go"]("options")
            return
        self._opened = None if self._opened == field else field
        self._update()
        row = by_id("option-" + field)
        if self._choice.fault:
            row.scrollIntoView()
        head = by_id("head-" + field) or by_id("field-" + field)
        head.focus()

    def _step(self, button: Element) -> None:
        by = int(button.getAttribute("data-step"))
        self._make(self._choice.step(button.getAttribute("data-field"), by), self._update)

    def changed(self, control: Element) -> None:
        """Take in what was chosen or typed."""
        name, value = control.getAttribute("name"), control.value
        if name == "game":
            self._make(self._choice.pick(value), self._unfold)
        elif name == "cuts":
            self._choice.cuts = value == "yes"
            self._remember()
        elif name == "revokes":
            self._choice.revokes = value
            self._remember()
        elif name == "level":
            self._choice.level = value
            self._remember()
        elif name == "pace":
            keep("pace", value)
            keep("pace", value, session=True)
        elif name and name.startswith("field-"):
            self._make(self._choice.change(name[len("field-") :], value), self._update)

    def _make(self, change: Work, show: Callback) -> None:
        """Make a change after those asked for before it, and show what it came to."""
        self._change = self.guard(self._made(self._change, change, show))

    async def _made(self, before: Work | None, change: Work, show: Callback) -> None:
        if before:
            await before
        await change
        self._remember()
        show()

    async def _started(self) -> None:
        """Begin a match with what is chosen, the last change too."""
        if self._change:
            await self._change
        if not self._choice.fault:
            self._remember()
            self._acts["start"](self._choice.match())

    async def _copy(self, words: str, place: str, told: tuple[str, str]) -> None:
        """Copy words, and say at a place how that went: the first message told, or the second."""
        done = True
        try:
            await js.navigator.clipboard.writeText(words)
        except Exception:  # noqa: BLE001 - MicroPython's JsException has no name to import
            done = False
        by_id(place).textContent = t(told[0] if done else told[1])

    async def _open_typed(self) -> None:
        typed = by_id("passport-typed").value
        if await self._choice.ask({"passport": typed}):
            self._back_to_games()
        else:
            self._show_entry(typed, t("passport-bad"))

    def _back_to_games(self) -> None:
        if js.location.hash == "#games":  # a link that was damaged
            self._page = "games"
            self._draw()
        else:
            self._acts["back"]()

    def _remember(self) -> None:
        """Keep the choice for the next start, and what home says of it in each language."""
        if self._choice.fault:
            return
        remember(self._choice.match())
        for language in LANGUAGES:
            line = self._acts["spoken"](language, self._line)
            keep("choice-line-" + language, line)
            by_id("choice-line").querySelector(f"[lang={language}]").textContent = line

    def _line(self) -> str:
        values = self._choice.values
        game = ruleset_name(values["name"])
        return t("choice-line", game=game, players=values["players"], target=values["target"])

    def _pace(self) -> str:
        return kept("pace") or "natural"
