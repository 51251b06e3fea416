"""A machine that lacks something is told what, in one sentence, by `build.py` itself."""

import ast
import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from builder.paths import ROOT

BUILD = ROOT / "build.py"


def programs(folder: Path, **scripts: str) -> dict[str, str]:
    """Return an environment whose PATH holds nothing but the given shell scripts."""
    for name, body in scripts.items():
        path = folder / name
        path.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
        path.chmod(0o755)
    return {**os.environ, "PATH": str(folder)}


def refusal(env: dict[str, str], prelude: str = "") -> str:
    """Run `build.py` after some Python and return the sentence it refuses with."""
    code = f"import runpy, sys\n{prelude}\nrunpy.run_path({str(BUILD)!r}, run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_parses_on_python_3_8() -> None:
    ast.parse(BUILD.read_text(encoding="utf-8"), feature_version=(3, 8))


def test_imports_the_standard_library_only_before_its_checks() -> None:
    tree = ast.parse(BUILD.read_text(encoding="utf-8"))
    names = {alias.name.split(".")[0] for node in tree.body if isinstance(node, ast.Import) for alias in node.names}
    names |= {str(node.module).split(".")[0] for node in tree.body if isinstance(node, ast.ImportFrom)}
    assert names <= sys.stdlib_module_names


def test_old_python(tmp_path: Path) -> None:
    text = refusal(programs(tmp_path), "sys.version_info = (3, 8, 0, 'final', 0)")
    assert "Python 3.11 or newer" in text
    assert "Python 3.8" in text


def test_no_ensurepip(tmp_path: Path) -> None:
    prelude = "import importlib.util as u; find = u.find_spec\n"
    prelude += "u.find_spec = lambda name, *rest: None if name == 'ensurepip' else find(name, *rest)"
    assert "ensurepip" in refusal(programs(tmp_path), prelude)


def test_no_node(tmp_path: Path) -> None:
    assert "no node on the PATH" in refusal(programs(tmp_path))


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.9", "", "unknown"])
def test_old_node(tmp_path: Path, version: str) -> None:
    text = refusal(programs(tmp_path, node=f"echo {version}", npm="true"))
    assert "Node.js 20.19 or newer" in text
    assert (version or "nothing") in text


def test_no_npm(tmp_path: Path) -> None:
    assert "npm" in refusal(programs(tmp_path, node="echo v20.19.0"))


def test_fit_machine_is_not_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env = programs(tmp_path, node="echo v22.12.0", npm="true")
    monkeypatch.setenv("PATH", env["PATH"])
    build = runpy.run_path(str(BUILD))
    assert build["python_lack"]() == ""
    assert build["node_lack"]() == ""
