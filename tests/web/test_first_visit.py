"""A visit sends nothing twice and tells truly how far it is; without a service worker there is a game all the same."""

import os
import threading
from collections import Counter
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest

from builder.precache import WORKER, listed
from builder.server import SiteHandler
from tests.web.conftest import PhoneMaker
from tests.web.deploys import deploy_of, mark
from tests.web.hosting import Host
from tests.web.phone import Phone
from tests.web.test_offline import update, versions

WASM = "vendor/pyodide/pyodide.asm.wasm"
DATE = 1_700_000_000
STORED = "async (path) => { while (!(await caches.match(path))) await new Promise(requestAnimationFrame); }"
"""Waits until a file is in the cache. `wait_for_function` would not: it takes the promise for a yes."""


class Watched(SiteHandler):
    """Counts the bodies it sends, and stops in the middle of the engine until it is told to go on."""

    sent: Counter[str]
    unchanged: Counter[str]
    go_on: threading.Event

    def send_response(self, code: int, message: str | None = None) -> None:
        """Count the answers that say that what the browser has is right."""
        if code == HTTPStatus.NOT_MODIFIED:
            self.unchanged[self.path.removeprefix(self.prefix)] += 1
        super().send_response(code, message)

    def copyfile(self, source: Any, outputfile: Any) -> None:  # noqa: ANN401  # the base class's
        """Count the file and send it, the engine in two halves."""
        self.sent[self.path.removeprefix(self.prefix)] += 1
        if self.path.endswith(WASM):
            outputfile.write(source.read(4_000_000))
            outputfile.flush()
            self.go_on.wait(30)
        super().copyfile(source, outputfile)


def watched_host(site: Path, max_age: int) -> Host:
    """Return a host that counts and can wait."""
    own = {"sent": Counter(), "unchanged": Counter(), "go_on": threading.Event()}
    return Host(site, max_age, handler=type("Handler", (Watched,), own))


@pytest.fixture(params=[0])
def host(site: Path, request: pytest.FixtureRequest) -> Iterator[Host]:
    """Return a host that counts and can wait, with the caching time that a test asks for."""
    serving = watched_host(site, request.param)
    yield serving
    watched(serving).go_on.set()
    serving.stop()


def watched(host: Host) -> type[Watched]:
    """Return the handler of a watched host."""
    assert issubclass(host.handler, Watched)
    return host.handler


def arrive(phone: Phone, host: Host) -> None:
    """Visit until everything is on the phone, and forget what was sent for that."""
    watched(host).go_on.set()
    phone.boot()
    phone.wait_for_offline()
    watched(host).sent.clear()
    watched(host).unchanged.clear()


def dated(folder: Path) -> None:
    """Give every file the same date, so that a host cannot tell a changed one."""
    for path in folder.rglob("*"):
        os.utime(path, (DATE, DATE))


@pytest.mark.parametrize("host", [0, 600], indirect=True)
def test_no_file_is_sent_twice(start_phone: PhoneMaker, host: Host, site: Path) -> None:
    watched(host).go_on.set()
    phone = start_phone()
    phone.boot()
    phone.wait_for_offline()
    sent, unchanged = watched(host).sent, watched(host).unchanged
    assert {name: count for name, count in sent.items() if count > 1} == {}
    assert set(sent) == {WORKER, *(path.removeprefix("./") for path, _, _ in listed(site))}
    assert {"", "style.css", "boot.js", "probe.js"} <= set(unchanged), "what the first frame needed is asked about"


@pytest.mark.parametrize("host", [0, 600], indirect=True)
def test_update_sends_what_changed(phone: Phone, host: Host, site: Path, tmp_path: Path) -> None:
    arrive(phone, host)
    host.deploy(deploy_of(site, tmp_path / "two", mark("two")))
    assert update(phone.page) == "installed"
    assert watched(host).sent == {WORKER: 1, "": 1, "style.css": 1}
    assert watched(host).unchanged[WASM] == 1


@pytest.mark.parametrize("host", [0, 600], indirect=True)
def test_host_that_cannot_tell_a_changed_file_updates(phone: Phone, host: Host, site: Path, tmp_path: Path) -> None:
    def changed(folder: Path) -> None:
        mark("two")(folder)
        dated(folder)

    host.deploy(deploy_of(site, tmp_path / "one", dated))
    arrive(phone, host)
    host.deploy(deploy_of(site, tmp_path / "two", changed))
    assert update(phone.page) == "installed"
    assert {"", "style.css"} <= set(watched(host).unchanged), "the host did not lie"
    assert watched(host).sent == {WORKER: 1, "": 1, "style.css": 1}
    host.stop()
    with phone.page.expect_navigation():
        phone.page.click("#update")
    phone.wait_for_mark("cruce-ready")
    assert versions(phone.page) == ["two", "two"]
    phone.faults.clear()  # the browser reports the files it refused, which is the point


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
    assert watched(host).sent["vendor/pyodide/stdlib.zip"] == 1


def test_game_runs_where_no_service_worker_may_be(start_phone: PhoneMaker, host: Host) -> None:
    watched(host).go_on.set()
    phone = start_phone(service_workers="block")
    page = phone.boot()
    assert page.evaluate("() => navigator.serviceWorker.controller") is None
