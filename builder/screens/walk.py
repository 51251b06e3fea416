"""Walks through the screens with one page that lives on, and hands on each picture with what is wrong in it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from playwright.sync_api import Error as BrowserError

from builder.screens.catalogue import Screen
from builder.screens.flaws import Flaw, flaws
from builder.screens.variants import FIRST, Variant, put_on
from tests.web.phone import Phone
from tests.web.seat import Seat

PATIENCE_MS = 30_000
QUIET_PAGE = "licences.txt"
"""A page of the site without a script: from there the game's memory can be written."""
FORGET = """(kept) => new Promise((done, fail) => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  const gone = indexedDB.deleteDatabase("cruce");
  gone.onsuccess = () => done();
  gone.onerror = () => fail(gone.error);
})"""
SPEAK = """(language) => {
  document.getElementById(`language-${language}`).click();
  return { ...localStorage };
}"""
"""Presses the app's own button, and returns what it keeps of that."""


@dataclass(frozen=True)
class Picture:
    """A picture of a screen as PNG, with its flaws; without a picture, why the screen was not reached."""

    screen: str
    variant: Variant
    png: bytes = b""
    flaws: list[Flaw] = field(default_factory=list)
    fault: str = ""


class Walker:
    """A phone that goes from screen to screen, in one language."""

    def __init__(self, phone: Phone, language: str) -> None:
        self._seat = Seat(phone)
        phone.context.set_default_timeout(PATIENCE_MS)
        phone.boot()
        phone.wait_for_offline()
        self._kept: dict[str, str] = phone.page.evaluate(SPEAK, language)

    def reach(self, screen: Screen) -> None:
        """Go to a screen as with a browser that has the site, and of the game remembers but its language."""
        phone = self._seat.phone
        phone.open(QUIET_PAGE)
        phone.page.evaluate(FORGET, self._kept)
        width, height = FIRST.extent
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.page.emulate_media(color_scheme="light")
        screen.reach(self._seat)

    def pictures(self, screen: Screen, looks: Sequence[Variant]) -> Iterator[Picture]:
        """Yield a screen's pictures; where colours alone differ, the flaws are the same."""
        try:
            self.reach(screen)
        except BrowserError as error:
            yield Picture(screen.name, looks[0], fault=str(error).strip())
            return
        page = self._seat.page
        seen: dict[tuple[str, str, str], list[Flaw]] = {}
        for look in looks:
            put_on(page, look, screen.pose)
            png = page.screenshot()
            if look.laid_out not in seen:
                seen[look.laid_out] = flaws(page)
            yield Picture(screen.name, look, png, seen[look.laid_out])
