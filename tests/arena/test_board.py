"""Boards: the same deal for both, every side in turn, and the same board every time."""

import pytest

from cruce.arena.board import opening, play_board
from cruce.arena.figures import figures
from cruce.arena.trial import Trial
from cruce.match import Match
from cruce.rules import Rules
from tests.engine.helpers import TABLES, standard


def trial(a: str, b: str, rules: Rules) -> Trial:
    """Return a trial of two bots."""
    return Trial(a, b, rules, "board", 5, 5)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_is_on_every_side_once(name: str, players: int) -> None:
    """Two rounds for two sides, one a seat alone, three for three pairs; and again it is the same board."""
    rules = Rules.named(name, players)
    board = play_board(trial("club", "random", rules), 0)
    assert [len(scores) for scores in board.rounds] == [rules.sides] * rules.sides
    assert board.same_as(play_board(trial("club", "random", rules), 0))


def test_a_bot_against_itself_is_no_better() -> None:
    """What one side of the deal gains the other loses, so the difference is nothing and has no width."""
    for players in (4, 3):
        rules = standard(players)
        told = figures(trial("club", "club", rules), [play_board(trial("club", "club", rules), n) for n in range(4)])
        assert (told["diff_per_round"], told["ci95"]) == (0, 0)
        assert told["score_per_round"] == told["score_per_round_b"]


def test_boards_are_the_first_rounds_of_simulated_matches() -> None:
    """The same shuffle, the same first dealer."""
    for number in range(3):
        match = Match.start(standard(), f"7/{number}", ("club",) * 4)
        assert opening(standard(), "7", number) == match.state


def test_trumps_rotate_from_board_to_board() -> None:
    """Where they do from round to round."""
    rules = Rules.named("no-auction", 4, trump="rotation")
    assert [opening(rules, "s", number).trump for number in range(5)] == ["C", "D", "H", "S", "C"]


def test_on_honour_a_round_ends_without_accusations() -> None:
    """Bots keep every duty, and the round goes on to its score."""
    rules = standard(conduct="honour")
    assert (
        play_board(trial("club", "random", rules), 0).rounds
        == play_board(trial("club", "random", standard()), 0).rounds
    )


def test_a_dead_round_scores_nothing() -> None:
    """A bid nobody can afford: everyone passes, and nobody is dealt again."""
    rules = Rules.named("traditional", 4, bid_min=11)
    board = play_board(trial("club", "club", rules), 0)
    assert (board.rounds, board.dead) == (((0, 0), (0, 0)), 2)
    assert board.a.calls == {"pass": 4}


def test_club_is_better_than_random() -> None:
    """Clearly, on twenty boards, in pairs and alone."""
    for players in (4, 3):
        rules = standard(players)
        told = figures(
            trial("club", "random", rules), [play_board(trial("club", "random", rules), n) for n in range(20)]
        )
        assert told["diff_per_round"] > 2 * told["ci95"] > 0
        assert told["match11"] > 0.8


def test_moves_without_a_choice_are_not_timed() -> None:
    """The last card of a hand is none."""
    rules = standard(hand=1, packet=1)
    board = play_board(trial("club", "random", rules), 0)
    assert len(board.a.times) == board.a.calls.total() + board.a.held.total()
