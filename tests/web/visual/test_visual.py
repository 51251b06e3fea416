"""A handful of screens look as in the pictures kept. If a change is meant: `python3 build.py screens --accept`."""

import pytest
from PIL import Image

from builder.paths import CACHE
from builder.screens.baselines import FOLDER, LIGHT, PIXELS, Baseline, baselines, differing
from builder.screens.walk import Walker

SEEN = CACHE / "visual"
"""Where a picture that differs is put, with one that shows where."""


def kept(baseline: Baseline) -> Image.Image:
    """Return the picture that is kept."""
    return Image.open(baseline.path).convert("RGB")


@pytest.mark.parametrize("baseline", baselines(), ids=str)
def test_a_screen_looks_as_it_did(walking: Walker, baseline: Baseline) -> None:
    now = baseline.taken(walking)
    pixels, where = differing(kept(baseline), now)
    if pixels > PIXELS:
        SEEN.mkdir(parents=True, exist_ok=True)
        now.save(SEEN / f"{baseline}.png")
        where.save(SEEN / f"{baseline}-differs.png")
    assert pixels <= PIXELS, (
        f"{pixels} pixels differ from {baseline.path}: {SEEN / f'{baseline}-differs.png'} shows where, in red. "
        "If that is meant: python3 build.py screens --accept"
    )


def test_the_pictures_are_those_of_the_screens_and_small() -> None:
    files = sorted(FOLDER.glob("*.png"))
    assert files == sorted(each.path for each in baselines())
    assert sum(path.stat().st_size for path in files) < 600_000


HOME = Baseline("home", LIGHT)


@pytest.mark.parametrize("button", ["#new-match", "#choose", "#home-rules", "#home-settings", "#language-en"])
def test_a_button_that_moves_by_two_pixels_is_seen(walking: Walker, button: str) -> None:
    moved = HOME.taken(walking, f"document.querySelector('{button}').style.translate = '2px 0'")
    pixels, _ = differing(kept(HOME), moved)
    assert pixels > PIXELS


def test_a_colour_that_is_a_little_off_is_let_pass() -> None:
    picture = kept(HOME)
    assert differing(picture, picture.point(lambda value: min(255, value + 3)))[0] == 0
