"""The settings by real taps: each counts at once and at the next start, and a table that lies behind stays as it is."""

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.axe import AXE, VIOLATIONS, lines
from tests.web.phone import Phone
from tests.web.seat import MATCH_OVER, MID_TRICK, MY_CARD, QUICK, Seat, saved_match

HONOUR = QUICK.replace("target=6", "target=21") + "&set=conduct=honour"
NAMES = {"bottom": "Eu & ai mei", "left": '<u>&"x', "top": "{ $name } <u>'", "right": "&lt;u> \\u0041"}
"""Names that would break the page if any of them were taken for more than a name."""
LONG = {"left": "Maria-Magdalena Popa", "top": "Constantin Brâncoveț", "right": "W" * 20}
"""As long as names may be."""
LOOK = "() => ({ ...document.documentElement.dataset })"
STYLE = "([selector, name]) => getComputedStyle(document.querySelector(selector)).getPropertyValue(name)"
MOVES = """() => {
  const table = document.getElementById("table");
  window.shown = [];
  window.moving = [];
  new MutationObserver(() => {
    if (window.shown.at(-1)?.[0] === table.dataset.version) return;
    window.shown.push([table.dataset.version, performance.now()]);
    const lasting = document.getAnimations().filter((each) => each.effect.getComputedTiming().duration > 0);
    window.moving.push(...lasting.map((each) => each.animationName ?? each.transitionProperty));
  }).observe(table, { attributes: true, attributeFilter: ["data-version"] });
}"""
"""Notes when the table shows each move, and what moves at that time."""
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
VOICE = """
  window.voiced = [];
  const version = () => Number(document.getElementById("table")?.dataset.version);
  Object.defineProperty(window, "speechSynthesis", { value: Object.assign(new EventTarget(), {
    speak: ({ text, lang, voice }) => text && voiced.push({ text, lang, voice: voice?.lang, version: version() }),
    cancel: () => voiced.push({ text: "", version: version() }),
    getVoices: () => [{ lang: "en-GB", localService: true }, { lang: "ro-RO", localService: true }],
  }) });
  window.SpeechSynthesisUtterance = class extends EventTarget { constructor(text) { super(); this.text = text; } };
"""
"""A voice that notes what it is to say, and, as a text that is empty, when it is told to be silent."""


@pytest.fixture
def seat(installed_phone: Phone) -> Seat:
    """Return the seat at a phone that has the site already: nothing here is about a first visit."""
    return Seat(installed_phone)


def settings(page: Page) -> None:
    """Go from the table to the settings."""
    page.tap("#menu")
    page.tap("#show-settings")
    page.wait_for_selector("#sheet[data-page=settings] .settings")


def back(page: Page) -> None:
    """Go back to the table, where the keyboard is on what had opened the page."""
    page.go_back()
    page.wait_for_selector("#table", state="visible")
    page.wait_for_function("() => document.activeElement.id === 'menu'")


def choose(page: Page, *choices: str) -> None:
    """Tap choices."""
    for choice in choices:
        page.tap(f"label:has(#{choice})")


def cards(position: dict[str, Any]) -> list[Any]:
    """Return what of a position no name and no language changes."""
    return [position[name] for name in ("version", "phase", "hand", "laid")]


def style(page: Page, selector: str, name: str) -> str:
    """Return how the first element found is styled."""
    found: str = page.evaluate(STYLE, [selector, name])
    return found


def call(page: Page, names: dict[str, str]) -> None:
    """Give names to places on the settings page."""
    for place, name in names.items():
        page.fill(f"#name-{place}", name)


def violations(page: Page) -> list[str]:
    """Return what axe finds on the page, one line each."""
    page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    return lines(page.evaluate(VIOLATIONS))


def await_card(seat: Seat) -> None:
    """Pass, and wait for the turn to lay a card. The robot would use its time for accusing."""
    seat.wait_until("table.querySelector('.bids')")
    seat.page.tap("[data-move=pass]")
    seat.wait_until(MID_TRICK)


