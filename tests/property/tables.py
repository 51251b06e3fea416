"""Any rules at all, and matches played at random over them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import reduce
from typing import Any

import pytest
from hypothesis import strategies as st

from cruce.choice import fitted
from cruce.errors import BadRules
from cruce.match import Match
from cruce.moves import Accuse, Move
from cruce.rules import Rules, choices
from cruce.rulesets import rulesets
from cruce.state import Phase
from cruce.streams import Stream
from cruce.table import HUMAN, Table, TableSettings

TABLES = tuple((name, players) for name, ruleset in rulesets().items() for players in ruleset.tables)
"""Every ruleset with every number of players it has."""


def _offered() -> list[Any]:
    """Return every ruleset with every number of players, as it is and with each of its options."""
    found = []
    for name, players in TABLES:
        changes: list[dict[str, Any]] = [{}]
        for field, values in rulesets()[name].options[players].items():
            changes += [{field: value} for value in values[1:] if field != "target"]
        for change in changes:
            suit = {"suit": "S"} if "fixed-suit" in change.values() else {}
            told = " ".join(f"{field}={value}" for field, value in change.items())
            found.append(pytest.param(name, players, change | suit, id=f"{name}-{players} {told}".strip()))
    return found


OFFERED = _offered()
"""Every ruleset with every number of players, as it is and with each of its options, as parameters of a test."""
KINDS = {field.name: field.type for field in fields(Rules) if field.name != "name"}
"""The type of every field that makes a game."""
COUNTS: dict[str, Sequence[int]] = {
    "players": range(2, 7),
    "sides": range(2, 7),
    "pack": (24, 32),
    "hand": range(1, 13),
    "packet": range(1, 9),
    "bid_min": range(1, 8),
    "bid_max": range(1, 13),
    "marriage_plain": range(121),
    "marriage_trump": range(121),
    "target": range(1, 31),
}
"""Numbers that a table may well have; any other is tried now and then."""
VALUES: dict[str, Sequence[Any]] = {name: choices(kind) or COUNTS[name] for name, kind in KINDS.items()}
SUITS = st.sampled_from("CDHS")


def values(name: str) -> st.SearchStrategy[Any]:
    """Return a strategy for the values of a field."""
    likely = st.sampled_from(VALUES[name])
    return likely | st.integers(0, 9999) if name in COUNTS else likely


ALONE = st.fixed_dictionaries({}, optional={name: values(name) for name in KINDS})
TOGETHER = st.one_of(
    st.fixed_dictionaries({"conduct": st.just("honour")}, optional={"stock": st.sampled_from(["none", "draw"])}),
    st.fixed_dictionaries({"trump": st.just("fixed"), "suit": SUITS}),
    st.fixed_dictionaries({"all_pass": st.just("fixed-suit"), "suit": SUITS}),
    st.fixed_dictionaries({"auction": st.just("none"), "trump": st.sampled_from(["turned-up", "rotation"])}),
    st.fixed_dictionaries({"leader": st.just("declarer"), "trump": st.just("first-card")}),
    st.fixed_dictionaries({"packet": st.integers(1, 4), "peek": st.just(value=True)}),
    st.fixed_dictionaries(
        {"stock": st.sampled_from(["draw", "talon"]), "hand": st.integers(1, 9), "packet": st.just(1)}
    ),
    st.integers(2, 6).flatmap(
        lambda players: st.fixed_dictionaries(
            {"players": st.just(players), "sides": st.just(players), "hand": st.integers(1, 8), "packet": st.just(1)}
        )
    ),
)
"""Fields that are seldom accepted one at a time."""


def changed(rules: Rules, changes: dict[str, Any]) -> Rules:
    """Return rules with fields changed, suit and sides made to follow; as they were when that is refused too."""
    for again in (changes, fitted({**rules.as_json(), **changes})):
        try:
            return rules.with_fields(**again)
        except BadRules as fault:
            check_refusal(str(fault))
    return rules


def check_refusal(sentence: str) -> None:
    """Check that a sentence is short and begins with the fields that cannot be played together."""
    named = re.match(r"([a-z_]+(?:, [a-z_]+)*): .", sentence)
    assert named, sentence
    assert set(named[1].split(", ")) <= set(KINDS), sentence
    assert len(sentence) < 300, sentence


def mixed_rules(seed: str) -> Rules:
    """Return a ruleset with about a third of its fields changed, as long as it can be played."""
    stream = Stream(seed, "rules")
    rules = Rules.named(*stream.choice(TABLES))
    for name in stream.shuffled(sorted(KINDS)):
        if stream.below(3) == 0:
            rules = changed(rules, {name: stream.choice(VALUES[name])})
    return rules


@st.composite
def any_rules(draw: st.DrawFn, /, **always: object) -> Rules:
    """Return a ruleset with any fields of it changed, as long as it can be played; some may be set for all."""
    name, players = draw(st.sampled_from(TABLES))
    alone = draw(ALONE)
    steps = [*({field: alone[field]} for field in alone), *draw(st.lists(TOGETHER, max_size=2)), always]
    return reduce(changed, steps, Rules.named(name, players))


RULES = any_rules() | any_rules(conduct="honour")
"""Any rules, half of them played on honour at least."""
SEEDS = st.integers(0, 10**6).map(str)
ACCUSES = 1 / 12
"""How often somebody accuses where that can be done."""
UNDOES = 1 / 6
"""How often the person takes a decision back where that can be done."""


def random_move(match: Match, stream: Stream) -> Move:
    """Return any move that may be made now: passes more often than bids, and now and then an accusation."""
    by = stream.below(match.rules.players)
    accusable = match.state.accusable(by)
    if accusable and stream.fraction() < ACCUSES:
        return Accuse(stream.choice(accusable), by)
    if match.phase is Phase.AUCTION and stream.fraction() < 1 / 2:
        return match.legal_moves[0]
    return stream.choice(match.legal_moves)


def played(rules: Rules, seed: str, rounds: int, *, cuts: bool = False) -> Iterator[Match]:
    """Yield a match at each of its moments, played at random for so many rounds or to its end."""
    match, stream = Match.start(rules, seed, ("random",) * rules.players, cuts=cuts), Stream(seed, "test")
    yield match
    while match.winner is None and len(match.rounds) < rounds:
        match = match.play(random_move(match, stream))
        yield match


def undoing(rules: Rules, seed: str, rounds: int, *, cuts: bool = False) -> Iterator[Table]:
    """Yield a table of one person and bots at each of its moments, played at random for so many rounds or to its end.

    Now and then the person takes a decision back.
    """
    seats = (HUMAN, *["random"] * (rules.players - 1))
    table, stream = Table(rules, seed, seats, TableSettings(cuts=cuts)), Stream(seed, "undoing")
    yield table
    while table.match.winner is None and (len(table.match.rounds) < rounds or table.match.state.score is None):
        _move_or_undo(table, stream)
        yield table


def _move_or_undo(table: Table, stream: Stream) -> None:
    move = stream.choice(table.match.legal_moves)
    if table.may_undo(0) and stream.fraction() < UNDOES:
        assert table.submit(table.version, "undo", 0) is None
    elif table.bot_to_act:
        table.act(move)
    else:
        assert table.submit(table.version, move.text, 0) is None


def last_of(rules: Rules, seed: str, rounds: int, *, cuts: bool = False) -> Match:
    """Return a match after so many rounds."""
    *_, match = played(rules, seed, rounds, cuts=cuts)
    return match
