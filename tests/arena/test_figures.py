"""The figures of boards made by hand, where the right answers can be worked out on paper."""

from collections import Counter
from math import sqrt

import pytest

from cruce.arena.board import Board
from cruce.arena.deeds import Deeds
from cruce.arena.figures import difference, figures
from cruce.arena.report import report
from cruce.arena.resampling import match_rate
from cruce.arena.trial import Trial
from cruce.errors import BadTable
from tests.engine.helpers import standard

TRIAL = Trial("club", "random", standard(), "paper", 7, 9)


def board(number: int, *rounds: tuple[int, ...], **deeds: Deeds) -> Board:
    """Return a board on which the sides scored so."""
    return Board(number, rounds, 0, **deeds)


def test_the_difference_is_of_boards() -> None:
    """Rounds of a board are averaged first: 2 and 0 make 1, 3 and 0 make 1.5; two boards differ by half a point."""
    boards = [board(0, (2, 0), (1, 1)), board(1, (3, 0), (0, 0))]
    mean, half = difference(boards)
    assert mean == 1.25
    assert half == pytest.approx(1.96 * sqrt(0.125 / 2))


def test_alone_the_others_are_averaged() -> None:
    """A's seat scored 3, the others 1 and -1."""
    assert difference([board(0, (3, 1, -1), (3, 1, -1), (3, 1, -1))]) == (3.0, None)


def test_every_figure_of_two_boards() -> None:
    """Counts are summed over boards, whatever their order; a rate of nothing is none."""
    first = Deeds(
        Counter({"1": 2, "pass": 3}), Counter({"1": 2}), Counter({"1": 1}), Counter(gives=3), Counter(gives=1)
    )
    first.times.extend(range(1000, 101_000, 1000))
    boards = [board(1, (2, 0), (1, 1), a=first), board(0, (3, 0), (0, 0), b=Deeds(Counter({"pass": 2}), times=[500]))]
    told = figures(TRIAL, boards)
    assert told == figures(TRIAL, boards[::-1])
    assert (told["boards"], told["rounds"], told["budget"], told["budget_b"]) == (2, 4, 7, 9)
    assert (told["score_per_round"], told["score_per_round_b"]) == (1.5, 0.25)
    assert told["absurdities"]["gives"] == {"absurd": 1, "of": 3, "rate": 0.3333}
    assert told["absurdities"]["ruffs_partner"] == {"absurd": 0, "of": 0, "rate": None}
    assert told["absurdities_b"]["gives"]["of"] == 0
    assert told["bids"] == {"calls": {"1": 2, "pass": 3}, "held": {"1": 2}, "made": {"1": 1}}
    assert (told["made"], told["made_b"]["rate"]) == ({"made": 1, "of": 2, "rate": 0.5}, None)
    assert (told["ms_per_move"], told["ms_per_move_p95"]) == (50.5, 95)
    assert (told["ms_per_move_b"], told["ms_per_move_p95_b"]) == (0.5, 0.5)
    text = report(told)
    assert "+1.250" in text
    assert "by resampling" in text
    assert "1 of 3 (33.3%)" in text


def test_nothing_played_is_nothing_to_report() -> None:
    """A sentence, not a division by zero."""
    with pytest.raises(BadTable, match="no board"):
        figures(TRIAL, [])


def test_a_board_is_written_and_read_back() -> None:
    """With everything in it; times are left out where two boards are compared."""
    deeds = Deeds(Counter({"1": 2}), Counter({"1": 1}), Counter({"1": 1}), Counter(gives=2), Counter(gives=1), [3])
    one = board(4, (1, 0), (0, -2), a=deeds)
    assert Board.from_json(one.as_json(), standard()) == one
    deeds.times.append(4)
    assert one.same_as(Board.from_json({**one.as_json(), "b": Deeds(times=[9]).as_json()}, standard()))
    assert not one.same_as(board(4, (1, 0), (0, -2)))


@pytest.mark.parametrize(
    ("rounds", "margin", "rate"),
    [
        ([(2, 0)], 1, 1.0),
        ([(0, 2)], 1, 0.0),
        ([(11, 10)], 1, 1.0),
        ([(11, 10)], 2, 1.0),  # the second round makes it 22 to 20
        ([(11, 11)], 1, 0.0),  # it never ends, and nobody has won
        ([(0, 0), (-1, 0)], 1, 0.0),
    ],
)
def test_matches_are_put_together_from_rounds(
    rounds: list[tuple[int, int]], margin: int, rate: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rounds that are all alike leave nothing to chance."""
    monkeypatch.setattr("cruce.arena.resampling.MATCHES", 100)
    assert match_rate(standard(winning_margin=margin), rounds, 11, "s") == rate


def test_equal_sides_win_equally_often() -> None:
    """Half of the matches between two, a third among three; the same every time."""
    two = match_rate(standard(), [(1, 0), (0, 1)], 11, "s")
    assert two == pytest.approx(0.5, abs=0.03)
    assert two == match_rate(standard(), [(1, 0), (0, 1)], 11, "s") != match_rate(standard(), [(1, 0), (0, 1)], 11, "t")
    three = match_rate(standard(3), [(1, 0, 0), (0, 1, 0), (0, 0, 1)], 11, "s")
    assert three == pytest.approx(1 / 3, abs=0.03)


def test_a_longer_match_is_surer() -> None:
    """Who is ahead a round wins to 21 more often than to 11."""
    rounds = [(2, 1), (1, 1), (0, 1)]
    rounds += [(2, 0)]
    assert match_rate(standard(), rounds, 11, "s") < match_rate(standard(), rounds, 21, "s")
