"""The controls of the sheet's pages, as HTML text."""

from ui.markup import escaped
from ui.setup import LEVELS
from ui.text import t

SHORT = 14
"""Letters that a choice beside others has room for."""


def typed(value: object) -> str:
    """Return a field's value as a person types it."""
    return (
        {True: "true", False: "false", None: "null"}[value] if value is None or isinstance(value, bool) else str(value)
    )


def radios(name: str, legend: str, choices: list[tuple[str, str]], chosen: str) -> str:
    """Return a group of choices, each a value and its words: side by side where the words are short."""
    shape = "chips" if max(len(words) for _, words in choices) <= SHORT else "rows"
    parts = []
    for value, words in choices:
        checked = " checked" if value == chosen else ""
        parts.append(
            f'<label><input type="radio" id="{name}-{value}" name="{name}" value="{value}"{checked}>'
            f"<span>{escaped(words)}</span></label>"
        )
    return f'<fieldset class="{shape}"><legend>{escaped(legend)}</legend>{"".join(parts)}</fieldset>'


def levels(chosen: str) -> str:
    """Return the choice of who sits at the table, each with a line about how they play."""
    parts = []
    for level in LEVELS:
        checked = " checked" if level == chosen else ""
        parts.append(
            f'<label><input type="radio" id="level-{level}" name="level" value="{level}"{checked}>'
            f'<span><span class="level">{escaped(t("level", level=level))}'
            f"<small>{escaped(t('level-about', level=level))}</small></span></span></label>"
        )
    return f'<fieldset class="rows"><legend>{escaped(t("level-legend"))}</legend>{"".join(parts)}</fieldset>'
