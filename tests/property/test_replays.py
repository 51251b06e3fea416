"""Matches under any rules are the same again: from their record, their moves, their seed."""

from contextlib import suppress
from unittest.mock import patch

from hypothesis import given
from hypothesis import strategies as st

from cruce import table as tables
from cruce.bots import BOTS
from cruce.errors import EndlessMatch
from cruce.moves import Claim, Play, parse_move
from cruce.record import match_line
from cruce.replay import replay_line
from cruce.rules import Rules
from cruce.table import Table, TableSettings
from tests.property.tables import RULES, SEEDS, any_rules, last_of

ROUNDS = 2
BOTS_NAMED = st.sampled_from(sorted(BOTS))


def bots_match(rules: Rules, seed: str, bot: str, settings: TableSettings) -> Table:
    """Return a table at which bots have played a few rounds."""
    table = Table(rules, seed, (bot,) * rules.players, settings)
    with patch.object(tables, "MOST_ROUNDS", ROUNDS), suppress(EndlessMatch):
        table.play_out()
    return table


@given(RULES, SEEDS, st.booleans())
def test_a_record_replays_to_the_match_it_tells(rules: Rules, seed: str, cuts: bool) -> None:  # noqa: FBT001 - drawn
    """Every finished round comes out as it was, card by card, unproven revokes and verdicts included."""
    match = last_of(rules, seed, ROUNDS, cuts=cuts)
    again = replay_line(match_line(match))
    assert again.rounds == match.rounds
    assert (again.totals, again.winner) == (match.totals, match.winner)
    assert match_line(again) == match_line(match)


@given(RULES, SEEDS, BOTS_NAMED, st.booleans())
def test_the_same_seed_plays_the_same_match(rules: Rules, seed: str, bot: str, cuts: bool) -> None:  # noqa: FBT001 - drawn
    """Rules, seed and bots make every card of a match, and so do its moves."""
    settings = TableSettings(cuts=cuts)
    table = bots_match(rules, seed, bot, settings)
    assert match_line(bots_match(rules, seed, bot, settings).match) == match_line(table.match)
    resumed = Table.resumed(rules, seed, (bot,) * rules.players, table.moves, settings)
    assert resumed.match == table.match


@given(any_rules(conduct="honour"), SEEDS, BOTS_NAMED)
def test_bots_play_honestly(rules: Rules, seed: str, bot: str) -> None:
    """Unless told to revoke at some rate, they keep every duty where nobody would stop them, and never accuse."""
    match = bots_match(rules, seed, bot, TableSettings()).match
    for played in match.rounds:
        assert not any(played.state.honour.revoked)
        assert played.state.honour.accusations == ()


@given(any_rules(conduct="honour"), SEEDS, BOTS_NAMED, st.sampled_from([0.2, 1.0]))
def test_bots_told_to_revoke_accuse_the_guilty_alone(rules: Rules, seed: str, bot: str, rate: float) -> None:
    """They accuse on proof, so that every verdict is guilty; at rate 1 they break a duty wherever they can."""
    table = bots_match(rules, seed, bot, TableSettings(revoke_rate=rate))
    for played in table.match.rounds:
        assert all(told.guilty for told in played.state.honour.accusations)
    match = Table(rules, seed, table.match.players).match
    for move in map(parse_move, table.moves):
        dutiful = match.state.dutiful_moves
        if rate == 1 and isinstance(move, Play | Claim) and len(dutiful) < len(match.state.legal_moves):
            assert move not in dutiful
        match = match.play(move)
