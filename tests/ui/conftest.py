"""The screen's texts on CPython: the same messages, formatted by Fluent's Python library."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ui import text

STRINGS = Path(__file__).parents[2] / "pwa" / "strings"
LANGUAGES = ("ro", "en")


def formatter(language: str, *parts: str) -> Callable[[str, str], str]:
    """Return what `messages.js` would: from a message's name and its values, as JSON, to text; faults are raised.

    `parts` are those whose texts are taken in later, such as `setup`.
    """
    bundle = FluentBundle([language], use_isolating=False)
    for name in (language, *(f"{part}.{language}" for part in parts)):
        bundle.add_resource(FluentResource((STRINGS / f"{name}.ftl").read_text(encoding="utf-8")))

    def form(name: str, values: str) -> str:
        pattern = bundle.get_message(name).value
        assert pattern is not None, name
        given: dict[str, Any] = json.loads(values)
        told, faults = bundle.format_pattern(pattern, given)
        assert not faults, (name, given, faults)
        return str(told)

    return form


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Give the screen's modules one language's texts."""
    text.use(formatter(request.param))
    return str(request.param)
