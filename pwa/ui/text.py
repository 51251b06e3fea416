"""The texts of the screen in the language chosen: one function, fed by the formatter of `messages.js`."""

import json


class _Texts:
    formatter = None


def use(formatter):
    """Take a formatter, a function from a message's name and its values as JSON to text."""
    _Texts.formatter = formatter


def t(message, **values):
    """Return the text of a message."""
    return _Texts.formatter(message, json.dumps(values))
