"""A rule choice as an address or a form makes it, and what a form is told of it."""

import json

import pytest

from cruce.choice import chosen_values, fitted, told
from cruce.errors import BadRules
from cruce.form import choice_view, rulesets_view
from cruce.passport import passport
from cruce.rules import Rules
from cruce.rulesets import rulesets

TABLES = [(name, players) for name, ruleset in rulesets().items() for players in ruleset.tables]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_ruleset_is_chosen_unchanged(name: str, players: int) -> None:
    rules = Rules.from_json(chosen_values({"rules": name, "players": players}))
    assert rules == Rules.named(name, players)
    assert told(rules) == (players, {})


def test_nothing_asked_is_the_house_game() -> None:
    assert Rules.from_json(chosen_values({})) == Rules.named("standard", 4)


def test_texts_are_read_as_typed() -> None:
    asked = {"players": "3", "set": {"target": "21", "peek": "true", "trump": "first-card"}}
    assert Rules.from_json(chosen_values(asked)) == Rules.named("standard", 3, target=21, peek=True, trump="first-card")


@pytest.mark.parametrize(
    "asked",
    [
        {"rules": "village"},
        {"players": 9},
        {"players": "many"},
        {"set": {"target": "many"}},
        {"set": {"colour": "red"}},
        {"passport": "0000-0"},
        {"rules": "standard", "passport": passport(Rules.named("six"))},
    ],
)
def test_what_cannot_be_read_is_told(asked: dict[str, object]) -> None:
    with pytest.raises(BadRules):
        chosen_values(asked)
    view = choice_view(asked)
    assert view["values"] is None
    assert view["fault"]["sentence"]


def test_players_the_ruleset_knows_bring_what_goes_with_them() -> None:
    values = chosen_values({"rules": "traditional", "players": 4, "set": {"players": 6}})
    assert Rules.from_json(values) == Rules.named("traditional", 6)


def test_players_the_ruleset_does_not_know_play_alone() -> None:
    rules = Rules.from_json(chosen_values({"rules": "ardeal", "set": {"players": 5, "pack": 32}}))
    assert (rules.players, rules.sides) == (5, 5)
    players, changes = told(rules)
    assert Rules.named("ardeal", players, **changes) == rules


@pytest.mark.parametrize("field", [{"trump": "fixed"}, {"all_pass": "fixed-suit"}])
def test_a_suit_that_is_meant_is_hearts_until_one_is_said(field: dict[str, str]) -> None:
    assert chosen_values({"set": field})["suit"] == "H"
    assert chosen_values({"set": {**field, "suit": "S"}})["suit"] == "S"


def test_a_suit_that_means_nothing_goes() -> None:
    assert chosen_values({"rules": "fixed-trump", "set": {"trump": "rotation"}})["suit"] is None
    values = Rules.named("fixed-trump").as_json()
    assert fitted(values) == values


def test_a_passport_is_chosen_and_changed() -> None:
    rules = Rules.named("ardeal", 3, target=21)
    assert Rules.from_json(chosen_values({"passport": passport(rules)})) == rules
    assert chosen_values({"passport": passport(rules), "set": {"target": 15}})["target"] == 15


def test_a_form_is_told_what_asks_for_the_same_again() -> None:
    view = choice_view({"rules": "contest", "players": 3, "set": {"target": "15"}})
    assert view["choice"] == {"rules": "contest", "players": 3, "set": {"target": 15}}
    assert view["own"]["target"] == 21
    assert choice_view(view["choice"]) == view
    assert choice_view({"passport": view["passport"]}) == view
    assert json.loads(json.dumps(view)) == view


def test_a_form_is_told_which_fields_are_at_odds() -> None:
    view = choice_view({"rules": "traditional", "players": 6, "set": {"hand": 6, "packet": 6}})
    assert view["fault"]["fields"] == ["hand", "players", "pack"]
    assert view["values"]["hand"] == 6
    assert view["sides"] == [3, 6]
    assert not view["fault"]["passport"]


def test_a_damaged_passport_is_to_blame() -> None:
    fault = choice_view({"passport": "0ABC-D"})["fault"]
    assert fault["passport"]
    assert fault["fields"] == []


def test_every_ruleset_is_offered_with_its_story() -> None:
    view = rulesets_view()
    assert json.loads(json.dumps(view)) == view
    assert [ruleset["name"] for ruleset in view["rulesets"]] == list(rulesets())
    for ruleset in view["rulesets"]:
        assert ruleset["stories"]["ro"]
        assert ruleset["stories"]["en"]
        for players, sides in ruleset["tables"]:
            assert Rules.named(ruleset["name"], players).sides == sides
            for field, values in ruleset["options"][str(players)].items():
                for value in values:
                    assert "fault" not in choice_view(
                        {"rules": ruleset["name"], "players": players, "set": {field: value}}
                    )


def test_a_form_knows_the_values_of_every_field() -> None:
    fields = dict(rulesets_view()["fields"])
    assert set(fields) | {"name"} == set(Rules.named("standard").as_json())
    assert fields["players"] == [2, 3, 4, 5, 6]
    assert fields["pack"] == [24, 32]
    assert fields["suit"] == ["C", "D", "H", "S", None]
    assert fields["hand"] is None
