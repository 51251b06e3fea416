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
from cruce.replay import replay_line

IMPORT = re.compile(
    r"""(?:^|\\n|\\t|["'`]) *(?:from (?P<source>[\w.]+) import|import (?P<names>[\w., ]+))""", re.MULTILINE
)
MICROPYTHON = {"gzip", "tarfile"}
"""What PyScript imports in MicroPython alone, to unpack archives."""

IMPORTER = """
import importlib, json, pathlib, sys
names = json.loads(pathlib.Path("/folder/names.json").read_text())
sys.path.insert(0, "/folder/wheel.zip")
missing = {}
for name in names:
    try:
        importlib.import_module(name)
    except ImportError as fault:
        missing[name] = str(fault)
from cruce.record import match_line
from cruce.rules import Rules
from cruce.table import Table
record = match_line(Table(Rules.named("standard"), "7/0", ["club"] * 4).play_out())
origins = [str(module.__spec__.origin) for module in sys.modules.values() if getattr(module, "__spec__", None)]
print(json.dumps({"missing": missing, "origins": origins, "record": record}))
"""
"""Imports what it is told to and plays a match."""

PLACES = """
import json, marshal, pathlib
code = marshal.loads(pathlib.Path("/folder/errors.pyc").read_bytes()[16:])
functions = [constant for constant in code.co_consts if hasattr(constant, "co_positions")]
print(json.dumps([place for function in functions for place in list(function.co_positions())[1:]]))
"""
"""Tells which places of the source the instructions of a compiled module name."""


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
    """Return the modules of the standard library, of Pyodide and of the engine that the page's worker imports."""
    text = (PWA / "worker.py").read_text(encoding="utf-8")
    names = set(re.findall(r"^(?:from|import) ([\w.]+)", text, re.MULTILINE))
    return {name for name in names if not name.startswith("pyscript")}


def test_nothing_that_is_imported_is_missing(site: Path, tmp_path: Path) -> None:
    wheel = wheel_of(site)
    shutil.copyfile(wheel, tmp_path / "wheel.zip")
    cruce = [name[:-4].replace("/", ".").removesuffix(".__init__") for name in files_of(wheel) if name.endswith(".pyc")]
    pyscript = pyscript_imports(site)
    assert {"asyncio", "base64", "html", "inspect", "json", "pathlib"} <= pyscript
    pyodide = {"pyodide.code", "pyodide.ffi", "pyodide.http", "pyodide.webloop", "importlib.metadata", "zipfile"}
    names = {*cruce, *pyscript, *pyodide, *worker_imports()}
    (tmp_path / "names.json").write_text(json.dumps(sorted(names)), encoding="utf-8")
    script = tmp_path / "importer.py"
    script.write_text(IMPORTER, encoding="utf-8")
    answer = json.loads(run_in_pyodide(script, tmp_path, site / "vendor" / "pyodide" / "stdlib.zip"))
    assert answer["missing"] == {}
    assert replay_line(answer["record"]).winner is not None
    assert [origin for origin in answer["origins"] if origin.endswith(".py")] == []


def test_standard_library_is_compiled_and_nothing_else(site: Path) -> None:
    names = list(files_of(site / "vendor" / "pyodide" / "stdlib.zip"))
    assert [name for name in names if not name.endswith(".pyc")] == []
    assert names == sorted(names)
    assert not (site / "vendor" / "pyodide" / "python_stdlib.zip").exists()


def test_what_only_the_command_line_needs_stays_behind(site: Path) -> None:
    names = list(files_of(wheel_of(site)))
    assert "cruce/table.pyc" in names
    assert [name for name in names if re.search(r"__main__|/cli|sheet|replay|arena|entry_points", name)] == []
    stdlib = list(files_of(site / "vendor" / "pyodide" / "stdlib.zip"))
    assert [name for name in stdlib if re.match(r"argparse|gettext|pickle|tracemalloc", name)] == []


def test_compiled_code_knows_lines_and_no_columns(site: Path, tmp_path: Path) -> None:
    (tmp_path / "errors.pyc").write_bytes(files_of(wheel_of(site))["cruce/errors.pyc"])
    script = tmp_path / "places.py"
    script.write_text(PLACES, encoding="utf-8")
    places = json.loads(run_in_pyodide(script, tmp_path))
    assert any(line for line, _, _, _ in places)
    assert [columns for _, _, *columns in places if columns != [None, None]] == []


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
