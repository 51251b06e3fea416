"""A longer search for disagreement between engine and second opinion: `python -m tests.oracle --tricks 100000`."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from tests.oracle.agreement import check_bots, check_play, check_tricks
from tests.oracle.claims import Json
from tests.oracle.rulesets import TABLES, ruleset


def parser() -> argparse.ArgumentParser:
    """Return what the command line takes."""
    words = argparse.ArgumentParser(prog="python -m tests.oracle", description=__doc__)
    words.add_argument("--tricks", type=int, default=2000, help="random tricks for each table (2000)")
    words.add_argument("--rounds", type=int, default=100, help="rounds played at random, on each conduct (100)")
    words.add_argument("--matches", type=int, default=5, help="matches of each bot, on each conduct (5)")
    words.add_argument("--seed", default="0", help="any text; another one searches elsewhere")
    words.add_argument("--rules", help="one ruleset alone, by name")
    return words


def search(rules: Json, options: argparse.Namespace) -> None:
    """Search one ruleset for a disagreement; an AssertionError tells it."""
    check_tricks(rules, options.seed, options.tricks)
    for conduct, revoke_rate in (("strict", 0.0), ("honour", 0.02)):
        played = rules | {"conduct": conduct}
        check_play(played, options.seed, options.rounds)
        for number in range(options.matches):
            for bot in ("random", "club"):
                check_bots(played, f"{options.seed}/{number}", bot, revoke_rate)


def told(options: argparse.Namespace) -> Iterator[bool]:
    """Search every ruleset for each number of players, write a line on each, and yield whether it agrees."""
    for name, players in TABLES:
        if options.rules in {None, name}:
            try:
                search(ruleset(name, players), options)
            except AssertionError as wrong:
                sys.stdout.write(f"{name}, {players} players: {wrong}\n")
                yield False
            else:
                sys.stdout.write(f"{name}, {players} players: agreed\n")
                yield True
            sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(0 if all(list(told(parser().parse_args()))) else 1)
