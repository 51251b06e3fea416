"""The contact sheets of `build.py screens`: which pictures there are, and how they are laid out and told about."""

import re
from pathlib import Path

import pytest
from PIL import Image

from builder.paths import BuildError
from builder.screens.__main__ import chosen, emptied
from builder.screens.catalogue import SCREENS
from builder.screens.contact import write_page
from builder.screens.flaws import Flaw
from builder.screens.report import counts, write_report
from builder.screens.sheets import HIGH, WIDE, write_sheets
from builder.screens.shots import Shot
from builder.screens.variants import Variant, variants

LIGHT = Variant("390x844", "light", "ro", "100")
DARK = Variant("390x844", "dark", "ro", "100")
SMALL = Flaw("small", "button#hint", "20 px wide")


def shot(folder: Path, screen: str, look: Variant, *flaws: Flaw, fault: str = "") -> Shot:
    """Return a picture that was taken, one grey area, or one that was not."""
    whole, small = (folder / kind / screen / f"{look}.{end}" for kind, end in (("pictures", "png"), ("small", "jpg")))
    for path, size in ((whole, (390, 844)), (small, (195, 422))):
        path.parent.mkdir(parents=True, exist_ok=True)
        Image.new("RGB", size, "grey").save(path)
    return Shot(screen, look, whole, small, list(flaws), fault)


def test_every_combination_is_shown_once_and_each_language_in_one_go() -> None:
    looks = list(variants())
    assert len(set(looks)) == len(looks) == 4 * 2 * 2 * 2
    assert [look.language for look in looks] == ["ro"] * 16 + ["en"] * 16


def test_every_screen_has_a_name_of_its_own_that_a_file_can_have() -> None:
    names = [screen.name for screen in SCREENS]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-z][a-z0-9-]+", name) for name in names)


def test_a_screen_there_is_not_is_told_with_those_there_are() -> None:
    assert [screen.name for screen in chosen(["turn", "home"])] == ["home", "turn"]
    assert chosen([]) == list(SCREENS)
    with pytest.raises(BuildError, match="no screen kitchen; there are: home, "):
        chosen(["home", "kitchen"])


def test_a_folder_is_made_anew_but_loses_nothing_of_others(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "old.png").touch()
    (tmp_path / "flaws.txt").touch()
    (tmp_path / "mine.txt").touch()
    assert [path.name for path in emptied(tmp_path).iterdir()] == ["mine.txt"]


def test_the_page_leads_to_every_whole_picture(tmp_path: Path) -> None:
    shots = [shot(tmp_path, "home", LIGHT), shot(tmp_path, "turn", LIGHT, SMALL), shot(tmp_path, "turn", DARK, SMALL)]
    page = write_page(shots, tmp_path).read_text(encoding="utf-8")
    linked = re.findall(r'(?:href|src)="([^"#][^"]*)"', page)
    assert len(linked) == 2 * len(shots)
    assert all((tmp_path / name).is_file() for name in linked)
    assert page.count("<figure class=flawed>") == 2
    assert "20 px wide" in page


def test_sheets_hold_every_picture_and_are_no_larger_than_viewers_like(tmp_path: Path) -> None:
    looks = list(variants(sizes=["390x844"]))
    shots = [shot(tmp_path, name, look) for name in ("home", "turn") for look in looks * 3]
    write_sheets(shots, tmp_path)
    assert len(list((tmp_path / "by-variant").iterdir())) == len(looks)
    sheets = sorted((tmp_path / "by-screen").iterdir())
    assert [path.name for path in sheets] == ["home-1.png", "turn-1.png"]
    for path in sheets:
        with Image.open(path) as sheet:
            assert sheet.width <= WIDE
            assert sheet.height <= HIGH
            colours = sheet.convert("RGB").getcolors(1 << 24) or []
            grey = sum(number for number, colour in colours if colour == (128, 128, 128))
            assert grey > 0.98 * len(looks * 3) * 195 * 422


def test_flaws_are_counted_once_whatever_a_screen_looked_like(tmp_path: Path) -> None:
    cut = Flaw("cut", "p#status", "“Your turn” 3 px of its width")
    shots = [
        shot(tmp_path, "home", LIGHT),
        shot(tmp_path, "turn", LIGHT, SMALL, cut),
        shot(tmp_path, "turn", DARK, SMALL),
        shot(tmp_path, "trump", LIGHT, fault="Timeout\nCall log"),
    ]
    assert list(counts(shots)) == ["trump (ro): not reached: Timeout", "turn: 1 cut, 1 small"]
    told = write_report(shots, tmp_path).read_text(encoding="utf-8").splitlines()
    assert told == [
        "turn",
        "  cut: p#status",
        "    390x844 ro 100: “Your turn” 3 px of its width",
        "  small: button#hint",
        "    390x844 ro 100: 20 px wide",
    ]
    assert "not reached" in write_page(shots, tmp_path).read_text(encoding="utf-8")
