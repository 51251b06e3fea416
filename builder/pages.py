"""Expand the page's template: messages of both languages and the inlined card art."""

import html
import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from builder.paths import PWA, BuildError

LANGUAGES = ("ro", "en")
MARK = re.compile(r"\{\{\s*(\w+)(?:\s+([\w.-]+))?\s*\}\}")
XML_NAMESPACES = re.compile(r"""\s+xmlns(?::\w+)?=("[^"]*"|'[^']*')""")
XML_PROLOGUE = re.compile(r"^\s*(<\?xml.*?\?>|<!--.*?-->|<!DOCTYPE.*?>|\s)*", re.DOTALL)


class Messages:
    """The texts of one language, from `pwa/strings/<language>.ftl` and the files of parts, `<part>.<language>.ftl`."""

    def __init__(self, language: str, folder: Path) -> None:
        """Read the language's files; raise BuildError when the first is not there."""
        self.language = language
        path = folder / f"{language}.ftl"
        if not path.is_file():
            raise BuildError(f"The language file strings/{path.name} is missing.")
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in (path, *sorted(folder.glob(f"*.{language}.ftl"))):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def text(self, name: str) -> str:
        """Return the message `name`, or its attribute for `name.attribute`, escaped for HTML."""
        identifier, _, attribute = name.partition(".")
        pattern = None
        if self._bundle.has_message(identifier):
            message = self._bundle.get_message(identifier)
            pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise BuildError(
                f"index.html asks for the message {name}, which strings/{self.language}.ftl does not have."
            )
        value, errors = self._bundle.format_pattern(pattern)
        if errors:
            raise BuildError(
                f"The message {name} of strings/{self.language}.ftl cannot stand in index.html: {errors[0]}."
            )
        return html.escape(str(value))


def inline_art(path: Path) -> str:
    """Return an SVG file as markup for the page: without prologue or namespace addresses; empty if there is none."""
    if not path.is_file():
        return ""
    return XML_NAMESPACES.sub("", XML_PROLOGUE.sub("", path.read_text(encoding="utf-8"))).strip()


def expand(template: str, source: Path = PWA) -> str:
    """Return the page for a template.

    `{{t some-message}}` becomes one `<span>` for each language, of which the style sheet hides all but one;
    `{{ro some-message}}` and `{{en some-message}}` the bare text, for titles and attributes; `{{art}}` the card art.
    """
    languages = {language: Messages(language, source / "strings") for language in LANGUAGES}

    def one(mark: re.Match[str]) -> str:
        kind, name = mark[1], mark[2]
        if kind == "art" and name is None:
            return inline_art(source / "art" / "cards.svg")
        if kind == "t" and name is not None:
            return "".join(f'<span lang="{key}">{each.text(name)}</span>' for key, each in languages.items())
        if kind in languages and name is not None:
            return languages[kind].text(name)
        raise BuildError(f"index.html has a mark the build does not know: {mark[0]}.")

    return MARK.sub(one, template)


STYLE_LINK = re.compile(r'<link rel="stylesheet" href="\./([\w.-]+)">\n?')


def join_styles(page: str, dist: Path) -> str:
    """Join the style sheets a page links into one, `style.css`, in their order, and return the page that links it.

    Each file is one more answer to wait for before the first frame; apart they are for those who write them.
    """
    names = STYLE_LINK.findall(page)
    joined = "".join((dist / name).read_text(encoding="utf-8") for name in names)
    for name in names:
        (dist / name).unlink()
    (dist / "style.css").write_text(joined, encoding="utf-8")
    start = page.index('<link rel="stylesheet"')
    return page[:start] + '<link rel="stylesheet" href="./style.css">\n' + STYLE_LINK.sub("", page[start:])
