"""The rules' own examples and tables, as the second opinion has them."""

from operator import add

import pytest

from tests.oracle.cards import PACKS, RANKS, SUITS, card_points, trick_winner
from tests.oracle.duties import legal_cards
from tests.oracle.marriages import marriage_paid
from tests.oracle.rulesets import TABLES, check_rules, ruleset, undealt
from tests.oracle.scoring import match_winner, score_round, score_void, steps, with_fines

STANDARD = ruleset("standard", 4)
TRADITIONAL = ruleset("traditional", 4)


def test_the_packs_are_worth_the_same() -> None:
    assert {size: len(set(pack)) for size, pack in PACKS.items()} == {24: 24, 32: 32}
    assert {card_points(pack) for pack in PACKS.values()} == {120}
    assert {card[0] for card in PACKS[32]} - {card[0] for card in PACKS[24]} == {"7", "8"}


def test_the_ten_stands_above_the_king() -> None:
    assert [card_points([f"{rank}S"]) for rank in RANKS] == [0, 0, 0, 2, 3, 4, 10, 11]
    assert trick_winner(["KC", "TC", "QC", "9C"], leader=3, players=4, trump="H") == 0


def test_a_bid_of_two_is_failed_and_then_made() -> None:
    first = score_round(STANDARD, 0, 2, [64, 56], [0, 0])
    assert first == [-2, 1]
    assert (totals := list(map(add, [6, 8], first))) == [4, 9]
    second = score_round(STANDARD, 2, 2, [102, 18], [0, 0])
    assert second == [3, 0]
    assert list(map(add, totals, second)) == [7, 9]


@pytest.mark.parametrize(
    ("raw", "made"),
    [(122, 3), (33, 1), (34, 1), (65, 1), (66, 2), (98, 2), (99, 3), (131, 3), (132, 4), (220, 6), (198, 6), (0, 0)],
)
def test_a_game_point_is_33(raw: int, made: int) -> None:
    assert steps(STANDARD, raw, 120) == made


def test_marriages_count_into_raw() -> None:
    assert score_round(STANDARD, 0, 3, [62, 58], [60, 0]) == [3, 1]
    assert score_round(STANDARD, 1, 6, [0, 120], [0, 100]) == [0, 6]


@pytest.mark.parametrize(
    ("raw", "made"), [(65, 5), (66, 6), (76, 6), (77, 7), (109, 9), (110, 10), (119, 10), (120, 11)]
)
def test_a_game_point_is_an_eleventh(raw: int, made: int) -> None:
    assert steps(TRADITIONAL, raw, 120) == made


@pytest.mark.parametrize(("bid", "needed"), [(6, 66), (11, 120)])
def test_a_bid_of_elevenths_is_made_from_a_number_on(bid: int, needed: int) -> None:
    assert score_round(TRADITIONAL, 1, bid, [120 - needed, needed], [0, 0])[1] == bid
    assert score_round(TRADITIONAL, 1, bid, [121 - needed, needed - 1], [0, 0])[1] == -bid


def test_elevenths_are_of_the_cards_played() -> None:
    assert score_round(TRADITIONAL, 0, 6, [24, 16], [0, 0]) == [6, 4]
    assert score_round(TRADITIONAL, 0, 6, [21, 19], [0, 0]) == [-6, 5]
    assert score_round(TRADITIONAL, None, None, [0, 0], [0, 0]) == [0, 0]
    assert score_round(TRADITIONAL, 0, 6, [0, 0], [20, 0]) == [220, 0]


def test_defenders_score_nothing_in_the_contest() -> None:
    assert score_round(ruleset("contest", 4), 0, 2, [60, 30, 20, 10], [0] * 4) == [-2, 0, 0, 0]
    assert score_round(ruleset("contest", 4), 0, 1, [35, 65, 10, 10], [0] * 4) == [1, 1, 0, 0]


