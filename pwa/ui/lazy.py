"""Modules that are taken in when they are first needed: MicroPython compiles each where it is first imported."""

import js


async def take_in(names: tuple[str, ...]) -> None:
    """Import modules of the screen one by one, in the order they need each other, giving the browser its turn."""
    for name in names:
        __import__("ui." + name)
        await js.Promise.new(lambda resolve, _reject: js.setTimeout(resolve, 0))
