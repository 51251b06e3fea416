"""The first frame: right language, no Python needed, and no press lost."""

import pytest
from playwright.sync_api import Page

from tests.web.conftest import PhoneMaker
from tests.web.phone import Phone

WITHOUT_WEBASSEMBLY = "delete globalThis.WebAssembly"
WITHOUT_STORAGE = (
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
)
OLD_BROWSER = """{
  const Real = Function;
  globalThis.Function = function (...words) {
    if (words.at(-1).includes("static {")) throw new SyntaxError("Unexpected token '{'");
    return new Real(...words);
  };
}"""


def languages_shown(page: Page) -> set[str]:
    """Return the languages of the two-language texts that can be seen; the language switch names each in its own."""
    seen = "nodes => nodes.filter((node) => node.checkVisibility()).map((node) => node.lang)"
    return set(page.eval_on_selector_all("body [lang=ro], body [lang=en]", seen))


def hold_python_back(page: Page) -> None:
    """Never answer the request for PyScript, as on a very slow network."""
    page.route("**/vendor/pyscript/core.js", lambda _route: None)


@pytest.mark.parametrize(
    ("locale", "stored", "language"),
    [("ro-RO", None, "ro"), ("de-DE", None, "ro"), ("en-GB", None, "en"), ("en-GB", "ro", "ro"), ("ro-RO", "en", "en")],
)
def test_home_is_in_the_right_language(start_phone: PhoneMaker, locale: str, stored: str | None, language: str) -> None:
    phone = start_phone(locale=locale)
    hold_python_back(phone.page)
    if stored:
        phone.context.add_init_script(f"localStorage.setItem('cruce-language', '{stored}')")
    page = phone.open()
    phone.wait_for_mark("cruce-home")
    assert page.get_attribute("html", "lang") == language
    assert languages_shown(page) == {language}


def test_press_before_python_is_kept(phone: Phone) -> None:
    hold_python_back(phone.page)
    page = phone.open()
    page.tap("#new-match")
    assert page.get_attribute("html", "data-pressed") == "new-match"


@pytest.mark.parametrize(
    ("script", "lack"),
    [(WITHOUT_WEBASSEMBLY, "webassembly"), (OLD_BROWSER, "browser"), (WITHOUT_STORAGE, "storage")],
    ids=["webassembly", "browser", "storage"],
)
def test_browser_that_cannot_play_is_told(phone: Phone, script: str, lack: str) -> None:
    phone.context.add_init_script(script)
    page = phone.open()
    page.wait_for_selector(f"[data-lack={lack}]:not(html)", state="visible")
    assert page.locator("script[src*=pyscript]").count() == 0


def test_everything_comes_from_the_site(phone: Phone) -> None:
    """The phone's own record fails this test when a request leaves the site or anything is reported as an error."""
    phone.boot()
    names = phone.page.evaluate("() => performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert [name for name in names if not name.startswith((phone.address, "blob:"))] == []
