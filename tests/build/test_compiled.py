"""What the browser runs of Python is compiled, by the Python that runs it, and nothing that is needed is missing."""

import base64
import csv
import hashlib
import json
import re
import shutil
import sys
import zipfile
from pathlib import Path

import pytest

from builder.paths import PWA, BuildError
from builder.precompile import run_in_pyodide

IMPORT = re.compile(
    r"""(?:^|\\n|\\t|["'`]) *(?:from (?P<source>[\w.]+) import|import (?P<names>[\w., ]+))""", re.MULTILINE
)
MICROPYTHON = {"gzip", "tarfile"}
"""What PyScript imports in MicroPython alone, to unpack archives."""

IMPORTER = """
import contextlib, importlib, io, json, pathlib, sys
names = json.loads(pathlib.Path("/folder/names.json").read_text())
sys.path.insert(0, "/folder/wheel.zip")
missing = {}
for name in names:
    try:
        importlib.import_module(name)
    except ImportError as fault:
        missing[name] = str(fault)
from cruce.cli import main
printed = io.StringIO()
with contextlib.redirect_stdout(printed):
    codes = [main(["simulate", "--seed", "7"])]
    pathlib.Path("record.txt").write_text(printed.getvalue())
    codes.append(main(["replay", "record.txt"]))
origins = [str(module.__spec__.origin) for module in sys.modules.values() if getattr(module, "__spec__", None)]
print(json.dumps({"missing": missing, "origins": origins, "codes": codes}))
"""
"""Imports what it is told to, plays a match from the command line and replays its record."""


def wheel_of(site: Path) -> Path:
    """Return the one wheel of a site."""
    return next(site.glob("cruce-*.whl"))


def files_of(path: Path) -> dict[str, bytes]:
    """Return the files of an archive by name."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def pyscript_imports(site: Path) -> set[str]:
    """Return the modules of the standard library that PyScript's Python, which lies in its script, imports."""
    (script,) = (site / "vendor" / "pyscript").glob("core-*.js")
    names: set[str] = set()
    for found in IMPORT.finditer(script.read_text(encoding="utf-8")):
        names |= {name.split(" as ")[0].strip() for name in (found["source"] or found["names"]).split(",")}
    return {name for name in names if name.split(".")[0] in sys.stdlib_module_names} - MICROPYTHON


def worker_imports() -> set[str]:
    """Return the modules of the standard library and of Pyodide that the page's worker imports."""
    text = (PWA / "worker.py").read_text(encoding="utf-8")
    names = set(re.findall(r"^(?:from|import) ([\w.]+)", text, re.MULTILINE))
    return {name for name in names if not name.startswith(("cruce", "pyscript"))}


def test_nothing_that_is_imported_is_missing(site: Path, tmp_path: Path) -> None:
    wheel = wheel_of(site)
    shutil.copyfile(wheel, tmp_path / "wheel.zip")
    cruce = [name[:-4].replace("/", ".").removesuffix(".__init__") for name in files_of(wheel) if name.endswith(".pyc")]
    pyscript = pyscript_imports(site)
    assert {"asyncio", "base64", "html", "inspect", "json", "pathlib"} <= pyscript
    pyodide = {"pyodide.code", "pyodide.ffi", "pyodide.http", "pyodide.webloop", "importlib.metadata", "zipfile"}
    names = {*cruce, *pyscript, *pyodide, *worker_imports()} - {"cruce.__main__"}
    (tmp_path / "names.json").write_text(json.dumps(sorted(names)), encoding="utf-8")
    script = tmp_path / "importer.py"
    script.write_text(IMPORTER, encoding="utf-8")
    answer = json.loads(run_in_pyodide(script, tmp_path, site / "vendor" / "pyodide" / "stdlib.zip"))
    assert answer["missing"] == {}
    assert answer["codes"] == [0, 0]
    assert [origin for origin in answer["origins"] if origin.endswith(".py")] == []


def test_standard_library_is_compiled_and_nothing_else(site: Path) -> None:
    names = list(files_of(site / "vendor" / "pyodide" / "stdlib.zip"))
    assert [name for name in names if not name.endswith(".pyc")] == []
    assert names == sorted(names)
    assert not (site / "vendor" / "pyodide" / "python_stdlib.zip").exists()


def test_wheel_is_compiled_and_true_to_its_record(site: Path) -> None:
    files = files_of(wheel_of(site))
    assert [name for name in files if name.endswith(".py")] == []
    assert "cruce/rulesets.toml" in files
    (record,) = (name for name in files if name.endswith(".dist-info/RECORD"))
    rows = {name: (digest, size) for name, digest, size in csv.reader(files[record].decode().splitlines())}
    assert set(rows) == set(files)
    for name, (digest, size) in rows.items():
        if name != record:
            hashed = base64.urlsafe_b64encode(hashlib.sha256(files[name]).digest()).decode().rstrip("=")
            assert (digest, int(size)) == (f"sha256={hashed}", len(files[name])), name


def test_a_script_that_fails_in_pyodide_says_why(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text("import nothing_of_the_kind\n", encoding="utf-8")
    with pytest.raises(BuildError, match="nothing_of_the_kind"):
        run_in_pyodide(script, tmp_path)
