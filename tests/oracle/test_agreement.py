"""Engine and second opinion agree, for every ruleset and number of players."""

import pytest

from cruce.rules import Rules, ruleset_names
from tests.oracle.agreement import check_bots, check_play, check_tricks
from tests.oracle.claims import Json
from tests.oracle.rulesets import SEATS, TABLES, ruleset
from tests.oracle.test_referee import OPTIONS, label

EVERY = [ruleset(name, players) for name, players in TABLES]
HONOUR = [rules | {"conduct": "honour", "target": 3} for rules in EVERY]


@pytest.mark.parametrize(
    "rules",
    EVERY,
    ids=label,
)
def test_the_rulesets(rules: Json) -> None:
    assert Rules.named(rules["name"], rules["players"]).as_json() == rules


def test_no_ruleset_is_left_out() -> None:
    assert set(ruleset_names()) == set(SEATS)


@pytest.mark.parametrize("rules", EVERY, ids=label)
def test_random_tricks(rules: Json) -> None:
    check_tricks(rules, label(rules), 2000)


@pytest.mark.parametrize("rules", OPTIONS, ids=label)
def test_random_tricks_under_options(rules: Json) -> None:
    check_tricks(rules, label(rules), 200)


@pytest.mark.parametrize("conduct", ["strict", "honour"])
@pytest.mark.parametrize("rules", [*EVERY, *OPTIONS], ids=label)
def test_rounds_played_at_random(rules: Json, conduct: str) -> None:
    check_play(rules | {"conduct": conduct}, label(rules), 6)


@pytest.mark.parametrize("bot", ["random", "club"])
@pytest.mark.parametrize("rules", EVERY, ids=label)
def test_matches_among_bots(rules: Json, bot: str) -> None:
    check_bots(rules | {"target": 3}, label(rules), bot)


@pytest.mark.parametrize("rules", HONOUR, ids=label)
def test_matches_on_honour(rules: Json) -> None:
    check_bots(rules, label(rules), "random", 0.02)
