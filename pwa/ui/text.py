"""The texts of the screen in the language chosen: one function, fed by the formatter of `messages.js`."""

import json

from ui.shapes import Formatter


class _Texts:
    formatter: Formatter


def use(formatter: Formatter) -> None:
    """Take a formatter, a function from a message's name and its values as JSON to text."""
    _Texts.formatter = formatter


def t(message: str, **values: object) -> str:
    """Return the text of a message."""
    return _Texts.formatter(message, json.dumps(values))
