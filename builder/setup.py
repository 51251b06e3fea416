"""Set up what the commands need: the `.venv`, the npm packages and, for the tests, browsers."""

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

from builder.paths import CACHE, NODE_MODULES, ROOT, VENV, BuildError, venv_tool
from builder.stamps import Step, fingerprint

SYSTEM = Path("/")
PACKAGES = {
    "chromium": "usr/bin/chromium",
    "firefox-esr": "usr/bin/firefox-esr",
    "webkit2gtk-driver": "usr/bin/WebKitWebDriver",
    "gir1.2-webkit2-4.1": "usr/lib/*/girepository-1.0/WebKit2-4.1.typelib",
    "python3-gi": "usr/lib/python3/dist-packages/gi",
    "xvfb": "usr/bin/Xvfb",
    "wpewebkit-driver": "usr/bin/WPEWebDriver",
    "libwpewebkit-1.1-0": "usr/lib/*/wpe-webkit-1.1/MiniBrowser",
}
"""Debian's packages for the three browsers and an old one, each with a file by which it is known to be there."""
BUILD_LOCK = ROOT / "requirements-build.lock"
TEST_LOCK = ROOT / "requirements.lock"


def call(command: Sequence[str | Path], env: dict[str, str] | None = None) -> None:
    """Run a set-up program in the repository's root without standard input; raise BuildError when it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=ROOT, env={**os.environ, **(env or {})}, stdin=subprocess.DEVNULL, check=False)
    if done.returncode:
        raise BuildError(f"`{' '.join(words)}` failed with exit code {done.returncode}; its output is above.")


def _make_venv() -> None:
    venv.EnvBuilder(clear=True, with_pip=True, symlinks=os.name != "nt").create(VENV)


def _install_packages(lock: Path) -> None:
    flags = ["-qq", "--no-input", "--disable-pip-version-check", "--require-hashes", "--only-binary=:all:"]
    call([venv_tool("python"), "-m", "pip", "install", *flags, "--requirement", lock])


def python_steps(*, tests: bool) -> list[Step]:
    """Return the steps that make the `.venv`; the tests' packages are a superset of the build's."""
    interpreter = fingerprint(sys.base_prefix, sys.version)
    build = fingerprint(interpreter, BUILD_LOCK)
    full = fingerprint(interpreter, BUILD_LOCK, TEST_LOCK)
    lock, key, also = (TEST_LOCK, full, ()) if tests else (BUILD_LOCK, build, (full,))
    return [
        Step("making .venv", VENV / "cruce-interpreter", interpreter, _make_venv),
        Step(f"installing {lock.name} into .venv", VENV / "cruce-packages", key, lambda: _install_packages(lock), also),
    ]


def node_step(*, tests: bool) -> Step:
    """Return the step that installs the npm packages; the linters come only with the tests."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise BuildError("Node.js and npm have to be on the PATH.")
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    parts = (version, ROOT / "package-lock.json", ROOT / ".npmrc")
    build, full = fingerprint("build", *parts), fingerprint("full", *parts)
    words = [npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    stamp = NODE_MODULES / ".cruce-packages"
    if tests:
        return Step("installing the npm packages", stamp, full, lambda: call(words))
    return Step("installing the npm packages to ship", stamp, build, lambda: call([*words, "--omit=dev"]), (full,))


def _missing() -> list[str]:
    """Return Debian's packages that the browsers need and that are not there."""
    return [package for package, made in PACKAGES.items() if not any(SYSTEM.glob(made))]


def _known(package: str) -> bool:
    """Say whether this release of Debian, or this relative of it, has a package."""
    return subprocess.run(["/usr/bin/apt-cache", "show", package], capture_output=True, check=False).returncode == 0


def install_browsers() -> None:
    """Get the browsers: Debian's when we are root there, else Playwright's Chromium; never by sudo.

    Without Chromium there is no test; without one of the others its tests are skipped and say why.
    """
    try:
        if not (_root_on_debian() and _installed_by_apt()):
            call([venv_tool("python"), "-m", "playwright", "install", "chromium"])
    except BuildError as failed:
        if "chromium" not in _missing():
            print(f"  {failed}\n  Chromium is there; the tests of the other browsers are skipped.", flush=True)
            return
        wanted = SYSTEM / PACKAGES["chromium"]
        raise BuildError(
            f"The tests need a Chromium: install your system's package so that {wanted} exists, then run again."
        ) from None


def _installed_by_apt() -> bool:
    """Install what is missing and known here; say whether Chromium is there then: relatives of Debian may lack it."""
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    call(["apt-get", "update", "-qq"], quiet)
    had = [package for package in _missing() if _known(package)]
    if had:
        call(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *had], quiet)
    return "chromium" not in _missing()


def _root_on_debian() -> bool:
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return root and Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None


def browser_steps() -> list[Step]:
    """Return the step that gets the browsers, or nothing when they are there or cannot be got."""
    missing = _missing()
    if not missing or ("chromium" not in missing and not _root_on_debian()):
        return []
    stamp = CACHE / "browsers"
    if "chromium" in missing:
        # The repository may have moved to another system with its stamps, and Playwright's is quick to see its own.
        stamp.unlink(missing_ok=True)
    return [Step("installing the browsers", stamp, fingerprint(TEST_LOCK, *PACKAGES), install_browsers)]


def prepare(*, tests: bool) -> None:
    """Set up what a build needs, and with `tests` what the checks need too."""
    steps = [*python_steps(tests=tests), node_step(tests=tests)]
    for step in steps:
        if step.run() and step.title.startswith("making"):
            (VENV / "cruce-packages").unlink(missing_ok=True)
    if tests:
        for step in browser_steps():
            step.run()
