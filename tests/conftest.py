"""What holds for every test, wherever the tests are started from, and what those with a browser share.

A process has one Playwright, as two stand in each other's way; it and the builder are taken in only where a test asks
for them, since the Python of the page has neither.
"""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Playwright


def pytest_configure() -> None:
    """Let programs that tests start hear Ctrl-C: whoever starts tests in the background may have it ignored."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a built site: the test command's own, or one built for this run."""
    from builder.site import build  # noqa: PLC0415 - only where it is asked for

    given = os.environ.get("CRUCE_SITE")
    if given:
        return Path(given)
    folder = tmp_path_factory.mktemp("site") / "dist"
    build(folder)
    return folder


@pytest.fixture(scope="session")
def playwright() -> Iterator["Playwright"]:
    """Return Playwright, started once."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only where it is asked for

    with sync_playwright() as started:
        yield started
