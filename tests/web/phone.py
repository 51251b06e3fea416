"""A phone: Chromium with a phone's screen and touch, its own profile, and a record of what went wrong."""

from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Playwright, Request
from playwright.sync_api import Error as BrowserError

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",
)
PATIENCE_MS = 90_000
"""How long a test waits for anything: many times what a boot takes, for a busy machine."""


class Phone:
    """One start of the browser on one profile; starting again on the same profile is a cold start.

    `faults` are the errors the browser reported; a test that breaks something on purpose says `expects_faults`, as what
    is broken may be reported late.
    """

    def __init__(self, playwright: Playwright, profile: Path, address: str, **options: Any) -> None:  # noqa: ANN401 - Playwright's own
        """Start the browser; `options` go to Playwright, over a phone's defaults."""
        self.address = address
        self.profile = profile
        self.faults: list[str] = []
        self.expects_faults = False
        self.foreign: list[str] = []
        settings: dict[str, Any] = {
            **({"executable_path": CHROMIUM} if CHROMIUM.exists() else {"channel": "chromium"}),
            "args": list(FLAGS),
            "viewport": {"width": 390, "height": 844},
            "device_scale_factor": 2,
            "has_touch": True,
            "is_mobile": True,
            "locale": "ro-RO",
            **options,
        }
        self.context: BrowserContext = playwright.chromium.launch_persistent_context(profile, **settings)
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.on("request", self._note_request)
        self.context.on("console", self._note_message)
        self.context.on("weberror", lambda error: self.faults.append(f"uncaught: {error.error}"))
        self.page: Page = self.context.pages[0]

    def _note_request(self, request: Request) -> None:
        if urlsplit(request.url).scheme not in {"blob", "data"} and not request.url.startswith(self.address):
            self.foreign.append(request.url)

    def _note_message(self, message: ConsoleMessage) -> None:
        # The browser looks for an icon of a bare page by itself, whenever it likes.
        own = message.location.get("url", "").endswith("/favicon.ico")
        if message.type == "error" and not own:
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def open(self, query: str = "") -> Page:
        """Open the page, with a query such as `?seed=7`, and return it."""
        self.page.goto(self.address + query)
        return self.page

    def wait_for_mark(self, name: str) -> None:
        """Wait until the page has set a performance mark."""
        try:
            self.page.wait_for_function("name => performance.getEntriesByName(name).length > 0", arg=name)
        except BrowserError as error:
            raise AssertionError("\n".join([f"the page did not reach {name}", *self.faults])) from error

    def boot(self, query: str = "") -> Page:
        """Open the page and wait until the engine answers."""
        page = self.open(query)
        self.wait_for_mark("cruce-ready")
        return page

    def wait_for_offline(self) -> None:
        """Wait until the service worker has everything and serves this page."""
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")

    def close(self) -> None:
        """Close the browser as a person would, and complain about what went wrong in it."""
        self.context.close()
        assert not self.foreign, f"requests outside the site: {self.foreign}"
        assert self.expects_faults or not self.faults, "\n".join(["errors in the page:", *self.faults])
