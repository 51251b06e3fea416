"""Every ruleset with every number of players has a playthrough, and it comes out line by line as it is written.

To write the files anew: `PYTHONPATH=engine:. python tests/playthroughs/playthrough.py`.
"""

from dataclasses import fields
from itertools import zip_longest

import pytest

from cruce.rulesets import rulesets
from cruce.state import Phase, State
from tests.playthroughs.playthrough import ELSEWHERE, FOLDER, TABLES, TOLD, Table, moves_in, told


def lines_of(table: Table) -> list[str]:
    """Return the lines of a table's file."""
    return table.path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.path.stem)
def test_a_playthrough_comes_out_as_written(table: Table) -> None:
    """The same moves lead to the same hands, choices, tricks and scores, line for line."""
    assert table.path.exists(), f"{table.path.name} is missing; this file's docstring says how to write it"
    written = lines_of(table)
    for number, (line, again) in enumerate(zip_longest(written, told(table, moves_in(written))), 1):
        assert line == again, f"line {number}"


def test_every_ruleset_has_a_playthrough_for_every_number_of_players() -> None:
    """Each file belongs to one, or to an option of one."""
    wanted = {f"{name}-{players}.txt" for name, ruleset in rulesets().items() for players in ruleset.tables}
    there = {file.name for file in FOLDER.glob("*.txt")}
    assert wanted <= there, "this file's docstring says how to write them"
    assert there == {table.path.name for table in TABLES}


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.path.stem)
def test_a_playthrough_tells_what_its_rules_bring(table: Table) -> None:
    """Contracts, tricks, scores and whatever else the rules have are all in it."""
    rules, text = table.rules, "\n".join(lines_of(table))
    words = {
        "trick: ": True,
        "score: ": True,
        "next -> next": True,
        "contract: ": rules.auction != "none",
        "cut at": table.cuts,
        "votes: ": rules.peek,
        "peeked: ": rules.peek,
        "turned: ": rules.trump == "turned-up",
        "exchange: ": rules.stock == "talon",
        "drawn, ": rules.stock == "draw",
        "accusation: ": rules.conduct == "honour",
        ", void": rules.conduct == "honour",
    }
    assert {word: word in text for word in words} == words


def test_every_phase_and_outcome_is_told() -> None:
    """Somewhere in the files every phase is, marriages, exchanges, both verdicts, dead and missed rounds too."""
    text = "\n".join(line for table in TABLES for line in lines_of(table))
    assert all(f"\n{phase}" in text for phase in Phase if phase is not Phase.MATCH_OVER)
    for word in (
        *("marriage: ", "-> claim ", "-> knock", "took", "-> peek no", "guilty True", "guilty False"),
        *("contract made", "contract missed", "trump: None", "honour: revoked (True"),
    ):
        assert word in text, word


def test_every_field_of_a_state_is_told() -> None:
    """A new one has to be given a line."""
    names = {field.name for field in fields(State)}
    assert names <= TOLD.keys() | ELSEWHERE
    assert not TOLD.keys() & ELSEWHERE
