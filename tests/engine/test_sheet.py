"""The score sheet."""

from cruce.match import Match
from cruce.sheet import score_sheet, side_name
from cruce.table import Table
from tests.engine.helpers import random_match, standard


def test_a_sheet_tells_the_match() -> None:
    """Round by round: dealer, contract made or failed, trump, raw points, points scored, totals; then the winner."""
    assert score_sheet(random_match(standard(), "7/0")).splitlines() == [
        "standard, seed 7/0, to 11: 0 random, 1 random, 2 random, 3 random",
        "round  dealer  contract           trump  raw     scored  totals",
        "1      2       all passed         -      0-0     0 0     0-0",
        "2      3       seat 3 bid 1 made  D      20-100  0 +3    0-3",
        "3      0       seat 1 bid 1 made  H      103-37  +3 +1   3-4",
        "4      1       all passed         -      0-0     0 0     3-4",
        "5      2       seat 3 bid 1 made  C      71-49   +2 +1   5-5",
        "6      3       seat 3 bid 1 made  D      29-91   0 +2    5-7",
        "7      0       seat 1 bid 1 made  C      26-134  0 +4    5-11",
        "seats 1 and 3 win, 5-11",
    ]


def test_totals_below_zero_are_not_run_together() -> None:
    """A minus is no dash."""
    match = random_match(standard(bid_min=2, target=3), "below/2")
    assert min(total for played in match.rounds for total in played.totals) < 0
    assert "--" not in score_sheet(match)
    assert " failed " in score_sheet(match)


def test_an_unfinished_match_says_so() -> None:
    """Before the first round there is nothing but the totals."""
    match = Match.start(standard(3), "s", ("human", "club", "club"))
    assert score_sheet(match).endswith("not finished, 0-0-0")


def test_who_plays_alone_wins_alone() -> None:
    """One seat wins, a pair win."""
    match = random_match(standard(3), "alone")
    assert score_sheet(match).splitlines()[-1].startswith(f"seat {match.winner} wins, ")


def test_sides_are_named_by_their_seats() -> None:
    """Pairs by both seats, who plays alone by one."""
    assert side_name(standard(4), 1) == "seats 1 and 3"
    assert side_name(standard(3), 1) == "seat 1"


def test_a_seed_cannot_break_the_sheet() -> None:
    """What would steer a terminal or begin a line is spelled out."""
    table = Table(standard(), "a\nb\x1b[31m", ("human",) * 4)
    first = score_sheet(table.match).splitlines()[0]
    assert first.startswith(r"standard, seed a\nb\x1b[31m, to 11")