@pytest.mark.parametrize(("name", "bid", "total"), [("traditional", 8, -8), ("moldovan", 8, -16)])
def test_a_failed_contract_costs_its_bid(name: str, bid: int, total: int) -> None:
    assert score_round(ruleset(name, 4), 0, bid, [50, 70], [0, 0]) == [total, 6]


@pytest.mark.parametrize(("factor", "total"), [(1, -4), (2, -11)])
def test_totals_go_below_zero(factor: int, total: int) -> None:
    rules = ruleset("traditional", 4) | {"fail_factor": factor}
    assert 3 + score_round(rules, 0, 7, [50, 70], [0, 0])[0] == total


def test_a_marriage_alone_can_win() -> None:
    scored = score_round(STANDARD, 0, 3, [120, 0], [0, 40])
    assert scored == [3, 1]
    assert match_winner(STANDARD, list(map(add, [5, 10], scored))) == 1


def test_the_first_card_led_names_the_trump() -> None:
    rules = ruleset("tromf-classic", 4)
    hand = ["KH", "QH", "KC", "QC", "9S"]
    assert marriage_paid(rules, hand, [], None, "claim KH") == 40
    assert marriage_paid(rules, hand, [], None, "play KH") == 0
    assert marriage_paid(rules, hand, [], "H", "claim QC") == 20
    assert trick_winner(["AS", "9H", "KS", "TS"], leader=0, players=4, trump="H") == 1


def test_a_marriage_is_led_and_whole() -> None:
    assert marriage_paid(STANDARD, ["KH", "QH"], [], "H", "play QH") == 40
    assert marriage_paid(STANDARD, ["KH", "QH"], [], "S", "play QH") == 20
    assert marriage_paid(STANDARD, ["KH", "QH"], ["9H"], "H", "play QH") == 0
    assert marriage_paid(STANDARD, ["KH", "QS"], [], "H", "play KH") == 0
    assert marriage_paid(TRADITIONAL, ["KH", "QH"], [], "H", "play KH") == 0


def test_a_trick_of_no_points_is_won() -> None:
    assert trick_winner(["9S", "9C", "9H", "9D"], leader=2, players=4, trump="H") == 0
    assert trick_winner(["9S", "9C", "9H", "9D"], leader=2, players=4, trump="C") == 3
    assert card_points(["9S", "9C", "9H", "9D"]) == 0


@pytest.mark.parametrize(
    ("beat", "trick", "hand", "legal"),
    [
        ("iber", "JS", "9S AS TH", "AS"),
        ("iber", "JS 9H", "9S AS TH", "9S AS"),
        ("overruff", "9S JH", "9H AH 9C", "AH"),
        ("overruff", "JH", "9H AH 9C", "9H AH"),
        ("overruff", "9S QH", "9S 9H AH", "9S"),
        ("overruff", "9S AH", "9H TH 9C", "9H TH"),
        ("overruff", "9S", "9H AH 9C", "9H AH"),
        ("iber", "JH", "9H AH 9C", "AH"),
        ("iber", "JH 9S", "9H AH 9C", "AH"),
        ("iber", "9S JH", "9H AH 9C", "9H AH"),
        ("iber", "AS", "9S TS TH", "9S TS"),
        ("always", "JS 9H", "9S AS TH", "9S AS"),
        ("always", "9S JH", "9H AH 9C", "AH"),
        ("always", "9S TS", "JS AS AH", "AS"),
        ("none", "9S JH", "9H AH 9C", "9H AH"),
        ("none", "JS", "9S AS TH", "9S AS"),
        ("always", "JS", "9C AD", "9C AD"),
    ],
)
def test_duties_where_hearts_are_trumps(beat: str, trick: str, hand: str, legal: str) -> None:
    rules = ruleset("standard", 4) | {"beat": beat}
    found = legal_cards(rules, hand.split(), trick.split(), "H", opening=True, stock_left=0)
    assert found == set(legal.split())


