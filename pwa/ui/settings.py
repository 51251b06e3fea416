"""The person's settings: what each may be, and what is chosen. `look.js` shows those that change the look."""

import json

import js

from ui.kept import keep, kept
from ui.names import PLACES, within

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
    if name == "pace":
        keep(name, value, session=True)  # an address may have asked for another
    _tell()


def names_chosen() -> dict[str, str]:
    """Return the names the person has given to seats, by place; what cannot be read is none."""
    try:
        found = json.loads(kept("names") or "{}")
        return {place: within(found[place]) for place in PLACES[6] if found.get(place)}
    except (AttributeError, TypeError, ValueError):
        return {}


def choose_name(place: str, name: str) -> None:
    """Keep what a seat is called from now on, and tell the page at once; without a name it has its usual one."""
    names = names_chosen()
    names[place] = within(name)
    keep("names", json.dumps({place: name for place, name in names.items() if name}))
    _tell()


def _tell() -> None:
    js.document.dispatchEvent(js.CustomEvent.new(CHANGED))
