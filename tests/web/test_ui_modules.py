"""The screen's Python is MicroPython's dialect: every module is imported by the very interpreter that is shipped."""

import shutil
import subprocess
from pathlib import Path

import pytest

from builder.paths import PWA

RUNNER = Path(__file__).with_name("micropython.mjs")
MODULES = [".".join(path.relative_to(PWA).with_suffix("").parts) for path in sorted(PWA.glob("ui/**/*.py"))]


def run(site: Path, folder: Path, *names: str) -> subprocess.CompletedProcess[str]:
    """Let the shipped MicroPython take modules from a folder."""
    node = shutil.which("node")
    assert node
    interpreter = site / "vendor" / "micropython" / "micropython.mjs"
    words: list[str | Path] = [node, RUNNER, interpreter, folder, *names]
    return subprocess.run(words, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", ["main.py", *MODULES])
def test_micropython_takes_the_module(site: Path, name: str) -> None:
    done = run(site, PWA, name)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    "code",
    ["import typing", "from dataclasses import dataclass", "match 1:\n    case 1: pass", "'ab'.removeprefix('a')"],
)
def test_what_micropython_lacks_is_noticed(site: Path, tmp_path: Path, code: str) -> None:
    (tmp_path / "module.py").write_text(code + "\n", encoding="utf-8")
    assert run(site, tmp_path, "module").returncode != 0


def test_what_belongs_to_the_page_can_be_imported(site: Path, tmp_path: Path) -> None:
    code = "from pyscript import document, workers\nfrom pyscript.ffi import create_proxy\nfrom js import Intl\n"
    code += (
        "from pyscript.js_modules import fluent\nnode = document.createElement('p')\nnode.append(create_proxy(len))\n"
    )
    (tmp_path / "module.py").write_text(code, encoding="utf-8")
    done = run(site, tmp_path, "module")
    assert done.returncode == 0, done.stdout + done.stderr
