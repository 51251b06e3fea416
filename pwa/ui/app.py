"""The page: brings home to life, meets the engine, and goes between home, table and the sheet over them."""

import asyncio
import json
import sys

import js

from ui import later, setup
from ui.dom import by_id, on
from ui.home import Home
from ui.kept import keep, kept
from ui.menu import Menu
from ui.names import give
from ui.parts import Parts
from ui.play import Play
from ui.screen import Screen
from ui.settings import CHANGED, names_chosen, setting
from ui.shapes import Callback, Event, View, Work
from ui.taps import Taps
from ui.text import Texts, t

TABLE = "#table"
OPENERS = {
    "show-rules": "match-rules",
    "show-settings": "settings",
    "show-matches": "matches",
    "show-score": "score",
    "see-score": "score",
    "menu-score": "score",
    "show-seal": "fair",
    "check-shuffle": "fair",
}
"""The buttons of the table that open a page of the sheet."""
OF_MATCH = ("match-rules", "score", "fair")
"""The pages that tell of the match behind them."""
BEHIND, TABLE_BEHIND = "from-home", "from-table"
"""The history states of what another part of the page lies behind, and of what the table does."""
PARTS = ("home", "table", "sheet")


class App:
    """The page: home, the table of one match, or a page of the sheet. Which, the address says: `#table` is the table.

    `find_engine()` answers with a promise of the worker's functions; `formatter(language, text)` makes the formatter of
    one language's messages.
    """

    def __init__(self, find_engine: Callback, formatter: Callback) -> None:
        self._find_engine = find_engine
        self.texts = Texts(formatter, js.document.documentElement.lang)
        self.parts = Parts(self, self.texts)
        self.screen = Screen(lambda card: self.play.move("play " + card))
        self._taps = Taps(js.document)
        self.play: Play = Play(self.screen, self._taps, self.guard, self.lost)
        self.play.ended = lambda: self.guard(self.home.offer_all(self.play.engine))
        self.home = Home(self.start_chosen, self.resume, self.turn_to)
        self.menu = Menu()
        self._ready: Work
        # Counts goings to a part: one that comes when the person has gone elsewhere is not shown.
        self._visit = 0
        # The visit for which the engine is asked for a match just now: asked twice, it would begin two.
        self._asking: int | None = None
        # Whether the browser is going back: asked twice before it has, it would go two steps.
        self._going_back = False
        # What the keyboard goes back to when the sheet is gone.
        self._opener = ""
        # Whether the table shows what the settings say by now.
        self._redrawn = True
        # What is to take the place of the table that lies behind.
        self._next: Callback | None = None
        self._listen()

    def guard(self, work: Work) -> Work:
        """Run a coroutine in the background, and return what can be awaited; what goes wrong is said, not lost."""
        return asyncio.create_task(self._guarded(work))

    async def meet_engine(self) -> None:
        """Wait for the engine, which starts unprompted, and for what it has saved."""
        self.play.engine = await self._find_engine()
        js.performance.mark("cruce-ready")
        js.document.documentElement.dataset.ready = ""
        await self._offer_saved()
        if not by_id("home").hidden and not by_id("home").hasAttribute("aria-busy"):
            self.guard(self.home.offer_matches(self.play.engine))

    async def _offer_saved(self) -> None:
        error = await self.home.offer_saved(self.play.engine)
        if error:
            self.screen.notice(self._sentence(error))

    def begin(self) -> None:
        """Do what the address, or a press from before, asks for."""
        self._ready = self.guard(self.meet_engine())
        give(names_chosen())
        self.guard(self._follow_speech())
        query = dict(_query())
        asked = setup.from_query(_query())
        pace = query.get("pace")
        if pace in setup.PACES:
            keep("pace", pace, session=True)
        if js.document.documentElement.hasAttribute("data-pressed"):
            # As a press from now on, it takes the place of what the address asks for.
            self._forget_query()
            self.home.honour_press()
        elif asked:
            self._busy()
            self._visit += 1
            self.guard(self._asked_for(asked, self._visit))
        elif "passport" in query:
            js.history.replaceState(None, "", js.location.pathname + "#games")
            self._show_page("games", query["passport"])
        elif js.location.hash:
            self._address_changed()
        js.document.documentElement.dataset.live = ""

    def start(self, asked: View) -> None:
        """Begin a new match."""
        self._open(lambda engine: engine.start(json.dumps(asked)))

    def start_chosen(self, asked: View) -> None:
        """Begin a new match set up here, at the pace chosen here."""
        keep("pace", setting("pace"), session=True)
        self.start(asked)

    def resume(self) -> None:
        """Go on with the saved match."""
        self._open(lambda engine: engine.resume())

    def turn_to(self, page: str, opener: str = "") -> None:
        """Show a page of the sheet, over what is shown now; leaving it takes the keyboard back to what opened it."""
        if self._going_back or js.location.hash == "#" + page:
            return
        if opener:
            self._opener = self.menu.opener(opener)
        js.history.pushState(BEHIND if by_id("table").hidden else TABLE_BEHIND, "", "#" + page)
        self._show_page(page)

    def go_home(self) -> None:
        """Leave the table; the match stays saved."""
        self._visit += 1
        self.menu.close()
        self.play.close()
        self.screen.notice("")
        self._show("home")
        if "speech" in self.parts.made:
            self.parts.made["speech"].hush()
        if self.play.engine:
            self.guard(self._offer_saved())
            self.guard(self.home.offer_matches(self.play.engine))

    def _show(self, part: str) -> None:
        held = js.document.activeElement
        loses = held and not held.isSameNode(js.document.body) and not by_id(part).contains(held)
        for name in PARTS:
            by_id(name).hidden = name != part
            by_id(name).removeAttribute("aria-busy")
        self._close_recap()
        if part != "sheet":
            js.document.title = t("app-name")
            if "sheet" in self.parts.made:
                self.parts.made["sheet"].let_go()
        if part == "home" and loses:
            # Not yet, as in `_give_back`, which comes after it where there is something to go back to.
            js.setTimeout(_focus_home, 0)

    def _open(self, ask: Callback) -> None:
        self._taps.moved()
        if self._going_back or self._asking == self._visit:
            return
        # What is shown stays, busy, until there is a table to show.
        self._busy()
        if js.location.hash[1:] in later.PAGES and js.history.state == TABLE_BEHIND:
            # This match takes the place of the one at the table.
            self._next = ask
            self._go_back()
            return
        if js.location.hash[1:] in later.PAGES:
            # Home lies behind the table, not how the match was set up.
            js.history.replaceState(js.history.state, "", TABLE)
        elif js.location.hash != TABLE:
            js.history.pushState(BEHIND, "", TABLE)
        self._visit += 1
        self.guard(self._opened(ask, self._visit))

    def _busy(self) -> None:
        for name in PARTS:
            by_id(name).setAttribute("aria-busy", "true")

    async def _asked_for(self, asked: View, visit: int) -> None:
        """Begin the match that the address asks for, and keep the address until then, so that a reload asks again."""
        if await self._opened(lambda engine: engine.start(json.dumps(asked)), visit):
            self._leave_address()
            js.history.pushState(BEHIND, "", TABLE)
        else:
            self._forget_query()

    async def _opened(self, ask: Callback, visit: int) -> bool:
        """Show the table that the engine answers with; return whether there is one."""
        await self._ready
        if visit != self._visit:
            return False
        self._pace()
        self._asking = visit
        error = await self.play.open(ask(self.play.engine))
        if visit != self._visit:
            return False
        self._asking = None
        if error:
            self.lost(self._sentence(error))
            return False
        self._show("table")
        self.screen.focus.arrive()
        self._redrawn = True
        js.performance.mark("cruce-table")
        self.guard(self.home.offer_all(self.play.engine))
        return True

    def _show_page(self, page: str, linked: str | None = None) -> None:
        self._busy()
        self._visit += 1
        self.guard(self._shown(page, linked, self._visit))

    async def _shown(self, page: str, linked: str | None, visit: int) -> None:
        if page != "settings":
            await self._ready
        sheet = await self.parts.get("sheet")
        keeper = await self.parts.get(later.PAGES[page])
        await keeper.prepare(page, self.play.match, linked)
        if visit != self._visit:
            return
        self.screen.notice("")
        self._show("sheet")
        sheet.turn_to(keeper, page, self.play.match, linked)

    async def _hint(self) -> None:
        """Show a hint, or take the one shown away."""
        if "hint" not in self.parts.made:
            by_id("hint").setAttribute("aria-busy", "true")
        hint = await self.parts.get("hint")
        await hint.pressed(self.play.match)

    async def _recap(self) -> None:
        """Tell how the match stands, or put away what was told."""
        recap = await self.parts.get("recap")
        recap.show()

    def _close_recap(self) -> bool:
        """Put away how the match stands, which may be another one by the next time; return whether it was told."""
        return "recap" in self.parts.made and bool(self.parts.made["recap"].close())

    async def _pressed(self, event: Event) -> None:
        """Do what a key says at the table; what that takes is taken in with the first one."""
        keys = await self.parts.get("recap")
        keys.pressed(event)

    def _key(self, event: Event) -> None:
        if "recap" in self.parts.made:
            self.parts.made["recap"].pressed(event)
        elif not by_id("table").hidden:
            self.guard(self._pressed(event))

    async def voice(self, heard: bool) -> str:  # noqa: FBT001 - what it is asked is its name
        """Return the message about what is wrong with the voice, empty where nothing is; let it be heard, if asked."""
        speech = await self.parts.get("speech")
        wrong: str = await speech.wrong(heard)
        return wrong

    async def _follow_speech(self) -> None:
        await self._ready
        on = setting("speech") == "on"
        if on or "speech" in self.parts.made:
            speech = await self.parts.get("speech")
            speech.turn(on)

    def _follow_settings(self) -> None:
        """Do as the settings say, from now on."""
        give(names_chosen())
        self._redrawn = False
        self._pace()
        self.guard(self._follow_speech())

    def _pace(self) -> None:
        """Play at the pace asked for, for this session or for good."""
        self.play.pace = kept("pace", session=True) or setting("pace")
        js.document.documentElement.dataset.pace = self.play.pace

    def open_match(self, name: str) -> None:
        """Go on with a saved match."""
        self._open(lambda engine: engine.open_match(name))

    def change_level(self, level: str) -> None:
        """Let others play on at the table that lies behind."""
        self.guard(self._changed_level(level))

    async def _changed_level(self, level: str) -> None:
        error = await self.play.open(self.play.engine.change_level(level))
        if error:
            self.lost(self._sentence(error))

    def start_chosen_match(self, choice: View) -> None:
        """Begin a match with the rules chosen on the sheet."""
        self.start_chosen(setup.match_of(choice))

    def _sentence(self, error: View) -> str:
        # No match to resume is no fault: an old address, or another tab ended it.
        return "" if error["code"] == "no-save" else t(error["code"], sentence=error["sentence"])

    def _listen(self) -> None:
        on(js.document, "click", self._clicked)
        on(js.document, "keydown", self._key)
        on(js.window, "popstate", lambda _event: self._address_changed())
        # A page that was left by going back may be shown again as it was.
        on(js.window, "pageshow", lambda _event: self._gone_back())
        on(js.document, CHANGED, lambda _event: self._follow_settings())
        for language in later.LANGUAGES:
            on(by_id("language-" + language), "click", lambda _event, language=language: self.speak(language))

    def _clicked(self, event: Event) -> None:
        self.menu.clicked(event.target)
        button = event.target.closest("button")
        if not button:
            self.play.rest.skip()
        elif button.hasAttribute("data-move"):
            self.play.move(button.getAttribute("data-move"))
        elif button.id == "again":
            self._open(lambda engine: engine.again())
        elif button.id == "hint":
            self.guard(self._hint())
        elif button.id == "show-recap":
            self.guard(self._recap())
        elif button.id in ("go-home", "leave"):
            self.leave()
        elif button.id in OPENERS:
            self.turn_to(OPENERS[button.id], button.id)
        elif button.id == "notice-close":
            self.screen.notice("")

    def leave(self) -> None:
        """Go back to what lies behind."""
        # A part opened by its address has nothing there, so home takes its place.
        self._taps.moved()
        if js.history.state in (BEHIND, TABLE_BEHIND):
            self._go_back()
        else:
            self._leave_address()
            self.go_home()

    def _go_back(self) -> None:
        if not self._going_back:
            self._going_back = True
            js.history.back()

    def _gone_back(self) -> None:
        self._going_back = False

    def _leave_address(self) -> None:
        js.history.replaceState(None, "", js.location.pathname)

    def _forget_query(self) -> None:
        """Take what was asked for out of the address, when the person wanted something else."""
        if js.location.search:
            js.history.replaceState(js.history.state, "", js.location.pathname + js.location.hash)

    def _address_changed(self) -> None:
        self._gone_back()
        self._forget_query()
        if self._closed():
            js.history.pushState(BEHIND, "", TABLE)
            return
        part = js.location.hash[1:]
        ask, self._next = self._next, None
        if ask:
            self._open(ask)
        elif js.location.hash == TABLE and self.play.match:
            self._visit += 1
            if not self._redrawn:
                self._redrawn = True
                self.screen.translate()
            self._show("table")
            self._give_back()
        elif js.location.hash == TABLE or (part in OF_MATCH and not self.play.match):
            js.history.replaceState(js.history.state, "", TABLE)
            self.resume()
        elif part in later.PAGES:
            self._show_page(part)
        else:
            self.go_home()
            self._give_back()

    def _closed(self) -> bool:
        """Close what lies over the table that going back would leave; return whether there was anything."""
        leaves = not by_id("table").hidden and not js.location.hash
        return leaves and (self.menu.close() or self._close_recap() or self.screen.pile.close())

    def _give_back(self) -> None:
        """Take the keyboard back to what opened the sheet."""
        opener, self._opener = self._opener, ""
        if opener:
            # Not yet: the browser, too, does something with the focus when it goes back.
            js.setTimeout(lambda: _focus(opener), 0)

    def speak(self, language: str) -> None:
        """Show everything in a language, at once and from now on."""
        js.document.documentElement.lang = language
        keep("language", language)
        self.texts.speak(language)
        self.screen.notice("")
        by_id("log").innerHTML = ""  # what was told is not told again
        self.screen.translate()

    def lost(self, sentence: str) -> None:
        """Go home from a table that cannot go on, and say why; the match is saved as far as it went."""
        self._leave_address()
        self.go_home()
        self.screen.notice(sentence)

    async def _guarded(self, work: Work) -> None:
        try:
            await work
        except Exception as fault:  # noqa: BLE001 - whatever it is, the person is told
            sys.print_exception(fault)  # type: ignore[attr-defined]  # MicroPython's own
            if self.play.engine:
                self.lost(t("broken"))
            else:
                js.document.documentElement.dataset.lack = "parts"


def _focus_home() -> None:
    """Take the keyboard to the way back to the table, or to a new one."""
    if not by_id("home").hidden:
        _focus("new-match" if by_id("continue").hidden else "continue")


def _focus(name: str) -> None:
    element = by_id(name)
    if element:
        element.focus()


def _query() -> list[list[str]]:
    pairs = js.Array["from"](js.URLSearchParams.new(js.location.search))
    query: list[list[str]] = json.loads(js.JSON.stringify(pairs))
    return query
