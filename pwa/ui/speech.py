"""The table's voice: the browser speaks of what happens, and falls silent for what happens next."""

import js

from ui.dom import on
from ui.shapes import Callback, Element, View
from ui.spoken import phrase, sample

TONGUES = {"ro": "ro-RO", "en": "en-GB"}
"""What the page's languages are called by voices."""
PAUSE, LETTER = 500, 85
"""Milliseconds a phrase may take, and each of its letters: some browsers never say that they are done."""
VOICES_WAIT = 1000
"""Milliseconds that voices may take to be there: some browsers look for them only when they are asked."""


def heard() -> bool:
    """Say whether this browser can speak at all."""
    return hasattr(js, "speechSynthesis") and hasattr(js, "SpeechSynthesisUtterance")


class Speech:
    """The voice. What comes next cuts off what is being said, so that the voice never lags behind the table."""

    def __init__(self) -> None:
        self._on = False
        self._voices: list[Element] = []
        self._turn = 0
        self._speaking = False
        self._after: Callback | None = None
        self._unlocked = False
        if heard():
            on(js.document, "click", self._unlock)

    def turn(self, on: bool) -> None:  # noqa: FBT001 - as a switch is turned
        """Speak from now on, or no longer."""
        if self._on and not on:
            self.hush()
        self._on = on

    def frame(self, frame: View) -> None:
        """Say what a frame's event is; where there is nothing to say of it, be silent."""
        if not self._on:
            return
        words = phrase(frame)
        if words:
            self.say(words)
        else:
            self.hush()

    def say(self, words: str) -> None:
        """Say words now."""
        self.hush()
        if not heard():
            return
        utterance = js.SpeechSynthesisUtterance.new(words)
        language = js.document.documentElement.lang
        utterance.lang = TONGUES[language]
        voice = _best(_voices(), language)
        if voice:
            utterance.voice = voice
        turn = self._turn
        for event in ("end", "error"):
            on(utterance, event, lambda _event: self._said(turn))
        self._speaking = True
        js.setTimeout(lambda: self._said(turn), PAUSE + LETTER * len(words))
        js.speechSynthesis.speak(utterance)

    def hush(self) -> None:
        """Fall silent."""
        self._said(self._turn)
        self._turn += 1
        if heard():
            js.speechSynthesis.cancel()

    def wait(self, go_on: Callback) -> None:
        """Call back once nothing is being said."""
        if self._speaking:
            self._after = go_on
        else:
            go_on(None)

    async def wrong(self, tried: bool) -> str:  # noqa: FBT001 - what it is asked is its name
        """Return the message about what is wrong with the voice, empty where nothing is; let it be heard, if asked."""
        if not heard():
            return "voice-missing"
        if tried:
            self.say(sample())
        if not _voices():
            await js.Promise.new(_once_there)
        return "" if _best(_voices(), js.document.documentElement.lang) else "voice-none"

    def _said(self, turn: int) -> None:
        if turn != self._turn:
            return
        self._speaking = False
        go_on, self._after = self._after, None
        if go_on:
            go_on(None)

    def _unlock(self, _event: object) -> None:
        # An iPhone lets a page speak only after it has spoken once at a tap.
        if not self._unlocked:
            self._unlocked = True
            if not self._speaking:
                js.speechSynthesis.speak(js.SpeechSynthesisUtterance.new(""))


def _once_there(resolve: Callback, _reject: Callback) -> None:
    on(js.speechSynthesis, "voiceschanged", resolve)
    js.setTimeout(resolve, VOICES_WAIT)


def _voices() -> list[Element]:
    found = js.speechSynthesis.getVoices()
    return [found[index] for index in range(found.length)]


def _best(voices: list[Element], language: str) -> Element | None:
    """Return the voice of a language, one that is on the phone before one that is fetched."""
    mine = [voice for voice in voices if voice.lang.lower().split("-")[0].split("_")[0] == language]
    local = [voice for voice in mine if voice.localService]
    return (local or mine or [None])[0]
