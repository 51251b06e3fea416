"""Measure, print a table, and as the last line the same as one JSON object. Runs in the `.venv`."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Playwright, sync_playwright

from builder.bench.engine import engine, thinking
from builder.bench.lighthouse import lighthouse
from builder.bench.network import slow_visit
from builder.bench.play import play
from builder.bench.starts import cold_home, warm
from builder.bench.weight import weight
from builder.paths import CACHE, BuildError
from builder.site import build

SITE = CACHE / "bench-site"


def parts(playwright: Playwright, runs: int, against: Path | None) -> dict[str, Callable[[], dict[str, Any]]]:
    """Return what can be measured, by the name `--only` knows; Lighthouse looks `against` another page, too."""
    return {
        "weight": lambda: weight(SITE),
        "engine": lambda: engine(SITE),
        "thinking": lambda: thinking(SITE),
        "cold": lambda: cold_home(playwright, SITE, runs),
        "warm": lambda: warm(playwright, SITE, runs),
        "play": lambda: play(playwright, SITE, runs),
        "lighthouse": lambda: lighthouse(playwright, SITE, runs, against),
        "slow-network": lambda: slow_visit(playwright, SITE),
    }


NAMES = ("weight", "engine", "thinking", "cold", "warm", "play", "lighthouse")
"""What is measured when nothing is said; the slow network takes minutes."""


def rows(figures: dict[str, Any], names: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    """Yield the lines of the table: the path to each figure, and the figure."""
    for name, value in figures.items():
        if isinstance(value, dict):
            yield from rows(value, (*names, name))
        else:
            yield " ".join((*names, name)), f"{value:,.2f}" if isinstance(value, float) else str(value)


def main() -> int:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(prog="build.py bench")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--only", action="append", default=[], choices=[*NAMES, "slow-network"])
    parser.add_argument("--slow-network", action="store_true")
    parser.add_argument("--against", type=Path)
    options = parser.parse_args()
    chosen = [*(options.only or NAMES), *(["slow-network"] if options.slow_network else [])]
    if options.slow_network and not options.only:
        chosen = ["slow-network"]
    figures = {}
    try:
        build(SITE)
        with sync_playwright() as playwright:
            for name in chosen:
                print(f"== {name}", flush=True)
                figures[name] = parts(playwright, options.runs, options.against)[name]()
                table = list(rows(figures[name]))
                width = max(len(label) for label, _ in table)
                for label, value in table:
                    print(f"  {label:<{width}}  {value:>14}", flush=True)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
