"""What is read: Romanian letters in one piece, whatever the weight."""

from playwright.sync_api import CDPSession

from tests.web.phone import Phone
from tests.web.seat import QUICK, Seat

WRITTEN = """() => [...document.querySelectorAll("main:not([hidden]) *")].filter((each) =>
  each.checkVisibility() && [...each.childNodes].some((node) => node.nodeType === 3 && /[șțȘȚ]/.test(node.data)))
  .map((each, index) => (each.dataset.letters = index, getComputedStyle(each).fontWeight))"""
"""Marks every element in sight that holds such a letter itself, and returns their weights."""


def fonts(session: CDPSession, place: int) -> set[str]:
    """Return the fonts the letters of a marked element are drawn with."""
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": f'[data-letters="{place}"]'})["nodeId"]
    found = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return {font["familyName"] for font in found}


def test_the_letters_with_a_comma_below_come_from_the_font_of_their_word_in_every_weight(
    installed_phone: Phone,
) -> None:
    page = installed_phone.boot()
    session = installed_phone.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    weights = set()
    for show in ("#choose", "#to-rules"):
        page.click(show)
        page.wait_for_selector("#sheet:not([aria-busy=true]) #sheet-body > *")
        found = page.evaluate(WRITTEN)
        weights |= set(found)
        for place in range(len(found)):
            assert len(fonts(session, place)) == 1
    Seat(installed_phone).sit(QUICK)
    found = page.evaluate(WRITTEN)
    weights |= set(found)
    assert all(len(fonts(session, place)) == 1 for place in range(len(found)))
    assert {"400", "700"} <= weights
