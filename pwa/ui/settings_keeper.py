"""The page of the settings: each is kept at the first touch, and everything shown follows it at once."""

import js

from ui import settings, settings_page
from ui.dom import by_id
from ui.kept import kept
from ui.names import within
from ui.shapes import Callback, Element, View
from ui.sheet import Keeper, Sheet
from ui.text import t


class SettingsKeeper(Keeper):
    """What the settings show, and what their controls do.

    `speak(language)` changes the language, `change_level(name)` the players of the match behind, `voice(heard)` answers
    with the message that says what is wrong with the voice, empty where nothing is, and lets it be heard if asked.
    """

    def __init__(self, sheet: Sheet, guard: Callback, acts: dict[str, Callback]) -> None:
        super().__init__(sheet, guard)
        self._acts = acts
        self._match: View | None = None

    def show(self, page: str, match: View | None, linked: str | None = None) -> None:  # noqa: ARG002 - a keeper's own signature
        """Show the settings, with those of the match that lies behind."""
        self._match = {"level": _level(match), "players": match["players"]} if match else None
        self.sheet.show(page, t("settings"), self._page())
        self.guard(self._tell_voice(heard=False))

    def clicked(self, button: Element) -> None:
        """Let the voice be heard."""
        if button.id == "voice-try":
            self.guard(self._tell_voice(heard=True))

    def changed(self, control: Element) -> None:
        """Take in what was chosen; a name is shown as it is kept."""
        name, value = control.name, control.value
        if name == "speak":
            self._acts["speak"](value)
            self.sheet.renew(t("settings"), self._page())
            self.guard(self._tell_voice(heard=False))
        elif name == "level" and self._match:
            self._match["level"] = value
            self._acts["change_level"](value)
        elif name == "speech":
            settings.choose(name, value)
            self.guard(self._tell_voice(heard=value == "on"))
        elif name in settings.SETTINGS:
            before = control.getBoundingClientRect().top
            settings.choose(name, value)
            # Text that has grown moves everything: what was tapped stays under the finger.
            by_id("sheet-body").scrollTop += control.getBoundingClientRect().top - before
        elif name.startswith("name-"):
            control.value = within(value)

    def typed(self, control: Element) -> None:
        """Give a seat the name being typed."""
        if control.name.startswith("name-"):
            settings.choose_name(control.name[len("name-") :], control.value)

    def entered(self, control: Element) -> None:
        """Be done with a name; a phone's keyboard goes away."""
        if control.name.startswith("name-"):
            control.blur()

    def _page(self) -> str:
        chosen = {name: settings.setting(name) for name in settings.SETTINGS}
        asked = kept("pace", session=True)
        if asked in settings.SETTINGS["pace"]:
            chosen["pace"] = asked  # by an address: it is the one that counts now
        language = js.document.documentElement.lang
        return settings_page.page(chosen, settings.names_chosen(), language, self._match)

    async def _tell_voice(self, *, heard: bool) -> None:
        wrong = ""
        if heard or settings.setting("speech") == "on":
            wrong = await self._acts["voice"](heard)
        place = by_id("voice-told")
        if place:
            place.textContent = t(wrong) if wrong else ""


def _level(match: View) -> str:
    level: str = match["seats"][match["seat"] - 1]["player"]
    return level
