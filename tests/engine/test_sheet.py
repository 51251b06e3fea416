"""The score sheet."""

from dataclasses import replace

from cruce.fairness import commitment
from cruce.match import Match
from cruce.rules import Rules
from cruce.sheet import score_sheet, shuffle_line, side_name
from cruce.table import Table
from tests.engine.helpers import dealt, finished, match_of, random_match, small, standard


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


def test_the_shuffles_are_told() -> None:
    """With the commitment to the seed, and the rounds it does not give."""
    match = random_match(standard(), "7/0")
    told = f"commitment {commitment('7/0')}, "
    assert shuffle_line(match) == told + "every round is dealt from the seed"
    assert len(match.rounds) == 7
    first, second, third, *rest = match.rounds
    assert shuffle_line(replace(match, rounds=(first, third, second, *rest))).startswith(
        told + "not dealt from the seed"
    )
    own = finished(match_of(small(2), dealt(small(2), "9C JC", "KH QH", "9S 9H", "9D JD"), "bid 1, pass, pass, pass"))
    assert shuffle_line(own).endswith(", not dealt from the seed: round 1")


def test_sides_are_named_by_their_seats() -> None:
    """Pairs by both seats, who plays alone by one."""
    assert side_name(standard(4), 1) == "seats 1 and 3"
    assert side_name(standard(3), 1) == "seat 1"
    assert side_name(Rules.named("six"), 2) == "seats 2 and 5"


def row(rules: Rules, *moves: str, hands: tuple[str, ...] = ("9C JC", "KH QH", "9S 9H", "9D JD")) -> list[str]:
    """Return the row of a round dealt by hand, its columns apart."""
    match = finished(match_of(rules, dealt(rules, *hands), *moves))
    return score_sheet(match).splitlines()[2].split("  ")


def test_a_void_round_says_so() -> None:
    """With the contract that was held, and the fine."""
    moves = "pass, bid 1, pass, pass, trump H, play KH, play 9S, accuse 2 by 3"
    told = " ".join(row(small(2, conduct="honour"), moves))
    assert "seat 1 bid 1 void" in told
    assert "-3 0" in told


def test_a_round_nobody_bought_says_why() -> None:
    """All passed, though a suit was fixed for that; or there was no auction."""
    fixed = " ".join(row(small(2, all_pass="fixed-suit", suit="D"), "pass, pass, pass, pass"))  # noqa: S106 - a rule
    assert "all passed D" in " ".join(fixed.split())
    silent = " ".join(row(small(2, auction="none", trump="turned-up")))
    assert "no auction D" in " ".join(silent.split())


def test_a_forced_contract_is_told_like_another() -> None:
    """The dealer holds it."""
    forced = row(small(2, all_pass="forced-dealer"), "pass, pass, pass, pass, trump H")  # noqa: S106 - a rule
    assert "seat 3 bid 1 failed" in " ".join(forced)


def test_a_seed_cannot_break_the_sheet() -> None:
    """What would steer a terminal or begin a line is spelled out."""
    table = Table(standard(), "a\nb\x1b[31m", ("human",) * 4)
    first = score_sheet(table.match).splitlines()[0]
    assert first.startswith(r"standard, seed a\nb\x1b[31m, to 11")
