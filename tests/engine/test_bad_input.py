"""Whatever a call of the engine is given in the place of what it takes, it refuses by an error of the engine's."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from cruce.bots import BOTS, RevokingBot, choose
from cruce.bots.advice import advise
from cruce.cards import PACKS, sort_hand
from cruce.choice import told
from cruce.dealing import Deal, first_dealer, shuffled_deal
from cruce.errors import (
    BadCommitment,
    BadDeal,
    BadNotation,
    BadRules,
    BadSeat,
    BadStream,
    BadTable,
    Code,
    CruceError,
    IllegalMove,
    brief,
)
from cruce.fairness import commitment, committed_text, is_drawn
from cruce.match import Match, next_dealer
from cruce.moves import PASS, Accuse
from cruce.observation import Observation, observe, refusals
from cruce.passport import passport
from cruce.practice import Practice
from cruce.record import match_line, match_record, round_record
from cruce.rest import surely_won
from cruce.scores import scores_view
from cruce.sheet import score_sheet, shuffle_line, side_name
from cruce.state import State, why_not
from cruce.streams import Stream
from cruce.table import HUMAN, Table, TableSettings
from cruce.view import advice_view, event_view, fairness_view, reason_view, table_view
from tests.engine.helpers import opened, small, standard

Call = Callable[[Any], object]

RULES = standard()
MATCH = Match.start(RULES, "bad", (HUMAN,) * 4)
TABLE = Table(RULES, "bad", (HUMAN,) * 4)
DEAL = MATCH.state.deal
LED = opened(small(2, conduct="honour"), "H", "9S 9H", "KS KH", "QS QH", "JS JH")
SEEN = {"a call": observe(MATCH.state, MATCH.state.to_act or 0), "a card": observe(LED, 0)}
STREAM = Stream("bad", "input")

THINGS: tuple[object, ...] = (None, "x", 1.5, -1, [], {}, ("x",), Deal, 10**5000)
"""What is no value of the engine's."""
COUNTS: tuple[object, ...] = (None, "1", 1.5, True, 0, -1, [1])
"""What is no count of 1 or more."""
SEATS: tuple[object, ...] = (None, "1", 1.5, True, -1, 4, 99, 10**5000, [1])
"""What is no seat of a table for four."""
SEEDS: tuple[object, ...] = (None, "", 1.5, b"x", ["x"], chr(0xDCFF))
"""What is no seed."""

