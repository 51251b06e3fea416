"""Setting up a match by real taps: games, options, passports, the rules page."""

import re
from typing import Any

import pytest
import zxingcpp
from playwright.sync_api import Page

from cruce.passport import passport
from cruce.rules import Rules
from tests.web.axe import violations
from tests.web.conftest import PhoneMaker
from tests.web.hosting import Host
from tests.web.phone import Phone
from tests.web.seat import MY_CARD, QUICK, Seat, saved_match
from ui import later

OLD_SAVE = """() => new Promise((done, fail) => {
  const open = indexedDB.open("cruce", 1);
  open.onerror = () => fail(open.error);
  open.onsuccess = () => {
    const transaction = open.result.transaction("matches", "readwrite");
    const matches = transaction.objectStore("matches");
    matches.get("current").onsuccess = ({ target }) => {
      matches.get(target.result).onsuccess = (found) => {
        const data = JSON.parse(found.target.result.json);
        const { id, seed, seats } = data.setup;
        data.setup = { id, rules: "standard", players: 4, target: 6, seed, seats };
        matches.put({ ...found.target.result, json: JSON.stringify(data) }, id);
      };
    };
    transaction.oncomplete = () => (open.result.close(), done());
  };
})"""
"""Writes the saved match as the first version wrote it."""


@pytest.fixture
def phone(installed_phone: Phone) -> Phone:
    """Return a phone that has the site already: nothing here is about a first visit."""
    return installed_phone


def setup_of(page: Page) -> dict[str, Any]:
    """Return how the match in the database is set up."""
    saved = saved_match(page)
    assert saved is not None
    found: dict[str, Any] = saved["setup"]
    return found


def rules_of(setup: dict[str, Any]) -> Rules:
    """Return the rules of a match as the engine keeps them."""
    return Rules.named(setup["rules"], setup["players"], **setup["changes"])


def choose(page: Page) -> Page:
    """Go from home to the games."""
    page.tap("#choose")
    page.wait_for_selector("#game-panel fieldset")
    return page


def pick(page: Page, ruleset: str) -> None:
    """Choose a game by its card."""
    page.tap(f"label:has(#game-{ruleset})")
    page.wait_for_selector(f"#game-box-{ruleset} #game-panel fieldset")


def tick(page: Page, name: str) -> None:
    """Choose one of several, and wait until it is the chosen one of what the engine made of it."""
    page.tap(f"label:has(#{name})")
    page.wait_for_selector(f"#{name}[checked]", state="attached")


def step(page: Page, field: str, to: int, by: int) -> None:
    """Step a number once and wait for the new one."""
    page.tap(f"#step-{field}-{by}")
    page.wait_for_selector(f"#field-{field}[value='{to}']")


def begin(page: Page) -> dict[str, Any]:
    """Start the match and return how it is set up. By a key: a tap so soon after another there would be its double."""
    page.locator("#start-match").press("Enter")
    page.wait_for_selector("#table", state="visible")
    return setup_of(page)


def test_a_game_is_chosen_played_and_remembered(phone: Phone) -> None:
    page = choose(phone.boot())
    pick(page, "ardeal")
    tick(page, "field-players-3")
    tick(page, "field-target-21")
    page.tap("label:has(#cuts-yes)")
    page.tap("label:has(#pace-quick)")
    setup = begin(page)
    assert rules_of(setup) == Rules.named("ardeal", 3, target=21)
    assert setup["cuts"] is True
    page.go_back()
    page.wait_for_selector("#new-match", state="visible")
    assert "#" not in page.url
    page.reload()
    phone.wait_for_mark("cruce-ready")
    assert page.inner_text("#choice-line").replace("\u00a0", " ") == "Ardelenesc · 3 jucători · până la 21"
    page.tap("#new-match")
    page.wait_for_selector("#table", state="visible")
    again = setup_of(page)
    assert again["id"] != setup["id"]
    assert {**again, "id": "", "seed": ""} == {**setup, "id": "", "seed": ""}


