"""The arena on several processes: the same figures, and a results file that can be read whenever it is stopped."""

import json
import os
import signal
import subprocess
import sys
from itertools import count
from multiprocessing import active_children
from pathlib import Path

import pytest

from cruce.arena.trial import Trial
from cruce.errors import BadTable
from tests.arena.helpers import told
from tests.engine.helpers import standard

if sys.platform == "emscripten":
    pytest.skip("a browser starts no programs", allow_module_level=True)

ENGINE = Path(__file__).parents[2] / "engine"
BOTS = ("--a", "club", "--b", "random")


def test_jobs_change_nothing_but_the_time(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Whatever order boards are finished in; each is in the file once."""
    path = tmp_path / "two.jsonl"
    two = told(capsys, *BOTS, "--boards", "12", "--jobs", "2", "--results", str(path))
    assert two == told(capsys, *BOTS, "--boards", "12", "--jobs", "1")
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    assert sorted(json.loads(line)["board"] for line in lines) == list(range(12))


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl-C is sent otherwise")
def test_ctrl_c_leaves_what_is_finished(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Without a word but the status, and it can be gone on with."""
    path = tmp_path / "stopped.jsonl"
    words = ("arena", *BOTS, "--boards", "100000", "--jobs", "2", "--results", str(path))
    running = subprocess.Popen(
        [sys.executable, "-m", "cruce", *words],
        env={**os.environ, "PYTHONPATH": str(ENGINE)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    assert running.stderr is not None
    while not path.exists() or path.read_bytes().count(b"\n") < 5:
        assert running.stderr.readline()  # it tells how far it is
    os.killpg(running.pid, signal.SIGINT)
    out, said = running.communicate(timeout=30)
    assert (running.returncode, out) == (130, b"")
    assert not [line for line in said.splitlines() if not line.startswith(b"arena: ")]
    assert told(capsys, "--merge", str(path))["boards"] >= 4


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals there")
def test_a_process_that_is_ended_is_missed() -> None:
    """Its board will not come: a sentence says so, and the other process is ended too."""
    from cruce.arena.pool import played_by_processes  # noqa: PLC0415 - not where there are no processes

    before = active_children()
    boards = played_by_processes(Trial("club", "random", standard(), "ended", 1, 1), count(), 2)
    next(boards)
    begun = [process for process in active_children() if process not in before]
    assert len(begun) == 2
    os.kill(begun[0].pid or 0, signal.SIGKILL)
    with pytest.raises(BadTable, match="has ended before its board did"):
        list(boards)
    assert active_children() == before
