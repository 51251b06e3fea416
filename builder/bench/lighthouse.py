"""What Lighthouse says of the page, in turn with another: 12 of how it is read and how soon, 11 of its installing.

Version 11 is the last that checks what installing an app asks for.
"""

import json
import os
import shutil
import subprocess
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Playwright

from builder.bench.network import PackedHandler
from builder.paths import NODE_MODULES, BuildError
from tests.web.hosting import Host
from tests.web.phone import CHROMIUM

NEW, OLD = "lighthouse", "lighthouse-pwa"
"""The npm packages: 12.8.2, and 11.7.1 under a name of its own."""
CATEGORIES = ("performance", "accessibility", "best-practices")
TIMES = {
    "first_paint_ms": "first-contentful-paint",
    "largest_paint_ms": "largest-contentful-paint",
    "blocking_ms": "total-blocking-time",
    "layout_shift": "cumulative-layout-shift",
}
FLAGS = "--headless=new --no-sandbox"

Report = dict[str, Any]


def lighthouse(playwright: Playwright, site: Path, runs: int, against: Path | None) -> dict[str, Any]:
    """Return the medians of our page and, in turn with it, of the page in the folder `against`."""
    hosts = {"cruce": Host(site, handler=PackedHandler)}
    if against is not None:
        hosts["against"] = Host(against, handler=PackedHandler)
    browser = CHROMIUM if CHROMIUM.exists() else Path(playwright.chromium.executable_path)
    reports: dict[str, list[Report]] = {name: [] for name in hosts}
    for _ in range(runs):
        for name, host in hosts.items():
            reports[name].append(report(browser, NEW, host.address, *CATEGORIES))
    figures: dict[str, Any] = {name: _medians(each) for name, each in reports.items()}
    figures["cruce"]["pwa"] = _audits(report(browser, OLD, hosts["cruce"].address, "pwa"))
    for host in hosts.values():
        host.stop()
    return figures


def report(browser: Path, package: str, address: str, *categories: str) -> Report:
    """Run one version of Lighthouse on an address and return its report."""
    node = shutil.which("node")
    if node is None:
        raise BuildError("Node.js has to be on the PATH.")
    program = NODE_MODULES / package / "cli" / "index.js"
    words = [node, str(program), address, "--quiet", "--output=json", "--no-enable-error-reporting"]
    words += [f"--chrome-flags={FLAGS}", f"--only-categories={','.join(categories)}"]
    env = {**os.environ, "CHROME_PATH": str(browser)}
    done = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"Lighthouse failed: {done.stderr.strip().splitlines()[-1]}")
    found: Report = json.loads(done.stdout)
    if "runtimeError" in found:
        raise BuildError(f"Lighthouse failed: {found['runtimeError']['message']}")
    return found


def _medians(reports: list[Report]) -> dict[str, Any]:
    scores = {
        name.replace("-", "_"): median(round(each["categories"][name]["score"] * 100) for each in reports)
        for name in CATEGORIES
    }
    times = {
        name: float(median(each["audits"][audit]["numericValue"] for each in reports)) for name, audit in TIMES.items()
    }
    return {**scores, **times, "not_passed": ", ".join(sorted({audit for each in reports for audit in _lost(each)}))}


def _lost(found: Report) -> list[str]:
    """Return the audits that cost a category something, but for those of speed, which are told as times."""
    kinds = [kind for name, kind in found["categories"].items() if name != "performance"]
    audits = [each["id"] for kind in kinds for each in kind["auditRefs"] if each["weight"]]
    return [name for name in audits if found["audits"][name]["score"] not in {1, None}]


def _audits(found: Report) -> dict[str, bool]:
    """Return every audit that counts for installing, and whether it passed."""
    counted = [each["id"] for each in found["categories"]["pwa"]["auditRefs"] if each["weight"]]
    return {name: found["audits"][name]["score"] == 1 for name in counted}
