"""Build the engine's wheel with hatchling, the same bytes every time."""

import os
import subprocess
from pathlib import Path

from builder.paths import ROOT, BuildError, venv_tool

EPOCH = "1704067200"
"""2024-01-01, the date of every file in the wheel: a build's time must not change its bytes."""


def build_wheel(folder: Path) -> Path:
    """Build the wheel into `folder` and return its path; raise BuildError with hatchling's words when it fails."""
    command = [str(venv_tool("hatchling")), "build", "-t", "wheel", "-d", str(folder)]
    env = {**os.environ, "SOURCE_DATE_EPOCH": EPOCH}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    wheels = list(folder.glob("cruce-*.whl"))
    if done.returncode or len(wheels) != 1:
        raise BuildError(f"hatchling did not build the wheel: {(done.stderr or done.stdout).strip()}")
    return wheels[0]