def test_the_look_is_chosen_kept_and_leaves_the_table_as_it_was(seat: Seat) -> None:
    page = seat.page
    page.emulate_media(color_scheme="light", reduced_motion="no-preference")
    seat.sit()
    seat.play_until(MID_TRICK)
    before = seat.position()
    index = float(style(page, "#hand .card-index", "font-size")[:-2])
    day = style(page, "html", "background-color")

    settings(page)
    page.emulate_media(color_scheme="dark")
    page.wait_for_selector("html[data-theme=dark]")
    night = style(page, "html", "background-color")
    assert night != day
    assert violations(page) == []
    page.emulate_media(color_scheme="light")
    page.wait_for_selector("html[data-theme=light]")
    assert violations(page) == []
    choose(page, "theme-dark")
    assert style(page, "html", "background-color") == night
    bars = page.eval_on_selector_all("meta[name=theme-color]", "all => all.map((each) => each.content)")
    assert set(bars) == {"#10231b"}

    inks = [style(page, f"#colours-sample [data-suit={suit}]", "color") for suit in "DH"]
    assert inks[0] == inks[1]
    choose(page, "colours-four")
    inks = [style(page, f"#colours-sample [data-suit={suit}]", "color") for suit in "CDHS"]
    assert len(set(inks)) == 4
    top = page.locator("#text-200").bounding_box()
    choose(page, "text-200")
    grown = page.locator("#text-200").bounding_box()
    assert top
    assert grown
    assert abs(grown["y"] - top["y"]) < 1, "the choice is not under the thumb any more"
    choose(page, "holds-left", "input-tap", "confirm-no")
    back(page)
    assert seat.position() == before
    assert float(style(page, "#hand .card-index", "font-size")[:-2]) > index
    assert page.evaluate(LOOK)["holds"] == "left"

    page.reload(wait_until="commit")
    page.wait_for_function("() => performance.getEntriesByName('cruce-home').length")
    look = page.evaluate(LOOK)
    assert {name: look[name] for name in ("theme", "text", "colours", "holds")} == {
        "theme": "dark",
        "text": "200",
        "colours": "four",
        "holds": "left",
    }
    seat.dealt()
    assert seat.position() == before
    seat.page.locator("#hand [data-card]:not([aria-disabled])").first.tap()
    seat.wait_until(f"Number(table.dataset.version) > {before['version']}")
    settings(page)
    checked = page.eval_on_selector_all("input:checked", "all => all.map((each) => each.id)")
    assert {"theme-dark", "text-200", "colours-four", "holds-left", "input-tap", "confirm-no"} <= set(checked)
    choose(page, "theme-system")
    assert page.evaluate(LOOK)["theme"] == "light"


def lay(seat: Seat) -> None:
    """Lay a card by taps, and wait for the next one's."""
    version = seat.version
    seat.page.locator("#hand [data-card]:not([aria-disabled])").first.tap()
    seat.page.locator("#actions [data-move]").first.tap()
    seat.wait_until(f"Number(table.dataset.version) > {version + 1}")


def test_pace_and_motion_count_in_the_running_match(seat: Seat) -> None:
    page = seat.page
    page.emulate_media(reduced_motion="no-preference")
    seat.sit()
    seat.play_until(MY_CARD)
    settings(page)
    assert page.is_checked("#pace-instant")
    choose(page, "pace-natural")
    back(page)
    page.evaluate(MOVES)
    lay(seat)
    shown = page.evaluate("() => shown.map(([, at]) => at)")
    assert shown[1] - shown[0] > 500
    assert page.evaluate("() => moving")

    settings(page)
    choose(page, "motion-less")
    back(page)
    seat.wait_until(MY_CARD)
    page.evaluate("() => { moving.length = 0 }")
    lay(seat)
    assert page.evaluate("() => moving") == []
    settings(page)
    choose(page, "motion-system")
    page.wait_for_selector("html[data-motion=full]")
    page.emulate_media(reduced_motion="reduce")
    page.wait_for_selector("html[data-motion=less]")
    choose(page, "pace-instant")
    back(page)
    seat.play_until(MATCH_OVER)


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
    await_card(seat)
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
    settings(page)
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
    settings(page)
    call(page, {"left": "  ", "top": "x" * 30})
    assert page.input_value("#name-top") == "x" * 20
    back(page)
    assert page.inner_text("#seat-left .plate-name").strip() == "Ilie"


