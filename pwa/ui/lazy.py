"""Taking in what the start did without: every file is one more answer to wait for, every module is compiled here."""

import js

from ui import later


class _Here:
    """The files that were taken in."""

    files: set[str] = set()  # noqa: RUF012 - MicroPython has no ClassVar


async def take_in(part: str) -> None:
    """Fetch a part's files and import the modules among them one by one, giving the browser its turn."""
    coming = [(name, js.fetch("./" + name)) for name in later.files(part) if name not in _Here.files]
    for name, answer in coming:
        found = await answer
        if not found.ok:
            raise OSError(name)
        _put(name, await found.text())
        _Here.files.add(name)
    for name in later.MODULES[part]:
        __import__("ui." + name)
        await js.Promise.new(lambda resolve, _reject: js.setTimeout(resolve, 0))


def _put(name: str, content: str) -> None:
    """Write a fetched file where Python looks for it."""
    with open(name, "w") as file:
        file.write(content)
