"""Firefox and WebKit behind the same few words, so that one scenario serves both.

Nothing here waits without an end: a browser that does not answer is killed, and the test says what it was asked.
"""

import os
import re
import subprocess
import threading
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Page, Playwright
from selenium.common.exceptions import WebDriverException
from selenium.webdriver import Remote
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from selenium.webdriver.wpewebkit.options import Options as OldOptions
from selenium.webdriver.wpewebkit.service import Service as OldService

from tests.web.outside import Outside
from tests.web.processes import kill_browser

PATIENCE = 45.0
"""Seconds a browser may take to answer: many times what a boot takes, for a busy machine."""
MERCY = 5.0
"""Seconds more after which one that does not even say that it was too slow is killed."""

FIREFOX = Path("/usr/bin/firefox-esr")
WEBKIT_DRIVER = Path("/usr/bin/WebKitWebDriver")
GTK_BROWSER = Path(__file__).with_name("gtk_browser.py")
GTK_PYTHON = Path("/usr/bin/python3")
SYSTEM = Path("/")
OLD_DRIVER = Path("/usr/bin/WPEWebDriver")
OLD_BROWSER = "usr/lib/*/wpe-webkit-1.1/MiniBrowser"
BINDINGS = "import gi; gi.require_version('WebKit2', '4.1')"
FAULT = re.compile(r"CONSOLE.* ERROR (?!Unrecognized Content-Security-Policy directive 'manifest-src')")
"""What WebKitGTK reports of a page in trouble; it is built without manifests and says so each time."""


class Engine(ABC):
    """One start of a browser on one profile; starting again on the same profile is a cold start."""

    name: str

    def __init__(self, profile: Path) -> None:
        """Start the browser."""
        self.profile = profile
        self.patience = PATIENCE
        self.faults: list[str] = []
        self.foreign: list[str] = []
        self._ended = False
        self._parts = ExitStack()
        with self._limit("start"):
            self._start()

    def open(self, address: str) -> None:
        """Open a page."""
        with self._limit(f"open {address}"):
            self._open(address)

    def reload(self) -> None:
        """Load the page anew."""
        with self._limit("reload the page"):
            self._reload()

    def click(self, selector: str) -> None:
        """Click in the middle of an element as a person would."""
        with self._limit(f"click {selector}"):
            self._click(selector)

    def run(self, function: str, argument: str = "") -> Any:  # noqa: ANN401  # whatever the function returns
        """Call a JavaScript function in the page with one text, wait for its promise, and return its value."""
        with self._limit(f"run {' '.join(function.split())[:80]} {argument[:80]}"):
            return self._run(function, argument)

    def wait_for_mark(self, name: str) -> None:
        """Wait until the page has set a performance mark."""
        self.run(MARK, name)

    def close(self) -> None:
        """Close the browser as a person would, and complain about what went wrong in it."""
        if self._ended:
            return
        with self._limit("close"):
            self._close()
        self._ended = True
        assert not self.foreign, f"requests outside the site: {self.foreign}"
        assert not self.faults, "\n".join(["errors in the page:", *self.faults])

    @contextmanager
    def _limit(self, task: str) -> Iterator[None]:
        killed = threading.Event()

        def kill() -> None:
            killed.set()
            kill_browser(self.profile)

        late = threading.Timer(self.patience + MERCY, kill)
        late.start()
        try:
            yield
        except Exception as error:
            self._ended = True
            kill_browser(self.profile)
            with suppress(BrowserError, WebDriverException, OSError):
                self._parts.close()
            end = f"hung and was killed when asked to {task}" if killed.is_set() else f"did not {task}"
            raise AssertionError("\n".join([f"{self.name} {end}: {error}", *self.faults])) from error
        finally:
            late.cancel()

    @abstractmethod
    def _start(self) -> None: ...
    @abstractmethod
    def _open(self, address: str) -> None: ...
    @abstractmethod
    def _reload(self) -> None: ...
    @abstractmethod
    def _click(self, selector: str) -> None: ...
    @abstractmethod
    def _run(self, function: str, argument: str) -> Any: ...  # noqa: ANN401  # see `run`

    def _close(self) -> None:
        self._parts.close()


MARK = """(name) => new Promise((done) => {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName(name).length === 0) return;
    observer.disconnect();
    done();
  }).observe({ type: "mark", buffered: true });
})"""