def test_a_level_changed_in_the_middle_is_saved_and_played_on(seat: Seat) -> None:
    seat.sit()
    seat.play_until(MID_TRICK)
    page, before = seat.page, seat.position()
    assert players(page) == ["human", "club", "club", "club"]
    settings(page)
    assert page.is_checked("#level-club")
    choose(page, "level-beginner")
    page.wait_for_function("() => document.getElementById('title').textContent.includes('începător')")
    back(page)
    assert seat.position() == before
    assert players(page) == ["human", "beginner", "beginner", "beginner"]
    page.reload()
    seat.dealt()
    assert seat.position() == before
    assert players(page)[1] == "beginner"
    settings(page)
    assert page.is_checked("#level-beginner")
    back(page)
    seat.play_until(MATCH_OVER)
    assert players(page)[1] == "beginner"


def players(page: Page) -> list[str]:
    """Return who sits at the table, as the match in the database has it."""
    saved: dict[str, Any] | None = saved_match(page)
    assert saved is not None
    seats: list[str] = saved["setup"]["seats"]
    return seats


def test_a_language_chosen_counts_everywhere_at_once(seat: Seat) -> None:
    seat.sit(HONOUR)
    await_card(seat)
    page, before = seat.page, seat.position()
    page.tap("#hint")
    page.wait_for_selector("#hint-words:not([hidden])")
    settings(page)
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
    settings(page)
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


def test_the_others_are_heard_where_that_is_chosen(seat: Seat) -> None:
    page = seat.page
    seat.phone.context.add_init_script(VOICE)
    seat.sit()
    seat.play_until(MY_CARD)
    assert page.evaluate("() => voiced") == []
    settings(page)
    choose(page, "speech-on")
    page.wait_for_function("() => voiced.some(({ text }) => text)")
    assert page.evaluate("() => voiced.at(-1).lang") == "ro-RO"
    assert page.evaluate("() => voiced.at(-1).voice") == "ro-RO"
    assert page.inner_text("#voice-told") == ""
    back(page)

    page.evaluate("() => { voiced.length = 0 }")
    version = seat.version
    seat.play_until(f"Number(table.dataset.version) > {version} && {MY_CARD}")
    # The person's own card, of which nothing is said, cuts off what is still being said.
    assert page.evaluate("() => voiced[0]") == {"text": "", "version": version + 1}
    rounds = page.inner_text("#title")
    seat.play_until(f"table.querySelector('#title').innerText !== {rounds!r} && {MY_CARD}")
    voiced = page.evaluate("() => voiced")
    said = [each for each in voiced if each["text"]]
    assert {each["lang"] for each in said} == {"ro-RO"}
    # Whatever is said, what was being said before is cut off.
    assert all(not before["text"] for before, after in pairwise(voiced) if after["text"])
    texts = [each["text"] for each in said]
    assert any(re.fullmatch(r"(Ilie|Maria|Ana): (pas|una|două|trei|patru)", text) for text in texts)
    card = "(optul|nouarul|valetul|dama|popa|zecele|asul) de (treflă|caro|cupă|pică)"
    assert any(re.fullmatch(f"(Ilie|Maria|Ana): {card}", text) for text in texts)
    assert not any(text.startswith("Tu") and "anunț" not in text for text in texts)

    settings(page)
    choose(page, "speech-off")
    back(page)
    page.evaluate("() => { voiced.length = 0 }")
    seat.play_until(f"Number(table.dataset.version) > {seat.version} && {MY_CARD}")
    assert [each for each in page.evaluate("() => voiced") if each["text"]] == []
