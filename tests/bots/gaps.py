"""How long a bot or a hint goes on thinking before others have their turn.

`python -m tests.bots.gaps` measures the longest gaps in milliseconds of a processor; `test_turns.py` counts calls.
"""

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from time import process_time
from types import FrameType
from typing import Self

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from cruce.arena.effort import choices
from cruce.bots import BOTS
from cruce.bots.advice import advise
from cruce.observation import Observation
from cruce.rules import Rules
from cruce.streams import Stream

MEASURED = (("standard", 4), ("standard", 3), ("tromf-classic", 4), ("traditional", 6), ("talon", 4))
"""The tables that are measured, each by ruleset and players."""
MILLISECONDS = 1000

Think = Callable[[Observation, Stream, int], Iterable[object]]
THINKS: dict[str, Think] = {**{name: bot.think for name, bot in BOTS.items()}, "hint": advise}
"""Everything that thinks and may be stopped, by name."""


def gaps(think: Iterable[object], clock: Callable[[], float]) -> list[float]:
    """Return what passes, by some clock, before each turn of a think and after the last."""
    found, before = [], clock()
    for _ in think:
        now = clock()
        found.append(now - before)
        before = now
    return [*found, clock() - before]


class Calls:
    """A clock that counts the calls of Python functions, and how often a generator goes on; it runs inside a `with`."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self) -> float:
        """Return how many there have been."""
        return self.count

    def __enter__(self) -> Self:
        self._before = sys.getprofile()
        sys.setprofile(self._take_down)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(self._before)

    def _take_down(self, _frame: FrameType, event: str, _arg: object) -> None:
        self.count += event == "call"


def longest(name: str, rules: Rules, rounds: int, budget: int) -> float:
    """Return the longest gap of every decision of some rounds, in milliseconds."""
    return max(
        max(gaps(THINKS[name](seen, Stream("gaps", f"{number}/{place}"), budget), process_time)) * MILLISECONDS
        for number in range(rounds)
        for place, (_state, seen) in enumerate(choices(rules, "gaps", number))
    )


def main() -> None:
    """Measure, and print a line for every table."""
    words = argparse.ArgumentParser(prog="python -m tests.bots.gaps", description=__doc__)
    words.add_argument("--rounds", type=int, default=6, help="rounds of each table, every decision of them (6)")
    words.add_argument("--budget", type=int, default=40, help="what is spent on a move (40)")
    options = words.parse_args()
    for ruleset, players in MEASURED:
        rules = Rules.named(ruleset, players)
        found = {name: longest(name, rules, options.rounds, options.budget) for name in THINKS}
        told = ", ".join(f"{name} {gap:.1f}" for name, gap in found.items())
        sys.stdout.write(f"{ruleset}, {players}: {told} ms\n")


if __name__ == "__main__":
    main()
