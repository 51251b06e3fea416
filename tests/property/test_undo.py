"""Undo under any rules: moves only grow, what is taken back comes back, and records tell it."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from cruce.match import Match, Undone
from cruce.moves import parse_move
from cruce.record import match_line
from cruce.replay import replay_line
from cruce.rules import Rules
from cruce.table import Table
from tests.property.tables import SEEDS, any_rules, undoing

ROUNDS = 2
STRICT = any_rules(conduct="strict")


@given(STRICT, SEEDS, st.booleans())
def test_each_undo_is_to_the_persons_last_decision(rules: Rules, seed: str, cuts: bool) -> None:  # noqa: FBT001 - drawn
    """The match is what it was before that decision, and knows what was taken back; the table's moves only grow."""
    standing: list[tuple[Match, str]] = []
    before: Match | None = None
    for version, table in enumerate(undoing(rules, seed, ROUNDS, cuts=cuts)):
        assert table.version == version
        last = table.moves[-1] if version else ""
        if before is None or last == "next":
            standing = []
        elif last == "undo":
            assert rules.takes_back
            assert before.winner is None
            place = max(place for place, (match, _) in enumerate(standing) if match.state.to_act == 0)
            told = Undone(place, tuple(parse_move(text) for _, text in standing[place:]))
            assert table.match == replace(standing[place][0], undone=(*before.undone, told))
            del standing[place:]
        else:
            standing.append((before, last))
        mine = any(match.state.to_act == 0 for match, _ in standing)
        assert table.may_undo(0) == (mine and rules.takes_back and table.match.winner is None)
        before = table.match


@given(STRICT, SEEDS, st.booleans())
def test_a_table_resumes_over_its_undos(rules: Rules, seed: str, cuts: bool) -> None:  # noqa: FBT001 - drawn
    """Its moves bring it back exactly."""
    *_, table = undoing(rules, seed, ROUNDS, cuts=cuts)
    resumed = Table.resumed(rules, seed, table.match.players, table.moves, table.settings)
    assert (resumed.match, resumed.moves) == (table.match, table.moves)
    assert resumed.may_undo(0) == table.may_undo(0)


@given(STRICT, SEEDS, st.booleans())
def test_a_record_tells_what_was_undone(rules: Rules, seed: str, cuts: bool) -> None:  # noqa: FBT001 - drawn
    """It replays to the same rounds, and says nothing of it where moves are never taken back."""
    *_, table = undoing(rules, seed, ROUNDS, cuts=cuts)
    match, record = table.match, match_line(table.match)
    again = replay_line(record)
    assert again.rounds == match.rounds
    assert match_line(again) == record
    assert ('"undone"' in record) == any(played.undone for played in match.rounds)
    assert rules.takes_back or '"undone"' not in record
