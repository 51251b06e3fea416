"""Settings change at once, over home and over a match that stays where it is, and are kept."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Playwright

from tests.web.axe import AXE, VIOLATIONS, lines
from tests.web.phone import Phone
from tests.web.seat import MY_CARD, Seat
from ui.later import PAGES

SPEAKING = """
window.said = [];
window.speechSynthesis.speak = (utterance) => utterance.text && said.push([utterance.lang, utterance.text]);
"""
"""Keeps what would be spoken: no voice is here."""
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
def phone(installed_phone: Phone) -> Phone:
    """Return a phone that has the site already: nothing here is about a first visit."""
    return installed_phone


def open_settings(page: Page) -> None:
    """Go from the table to the settings."""
    page.tap("#menu")
    page.tap("#show-settings")
    page.wait_for_selector("#sheet[data-page=settings] .settings")


def pick(page: Page, *names: str) -> None:
    """Choose values by a tap each."""
    for name in names:
        page.tap(f"label:has(#{name})")


def back(page: Page) -> None:
    """Go back to the table."""
    page.tap("#sheet-back")
    page.wait_for_selector("#table", state="visible")


def look(page: Page) -> dict[str, Any]:
    """Return what the style sheets read, and what came of it."""
    found: dict[str, Any] = page.evaluate(
        """() => {
          const { theme, text, colours, holds, motion, pace } = document.documentElement.dataset;
          const { backgroundColor, fontSize } = getComputedStyle(document.documentElement);
          const bar = document.querySelector("meta[name=theme-color]").content;
          return { theme, text, colours, holds, motion, pace, backgroundColor, fontSize, bar };
        }"""
    )
    return found


def started_again(playwright: Playwright, phone: Phone) -> Phone:
    """Close the browser and start it again on the same profile."""
    phone.close()
    return Phone(playwright, phone.profile, phone.address)


def test_settings_show_at_once_over_a_match_and_are_kept(phone: Phone, playwright: Playwright) -> None:
    page = phone.page
    page.emulate_media(color_scheme="dark")
    seat = Seat(phone).sit()
    seat.play_until(MY_CARD)
    before, dark = seat.position(), look(page)
    assert (dark["theme"], dark["text"], dark["colours"], dark["holds"]) == ("dark", "100", "two", "right")
    hint = page.locator("#hint").bounding_box()
    open_settings(page)
    pick(page, "theme-light", "text-150", "colours-four", "motion-less", "input-tap", "confirm-no", "holds-left")
    light = look(page)
    assert (light["theme"], light["text"], light["colours"], light["holds"]) == ("light", "150", "four", "left")
    assert light["backgroundColor"] != dark["backgroundColor"]
    assert light["bar"] != dark["bar"]
    assert float(light["fontSize"][:-2]) == 1.5 * float(dark["fontSize"][:-2])
    inks = page.eval_on_selector_all("#colours-sample svg", "all => all.map((each) => getComputedStyle(each).color)")
    assert len(set(inks)) == 4
    back(page)
    assert seat.position() == before
    page.wait_for_function("() => document.activeElement.id === 'menu'")
    moved = page.locator("#hint").bounding_box()
    assert hint
    assert moved
    assert moved["x"] < 195 < hint["x"]
    again = started_again(playwright, phone)
    try:
        again.page.emulate_media(color_scheme="dark")
        again.boot()
        assert {**look(again.page), "pace": "instant"} == light
        again.page.tap("#home-settings")
        again.page.wait_for_selector(".settings")
        kept = again.page.eval_on_selector_all(":checked", "all => all.map((each) => each.id)")
        assert {"theme-light", "text-150", "motion-less", "input-tap", "confirm-no", "holds-left"} <= set(kept)
        again.page.tap("#sheet-back")
        again.page.wait_for_function("() => document.activeElement.id === 'home-settings'")
        again.page.tap("#continue")
        assert Seat(again).dealt().position() == before
    finally:
        again.close()


@pytest.mark.parametrize(("language", "foreign"), [("en", ROMANIAN), ("ro", ENGLISH)], ids=["en", "ro"])
def test_nothing_is_left_in_the_other_language(phone: Phone, language: str, foreign: re.Pattern[str]) -> None:
    phone.context.add_init_script(f"localStorage['cruce-language'] ??= '{'ro' if language == 'en' else 'en'}'")
    page = phone.boot()
    page.tap(f"#language-{language}")
    seat = Seat(phone)
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


def test_the_voice_says_what_the_log_says(phone: Phone) -> None:
    phone.context.add_init_script(SPEAKING)
    fetched: list[str] = []
    phone.context.on("request", lambda request: fetched.append(request.url))
    seat = Seat(phone).sit()
    page = seat.page
    seat.play_until(MY_CARD)
    assert page.evaluate("() => said") == []
    assert not [address for address in fetched if "speech.py" in address]
    open_settings(page)
    pick(page, "speech-on")
    page.wait_for_selector("#voice-told:not(:empty)")
    assert "voce românească" in page.inner_text("#voice-told")
    page.tap("#voice-try")
    page.wait_for_function("() => said.length === 2")
    assert page.evaluate("() => said[1]") == ["ro-RO", "Ana: două. Ilie: asul de cupă"]
    back(page)
    heard = spoken_in_a_trick(seat)
    assert heard
    assert page.evaluate("() => said.slice(2)") == [["ro-RO", words] for words in heard]
    page.reload()
    seat.dealt()
    page.evaluate("() => document.getElementById('log').replaceChildren()")
    heard = spoken_in_a_trick(seat)
    assert page.evaluate("() => said.map(([, words]) => words)") == heard
    open_settings(page)
    pick(page, "speech-off")
    back(page)
    page.evaluate("() => (said.length = 0)")
    assert spoken_in_a_trick(seat)
    assert page.evaluate("() => said") == []


HEARD = (
    r"Levata \d+: (Ilie|Maria|Ana), (.*)\.",
    r"Runda \d+: (Ilie|Maria|Ana) spune (.*)\.",
    r"(Ilie|Maria|Ana): (atu .*)\.",
)
"""Lines of the log about what is heard at the table: who, and what."""


def spoken_in_a_trick(seat: Seat) -> list[str]:
    """Play to the next turn; return what is to be heard of it, by what the screen reader's log says."""
    known = seat.page.locator("#log p").count()
    version = seat.version
    seat.play_until(f"Number(table.dataset.version) > {version + 3} && ({MY_CARD})")
    said = []
    for line in seat.page.locator("#log p").all_inner_texts()[known:]:
        found = [match for pattern in HEARD if (match := re.match(pattern, line))]
        said += [f"{match[1]}: {match[2]}" for match in found]
    return said


