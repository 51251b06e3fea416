"""Boards on several processes. Each starts afresh and is sent nothing but the trial and a board's number."""

import os
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread

from cruce.arena.board import Board, play_board
from cruce.arena.trial import Trial
from cruce.errors import BadTable

AHEAD = 3
"""Boards that are played or wait for each process, so that none is idle."""


def played_by_processes(trial: Trial, numbers: Iterable[int], jobs: int) -> Iterator[Board]:
    """Yield boards as they are finished; BadTable when a process was ended from outside."""
    left = iter(numbers)
    before = active_children()
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_begin)
    running: set[Future[Board]] = set()
    try:
        while True:
            with _without_interrupts():
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
        if running:  # stopped before the end: what is half played is of no use
            for process in active_children():
                if process not in before:
                    process.terminate()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Hold Ctrl-C back for a moment: processes begun meanwhile never hear of it, and cannot complain."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def _begin() -> None:
    """Make a process end with the one that began it, however that ends."""
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
