"""Gather the licence of everything that is shipped into one text file."""

import json
from pathlib import Path

from builder.packages import SHIPPED
from builder.paths import NODE_MODULES, ROOT, BuildError
from builder.vendor import PACKAGES

SPDX = NODE_MODULES / "spdx-license-list" / "licenses"

# Packages whose copyright line is in their repository only; the standard text leaves it open.
HOLDERS = {"@micropython/micropython-webassembly-pyscript": ("2013-2026", "Damien P. George")}

RULE = "=" * 80


def spdx_text(identifier: str) -> str:
    """Return the standard text of a licence by its SPDX identifier, whatever its letter case."""
    for path in SPDX.glob("*.json"):
        if path.stem.lower() == identifier.lower():
            return str(json.loads(path.read_bytes())["licenseText"])
    raise BuildError(f"The licence list has no text for {identifier}.")


def _package_text(package: Path, name: str, identifier: str) -> str:
    """Return a package's own licence file, or the standard text with the copyright holder filled in."""
    for path in sorted(package.iterdir()):
        if path.stem.upper() in {"LICENSE", "LICENCE"}:
            return path.read_text(encoding="utf-8")
    years, holder = HOLDERS.get(name, ("", "the authors"))
    return spdx_text(identifier).replace("<year>", years).replace("<copyright holders>", holder)


def licences() -> str:
    """Return name, version, licence and its full text for Cruce and for each part that is not ours."""
    parts = [("Cruce", "", "MIT", (ROOT / "LICENSE").read_text(encoding="utf-8"))]
    for item in PACKAGES:
        package = NODE_MODULES / item.package
        about = json.loads((package / "package.json").read_bytes())
        text = _package_text(package, item.package, about["license"])
        parts.append((item.package, about["version"], about["license"], text))
    parts += [(item.package, item.installed.version, item.licence, item.licence_text) for item in SHIPPED]
    python = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_bytes())["info"]["python"]
    parts.append(("CPython and its standard library (inside Pyodide)", python, "Python-2.0", spdx_text("Python-2.0")))
    return "\n".join(
        f"{RULE}\n{' '.join(filter(None, (name, version)))}\nLicence: {identifier}\n{RULE}\n\n{text.strip()}\n"
        for name, version, identifier, text in parts
    )
