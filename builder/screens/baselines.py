"""A handful of screens whose pictures are kept, so that none of them changes unseen."""

import io
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from PIL import Image
from pixelmatch.contrib.PIL import pixelmatch
from playwright.sync_api import sync_playwright

from builder.paths import ROOT, BuildError
from builder.screens.catalogue import SCREENS
from builder.screens.variants import Variant
from builder.screens.walk import Walker, walker
from tests.web.hosting import Host

FOLDER = ROOT / "tests" / "web" / "visual" / "pictures"
DARK = Variant("390x844", "dark", "ro", "100")
LIGHT = Variant("390x844", "light", "ro", "100")
BASELINES = {
    "home": (LIGHT, DARK),
    "rules": (LIGHT,),
    "settings": (LIGHT,),
    "first-call": (LIGHT, Variant("844x390", "dark", "ro", "100")),
    "first-score": (LIGHT,),
}
"""The screens, each with how it looks in its pictures: none depends on how a bot thinks, or on the day."""
PLAIN = """; const plain = new CSSStyleSheet();
plain.replaceSync("body { background-image: none !important; }");
document.adoptedStyleSheets = [plain];"""
"""Takes the soft light off the felt: it is most of a picture's bytes, and no two browsers shade it quite alike."""
COLOUR = 0.2
"""How far two colours may differ, of 1, before a pixel counts: letters are smoothed a little differently each time."""
PIXELS = 120
"""Pixels that may differ at most; edges that are only smoothed differently do not count among them."""


@dataclass(frozen=True)
class Baseline:
    """One of the pictures that are kept."""

    screen: str
    look: Variant

    def __str__(self) -> str:
        return f"{self.screen}-{self.look}"

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self}.png"

    def taken(self, walking: Walker, script: str = "") -> Image.Image:
        """Return the picture as the screen looks now, after a script has changed the page."""
        screen = next(each for each in SCREENS if each.name == self.screen)
        for picture in walking.pictures(replace(screen, pose=f"{screen.pose}{PLAIN}{script}"), [self.look]):
            if picture.fault:
                raise BuildError(f"The screen {self.screen} was not reached: {picture.fault}")
            return Image.open(io.BytesIO(picture.png)).convert("RGB")
        raise AssertionError(self)


def baselines() -> list[Baseline]:
    """Return them all."""
    return [Baseline(screen, look) for screen, looks in BASELINES.items() for look in looks]


def differing(kept: Image.Image, now: Image.Image) -> tuple[int, Image.Image]:
    """Return how many pixels of two pictures differ, and a third that shows where: red what counts, yellow edges."""
    if kept.size != now.size:
        return kept.width * kept.height, now
    shown = Image.new("RGBA", kept.size)
    return pixelmatch(kept.convert("RGBA"), now.convert("RGBA"), shown, threshold=COLOUR), shown


def accept(site: Path) -> Iterator[Path]:
    """Keep how the screens look now, and yield the pictures that have changed by more than is let pass."""
    host = Host(site)
    with sync_playwright() as playwright, walker(playwright, host.address, "ro") as walking:
        for each in baselines():
            now = each.taken(walking)
            if not each.path.exists() or differing(Image.open(each.path), now)[0] > PIXELS:
                each.path.parent.mkdir(parents=True, exist_ok=True)
                now.save(each.path, optimize=True)
                yield each.path
    host.stop()
    for path in sorted(FOLDER.glob("*.png")):
        if path not in {each.path for each in baselines()}:
            path.unlink()
