"""The named rulesets, field by field as the rules' table has them, and what a table is offered."""

from typing import Any

import pytest

from cruce.rules import Rules
from cruce.rulesets import LANGUAGES, rulesets
from tests.engine.helpers import PLAYED_BY, TABLES, random_round

Fields = dict[str, Any]

HOUSE: Fields = {
    "pack": 24,
    "stock": "none",
    "peek": False,
    "auction": "once",
    "bid_min": 1,
    "bid_max": 6,
    "all_pass": "dead",
    "trump": "after-rest",
    "suit": None,
    "leader": "declarer",
    "lead_trump": False,
    "beat": "none",
    "free_play_while_stock": False,
    "marriage": "auto",
    "marriage_plain": 20,
    "marriage_trump": 40,
    "unit": 33,
    "fail_factor": 1,
    "defenders_score_on_fail": True,
    "target": 11,
    "winning_margin": 1,
    "conduct": "strict",
}
CLASSIC: Fields = {**HOUSE, "trump": "first-card", "marriage": "claimed"}
CONTEST: Fields = {
    **HOUSE,
    "bid_max": 4,
    "marriage": "claimed",
    "defenders_score_on_fail": False,
    "target": 21,
}
ARTICLE: Fields = {
    **HOUSE,
    "auction": "ascending",
    "bid_min": 6,
    "bid_max": 11,
    "all_pass": "redeal",
    "leader": "eldest",
    "beat": "overruff",
    "marriage": "none",
    "unit": 11,
    "target": 21,
}
FIELDS: dict[str, Fields] = {
    "standard": HOUSE,
    "tromf-standard": {**HOUSE, "trump": "before-rest", "marriage": "claimed"},
    "tromf-classic": CLASSIC,
    "tromf-two": CLASSIC,
    "contest": CONTEST,
    "contest-pairs": {**CONTEST, "bid_max": 5},
    "traditional": ARTICLE,
    "moldovan": {**ARTICLE, "fail_factor": 2},
    "no-auction": {**ARTICLE, "auction": "none", "trump": "turned-up"},
    "fixed-trump": {**ARTICLE, "trump": "fixed", "suit": "H"},
    "talon": {**ARTICLE, "stock": "talon"},
    "six": ARTICLE,
    "ardeal": {**HOUSE, "lead_trump": True, "beat": "always", "winning_margin": 2},
}
"""What holds at every table of a ruleset."""

TWO_DRAWING: Fields = {"sides": 2, "hand": 8, "packet": 8, "stock": "draw", "free_play_while_stock": True}
HALVES: dict[int, Fields] = {
    4: {"sides": 2, "hand": 6, "packet": 3},
    3: {"sides": 3, "hand": 8, "packet": 4},
    2: TWO_DRAWING,
}
WHOLE: dict[int, Fields] = {
    4: {"sides": 2, "hand": 6, "packet": 6},
    2: {"sides": 2, "hand": 6, "packet": 6},
    3: {"sides": 3, "hand": 6, "packet": 6},
    5: {"sides": 5, "hand": 6, "packet": 6, "pack": 32},
    6: {"sides": 3, "hand": 5, "packet": 5, "pack": 32},
}
SEATED: dict[str, dict[int, Fields]] = {
    "standard": HALVES,
    "tromf-standard": HALVES,
    "tromf-classic": {4: {"sides": 2, "hand": 6, "packet": 6}},
    "tromf-two": HALVES,
    "contest": {**HALVES, 4: {"sides": 4, "hand": 6, "packet": 3}},
    "contest-pairs": HALVES,
    "traditional": WHOLE,
    "moldovan": WHOLE,
    "no-auction": WHOLE,
    "fixed-trump": WHOLE,
    "talon": {
        **WHOLE,
        4: {"sides": 2, "hand": 5, "packet": 5},
        3: {"sides": 3, "hand": 7, "packet": 7},
    },
    "six": WHOLE,
    "ardeal": {4: WHOLE[4], 3: {"sides": 3, "hand": 8, "packet": 8}, 2: TWO_DRAWING},
}
"""What changes with the number of players."""

UNUSED = {2: 12, 3: 6, 5: 2, 6: 2}
UNDEALT: dict[str, dict[int, int]] = {
    **dict.fromkeys(("traditional", "moldovan", "no-auction", "fixed-trump", "six"), UNUSED),
    **{name: {2: 8} for name in ("tromf-two", "contest", "ardeal")},
    "talon": {4: 4, 2: 12, 3: 3, 5: 2, 6: 2},
}
"""How many cards no hand is dealt; none at every other table."""

