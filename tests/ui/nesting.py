"""Whether a piece of HTML is nested as it should be."""

from html.parser import HTMLParser

VOID = {"br", "use", "input"}


class Nesting(HTMLParser):
    """Follows the tags of a piece of HTML and keeps the attributes of every button."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.buttons: list[dict[str, str | None]] = []
        self.feed(text)
        self.close()
        assert not self.open, text

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag that opens."""
        if tag not in VOID:
            self.open.append(tag)
        if tag == "button":
            self.buttons.append(dict(attrs))

    def handle_endtag(self, tag: str) -> None:
        """Check that what closes is what was opened last."""
        assert tag in VOID or self.open.pop() == tag
