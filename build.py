#!/usr/bin/env python3
"""Build, serve and test Cruce: `python3 build.py [serve | test | ...]`, the one command a new machine needs.

This file parses on Python 3.8 and imports the standard library only, so that a machine which lacks something is told
what, in one sentence, instead of seeing a traceback. The work itself is in `builder/`.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys

PYTHON = (3, 11)
NODE = (20, 19)


def python_lack():
    # type: () -> str
    """Return the sentence about an unfit Python, or an empty string."""
    if sys.version_info < PYTHON:
        return "Cruce is built with Python {}.{} or newer, and this one is {}.{}: run build.py with a newer python3.".format(
            *(PYTHON + tuple(sys.version_info[:2]))
        )
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        return "This Python has no ensurepip or venv module: install it first (on Debian: apt-get install python3-venv)."
    return ""


def node_lack():
    # type: () -> str
    """Return the sentence about an unfit or missing Node.js or npm, or an empty string."""
    node = shutil.which("node")
    if node is None:
        return "Node.js {}.{} or newer is needed, and there is no `node` on the PATH: install it first.".format(*NODE)
    answer = subprocess.run([node, "--version"], stdout=subprocess.PIPE, check=False).stdout.decode("ascii", "replace")
    found = re.match(r"v(\d+)\.(\d+)", answer)
    if not found or (int(found.group(1)), int(found.group(2))) < NODE:
        return "Node.js {}.{} or newer is needed, and `node --version` says {}: install a newer one.".format(
            *(NODE + (answer.strip() or "nothing",))
        )
    if shutil.which("npm") is None:
        return "Node.js is here but npm is not on the PATH: install npm (it comes with Node.js; on Debian: apt-get install npm)."
    return ""


def main():
    # type: () -> int
    """Check the machine, then hand over to the builder; exit code 2 means the machine lacks something."""
    lack = python_lack() or node_lack()
    if lack:
        sys.stderr.write(lack + "\n")
        return 2
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    from builder.cli import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
