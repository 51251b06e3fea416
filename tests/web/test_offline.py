"""Visited once, the game is there without a network; a new version comes whole, and only when it is asked for."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.conftest import PhoneMaker
from tests.web.deploys import SEEN, deploy_of, mark
from tests.web.hosting import Host
from tests.web.phone import Phone

UPDATE = """() => navigator.serviceWorker.ready.then((registration) => {
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed" || worker.state === "redundant") globalThis.updateEnded = worker.state;
    });
  });
  registration.update();
})"""
"""Looks for a new version and notes how that ends."""

CACHES = "async () => (await caches.keys()).sort()"


def versions(page: Page) -> list[str | None]:
    """Return what page and style sheet say about their version."""
    seen: list[str | None] = page.evaluate(SEEN)
    return seen


def update(page: Page) -> str:
    """Let a page look for a new version; return `installed`, or `redundant` when it was refused."""
    page.evaluate(UPDATE)
    return str(page.wait_for_function("() => globalThis.updateEnded").json_value())


def test_cold_starts_without_a_network(start_phone: PhoneMaker, host: Host) -> None:
    phone = start_phone()
    phone.boot()
    phone.wait_for_offline()
    phone.close()
    host.stop()
    for _ in range(2):
        phone = start_phone()
        phone.boot()
        phone.close()


def test_any_query_is_answered_without_a_network(phone: Phone, host: Host) -> None:
    phone.open()
    phone.wait_for_offline()
    host.stop()
    phone.boot("?rules=standard&players=4&target=6&seed=7&bots=club&pace=instant")
    phone.page.goto(phone.address + "index.html?seed=8")
    phone.wait_for_mark("cruce-home")


def test_other_files_are_answered_without_a_network(phone: Phone, host: Host) -> None:
    page = phone.open()
    phone.wait_for_offline()
    host.stop()
    page.goto(phone.address + "licences.txt")
    assert "Mozilla Public License" in page.inner_text("body")


def test_browser_has_no_complaint_about_installing(phone: Phone) -> None:
    phone.boot()
    phone.wait_for_offline()
    session = phone.context.new_cdp_session(phone.page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"] == phone.address + "manifest.json"
    assert session.send("Page.getAppId")["appId"].endswith("/cruce")


def test_new_version_waits_until_asked_for(phone: Phone, host: Host, site: Path, tmp_path: Path) -> None:
    page = phone.open()
    phone.wait_for_offline()
    assert versions(page) == [None, None]
    old = page.evaluate(CACHES)

    host.deploy(deploy_of(site, tmp_path / "two", mark("two")))
    assert update(page) == "installed"
    page.wait_for_selector("#update", state="visible")
    assert versions(page) == [None, None]
    page.reload()
    page.wait_for_selector("#update", state="visible")
    assert versions(page) == [None, None], "a reload alone must not change the version"

    host.stop()
    loads: list[str] = []
    page.on("domcontentloaded", lambda loaded: loads.append(loaded.url))
    with page.expect_navigation():
        page.click("#update")
    phone.wait_for_mark("cruce-ready")
    assert versions(page) == ["two", "two"]
    assert loads == [phone.address]
    assert page.is_hidden("#update")
    new = page.evaluate(CACHES)
    assert len(new) == len(old) == 1
    assert new != old


def test_open_page_looks_for_a_new_version_when_shown_again(
    phone: Phone, host: Host, site: Path, tmp_path: Path
) -> None:
    page = phone.open()
    phone.wait_for_offline()
    host.deploy(deploy_of(site, tmp_path / "two", mark("two")))
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_selector("#update", state="visible")
    host.stop()
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    assert versions(page) == [None, None]


def test_every_open_page_moves_to_the_new_version_together(
    phone: Phone, host: Host, site: Path, tmp_path: Path
) -> None:
    page = phone.open()
    phone.wait_for_offline()
    other = phone.context.new_page()
    other.goto(phone.address)
    host.deploy(deploy_of(site, tmp_path / "two", mark("two")))
    assert update(page) == "installed"
    page.wait_for_selector("#update", state="visible")
    with other.expect_navigation():
        page.click("#update")
    page.wait_for_function("() => document.documentElement.dataset.versionPage === 'two'")
    assert versions(other) == ["two", "two"]


def test_version_that_does_not_start_can_be_replaced(phone: Phone, host: Host, site: Path, tmp_path: Path) -> None:
    def broken(folder: Path) -> None:
        mark("broken")(folder)
        (folder / "main.py").write_text("raise SystemExit\n", encoding="utf-8")

    page = phone.open()
    phone.wait_for_offline()
    for name, change in (("broken", broken), ("three", mark("three"))):
        host.deploy(deploy_of(site, tmp_path / name, change))
        assert update(page) == "installed"
        page.click("#update")
        page.wait_for_function("name => document.documentElement.dataset.versionPage === name", arg=name)
    phone.wait_for_mark("cruce-ready")
    phone.faults.clear()  # what the broken version reported


@pytest.mark.parametrize("spoilt", ["gone", "changed"])
def test_version_that_is_not_whole_is_refused(
    phone: Phone, host: Host, site: Path, tmp_path: Path, spoilt: str
) -> None:
    page = phone.open()
    phone.wait_for_offline()
    old = page.evaluate(CACHES)
    new = deploy_of(site, tmp_path / "two", mark("two"))
    if spoilt == "gone":
        (new / "main.py").unlink()
    else:
        (new / "main.py").write_text("# a file of another version", encoding="utf-8")
    host.deploy(new)
    assert update(page) == "redundant"
    host.stop()
    page = phone.boot()
    assert versions(page) == [None, None]
    assert page.is_hidden("#update")
    assert old[0] in page.evaluate(CACHES)
    phone.faults.clear()  # the browser reports the refused file, which is the point


def test_other_apps_of_the_origin_keep_their_caches(phone: Phone, host: Host, site: Path, tmp_path: Path) -> None:
    page = phone.open()
    phone.wait_for_offline()
    strangers = ["another app", "cruce /joc/ 0123456789abcdef"]
    page.evaluate("async (names) => { for (const name of names) await caches.open(name); }", strangers)
    host.deploy(deploy_of(site, tmp_path / "two", mark("two")))
    assert update(page) == "installed"
    with page.expect_navigation():
        page.click("#update")
    page.wait_for_function("() => document.documentElement.dataset.versionPage === 'two'")
    kept = page.evaluate(CACHES)
    assert len(kept) == 3
    assert set(strangers) < set(kept)


def test_neighbours_below_the_scope_are_left_alone(phone: Phone, host: Host, tmp_path: Path, site: Path) -> None:
    def add_neighbour(folder: Path) -> None:
        (folder / "other").mkdir()

    folder = deploy_of(site, tmp_path / "one", add_neighbour)
    (folder / "other" / "index.html").write_text("<!doctype html><title>Neighbour</title>", encoding="utf-8")
    host.deploy(folder)
    page = phone.open()
    phone.wait_for_offline()
    page.goto(phone.address + "other/")
    assert page.title() == "Neighbour"
