"""How an expert finds its move: endings with one right card, what naming trump tells, what may be stopped."""

from itertools import islice

import pytest

from cruce.bots import BOTS, choose
from cruce.bots.judge import judge
from cruce.bots.knowledge import settled
from cruce.bots.manners import mannerly
from cruce.bots.masks import bits_of
from cruce.bots.reading import Reading
from cruce.cards import Card
from cruce.observation import Observation, observe
from cruce.rules import Rules
from cruce.state import Phase, State
from cruce.streams import Stream
from tests.bots.test_matches import TABLES
from tests.bots.test_solver import brute
from tests.engine.helpers import opened, played, random_states, small, standard

LEVELS = ("strong", "expert")


def seen_by(state: State) -> Observation:
    """Return what the seat to act sees."""
    assert state.to_act is not None
    return observe(state, state.to_act)


def move(state: State, bot: str = "expert", budget: int = 12) -> str:
    """Return the move of a bot where it is to act."""
    return choose(BOTS[bot], seen_by(state), Stream("expert", "test"), budget).text


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize(("name", "players"), [("tromf-two", 2), ("ardeal", 2), ("contest", 2)])
def test_where_every_card_is_known_it_makes_no_mistake(name: str, players: int, bot: str) -> None:
    """Of the cards nobody would blame it for it lays one that comes to the most, whatever the others do."""
    decided = 0
    for number in range(30):
        for state in random_states(Rules.named(name, players), "known", number):
            if not _is_known_ending(state):
                continue
            seen = seen_by(state)
            side, left = state.rules.side_of(seen.seat), sum(card.points for card in _left(state))
            worth = judge(seen, raw=True)(left)
            values = {one.text: brute(state.play(one), side, worth, state) for one in mannerly(seen)}
            assert values[move(state, bot, budget=1)] == max(values.values())
            decided += len(set(values.values())) > 1
    assert decided


def _is_known_ending(state: State) -> bool:
    """Say whether the seat to act has a choice of two or three cards and knows where every other one is."""
    if state.phase is not Phase.PLAY or state.to_act is None or not 1 < len(state.hands[state.to_act]) <= 3:
        return False
    return len(state.legal_moves) > 1 and settled(seen_by(state))


def _left(state: State) -> list[Card]:
    """Return the cards still to be won."""
    return [card for cards in (*state.hands, state.trick.cards if state.trick else ()) for card in cards]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_move_is_one_nobody_would_blame_it_for(name: str, players: int) -> None:
    """At any table, whatever has happened before."""
    for state in random_states(Rules.named(name, players), "manners"):
        if state.phase is Phase.PLAY and state.to_act is not None:
            kept = {one.text for one in mannerly(seen_by(state))}
            assert move(state, budget=1) in kept | {one.replace("play", "claim") for one in kept}


def test_a_declarer_is_thought_to_hold_what_it_named() -> None:
    """Hands best in the suit that was named fit; hands best in another suit hardly do."""
    hands = ("AH TH KH 9C JD QS", "9H JH KC QC TS AD", "QH AC TC 9D KS JS", "JC QD KD TD AS 9S")
    state = opened(standard(packet=6), "H", *hands)
    state = played(state, f"play {state.hands[0][3].text}")
    label = bits_of(state.trump)
    reading = Reading.of(seen_by(state), label)
    assert reading is not None
    held = [sum(label[card] for card in hand) for hand in state.hands]
    swapped = [held[3], held[1], held[2], held[0]]
    assert reading.fit(held) > 5 * reading.fit(swapped)


def test_nothing_is_read_from_ones_own_naming() -> None:
    """Nor where no trump was named."""
    state = opened(small(2), "H", "AS 9H", "KS JC", "QS JD", "9S 9C")
    assert Reading.of(seen_by(state), bits_of(state.trump)) is None


@pytest.mark.parametrize(
    ("name", "players"),
    [("standard", 4), ("standard", 3), ("tromf-two", 2), ("tromf-classic", 4), ("traditional", 6)],
)
def test_a_think_may_be_stopped_after_any_move(name: str, players: int) -> None:
    """Whatever it has yielded until then can be made."""
    for state in random_states(Rules.named(name, players), "stopped"):
        if state.phase is Phase.PLAY and state.to_act is not None and len(state.legal_moves) > 1:
            for made in range(1, 40, 13):
                think = BOTS["expert"].think(seen_by(state), Stream("s", "p"), 3)
                assert set(islice(think, made)) <= set(state.legal_moves)
            break
