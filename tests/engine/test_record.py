"""Match records: what is written, to the letter."""

import json
from contextlib import suppress
from typing import Any

import pytest

from cruce.errors import EndlessMatch
from cruce.match import Match
from cruce.record import card_texts, match_line, match_record, round_record
from cruce.replay import replay, replay_line
from cruce.rules import Rules
from cruce.table import Table, TableSettings
from tests.engine.helpers import TABLES, after, dealt, drawing, finished, match_of, random_match, small, standard

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


@pytest.fixture
def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let matches among bots be given up after four rounds."""
    monkeypatch.setattr("cruce.table.MOST_ROUNDS", 4)


def first_rounds(rules: Rules, seed: str, bot: str, settings: TableSettings | None = None) -> str:
    """Return the record of a match of bots, as far as they play it."""
    table = Table(rules, seed, [bot] * rules.players, settings)
    with suppress(EndlessMatch):
        table.play_out()
    return match_line(table.match)


@pytest.mark.usefixtures("few_rounds")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_same_seed_gives_the_same_record(name: str, players: int) -> None:
    """Byte for byte; another seed gives another."""
    rules = Rules.named(name, players)
    assert first_rounds(rules, "a/0", "club") == first_rounds(rules, "a/0", "club")
    assert first_rounds(rules, "a/0", "club") != first_rounds(rules, "a/1", "club")


@pytest.mark.parametrize(
    "changes",
    [
        *({}, {"trump": "first-card"}, {"trump": "before-rest"}, {"beat": "always"}, {"leader": "eldest"}),
        *({"hand": 5}, {"unit": 11}, {"lead_trump": True}, {"marriage": "none"}, {"sides": 4}),
        *({"all_pass": "redeal"}, {"winning_margin": 2, "target": 21}, {"peek": True}, {"auction": "ascending"}),
        *({"hand": 5, "stock": "talon"}, {"hand": 5, "stock": "draw"}, {"marriage": "claimed"}),
        *({"trump": "turned-up"}, {"trump": "rotation"}, {"trump": "fixed", "suit": "S"}, {"conduct": "honour"}),
        *({"all_pass": "forced-dealer"}, {"all_pass": "fixed-suit", "suit": "C"}),
        {"auction": "none", "trump": "rotation"},
        {"hand": 5, "stock": "talon", "trump": "before-rest", "peek": True, "conduct": "honour"},
    ],
    ids=lambda changes: " ".join(map(str, changes.values())) or "standard",
)
def test_a_record_replays_to_itself(changes: dict[str, object]) -> None:
    """Written, read and replayed, a record comes out unchanged, whatever the rules."""
    for seed in ("x/0", "x/1", "x/2"):
        match = record(seed, **changes)
        assert json.loads(json.dumps(match_record(replay(match)))) == match


@pytest.mark.usefixtures("few_rounds")
@pytest.mark.parametrize(("rate", "conduct"), [(0.0, "strict"), (0.1, "honour")])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_table_replays_to_itself(name: str, players: int, rate: float, conduct: str) -> None:
    """Played by strict rules or on honour with revokes and accusations, cut by hand, to its last byte."""
    rules = Rules.named(name, players, conduct=conduct)
    line = first_rounds(rules, "every/0", "random", TableSettings(cuts=True, revoke_rate=rate))
    assert 1 <= line.count('"dealer"') <= 4
    assert match_line(replay_line(line)) == line


BUY = "pass, bid 1, pass, pass"
FOUR = ("9C JC", "KH QH", "9S JS", "9D JD")


def told(rules: Rules, *moves: str, hands: tuple[str, ...] = FOUR, stock: str = "") -> dict[str, Any]:
    """Return the record of a round dealt by hand, after some moves, as JSON brings it back."""
    match = finished(match_of(rules, dealt(rules, *hands, stock=stock), *moves))
    read: dict[str, Any] = json.loads(json.dumps(round_record(match.rounds[-1])))
    return read


def test_a_cut_is_told() -> None:
    """Its place; a knock is a cut at 0, and null says that nobody was asked."""
    start = Match.start(standard(), "cut", ("human",) * 4, cuts=True)
    for text, place in (("cut 9", 9), ("knock", 0)):
        played = after(start, text, "pass, pass, pass, pass").rounds[-1]
        assert round_record(played)["cut"] == place
        assert round_record(played)["dealt"] == [card_texts(hand) for hand in after(start, text).state.deal.hands]
    assert told(small(2), BUY, "trump H")["cut"] is None


def test_a_peek_is_told() -> None:
    """What each seat answered, seat 0 first, and the card when all agreed; null under rules without it."""
    rules = small(2, packet=1, peek=True)
    agreed = told(rules, "peek yes, peek yes, peek yes, peek yes", BUY, "trump H")
    assert agreed["peek"] == {"votes": [True] * 4, "card": "JD"}
    refused = told(rules, "peek yes, peek no, peek yes, peek yes", BUY, "trump H")
    assert refused["peek"] == {"votes": [True, False, True, True], "card": None}
    assert told(small(2), BUY, "trump H")["peek"] is None


def test_an_exchange_is_told() -> None:
    """What was taken and what went back; the hands and the talon are those that were dealt."""
    rules = small(2, stock="talon")
    whole = told(rules, BUY, "exchange KH for AC", "trump H", stock="AC")
    assert whole["exchange"] == {"took": ["AC"], "gave": ["KH"]}
    assert whole["dealt"][1] == ["KH", "QH"]
    assert whole["stock"][0] == "AC"
    assert len(whole["stock"]) == 16
    assert list(whole).index("exchange") == list(whole).index("level") + 1
    assert told(rules, BUY, "exchange", "trump H")["exchange"] == {"took": [], "gave": []}
    assert told(rules, "pass, pass, pass, pass")["exchange"] == {"took": [], "gave": []}
    assert "exchange" not in told(small(2), BUY, "trump H")


def test_a_claim_is_told_by_what_it_paid() -> None:
    """Unclaimed, the same cards say 0."""
    rules = small(2, marriage="claimed")
    claimed = told(rules, BUY, "trump H, claim KH")
    assert [trick["marriage"] for trick in claimed["tricks"]] == [40, 0]
    assert claimed["marriages"] == [0, 40]
    assert [trick["marriage"] for trick in told(rules, BUY, "trump H, play KH")["tricks"]] == [0, 0]


def test_drawn_cards_are_told_by_the_stock() -> None:
    """In the order they were drawn; the hands are those before."""
    rules = drawing(2)
    whole = told(rules, "bid 1, pass, trump H", hands=("9C JC", "KH QH"), stock="AS TS")
    assert whole["dealt"] == [["9C", "JC"], ["KH", "QH"]]
    assert whole["stock"][:2] == ["AS", "TS"]
    assert len(whole["tricks"]) == 12


def test_accusations_are_told() -> None:
    """Who accused whom after how many cards, and what came out; an empty list when nobody did."""
    rules = small(2, conduct="honour")
    played = told(rules, BUY, "trump H, play KH, accuse 1 by 2, play 9S, play 9D, play 9C, accuse 3 by 0")
    assert played["accusations"] == [
        {"by": 2, "against": 1, "after": 1, "guilty": False},
        {"by": 0, "against": 3, "after": 4, "guilty": False},
    ]
    assert "void" not in played
    assert played["scored"][0] == -6
    assert told(rules, BUY, "trump H")["accusations"] == []
    assert "accusations" not in told(small(2), BUY, "trump H")


def test_a_void_round_is_told() -> None:
    """The trick cut short has no winner; nothing is scored but fines."""
    rules = small(2, conduct="honour")
    hands = ("9C JC", "KH QH", "9S 9H", "9D JD")
    void = told(rules, BUY, "trump H, play KH, play 9S, accuse 2 by 3", hands=hands)
    assert void["void"] is True
    assert void["tricks"] == [{"leader": 1, "cards": ["KH", "9S"], "winner": None, "points": 4, "marriage": 40}]
    assert (void["declarer"], void["level"], void["trump"]) == (1, 1, "H")
    assert (void["raw"], void["marriages"], void["scored"], void["totals"]) == ([0, 0], [0, 0], [-3, 0], [-3, 0])


def test_a_forced_contract_is_told() -> None:
    """Four passes, with the dealer as declarer."""
    forced = told(small(2, all_pass="forced-dealer"), "pass, pass, pass, pass, trump H")  # noqa: S106 - a rule's field
    assert forced["calls"] == [[0, "pass"], [1, "pass"], [2, "pass"], [3, "pass"]]
    assert (forced["declarer"], forced["level"], forced["trump"]) == (3, 1, "H")


def test_a_round_on_a_fixed_suit_is_told() -> None:
    """Four passes, nobody's contract, and a trump all the same."""
    rules = small(2, all_pass="fixed-suit", suit="D")  # noqa: S106 - a rule's field
    fixed = told(rules, "pass, pass, pass, pass")
    assert (fixed["declarer"], fixed["level"], fixed["trump"]) == (None, None, "D")
    assert fixed["tricks"][0]["leader"] == 0
    assert len(fixed["tricks"]) == 2


def test_a_round_without_an_auction_is_told() -> None:
    """No calls."""
    rules = small(2, auction="none", trump="turned-up")
    assert (told(rules)["calls"], told(rules)["declarer"], told(rules)["trump"]) == ([], None, "D")


def test_a_match_that_is_still_being_played() -> None:
    """Its finished rounds are told, and nobody has won."""
    match = record()
    match["rounds"] = match["rounds"][:3]
    match["totals"], match["winner"] = [3, 4], None
    replayed = replay(match)
    assert (replayed.totals, replayed.winner, len(replayed.rounds)) == ((3, 4), None, 3)
    match["rounds"], match["totals"] = [], [0, 0]
    assert replay(match).rounds == ()