def test_a_game_that_was_chosen_is_marked_the_next_time(phone: Phone) -> None:
    page = choose(phone.boot())
    pick(page, "talon")
    page.reload()
    page.wait_for_selector("#game-box-talon[data-chosen] #game-panel")
    assert page.is_checked("#game-talon")
    assert page.locator("[data-chosen]").count() == 1
    page.go_back()
    page.wait_for_selector("#choose", state="visible")
    page.tap("#language-en")
    assert page.inner_text("#choice-line").replace("\u00a0", " ") == "With a talon · 4 players · to 21"
    choose(page)
    assert "The traditional game" not in page.inner_text("#story-ardeal")
    assert page.inner_text("#sheet-title") == "Choose the game"


def test_the_first_version_s_choice_is_taken_up(phone: Phone) -> None:
    phone.context.add_init_script("localStorage['cruce-players'] = '3'; localStorage['cruce-target'] = '6'")
    page = phone.boot()
    page.tap("#new-match")
    page.wait_for_selector("#table", state="visible")
    assert rules_of(setup_of(page)) == Rules.named("standard", 3, target=6)


def test_options_of_the_game_and_all_others_are_played(phone: Phone) -> None:
    page = choose(phone.boot())
    pick(page, "tromf-standard")
    tick(page, "field-beat-iber")
    page.tap("#to-options")
    page.tap("#head-fail_factor")
    tick(page, "field-fail_factor-2")
    step(page, "marriage_plain", 25, 5)
    page.fill("#field-target", "15")
    page.locator("#field-target").press("Tab")
    page.wait_for_selector("#option-target[data-changed]")
    page.tap("#options-done")
    changes = page.locator(".changes li")
    changes.first.wait_for()
    assert changes.all_inner_texts() == [
        "Cât aduce un anunț: 25 de puncte",
        "Un contract căzut costă: De două ori cât s-a licitat",
    ]
    assert page.is_checked("#field-target-15")
    setup = begin(page)
    assert rules_of(setup) == Rules.named("tromf-standard", 4, beat="iber", fail_factor=2, marriage_plain=25, target=15)


def test_changes_in_quick_succession_all_count(phone: Phone) -> None:
    """On a busy phone the next is asked for before the engine has told what the last came to; so is the start."""
    page = choose(phone.boot())
    page.tap("#to-options")
    page.evaluate(PRESS_ALL, ["#step-marriage_plain-5", "#step-marriage_plain-5", "#step-marriage_trump-5"])
    page.wait_for_selector("#option-marriage_trump[data-changed]")
    page.tap("#options-done")
    page.wait_for_selector("#start-match")
    page.evaluate(PRESS_ALL, ["#field-players-3", "#field-target-21", "#field-beat-always", "#start-match"])
    page.wait_for_selector("#table", state="visible")
    changes = {"target": 21, "beat": "always", "marriage_plain": 30, "marriage_trump": 45}
    assert rules_of(setup_of(page)) == Rules.named("standard", 3, **changes)


PRESS_ALL = "(controls) => controls.map((each) => document.querySelector(each)).forEach((each) => each.click())"


def test_a_suit_comes_and_goes_with_what_means_it(phone: Phone) -> None:
    page = choose(phone.boot())
    page.tap("#to-options")
    page.tap("#head-trump")
    tick(page, "field-trump-fixed")
    assert "Cupă" in page.inner_text("#head-suit")
    tick(page, "field-trump-after-rest")
    assert "Niciuna" in page.inner_text("#head-suit")
    assert page.is_hidden(".fault")


def test_what_cannot_be_played_is_told_and_mended(phone: Phone) -> None:
    page = choose(phone.boot())
    pick(page, "traditional")
    tick(page, "field-players-6")
    page.tap("#to-options")
    step(page, "hand", 6, 1)
    page.wait_for_selector(".fault")
    assert "Nu ajung cărțile: ar trebui 36, iar pachetul are 32." in page.inner_text(".fault")
    faulty = page.eval_on_selector_all("[data-fault]", "all => all.map((each) => each.id)")
    assert faulty == ["option-players", "option-pack", "option-hand"]
    page.go_back()
    page.wait_for_selector("#game-panel fieldset")
    assert page.is_hidden("#start-match")
    page.tap(".fault-field[data-open=hand]")
    page.wait_for_selector("#option-hand")
    step(page, "hand", 5, -1)
    page.wait_for_selector("#options-done")
    assert page.locator(".fault, [data-fault]").count() == 0
    page.tap("#options-done")
    page.wait_for_selector("#start-match")
    assert rules_of(begin(page)) == Rules.named("traditional", 6)


