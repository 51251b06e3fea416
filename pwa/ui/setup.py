"""How a match is set up: what the address asks for, and what a choice of rules comes to."""

from ui.shapes import View

LEVELS = ("beginner", "club", "strong", "expert")
"""The players there are to sit down with, from weak to strong, as the engine names them."""
LEVEL = "strong"
ASKED = ("rules", "players", "target", "seed", "bots", "set", "cuts", "revokes")
"""What an address may ask of a match; whatever it leaves out is as the ruleset has it."""
REVOKES = (("no", "0"), ("seldom", "0.03"), ("often", "0.1"))
"""How often bots revoke where a table plays on honour, each with the chance of it as an address has it."""
PACES = ("natural", "quick", "instant")


def from_query(query: list[list[str]]) -> View | None:
    """Return the setup an address asks for, given its parameters as pairs, or None when it asks for no match.

    Values go to the engine as they are: it says what is wrong with them.
    """
    values = dict(query)
    if not any(name in values for name in ASKED):
        return None
    changes = {}
    for name, value in query:
        if name == "target":
            changes["target"] = value
        elif name == "set":
            field, _, typed = value.partition("=")
            changes[field] = typed
    asked: View = {"seed": values.get("seed"), "bots": values.get("bots", LEVEL), "cuts": values.get("cuts") == "yes"}
    for name in ("rules", "players", "passport", "revokes"):
        asked[name] = values.get(name)
    asked["set"] = changes
    return asked


def match_of(choice: View) -> View:
    """Return the setup of a practice match with a choice of rules."""
    asked: View = {"seed": None, "bots": LEVEL}
    asked.update(choice)
    return asked
