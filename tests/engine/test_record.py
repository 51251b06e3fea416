"""Match records: what is written, to the letter."""

import json
from typing import Any

import pytest

from cruce.record import match_line, match_record
from cruce.replay import replay, replay_line
from cruce.rules import Rules
from cruce.table import Table
from tests.engine.helpers import TABLES, random_match, standard

ROUND = ("dealer", "cut", "dealt", "stock", "peek", "calls", "declarer", "level", "trump", "tricks")
SCORE = ("raw", "marriages", "scored", "totals")
TRICK = ("leader", "cards", "winner", "points", "marriage")


def record(seed: str = "7/0", /, **changes: object) -> dict[str, Any]:
    """Return the record of a match the random bot played, as JSON brings it back."""
    read: dict[str, Any] = json.loads(match_line(random_match(standard(**changes), seed)))
    return read


def test_a_record_has_the_fields_of_the_format_in_its_order() -> None:
    """At every level, none more and none less."""
    match = record()
    assert list(match) == ["format", "rules", "seed", "players", "rounds", "totals", "winner"]
    for played in match["rounds"]:
        assert list(played) == [*ROUND, *SCORE]
        for trick in played["tricks"]:
            assert list(trick) == list(TRICK)


def test_head_and_foot() -> None:
    """Format, rules resolved, seed, a name for each seat; totals and winner."""
    match = record()
    assert match["format"] == "cruce/1"
    assert match["rules"] == standard().as_json()
    assert (match["seed"], match["players"]) == ("7/0", ["random"] * 4)
    assert match["totals"] == match["rounds"][-1]["totals"] == [5, 11]
    assert match["winner"] == 1


def test_a_dead_round() -> None:
    """Its cards are told all the same, those it would have dealt among them; contract and trump are null."""
    dead = record()["rounds"][0]
    assert dead == {
        "dealer": 2,
        "cut": None,
        "dealt": [
            ["JS", "TC", "AS", "TD", "9S", "AH"],
            ["JH", "KD", "KS", "JD", "JC", "QH"],
            ["QC", "9C", "AC", "KH", "TS", "KC"],
            ["9D", "QD", "AD", "9H", "QS", "TH"],
        ],
        "stock": [],
        "peek": None,
        "calls": [[3, "pass"], [0, "pass"], [1, "pass"], [2, "pass"]],
        "declarer": None,
        "level": None,
        "trump": None,
        "tricks": [],
        "raw": [0, 0],
        "marriages": [0, 0],
        "scored": [0, 0],
        "totals": [0, 0],
    }


def test_a_played_round() -> None:
    """Calls in order, contract, trump, tricks with leader, winner, points and marriage; raw holds the marriages."""
    played = record()["rounds"][2]
    assert played["calls"] == [[1, 1], [2, "pass"], [3, "pass"], [0, "pass"]]
    assert (played["declarer"], played["level"], played["trump"]) == (1, 1, "H")
    assert (played["raw"], played["marriages"], played["scored"]) == ([103, 37], [0, 20], [3, 1])
    first = played["tricks"][0]
    assert (first["leader"], first["marriage"], first["cards"][0][0]) == (1, 20, "K")
    cards = [card for trick in played["tricks"] for card in trick["cards"]]
    assert sorted(cards) == sorted(card for hand in played["dealt"] for card in hand)
    assert sum(trick["points"] for trick in played["tricks"]) == 120


def test_trump_of_the_first_card() -> None:
    """It is written like one that was named."""
    for played in record("first", trump="first-card")["rounds"]:
        assert played["trump"] == (played["tricks"][0]["cards"][0][1] if played["tricks"] else None)


def test_undealt_cards_are_the_stock() -> None:
    """In the order they lie, after the hands."""
    for played in record(hand=5)["rounds"]:
        assert len(played["stock"]) == 4
        assert len({card for part in (*played["dealt"], played["stock"]) for card in part}) == 24


def test_a_line_is_one_line() -> None:
    """Whatever the seed's text holds, a record is a single line that reads back."""
    seed = 'Ștefan \u2028\u0085 "quoted"\n\t\\'
    line = match_line(random_match(standard(), seed))
    assert "\n" not in line
    assert json.loads(line)["seed"] == seed
    assert replay_line(line).seed == seed


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_same_seed_gives_the_same_record(name: str, players: int) -> None:
    """Byte for byte; another seed gives another."""

    def line(seed: str) -> str:
        return match_line(Table(Rules.named(name, players), seed, ["club"] * players).play_out())

    assert line("a/0") == line("a/0")
    assert line("a/0") != line("a/1")


@pytest.mark.parametrize(
    "changes",
    [
        *({}, {"trump": "first-card"}, {"trump": "before-rest"}, {"beat": "always"}, {"leader": "eldest"}),
        *({"hand": 5}, {"unit": 11}, {"lead_trump": True}, {"marriage": "none"}, {"sides": 4}),
        *({"all_pass": "redeal"}, {"winning_margin": 2, "target": 21}),
    ],
)
def test_a_record_replays_to_itself(changes: dict[str, object]) -> None:
    """Written, read and replayed, a record comes out unchanged, whatever the rules."""
    for seed in ("x/0", "x/1", "x/2"):
        match = record(seed, **changes)
        assert json.loads(json.dumps(match_record(replay(match)))) == match


def test_a_match_that_is_still_being_played() -> None:
    """Its finished rounds are told, and nobody has won."""
    match = record()
    match["rounds"] = match["rounds"][:3]
    match["totals"], match["winner"] = [3, 4], None
    replayed = replay(match)
    assert (replayed.totals, replayed.winner, len(replayed.rounds)) == ((3, 4), None, 3)
    match["rounds"], match["totals"] = [], [0, 0]
    assert replay(match).rounds == ()
