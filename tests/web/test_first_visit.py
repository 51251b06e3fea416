"""A first visit: every file once, told truly how far it is, and a game even where no service worker may be."""

import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from builder.server import SiteHandler
from tests.web.conftest import PhoneMaker
from tests.web.hosting import Host

WASM = "vendor/pyodide/pyodide.asm.wasm"
STORED = "async (path) => { while (!(await caches.match(path))) await new Promise(requestAnimationFrame); }"
"""Waits until a file is in the cache. `wait_for_function` would not: it takes the promise for a yes."""


class Watched(SiteHandler):
    """Counts what is asked for, and stops in the middle of the engine until it is told to go on."""

    asked: Counter[str]
    go_on: threading.Event

    def do_GET(self) -> None:  # noqa: N802  # the base class's name for it
        """Count the request and answer it."""
        self.asked[self.path.removeprefix(self.prefix)] += 1
        super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:  # noqa: ANN401  # the base class's
        """Send the file, the engine in two halves."""
        if self.path.endswith(WASM):
            outputfile.write(source.read(4_000_000))
            outputfile.flush()
            self.go_on.wait(30)
        super().copyfile(source, outputfile)


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    """Return a host that counts and can wait."""
    serving = Host(
        site, max_age=0, handler=type("Handler", (Watched,), {"asked": Counter(), "go_on": threading.Event()})
    )
    yield serving
    watched(serving).go_on.set()
    serving.stop()


def watched(host: Host) -> type[Watched]:
    """Return the handler of a watched host."""
    assert issubclass(host.handler, Watched)
    return host.handler


def test_every_file_is_fetched_once(start_phone: PhoneMaker, host: Host) -> None:
    watched(host).go_on.set()
    phone = start_phone()
    phone.boot()
    phone.wait_for_offline()
    asked = watched(host).asked
    assert asked[WASM] == 1
    twice = {name for name, count in asked.items() if count > 1}
    assert {name for name in twice if name.startswith(("vendor/", "ui/", "strings/")) or ".whl" in name} == set()


def test_bar_tells_how_much_has_arrived(start_phone: PhoneMaker, host: Host) -> None:
    phone = start_phone()
    page = phone.open()
    page.tap("#new-match")
    bar = page.get_by_role("progressbar", name="Se împart cărțile…")
    page.wait_for_function("() => document.getElementById('starting-bar').position > 0.2")
    share = bar.evaluate("(bar) => bar.position")
    assert 0.2 < share < 0.9
    assert bar.is_visible()
    watched(host).go_on.set()
    page.wait_for_function("() => document.getElementById('starting-bar').position === -1")
    phone.wait_for_mark("cruce-table")


def test_install_that_was_cut_off_goes_on_where_it_was(start_phone: PhoneMaker, host: Host) -> None:
    phone = start_phone()
    page = phone.open()
    page.evaluate(STORED, "./vendor/pyodide/stdlib.zip")
    phone.close()
    watched(host).go_on.set()
    phone = start_phone()
    phone.boot()
    phone.wait_for_offline()
    assert watched(host).asked["vendor/pyodide/stdlib.zip"] == 1


def test_game_runs_where_no_service_worker_may_be(start_phone: PhoneMaker, host: Host) -> None:
    watched(host).go_on.set()
    phone = start_phone(service_workers="block")
    page = phone.boot()
    assert page.evaluate("() => navigator.serviceWorker.controller") is None
