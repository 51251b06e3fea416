"""The choice of rules that is remembered from one start to the next."""

import json

from ui.kept import keep, kept
from ui.shapes import View


def remembered() -> View:
    """Return the choice to start with, as a choice gives it for a match; empty for the house's own."""
    text = kept("choice")
    if text:
        found: View = json.loads(text)
        return found
    # The first version knew the house game alone, and kept these two.
    players, target = kept("players"), kept("target")
    return {"players": players, "set": {"target": target}} if players and target else {}


def remember(choice: View) -> None:
    """Keep a choice for the next start."""
    keep("choice", json.dumps(choice))
