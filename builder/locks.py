"""Write the lock files again after a pin changed: `python3 build.py lock`. Needs `uv` on the PATH."""

import json
import shutil

from builder.paths import ROOT, BuildError
from builder.setup import BUILD_LOCK, TEST_LOCK, call

# No index, no address and no comment goes into a lock: the hashes alone say what is right.
COMPILE = (
    *("pip", "compile", "--quiet", "--generate-hashes", "--universal", "--python-version", "3.11"),
    *("--no-emit-index-url", "--no-annotate", "--no-header"),
)


def _lock_npm(npm: str) -> None:
    call([npm, "install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"])
    path = ROOT / "package-lock.json"
    lock = json.loads(path.read_bytes())
    for package in lock["packages"].values():
        package.pop("funding", None)
    path.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def lock() -> None:
    """Write the two Python locks, the build's from the versions of the tests', and the npm lock."""
    uv, npm = shutil.which("uv"), shutil.which("npm")
    if uv is None or npm is None:
        raise BuildError("Locking needs uv and npm on the PATH.")
    call([uv, *COMPILE, "--group", "test", "--output-file", TEST_LOCK.name])
    call([uv, *COMPILE, "--group", "build", "--constraints", TEST_LOCK.name, "--output-file", BUILD_LOCK.name])
    _lock_npm(npm)
