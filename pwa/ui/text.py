"""The texts of the screen in the language chosen: one function, fed by the formatter of `messages.js`."""

import json

from ui.shapes import Callback, Formatter


class _Texts:
    formatter: Formatter


def use(formatter: Formatter) -> None:
    """Take a formatter, a function from a message's name and its values as JSON to text."""
    _Texts.formatter = formatter


def t(message: str, **values: object) -> str:
    """Return the text of a message."""
    return _Texts.formatter(message, json.dumps(values))


class Texts:
    """The files of messages taken in so far, in the language spoken now.

    `formatter(language, text)` makes the formatter of one language's messages.
    """

    def __init__(self, formatter: Callback, language: str) -> None:
        self._formatter = formatter
        self._language = language
        self._later: list[str] = []
        use(self._of(language))

    def take_in(self, names: tuple[str, ...]) -> None:
        """Take in more files, which have been fetched."""
        self._later += names
        use(self._of(self._language))

    def speak(self, language: str) -> None:
        """Speak a language from now on."""
        self._language = language
        use(self._of(language))

    def spoken(self, language: str, say: Callback) -> str:
        """Return what `say()` says in a language."""
        use(self._of(language))
        said: str = say()
        use(self._of(self._language))
        return said

    def _of(self, language: str) -> Formatter:
        found = []
        for name in [language] + [f"{each}.{language}" for each in self._later]:
            with open(f"strings/{name}.ftl") as file:
                found.append(file.read())
        formatter: Formatter = self._formatter(language, "\n".join(found))
        return formatter
