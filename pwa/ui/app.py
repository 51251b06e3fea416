"""The page: brings home to life, meets the engine, and goes between home and table."""

import asyncio
import json
import sys

import js

from ui import setup, text
from ui.dom import by_id, on
from ui.home import Home
from ui.kept import keep, kept
from ui.play import Play
from ui.screen import Screen
from ui.shapes import Callback, Event, View, Work
from ui.text import t

TABLE = "#table"
LANGUAGES = ("ro", "en")
FROM_HOME = "from-home"
"""The history state of a table that home lies behind."""


class App:
    """The page: home, or the table of one match. Which, the address says: `#table` is the table.

    `find_engine()` answers with a promise of the worker's functions; `formatter(language, text)` makes the formatter of
    one language's messages.
    """

    def __init__(self, find_engine: Callback, formatter: Callback) -> None:
        self._find_engine = find_engine
        self._formatter = formatter
        self._load_texts()
        self.screen = Screen(lambda card: self.play.move("play " + card))
        self.play: Play = Play(self.screen, self.guard, self.lost)
        self.home = Home(self.start_chosen, self.resume)
        self._ready: Work
        # Counts goings to home or table: a table that comes when the person has gone elsewhere is not shown.
        self._visit = 0
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
        query = _query()
        asked = setup.from_query(query)
        pace = dict(query).get("pace")
        if pace in setup.PACES:
            keep("pace", pace, session=True)
        if asked:
            self._leave_address()
            self.start(asked)
        elif not self.home.honour_press() and js.location.hash == TABLE:
            self.resume()
        js.document.documentElement.dataset.live = ""

    def start(self, asked: View) -> None:
        """Begin a new match."""
        self._open(lambda engine: engine.start(json.dumps(asked)))

    def start_chosen(self, asked: View) -> None:
        """Begin a new match set up on the home screen, at the pace chosen there."""
        keep("pace", self.home.pace, session=True)
        self.start(asked)

    def resume(self) -> None:
        """Go on with the saved match."""
        self._open(lambda engine: engine.resume())

    def go_home(self) -> None:
        """Leave the table; the match stays saved."""
        self._visit += 1
        self.play.close()
        self.screen.notice("")
        by_id("table").hidden = True
        by_id("home").hidden = False
        by_id("home").removeAttribute("aria-busy")
        if self.play.engine:
            self.guard(self.offer_saved())

    def _open(self, ask: Callback) -> None:
        # Home stays, busy, until there is a table to show.
        by_id("home").setAttribute("aria-busy", "true")
        if js.location.hash != TABLE:
            js.history.pushState(FROM_HOME, "", TABLE)
        self._visit += 1
        self.guard(self._opened(ask, self._visit))

    async def _opened(self, ask: Callback, visit: int) -> None:
        await self._ready
        if visit != self._visit:
            return
        self.play.pace = kept("pace", session=True) or self.home.pace
        js.document.documentElement.dataset.motion = "off" if self.play.pace == "instant" else "on"
        error = await self.play.open(ask(self.play.engine))
        if visit != self._visit:
            return
        if error:
            self.lost(self._sentence(error))
            return
        by_id("home").hidden = True
        by_id("table").hidden = False
        js.performance.mark("cruce-table")

    def _sentence(self, error: View) -> str:
        # No match to resume is no fault: an old address, or another tab ended it.
        return "" if error["code"] == "no-save" else t(error["code"])

    def _listen(self) -> None:
        on(js.document, "click", self._clicked)
        on(js.window, "popstate", lambda _event: self._address_changed())
        for language in LANGUAGES:
            on(by_id("language-" + language), "click", lambda _event, language=language: self.speak(language))

    def _clicked(self, event: Event) -> None:
        button = event.target.closest("button")
        if not button:
            self.play.rest.skip()
        elif button.hasAttribute("data-move"):
            self.play.move(button.getAttribute("data-move"))
        elif button.id == "again":
            self._open(lambda engine: engine.again())
        elif button.id in ("go-home", "leave"):
            self._leave()
        elif button.id == "notice-close":
            self.screen.notice("")

    def _leave(self) -> None:
        # Back to the home that lies behind; a table opened by its address has none, so home takes its place.
        if js.history.state == FROM_HOME:
            js.history.back()
        else:
            self._leave_address()
            self.go_home()

    def _leave_address(self) -> None:
        js.history.replaceState(None, "", js.location.pathname)

    def _address_changed(self) -> None:
        if js.location.hash == TABLE:
            self.resume()
        else:
            self.go_home()

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
        language = js.document.documentElement.lang
        with open(f"strings/{language}.ftl") as file:
            text.use(self._formatter(language, file.read()))

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
