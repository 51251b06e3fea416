"""Copy what the page needs out of the pinned npm packages; nothing is ever fetched from another origin."""

import json
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from builder.paths import NODE_MODULES, BuildError

SOURCE_MAP = re.compile(rb"\n?//# sourceMappingURL=\S+\s*$")
TEXT = {".js", ".mjs"}


@dataclass(frozen=True)
class Vendored:
    """One npm package, the folder it gets under `vendor/`, and the files we ship of it."""

    package: str
    folder: str
    source: str
    """The folder inside the package that the patterns below start from."""
    patterns: tuple[str, ...]


# PyScript's terminal, code editors, TOML and zip support stay behind: nothing here asks for them.
PACKAGES = (
    Vendored("pyodide", "pyodide", ".", ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")),
    Vendored(
        "@pyscript/core",
        "pyscript",
        "dist",
        (
            "core.js",
            "core-*.js",
            "error-*.js",
            "deprecations-manager-*.js",
            "donkey-*.js",
            "py-editor-*.js",
            "py-game-*.js",
            "py-terminal-*.js",
        ),
    ),
    Vendored(
        "@micropython/micropython-webassembly-pyscript", "micropython", ".", ("micropython.mjs", "micropython.wasm")
    ),
    Vendored("@fluent/bundle", "fluent", "esm", ("*.js",)),
    Vendored("idb", "idb", "build", ("index.js",)),
)


def _copy(source: Path, target: Path) -> None:
    """Copy one file, without the line that names a source map we do not ship."""
    if source.suffix in TEXT:
        target.write_bytes(SOURCE_MAP.sub(b"\n", source.read_bytes()))
    else:
        shutil.copyfile(source, target)


def _reduced_lock(package: Path) -> str:
    """Return Pyodide's lock file with its list of packages emptied: we load none of them."""
    info = json.loads((package / "pyodide-lock.json").read_bytes())["info"]
    kept = {name: info[name] for name in ("abi_version", "arch", "platform", "python")}
    return json.dumps({"info": kept, "packages": {}, "tool": {}}, indent=1) + "\n"


def vendor(dist: Path) -> None:
    """Fill `dist/vendor/` from `node_modules`; raise BuildError when a package no longer has a file we name."""
    for item in PACKAGES:
        package = NODE_MODULES / item.package
        target = dist / "vendor" / item.folder
        target.mkdir(parents=True)
        for pattern in item.patterns:
            found = sorted((package / item.source).glob(pattern))
            if not found:
                raise BuildError(f"The npm package {item.package} has no file {item.source}/{pattern}.")
            for source in found:
                _copy(source, target / source.name)
    lock = dist / "vendor" / "pyodide" / "pyodide-lock.json"
    lock.write_text(_reduced_lock(NODE_MODULES / "pyodide"), encoding="utf-8")
