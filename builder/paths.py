"""Where things are in the repository, and the one error of the builder."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PWA = ROOT / "pwa"
VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"
CACHE = ROOT / ".cache"


class BuildError(Exception):
    """Something a person has to mend; its text is one sentence and is all that is printed."""


def venv_tool(name: str) -> Path:
    """Return the path of a program inside `.venv`, which is used by path and never activated."""
    if os.name == "nt":
        return VENV / "Scripts" / f"{name}.exe"
    return VENV / "bin" / name
