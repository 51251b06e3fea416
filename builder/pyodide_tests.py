"""Run the engine's tests on the Python of the page: pytest inside Pyodide, under Node, without a network."""

import shutil
import subprocess
from collections.abc import Sequence
from importlib.metadata import distribution
from pathlib import Path

from builder.paths import NODE_MODULES, ROOT, BuildError

RUNNER = Path(__file__).with_suffix(".mjs")

PACKAGES = ("hypothesis", "iniconfig", "packaging", "pluggy", "pygments", "pytest", "sortedcontainers")
"""What the tests import, from the `.venv`: pytest and Hypothesis with all they require."""

ELSEWHERE = ("tests/build", "tests/ui", "tests/web")
"""Tests of the builder and of the page: they start programs and browsers, or are of what runs on MicroPython."""


def pure(name: str) -> tuple[Path, set[str]]:
    """Return where a package is installed and its top-level names; raise BuildError unless it is pure Python."""
    package = distribution(name)
    tags = [line for line in (package.read_text("WHEEL") or "").splitlines() if line.startswith("Tag:")]
    if not tags or not all(tag.endswith("-none-any") for tag in tags):
        raise BuildError(f"The package {name} {package.version} is not pure Python, and Pyodide takes no other.")
    names = {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}
    return Path(str(package.locate_file(""))), names


def command(words: Sequence[str], repository: Path = ROOT) -> list[str]:
    """Return the command that runs a repository's tests inside Pyodide, with these words for pytest."""
    node = shutil.which("node")
    if node is None:
        raise BuildError("Node.js has to be on the PATH.")
    found = [pure(name) for name in PACKAGES]
    names = ",".join(sorted(set().union(*(names for _, names in found))))
    options = ["-p", "no:cacheprovider", *(f"--ignore={folder}" for folder in ELSEWHERE)]
    return [node, *map(str, (RUNNER, NODE_MODULES / "pyodide", repository, found[0][0])), names, *options, *words]


def run_tests(words: Sequence[str]) -> bool:
    """Run the tests, all that Pyodide can or those that the words choose, and say whether they passed."""
    return subprocess.run(command(words), cwd=ROOT, check=False).returncode == 0
