"""The screen's start: takes its modules in one by one, so that no long task holds the page up."""

import asyncio

import js
from pyscript.js_modules import messages
from pyscript.workers import workers

MODULES = (
    "text",
    "names",
    "dom",
    "markup",
    "accuse",
    "accusing",
    "actions",
    "summary",
    "status",
    "told",
    "seal",
    "exchange",
    "settings",
    "drag",
    "hand",
    "pack",
    "pace",
    "trick_area",
    "pile",
    "seats",
    "banner",
    "focus",
    "screen",
    "taps",
    "play",
    "home",
    "menu",
    "parts",
)
"""In the order they need each other: MicroPython compiles each where it is first imported."""


async def breath() -> None:
    """Give the browser its turn."""
    await js.Promise.new(lambda resolve, _reject: js.setTimeout(resolve, 0))


async def main() -> None:
    """Import the screen, then begin."""
    for name in MODULES:
        __import__("ui." + name)
        await breath()
    from ui.app import App  # noqa: PLC0415 - by now what it needs is there

    await breath()
    App(lambda: workers["engine"], messages.formatter).begin()


asyncio.create_task(main())
