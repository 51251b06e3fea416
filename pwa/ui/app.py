"""The page: brings home to life, meets the engine, and goes between home, table and the sheet over them."""

import asyncio
import json
import sys

import js

from ui import later, setup, text
from ui.dom import by_id, on
from ui.home import Home
from ui.kept import keep, kept
from ui.lazy import take_in
from ui.play import Play
from ui.screen import Screen
from ui.shapes import Callback, Event, Formatter, View, Work
from ui.text import t

TABLE = "#table"
PAGES = ("games", "options", "rules", "match-rules", "fair", "passport", "have-passport")
"""The pages of the sheet, each with its name in the address."""
OPENERS = {"show-rules": "match-rules", "show-seal": "fair", "check-shuffle": "fair"}
"""The buttons of the table that open a page about its match."""
BEHIND = "from-home"
"""The history state of what another part of the page lies behind."""
PARTS = ("home", "table", "sheet")


class App:
    """The page: home, the table of one match, or a page of the sheet. Which, the address says: `#table` is the table.

    `find_engine()` answers with a promise of the worker's functions; `formatter(language, text)` makes the formatter of
    one language's messages.
    """

    def __init__(self, find_engine: Callback, formatter: Callback) -> None:
        self._find_engine = find_engine
        self._formatter = formatter
        self._texts: tuple[str, ...] = ()
        self._load_texts()
        self.screen = Screen(lambda card: self.play.move("play " + card))
        self.play: Play = Play(self.screen, self.guard, self.lost)
        self.home = Home(self.start_chosen, self.resume, self.turn_to)
        # What was taken in later, by part.
        self._parts: View = {}
        self._ready: Work
        # Counts goings to a part: one that comes when the person has gone elsewhere is not shown.
        self._visit = 0
        self._opener = "show-rules"
        self._listen()

    def guard(self, work: Work) -> None:
        """Run a coroutine in the background; what goes wrong in it is said, not lost."""
        asyncio.create_task(self._guarded(work))

    async def meet_engine(self) -> None:
        """Wait for the engine, which starts unprompted, and for what it has saved."""
        self.play.engine = await self._find_engine()
        js.performance.mark("cruce-ready")
        js.document.documentElement.dataset.ready = ""
        await self.offer_saved()

    async def offer_saved(self) -> None:
        """Offer the saved match on the home screen, if there is one."""
        answer = json.loads(await self.play.engine.saved())
        self.home.offer(answer.get("saved"))
        if "error" in answer:
            self.screen.notice(self._sentence(answer["error"]))

    def begin(self) -> None:
        """Do what the address, or a press from before, asks for."""
        self._ready = asyncio.create_task(self._guarded(self.meet_engine()))
        query = dict(_query())
        asked = setup.from_query(_query())
        pace = query.get("pace")
        if pace in setup.PACES:
            keep("pace", pace, session=True)
        if asked:
            self._leave_address()
            self.start(asked)
        elif "passport" in query:
            js.history.replaceState(None, "", js.location.pathname + "#games")
            self._show_page("games", query["passport"])
        elif not self.home.honour_press() and js.location.hash:
            self._address_changed()
        js.document.documentElement.dataset.live = ""

    def start(self, asked: View) -> None:
        """Begin a new match."""
        self._open(lambda engine: engine.start(json.dumps(asked)))

    def start_chosen(self, asked: View) -> None:
        """Begin a new match set up here, at the pace chosen here."""
        keep("pace", kept("pace") or setup.PACES[0], session=True)
        self.start(asked)

    def resume(self) -> None:
        """Go on with the saved match."""
        self._open(lambda engine: engine.resume())

    def turn_to(self, page: str) -> None:
        """Show a page of the sheet, over what is shown now."""
        js.history.pushState(BEHIND, "", "#" + page)
        self._show_page(page)

    def go_home(self) -> None:
        """Leave the table; the match stays saved."""
        self._visit += 1
        self.play.close()
        self.screen.notice("")
        self._show("home")
        if self.play.engine:
            self.guard(self.offer_saved())

    def _show(self, part: str) -> None:
        for name in PARTS:
            by_id(name).hidden = name != part
            by_id(name).removeAttribute("aria-busy")

    def _open(self, ask: Callback) -> None:
        # What is shown stays, busy, until there is a table to show.
        self._busy()
        if js.location.hash[1:] in PAGES:
            # Home lies behind the table, not how the match was set up.
            js.history.replaceState(js.history.state, "", TABLE)
        elif js.location.hash != TABLE:
            js.history.pushState(BEHIND, "", TABLE)
        self._visit += 1
        self.guard(self._opened(ask, self._visit))

    def _busy(self) -> None:
        for name in PARTS:
            by_id(name).setAttribute("aria-busy", "true")

    async def _opened(self, ask: Callback, visit: int) -> None:
        await self._ready
        if visit != self._visit:
            return
        self.play.pace = kept("pace", session=True) or kept("pace") or setup.PACES[0]
        js.document.documentElement.dataset.pace = self.play.pace
        error = await self.play.open(ask(self.play.engine))
        if visit != self._visit:
            return
        if error:
            self.lost(self._sentence(error))
            return
        self._show("table")
        js.performance.mark("cruce-table")

    def _show_page(self, page: str, passport: str | None = None) -> None:
        self._busy()
        self._visit += 1
        self.guard(self._shown(page, passport, self._visit))

    async def _shown(self, page: str, passport: str | None, visit: int) -> None:
        await self._ready
        if "sheet" not in self._parts:
            await self._take_in_pages()
        if visit != self._visit:
            return
        self.screen.notice("")
        self._show("sheet")
        await self._parts["sheet"].show(page, self.play.match, passport)

    async def _take_in_pages(self) -> None:
        await self._take_in("sheet")
        from ui.pages import Pages  # noqa: PLC0415 - by now what it needs is there

        pages = Pages(self.play.engine, self.guard, self.turn_to, self._leave, self.start_chosen_match)
        pages.spoken = self._spoken
        self._parts["sheet"] = pages

    async def _take_in(self, part: str) -> None:
        await take_in(part)
        if later.TEXTS[part][0] not in self._texts:
            self._texts += later.TEXTS[part]
        self._load_texts()

    async def _hint(self) -> None:
        """Show a hint, or take the one shown away."""
        if "hint" not in self._parts:
            by_id("hint").setAttribute("aria-busy", "true")
            await self._take_in("hint")
            from ui.hint import Hint  # noqa: PLC0415 - by now what it needs is there

            if "hint" not in self._parts:  # pressed twice meanwhile
                self._parts["hint"] = Hint(self.screen, self.play.advice)
        await self._parts["hint"].pressed(self.play.match)

    def start_chosen_match(self, choice: View) -> None:
        """Begin a match with the rules chosen on the sheet."""
        self.start_chosen(setup.match_of(choice))

    def _sentence(self, error: View) -> str:
        # No match to resume is no fault: an old address, or another tab ended it.
        return "" if error["code"] == "no-save" else t(error["code"], sentence=error["sentence"])

    def _listen(self) -> None:
        on(js.document, "click", self._clicked)
        on(js.window, "popstate", lambda _event: self._address_changed())
        for language in later.LANGUAGES:
            on(by_id("language-" + language), "click", lambda _event, language=language: self.speak(language))

    def _clicked(self, event: Event) -> None:
        button = event.target.closest("button")
        if not button:
            self.play.rest.skip()
        elif button.hasAttribute("data-move"):
            self.play.move(button.getAttribute("data-move"))
        elif button.id == "again":
            self._open(lambda engine: engine.again())
        elif button.id == "hint":
            self.guard(self._hint())
        elif button.id in ("go-home", "leave"):
            self._leave()
        elif button.id in OPENERS:
            self._opener = button.id
            self.turn_to(OPENERS[button.id])
        elif button.id == "notice-close":
            self.screen.notice("")

    def _leave(self) -> None:
        # Back to what lies behind; a part opened by its address has nothing there, so home takes its place.
        if js.history.state == BEHIND:
            js.history.back()
        else:
            self._leave_address()
            self.go_home()

    def _leave_address(self) -> None:
        js.history.replaceState(None, "", js.location.pathname)

    def _address_changed(self) -> None:
        part = js.location.hash[1:]
        if js.location.hash == TABLE and self.play.match:
            self._visit += 1
            self._show("table")
            # Not yet: the browser, too, does something with the focus when it goes back.
            js.setTimeout(self._focus_opener, 0)
        elif js.location.hash == TABLE or (part in OPENERS.values() and not self.play.match):
            js.history.replaceState(js.history.state, "", TABLE)
            self.resume()
        elif part in PAGES:
            self._show_page(part)
        else:
            self.go_home()

    def _focus_opener(self) -> None:
        opener = by_id(self._opener) or by_id("show-rules")
        opener.focus()

    def speak(self, language: str) -> None:
        """Show everything in a language, at once and from now on."""
        js.document.documentElement.lang = language
        keep("language", language)
        self._load_texts()
        self.screen.notice("")
        self.screen.translate()

    def lost(self, sentence: str) -> None:
        """Go home from a table that cannot go on, and say why; the match is saved as far as it went."""
        self._leave_address()
        self.go_home()
        self.screen.notice(sentence)

    def _load_texts(self) -> None:
        text.use(self._texts_of(js.document.documentElement.lang))

    def _spoken(self, language: str, say: Callback) -> str:
        text.use(self._texts_of(language))
        said: str = say()
        self._load_texts()
        return said

    def _texts_of(self, language: str) -> Formatter:
        found = []
        for name in [language] + [f"{part}.{language}" for part in self._texts]:
            with open(f"strings/{name}.ftl") as file:
                found.append(file.read())
        formatter: Formatter = self._formatter(language, "\n".join(found))
        return formatter

    async def _guarded(self, work: Work) -> None:
        try:
            await work
        except Exception as fault:  # noqa: BLE001 - whatever it is, the person is told
            sys.print_exception(fault)  # type: ignore[attr-defined]  # MicroPython's own
            if self.play.engine:
                self.lost(t("broken"))
            else:
                js.document.documentElement.dataset.lack = "parts"


def _query() -> list[list[str]]:
    pairs = js.Array["from"](js.URLSearchParams.new(js.location.search))
    query: list[list[str]] = json.loads(js.JSON.stringify(pairs))
    return query
