"""The person's settings: what each may be, and what is chosen. `look.js` shows those that change the look."""

import js

from ui.kept import keep, kept

SETTINGS = {
    "theme": ("system", "light", "dark"),
    "text": ("100", "125", "150", "200"),
    "colours": ("two", "four"),
    "pace": ("natural", "quick", "instant"),
    "motion": ("system", "full", "less"),
    "holds": ("right", "left"),
    "input": ("both", "tap", "drag"),
    "confirm": ("yes", "no"),
    "speech": ("off", "on"),
}
"""Each setting by the name it is kept under, with the values it may have, the usual one first."""
CHANGED = "cruce-settings"
"""The event that tells the page, `look.js` included, that a setting was changed."""


def setting(name: str) -> str:
    """Return what a setting is: the usual value where none, or one that is not known, was chosen."""
    chosen = kept(name)
    return chosen if chosen in SETTINGS[name] else SETTINGS[name][0]


def choose(name: str, value: str) -> None:
    """Keep what a setting is from now on, and tell the page at once."""
    keep(name, value)
    js.document.dispatchEvent(js.CustomEvent.new(CHANGED))
