"""The cheat: the ceiling in the arena, and nowhere else."""

import pytest

from cruce.arena.board import play_board
from cruce.arena.cheat import Cheat
from cruce.arena.figures import figures
from cruce.arena.players import player_named
from cruce.arena.trial import Trial
from cruce.bots import BOTS, bot_named
from cruce.errors import BadTable
from cruce.moves import PASS, Bid, NameTrump, Play
from cruce.observation import observe
from cruce.rules import Rules
from cruce.state import Phase, State
from cruce.streams import Stream
from tests.engine.helpers import cards, lay_out, opened, played, small, standard

SMALL = {"hand": 4, "packet": 2}


def chosen(state: State) -> object:
    """Return the cheat's move."""
    assert state.to_act is not None
    return Cheat(state.rules).choose(state, observe(state, state.to_act), Stream("s", "p"), 1)


def test_it_is_no_bot() -> None:
    """Only the arena knows it."""
    assert "cheat" not in BOTS
    with pytest.raises(BadTable):
        bot_named("cheat")
    assert player_named("cheat", standard()).name == "cheat"


@pytest.mark.parametrize(("name", "players"), [("standard", 3), ("talon", 4), ("tromf-two", 2), ("six", 6)])
def test_it_says_where_it_cannot_play(name: str, players: int) -> None:
    """Several sides, or cards it would have to foresee."""
    with pytest.raises(BadTable, match=r"^sides, stock: .*sides = "):
        player_named("cheat", Rules.named(name, players))


def test_it_beats_club() -> None:
    """On a few small deals already."""
    trial = Trial("cheat", "club", standard(**SMALL), "cheat", 1, 1)
    told = figures(trial, [play_board(trial, number) for number in range(10)])
    assert told["diff_per_round"] > told["ci95"] > 0
    assert told["made"]["rate"] > 0.9


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        *(("tromf-classic", {}), ("tromf-standard", {"peek": True, "conduct": "honour"}), ("ardeal", {})),
        *(
            ("contest-pairs", {}),
            ("traditional", {}),
            ("no-auction", {}),
            ("fixed-trump", {"all_pass": "forced-dealer"}),
        ),
        ("traditional", {"all_pass": "fixed-suit", "suit": "S", "trump": "first-card", "leader": "declarer"}),
    ],
)
def test_it_plays_by_all_rules_of_two_sides(name: str, changes: dict[str, object]) -> None:
    """Whatever names trump, whoever leads; a board with it on both sides is as good for one as for the other."""
    rules = Rules.named(name, 4, hand=3, packet=2, **changes)
    board = play_board(Trial("cheat", "cheat", rules, "any", 1, 1), 0)
    assert board.rounds[0] == board.rounds[1][::-1]
    assert board.a.held == board.a.made or "all_pass" in changes


@pytest.mark.parametrize(("before", "behind", "card"), [("JS JD", "TS 9C", "AS"), ("JS TS", "9C QC", "KS")])
def test_it_plays_by_looking(before: str, behind: str, card: str) -> None:
    """It takes the ten behind it with the ace, and lays the king below the ace when the ten has to come later."""
    state = opened(small(2, marriage="none"), "H", "9S 9D", before, "AS KS", behind)
    assert chosen(played(state, "play 9S, play JS")) == Play(cards(card)[0])


def test_it_calls_by_looking() -> None:
    """It bids what the last seat can make, names what makes it, and passes with nothing."""
    strong = lay_out(small(4), "AH TH KH QH", "9C 9D 9S JC", "AS TS AD TD", "JD JS QC QD", dealer=0)
    strong = played(strong, "pass, pass, pass")
    call = chosen(strong)
    assert isinstance(call, Bid)
    named = played(strong, call.text)
    assert named.phase is Phase.TRUMP
    assert chosen(named) == NameTrump(cards("AH")[0].suit)
    weak = lay_out(small(2), "9C 9D", "AH TH", "9S 9H", "AC AD", dealer=0)
    assert chosen(played(weak, "pass, pass, pass")) == PASS
