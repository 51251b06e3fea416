"""Boards on several processes. Each starts afresh and is sent nothing but the trial and a board's number."""

import os
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread

from cruce.arena.board import Board, play_board
from cruce.arena.trial import Trial
from cruce.errors import BadTable

AHEAD = 3
"""Boards that wait for each process, so that none is idle."""
STOPPED = 130


def played_by_processes(trial: Trial, numbers: Iterable[int], jobs: int) -> Iterator[Board]:
    """Yield boards as they are finished; BadTable when a process was ended from outside."""
    left = iter(numbers)
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_begin)
    running: set[Future[Board]] = set()
    try:
        while True:
            more = islice(left, jobs * AHEAD - len(running))
            running |= {pool.submit(play_board, trial, number) for number in more}
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool:
        raise BadTable("a process that played boards was ended from outside; what it was playing is lost") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Make a process end at Ctrl-C without a word, and with the process that began it."""
    signal.signal(signal.SIGINT, lambda _number, _frame: os._exit(STOPPED))
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(STOPPED)