def test_a_number_that_is_none_is_told(phone: Phone) -> None:
    page = choose(phone.boot())
    page.tap("#to-options")
    page.fill("#field-hand", "abc")
    page.locator("#field-hand").press("Tab")
    page.wait_for_selector(".fault")
    assert "număr întreg" in page.inner_text(".fault")
    page.tap("#as-the-game")
    page.wait_for_selector("#options-done")


def test_games_are_chosen_by_keyboard(phone: Phone) -> None:
    page = choose(phone.boot())
    page.focus("#game-standard")
    page.keyboard.press("ArrowDown")
    page.wait_for_selector("#game-box-tromf-standard #game-panel fieldset")
    assert page.evaluate("() => document.activeElement.id") == "game-tromf-standard"
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.id") == "field-players-4"
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("#field-players-3[checked]", state="attached")
    assert page.evaluate("() => document.activeElement.id") == "field-players-3"


def drawn(page: Page) -> memoryview:
    """Return the picture of the QR shown, from the drawing's own commands."""
    size = int(page.eval_on_selector(".qr", "each => each.viewBox.baseVal.width"))
    path = page.get_attribute(".qr path", "d") or ""
    scale, light, dark = 4, b"\xff", b"\0"
    side = size * scale
    picture = bytearray(light * side * side)
    for across, down, run in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", path):
        for row in range(int(down) * scale, (int(down) + 1) * scale):
            start = row * side + int(across) * scale
            picture[start : start + int(run) * scale] = dark * (int(run) * scale)
    return memoryview(bytes(picture)).cast("B", shape=[side, side])


def test_a_passport_is_shown_and_its_qr_leads_here(phone: Phone) -> None:
    page = choose(phone.boot())
    fetched: list[str] = []
    phone.context.on("request", lambda request: fetched.append(request.url))
    pick(page, "ardeal")
    tick(page, "field-target-15")
    assert not [address for address in fetched if "segno" in address]
    page.tap("#to-passport")
    page.wait_for_selector(".qr")
    code = passport(Rules.named("ardeal", 4, target=15))
    assert page.inner_text("#passport-code") == code
    assert page.get_attribute(".qr", "role") == "img"
    assert page.get_attribute(".qr", "aria-label")
    found = zxingcpp.read_barcodes(drawn(page))
    assert [each.text for each in found] == [f"{phone.address}?passport={code}"]
    page.goto(found[0].text)
    page.wait_for_selector("#game-box-ardeal #field-target-15[checked]", state="attached")


def test_a_passport_can_be_copied(phone: Phone) -> None:
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = choose(phone.boot())
    page.tap("#to-passport")
    page.tap("#passport-copy")
    page.wait_for_selector("#passport-told:not(:empty)")
    assert page.evaluate("() => navigator.clipboard.readText()") == passport(Rules.named("standard", 4))


def test_a_passport_is_typed_and_a_damaged_one_refused(phone: Phone) -> None:
    rules = Rules.named("no-auction", 5, trump="rotation")
    code = passport(rules)
    page = choose(phone.boot())
    page.tap("[data-page=have-passport]")
    page.fill("#passport-typed", code[:-1] + ("7" if code[-1] != "7" else "8"))
    page.tap("#passport-open")
    page.wait_for_selector("#passport-wrong")
    assert page.inner_text("#passport-wrong").startswith("Codul e greșit sau stricat.")
    assert page.evaluate("() => document.activeElement.id") == "passport-typed"
    page.fill("#passport-typed", code.lower().replace("-", " "))
    page.keyboard.press("Enter")
    page.wait_for_selector("#game-box-no-auction #field-players-5[checked]", state="attached")
    assert page.is_checked("#field-trump-rotation")
    assert rules_of(begin(page)) == rules


def test_a_linked_passport_opens_the_games_and_a_damaged_one_is_told(phone: Phone) -> None:
    rules = Rules.named("standard", 3, winning_margin=2)
    code = passport(rules)
    page = phone.open(f"?passport={code[:-2]}")
    page.wait_for_selector("#passport-wrong")
    page.fill("#passport-typed", code)
    page.tap("#passport-open")
    page.wait_for_selector(".changes")
    assert page.is_checked("#game-standard")
    assert "Trebuie să conduci cu două puncte" in page.inner_text(".changes")
    page.tap("#sheet-back")
    page.wait_for_selector("#home", state="visible")
    assert page.url == phone.address
    phone.open(f"?passport={code}&seed=7&bots=random")
    page.wait_for_selector("#table", state="visible")
    setup = setup_of(page)
    assert rules_of(setup) == rules
    assert (setup["seed"], setup["seats"]) == ("7/0", ["human", "random", "random"])


