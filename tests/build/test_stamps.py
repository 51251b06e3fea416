"""A set-up step runs once, again when what it is made from changes, and again when it was interrupted."""

import sys
from pathlib import Path

import pytest

from builder import setup
from builder.paths import ROOT, BuildError
from builder.stamps import Step, fingerprint


def step(folder: Path, key: str, runs: list[str], also_good: tuple[str, ...] = ()) -> Step:
    """Return a step that notes its key when it runs."""
    return Step("a step", folder / "made" / "stamp", key, lambda: runs.append(key), also_good)


def test_runs_once_for_each_key(tmp_path: Path) -> None:
    runs: list[str] = []
    for key in ("one", "one", "two", "two", "one"):
        step(tmp_path, key, runs).run()
    assert runs == ["one", "two", "one"]


def test_a_superset_serves(tmp_path: Path) -> None:
    runs: list[str] = []
    step(tmp_path, "full", runs).run()
    assert not step(tmp_path, "part", runs, also_good=("full",)).run()
    assert step(tmp_path, "part", runs).run()
    assert step(tmp_path, "full", runs).run()


def test_an_interrupted_step_runs_again(tmp_path: Path) -> None:
    runs: list[str] = []
    step(tmp_path, "one", runs).run()

    def interrupted() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Step("a step", tmp_path / "made" / "stamp", "two", interrupted).run()
    assert not step(tmp_path, "one", runs).done(), "the interrupted step may have spoilt the earlier result"
    assert step(tmp_path, "two", runs).run()


def test_fingerprint_tells_texts_and_files_apart(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    path.write_text("ab", encoding="utf-8")
    assert fingerprint("a", "b") != fingerprint("ab")
    assert fingerprint(path) == fingerprint("ab")
    before = fingerprint(path, "x")
    path.write_text("abc", encoding="utf-8")
    assert fingerprint(path, "x") != before


def test_a_failing_program_is_named() -> None:
    with pytest.raises(BuildError, match="exit code 3"):
        setup.call([sys.executable, "-c", "raise SystemExit(3)"])


def test_locks_hold_no_address() -> None:
    for path in (setup.BUILD_LOCK, setup.TEST_LOCK, ROOT / "package-lock.json"):
        assert "://" not in path.read_text(encoding="utf-8"), path.name


def test_the_build_lock_is_part_of_the_test_lock() -> None:
    tests = setup.TEST_LOCK.read_text(encoding="utf-8").split("\n")
    pins = [line for line in setup.BUILD_LOCK.read_text(encoding="utf-8").split("\n") if "==" in line]
    missing = [pin for pin in pins if pin not in tests]
    assert missing == []
