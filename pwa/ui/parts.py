"""What the parts taken in later are for: each is made here for the page, once its modules are there."""
# ruff: noqa: PLC0415 - that is why they are imported where they are made

from ui import later
from ui.lazy import take_in
from ui.shapes import TYPE_CHECKING, Callback, Part
from ui.text import Texts

if TYPE_CHECKING:
    from ui.app import App


def _sheet(app: "App") -> Part:
    from ui.sheet import Sheet

    return Sheet(app.turn_to, app.leave)


def _setup(app: "App") -> Part:
    from ui.pages import Pages

    acts: dict[str, Callback] = {
        "go": app.turn_to,
        "back": app.leave,
        "start": app.start_chosen_match,
        "spoken": app.texts.spoken,
    }
    return Pages(app.parts.made["sheet"], app.guard, app.play.engine, acts)


def _settings(app: "App") -> Part:
    from ui.settings_keeper import SettingsKeeper

    acts: dict[str, Callback] = {"speak": app.speak, "change_level": app.change_level, "voice": app.voice}
    return SettingsKeeper(app.parts.made["sheet"], app.guard, acts)


def _matches(app: "App") -> Part:
    from ui.matches_keeper import MatchesKeeper

    acts: dict[str, Callback] = {"open": app.open_match, "back": app.leave}
    return MatchesKeeper(app.parts.made["sheet"], app.guard, app.play.engine, acts)


def _score(app: "App") -> Part:
    from ui.score_keeper import ScoreKeeper

    return ScoreKeeper(app.parts.made["sheet"], app.guard, app.play.engine)


def _hint(app: "App") -> Part:
    from ui.hint import Hint

    return Hint(app.screen, app.play.advice)


def _recap(app: "App") -> Part:
    from ui.keys import Keys

    return Keys(app.screen, lambda: app.play.match)


def _speech(app: "App") -> Part:
    from ui.speech import Speech

    speech = Speech()
    app.screen.speak = speech.frame
    app.play.rest.quiet = speech.wait
    return speech


MAKE = {
    "sheet": _sheet,
    "setup": _setup,
    "settings": _settings,
    "matches": _matches,
    "score": _score,
    "recap": _recap,
    "hint": _hint,
    "speech": _speech,
}
"""How a part is made, by its name in `later.py`: the sheet, a keeper of its pages, the hint, the voice."""


class Parts:
    """The parts of a page that were taken in: `made` has each that was made."""

    def __init__(self, app: "App", texts: Texts) -> None:
        self._app = app
        self._texts = texts
        self._taken: list[str] = []
        self.made: dict[str, Part] = {}

    async def get(self, name: str) -> Part:
        """Return a part, taken in and made when it is first asked for."""
        if name not in self._taken:
            await take_in(name)
            if name not in self._taken:  # asked for twice meanwhile
                self._taken.append(name)
                self._texts.take_in(later.TEXTS[name])
        if name not in self.made:
            self.made[name] = MAKE[name](self._app)
        return self.made[name]
