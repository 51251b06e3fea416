"""A page that arrives in pieces is painted in pieces, and nothing that is in sight moves for what comes after."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from builder.server import SiteHandler
from tests.web.conftest import PhoneMaker
from tests.web.hosting import Host

REMEMBERED = """
  Object.assign(localStorage, {
    "cruce-saved": "yes", "cruce-matches": "3", "cruce-language": "ro", "cruce-choice-line-ro": "Jocul casei, în doi",
  });
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) shifts.push([value, ...sources.map(({ node }) => node?.id)]);
  }).observe({ type: "layout-shift", buffered: true });
"""
"""A phone that has played before, and notes what moves on its screen."""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length > 0"
IN_SIGHT = (
    "() => [...document.querySelectorAll('.home-start button')].filter((e) => e.checkVisibility()).map((e) => e.id)"
)
OFFERS = ["continue", "new-match", "choose", "home-matches", "home-rules"]


class Halting(SiteHandler):
    """Sends the page up to some place in it, and the rest when it is told to go on."""

    place: str
    go_on: threading.Event

    def copyfile(self, source: Any, outputfile: Any) -> None:  # noqa: ANN401  # the base class's
        """Send a file, the page in two pieces."""
        if self.path == self.prefix:
            page = source.read()
            end = page.index(self.place.encode()) + len(self.place)
            outputfile.write(page[:end])
            outputfile.flush()
            self.go_on.wait(30)
            outputfile.write(page[end:])
        else:
            super().copyfile(source, outputfile)


@pytest.fixture
def halting(site: Path, request: pytest.FixtureRequest) -> Iterator[Host]:
    """Return a host that sends the page up to the place that a test names."""
    own = {"place": request.param, "go_on": threading.Event()}
    serving = Host(site, handler=type("Handler", (Halting,), own))
    yield serving
    serving.stop()


@pytest.fixture
def host(halting: Host) -> Host:
    """Return it for the phone."""
    return halting


@pytest.mark.parametrize(
    ("halting", "whole"),
    [
        ('<button id="continue"', 0),
        ('<button id="new-match"', 1),
        ('<button id="home-rules"', 4),
        ('id="home-matches-count">', 3),
        ('<main id="table"', 5),
    ],
    indirect=["halting"],
)
def test_what_is_known_of_home_is_there_with_the_first_paint(
    start_phone: PhoneMaker, halting: Host, whole: int
) -> None:
    """Wherever the page is cut."""
    phone = start_phone(service_workers="block")
    page = phone.page
    page.route("**/vendor/pyscript/core.js", lambda _route: None)
    phone.context.add_init_script(REMEMBERED)
    page.goto(phone.address, wait_until="commit")
    page.wait_for_function(PAINTED)
    assert page.evaluate(IN_SIGHT)[:whole] == OFFERS[:whole]
    halting.handler.go_on.set()  # type: ignore[attr-defined]  # it is a Halting
    phone.wait_for_mark("cruce-home")
    assert page.evaluate(IN_SIGHT) == OFFERS
    assert page.inner_text("#home-matches").strip() == "Meciuri salvate (3)"
    assert page.inner_text("#choice-line") == "Jocul casei, în doi"
    assert page.evaluate("() => shifts") == []
