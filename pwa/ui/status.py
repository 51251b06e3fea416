"""The line above the hand: whose turn it is, and what is asked of the person."""

from ui.names import seat_name
from ui.shapes import View
from ui.text import t

TURNS = {"cut": "cut", "peek": "peek", "auction": "bid", "exchange": "exchange", "trump": "trump"}
"""What the person is asked for, by phase, as messages name it."""

ADVISABLE = ("auction", "exchange", "trump", "play")


def status(view: View) -> str:
    """Return what the line says."""
    if view["to_act"] is None:
        return t("accuse-last") if played_out(view) else ""
    if view["to_act"] != view["seat"]:
        return t("thinking", name=seat_name(view, view["to_act"]))
    if view["phase"] == "play":
        return t("your-card" if view["trick"] else "your-lead")
    return t("your-" + TURNS[view["phase"]])


def advisable(view: View) -> bool:
    """Say whether the person is asked for something that a hint can help with."""
    return view["to_act"] == view["seat"] and view["phase"] in ADVISABLE


def played_out(view: View) -> bool:
    """Say whether the last card is laid and the score not yet shown, so that one may still accuse."""
    return bool(view["phase"] == "play" and view["moves"] == ["next"])
