"""Two thousand rounds of the standard game at random, four in pairs and three alone, and all that must hold of each."""

import json
import os

import pytest

from cruce.match import Match
from cruce.moves import Move
from cruce.observation import observe
from cruce.record import match_line
from cruce.replay import replay_line
from cruce.rules import Rules
from cruce.state import State
from cruce.streams import Stream
from tests.property.checks import check_cards
from tests.property.tables import random_move
from tests.property.unseen import otherwise

ROUNDS = max(2000, int(os.environ.get("CRUCE_EXAMPLES", "0")))
SLICES = 20
"""Parts of them that can be played side by side."""
PACK = 120
"""Card points of a pack."""


class Played:
    """A round played at random by its number, with each state and move of it: every second one by three players."""

    def __init__(self, number: int) -> None:
        players, cuts = 4 - number % 2, number % 4 > 1
        stream = Stream(f"standard/{number}", "moves")
        self.match = Match.start(
            Rules.named("standard", players), f"standard/{number}", ("random",) * players, cuts=cuts
        )
        self.states, self.moves = [self.match.state], list[Move]()
        while self.match.state.score is None:
            self.moves.append(random_move(self.match, stream))
            self.match = self.match.play(self.moves[-1])
            self.states.append(self.match.state)
        self.looks = Stream(f"standard/{number}", "looks")


def check_points(last: State) -> None:
    """Check that the sides share the pack's points, or that nothing was played as everyone passed."""
    assert last.score is not None
    passed = not last.contract
    assert passed == (not last.tricks)
    assert sum(last.card_points) == (0 if passed else PACK)
    assert sum(last.score.raw) - sum(last.score.marriages) == sum(last.card_points)


def check_record(match: Match) -> None:
    """Check that the match's record plays to the same round, score and totals, and is written alike again."""
    line, score = match_line(match), match.state.score
    assert score is not None
    told = json.loads(line)["rounds"][0]
    assert (told["raw"], told["scored"]) == (list(score.raw), list(score.scored))
    again = replay_line(line)
    assert (again.rounds, again.totals, again.winner) == (match.rounds, match.totals, match.winner)
    assert match_line(again) == line


def check_unseen(played: Played) -> int:
    """Check one decision: whoever takes it sees the same where other seats' cards lie otherwise. Return how many do."""
    places = [at for at, state in enumerate(played.states) if state.to_act is not None]
    at = played.looks.choice(places)
    seat = played.states[at].to_act
    assert seat is not None
    seen, others = observe(played.states[at], seat), 0
    for states, _ in otherwise(played.states[: at + 1], played.moves[:at], seat, played.looks):
        assert observe(states[-1], seat) == seen
        others += 1
    return others


@pytest.mark.parametrize("part", range(SLICES))
def test_every_round_of_the_standard_game_holds(part: int) -> None:
    """Cards are conserved, points shared, records true, seeds repeatable, and what is unseen shows nowhere."""
    numbers, others = range(part, ROUNDS, SLICES), 0
    for number in numbers:
        played = Played(number)
        for state in played.states:
            check_cards(state)
        check_points(played.states[-1])
        check_record(played.match)
        assert match_line(Played(number).match) == match_line(played.match)
        others += check_unseen(played)
    assert others > len(numbers)