OPTIONS: dict[str, dict[str, tuple[Any, ...]]] = {
    "standard": {"target": (11, 6, 21), "trump": ("after-rest", "first-card"), "beat": ("none", "always")},
    "tromf-standard": {"target": (11, 6, 21), "beat": ("none", "iber"), "conduct": ("strict", "honour")},
    "tromf-classic": {"target": (11, 6, 21), "beat": ("none", "iber"), "conduct": ("strict", "honour")},
    "tromf-two": {"target": (11, 6, 21), "beat": ("none", "iber"), "conduct": ("strict", "honour")},
    "contest": {"conduct": ("strict", "honour")},
    "contest-pairs": {"conduct": ("strict", "honour")},
    "no-auction": {"target": (21, 11, 31), "trump": ("turned-up", "rotation")},
    "ardeal": {"target": (11, 15, 21)},
    **{
        name: {
            "target": (21, 11, 31),
            "all_pass": ("redeal", "forced-dealer", "fixed-suit"),
            "leader": ("eldest", "declarer"),
        }
        for name in ("traditional", "moldovan", "fixed-trump", "talon", "six")
    },
}
OPTIONS["fixed-trump"]["suit"] = ("H", "C", "D", "S")
NUMBERS = {name: number for number, name in enumerate(PLAYED_BY)}
"""What passports call the rulesets: a number once given stays."""


def test_these_are_the_rulesets() -> None:
    """Thirteen, each with the numbers of players it is played by, the one taken unasked first."""
    assert {name: tuple(ruleset.tables) for name, ruleset in rulesets().items()} == PLAYED_BY
    assert len(PLAYED_BY) == 13


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_field_of_every_table(name: str, players: int) -> None:
    """Each is what the rules say."""
    expected = {"name": name, "players": players, **FIELDS[name], **SEATED[name][players]}
    assert Rules.named(name, players).as_json() == expected


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_how_many_cards_lie_undealt(name: str, players: int) -> None:
    """To be drawn, exchanged, or to lie unused."""
    assert Rules.named(name, players).undealt == UNDEALT.get(name, {}).get(players, 0)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_table_is_offered(name: str, players: int) -> None:
    """The ruleset's own value first; a peek for four alone."""
    expected = dict(OPTIONS[name])
    if (name, players) == ("tromf-standard", 4):
        expected["peek"] = (False, True)
    offered = rulesets()[name].options[players]
    assert offered == expected
    rules = Rules.named(name, players)
    assert {field: values[0] for field, values in offered.items()} == {
        field: getattr(rules, field) for field in offered
    }


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_option_can_be_played(name: str, players: int) -> None:
    """A round under each goes to its score; where a suit is meant and none is there, one must be said."""
    for field, values in rulesets()[name].options[players].items():
        for value in values:
            changes: Fields = {field: value}
            if value == "fixed-suit" and Rules.named(name, players).suit is None:
                changes["suit"] = "D"
            assert random_round(Rules.named(name, players, **changes), "option").score is not None


@pytest.mark.parametrize("name", ["moldovan", "no-auction", "fixed-trump", "six"])
def test_a_variant_of_the_traditional_game_is_one_change(name: str) -> None:
    """Nothing else differs from it, whoever many play."""
    allowed = {
        "moldovan": {"fail_factor"},
        "no-auction": {"auction", "trump"},
        "fixed-trump": {"trump", "suit"},
        "six": set(),
    }[name]
    for players in PLAYED_BY[name]:
        usual = Rules.named("traditional", players).as_json()
        changed = {field for field, value in Rules.named(name, players).as_json().items() if value != usual[field]}
        assert changed == allowed | {"name"}


def test_partners_sit_opposite() -> None:
    """Two apart at a table of four, three apart at one of six; whoever plays alone has no partner."""
    for name, players in TABLES:
        rules = Rules.named(name, players)
        for seat in range(players):
            partners = [other for other in range(players) if rules.side_of(other) == rules.side_of(seat)]
            opposite = (seat + players // 2) % players
            assert partners == (sorted({seat, opposite}) if rules.sides < players else [seat])


@pytest.mark.parametrize("name", PLAYED_BY)
def test_a_ruleset_tells_of_itself(name: str) -> None:
    """Where it comes from, and its story in two sentences, in each language."""
    ruleset = rulesets()[name]
    assert ruleset.number == NUMBERS[name]
    assert len(ruleset.source) > 10
    assert set(ruleset.stories) == set(LANGUAGES) == {"ro", "en"}
    for story in ruleset.stories.values():
        assert story.endswith(".")
        assert story.count(". ") == 1
        assert not set("şţŞŢ") & set(story)
