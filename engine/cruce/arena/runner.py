"""Plays many boards, here or on all cores, and hands each over as it is finished."""

import os
import sys
from collections.abc import Iterable, Iterator

from cruce.arena.board import Board, play_board
from cruce.arena.trial import Trial


def cores() -> int:
    """Return how many processes can run at once here: 1 where there are none."""
    if sys.platform == "emscripten":
        return 1
    may_use = getattr(os, "sched_getaffinity", None)
    return len(may_use(0)) if may_use else os.cpu_count() or 1


def played(trial: Trial, numbers: Iterable[int], jobs: int) -> Iterator[Board]:
    """Yield the boards of these numbers, with more than one job in the order in which they are finished."""
    if jobs == 1:
        yield from (play_board(trial, number) for number in numbers)
        return
    from cruce.arena.pool import played_by_processes  # noqa: PLC0415 - browsers lack the modules that speak of processes

    yield from played_by_processes(trial, numbers, jobs)
