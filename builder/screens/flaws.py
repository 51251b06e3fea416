"""What is wrong with a screen as it is shown: cut off, off the screen, in the way, too small to hit."""

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

LOOK = Path(__file__).with_name("flaws.js").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Flaw:
    """One of them: its kind, of which `flaws.js` has the list, the element, and what is the matter with it."""

    kind: str
    what: str
    words: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.what}: {self.words}"


def flaws(page: Page) -> list[Flaw]:
    """Return the flaws of the page shown."""
    size = page.viewport_size
    found: list[dict[str, str]] = page.evaluate(LOOK, size["width"] if size else 0)
    return [Flaw(each["kind"], each["what"], each["words"]) for each in found]
