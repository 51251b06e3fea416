"""Names that the person gives to seats: shown as typed wherever they stand, and never cut."""

import pytest
from playwright.sync_api import Page

from tests.web.phone import Phone
from tests.web.seat import MID_TRICK, MY_CARD, QUICK, Seat
from tests.web.settings import back, open_settings

HONOUR = QUICK.replace("target=6", "target=21") + "&set=conduct=honour"
NAMES = {"bottom": "Eu & ai mei", "left": '<u>&"x', "top": "{ $name } <u>'", "right": "&lt;u> \\u0041"}
"""Names that would break the page if any of them were taken for more than a name."""
LONG = {"left": "Maria-Magdalena Popa", "top": "Constantin Brâncoveț", "right": "W" * 20}
"""As long as names may be."""
COLLECT = """() => {
  window.told = [];
  const note = () => window.told.push(document.getElementById("status").textContent);
  new MutationObserver(note).observe(document.getElementById("status"), { childList: true, characterData: true });
}"""
CUT = """(selectors) => [...document.querySelectorAll(selectors)].filter((each) => {
  const box = each.getBoundingClientRect();
  return box.width && (box.left < -0.5 || box.right > innerWidth + 0.5 || each.scrollWidth > each.clientWidth + 1);
}).map((each) => `${each.className}: ${each.textContent}`)"""
"""Names that do not fit into where they stand, or stand outside the screen."""


@pytest.fixture
def seat(installed_phone: Phone) -> Seat:
    """Return the seat at a phone that has the site already: nothing here is about a first visit."""
    return Seat(installed_phone)


def call(page: Page, names: dict[str, str]) -> None:
    """Give names to places on the settings page."""
    for place, name in names.items():
        page.fill(f"#name-{place}", name)


def test_names_are_shown_as_typed_wherever_they_stand(seat: Seat) -> None:
    page = seat.phone.boot()
    page.tap("#home-settings")
    page.wait_for_selector(".settings")
    assert page.locator(".names input").count() == 6
    call(page, NAMES)
    seat.sit(HONOUR)
    page.evaluate(COLLECT)
    plates = {place: page.inner_text(f"#seat-{place} .plate-name") for place in NAMES}
    assert plates == NAMES
    assert f"Tu și {NAMES['top']}" in page.inner_text("#scores")
    others = [NAMES[place] for place in ("left", "top", "right")]
    theirs = " || ".join(f"said.includes({name!r})" for name in others)
    seat.play_until(MID_TRICK)
    page.tap("#accuse summary")
    laid_by = page.inner_text(".accuse-seats")
    assert any(name in laid_by for name in others)
    laid = page.eval_on_selector_all("#trick .laid", "all => all.map((each) => each.getAttribute('aria-label')).join()")
    assert any(name in laid for name in others)
    page.tap("#accuse summary")
    page.tap("#hint")
    page.wait_for_selector("#hint-words:not([hidden])")
    seat.play_until(f"((said) => {theirs})(table.querySelector('#contract').textContent)")
    seat.play_until("!document.getElementById('summary').hidden")
    assert NAMES["top"] in page.inner_text("#summary")
    log = page.evaluate("() => document.getElementById('log').textContent")
    told = "\n".join(page.evaluate("() => told"))
    for name in others:
        assert name in log
        assert name in told
    assert page.locator("u").count() == 0
    seat.play_until(MY_CARD)
    page.tap("#show-score")
    page.wait_for_selector("#sheet[data-page=score]")
    assert any(name in page.inner_text("#sheet-body") for name in others)
    assert page.locator("u").count() == 0


def test_long_names_have_room(seat: Seat) -> None:
    page = seat.page
    page.set_viewport_size({"width": 360, "height": 640})
    seat.sit()
    seat.play_until(MID_TRICK)
    before = seat.position()
    open_settings(page)
    assert page.locator(".names input").count() == 4
    call(page, LONG)
    page.locator("#name-right").press("Enter")
    back(page)
    assert {place: page.inner_text(f"#seat-{place} .plate-name") for place in LONG} == LONG
    after = seat.position()
    assert [after[name] for name in ("version", "hand", "laid")] == [
        before[name] for name in ("version", "hand", "laid")
    ]
    assert page.evaluate(CUT, ".plate-name, .side-name, .contract-bid, .status, .plate, .side") == []
    assert page.evaluate("() => document.scrollingElement.scrollWidth") == 360
    page.tap("#show-score")
    page.wait_for_selector("#sheet[data-page=score]")
    assert page.evaluate(CUT, "#sheet-body *:not(svg *)") == []
    page.go_back()
    page.wait_for_selector("#table", state="visible")
    open_settings(page)
    call(page, {"left": "  ", "top": "x" * 30})
    assert page.input_value("#name-top") == "x" * 20
    back(page)
    assert page.inner_text("#seat-left .plate-name").strip() == "Ilie"
