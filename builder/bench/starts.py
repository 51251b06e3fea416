"""How soon the page is there: warm starts beside a bare stock Pyodide, and the first frame of a first visit.

Both pages are served by a service worker of the same kind, with the server stopped; they take turns in one browser.
"""

import shutil
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page, Playwright

from builder.paths import NODE_MODULES, ROOT
from builder.precache import WORKER, stamp
from tests.web.hosting import Host
from tests.web.phone import Phone
from tests.web.seat import QUICK

STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
BARE = """<!doctype html>
<title>Bare Pyodide</title>
<link rel="icon" href="data:,">
<script type="module">
import { loadPyodide } from "./pyodide.mjs";
await loadPyodide();
performance.mark("bare-ready");
navigator.serviceWorker.register("./service-worker.js");
</script>
"""
LONG_TASKS = """(() => {
  globalThis.longTasks = [];
  const note = (list) => longTasks.push(...list.getEntries().map(({ startTime, duration }) => [startTime, duration]));
  new PerformanceObserver(note).observe({ type: "longtask", buffered: true });
})()"""
"""Notes every task of the main thread above 50 ms; shorter ones the browser does not tell."""
SETTLE_MS = 400


def bare_page(folder: Path) -> Path:
    """Make the page that only calls stock `loadPyodide()`, with its service worker."""
    folder.mkdir()
    for name in STOCK:
        shutil.copyfile(NODE_MODULES / "pyodide" / name, folder / name)
    (folder / "index.html").write_text(BARE, encoding="utf-8")
    template = (ROOT / WORKER).read_text(encoding="utf-8")
    (folder / WORKER).write_text(stamp(template, folder), encoding="utf-8")
    return folder


def start(phone: Phone, address: str, mark: str, throttle: int) -> dict[str, float]:
    """Open an address in a page of its own until a mark is set; return every mark, and the longest task so far."""
    page = phone.context.new_page()
    page.add_init_script(LONG_TASKS)
    if throttle > 1:
        phone.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    page.goto(address)
    page.wait_for_function("name => performance.getEntriesByName(name).length", arg=mark)
    page.wait_for_timeout(SETTLE_MS)
    figures: dict[str, float] = page.evaluate(
        "() => Object.fromEntries(performance.getEntriesByType('mark').map((each) => [each.name, each.startTime]))"
    )
    figures["longest-task"] = longest_task(page)
    page.close()
    return figures


def longest_task(page: Page, since: float = 0) -> float:
    """Return the longest task of the main thread in ms, 0 when none reached 50."""
    return float(
        page.evaluate("(since) => Math.max(0, ...longTasks.filter(([at]) => at >= since).map(([, ms]) => ms))", since)
    )


def warm(playwright: Playwright, site: Path, runs: int) -> dict[str, Any]:
    """Return the medians of warm starts without a network, ours and the bare page's in turn, at 1x and at 4x."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        hosts = [Host(site), Host(bare_page(folder / "bare"))]
        phone = Phone(playwright, folder / "profile", hosts[0].address)
        stack.callback(phone.context.close)
        for host, mark in zip(hosts, ("cruce-ready", "bare-ready"), strict=True):
            page = phone.context.new_page()
            page.goto(host.address)
            page.wait_for_function("name => performance.getEntriesByName(name).length", arg=mark)
            page.evaluate("async () => { await navigator.serviceWorker.ready; }")
            page.wait_for_function("() => navigator.serviceWorker.controller !== null")
            page.close()
            host.stop()
        ours, bare = (host.address for host in hosts)
        figures = {}
        for throttle in (1, 4):
            # The first start of each compiles what the browser keeps from then on.
            pairs = [
                (start(phone, ours + QUICK, "cruce-table", throttle), start(phone, bare, "bare-ready", throttle))
                for _ in range(runs + 1)
            ][1:]
            figures[f"{throttle}x"] = _medians(pairs)
        return figures


def _medians(pairs: list[tuple[dict[str, float], dict[str, float]]]) -> dict[str, float]:
    names = {"home": "cruce-home", "ready": "cruce-ready", "table": "cruce-table", "longest_task": "longest-task"}
    figures = {name: median(mine[mark] for mine, _ in pairs) for name, mark in names.items()}
    figures["bare"] = median(bare["bare-ready"] for _, bare in pairs)
    figures["ratio"] = median(mine["cruce-table"] / bare["bare-ready"] for mine, bare in pairs)
    return figures


def cold_home(playwright: Playwright, site: Path, runs: int) -> dict[str, float]:
    """Return the medians of first visits, each on a profile of its own."""
    host = Host(site)
    seen = []
    for _ in range(runs):
        with tempfile.TemporaryDirectory() as profile:
            phone = Phone(playwright, Path(profile), host.address)
            seen.append(start(phone, host.address, "cruce-ready", 1))
            phone.context.close()
    host.stop()
    names = {"home": "cruce-home", "ready": "cruce-ready", "longest_task": "longest-task"}
    return {name: median(each[mark] for each in seen) for name, mark in names.items()}