def test_a_browser_that_cannot_speak_says_so(phone: Phone) -> None:
    phone.context.add_init_script("delete window.speechSynthesis; localStorage['cruce-speech'] = 'on'")
    seat = Seat(phone).sit()
    seat.play_until(MY_CARD)
    open_settings(seat.page)
    seat.page.wait_for_selector("#voice-told:not(:empty)")
    assert "nu știe să vorbească" in seat.page.inner_text("#voice-told")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_and_all_of_it_fits(phone: Phone, scheme: str) -> None:
    page = phone.page
    page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
    page.set_viewport_size({"width": 360, "height": 640})
    seat = Seat(phone).sit()
    seat.play_until(MY_CARD)
    page.tap("#menu")
    found = violations(page)
    page.tap("#show-settings")
    page.wait_for_selector(".settings")
    pick(page, "colours-four")
    found += violations(page)
    for size in ("text-100", "text-200"):
        pick(page, size)
        for width, height in ((360, 640), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            found += small_or_wide(page)
    back(page)
    page.tap("#menu")
    found += small_or_wide(page)
    assert found == []


def violations(page: Page) -> list[str]:
    """Return what axe finds on the page, one line each."""
    page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    return lines(page.evaluate(VIOLATIONS))


def small_or_wide(page: Page) -> list[str]:
    """Return what is wider than the screen, controls too small for a thumb, and words cut off."""
    found: list[str] = page.evaluate(
        """() => {
          const all = [...document.querySelectorAll("#sheet *, #menu, #menu-rows, #menu-rows *")];
          const seen = (each) => each.getClientRects().length && !each.closest(".visually-hidden, svg, .card");
          const shown = all.filter(seen);
          const wide = shown.filter((each) => {
            const box = each.getBoundingClientRect();
            return box.right > innerWidth + 0.5 || box.left < -0.5 || each.scrollWidth > each.clientWidth + 1;
          });
          const small = shown.filter((each) => {
            const box = each.getBoundingClientRect();
            const target = each.matches("button, fieldset label, input[type=text]");
            return target && (box.height < 47.5 || box.width < 47.5);
          });
          const boxes = [...wide, ...small].filter((each) => getComputedStyle(each).display !== "inline");
          return boxes.map((each) => `${innerWidth} ${each.tagName} ${each.id} ${each.className} ${each.textContent}`);
        }"""
    )
    return found
