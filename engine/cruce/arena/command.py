"""The command `python -m cruce arena`."""

import json
from argparse import Namespace
from collections.abc import Callable, Iterator
from math import isfinite
from pathlib import Path
from typing import NamedTuple

from cruce.arena.effort import effort_for
from cruce.arena.figures import figures
from cruce.arena.players import player_named
from cruce.arena.progress import Progress, tell
from cruce.arena.report import report
from cruce.arena.results import Boards, ResultsFile, merged, trial_of
from cruce.arena.runner import cores, played
from cruce.arena.trial import Trial
from cruce.errors import BadTable, brief
from cruce.rules import Rules
from cruce.streams import is_text
from cruce.table import DEFAULT_BUDGET

BOARDS = 100
"""Boards played when nobody says how many."""
SEED = "0"
NOT_TO_MERGE = (
    *("a", "b", "boards", "seed", "budget", "budget_ms", "jobs", "first", "count", "results"),
    *("rules", "players", "passport", "set"),
)
"""Options that say what to play, which a merge does not."""


def arena(options: Namespace, chosen_rules: Callable[[Namespace], Rules]) -> Iterator[str]:
    """Yield what the command prints; any CruceError tells what is wrong with the options or a file."""
    trial, boards = _merge(options) if options.merge else _play(options, chosen_rules)
    told = figures(trial, boards.values())
    yield report(told)
    if options.json:
        yield json.dumps(told, ensure_ascii=False)


def _merge(options: Namespace) -> tuple[Trial, Boards]:
    for name in NOT_TO_MERGE:
        if getattr(options, name) not in (None, []):
            raise BadTable(f"--merge reads what was played; leave out --{name.replace('_', '-')}")
    return merged(map(Path, options.merge))


def _play(options: Namespace, chosen_rules: Callable[[Namespace], Rules]) -> tuple[Trial, Boards]:
    if options.a is None or options.b is None:
        raise BadTable("two bots are needed, as in --a club --b random, or files to --merge")
    span = _span(options)
    jobs = _at_least(1, "jobs", cores() if options.jobs is None else options.jobs)
    trial = _trial(options, chosen_rules(options))
    file = ResultsFile(Path(options.results), trial) if options.results is not None else None
    boards = {} if file is None else {number: file.boards[number] for number in span if number in file.boards}
    left = [number for number in span if number not in boards]
    if len(left) < len(span):
        tell(f"{len(boards)} of {len(span)} boards were played before")
    progress = Progress(len(span), len(boards))
    for board in played(trial, left, min(jobs, max(1, len(left)))):
        if file is not None:
            file.add(board)
        boards[board.number] = board
        progress.step()
    return trial, boards


def _span(options: Namespace) -> range:
    """Return the numbers of the boards to play."""
    first = _at_least(0, "first", options.first or 0)
    whole = None if options.boards is None else _at_least(1, "boards", options.boards)
    if options.count is not None:
        stop = first + _at_least(1, "count", options.count)
    else:
        stop = first + BOARDS if whole is None else whole
    if whole is not None and not first < stop <= whole:
        raise BadTable(f"--boards {whole} are numbered 0 to {whole - 1}; there is no board {max(first, stop - 1)}")
    return range(first, stop)


def _at_least(least: int, name: str, value: int) -> int:
    if value < least:
        raise BadTable(f"--{name} {value}: use {least} or more")
    return value


def _trial(options: Namespace, rules: Rules) -> Trial:
    seed = SEED if options.seed is None else options.seed
    if not is_text(seed):
        raise BadTable(f"--seed: a text is needed, not {brief(seed)}")
    names = [player_named(name, rules).name for name in (options.a, options.b)]
    return Trial(names[0], names[1], rules, seed, *_budgets(options, names, rules))


class Budgets(NamedTuple):
    """What bots A and B may spend on one move, as counts."""

    a: int
    b: int


def _budgets(options: Namespace, names: list[str], rules: Rules) -> Budgets:
    if options.budget is not None and options.budget_ms is not None:
        raise BadTable("--budget is a count and --budget-ms a time; use one of them")
    if options.budget_ms is None:
        count = DEFAULT_BUDGET if options.budget is None else _at_least(1, "budget", options.budget)
        return Budgets(count, count)
    if not (isfinite(options.budget_ms) and options.budget_ms > 0):
        raise BadTable(f"--budget-ms {options.budget_ms}: use a number above 0")
    begun = None if options.results is None else trial_of(Path(options.results))
    if begun is not None:
        # Timed again it would come out a little different, and the boards would not belong together.
        tell(f"budgets are those of {options.results}: {begun.budget_a} and {begun.budget_b}")
        return Budgets(begun.budget_a, begun.budget_b)
    counts = {name: _counted(name, rules, options.budget_ms) for name in dict.fromkeys(names)}
    return Budgets(*(counts[name] for name in names))


def _counted(name: str, rules: Rules, milliseconds: float) -> int:
    effort = effort_for(player_named(name, rules), rules, milliseconds)
    if effort is None:
        tell(f"{name} heeds no budget")
        return DEFAULT_BUDGET
    tell(f"{name} takes {effort.milliseconds:.1f} ms a move with --budget {effort.budget}")
    return effort.budget
