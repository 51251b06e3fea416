"""Walks through the screens with one page that lives on, and hands on each picture with what is wrong in it."""

import base64
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Playwright

from builder.screens.catalogue import Screen
from builder.screens.flaws import Flaw, flaws
from builder.screens.fonts import STEADY, load_fonts
from builder.screens.variants import FIRST, Variant, put_on
from tests.web.phone import FLAGS, Phone
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


@contextmanager
def walker(playwright: Playwright, address: str, language: str) -> Iterator["Walker"]:
    """Give a walker with a browser of its own."""
    with tempfile.TemporaryDirectory() as profile:
        phone = Phone(playwright, Path(profile), address, device_scale_factor=1, args=[*FLAGS, STEADY])
        yield Walker(phone, language)
        phone.context.close()


class Walker:
    """A phone that goes from screen to screen, in one language. `faults` are the errors of its pages."""

    def __init__(self, phone: Phone, language: str) -> None:
        self._seat = Seat(phone)
        self.faults = phone.faults
        phone.context.set_default_timeout(PATIENCE_MS)
        phone.context.add_init_script(load_fonts())
        phone.boot()
        phone.wait_for_offline()
        self._kept: dict[str, str] = phone.page.evaluate(SPEAK, language)
        self._camera = phone.context.new_cdp_session(phone.page)

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
            png = self._taken()
            if look.laid_out not in seen:
                seen[look.laid_out] = flaws(page)
            yield Picture(screen.name, look, png, seen[look.laid_out])

    def _taken(self) -> bytes:
        """Return the page as it stands, as a PNG, in a third of the time that Playwright takes."""
        taken = self._camera.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
        return base64.b64decode(taken["data"])
