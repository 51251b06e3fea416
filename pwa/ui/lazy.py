"""Taking in what the start did without: every file is one more answer to wait for, every module is compiled here."""

import js

from ui import later


async def take_in(part: str) -> None:
    """Fetch a part's files and import the modules among them one by one, giving the browser its turn."""
    coming = [(name, js.fetch("./" + name)) for name in later.files(part)]
    for name, answer in coming:
        found = await answer
        if not found.ok:
            raise OSError(name)
        _put(name, await found.text())
    for name in later.MODULES[part]:
        __import__("ui." + name)
        await js.Promise.new(lambda resolve, _reject: js.setTimeout(resolve, 0))


def _put(name: str, content: str) -> None:
    """Write a fetched file where Python looks for it."""
    with open(name, "w") as file:
        file.write(content)
