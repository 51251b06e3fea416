"""A first visit over a slow network: 1.6 Mbit/s and 150 ms, by a server that hands out bytes from one bucket."""

import gzip
import io
import tempfile
import threading
import time
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO

from playwright.sync_api import Playwright

from builder.server import SiteHandler
from tests.web.hosting import Host
from tests.web.phone import Phone
from tests.web.seat import QUICK

BYTES_PER_SECOND = 200_000
LATENCY = 0.15
PIECE = 4096
PACKED = {".css", ".ftl", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".txt", ".wasm"}
"""What a usual host sends packed by gzip."""
PATIENCE_MS = 300_000


class Bucket:
    """Hands out permission to send, so many bytes a second for all connections together."""

    def __init__(self) -> None:
        self.sent = 0
        self._lock = threading.Lock()
        self._free = time.monotonic()

    def take(self, size: int) -> None:
        """Wait until so many more bytes may have arrived."""
        with self._lock:
            self.sent += size
            self._free = max(self._free, time.monotonic()) + size / BYTES_PER_SECOND
            wait = self._free - time.monotonic()
        time.sleep(max(0.0, wait))


@cache
def _packed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), 9)


class PackedHandler(SiteHandler):
    """Serves like a usual host: packed where it packs."""

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Answer packed, unless nothing has changed or nothing is gained."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if path.suffix not in PACKED or not path.is_file() or "If-Modified-Since" in self.headers:
            return super().send_head()
        data = _packed(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Last-Modified", self.date_time_string(int(path.stat().st_mtime)))
        self.end_headers()
        return io.BytesIO(data)


class SlowHandler(PackedHandler):
    """The same at the far end of a slow line."""

    bucket: Bucket

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Answer after the line's latency."""
        time.sleep(LATENCY)
        return super().send_head()

    def copyfile(self, source: Any, outputfile: Any) -> None:  # noqa: ANN401  # the base class's
        """Send piece by piece, as fast as the line allows."""
        while piece := source.read(PIECE):
            self.bucket.take(len(piece))
            outputfile.write(piece)


def slow_visit(playwright: Playwright, site: Path) -> dict[str, Any]:
    """Return the milliseconds of a first visit to home, to the first hand and to being offline, and the bytes sent."""
    bucket = Bucket()
    handler = type("Handler", (SlowHandler,), {"bucket": bucket})
    host = Host(site, handler=handler)
    with tempfile.TemporaryDirectory() as profile:
        phone = Phone(playwright, Path(profile), host.address)
        page = phone.page
        page.set_default_timeout(PATIENCE_MS)
        start = time.monotonic()
        page.goto(host.address + QUICK, wait_until="commit")
        page.wait_for_function("() => performance.getEntriesByName('cruce-home').length")
        bar = []
        while not page.evaluate("() => performance.getEntriesByName('cruce-table').length"):
            share = page.evaluate("() => document.querySelector('progress')?.position ?? -1")
            bar.append((round(time.monotonic() - start, 1), round(float(share), 3)))
            page.wait_for_timeout(1000)
        hand = bucket.sent
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        page.wait_for_timeout(1000)
        marks = page.evaluate(
            "() => Object.fromEntries(performance.getEntriesByType('mark').map((each) => [each.name, each.startTime]))"
        )
        phone.context.close()
    host.stop()
    names = {"home": "cruce-home", "ready": "cruce-ready", "table": "cruce-table"}
    figures: dict[str, Any] = {name: marks[mark] for name, mark in names.items()}
    return {**figures, "bytes_to_table": hand, "bytes_in_all": bucket.sent, "bar": bar}
