#!/usr/bin/env python3
"""Build, serve and test Cruce: `python3 build.py [serve | test | ...]`, the one command a new machine needs.

This file parses on Python 3.8 and imports the standard library only, so that a machine which lacks something is told
what, in one sentence, instead of seeing a traceback. The work itself is in `builder/`.
"""

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path

PYTHON = (3, 11)
NODE = (20, 19)


def python_lack() -> str:
    """Return the sentence about an unfit Python, or an empty string."""
    if sys.version_info[:2] < PYTHON:
        here, wanted = ".".join(map(str, sys.version_info[:2])), ".".join(map(str, PYTHON))
        return f"Cruce needs Python {wanted} or newer and this is Python {here}: run build.py with a newer one."
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        return "This Python lacks its venv or ensurepip module: install it (on Debian: apt-get install python3-venv)."
    return ""


def node_lack() -> str:
    """Return the sentence about an unfit or missing Node.js or npm, or an empty string."""
    wanted = ".".join(map(str, NODE))
    node = shutil.which("node")
    if node is None:
        return f"Cruce needs Node.js {wanted} or newer and there is no node on the PATH: install it with its npm."
    answer = subprocess.run([node, "--version"], stdout=subprocess.PIPE, check=False).stdout.decode().strip()
    found = re.match(r"v(\d+)\.(\d+)", answer)
    if not found or (int(found.group(1)), int(found.group(2))) < NODE:
        return f"Cruce needs Node.js {wanted} or newer and this one says {answer or 'nothing'}: install a newer one."
    if shutil.which("npm") is None:
        return (
            "Cruce needs npm beside Node.js and there is none on the PATH: install it (on Debian: apt-get install npm)."
        )
    return ""


def main() -> int:
    """Check the machine, then hand over to the builder; exit code 2 means the machine lacks something."""
    lack = python_lack() or node_lack()
    if lack:
        sys.stderr.write(lack + "\n")
        return 2
    sys.path.insert(0, str(Path(__file__).resolve().parent))
    from builder.cli import run  # noqa: PLC0415  # it does not parse on the Pythons that were just refused

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
