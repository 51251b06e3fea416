"""The saved matches as a screen reader has them: every button tells which match it is about."""

import re

import pytest

from cruce.view import View
from tests.ui.conftest import formatter
from tests.ui.nesting import Nesting
from ui import text
from ui.matches_page import page

PAIRS = {
    "rules": "standard",
    "changed": False,
    "players": 4,
    "sides": 2,
    "level": "club",
    "totals": [1, 4],
    "target": 6,
}
OPEN: View = {
    "id": "a",
    "played": 1,
    "current": False,
    "bad": False,
    **PAIRS,
    "round": 2,
    "over": False,
    "winner": None,
}
MATCHES = [
    OPEN,
    {**OPEN, "id": "b", "played": 2, "current": True, "totals": [4, 1]},
    {**OPEN, "id": "c", "played": None, "over": True, "winner": 1},
    {"id": "d", "played": 4, "current": False, "bad": True},
]
TOLD = {
    "a": "Jocul casei; Runda 2: conduc Ilie și Ana.; când 1",
    "b": "Jocul casei; Runda 2: conduceți voi.; când 2",
    "c": "Jocul casei; Câștigă Ilie și Ana!",
    "d": "Un meci care nu se poate citi; când 4",
}


@pytest.fixture(autouse=True)
def romanian() -> None:
    """Give the page the Romanian texts."""
    text.use(formatter("ro", "matches", "rules"))


def described(html: str) -> list[tuple[str, str]]:
    """Return of each button the match it stands by and what it is described by, in words."""
    words = dict(re.findall(r'<\w+[^>]* id="([^"]*)"[^>]*>([^<]*)(?=<)', html))
    found = []
    for button in Nesting(html).buttons:
        ids = (button.get("aria-describedby") or "").split()
        found.append(((button["id"] or "").rpartition("-")[2], "; ".join(words[each] for each in ids)))
    return found


@pytest.mark.parametrize("at_table", [False, True])
@pytest.mark.parametrize("asked", [None, "a", "c", "d"])
def test_every_button_tells_of_its_match(asked: str | None, *, at_table: bool) -> None:
    html = page(MATCHES, lambda played: f"când {played}", at_table=at_table, asked=asked)
    found = described(html)
    assert found == [(match, TOLD[match]) for match, _ in found]
    assert {match for match, _ in found} == set(TOLD)
    ids = re.findall(r' id="([^"]*)"', html)
    assert len(ids) == len(set(ids))
