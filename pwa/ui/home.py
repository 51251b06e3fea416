"""The home screen: written by the build and painted before any Python; here it comes alive."""

import json

import js

from ui.dom import by_id, on
from ui.kept import keep
from ui.remembered import remembered
from ui.setup import match_of
from ui.shapes import Callback, Engine, View


class Home:
    """The home screen. `start(setup)`, `resume()` and `turn_to(page, opener)` are called when that is asked for."""

    def __init__(self, start: Callback, resume: Callback, turn_to: Callback) -> None:
        self._acts: dict[str, Callback] = {
            "new-match": lambda: start(match_of(remembered())),
            "continue": resume,
            "choose": lambda: turn_to("games", "choose"),
            "home-rules": lambda: turn_to("rules", "home-rules"),
            "home-settings": lambda: turn_to("settings", "home-settings"),
            "home-matches": lambda: turn_to("matches", "home-matches"),
        }
        self.element = by_id("home")
        for name in self._acts:
            on(by_id(name), "click", lambda _event, name=name: self._acts[name]())

    def honour_press(self) -> None:
        """Do what was pressed before Python was live."""
        root = js.document.documentElement
        pressed = root.getAttribute("data-pressed")
        root.dataset.live = ""
        root.removeAttribute("data-pressed")
        if pressed in self._acts:
            self._acts[pressed]()

    async def offer_saved(self, engine: Engine) -> View | None:
        """Offer the saved match the engine has, if it has one; return what is wrong with it, if anything is."""
        answer: View = json.loads(await engine.saved())
        self._offer(answer.get("saved"))
        return answer.get("error")

    async def offer_matches(self, engine: Engine) -> list[View]:
        """Offer the list of the saved matches, if there is more than one to go on with; return them."""
        matches: list[View] = json.loads(await engine.matches())["matches"]
        self._offer_list(matches)
        return matches

    async def offer_all(self, engine: Engine) -> None:
        """Offer what there is by now without being shown, and let the next start offer it."""
        matches = await self.offer_matches(engine)
        current = [match for match in matches if match["current"] and not match["bad"]]
        self._offer(current[0] if current else None)

    def _offer(self, saved: View | None) -> None:
        """Offer to continue a saved match that has not ended, or not."""
        playable = saved is not None and not saved["over"]
        by_id("continue").hidden = not playable
        # For the next start, which offers it before the engine can say so.
        keep("saved", "yes" if playable else "no")

    def _offer_list(self, matches: list[View]) -> None:
        """Offer the list of the saved matches where more than one has not ended, or cannot be read."""
        unfinished = [match for match in matches if match["bad"] or not match["over"]]
        count = str(len(matches)) if len(unfinished) > 1 else ""
        by_id("home-matches").hidden = not count
        by_id("home-matches-count").textContent = f"({count})" if count else ""
        keep("matches", count)