def test_the_opening_lead_is_a_trump_even_under_free_play() -> None:
    rules, hand = ruleset("ardeal", 2), ["9H", "AC", "TD"]
    assert legal_cards(rules, hand, [], "H", opening=True, stock_left=8) == {"9H"}
    assert legal_cards(rules, hand, [], "S", opening=True, stock_left=8) == set(hand)
    assert legal_cards(rules, hand, [], "H", opening=False, stock_left=8) == set(hand)
    assert legal_cards(rules, hand, ["9C"], "H", opening=False, stock_left=2) == set(hand)
    assert legal_cards(rules, hand, ["9C"], "H", opening=False, stock_left=0) == {"AC"}


def test_what_verdicts_cost() -> None:
    rules = ruleset("standard", 4) | {"conduct": "honour"}
    assert 5 + score_void(rules, 0, 2, guilty=2)[0] == 0
    assert score_void(rules, 0, 2, guilty=1) == [0, -3]
    assert score_void(ruleset("moldovan", 4) | {"conduct": "honour"}, 0, 7, guilty=0) == [-17, 0]
    assert with_fines(rules, [0, 0], [2]) == [-3, 0]
    assert 5 + with_fines(rules, [4, 0], [0])[0] == 2 + 4


@pytest.mark.parametrize(
    ("margin", "totals", "winner"),
    [
        (1, [11, 10], 0),
        (1, [10, 9], None),
        (1, [12, 12], None),
        (2, [11, 12], None),
        (2, [11, 13], 1),
        (1, [-4, 3, 11], 2),
    ],
)
def test_a_match_ends_with_a_lead(margin: int, totals: list[int], winner: int | None) -> None:
    assert match_winner(ruleset("standard", 4) | {"winning_margin": margin}, totals) == winner


DEALS = {
    "standard": {4: (2, 24, 6, 3, 0), 3: (3, 24, 8, 4, 0)},
    "tromf-standard": {4: (2, 24, 6, 3, 0), 3: (3, 24, 8, 4, 0)},
    "tromf-classic": {4: (2, 24, 6, 6, 0)},
    "tromf-two": {2: (2, 24, 8, 8, 8)},
    "contest": {4: (4, 24, 6, 3, 0), 3: (3, 24, 8, 4, 0), 2: (2, 24, 8, 8, 8)},
    "contest-pairs": {4: (2, 24, 6, 3, 0)},
    "ardeal": {4: (2, 24, 6, 6, 0), 3: (3, 24, 8, 8, 0), 2: (2, 24, 8, 8, 8)},
    "six": {6: (3, 32, 5, 5, 2)},
    **{
        name: {4: (2, 24, 6, 6, 0), 2: (2, 24, 6, 6, 12), 3: (3, 24, 6, 6, 6), 5: (5, 32, 6, 6, 2), 6: (3, 32, 5, 5, 2)}
        for name in ("traditional", "moldovan", "no-auction", "fixed-trump")
    },
    "talon": {4: (2, 24, 5, 5, 4), 3: (3, 24, 7, 7, 3), 2: (2, 24, 6, 6, 12), 5: (5, 32, 6, 6, 2), 6: (3, 32, 5, 5, 2)},
}
"""Sides, pack, hand, packet and cards left, for each number of players."""


def test_every_table_of_the_rules_is_here() -> None:
    assert set(TABLES) == {(name, players) for name, deals in DEALS.items() for players in deals}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_dealt(name: str, players: int) -> None:
    rules = ruleset(name, players)
    check_rules(rules)
    assert (*(rules[field] for field in ("sides", "pack", "hand", "packet")), undealt(rules)) == DEALS[name][players]
    drawn = players == 2 and name in {"tromf-two", "contest", "ardeal"}
    assert rules["stock"] == ("draw" if drawn else "talon" if name == "talon" else "none")
    assert rules["free_play_while_stock"] == drawn


