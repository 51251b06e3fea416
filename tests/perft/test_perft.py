"""As many positions as written follow from the moments of every file, under every ruleset.

To write the files anew: `PYTHONPATH=engine python -m tests.perft --write`.
"""

from dataclasses import replace

import pytest

from cruce.rulesets import rulesets
from tests.perft import perft
from tests.perft.perft import FOLDER, TABLES, Table, faults, read, told


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.path.stem)
def test_counts_are_as_written(table: Table) -> None:
    """At each depth from each moment; where one differs, the count after every move is told."""
    assert "\n".join(faults(table)) == ""


def test_every_ruleset_has_counts_for_every_number_of_players() -> None:
    """Each file belongs to one, or to an option of one."""
    wanted = {f"{name}-{players}.txt" for name, ruleset in rulesets().items() for players in ruleset.tables}
    there = {file.name for file in FOLDER.glob("*.txt")}
    assert wanted <= there, "this file's docstring says how to count"
    assert there == {table.path.name for table in TABLES}


def test_every_phase_is_counted() -> None:
    """Cuts, peeks, calls, exchanges, trumps and cards from the first to the last, and what comes after."""
    kinds = {moment.kind for table in TABLES for moment in read(table.path.read_text(encoding="utf-8").splitlines())}
    assert kinds == {
        *("cut", "peek", "calls", "calls over a bid", perft.LAST_CALL, "exchange", "trump", "first lead"),
        *("answer to the first lead", "answer to a lead", "last card to a trick", "lead in mid-round"),
        *("lead before the last draw", "last two tricks", "after the last card", "round-over"),
        "first lead of the second round",
    }


def test_another_duty_is_told_by_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted under a duty to beat, the counts of rules without differ, and after which moves."""
    table = next(table for table in TABLES if table.path.stem == "standard-4")
    text = "\n".join(told(table))
    other = replace(table, rules=table.rules.with_fields(beat="always"))
    monkeypatch.setattr(perft, "written", lambda _table: text.splitlines())
    assert any(", was " in fault for fault in faults(other))
