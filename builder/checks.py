"""Every check and test of the project, one after the other: what `python3 build.py test` runs. Runs in the `.venv`."""

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from builder.paths import CACHE, NODE_MODULES, PWA, ROOT, BuildError, venv_tool
from builder.pyodide_tests import run_tests
from builder.site import build

SITE = CACHE / "test-site"
"""The site the checks and tests look at, built once for all of them."""


def _tool(name: str) -> str:
    """Return the path of a program of the npm packages."""
    found = shutil.which(name, path=NODE_MODULES / ".bin")
    if found is None:
        raise BuildError(f"The npm packages have no program {name}.")
    return found


def _call(*words: str | Path) -> bool:
    """Run a check from the repository's root and say whether it passed."""
    env = {**os.environ, "CRUCE_SITE": str(SITE)}
    return subprocess.run([str(word) for word in words], cwd=ROOT, env=env, check=False).returncode == 0


def _lint() -> bool:
    ruff = venv_tool("ruff")
    return all([_call(ruff, "check"), _call(ruff, "format", "--check")])


def _types() -> bool:
    return _call(venv_tool("mypy"))


def _site() -> bool:
    build(SITE)
    return True


def _html() -> bool:
    return _call(_tool("html-validate"), SITE / "index.html")


def _css() -> bool:
    return _call(_tool("stylelint"), *sorted(PWA.glob("*.css")))


def _pytest(words: Sequence[str]) -> bool:
    """Run the tests on all cores."""
    return _call(venv_tool("python"), "-m", "pytest", "--numprocesses=auto", *words)


@dataclass(frozen=True)
class Check:
    """One step of the test command, by the name `--only` knows."""

    name: str
    act: Callable[[], bool]
    needs_site: bool = False


def checks(words: Sequence[str], only: Sequence[str] = ()) -> list[Check]:
    """Return the steps in order; the tests come last, so that their summary closes the output.

    The words are for the tests on this machine's Python; those on Pyodide get them only when `only` names that step.
    """
    return [
        Check("lint", _lint),
        Check("types", _types),
        Check("css", _css),
        Check("html", _html, needs_site=True),
        Check("pyodide", lambda: run_tests(words if "pyodide" in only else [])),
        Check("pytest", lambda: _pytest(words), needs_site=True),
    ]


def run(only: Sequence[str], words: Sequence[str]) -> list[str]:
    """Run the chosen steps, all of them even when one fails, and return the names of those that failed."""
    chosen = [check for check in checks(words, only) if not only or check.name in only]
    if any(check.needs_site for check in chosen):
        chosen.insert(next(i for i, check in enumerate(chosen) if check.needs_site), Check("site", _site))
    failed = []
    for check in chosen:
        start = time.monotonic()
        print(f"== {check.name}", flush=True)
        passed = check.act()
        if not passed:
            failed.append(check.name)
        if check.name != "pytest":
            print(f"   {'passed' if passed else 'FAILED'} in {time.monotonic() - start:.1f} s", flush=True)
    return failed


def main() -> int:
    """Run the steps that the command line names, or all."""
    parser = argparse.ArgumentParser(prog="build.py test")
    parser.add_argument("--only", action="append", default=[], choices=[check.name for check in checks([])])
    parser.add_argument("pytest", nargs="*")
    options = parser.parse_args()
    try:
        failed = run(options.only, options.pytest)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    if failed:
        print(f"Not passed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
