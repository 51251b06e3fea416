"""The first frame: right language, no Python needed, and no press lost."""

import pytest
from playwright.sync_api import Page

from tests.web.conftest import PhoneMaker
from tests.web.phone import Phone
from tests.web.seat import held_back


def languages_shown(page: Page) -> set[str]:
    """Return the languages of the two-language texts that can be seen; the language switch names each in its own."""
    seen = "nodes => nodes.filter((node) => node.checkVisibility()).map((node) => node.lang)"
    return set(page.eval_on_selector_all("body [lang=ro], body [lang=en]", seen))


def hold_python_back(page: Page) -> None:
    """Never answer the request for PyScript, as on a very slow network; a service worker would answer it."""
    page.route("**/vendor/pyscript/core.js", lambda _route: None)


@pytest.mark.parametrize(
    ("locale", "stored", "language"),
    [("ro-RO", None, "ro"), ("de-DE", None, "ro"), ("en-GB", None, "en"), ("en-GB", "ro", "ro"), ("ro-RO", "en", "en")],
)
def test_home_is_in_the_right_language(start_phone: PhoneMaker, locale: str, stored: str | None, language: str) -> None:
    phone = start_phone(locale=locale, service_workers="block")
    hold_python_back(phone.page)
    if stored:
        phone.context.add_init_script(f"localStorage.setItem('cruce-language', '{stored}')")
    page = phone.open()
    phone.wait_for_mark("cruce-home")
    assert page.get_attribute("html", "lang") == language
    assert languages_shown(page) == {language}


def test_press_before_python_is_kept(start_phone: PhoneMaker) -> None:
    phone = start_phone(service_workers="block")
    hold_python_back(phone.page)
    page = phone.open()
    page.tap("#new-match")
    assert page.get_attribute("html", "data-pressed") == "new-match"


def test_a_language_chosen_before_python_is_spoken_from_then_on(start_phone: PhoneMaker) -> None:
    phone = start_phone(service_workers="block")
    page = phone.page
    with held_back(page, "**/vendor/pyscript/core.js"):
        phone.open()
        phone.wait_for_mark("cruce-home")
        page.tap("#language-en")
        assert languages_shown(page) == {"en"}
    phone.wait_for_mark("cruce-ready")
    assert languages_shown(page) == {"en"}
    page.tap("#home-settings")
    page.wait_for_selector(".settings")
    assert page.inner_text("#sheet-title") == "Settings"
    page.reload()
    assert page.get_attribute("html", "lang") == "en"


def test_everything_comes_from_the_site(phone: Phone) -> None:
    """The phone's own record fails this test when a request leaves the site or anything is reported as an error."""
    phone.boot()
    names = phone.page.evaluate("() => performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert [name for name in names if not name.startswith((phone.address, "blob:"))] == []
