"""Playing a match: sends the person's moves to the engine, lets bots move, paces what is shown."""

import json

from ui.actions import offered
from ui.dom import on
from ui.names import why
from ui.pace import Rest, rest_after
from ui.screen import Screen
from ui.shapes import Answer, Callback, Engine, Event, Promise, View
from ui.taps import Taps
from ui.text import t

UNDO = "undo"
"""The text that takes a decision back."""


class Play:
    """The match on the screen.

    `engine` answers with promises of JSON; `taps` are those on the page; `guard(coroutine)` runs one in the background;
    `lost(sentence)` is called when the match cannot go on here.
    """

    def __init__(self, screen: Screen, taps: Taps, guard: Callback, lost: Callback) -> None:
        self.engine: Engine = None
        self.pace = "natural"
        self.rest = Rest()
        # Is called when a match has ended.
        self.ended: Callback = lambda: None
        self._screen = screen
        self._guard = guard
        self._lost = lost
        self._taps = taps
        on(screen.element, "click", self._tapped)
        screen.pile.looked = self.rest.linger
        self._view: View = {}
        self._busy = False
        self._told_unsaved = False
        # A bot's move asked for and not yet taken in.
        self._thinking: Promise | None = None
        # Counts matches shown and moves of the person: what was awaited before the last of them is dropped.
        self._run = 0

    @property
    def match(self) -> View | None:
        """The view of the match shown, None when there is none."""
        return self._view or None

    async def open(self, asked: Promise) -> View | None:
        """Show the match the engine answers a call with, and play on; return the error instead when there is one."""
        self._run += 1
        self._busy = False
        self._thinking = None
        run = self._run
        answer = json.loads(await asked)
        error: View | None = answer.get("error")
        if error or run != self._run:
            return error
        self._screen.clear()
        if self._take(answer):
            self._guard(self._go_on(answer["frame"], run))
        return None

    def close(self) -> None:
        """Leave the match; it stays saved as it is."""
        self._run += 1
        self._view = {}
        self.rest.skip()
        if self.engine:
            self.engine.leave()

    async def advice(self) -> View | None:
        """Return the engine's hint for the person to act; None when the table has moved on meanwhile."""
        run, version = self._run, self._view["version"]
        answer = json.loads(await self.engine.hint(version))
        same = run == self._run and self._view and self._view["version"] == version
        return answer.get("hint") if same and not self._busy else None

    def move(self, text: str) -> bool:
        """Make the person's move, when it is one the view allows and no other is under way; return whether it is."""
        if not self._view or self._busy or not offered(self._view, text):
            return False
        self._busy = True
        # An accusation needs no turn: bots that are waited for meanwhile go on after it.
        self._run += 1
        self._taps.moved()
        self._screen.answered()
        self._guard(self._did(self._submitted(text, self._run), self._run))
        return True

    def take_back(self) -> None:
        """Take the person's last decision back, whatever has been played or thought of since."""
        if self._view and self._view["undo"] and not self._busy:
            self._act(self._taken_back)

    def claim_rest(self) -> None:
        """Take the rest of the round's tricks, when they are the person's for certain."""
        if self._view and self._view["rest"] and not self._busy:
            self._taps.moved()
            self._act(self._claimed_rest)

    def _act(self, act: Callback) -> None:
        """Do something that is no move of the game: what is thought of or waited for meanwhile is dropped."""
        self._busy = True
        self._run += 1
        self._thinking = None
        self.rest.skip()
        self._screen.answered()
        self._guard(self._did(act(), self._run))

    async def _did(self, work: Answer, run: int) -> None:
        """Take in what came of something the person did, and play on; nothing of it once something else was done."""
        try:
            answer = await work
        finally:
            if run == self._run:
                self._busy = False
        if run != self._run:
            return
        if "refused" in answer:
            self._screen.notice(why(answer["refused"]))
        if "shown" in answer or self._take(answer):
            await self._go_on(answer["frame"], run)

    async def _taken_back(self) -> View:
        version = self._view["version"]
        while True:
            answer: View = json.loads(await self.engine.submit(version, UNDO))
            if answer.get("refused", {}).get("code") != "stale":
                return answer
            # A bot's move was made before its think could be dropped; nobody has seen it.
            version = answer["frame"]["view"]["version"]

    async def _claimed_rest(self) -> View:
        answer: View = json.loads(await self.engine.claim_rest(self._view["version"]))
        return answer

    def _tapped(self, event: Event) -> None:
        """Do what is no move of the game; a tap on no control, or on a card that cannot be played, ends the waiting."""
        button = event.target.closest("button")
        if not button or button.hasAttribute("data-card"):
            self.rest.skip()
        elif button.hasAttribute("data-undo"):
            self.take_back()
        elif button.hasAttribute("data-claim-rest"):
            self.claim_rest()

    async def _submitted(self, text: str, run: int) -> View:
        frame = await self._settled(run)
        # A bot's move may have left nobody to accuse, or ended the round: its score comes before the next one.
        if frame and (frame["view"]["score"] or not offered(self._view, text)):
            return {"frame": frame, "shown": True}
        if run != self._run:
            return {}
        self._screen.answered()
        answer: View = json.loads(await self.engine.submit(self._view["version"], text))
        return answer

    async def _settled(self, run: int) -> View | None:
        """Take in the bot's move under way, if one is, as the engine saves one move at a time; return its frame."""
        thinking, self._thinking = self._thinking, None
        if thinking is None:
            return None
        answer = json.loads(await thinking)
        if run != self._run or not self._take(answer):
            return None
        frame: View = answer["frame"]
        return frame

    async def _go_on(self, frame: View, run: int) -> None:
        """After a frame was shown, let bots move, until they wait for the person or the round is over."""
        while True:
            view, rest = frame["view"], rest_after(self.pace, frame["event"])
            if view["score"]:
                await self.rest.wait(rest)
                if run == self._run:
                    self._screen.open_summary()
                    if view["winner"] is not None:
                        self.ended()
                return
            if not frame["goes_on"]:
                return
            # The bot thinks while the table rests.
            thinking = self._thinking = self.engine.advance(view["version"])
            await self.rest.wait(rest)
            if run != self._run:
                return
            answer = json.loads(await thinking)
            if run != self._run:
                return
            self._thinking = None
            if not self._take(answer):
                return
            frame = answer["frame"]

    def _take(self, answer: View) -> bool:
        """Show an answer's frame, or say what is wrong; return whether there was a frame."""
        if "unsaved" in answer and not self._told_unsaved:
            self._told_unsaved = True
            self._screen.notice(t("saved-not"))
        if "error" in answer:
            self._lost(t("elsewhere" if answer["error"]["code"] == "elsewhere" else "broken"))
        if "frame" not in answer:
            return False
        self._view = answer["frame"]["view"]
        self._screen.show(answer["frame"])
        return True
