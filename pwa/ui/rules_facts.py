"""What a set of rules, a dict of every field, comes to: how players sit, what is left of the pack, what matters.

What has no effect, such as a bid without an auction, is to be told nobody.
"""

from ui.shapes import View

TABLES = {(2, 2): "two", (4, 2): "pairs", (6, 3): "three-pairs"}
"""How players sit who are not several and each alone, by players and sides."""


def table(rules: View) -> str:
    """Return how the players sit: `two`, `pairs`, `three-pairs` or `alone`."""
    return TABLES.get((rules["players"], rules["sides"]), "alone")


def in_pairs(rules: View) -> bool:
    """Return whether players have partners."""
    return bool(rules["sides"] < rules["players"])


def bidding(rules: View) -> bool:
    """Return whether there is an auction, and so contracts."""
    return bool(rules["auction"] != "none")


def merging(rules: View) -> bool:
    """Return whether a pass over somebody's bid is said „merge”, as the rulesets of one site have it."""
    return bool(rules["name"].startswith("tromf"))


def without_contract(rules: View) -> bool:
    """Return whether a round may be played without a contract though there is an auction."""
    return bidding(rules) and rules["all_pass"] == "fixed-suit"  # noqa: S105 - a pass is a call here


def undealt(rules: View) -> int:
    """Return how many cards no hand is dealt."""
    left: int = rules["pack"] - rules["hand"] * rules["players"]
    return left


def in_packets(rules: View) -> bool:
    """Return whether a part of each hand comes later than the rest."""
    return bool(rules["packet"] < rules["hand"])


def drawing(rules: View) -> bool:
    """Return whether undealt cards are drawn."""
    return bool(rules["stock"] == "draw")


def exchanging(rules: View) -> bool:
    """Return whether there is a talon and somebody who may exchange with it."""
    return rules["stock"] == "talon" and bidding(rules)


def all_played(rules: View) -> bool:
    """Return whether every card of the pack comes to a trick."""
    return drawing(rules) or undealt(rules) == 0


def named(rules: View) -> bool:
    """Return whether the declarer names trump."""
    return rules["trump"] in ("after-rest", "before-rest")


def beating(rules: View) -> str:
    """Return the duty to beat: in a trick of two cards nobody finds it ruffed, which leaves two kinds of it."""
    beat: str = rules["beat"]
    if rules["players"] > 2:  # noqa: PLR2004 - two play against each other
        return beat
    return {"overruff": "none", "iber": "always"}.get(beat, beat)
