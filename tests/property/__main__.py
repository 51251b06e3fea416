"""Prove bots honest: `python -m tests.property --moves 10000`.

Every move is thought twice, the second time with the cards the bot has not seen dealt otherwise, from the same random
stream and with the same budget. It has to be the same move, every time.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from typing import TYPE_CHECKING

from cruce.bots import BOTS, choose
from cruce.observation import observe
from cruce.rules import Rules
from cruce.state import State
from cruce.streams import Stream
from tests.property.tables import TABLES
from tests.property.test_hidden import one_round
from tests.property.unseen import otherwise

if TYPE_CHECKING:
    from cruce.moves import Move

Pair = tuple[State, State]
"""Two moments a seat cannot tell apart."""


def parser() -> argparse.ArgumentParser:
    """Return what the command line takes."""
    words = argparse.ArgumentParser(prog="python -m tests.property", description=__doc__)
    words.add_argument("--moves", type=int, default=10000, help="moves thought twice (10000)")
    words.add_argument("--bot", default="expert", choices=BOTS, help="the bot (expert)")
    words.add_argument("--budget", type=int, default=4, help="what it spends on a move (4)")
    words.add_argument("--rules", help="one ruleset alone, by name")
    words.add_argument("--seed", default="0", help="any text; another one looks elsewhere")
    return words


def pairs(name: str, players: int, seed: str) -> Iterator[Pair]:
    """Yield moments of a random round, each with one in which cards its seat to act has not seen lie otherwise."""
    stream = Stream(seed, "honesty")
    states, moves = one_round(Rules.named(name, players), seed)
    for at, state in enumerate(states):
        if state.to_act is not None and len(state.legal_moves) > 1:
            for other, _ in otherwise(states[: at + 1], moves[:at], state.to_act, stream):
                yield state, other[at]


def same(pair: Pair, bot: str, budget: int) -> bool:
    """Say whether a bot makes the same move in both moments."""
    seat = pair[0].to_act
    assert seat is not None
    thought: list[Move] = [choose(BOTS[bot], observe(state, seat), Stream("honesty", "bot"), budget) for state in pair]
    return thought[0] == thought[1]


def main() -> int:
    """Think until enough moves have been thought twice; return 1 when one was not the same."""
    options = parser().parse_args()
    tables = [table for table in TABLES if options.rules in {None, table[0]}]
    thought = equal = 0
    for number in count():
        for name, players in tables:
            for pair in pairs(name, players, f"{options.seed}/{number}"):
                if thought >= options.moves:
                    sys.stdout.write(f"{options.bot}: {equal} of {thought} moves the same\n")
                    return int(equal != thought)
                thought += 1
                equal += same(pair, options.bot, options.budget)
    raise AssertionError("rounds never run out")


if __name__ == "__main__":
    raise SystemExit(main())
