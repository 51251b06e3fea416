"""Boards on several processes. Each starts afresh, has a line of its own to this one, and shares nothing else."""

import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from cruce.arena.board import Board, play_board
from cruce.arena.trial import Trial
from cruce.errors import BadTable, CruceError


def played_by_processes(trial: Trial, numbers: Iterable[int], jobs: int) -> Iterator[Board]:
    """Yield boards as they are finished; BadTable when a process ended before its board did."""
    left = iter(numbers)
    with _workers(trial, jobs) as lines:
        busy = [line for line in lines if _sent(line, left)]
        while busy:
            for line in wait(busy):
                assert isinstance(line, Connection)  # noqa: S101 - it is one of those waited for
                board = _received(line)
                if not _sent(line, left):
                    busy.remove(line)
                yield board


def _sent(line: Connection, left: Iterator[int]) -> bool:
    """Send a process the number of its next board and return True; False when there is none left."""
    number = next(left, None)
    if number is not None:
        try:
            line.send(number)
        except BrokenPipeError:
            raise BadTable(ENDED) from None
    return number is not None


def _received(line: Connection) -> Board:
    try:
        answer = line.recv()
    except (EOFError, ConnectionResetError):
        raise BadTable(ENDED) from None
    if isinstance(answer, Board):
        return answer
    raise answer


ENDED = "a process that played boards has ended before its board did; what it was playing is lost"


@contextmanager
def _workers(trial: Trial, jobs: int) -> Iterator[list[Connection]]:
    """Begin so many processes, give the lines to them, and end them at once in the end, whatever they are doing."""
    context = get_context("spawn")
    lines, processes = [], []
    try:
        with _without_interrupts():
            for _ in range(jobs):
                here, there = context.Pipe()
                process = context.Process(target=_work, args=(trial, there), daemon=True)
                process.start()
                there.close()  # so that the line is dead when the process is
                lines.append(here)
                processes.append(process)
        yield lines
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Do not listen to Ctrl-C for a moment: a process begun meanwhile never does, and so never complains of it."""
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)


def _work(trial: Trial, line: Connection) -> None:
    """Play the boards that are asked for, until the other end of the line is gone."""
    while True:
        try:
            number = line.recv()
        except EOFError:
            return
        answer: Board | CruceError
        try:
            answer = play_board(trial, number)
        except CruceError as fault:
            answer = fault
        try:
            line.send(answer)
        except BrokenPipeError:
            return
