"""How many bytes a first visit costs, file by file."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from builder.paths import BuildError

WEIGHER = Path(__file__).with_name("weigh.mjs")


def weight(site: Path) -> dict[str, Any]:
    """Return the bytes of every file as it is, by gzip and by brotli, and their sums."""
    node = shutil.which("node")
    if node is None:
        raise BuildError("Node.js has to be on the PATH.")
    done = subprocess.run([node, str(WEIGHER), str(site)], capture_output=True, text=True, check=True)
    rows = json.loads(done.stdout)
    files = {name: {"bytes": size, "gzip": gzip, "brotli": brotli} for name, size, gzip, brotli in rows}
    return {"total": {kind: sum(file[kind] for file in files.values()) for kind in KINDS}, "files": files}


KINDS = ("bytes", "gzip", "brotli")
