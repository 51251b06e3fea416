"""What the browser tests share: a built site on a host below a sub-path, and phones to visit it with."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from shutil import copytree
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Playwright

from tests.web.hosting import Host
from tests.web.phone import Phone


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    """Return a host that serves the built site."""
    serving = Host(site)
    yield serving
    serving.stop()


PhoneMaker = Callable[..., Phone]


class Installed(NamedTuple):
    """A host, and the profile of a phone on which its site is installed."""

    host: Host
    profile: Path


@pytest.fixture
def start_phone(playwright: Playwright, host: Host, tmp_path: Path) -> Iterator[PhoneMaker]:
    """Return a function that starts the browser; each start of a test is on the same profile.

    At the end of the test every phone still open is closed, which fails on requests to another origin and on errors.
    """
    with ExitStack() as stack:

        def start(**options: Any) -> Phone:  # noqa: ANN401  # they are Playwright's
            phone = Phone(playwright, tmp_path / "profile", host.address, **options)
            stack.callback(phone.close)
            return phone

        yield start


@pytest.fixture
def phone(start_phone: PhoneMaker) -> Phone:
    """Return one started phone."""
    return start_phone()


@pytest.fixture(scope="session")
def installed(playwright: Playwright, site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installed]:
    """Return a host and the profile of a phone that has the whole site from it, as a second start finds it."""
    with ExitStack() as stack:
        host = Host(site)
        stack.callback(host.stop)
        phone = Phone(playwright, tmp_path_factory.mktemp("installed") / "profile", host.address)
        phone.boot()
        phone.wait_for_offline()
        phone.close()
        yield Installed(host, phone.profile)


@pytest.fixture
def installed_phone(playwright: Playwright, installed: Installed, tmp_path: Path) -> Iterator[Phone]:
    """Return a started phone that has the site already: for tests that are not about a first visit."""
    profile = copytree(installed.profile, tmp_path / "profile", symlinks=True)
    phone = Phone(playwright, profile, installed.host.address)
    yield phone
    phone.close()
