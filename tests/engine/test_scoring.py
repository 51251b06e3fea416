"""Raw points into game points, contracts made and missed."""

import pytest

from cruce.auction import Contract
from cruce.match import winning_side
from cruce.rules import Rules
from cruce.scoring import raw_needed, score_round, unplayed
from tests.engine.helpers import scored, standard

ALONE = standard(4, sides=4, defenders_score_on_fail=False)
ELEVENTHS = standard(unit=11, bid_min=6, bid_max=11, marriage="none")


def made(rules: Rules, raw: int, in_play: int = 120) -> int:
    """Return the game points a side makes of raw points when so many card points are in play."""
    return score_round(rules, None, (raw, in_play - raw), (0, 0)).made[0]


@pytest.mark.parametrize(
    ("raw", "points"),
    [(0, 0), (32, 0), (33, 1), (34, 1), (65, 1), (66, 2), (98, 2), (99, 3), (120, 3)],
)
def test_steps_of_33(raw: int, points: int) -> None:
    """Each full 33 raw points are one point; what is over is lost."""
    assert made(standard(), raw) == points


@pytest.mark.parametrize(
    ("won", "shown", "points"), [(60, 62, 3), (91, 40, 3), (92, 40, 4), (120, 100, 6), (0, 40, 1), (0, 20, 0)]
)
def test_marriages_add_to_the_cards(won: int, shown: int, points: int) -> None:
    """Card points and marriages are counted together before they are cut into steps."""
    score = score_round(standard(), None, (won, 120 - won), (shown, 0))
    assert (score.raw[0], score.made[0]) == (won + shown, points)


@pytest.mark.parametrize(
    ("raw", "points"),
    [(0, 0), (10, 0), (11, 1), (65, 5), (66, 6), (76, 6), (77, 7), (109, 9), (110, 10), (119, 10), (120, 11)],
)
def test_elevenths_of_the_pack(raw: int, points: int) -> None:
    """With the whole pack in play a point is an eleventh of 120."""
    assert made(ELEVENTHS, raw) == points


@pytest.mark.parametrize(
    ("raw", "in_play", "points"), [(44, 88, 5), (48, 88, 6), (88, 88, 11), (7, 8, 9), (0, 0, 0), (1, 1, 11)]
)
def test_elevenths_of_the_cards_played(raw: int, in_play: int, points: int) -> None:
    """When cards lie unused a point is an eleventh of what was played; a round without points divides by nothing."""
    assert made(ELEVENTHS, raw, in_play) == points


def test_a_contract_in_elevenths() -> None:
    """Six needs 66 of 120 and eleven needs all; a missed eight costs eight, and with the doubling field sixteen."""
    assert scored(ELEVENTHS, 6, 66, 54) == (6, 4)
    assert scored(ELEVENTHS, 6, 65, 55) == (-6, 5)
    assert scored(ELEVENTHS, 11, 120, 0) == (11, 0)
    assert scored(ELEVENTHS, 11, 119, 1) == (-11, 0)
    assert scored(ELEVENTHS, 8, 80, 40) == (-8, 3)
    assert scored(ELEVENTHS.with_fields(fail_factor=2), 8, 80, 40) == (-16, 3)


def test_a_missed_contract_costs_the_bid_while_the_others_score() -> None:
    """Bid two with 64 against 56 is -2 and +1."""
    assert scored(standard(), 2, 64, 56) == (-2, 1)


def test_a_contract_made_scores_what_was_made() -> None:
    """Bid two with 102 against 18 is +3 and 0, more than was bid."""
    assert scored(standard(), 2, 102, 18) == (3, 0)


@pytest.mark.parametrize(("raw", "points"), [(65, -2), (66, 2)])
def test_a_contract_needs_every_point(raw: int, points: int) -> None:
    """One raw point short is a contract missed."""
    assert scored(standard(), 2, raw, 120 - raw)[0] == points


def test_marriages_help_a_contract() -> None:
    """A bid of four, more than the pack holds, is made with a trump marriage."""
    score = score_round(standard(), Contract(0, 4), (92, 28), (40, 0))
    assert (score.scored, score.contract_made) == ((4, 0), True)
    score = score_round(standard(), Contract(0, 4), (91, 29), (40, 20))
    assert (score.scored, score.contract_made) == ((-4, 1), False)


def test_the_contract_binds_the_declarers_side() -> None:
    """Declared by seat 3, the second pair is the one that loses; its partner's seat would be the same."""
    assert scored(standard(), 3, 60, 60, declarer=3) == (1, -3)
    assert scored(standard(), 3, 60, 60, declarer=1) == (1, -3)


