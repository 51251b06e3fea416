"""Where the tests' browser comes from, on machines that are not this one."""

import os
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from builder import setup
from builder.paths import BuildError


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


def test_root_on_debian_uses_apt(monkeypatch: pytest.MonkeyPatch, calls: list[str]) -> None:
    be(monkeypatch, debian=True, root=True)
    setup.install_browser()
    assert [call.split()[:2] for call in calls] == [["apt-get", "update"], ["apt-get", "install"]]
    assert "--no-install-recommends chromium" in calls[1]


@pytest.mark.parametrize(("debian", "root"), [(True, False), (False, True), (False, False)])
def test_others_use_playwright(monkeypatch: pytest.MonkeyPatch, calls: list[str], *, debian: bool, root: bool) -> None:
    be(monkeypatch, debian=debian, root=root)
    setup.install_browser()
    assert [call.split()[1:] for call in calls] == [["-m", "playwright", "install", "chromium"]]
    assert "sudo" not in calls[0]


def test_when_nothing_works_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    be(monkeypatch, debian=False, root=False)

    def fail(command: Sequence[str | Path], env: dict[str, str] | None = None) -> None:
        del command, env
        raise BuildError("it failed")

    monkeypatch.setattr(setup, "call", fail)
    with pytest.raises(BuildError, match=r"^The tests need a Chromium: .*\.$"):
        setup.install_browser()


def test_a_browser_of_the_system_needs_no_step(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(setup, "CHROMIUM", tmp_path / "chromium")
    assert len(setup.browser_steps()) == 1
    (tmp_path / "chromium").touch()
    assert setup.browser_steps() == []
