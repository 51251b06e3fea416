"""What all tests of the arena share."""

import pytest


@pytest.fixture(autouse=True)
def few_matches(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put fewer matches together, as most tests ask only whether two runs come to the same."""
    if request.module.__name__.rpartition(".")[2] != "test_figures":
        monkeypatch.setattr("cruce.arena.resampling.MATCHES", 200)
