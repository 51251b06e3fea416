"""How a screen can look: its size, colour scheme, language and text size, all put upon a page that lives on."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product

from playwright.sync_api import Page

SIZES = ("360x640", "390x844", "844x390", "768x1024")
SCHEMES = ("light", "dark")
LANGUAGES = ("ro", "en")
TEXTS = ("100", "200")

ENLARGE = """(text) => {
  localStorage.setItem("cruce-text", text);
  document.dispatchEvent(new CustomEvent("cruce-settings"));
}"""
"""As the settings do it."""
REST = """async (pose) => {
  const frame = () => new Promise(requestAnimationFrame);
  const end = (motion) => {
    if (motion.playState !== "running") return;
    if (motion.effect.getComputedTiming().endTime === Infinity) motion.cancel();
    else motion.finish();
  };
  await frame();
  document.getAnimations().forEach(end);
  new Function(pose)();
  await frame();
  document.getAnimations().forEach(end);
  await frame();
}"""
"""Ends all motion and takes up a screen's pose, so that two pictures of a screen are alike."""


@dataclass(frozen=True)
class Variant:
    """One way to look."""

    size: str
    scheme: str
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.size}-{self.scheme}-{self.language}-{self.text}"

    @property
    def extent(self) -> tuple[int, int]:
        """Width and height in CSS pixels."""
        width, _, height = self.size.partition("x")
        return int(width), int(height)

    @property
    def laid_out(self) -> tuple[str, str, str]:
        """What decides where things stand: colours do not."""
        return self.size, self.language, self.text


FIRST = Variant("390x844", "light", "ro", "100")
"""How a screen is reached."""


def variants(
    sizes: Iterable[str] = SIZES,
    schemes: Iterable[str] = SCHEMES,
    languages: Iterable[str] = LANGUAGES,
    texts: Iterable[str] = TEXTS,
) -> Iterator[Variant]:
    """Yield every combination, those first together that cost most to change."""
    for language, size, text, scheme in product(languages, sizes, texts, schemes):
        yield Variant(size, scheme, language, text)


def put_on(page: Page, variant: Variant, pose: str = "") -> None:
    """Make a page that lives look so, but for its language, and let it come to rest in a pose."""
    width, height = variant.extent
    if page.viewport_size != {"width": width, "height": height}:
        page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme="dark" if variant.scheme == "dark" else "light")
    if page.get_attribute("html", "data-text") != variant.text:
        page.evaluate(ENLARGE, variant.text)
    page.evaluate(REST, pose)
