"""What the tests of pictures share: one browser that walks from screen to screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from builder.screens.walk import Walker, walker
from tests.web.hosting import Host


@pytest.fixture(scope="session")
def walking(playwright: Playwright, site: Path) -> Iterator[Walker]:
    """Return a browser that has the site."""
    host = Host(site)
    with walker(playwright, host.address, "ro") as walks:
        yield walks
    host.stop()
