"""The same game in Firefox and WebKit: kept, started without a network, played and taken up again, open to everyone."""

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from tests.web.axe import AXE, VIOLATIONS, lines
from tests.web.engines import Engine, Firefox, WebKit, lack
from tests.web.hosting import Host
from tests.web.seat import MID_TRICK, MY_CARD, QUICK, ROBOT

CONTROLLED = """() => new Promise((done) => {
  const workers = navigator.serviceWorker;
  if (workers.controller) done();
  workers.addEventListener("controllerchange", () => done(), { once: true });
})"""
POSITION = """() => {
  const table = document.getElementById("table");
  const all = (selector, name) => [...table.querySelectorAll(selector)].map((each) => each.dataset[name]);
  return {
    version: Number(table.dataset.version),
    phase: table.dataset.phase,
    hand: all("#hand [data-card]", "card"),
    laid: all("#trick [data-laid]:not(.collected)", "laid"),
    scores: document.getElementById("scores").innerText,
    contract: document.getElementById("contract").innerText,
  };
}"""
ROUND_OVER = "table.querySelector('#summary table')"
FREE = "#hand [data-card]:not([aria-disabled])"

StartEngine = Callable[[], Engine]


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """Return the name of a display nobody sees."""
    read, write = os.pipe()
    words = ["/usr/bin/Xvfb", "-displayfd", str(write), "-screen", "0", "390x844x24", "-nolisten", "tcp"]
    with subprocess.Popen(words, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.close(write)
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        yield f":{number}"
        server.terminate()


@pytest.fixture(params=[Firefox.name, WebKit.name])
def start_engine(
    request: pytest.FixtureRequest, playwright: Playwright, host: Host, tmp_path: Path
) -> Iterator[StartEngine]:
    """Return a function that starts one of the browsers; each start of a test is on the same profile."""
    missing = lack(request.param)
    if missing:
        pytest.skip(f"{request.param} is not tested here: {missing}.")
    profile = tmp_path / "profile"
    with ExitStack() as stack:

        def start() -> Engine:
            engine: Engine
            if request.param == Firefox.name:
                engine = Firefox(playwright, host.address, profile)
            else:
                engine = WebKit(request.getfixturevalue("display"), profile)
            stack.callback(engine.close)
            return engine

        yield start


def violations(engine: Engine) -> list[str]:
    """Return what axe finds on the page, one line each."""
    engine.run("(code) => { new Function(code)(); }", AXE.read_text(encoding="utf-8"))
    return lines(engine.run(VIOLATIONS))


def test_round_without_a_network(start_engine: StartEngine, host: Host) -> None:
    engine = start_engine()
    engine.open(host.address)
    engine.wait_for_mark("cruce-ready")
    assert engine.run("() => typeof SharedArrayBuffer") == "undefined"
    assert violations(engine) == []
    engine.run(CONTROLLED)
    engine.close()
    host.stop()

    engine = start_engine()
    engine.open(host.address + QUICK)
    engine.wait_for_mark("cruce-table")
    engine.run(ROBOT, MY_CARD)
    assert violations(engine) == []
    before = engine.run(POSITION)
    engine.click(FREE)
    engine.click("#actions [data-move]")
    phases = engine.run(ROBOT, ROUND_OVER)
    assert phases[-1] == "round-over"
    assert engine.run(POSITION)["version"] > before["version"]

    engine.run(ROBOT, MID_TRICK)
    before = engine.run(POSITION)
    engine.reload()
    engine.wait_for_mark("cruce-table")
    assert engine.run(POSITION) == before


def test_browser_that_hangs_is_told_of(start_engine: StartEngine, host: Host) -> None:
    engine = start_engine()
    engine.open(host.address + "licences.txt")
    engine.patience = 1
    with pytest.raises(AssertionError, match=rf"{engine.name} hung and was killed when asked to run .*for \(;;\)"):
        engine.run("() => { for (;;); }")