def test_an_address_changes_single_fields(phone: Phone) -> None:
    page = phone.open("?rules=traditional&players=2&target=11&set=hand=5&set=packet=5&cuts=yes&bots=random")
    page.wait_for_selector("#table", state="visible")
    setup = setup_of(page)
    assert rules_of(setup) == Rules.named("traditional", 2, target=11, hand=5, packet=5)
    assert setup["cuts"] is True


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("?set=hand=7", "hand, players, pack: 28 cards cannot be dealt from a pack of 24"),
        ("?set=colour=red", "'colour': there is no such field"),
        ("?set=hand", "hand: '' is no value of it"),
        ("?set=conduct=honour&revokes=2", "revoke_rate: 2.0 is no chance from 0 to 1"),
        ("?set=conduct=honour&revokes=many", "revoke_rate: 'many' is no chance from 0 to 1"),
        ("?rules=standard&passport=0ABC", "leave out rules and players"),
    ],
)
def test_an_address_at_odds_is_told_in_the_engine_s_words(phone: Phone, query: str, sentence: str) -> None:
    page = phone.open(query)
    page.wait_for_selector("#notice-text:not(:empty)", state="visible")
    assert sentence in page.inner_text("#notice-text")
    assert page.is_visible("#new-match")


def test_the_rules_of_the_match_open_over_the_table(phone: Phone) -> None:
    seat = Seat(phone).sit(QUICK.replace("target=6", "target=21"))
    seat.play_until(MY_CARD)
    before = seat.position()
    page = seat.page
    page.tap("#menu")
    page.tap("#show-rules")
    page.wait_for_selector(".rules")
    assert "21" in page.inner_text(".rules")
    assert page.is_hidden("#table")
    page.go_back()
    page.wait_for_selector("#table", state="visible")
    assert seat.position() == before
    page.wait_for_function("() => document.activeElement.id === 'menu'")
    page.tap("#menu")
    page.tap("#show-rules")
    page.wait_for_selector(".rules")
    page.reload()
    seat.dealt()
    assert seat.position() == before


def test_the_rules_of_a_game_are_read_before_it_begins(phone: Phone) -> None:
    page = phone.boot()
    page.tap("#home-rules")
    page.wait_for_selector(".rules")
    assert "Jocul casei" in page.inner_text("#rules-title")
    page.tap("#sheet-back")
    choose(page)
    pick(page, "moldovan")
    page.tap("#to-rules")
    page.wait_for_selector(".rules")
    assert "Moldovenesc" in page.inner_text("#rules-title")
    page.tap("#sheet-back")
    page.wait_for_selector("#game-box-moldovan #game-panel fieldset")
    assert page.evaluate("() => document.activeElement.id") == "to-rules"


def test_a_match_saved_by_the_first_version_goes_on(phone: Phone) -> None:
    seat = Seat(phone).sit()
    seat.play_until(MY_CARD)
    before = seat.position()
    seat.page.evaluate(OLD_SAVE)
    seat.page.reload()
    seat.dealt()
    assert seat.position() == before


def test_all_of_it_works_without_a_network(start_phone: PhoneMaker, host: Host) -> None:
    phone = start_phone()
    phone.boot()
    phone.wait_for_offline()
    phone.close()
    host.stop()
    page = choose(start_phone().boot())
    pick(page, "six")
    page.tap("#to-passport")
    page.wait_for_selector(".qr")
    page.tap("#sheet-back")
    page.wait_for_selector("#game-panel fieldset")
    assert rules_of(begin(page)) == Rules.named("six", 6)


