"""The step that runs the engine's tests inside Pyodide: it must be able to fail, and to write nothing."""

import subprocess
from pathlib import Path

import pytest

from builder import pyodide_tests
from builder.paths import BuildError

WITHIN = """
import sys
from pathlib import Path

import pytest


def test_here():
    assert sys.platform == "emscripten"


@pytest.mark.parametrize("act", [
    lambda: Path(__file__).with_name("new").write_text(""),
    lambda: Path(__file__).write_text(""),
    lambda: Path(__file__).unlink(),
    lambda: Path(pytest.__file__).write_text(""),
])
def test_read_only(act):
    with pytest.raises(OSError, match="Read-only"):
        act()


def test_fails():
    assert 1 + 1 == 3
"""


def test_a_failing_test_fails_the_step(tmp_path: Path) -> None:
    module = tmp_path / "test_within.py"
    module.write_text(WITHIN, encoding="utf-8")
    command = pyodide_tests.command([], tmp_path)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "1 failed, 5 passed" in done.stdout
    assert "assert (1 + 1) == 3" in done.stdout
    assert [path.name for path in tmp_path.iterdir()] == [module.name]
    assert module.read_text(encoding="utf-8") == WITHIN


def test_what_is_not_pure_is_refused() -> None:
    with pytest.raises(BuildError, match=r"The package greenlet [\d.]+ is not pure Python"):
        pyodide_tests.pure("greenlet")
