"""How a practice match is set up, kept, and brought back from what older versions kept."""

import json
from typing import Any

import pytest

from cruce.errors import CruceError
from cruce.rules import Rules
from cruce.rulesets import rulesets
from cruce.setup import Setup

CHOICE: dict[str, Any] = {"rules": "standard", "bots": "club"}
KEPT: dict[str, Any] = {
    "id": "a",
    "rules": "standard",
    "players": 3,
    "seed": "s",
    "seats": ["human", "club", "club"],
}


@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name, ruleset in rulesets().items() for players in ruleset.tables]
)
def test_every_table_comes_back_from_what_is_kept(name: str, players: int) -> None:
    asked = {"rules": name, "players": players, "set": {"target": "9"}, "bots": "expert", "cuts": True, "revokes": ".1"}
    setup = Setup.chosen(asked, "a", "s")
    assert setup.rules == Rules.named(name, players, target=9)
    assert setup.seats == ("human", *["expert"] * (players - 1))
    assert (setup.name, setup.seed, setup.cuts, setup.revokes) == ("a", "s", True, 0.1)
    assert Setup.from_json(json.loads(json.dumps(setup.as_json()))) == setup


def test_a_seed_asked_for_is_the_command_lines_first_match() -> None:
    assert Setup.chosen({**CHOICE, "seed": "7"}, "a", "s").seed == "7/0"


def test_what_older_versions_kept_is_read() -> None:
    plain = Setup("a", Rules.named("standard", 3), "s", ("human", "club", "club"))
    assert Setup.from_json(KEPT) == plain
    assert Setup.from_json({**KEPT, "target": 21}).rules.target == 21
    assert Setup.from_json({**KEPT, "changes": {"target": 6}}).rules.target == 6


@pytest.mark.parametrize(
    "asked", [None, 5, [], "x", {}, {"rules": "standard"}, {**CHOICE, "set": 5}, {**CHOICE, "set": ["target"]}]
)
def test_a_choice_that_is_none_is_named(asked: Any) -> None:  # noqa: ANN401 - whatever comes
    with pytest.raises(CruceError):
        Setup.chosen(asked, "a", "s")


@pytest.mark.parametrize(
    "change",
    [
        {"rules": "chess"},
        {"rules": None},
        {"players": 9},
        {"players": "three"},
        {"changes": ["target"]},
        {"changes": {"target": []}},
        {"changes": {"colour": 1}},
        {"seats": "human"},
        {"seats": None},
    ],
)
def test_a_setup_that_is_none_is_named(change: dict[str, Any]) -> None:
    with pytest.raises(CruceError):
        Setup.from_json({**KEPT, **change})


@pytest.mark.parametrize("data", [None, 5, "x", [], {}, {"id": "a"}])
def test_what_is_no_setup_at_all_is_named(data: Any) -> None:  # noqa: ANN401 - whatever was kept
    with pytest.raises(CruceError):
        Setup.from_json(data)
