"""Short ways to run the arena inside a test."""

import json
from typing import Any

import pytest

from cruce.cli import main


def cruce(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run the command line here and return its status, what it printed and what it said on standard error."""
    capsys.readouterr()
    status = main(words)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """Return the JSON object that `arena` prints last, without the times, which are never twice the same."""
    status, out, _ = cruce(capsys, "arena", *words, "--json")
    assert status == 0
    figures: dict[str, Any] = json.loads(out.splitlines()[-1])
    return {name: value for name, value in figures.items() if not name.startswith("ms_")}


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Return the one sentence `arena` is refused with."""
    status, out, said = cruce(capsys, "arena", *words)
    assert (status, out) == (2, "")
    assert said.startswith("cruce: ")
    assert said.count("\n") == 1
    return said
