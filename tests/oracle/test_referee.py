"""The referee accepts rounds and matches of every ruleset, made up by the pieces of the second opinion."""

from itertools import islice
from random import Random

import pytest

from tests.oracle.claims import Json
from tests.oracle.playout import random_match, random_rounds
from tests.oracle.positions import random_tricks
from tests.oracle.referee import check_match, check_round
from tests.oracle.rulesets import TABLES, check_rules, ruleset, to_draw

OPTIONS = [
    ruleset("standard", 4) | {"trump": "first-card", "beat": "always"},
    ruleset("standard", 3) | {"trump": "rotation", "lead_trump": True},
    ruleset("standard", 4)
    | {"trump": "rotation", "all_pass": "fixed-suit", "suit": "S", "lead_trump": True, "leader": "eldest"},
    ruleset("standard", 4) | {"trump": "turned-up", "all_pass": "forced-dealer"},
    ruleset("tromf-standard", 4) | {"peek": True, "beat": "iber"},
    ruleset("tromf-classic", 4) | {"all_pass": "fixed-suit", "suit": "D", "peek": True, "packet": 2},
    ruleset("tromf-two", 2) | {"peek": True, "beat": "iber", "free_play_while_stock": False},
    ruleset("contest", 2) | {"hand": 4, "packet": 2, "trump": "before-rest", "beat": "overruff"},
    ruleset("contest", 4) | {"hand": 5, "packet": 1, "stock": "draw", "unit": 11, "bid_max": 11},
    ruleset("traditional", 3) | {"all_pass": "forced-dealer", "leader": "declarer"},
    ruleset("traditional", 5) | {"all_pass": "fixed-suit", "suit": "C"},
    ruleset("no-auction", 4) | {"trump": "rotation", "leader": "declarer"},
    ruleset("talon", 4) | {"all_pass": "fixed-suit", "suit": "H"},
    ruleset("talon", 3) | {"packet": 3, "trump": "before-rest", "peek": True, "all_pass": "forced-dealer"},
    ruleset("ardeal", 3) | {"marriage": "claimed", "marriage_plain": 15, "marriage_trump": 50},
]
EVERY = [*(ruleset(name, players) for name, players in TABLES), *OPTIONS]


def label(rules: Json) -> str:
    """Return a name for a ruleset in a list of tests."""
    return f"{rules['name']}-{rules['players']}"


@pytest.mark.parametrize("conduct", ["strict", "honour"])
@pytest.mark.parametrize("rules", EVERY, ids=label)
def test_right_rounds_are_accepted(rules: Json, conduct: str) -> None:
    rules = rules | {"conduct": conduct}
    check_rules(rules)
    for before, round_ in islice(random_rounds(rules, Random(label(rules))), 15):
        check_round(rules, round_, before)


@pytest.mark.parametrize("rules", EVERY, ids=label)
def test_random_tricks_deal_what_a_round_could(rules: Json) -> None:
    sizes = set()
    for trick in islice(random_tricks(rules, Random(label(rules))), 200):
        cards = [*trick.stock, *(card for hand in trick.hands for card in hand)]
        assert len(cards) == len(set(cards))
        assert all(card in trick.hands[trick.seat(place)] for place, card in enumerate(trick.cards))
        assert len(trick.cards) == rules["players"]
        assert not trick.opening or len(trick.stock) == to_draw(rules)
        assert (trick.trump is None) == (trick.opening and rules["trump"] == "first-card")
        sizes |= {len(hand) for hand in trick.hands}
    assert sizes == set(range(1, rules["hand"] + 1))


MADE_UP = [
    ruleset("standard", 4) | {"target": 3},
    ruleset("tromf-two", 2) | {"target": 3},
    ruleset("traditional", 3),
    ruleset("talon", 4),
    ruleset("standard", 4) | {"target": 3, "conduct": "honour"},
]


@pytest.mark.parametrize("rules", MADE_UP, ids=label)
def test_right_matches_are_accepted(rules: Json) -> None:
    check_match(random_match(rules, Random(1)))