TAKES_ONE: dict[str, tuple[type[CruceError], tuple[object, ...], Call]] = {
    "accusable": (BadSeat, SEATS, lambda bad: LED.play(LED.legal_moves[0]).accusable(bad)),
    "accusable before a card": (BadSeat, SEATS, MATCH.state.accusable),
    "advice_view": (BadTable, THINGS, advice_view),
    "advise": (BadTable, THINGS, lambda bad: next(advise(bad, STREAM, 1))),
    "advise by a stream": (BadStream, THINGS, lambda bad: next(advise(SEEN["a card"], bad, 1))),
    "advise with a budget": (BadTable, COUNTS, lambda bad: next(advise(SEEN["a card"], STREAM, bad))),
    "below": (BadStream, (*COUNTS, 10**5000), STREAM.below),
    "choice": (BadStream, (None, 1.5, -1, Deal, {"x": 1}, {1}), STREAM.choice),
    "choose": (BadTable, THINGS, lambda bad: choose(bad, SEEN["a card"], STREAM, 1)),
    "commitment": (BadCommitment, SEEDS, commitment),
    "committed_text": (BadCommitment, SEEDS, committed_text),
    "deal": (BadDeal, THINGS, lambda bad: State.start(RULES, bad)),
    "deal anew": (BadDeal, THINGS, MATCH.dealt),
    "deal checked": (BadRules, THINGS, lambda bad: Deal.checked(bad, 0, DEAL.hands, DEAL.stock)),
    "deal cut": (BadRules, THINGS, lambda bad: DEAL.cut_at(bad, 1)),
    "deal cut at": (BadDeal, (None, "1", 1.5, True, -1, 24, 10**5000), lambda bad: DEAL.cut_at(RULES, bad)),
    "deal from a pack": (BadRules, THINGS, lambda bad: Deal.from_pack(bad, 0, PACKS[24])),
    "deal shuffled": (BadRules, THINGS, lambda bad: shuffled_deal(bad, "bad", 0, 0)),
    "deal shuffled for a round": (BadDeal, (None, "1", 1.5, True, -1), lambda bad: shuffled_deal(RULES, "bad", bad, 0)),
    "deal shuffled by a dealer": (BadSeat, SEATS, lambda bad: shuffled_deal(RULES, "bad", 0, bad)),
    "event_view before": (BadTable, THINGS, lambda bad: event_view(bad, PASS, MATCH)),
    "event_view after": (BadTable, THINGS, lambda bad: event_view(MATCH, PASS, bad)),
    "event_view of a move": (BadNotation, THINGS, lambda bad: event_view(MATCH, bad, MATCH)),
    "fairness_view": (BadTable, THINGS, lambda bad: fairness_view(bad, "0" * 64, 0)),
    "fairness_view of a commitment": (BadCommitment, THINGS, lambda bad: fairness_view(MATCH, bad, 0)),
    "fairness_view for a seat": (BadSeat, SEATS, lambda bad: fairness_view(MATCH, "0" * 64, bad)),
    "first_dealer": (BadRules, THINGS, lambda bad: first_dealer(bad, "bad")),
    "is_drawn": (BadCommitment, SEEDS, is_drawn),
    "match_line": (BadTable, THINGS, match_line),
    "match_record": (BadTable, THINGS, match_record),
    "next_dealer": (BadTable, THINGS, next_dealer),
    "observe": (BadTable, THINGS, lambda bad: observe(bad, 0)),
    "observe from a seat": (BadSeat, SEATS, lambda bad: observe(LED, bad)),
    "passport": (BadRules, THINGS, passport),
    "play": (IllegalMove, THINGS, LED.play),
    "play in a match": (IllegalMove, THINGS, MATCH.play),
    "practice": (BadTable, THINGS, Practice),
    "reason_view": (BadTable, THINGS, reason_view),
    "refusals": (BadTable, THINGS, refusals),
    "revoking": (BadTable, THINGS, lambda bad: RevokingBot(bad, 0.5)),
    "revoking at a rate": (BadTable, (None, "x", 1.5, -1, True, []), lambda bad: RevokingBot(BOTS["club"], bad)),
    "round_record": (BadTable, THINGS, round_record),
    "score_sheet": (BadTable, THINGS, score_sheet),
    "scores_view": (BadTable, THINGS, scores_view),
    "settings": (BadTable, COUNTS, lambda bad: TableSettings(budget=bad)),
    "shuffle_line": (BadTable, THINGS, shuffle_line),
    "shuffled": (BadStream, (None, 1.5, -1, Deal), STREAM.shuffled),
    "side_name": (BadRules, THINGS, lambda bad: side_name(bad, 0)),
    "side_of": (BadSeat, SEATS, RULES.side_of),
    "sort_hand": (BadNotation, (None, "x", 1.5, -1, Deal, 10**5000), sort_hand),
    "sort_hand by a trump": (BadNotation, ("H", *THINGS[1:]), lambda bad: sort_hand(PACKS[24], bad)),
    "start": (BadRules, THINGS, lambda bad: State.start(bad, DEAL)),
    "stream": (BadStream, (None, 1.5, b"x", ["x"], chr(0xDCFF)), lambda bad: Stream(bad, "p")),
    "surely_won": (BadTable, THINGS, surely_won),
    "table_view": (BadTable, THINGS, lambda bad: table_view(bad, 0)),
    "table_view for a seat": (BadSeat, SEATS, lambda bad: table_view(TABLE, bad)),
    "told": (BadRules, THINGS, told),
    "why_not": (BadTable, THINGS, lambda bad: why_not(bad, PASS)),
    "why_not accuse": (BadTable, THINGS, lambda bad: why_not(bad, Accuse(1, 0))),
}
"""Every call that takes a value of the engine's: the error that names another, and what it is given instead."""


def refused(error: type[CruceError], call: Call, bad: object) -> None:
    """Check that a call refuses what it is given by this error, in a short sentence that quotes it."""
    with pytest.raises(error) as fault:
        call(bad)
    assert brief(bad) in str(fault.value)
    assert len(str(fault.value)) < 250


@pytest.mark.parametrize("name", TAKES_ONE)
def test_bad_input_is_named(name: str) -> None:
    """Never by an error of Python's own, and never let through."""
    error, bads, call = TAKES_ONE[name]
    for bad in bads:
        refused(error, call, bad)


@pytest.mark.parametrize("moment", SEEN)
@pytest.mark.parametrize("bot", [*BOTS, "revoking"])
def test_what_no_bot_thinks_with_is_named(bot: str, moment: str) -> None:
    """Whether the bot would have used it or not, and whichever way it is asked."""
    player = RevokingBot(BOTS["club"], 1) if bot == "revoking" else BOTS[bot]
    ways: tuple[Callable[..., object], ...] = (partial(choose, player), lambda *three: next(player.think(*three)))
    for way in ways:
        for bad in THINGS:
            refused(BadTable, partial(_with, way, SEEN[moment], 0), bad)
            refused(BadStream, partial(_with, way, SEEN[moment], 1), bad)
        for bad in COUNTS:
            refused(BadTable, partial(_with, way, SEEN[moment], 2), bad)


def _with(way: Callable[..., object], seen: Observation, place: int, bad: object) -> object:
    three: list[object] = [seen, STREAM, 1]
    three[place] = bad
    return way(*three)


def test_a_hand_of_other_things_is_named() -> None:
    """Each of its cards has to be one."""
    for bad in ((None,), ["AH"], (PACKS[24][0], "AH")):
        with pytest.raises(BadNotation, match="is no card"):
            sort_hand(bad)  # type: ignore[arg-type]


def test_what_is_no_move_has_a_reason() -> None:
    """A state says why it refuses it, as it does of a move."""
    for bad in THINGS:
        reason = why_not(MATCH.state, bad)  # type: ignore[arg-type]
        assert reason is not None
        assert reason.code is Code.WRONG_PHASE
