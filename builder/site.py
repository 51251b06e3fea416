"""Assemble the static site: what `python3 build.py` makes. Runs in the `.venv`."""

import argparse
import json
import runpy
import shutil
import sys
import tempfile
from pathlib import Path

from builder.licences import licences
from builder.packages import ship_packages
from builder.pages import expand, join_styles
from builder.paths import PWA, ROOT, BuildError
from builder.precache import WORKER, stamp, stamped
from builder.precompile import compile_wheel, compiled_stdlib
from builder.vendor import vendor
from builder.wheel import build_wheel

TEMPLATES = {"index.html", "ui.json", "engine.json", "loader.mjs", "screen.mjs", "art/cards.svg"}
IGNORED = {"__pycache__", "stubs"}
COMMAND_LINE = (
    *("cruce/__main__.py", "cruce/cli.py", "cruce/replay.py", "cruce/sheet.py", "cruce/arena/*"),
    "*.dist-info/entry_points.txt",
)
"""What the wheel has for the command line alone, as patterns: the page's wheel goes without."""


def _copy_pages(dist: Path) -> None:
    """Copy everything under `pwa/` that is shipped as it is."""
    for source in sorted(PWA.rglob("*")):
        name = source.relative_to(PWA)
        hidden = any(part in IGNORED or part.startswith(".") for part in name.parts)
        if source.is_file() and not hidden and name.as_posix() not in TEMPLATES:
            target = dist / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)


def _ui_config(dist: Path) -> dict[str, object]:
    """Return the screen's PyScript settings with the UI modules and language files of the start in its file system.

    MicroPython gets them one by one: unpacking an archive would need another chunk of PyScript. The others it fetches
    itself, from the service worker's store.
    """
    config: dict[str, object] = json.loads((PWA / "ui.json").read_bytes())
    found = [*dist.glob("ui/**/*.py"), *dist.glob("strings/*.ftl")]
    later = runpy.run_path(str(PWA / "ui" / "later.py"))["files"]()
    names = {path.relative_to(dist).as_posix() for path in found}
    config["files"] = {f"./{name}": f"./{name}" for name in sorted(names.difference(later))}
    return config


def _engine_config(wheel: Path) -> dict[str, object]:
    """Return the worker's PyScript settings with the wheel, which PyScript unpacks because of the star."""
    config: dict[str, object] = json.loads((PWA / "engine.json").read_bytes())
    config["files"] = {f"./{wheel.name}": "./*"}
    return config


def _write_json(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def assemble(dist: Path) -> None:
    """Make the whole site in the empty folder `dist`."""
    wheel = build_wheel(dist)
    compile_wheel(wheel, COMMAND_LINE)
    _copy_pages(dist)
    vendor(dist)
    ship_packages(dist)
    shutil.copyfile(compiled_stdlib(), dist / "vendor" / "pyodide" / "stdlib.zip")
    shutil.copyfile(PWA / "loader.mjs", dist / "vendor" / "pyodide" / "loader.mjs")
    shutil.copyfile(PWA / "screen.mjs", dist / "vendor" / "micropython" / "loader.mjs")
    shutil.copyfile(ROOT / "manifest.json", dist / "manifest.json")
    _write_json(dist / "ui.json", _ui_config(dist))
    _write_json(dist / "engine.json", _engine_config(wheel))
    page = join_styles(expand((PWA / "index.html").read_text(encoding="utf-8")), dist)
    (dist / "index.html").write_text(page, encoding="utf-8")
    (dist / "licences.txt").write_text(licences(), encoding="utf-8")
    template = (ROOT / WORKER).read_text(encoding="utf-8")
    (dist / WORKER).write_text(stamp(template, dist), encoding="utf-8")


def build(out: Path) -> None:
    """Build the site into `out`, replacing an earlier one only when the new one is whole.

    Raise BuildError when `out` holds something that is not an earlier build, such as this repository.
    """
    if out.exists() and not stamped(out) and (not out.is_dir() or any(out.iterdir())):
        raise BuildError(f"{out} is there and is not an earlier build of Cruce: name an empty or new folder.")
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".cruce-", dir=out.parent) as scratch:
        fresh, old = Path(scratch, "new"), Path(scratch, "old")
        fresh.mkdir()
        assemble(fresh)
        if out.exists():
            out.rename(old)
        fresh.rename(out)


def main() -> int:
    """Run the build from the command line of the `.venv`'s Python."""
    parser = argparse.ArgumentParser(prog="build.py")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    out = parser.parse_args().out.resolve()
    try:
        build(out)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
