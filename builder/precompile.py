"""Compile the standard library and the wheel with Pyodide's own Python, in Node, so that the browser need not.

Compiling takes some seconds, so results are kept in `.cache/`, named after a hash of all they were made from.
"""

import json
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from builder.paths import CACHE, NODE_MODULES, BuildError
from builder.stamps import fingerprint

RUNNER = Path(__file__).with_name("pyodide.mjs")
COMPILER = Path(__file__).with_name("compile_inside.py")
COMPILED = CACHE / "compiled"

ROOTS = (
    # What PyScript's Python in the worker imports.
    *("asyncio", "base64", "collections", "functools", "html", "inspect", "io", "json", "pathlib"),
    # What Pyodide imports when it is asked for something.
    *("pyodide.code", "pyodide.ffi", "pyodide.http", "pyodide.webloop", "shutil", "zipfile"),
    *("importlib.metadata", "importlib.resources"),
    # The codecs that archives, sources and errors may ask for; texts are UTF-8, which is always there.
    *("encodings.ascii", "encodings.cp437", "encodings.latin_1", "encodings.raw_unicode_escape"),
    *("encodings.unicode_escape",),
    # What the page's worker and the wheel import; a test imports all of the wheel from what is kept.
    *("dataclasses", "enum", "hashlib", "pkgutil", "random", "re", "reprlib", "secrets", "tomllib"),
    *("typing",),
    # What the modules above import late, inside their functions. Warnings do without `tracemalloc`, which needs much.
    *("_ast_unparse", "_threading_local", "concurrent.futures.thread", "importlib.readers"),
    *("importlib.resources.readers", "importlib.resources._adapters"),
)
"""The modules of the standard library that are shipped, with all that they import."""


def run_in_pyodide(script: Path, folder: Path, stdlib: Path | None = None) -> str:
    """Run a script in the pinned Pyodide with a folder at `/folder`; return what it printed."""
    node = shutil.which("node")
    if node is None:
        raise BuildError("Node.js has to be on the PATH.")
    words = [node, RUNNER, script, folder, *([stdlib] if stdlib else [])]
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"{script.name} failed in Pyodide: {(done.stderr or done.stdout).strip()}")
    return done.stdout


def _made(kind: str, key: str, result: str, job: dict[str, object], *inputs: tuple[Path, str]) -> Path:
    """Return a compiled file from the cache, made now when it is not there."""
    made = COMPILED / f"{kind}-{key[:16]}"
    if not made.is_file():
        with tempfile.TemporaryDirectory() as scratch:
            folder = Path(scratch)
            for source, name in inputs:
                shutil.copyfile(source, folder / name)
            (folder / "job.json").write_text(json.dumps(job), encoding="utf-8")
            run_in_pyodide(COMPILER, folder)
            COMPILED.mkdir(parents=True, exist_ok=True)
            # Under another name first: a build at the same time must not see half a file.
            half = COMPILED / f"{folder.name}.half"
            shutil.copyfile(folder / result, half)
            half.replace(made)
    return made


def _key(*parts: str | Path) -> str:
    return fingerprint(RUNNER, COMPILER, NODE_MODULES / "pyodide" / "python_stdlib.zip", *parts)


def compiled_stdlib() -> Path:
    """Return the standard library as the page ships it: only what is needed, compiled."""
    return _made("stdlib", _key(*ROOTS), "stdlib.zip", {"roots": ROOTS})


def compile_wheel(wheel: Path, left_out: Sequence[str] = ()) -> None:
    """Put in a wheel's place the same wheel with its modules compiled, without the files that a pattern names."""
    job: dict[str, object] = {"left_out": left_out}
    shutil.copyfile(_made("wheel", _key(wheel, *left_out), "compiled.whl", job, (wheel, "plain.whl")), wheel)
