"""Trumps: the suit of a round, by every way there is."""

from tests.oracle.auction import unbid
from tests.oracle.cards import SUITS
from tests.oracle.claims import Json, hold, same


def trump_of(rules: Json, round_: Json, rotation: int) -> str | None:
    """Return the suit that a played round has as trump, or none where its declarer names any.

    Args:
        rules: The fields of the ruleset.
        round_: The round as recorded.
        rotation: How many rounds of the match have used up a suit before.
    """
    if unbid(rules, round_["calls"]) == "fixed-suit":
        return str(rules["suit"])
    match rules["trump"]:
        case "first-card":
            return str(round_["tricks"][0]["cards"][0][1])
        case "turned-up":
            return str(round_["dealt"][round_["dealer"]][-1][1])
        case "rotation":
            return SUITS[rotation % len(SUITS)]
        case "fixed":
            return str(rules["suit"])
    return None


def check_trump(rules: Json, round_: Json, rotation: int, where: str) -> None:
    """Check the trump of a played round."""
    hold(round_["tricks"] and round_["tricks"][0]["cards"], where, "no card was led")
    right = trump_of(rules, round_, rotation)
    if right is None:
        hold(round_["trump"] in list(SUITS), where, f"{round_['trump']!r} was named as trump")
    else:
        same(where, "the trump", round_["trump"], right)
