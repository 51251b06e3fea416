"""Where the tests' browsers come from, on machines that are not this one."""

import os
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from builder import setup
from builder.paths import BuildError


@pytest.fixture(autouse=True)
def system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return the root folder of a system without any browser."""
    monkeypatch.setattr(setup, "SYSTEM", tmp_path / "system")
    monkeypatch.setattr(setup, "CACHE", tmp_path / "cache")
    return tmp_path / "system"


def has(system: Path, *packages: str) -> None:
    """Put the packages on the system."""
    for package in packages:
        made = system / setup.PACKAGES[package].replace("*", "some-machine")
        made.parent.mkdir(parents=True, exist_ok=True)
        made.touch()


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the list of commands that would have run."""
    noted: list[str] = []

    def note(command: Sequence[str | Path], env: dict[str, str] | None = None) -> None:
        del env
        noted.append(" ".join(str(word) for word in command))

    monkeypatch.setattr(setup, "call", note)
    return noted


def be(monkeypatch: pytest.MonkeyPatch, *, debian: bool, root: bool) -> None:
    """Pretend to be on Debian or not, as root or not."""
    exists = Path.exists
    monkeypatch.setattr(Path, "exists", lambda path: debian if str(path) == "/etc/debian_version" else exists(path))
    monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000, raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if debian else None)


def test_root_on_debian_installs_what_is_missing_and_known_in_one_go(
    monkeypatch: pytest.MonkeyPatch, calls: list[str], system: Path
) -> None:
    be(monkeypatch, debian=True, root=True)
    monkeypatch.setattr(setup, "_known", lambda package: package != "libwpewebkit-1.1-0")
    has(system, "chromium", "xvfb", "python3-gi", "wpewebkit-driver")
    setup.install_browsers()
    assert [call.split()[:2] for call in calls] == [["apt-get", "update"], ["apt-get", "install"]]
    assert calls[1].endswith("--no-install-recommends firefox-esr webkit2gtk-driver gir1.2-webkit2-4.1")


def test_a_relative_of_debian_without_chromium_uses_playwright(
    monkeypatch: pytest.MonkeyPatch, calls: list[str]
) -> None:
    be(monkeypatch, debian=True, root=True)
    monkeypatch.setattr(setup, "_known", lambda package: package == "xvfb")
    setup.install_browsers()
    assert calls[1].endswith("--no-install-recommends xvfb")
    assert calls[2].endswith("-m playwright install chromium")


@pytest.mark.parametrize(("debian", "root"), [(True, False), (False, True), (False, False)])
def test_others_use_playwright(monkeypatch: pytest.MonkeyPatch, calls: list[str], *, debian: bool, root: bool) -> None:
    be(monkeypatch, debian=debian, root=root)
    setup.install_browsers()
    assert [call.split()[1:] for call in calls] == [["-m", "playwright", "install", "chromium"]]
    assert "sudo" not in calls[0]


def fail(command: Sequence[str | Path], env: dict[str, str] | None = None) -> None:
    """Fail, as a program does on a machine without network."""
    del command, env
    raise BuildError("it failed")


@pytest.mark.parametrize("debian", [True, False])
def test_when_nothing_works_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch, *, debian: bool) -> None:
    be(monkeypatch, debian=debian, root=debian)
    monkeypatch.setattr(setup, "call", fail)
    with pytest.raises(BuildError, match=r"^The tests need a Chromium: .*\.$"):
        setup.install_browsers()


def test_with_chromium_the_others_may_stay_away(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], system: Path
) -> None:
    be(monkeypatch, debian=True, root=True)
    has(system, "chromium")
    monkeypatch.setattr(setup, "call", fail)
    setup.install_browsers()
    assert "the tests of the other browsers are skipped" in capsys.readouterr().out


def test_step_is_for_what_is_missing_and_can_be_had(monkeypatch: pytest.MonkeyPatch, system: Path) -> None:
    be(monkeypatch, debian=True, root=True)
    assert len(setup.browser_steps()) == 1
    has(system, "chromium")
    assert len(setup.browser_steps()) == 1
    be(monkeypatch, debian=True, root=False)
    assert setup.browser_steps() == []
    be(monkeypatch, debian=True, root=True)
    has(system, *setup.PACKAGES)
    assert setup.browser_steps() == []


def test_a_stamp_from_another_system_is_no_browser(
    monkeypatch: pytest.MonkeyPatch, calls: list[str], system: Path
) -> None:
    be(monkeypatch, debian=True, root=True)
    monkeypatch.setattr(setup, "_known", lambda _package: True)
    (step,) = setup.browser_steps()
    assert step.run()
    has(system, "chromium")
    (step,) = setup.browser_steps()
    assert step.done()
    (system / setup.PACKAGES["chromium"]).unlink()
    (step,) = setup.browser_steps()
    assert step.run()
    assert len(calls) > 1
