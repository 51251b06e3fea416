"""Rules as the page is given them: every named ruleset for every number of players, and those one change away."""

from collections.abc import Iterator
from typing import Any

from cruce.errors import BadRules
from cruce.rules import Rules
from cruce.rulesets import rulesets

Values = dict[str, Any]


def named(name: str) -> list[Values]:
    """Return a ruleset's rules, one for each number of players it is played by."""
    return [Rules.named(name, players).as_json() for players in rulesets()[name].tables]


def all_named() -> list[Values]:
    """Return the rules of every ruleset."""
    return [rules for name in rulesets() for rules in named(name)]


CHANGES: dict[str, tuple[object, ...]] = {
    "players": (2, 3, 4, 5, 6),
    "sides": (2, 3, 4, 5, 6),
    "pack": (24, 32),
    "hand": (1, 4, 5, 6, 8),
    "packet": (1, 3, 5, 6, 8),
    "stock": ("none", "draw", "talon"),
    "peek": (False, True),
    "auction": ("once", "ascending", "none"),
    "bid_min": (1, 2, 4, 6),
    "bid_max": (4, 6, 11, 99),
    "all_pass": ("dead", "redeal", "forced-dealer", "fixed-suit"),
    "trump": ("after-rest", "before-rest", "first-card", "turned-up", "rotation", "fixed"),
    "suit": (None, "C", "D", "H", "S"),
    "leader": ("declarer", "eldest"),
    "lead_trump": (False, True),
    "beat": ("none", "overruff", "iber", "always"),
    "free_play_while_stock": (False, True),
    "marriage": ("none", "auto", "claimed"),
    "marriage_plain": (20, 40),
    "marriage_trump": (20, 40, 100),
    "unit": (33, 11),
    "fail_factor": (1, 2),
    "defenders_score_on_fail": (True, False),
    "target": (1, 6, 21, 101),
    "winning_margin": (1, 2),
    "conduct": ("strict", "honour"),
}
"""Values to try in each field: all there are, or some where any number may stand."""


def changed(rules: Values) -> Iterator[tuple[str, Values]]:
    """Yield each field with the rules that differ in it, playable ones only.

    A suit comes and goes with its need, and another number of players play each alone.
    """
    for field, values in CHANGES.items():
        for value in values:
            other = {**rules, field: value}
            if field == "players" and value != rules["players"]:
                other["sides"] = value
            if field != "suit":
                other["suit"] = (rules["suit"] or "D") if needs_suit(other) else None
            if other != rules and playable(other):
                yield field, other


def needs_suit(rules: Values) -> bool:
    """Return whether a suit has to be fixed beforehand."""
    return bool(rules["trump"] == "fixed" or rules["all_pass"] == "fixed-suit")  # noqa: S105 - a pass is a call here


def playable(rules: Values) -> bool:
    """Return whether the engine takes the rules."""
    try:
        Rules.from_json(rules)
    except BadRules:
        return False
    return True


BIDS = ("bid_min", "bid_max", "all_pass", "fail_factor", "defenders_score_on_fail")
"""The fields that are about an auction or a contract."""


def noticed(rules: Values) -> Values:
    """Return what of the rules a table could notice: fields without effect are left out, other names for it merged."""
    told = {field: value for field, value in rules.items() if field != "name"}
    auction = rules["auction"] != "none"
    without = auction and rules["all_pass"] == "fixed-suit"  # noqa: S105 - a pass is a call here
    if not auction:
        told |= dict.fromkeys(BIDS)
        told["leader"] = "eldest"
        told["stock"] = "none" if rules["stock"] == "talon" else rules["stock"]
    if rules["trump"] != "fixed" and not without:
        told["suit"] = None
    if rules["stock"] == "none" and rules["pack"] == rules["hand"] * rules["players"]:
        told["stock"] = "all dealt"
    if rules["stock"] != "draw":
        told["free_play_while_stock"] = None
    if rules["trump"] == "first-card" and not without:
        told["lead_trump"] = None
    if rules["packet"] == rules["hand"] and rules["trump"] in ("after-rest", "before-rest"):
        told["trump"] = "named"
    if rules["players"] == 2:
        told["beat"] = {"overruff": "none", "iber": "always"}.get(rules["beat"], rules["beat"])
    if rules["marriage"] == "none":
        told |= {"marriage_plain": None, "marriage_trump": None}
    return told
