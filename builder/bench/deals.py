"""Runs in CPython and in Pyodide: how long a world takes to draw, and a full deal of 24 cards to solve.

Prints `{"world_us": ..., "solve_ms": [...]}`: microseconds a world before the first lead, milliseconds for each deal's
game points with contract, penalty and marriages (steps), processor's time.
"""

import json
import sys
import time

sys.path.insert(0, "/folder/cruce.whl")

from cruce.bots.judge import judge
from cruce.bots.knowledge import know
from cruce.bots.masks import bits_of, mask_points
from cruce.bots.solver import Game, Solver, Table
from cruce.bots.thinking import heads, overruffs, pays
from cruce.bots.worlds import Worlds
from cruce.dealing import shuffled_deal
from cruce.moves import PASS, Bid, NameTrump
from cruce.observation import observe
from cruce.rules import Rules
from cruce.state import State
from cruce.streams import Stream

DEALS = 60
WORLDS = 2000


def opened(rules: Rules, number: int) -> State:
    """Return a round before its first lead: eldest has bid two and named the suit it holds most of."""
    state = State.start(rules, shuffled_deal(rules, "bench", number, number % rules.players))
    for call in (Bid(2), PASS, PASS, PASS):
        state = state.play(call)
    assert state.to_act is not None  # noqa: S101 - a trump is to be named
    suits = [card.suit for card in state.hands[state.to_act]]
    return state.play(NameTrump(max(suits, key=suits.count)))


def solved(state: State) -> float:
    """Solve a deal and return the milliseconds it took."""
    assert state.to_act is not None  # noqa: S101 - a card is to be led
    rules, label = state.rules, bits_of(state.trump)
    side = rules.side_of(state.to_act)
    game = Game(tuple(rules.side_of(seat) == side for seat in range(4)), heads(rules), overruffs(rules), pays(rules))
    hands = [sum(label[card] for card in hand) for hand in state.hands]
    worth = judge(observe(state, state.to_act), raw=False)(mask_points(sum(hands)))
    start = time.process_time()
    Solver(game, hands, worth, Table(state.to_act)).value()
    return (time.process_time() - start) * 1000


def drawn(state: State) -> float:
    """Return the microseconds a world takes."""
    assert state.to_act is not None  # noqa: S101 - a card is to be led
    worlds, stream = Worlds(know(observe(state, state.to_act)), bits_of(state.trump)), Stream("bench", "worlds")
    worlds.draw(stream.fraction)
    start = time.process_time()
    for _ in range(WORLDS):
        worlds.draw(stream.fraction)
    return (time.process_time() - start) / WORLDS * 1_000_000


def main() -> None:
    """Measure both."""
    states = [opened(Rules.named("standard", 4), number) for number in range(DEALS)]
    solved(states[0])  # what concerns one suit alone is worked out once and kept
    print(json.dumps({"world_us": drawn(states[0]), "solve_ms": sorted(map(solved, states))}))


main()
