"""Runs in CPython and in Pyodide: random rounds a second, and a fixed loop beside them that never changes.

Prints `{"rounds": [...], "loops": [...]}`, a figure per second for each repeat, the two in turn.
"""

import json
import random
import sys
import time

sys.path.insert(0, "/folder/cruce.whl")

from cruce.dealing import shuffled_deal
from cruce.rules import Rules
from cruce.state import State

REPEATS = 5
SECONDS = 1.0


def one_round(rules: Rules, number: int, rng: random.Random) -> None:
    """Play one round, each legal move as likely as the others."""
    state = State.start(rules, shuffled_deal(rules, "bench", number, number % rules.players))
    while state.score is None:
        moves = state.legal_moves
        state = state.play(moves[int(rng.random() * len(moves))])


def one_loop() -> None:
    """Do a fixed amount of plain Python: attributes, tuples, a dict, small numbers."""
    seen: dict[tuple[int, int], int] = {}
    for number in range(300):
        key = (number % 7, number % 11)
        seen[key] = seen.get(key, 0) + number
    sorted(seen.items())


def main() -> None:
    """Measure both in turn."""
    rules, rng = Rules.named("standard", 4), random.Random(1)  # noqa: S311 - a repeatable stream
    rounds, loops = [], []
    for _ in range(REPEATS):
        start, count = time.process_time(), 0
        while (spent := time.process_time() - start) < SECONDS:
            one_round(rules, count, rng)
            count += 1
        rounds.append(count / spent)
        start, count = time.process_time(), 0
        while (spent := time.process_time() - start) < SECONDS / 4:
            one_loop()
            count += 1
        loops.append(count / spent)
    print(json.dumps({"rounds": rounds, "loops": loops}))


main()
