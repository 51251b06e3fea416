"""Stamp the service worker with the list of files, their hashes and the version that follows from them."""

import base64
import hashlib
import json
from pathlib import Path

from builder.paths import BuildError

VERSION_LINE = 'const VERSION = "unbuilt";'
FILES_LINE = "const FILES = [];"
WORKER = "service-worker.js"


def listed(dist: Path) -> list[tuple[str, str]]:
    """Return [path, integrity] of every file to precache, sorted.

    The page itself goes in as `./`: some hosts answer `index.html` with a redirect, and a redirected answer cannot be
    served to a navigation later.
    """
    rows = []
    for path in sorted(dist.rglob("*")):
        name = path.relative_to(dist).as_posix()
        if path.is_file() and name != WORKER:
            digest = base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode("ascii")
            rows.append(("./" if name == "index.html" else f"./{name}", f"sha256-{digest}"))
    return sorted(rows)


def stamp(template: str, dist: Path) -> str:
    """Return the service worker for what lies in `dist`; equal contents give an equal version."""
    for line in (VERSION_LINE, FILES_LINE):
        if template.count(line) != 1:
            raise BuildError(f"service-worker.js has to hold the line `{line}` once.")
    rows = listed(dist)
    files = json.dumps(rows, separators=(",", ":"))
    version = hashlib.sha256((template + files).encode()).hexdigest()[:16]
    return template.replace(VERSION_LINE, f'const VERSION = "{version}";').replace(
        FILES_LINE, f"const FILES = {files};"
    )
