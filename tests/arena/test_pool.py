"""The arena on several processes: the same figures, and a results file that can be read whenever it is stopped."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.arena.helpers import told

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
    while not path.exists() or path.read_bytes().count(b"\n") < 5:
        assert running.poll() is None
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    out, said = running.communicate(timeout=30)
    assert (running.returncode, out) == (130, b"")
    assert not [line for line in said.splitlines() if not line.startswith(b"arena: ")]
    assert told(capsys, "--merge", str(path))["boards"] >= 4
