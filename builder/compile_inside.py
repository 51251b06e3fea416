"""Runs in Pyodide, by `pyodide.mjs`: compiles archives of modules, so that the browser never has to.

`/folder/job.json` says what to make: the standard library of the `roots` it names, or a wheel without the files whose
names match one of the patterns `left_out`. Everything here is pinned with Pyodide, the compressor too, so the same
input gives the same bytes anywhere.
"""

import base64
import hashlib
import importlib
import importlib.util
import json
import marshal
import sys
import zipfile
from fnmatch import fnmatchcase
from pathlib import Path

FOLDER = Path("/folder")
STDLIB = "/lib/python314.zip"
DATE = (2024, 1, 1, 0, 0, 0)
UNCHECKED_HASH = (1).to_bytes(4, "little")
"""The flags of a .pyc that is never compared with its source: there is none."""


def pyc(source: bytes, name: str, optimize: int) -> bytes:
    """Return a module's source compiled; `name` is what a traceback calls it."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return importlib.util.MAGIC_NUMBER + UNCHECKED_HASH + bytes(8) + marshal.dumps(code)


def write(path: Path, files: dict[str, bytes]) -> None:
    """Write an archive, small and the same every time."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name, DATE), data, zipfile.ZIP_DEFLATED)


def read(path: str | Path) -> dict[str, bytes]:
    """Return the files of an archive by name, in order of their names."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in sorted(archive.namelist()) if not name.endswith("/")}


def stdlib(target: Path, roots: list[str]) -> None:
    """Write what Pyodide itself has imported by now, and the roots with all that they import."""
    for name in roots:
        importlib.import_module(name)
    sources = read(STDLIB)
    specs = [getattr(module, "__spec__", None) for module in list(sys.modules.values())]
    # What is frozen into the interpreter names a file too, but its origin says so.
    found = {spec.origin for spec in specs if spec and spec.origin}
    kept = [name for name in sources if f"{STDLIB}/{name}" in found]
    write(target, {name + "c": pyc(sources[name], f"{STDLIB}/{name}", 2) for name in kept})


def wheel(source: Path, target: Path, left_out: list[str]) -> None:
    """Write a wheel with every module compiled, without what is left out, and its record made anew."""
    # With their docstrings: a dataclass that has none makes itself one, at a cost, whenever it is imported.
    files = {
        name + "c" * name.endswith(".py"): pyc(data, name, 1) if name.endswith(".py") else data
        for name, data in read(source).items()
        if not any(fnmatchcase(name, pattern) for pattern in left_out)
    }
    record = next(name for name in files if name.endswith(".dist-info/RECORD"))
    del files[record]
    rows = [f"{name},sha256={digest(data)},{len(data)}" for name, data in files.items()]
    write(target, {**files, record: "\n".join([*rows, f"{record},,", ""]).encode()})


def digest(data: bytes) -> str:
    """Return a hash as a wheel's record writes it."""
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")


job = json.loads((FOLDER / "job.json").read_bytes())
if "roots" in job:
    stdlib(FOLDER / "stdlib.zip", job["roots"])
else:
    wheel(FOLDER / "plain.whl", FOLDER / "compiled.whl", job["left_out"])
