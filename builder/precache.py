"""Stamp the service worker with the list of files, their hashes and the version that follows from them."""

import base64
import hashlib
import json
from pathlib import Path

from builder.paths import BuildError

VERSION_LINE = 'const VERSION = "unbuilt";'
FILES_LINE = "const FILES = [];"
BYTES_LINE = "const BYTES = 0;"
WORKER = "service-worker.js"


def listed(dist: Path) -> list[tuple[str, str, int]]:
    """Return [path, integrity, bytes] of every file to precache, the largest first: a slow line is then never idle.

    The page itself goes in as `./`: some hosts answer `index.html` with a redirect, and a redirected answer cannot be
    served to a navigation later.
    """
    rows = []
    for path in sorted(dist.rglob("*")):
        name = path.relative_to(dist).as_posix()
        if path.is_file() and name != WORKER:
            data = path.read_bytes()
            digest = base64.b64encode(hashlib.sha256(data).digest()).decode("ascii")
            rows.append(("./" if name == "index.html" else f"./{name}", f"sha256-{digest}", len(data)))
    return sorted(rows, key=lambda row: (-row[2], row[0]))


def stamp(template: str, dist: Path) -> str:
    """Return the service worker for what lies in `dist`; equal contents give an equal version."""
    for line in (VERSION_LINE, FILES_LINE, BYTES_LINE):
        if template.count(line) != 1:
            raise BuildError(f"service-worker.js has to hold the line `{line}` once.")
    rows = listed(dist)
    files = json.dumps(rows, separators=(",", ":"))
    version = hashlib.sha256((template + files).encode()).hexdigest()[:16]
    return (
        template.replace(VERSION_LINE, f'const VERSION = "{version}";')
        .replace(FILES_LINE, f"const FILES = {files};")
        .replace(BYTES_LINE, f"const BYTES = {sum(size for _, _, size in rows)};")
    )


def stamped(folder: Path) -> bool:
    """Say whether a folder is a build: its service worker has a version, which the one we keep has not."""
    worker = folder / WORKER
    if not worker.is_file():
        return False
    text = worker.read_text(encoding="utf-8", errors="replace")
    return "const VERSION = " in text and VERSION_LINE not in text
