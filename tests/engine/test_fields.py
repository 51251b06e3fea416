"""Every field of a ruleset changes some result: none is accepted and ignored."""

from collections.abc import Callable
from dataclasses import fields

import pytest

from cruce.cards import PACKS
from cruce.dealing import Deal
from cruce.match import winning_side
from cruce.observation import observe
from cruce.rules import PLAYED, Rules
from cruce.state import State
from tests.engine.helpers import lay_out, legal, opened, played, scored, small, standard


def _dealt(rules: Rules) -> object:
    state = State.start(rules, Deal.from_pack(rules, 0, PACKS[rules.pack]))
    return state.deal.hands, [observe(state, seat).hand for seat in range(rules.players)]


def _opening(rules: Rules) -> object:
    state = lay_out(rules, "9H AH 9C", "KS 9S TD", "JD QD KD", "JC QC KC")
    state = played(state, "pass, bid 1, pass, pass")
    if rules.trump != "first-card":
        state = played(state, "trump S")
    return state.to_act, state.trump, legal(state)


def _on_the_packet(rules: Rules) -> object:
    state = State.start(rules, Deal.from_pack(rules, 3, PACKS[24]))
    return observe(played(state, "bid 1, pass, pass, pass"), 0).held


def _overruffing(rules: Rules) -> object:
    state = opened(rules, "H", "9S JC QC", "JH JD QD", "9H AH 9C", "KD TD AD")
    return legal(played(state, "play 9S, play JH"))


def _beating(rules: Rules) -> object:
    state = opened(rules, "H", "JS JC QC", "9S AS TH", "9H AH 9C", "KD TD AD")
    return legal(played(state, "play JS"))


def _marriage(rules: Rules, trump: str) -> object:
    state = opened(rules, trump, "KH QH", "9H 9S", "JH JS", "TH TS")
    return played(state, "play KH").marriages


def _calls(rules: Rules) -> object:
    return legal(State.start(rules, Deal.from_pack(rules, 0, PACKS[24])))


def _after_passes(rules: Rules) -> object:
    return played(State.start(rules, Deal.from_pack(rules, 0, PACKS[24])), *["pass"] * 4).dealer_stays


Result = Callable[[Rules], object]
CASES: tuple[tuple[str, Rules, dict[str, object], Result], ...] = (
    ("players", standard(4, sides=4), {"players": 3, "sides": 3}, _dealt),
    ("sides", standard(), {"sides": 4}, lambda rules: scored(rules, 1, *[30] * rules.sides)),
    ("pack", standard(), {"pack": 32}, _dealt),
    ("hand", standard(), {"hand": 5}, _dealt),
    ("packet", standard(), {"packet": 4}, _dealt),
    ("bid_min", standard(), {"bid_min": 2}, _calls),
    ("bid_max", standard(), {"bid_max": 5}, _calls),
    ("all_pass", standard(), {"all_pass": "redeal"}, _after_passes),
    ("trump", standard(), {"trump": "before-rest"}, _on_the_packet),
    ("trump", small(3), {"trump": "first-card"}, _opening),
    ("leader", small(3), {"leader": "eldest"}, _opening),
    ("lead_trump", small(3), {"lead_trump": True}, _opening),
    ("beat", small(3), {"beat": "overruff"}, _overruffing),
    ("beat", small(3), {"beat": "iber"}, _beating),
    ("beat", small(3, beat="iber"), {"beat": "always"}, _overruffing),
    ("beat", small(3, beat="overruff"), {"beat": "always"}, _beating),
    ("marriage", small(2), {"marriage": "none"}, lambda rules: _marriage(rules, "H")),
    ("marriage_plain", small(2), {"marriage_plain": 21}, lambda rules: _marriage(rules, "S")),
    ("marriage_trump", small(2), {"marriage_trump": 41}, lambda rules: _marriage(rules, "H")),
    ("unit", standard(), {"unit": 11}, lambda rules: scored(rules, 1, 60, 60)),
    ("fail_factor", standard(), {"fail_factor": 2}, lambda rules: scored(rules, 2, 60, 60)),
    ("defenders_score_on_fail", standard(), {"defenders_score_on_fail": False}, lambda rules: scored(rules, 2, 60, 60)),
    ("target", standard(), {"target": 12}, lambda rules: winning_side(rules, (11, 0))),
    ("winning_margin", standard(), {"winning_margin": 2}, lambda rules: winning_side(rules, (11, 10))),
)


@pytest.mark.parametrize(
    ("rules", "changes", "result"),
    [case[1:] for case in CASES],
    ids=["-".join(map(str, case[2].values())) for case in CASES],
)
def test_a_field_changes_a_result(rules: Rules, changes: dict[str, object], result: Result) -> None:
    """The same moves or points come out otherwise under the changed field."""
    assert result(rules) != result(rules.with_fields(**changes))


def test_every_field_has_a_case() -> None:
    """A field without a case here is one whose only value is played, or the name."""
    with_one_value = {name for name, values in PLAYED.items() if len(values) == 1}
    assert {field.name for field in fields(Rules)} - {case[0] for case in CASES} == with_one_value | {"name"}


def test_every_value_of_a_choice_has_a_case() -> None:
    """Each choice that is played differs from another in some case."""
    seen: set[tuple[str, object]] = set()
    for _, rules, changes, _ in CASES:
        seen |= {*rules.as_json().items(), *changes.items()}
    for name, values in PLAYED.items():
        assert {(name, value) for value in values} <= seen
    assert {("beat", value) for value in ("none", "overruff", "iber", "always")} <= seen
    assert {("leader", value) for value in ("declarer", "eldest")} <= seen
