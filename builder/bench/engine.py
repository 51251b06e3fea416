"""How fast the engine plays, on this machine's Python and on the page's."""

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from builder.paths import ROOT, venv_tool
from builder.precompile import run_in_pyodide

SCRIPT = Path(__file__).with_name("rounds.py")


def _figures(printed: str) -> dict[str, Any]:
    told = json.loads(printed.strip().splitlines()[-1])
    return {"rounds_per_second": median(told["rounds"]), "reference_loops_per_second": median(told["loops"])}


def engine(site: Path) -> dict[str, Any]:
    """Return random rounds a second on CPython and on Pyodide, each beside the reference loop."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "engine")}
    words = [str(venv_tool("python")), str(SCRIPT)]
    here = subprocess.run(words, env=env, capture_output=True, text=True, check=True)
    with tempfile.TemporaryDirectory() as folder:
        shutil.copyfile(next(site.glob("cruce-*.whl")), Path(folder, "cruce.whl"))
        there = run_in_pyodide(SCRIPT, Path(folder), site / "vendor" / "pyodide" / "stdlib.zip")
    return {"cpython": _figures(here.stdout), "pyodide": _figures(there)}
