"""The language switched: everything changes at once, and nothing is left in the other one."""

import re

import pytest
from playwright.sync_api import Page

from tests.web.phone import Phone
from tests.web.seat import MID_TRICK, MY_CARD, QUICK, Seat
from tests.web.settings import back, choose, open_settings
from ui.later import PAGES

HONOUR = QUICK.replace("target=6", "target=21") + "&set=conduct=honour"
SHOWN = """() => {
  const texts = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const own = "[hidden], script, [lang$='-RO'], [lang$='-GB']";
  const hidden = (each) => each.closest(own) || !each.getClientRects().length;
  for (let node = walk.currentNode; node; node = walk.nextNode()) {
    const element = node.nodeType === 3 ? node.parentElement : node;
    if (hidden(element)) continue;
    if (node.nodeType === 3) texts.push(node.data);
    else for (const name of ["aria-label", "title", "placeholder", "aria-valuetext", "aria-description"])
      texts.push(node.getAttribute(name) ?? "");
  }
  return texts.filter((text) => text.trim());
}"""
"""Returns every text that is shown, or read out, in what is not hidden."""
ROMANIAN = re.compile(r"[ăâîșțĂÂÎȘȚ]|\b(și|la|de|cu|în|Tu|Runda|joci|atu|levata|Meciuri|Reguli\w*)\b")
ENGLISH = re.compile(r"\b(the|of|and|you|your|with|to|is|Round|trump|trick|Settings|Rules)\b", re.IGNORECASE)
NAMED = "Limba"
"""What is Romanian on English pages, too."""


@pytest.fixture
def seat(installed_phone: Phone) -> Seat:
    """Return the seat at a phone that has the site already: nothing here is about a first visit."""
    return Seat(installed_phone)


@pytest.mark.parametrize(("language", "foreign"), [("en", ROMANIAN), ("ro", ENGLISH)], ids=["en", "ro"])
def test_nothing_is_left_in_the_other_language(seat: Seat, language: str, foreign: re.Pattern[str]) -> None:
    seat.phone.context.add_init_script(f"localStorage['cruce-language'] ??= '{'ro' if language == 'en' else 'en'}'")
    page = seat.phone.boot()
    page.tap(f"#language-{language}")
    seat.sit()
    found: dict[str, list[str]] = {}

    def note(name: str) -> None:
        texts = [re.sub(NAMED, "", text) for text in page.evaluate(SHOWN)]
        wrong = [text for text in texts if foreign.search(text)]
        if wrong:
            found[name] = wrong

    note("auction")
    seat.play_until(MY_CARD)
    note("table")
    page.tap("#menu")
    note("menu")
    pages = [*PAGES]
    for name in pages:
        page.evaluate("(name) => (location.hash = name)", name)
        page.wait_for_selector(f"#sheet[data-page={name}]:not([hidden])")
        note(name)
    page.evaluate("() => (location.hash = 'table')")
    page.wait_for_selector("#table", state="visible")
    seat.play_until("table.querySelector('#summary table')")
    note("score")
    page.evaluate("() => (location.hash = '')")
    page.wait_for_selector("#home", state="visible")
    note("home")
    assert found == {}


def test_a_language_chosen_counts_everywhere_at_once(seat: Seat) -> None:
    seat.sit(HONOUR)
    seat.play_until(MID_TRICK)
    page, before = seat.page, seat.position()
    page.tap("#hint")
    page.wait_for_selector("#hint-words:not([hidden])")
    open_settings(page)
    choose(page, "speak-en")
    assert page.get_attribute("html", "lang") == "en"
    assert page.title() == "Settings · Cruce"
    assert page.inner_text("#sheet-title") == "Settings"
    assert page.evaluate("() => document.activeElement.id") == "speak-en"
    assert sorted(romanian(page, "sheet")) == ["Limba", "Română"]
    back(page)
    assert page.title() == "Cruce"
    after = seat.position()
    assert [after[name] for name in ("version", "hand", "laid")] == [
        before[name] for name in ("version", "hand", "laid")
    ]
    assert romanian(page, "table") == []
    assert page.get_attribute(".dealer", "title") == "dealer"
    assert "Your" in page.inner_text("#status")
    page.reload()
    seat.dealt()
    assert romanian(page, "table") == []
    open_settings(page)
    choose(page, "speak-ro")
    assert page.title() == "Setări · Cruce"


def romanian(page: Page, name: str) -> list[str]:
    """Return the Romanian words, told by their letters or by being frequent, that a part of the page shows or says."""
    words: str = page.evaluate(
        """(name) => {
          const part = document.getElementById(name);
          const said = ["aria-label", "title", "alt", "placeholder", "aria-description"];
          const all = [...part.querySelectorAll("*")].filter((each) => each.checkVisibility() || each.closest("#log"));
          const attributes = all.flatMap((each) => said.map((one) => each.getAttribute(one) ?? ""));
          const texts = all.flatMap((each) => [...each.childNodes].filter((one) => one.nodeType === 3));
          return [...attributes, ...texts.map((each) => each.textContent)].join(" ");
        }""",
        name,
    )
    return re.findall(r"\b(?:\w*[ăâîșțĂÂÎȘȚ]\w*|și|de|la|cu|Tu|tu|nu|da|limba|Limba|levata|pas|una|două)\b", words)
