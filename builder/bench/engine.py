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

ROUNDS = Path(__file__).with_name("rounds.py")
DEALS = Path(__file__).with_name("deals.py")


def _printed(script: Path, site: Path) -> dict[str, dict[str, Any]]:
    """Return what a script prints last, as JSON, on CPython and on Pyodide."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "engine")}
    words = [str(venv_tool("python")), str(script)]
    here = subprocess.run(words, env=env, capture_output=True, text=True, check=True)
    with tempfile.TemporaryDirectory() as folder:
        shutil.copyfile(next(site.glob("cruce-*.whl")), Path(folder, "cruce.whl"))
        there = run_in_pyodide(script, Path(folder), site / "vendor" / "pyodide" / "stdlib.zip")
    printed = {"cpython": here.stdout, "pyodide": there}
    return {python: json.loads(text.strip().splitlines()[-1]) for python, text in printed.items()}


def engine(site: Path) -> dict[str, Any]:
    """Return random rounds a second on CPython and on Pyodide, each beside the reference loop."""
    return {
        python: {"rounds_per_second": median(told["rounds"]), "reference_loops_per_second": median(told["loops"])}
        for python, told in _printed(ROUNDS, site).items()
    }


def thinking(site: Path) -> dict[str, Any]:
    """Return how long the bots' worlds and solved deals take on CPython and on Pyodide."""
    return {
        python: {
            "world_us": told["world_us"],
            "solve_ms_median": median(told["solve_ms"]),
            "solve_ms_p95": told["solve_ms"][len(told["solve_ms"]) * 95 // 100],
        }
        for python, told in _printed(DEALS, site).items()
    }
