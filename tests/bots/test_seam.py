"""The seam between table and bots: what a bot is given, and that it answers the same every time."""

from collections.abc import Iterator

import pytest

from cruce.bots import BOTS, bot_named, choose
from cruce.errors import BadTable
from cruce.moves import Bid, Move
from cruce.observation import Observation, observe
from cruce.rules import Rules
from cruce.state import Phase, State
from cruce.streams import Stream
from cruce.table import Table, TableSettings
from tests.engine.helpers import random_states, standard


def decisions(players: int, rounds: int = 6) -> Iterator[tuple[State, Observation]]:
    """Yield every moment of some rounds at which a seat decides, as it sees it."""
    for number in range(rounds):
        for state in random_states(standard(players), "seam", number):
            if state.to_act is not None:
                yield state, observe(state, state.to_act)


@pytest.mark.parametrize("players", [4, 3])
@pytest.mark.parametrize("name", BOTS)
def test_the_same_three_give_the_same_move(name: str, players: int) -> None:
    """Observation, stream and budget decide the move, nothing else, nor anything kept from before."""
    seen = list(decisions(players))
    first = [choose(bot_named(name), one, Stream("s", str(place)), 3) for place, (_, one) in enumerate(seen)]
    for place in reversed(range(len(seen))):
        assert choose(bot_named(name), seen[place][1], Stream("s", str(place)), 3) == first[place]


@pytest.mark.parametrize("players", [4, 3])
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("budget", [1, 5])
def test_every_move_a_bot_yields_is_legal(name: str, players: int, budget: int) -> None:
    """A think may be stopped after any of them."""
    for state, seen in decisions(players):
        moves = list(bot_named(name).think(seen, Stream("s", "p"), budget))
        assert moves
        assert set(moves) <= set(state.legal_moves)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_leaves_the_observation_as_it_was(name: str) -> None:
    """Choosing changes nothing on the table."""
    for state, seen in decisions(4, rounds=2):
        choose(bot_named(name), seen, Stream("s", "p"), 3)
        assert state.to_act is not None
        assert observe(state, state.to_act) == seen


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("ruleset", ["tromf-standard", "contest", "ardeal"])
def test_on_honour_a_bot_keeps_every_duty(ruleset: str, name: str) -> None:
    """Unless it is told to revoke, and it accuses nobody."""
    rules = Rules.named(ruleset, 3, conduct="honour", target=6)
    for number in range(2):
        match = Table(rules, f"honour/{number}", [name] * 3, TableSettings(budget=1)).play_out()
        assert not any(any(played.state.honour.revoked) or played.state.honour.accusations for played in match.rounds)


def test_told_to_revoke_bots_do_and_accuse_only_of_what_they_can_prove() -> None:
    """Every accusation finds a guilty seat; without a chance to revoke there is none."""
    rules = Rules.named("standard", 4, conduct="honour", target=6)
    verdicts = []
    for number in range(2):
        match = Table(rules, f"revokes/{number}", ["club"] * 4, TableSettings(revoke_rate=0.05)).play_out()
        verdicts += [accusation.guilty for played in match.rounds for accusation in played.state.honour.accusations]
    assert verdicts
    assert all(verdicts)


def test_random_opens_one_time_in_four() -> None:
    """It bids the minimum with probability a quarter when nobody has bid, and passes otherwise."""
    state = next(random_states(standard(bid_min=2), "auction"))
    assert state.to_act is not None
    seen = observe(state, state.to_act)
    calls = [choose(BOTS["random"], seen, Stream("quarter", str(number)), 1) for number in range(2000)]
    assert {call.text for call in calls} == {"pass", "bid 2"}
    assert 430 < sum(call == Bid(2) for call in calls) < 570
    after = state.play(Bid(3))
    assert after.to_act is not None
    seen = observe(after, after.to_act)
    assert {choose(BOTS["random"], seen, Stream("quarter", str(number)), 1).text for number in range(200)} == {"pass"}


def test_random_chooses_every_legal_move_alike() -> None:
    """Trump and cards: each legal move about as often as another."""
    for state, seen in decisions(3, rounds=2):
        if state.phase is Phase.AUCTION:
            continue
        counts: dict[Move, int] = dict.fromkeys(state.legal_moves, 0)
        for number in range(100 * len(counts)):
            counts[choose(BOTS["random"], seen, Stream("alike", str(number)), 1)] += 1
        assert all(50 < count < 160 for count in counts.values())


@pytest.mark.parametrize("name", ["", "Club", "human", None, 3, ["club"]])
def test_unknown_bots_are_refused(name: object) -> None:
    """The refusal lists the bots there are."""
    with pytest.raises(BadTable, match="random, beginner, club, strong, expert"):
        bot_named(name)  # type: ignore[arg-type]


def test_bots_have_the_names_they_are_known_by() -> None:
    """What the record writes is what the command line takes."""
    assert [bot.name for bot in BOTS.values()] == list(BOTS) == ["random", "beginner", "club", "strong", "expert"]