CUSTOMS = {
    "standard": ("once", 1, 6, "dead", "after-rest", None, "declarer", False, "none", "auto", 33, 1, True, 11, 1),
    "tromf-standard": (
        "once",
        1,
        6,
        "dead",
        "before-rest",
        None,
        "declarer",
        False,
        "none",
        "claimed",
        33,
        1,
        True,
        11,
        1,
    ),
    "tromf-classic": (
        "once",
        1,
        6,
        "dead",
        "first-card",
        None,
        "declarer",
        False,
        "none",
        "claimed",
        33,
        1,
        True,
        11,
        1,
    ),
    "tromf-two": ("once", 1, 6, "dead", "first-card", None, "declarer", False, "none", "claimed", 33, 1, True, 11, 1),
    "contest": ("once", 1, 4, "dead", "after-rest", None, "declarer", False, "none", "claimed", 33, 1, False, 21, 1),
    "contest-pairs": (
        "once",
        1,
        5,
        "dead",
        "after-rest",
        None,
        "declarer",
        False,
        "none",
        "claimed",
        33,
        1,
        False,
        21,
        1,
    ),
    "traditional": (
        "ascending",
        6,
        11,
        "redeal",
        "after-rest",
        None,
        "eldest",
        False,
        "overruff",
        "none",
        11,
        1,
        True,
        21,
        1,
    ),
    "ardeal": ("once", 1, 6, "dead", "after-rest", None, "declarer", True, "always", "auto", 33, 1, True, 11, 2),
}
"""The rest of the table, in the order of `ORDER`."""

ORDER = (
    *("auction", "bid_min", "bid_max", "all_pass", "trump", "suit", "leader", "lead_trump", "beat", "marriage"),
    *("unit", "fail_factor", "defenders_score_on_fail", "target", "winning_margin"),
)


@pytest.mark.parametrize("name", CUSTOMS)
def test_customs(name: str) -> None:
    for players in DEALS[name]:
        rules = ruleset(name, players)
        assert tuple(rules[field] for field in ORDER) == CUSTOMS[name]
        assert (rules["marriage_plain"], rules["marriage_trump"]) == (20, 40)
        assert (rules["peek"], rules["conduct"]) == (False, "strict")


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("moldovan", {"fail_factor": 2}),
        ("no-auction", {"auction": "none", "trump": "turned-up"}),
        ("fixed-trump", {"trump": "fixed", "suit": "H"}),
        ("talon", {"stock": "talon"}),
    ],
)
def test_variants_change_one_thing(name: str, changes: dict[str, object]) -> None:
    for players in (2, 5, 6):
        assert ruleset(name, players) == ruleset("traditional", players) | changes | {"name": name}
    assert ruleset("six", 6) == ruleset("traditional", 6) | {"name": "six"}


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("traditional", {"players": 6, "sides": 3, "pack": 32, "hand": 6, "packet": 6}),
        ("standard", {"stock": "talon"}),
        ("no-auction", {"trump": "first-card"}),
        ("tromf-classic", {"leader": "eldest"}),
        ("traditional", {"players": 5, "sides": 5, "pack": 32, "stock": "draw"}),
        ("tromf-classic", {"peek": True}),
        ("standard", {"suit": "H"}),
        ("fixed-trump", {"suit": None}),
        ("standard", {"packet": 7}),
        ("standard", {"sides": 5}),
        ("standard", {"bid_min": 7}),
        ("standard", {"unit": 12}),
        ("standard", {"lead_trump": 0}),
        ("standard", {"village": "ours"}),
    ],
)
def test_combinations_that_cannot_be_played(name: str, changes: dict[str, object]) -> None:
    with pytest.raises(AssertionError, match=r"^rules: "):
        check_rules(ruleset(name, 4) | changes)


def test_notation() -> None:
    assert SUITS == "CDHS"
    assert RANKS == "789JQKTA"
    assert {"AH", "TS", "9C"} < set(PACKS[24])
