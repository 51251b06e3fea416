"""A browser that cannot play is told so at once, in the person's language: by its lack, or by what did not arrive."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.conftest import PhoneMaker
from tests.web.deploys import deploy_of
from tests.web.engines import OldWebKit, lack
from tests.web.hosting import Host
from tests.web.phone import Phone

OLD_BROWSER = """{
  const Real = Function;
  globalThis.Function = function (...words) {
    if (words.at(-1).includes("static {")) throw new SyntaxError("Unexpected token '{'");
    return new Real(...words);
  };
}"""
WITHOUT_MODULE_WORKERS = """{
  const Real = Worker;
  globalThis.Worker = function (address) { return new Real(address); };
}"""
WITHOUT_STORAGE = (
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
)
LACKS = [
    ("ro-RO", "delete globalThis.WebAssembly", "webassembly", "Lockdown Mode"),
    ("ro-RO", OLD_BROWSER, "browser", "prea vechi"),
    ("en-GB", OLD_BROWSER, "browser", "too old"),
    ("ro-RO", WITHOUT_MODULE_WORKERS, "browser", "prea vechi"),
    ("ro-RO", WITHOUT_STORAGE, "storage", "cookie-urile"),
]
TOLD = "() => performance.getEntriesByName('cruce-lack')[0].startTime"
"""When the page said it, in milliseconds of its own clock."""


@pytest.mark.parametrize(
    ("locale", "script", "what", "words"), LACKS, ids=["webassembly", "syntax", "english", "module-workers", "storage"]
)
def test_browser_that_cannot_play_is_told(
    start_phone: PhoneMaker, locale: str, script: str, what: str, words: str
) -> None:
    phone = start_phone(locale=locale)
    phone.context.add_init_script(script)
    page = phone.open()
    assert words in sentence(page, what)
    assert page.evaluate(TOLD) < 2000
    assert page.locator("script[src*=pyscript]").count() == 0
    assert page.is_hidden("#new-match")
    phone.expects_faults = True  # a browser that makes a worker of anything is refused by the content policy


def sentence(page: Page, what: str) -> str:
    """Return the sentence the person sees about a lack."""
    page.wait_for_selector(f".lack[data-lack={what}]", state="visible")
    return page.inner_text(f".lack[data-lack={what}]")


def test_warning_needs_nothing_of_what_old_browsers_cannot_read(phone: Phone) -> None:
    phone.context.add_init_script(OLD_BROWSER)
    phone.page.route("**/boot.js", lambda route: route.fulfill(body="const {", content_type="text/javascript"))
    assert "prea vechi" in sentence(phone.open(), "browser")
    phone.expects_faults = True  # it cannot be read, which is the point


def test_browser_that_can_play_is_told_nothing(phone: Phone) -> None:
    page = phone.boot()
    assert page.evaluate("() => performance.getEntriesByName('cruce-lack').length") == 0
    assert page.locator(".lack:visible").count() == 0


@pytest.mark.parametrize(
    "part",
    [
        "vendor/pyscript/core-*.js",
        "main.py",
        "ui.json",
        "vendor/micropython/micropython.wasm",
        "vendor/pyodide/loader.mjs",
        "vendor/pyodide/pyodide.asm.wasm",
        "vendor/pyodide/stdlib.zip",
        "worker.py",
    ],
)
def test_part_that_does_not_arrive_is_told(phone: Phone, host: Host, site: Path, tmp_path: Path, part: str) -> None:
    host.deploy(deploy_of(site, tmp_path / "site", without(part)))
    page = phone.open()
    assert "Verifică internetul" in sentence(page, "parts")
    assert page.locator(".py-error:visible").count() == 0
    phone.expects_faults = True  # the browser reports the missing file, which is the point


def without(part: str) -> Callable[[Path], None]:
    """Return a change that takes one file from the site."""

    def change(folder: Path) -> None:
        (file,) = folder.glob(part)
        file.unlink()

    return change


@pytest.mark.skipif(bool(lack(OldWebKit.name)), reason=lack(OldWebKit.name))
def test_engine_of_2022_says_that_it_is_too_old(host: Host, tmp_path: Path) -> None:
    engine = OldWebKit(tmp_path / "profile")
    engine.open(host.address)
    seen = engine.run("() => [...document.querySelectorAll('.lack')].map((each) => each.innerText.trim()).join('')")
    assert engine.run(TOLD) < 2000
    language = engine.run("() => document.documentElement.lang")
    assert {"ro": "prea vechi", "en": "too old"}[language] in seen
    engine.close()
