"""How a match is set up: what the address asks for, and what the home screen's choices say."""

from ui.shapes import View

RULES = "standard"
BOTS = "club"
ASKED = ("rules", "players", "target", "seed", "bots")
"""What an address may ask of a match; whatever it leaves out is as at home."""
PACES = ("natural", "quick", "instant")


def from_query(query: dict[str, str]) -> View | None:
    """Return the setup an address asks for, given its parameters as a dict, or None when it asks for no match.

    Values go to the engine as they are: it says what is wrong with them.
    """
    if not any(name in query for name in ASKED):
        return None
    return {
        "rules": query.get("rules", RULES),
        "players": query.get("players", "4"),
        "target": query.get("target"),
        "seed": query.get("seed"),
        "bots": query.get("bots", BOTS),
    }


def from_choices(players: str, target: str) -> View:
    """Return the setup of a practice match, given the values chosen."""
    return {"rules": RULES, "players": players, "target": target, "seed": None, "bots": BOTS}
