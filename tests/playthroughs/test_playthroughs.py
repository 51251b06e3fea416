"""Every ruleset with every number of players has a playthrough, and it comes out line by line as it is written.

To write the files anew: `PYTHONPATH=engine:. python tests/playthroughs/playthrough.py`.
"""

from itertools import zip_longest

import pytest

from cruce.rules import Rules
from tests.engine.helpers import TABLES
from tests.playthroughs.playthrough import FOLDER, moves_in, path, told


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_playthrough_comes_out_as_written(name: str, players: int) -> None:
    """The same moves lead to the same hands, choices, tricks and scores, line for line."""
    assert path(name, players).exists(), f"{name} for {players} has no playthrough; this file's docstring says how"
    written = path(name, players).read_text(encoding="utf-8").splitlines()
    for number, (line, again) in enumerate(
        zip_longest(written, told(Rules.named(name, players), moves_in(written))), 1
    ):
        assert line == again, f"line {number}"


def test_no_playthrough_is_left_over() -> None:
    """Each file belongs to a ruleset there is."""
    assert {file.name for file in FOLDER.glob("*.txt")} == {path(*table).name for table in TABLES}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_playthrough_tells_something(name: str, players: int) -> None:
    """Contracts, tricks and scores are all in it."""
    text = path(name, players).read_text(encoding="utf-8")
    for word in ("contract: ", "trick: ", "marriage: ", "score: ", "next -> next"):
        assert word in text
