"""What is read: Romanian letters in one piece, whatever the weight."""

from playwright.sync_api import CDPSession, Page

from tests.web.phone import Phone
from tests.web.seat import QUICK, Seat

COPY = """() => {
  const copies = [...document.querySelectorAll("main:not([hidden])")].map((main) => main.cloneNode(true));
  copies.forEach((copy) => copy.dataset.copy = "");
  document.body.append(...copies);
  const written = copies.flatMap((copy) => [...copy.querySelectorAll("*")]).filter((each) =>
    each.checkVisibility() && [...each.childNodes].some((node) => node.nodeType === 3 && /[șțȘȚ]/.test(node.data)));
  return written.map((each, index) => (each.dataset.letters = index, getComputedStyle(each).fontWeight));
}"""
"""Copies what is in sight, which the app redraws as it likes, marks every element that holds such a letter itself, and
returns their weights."""
FORGET = """() => document.querySelectorAll("main[data-copy]").forEach((copy) => copy.remove())"""


def fonts(session: CDPSession, place: int) -> set[str]:
    """Return the fonts the letters of a marked element are drawn with."""
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": f'[data-letters="{place}"]'})["nodeId"]
    found = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return {font["familyName"] for font in found}


def weights_of_words_in_one_font(page: Page, session: CDPSession) -> set[str]:
    """Return the weights of the words in sight that hold such letters; each word is drawn with one font."""
    weights = page.evaluate(COPY)
    assert weights
    assert all(len(fonts(session, place)) == 1 for place in range(len(weights)))
    page.evaluate(FORGET)
    return set(weights)


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
        weights |= weights_of_words_in_one_font(page, session)
    Seat(installed_phone).sit(QUICK)
    weights |= weights_of_words_in_one_font(page, session)
    assert {"400", "700"} <= weights