class Firefox(Engine):
    """Firefox ESR, by WebDriver BiDi."""

    name = "Firefox"

    def __init__(self, playwright: Playwright, site: str, profile: Path) -> None:
        """Start the browser; `site` is the address that no request may leave."""
        self._playwright = playwright
        self._site = site
        super().__init__(profile)

    def _start(self) -> None:
        limit = self.patience * 1000
        context = self._playwright.firefox.launch_persistent_context(
            self.profile,
            channel="moz-firefox",
            executable_path=FIREFOX,
            viewport={"width": 390, "height": 844},
            locale="ro-RO",
            timeout=limit,
        )
        self._parts.callback(context.close)
        context.set_default_timeout(limit)
        context.on("request", lambda request: self._note(request.url))
        context.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        context.on("weberror", lambda error: self.faults.append(f"uncaught: {error.error}"))
        self._page: Page = context.pages[0]

    def _note(self, url: str) -> None:
        if not url.startswith((self._site, "blob:", "data:", "about:")):
            self.foreign.append(url)

    def _open(self, address: str) -> None:
        self._page.goto(address)

    def _reload(self) -> None:
        self._page.reload()

    def _click(self, selector: str) -> None:
        self._page.click(selector)

    def _run(self, function: str, argument: str) -> Any:  # noqa: ANN401  # see `run`
        # `evaluate` would wait for ever.
        found = self._page.wait_for_function(f"async (text) => [await ({function})(text)]", arg=argument)
        return found.json_value()[0]


class Driven(Engine):
    """A browser steered by WebDriver."""

    _log: Path
    _driver: Remote

    def _steer(self, service: Service | OldService, options: Options | OldOptions) -> None:
        self._parts.callback(service.stop)
        service.start()
        config = ClientConfig(remote_server_addr=service.service_url, timeout=int(self.patience + MERCY))
        self._driver = Remote(command_executor=RemoteConnection(client_config=config), options=options)
        self._driver.set_page_load_timeout(self.patience)
        self._driver.set_script_timeout(self.patience)

    def _environment(self, **ours: str) -> dict[str, str]:
        """Return the environment to run in: the person's own settings and caches are left alone."""
        self.profile.mkdir(exist_ok=True, mode=0o700)
        self._log = self.profile / "log.txt"
        folders = {name: str(self.profile) for name in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR")}
        return {**os.environ, **folders, "NO_AT_BRIDGE": "1", **ours}

    def _open(self, address: str) -> None:
        self._driver.get(address)

    def _reload(self) -> None:
        self._driver.refresh()

    def _click(self, selector: str) -> None:
        self._driver.find_element(By.CSS_SELECTOR, selector).click()

    def _run(self, function: str, argument: str) -> Any:  # noqa: ANN401  # see `run`
        script = f"const [text, done] = arguments; Promise.resolve(({function})(text)).then(done, done)"
        return self._driver.execute_async_script(script, argument)

    def _close(self) -> None:
        self._driver.quit()
        super()._close()


class WebKit(Driven):
    """WebKitGTK, the nearest thing here to Safari on a phone."""

    name = "WebKit"

    def __init__(self, display: str, profile: Path) -> None:
        """Start the browser on an X display."""
        self._display = display
        super().__init__(profile)

    def _start(self) -> None:
        outside = Outside()
        self._parts.callback(outside.stop)
        self.foreign = outside.asked
        env = self._environment(
            DISPLAY=self._display,
            GDK_BACKEND="x11",
            JSC_useOMGJIT="0",  # its second compiler would take both cores for half a minute
        )
        options = Options()
        options.set_capability("browserName", self.name)
        options.binary_location = str(GTK_PYTHON)
        for word in (str(GTK_BROWSER), self.name, str(self.profile), outside.address):
            options.add_argument(word)
        self._steer(Service(str(WEBKIT_DRIVER), log_output=str(self._log), env=env), options)

    def _close(self) -> None:
        super()._close()
        said = self._log.read_text(encoding="utf-8", errors="replace").splitlines()
        self.faults += [line for line in said if FAULT.search(line)]


class OldWebKit(Driven):
    """WPE WebKit 2.38, of 2022: it has WebAssembly but cannot read Pyodide. It keeps no profile."""

    name = "WPE"

    def _start(self) -> None:
        env = self._environment()
        options = OldOptions()
        options.set_capability("browserName", "MiniBrowser")
        options.binary_location = str(next(SYSTEM.glob(OLD_BROWSER)))
        for word in ("--automation", "--headless"):
            options.add_argument(word)
        self._steer(OldService(str(OLD_DRIVER), log_output=str(self._log), env=env), options)


def lack(name: str) -> str:
    """Return why the browser cannot run on this system, or nothing."""
    if name == Firefox.name:
        return "" if FIREFOX.exists() else f"there is no {FIREFOX}, Debian's firefox-esr"
    if name == OldWebKit.name:
        there = OLD_DRIVER.exists() and any(SYSTEM.glob(OLD_BROWSER))
        return "" if there else "there is no WPE WebKit 2.38: Debian 12's wpewebkit-driver and libwpewebkit-1.1-0"
    if not WEBKIT_DRIVER.exists() or not Path("/usr/bin/Xvfb").exists():
        return "there is no WebKitGTK, or no driver or display for it: Debian's webkit2gtk-driver and xvfb"
    bound = subprocess.run([GTK_PYTHON, "-c", BINDINGS], capture_output=True, check=False).returncode == 0
    return "" if bound else "Python has no word with WebKitGTK: Debian's python3-gi and gir1.2-webkit2-4.1"
