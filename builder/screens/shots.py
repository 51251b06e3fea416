"""Takes the pictures of many screens and keeps them in a folder: each whole, and small for the contact sheets."""

import io
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from builder.screens.catalogue import Screen
from builder.screens.flaws import Flaw
from builder.screens.variants import Variant
from builder.screens.walk import Picture, walker
from tests.web.hosting import Host

SMALL = 0.5
"""How large a picture is on the contact sheets."""


@dataclass(frozen=True)
class Shot:
    """A picture that was taken: where it lies, with what is wrong in it; or why there is none."""

    screen: str
    variant: Variant
    whole: Path
    small: Path
    flaws: list[Flaw]
    fault: str


def take(site: Path, screens: Sequence[Screen], looks: Sequence[Variant], folder: Path) -> list[Shot]:
    """Take the pictures, each language with a browser of its own at the same time, and return them in order."""
    languages = list(dict.fromkeys(look.language for look in looks))
    host = Host(site)

    def walk(language: str) -> list[Shot]:
        chosen = [look for look in looks if look.language == language]
        return list(_walk(host.address, screens, chosen, folder))

    with ThreadPoolExecutor(len(languages)) as pool:
        walks = list(pool.map(walk, languages))
    host.stop()
    place = {screen.name: at for at, screen in enumerate(screens)}
    return sorted((shot for each in walks for shot in each), key=lambda shot: place[shot.screen])


def _walk(address: str, screens: Sequence[Screen], looks: Sequence[Variant], folder: Path) -> Iterator[Shot]:
    language = looks[0].language
    with sync_playwright() as playwright, walker(playwright, address, language) as walking:
        for screen in screens:
            for picture in walking.pictures(screen, looks):
                yield _kept(picture, folder)
            print(f"· {screen.name} ({language})", flush=True)
        for fault in dict.fromkeys(walking.faults):
            print(f"! {fault}", flush=True)


def _kept(picture: Picture, folder: Path) -> Shot:
    name = Path(picture.screen) / str(picture.variant)
    whole, small = folder / "pictures" / f"{name}.png", folder / "small" / f"{name}.jpg"
    if picture.png:
        whole.parent.mkdir(parents=True, exist_ok=True)
        small.parent.mkdir(parents=True, exist_ok=True)
        whole.write_bytes(picture.png)
        image = Image.open(io.BytesIO(picture.png)).convert("RGB")
        size = (round(image.width * SMALL), round(image.height * SMALL))
        image.resize(size, Image.Resampling.LANCZOS).save(small, quality=85)
    return Shot(picture.screen, picture.variant, whole, small, picture.flaws, picture.fault)
