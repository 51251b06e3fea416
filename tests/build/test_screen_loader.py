"""The screen's MicroPython takes PyScript's own Python in by steps, and no more of it than it needs."""

import json
import re
import shutil
import subprocess
from pathlib import Path

from builder.paths import NODE_MODULES

RUNNER = Path(__file__).with_name("screen.mjs")
PYSCRIPT = NODE_MODULES / "@pyscript" / "core" / "src"


def test_library_comes_by_steps_and_only_what_is_needed(site: Path) -> None:
    node = shutil.which("node")
    assert node
    words: list[str | Path] = [node, RUNNER, site, PYSCRIPT / "stdlib.js"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["said"] == ["the worker a text", "again"]
    assert told["files"] == ["context.py", "ffi.py", "util.py", "workers.py"]
    assert told["turns"] >= len(told["files"])


def test_shipped_pyscript_puts_its_library_as_the_loader_expects(site: Path) -> None:
    (script,) = (site / "vendor" / "pyscript").glob("core-*.js")
    text = script.read_text(encoding="utf-8")
    assert "import pyscript as _pyscript" in text
    assert re.search(r"""_path = _Path\(\\?"\$\{\w+\}/\$\{\w+\}\\?"\)""", text)