def test_alone_the_others_score_each_for_themselves() -> None:
    """Three alone, bid two, raw 60, 40 and 20: the others keep what they made."""
    assert scored(standard(3), 2, 60, 40, 20) == (-2, 1, 0)
    assert scored(standard(3), 1, 60, 40, 20) == (1, 1, 0)


def test_others_score_nothing_on_a_missed_contract_when_the_rules_say_so() -> None:
    """Four alone, bid two, raw 60, 30, 20 and 10: -2, 0, 0, 0. A contract made leaves the others what they made."""
    assert scored(ALONE, 2, 60, 30, 20, 10) == (-2, 0, 0, 0)
    assert scored(ALONE, 2, 45, 40, 35, 0) == (-2, 0, 0, 0)
    assert scored(ALONE, 1, 45, 40, 35, 0) == (1, 1, 1, 0)


def test_a_round_without_contract() -> None:
    """Everyone scores what they made; a round nobody played scores nothing."""
    score = score_round(standard(), None, (70, 50), (0, 0))
    assert (score.scored, score.contract_made) == ((2, 1), None)
    assert unplayed(standard(3)).scored == (0, 0, 0)


def test_totals_go_below_zero() -> None:
    """A side at 3 that misses seven stands at -4, with the doubling field at -11; no total is held at zero."""
    assert 3 + scored(ELEVENTHS, 7, 70, 50)[0] == -4
    assert 3 + scored(ELEVENTHS.with_fields(fail_factor=2), 7, 70, 50)[0] == -11


def test_the_named_rulesets_score_as_they_are_told_to() -> None:
    """The contest, the traditional game and the Moldovan one, each by its name."""
    assert scored(Rules.named("contest", 4), 2, 60, 30, 20, 10) == (-2, 0, 0, 0)
    assert scored(Rules.named("contest-pairs"), 2, 64, 56) == (-2, 0)
    assert scored(Rules.named("ardeal", 4), 2, 64, 56) == (-2, 1)
    assert scored(Rules.named("traditional"), 8, 80, 40) == (-8, 3)
    assert scored(Rules.named("moldovan"), 8, 80, 40) == (-16, 3)
    assert scored(Rules.named("six"), 6, 66, 30, 24) == (6, 2, 2)
    assert scored(Rules.named("traditional", 5), 6, 65, 30, 20, 5, 0) == (-6, 2, 1, 0, 0)
    assert scored(Rules.named("no-auction"), None, 65, 55) == (5, 5)


def test_in_elevenths_every_eleventh_of_the_whole_pack_is_made_by_no_less() -> None:
    """Over all that 120 points can be split into: never more than eleven together, and no point short makes a bid."""
    for raw in range(121):
        points = made(ELEVENTHS, raw)
        assert 120 * points <= raw * 11 < 120 * (points + 1)
        assert points + made(ELEVENTHS, 120 - raw) in (10, 11)


@pytest.mark.parametrize(("level", "raw"), [(1, 33), (2, 66), (3, 99), (6, 198)])
def test_what_a_bid_needs(level: int, raw: int) -> None:
    """A bid promises that many times 33, and not a point less makes it."""
    assert raw_needed(standard(), level) == raw
    assert scored(standard(bid_max=6), level, raw, 0)[0] == level
    assert scored(standard(bid_max=6), level, raw - 1, 0)[0] == -level


@pytest.mark.parametrize("level", range(6, 12))
def test_what_a_bid_in_elevenths_needs(level: int) -> None:
    """The raw points named are the fewest that make the bid."""
    raw = raw_needed(ELEVENTHS, level)
    assert scored(ELEVENTHS, level, raw, 120 - raw)[0] == level
    assert scored(ELEVENTHS, level, raw - 1, 121 - raw)[0] == -level


@pytest.mark.parametrize(
    ("totals", "margin", "winner"),
    [
        ((10, 9), 1, None),
        ((11, 9), 1, 0),
        ((9, 12), 1, 1),
        ((11, 11), 1, None),
        ((12, 11), 1, 0),
        ((12, 11), 2, None),
        ((13, 11), 2, 0),
        ((11, -4), 2, 0),
        ((-1, -2), 1, None),
        ((5, 11, 11), 1, None),
        ((5, 11, 12), 1, 2),
        ((11, 3, 3), 1, 0),
        ((13, 12, 1), 2, None),
    ],
)
def test_who_has_won(totals: tuple[int, ...], margin: int, winner: int | None) -> None:
    """The best total, at the target and ahead of the next by the margin; with equal totals they play on."""
    rules = standard(4 if len(totals) == 2 else 3, winning_margin=margin)
    assert winning_side(rules, totals) == winner