def test_nothing_is_fetched_before_it_is_shown(start_phone: PhoneMaker) -> None:
    phone = start_phone(service_workers="block")
    fetched: list[str] = []
    phone.context.on("request", lambda request: fetched.append(request.url.removeprefix(phone.address)))
    page = phone.boot()
    assert "ui/home.py" in fetched
    assert not {*later.files(), "vendor/segno/segno.whl"} & set(fetched)
    choose(page)
    assert {*later.files("sheet"), *later.files("setup")} <= set(fetched)
    for part in ("settings", "hint", "speech"):
        assert not set(later.files(part)) & set(fetched)
    assert "vendor/segno/segno.whl" not in fetched


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(start_phone: PhoneMaker, scheme: str) -> None:
    page = choose(start_phone(color_scheme=scheme).boot())
    pick(page, "traditional")
    found = violations(page)
    page.tap("#to-rules")
    page.wait_for_selector(".rules")
    found += violations(page)
    page.tap("#sheet-back")
    page.tap("#to-passport")
    page.wait_for_selector(".qr")
    found += violations(page)
    page.tap("[data-page=have-passport]")
    page.tap("#passport-open")
    page.wait_for_selector("#passport-wrong")
    found += violations(page)
    page.go_back()
    page.wait_for_selector("#passport-code")
    page.go_back()
    page.tap("#to-options")
    page.tap("#head-stock")
    tick(page, "field-stock-talon")
    page.wait_for_selector(".fault")
    found += violations(page)
    assert found == []


@pytest.mark.parametrize("viewport", [{"width": 360, "height": 640}, {"width": 844, "height": 390}])
@pytest.mark.parametrize("text", ["100%", "200%"])
def test_pages_fit_the_screen_and_targets_are_large(
    start_phone: PhoneMaker, viewport: dict[str, int], text: str
) -> None:
    page = choose(start_phone(viewport=viewport).boot())
    page.evaluate("size => (document.documentElement.style.fontSize = size)", text)
    pick(page, "traditional")
    pages = [small_or_wide(page)]
    for name in ("options", "passport"):
        page.tap(f"#to-{name}")
        page.wait_for_selector(f"#sheet[data-page={name}]")
        pages.append(small_or_wide(page))
        page.tap("#sheet-back")
        page.wait_for_selector("#game-panel fieldset")
    assert pages == [[], [], []]


def small_or_wide(page: Page) -> list[str]:
    """Return what is wider than the sheet, and controls too small for a thumb."""
    found: list[str] = page.evaluate(
        """() => {
          const sheet = document.getElementById("sheet");
          const boxes = "h1, .game, .option, .passport, .fault, button, label, p, svg";
          const kinds = `${boxes}, input:not([type=radio]), span:not(.visually-hidden)`;
          const all = [...sheet.querySelectorAll(kinds)];
          const wide = all.filter((each) => {
            const box = each.getBoundingClientRect();
            return box.width > 0 && (box.right > innerWidth + 0.5 || box.left < -0.5);
          });
          const targets = [...sheet.querySelectorAll("button, fieldset label, .game-card, input[type=text]")];
          const small = targets.filter((each) => {
            const box = each.getBoundingClientRect();
            return box.height > 0 && (box.height < 47.5 || box.width < 47.5);
          });
          const tell = (each) => `${each.tagName} ${each.id} ${each.className} ${each.textContent.slice(0, 40)}`;
          const scrolls = document.scrollingElement.scrollHeight > innerHeight ? ["the page scrolls"] : [];
          return [...wide, ...small].map(tell).concat(scrolls);
        }"""
    )
    return found


def test_no_page_is_seen_in_the_place_of_another(phone: Phone) -> None:
    """What the engine has to be asked for comes with its page: until then what was shown stays."""
    seat = Seat(phone).sit()
    page = seat.page
    openers = {
        "show-settings": "settings",
        "menu-score": "score",
        "show-rules": "match-rules",
        "show-matches": "matches",
    }
    for opener, name in openers.items():
        page.evaluate(SEES_PAGES)
        page.tap("#menu")
        page.tap(f"#{opener}")
        page.wait_for_selector(f"#sheet[data-page={name}]:not([aria-busy])")
        assert page.evaluate("() => seen") == [name]
        page.go_back()
        page.wait_for_selector("#table", state="visible")


SEES_PAGES = """() => {
  const sheet = document.getElementById("sheet");
  window.seen = [];
  const look = () => !sheet.hidden && seen.at(-1) !== sheet.dataset.page && seen.push(sheet.dataset.page);
  window.looking?.disconnect();
  window.looking = new ResizeObserver(look);
  window.looking.observe(sheet);
  new MutationObserver(look).observe(sheet, { attributeFilter: ["data-page"] });
}"""
"""Notes which pages of the sheet are in sight; a ResizeObserver looks when something is about to be painted."""
