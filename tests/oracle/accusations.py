"""Accusations: who was accused of a revoke, when, and rightly or not."""

from tests.oracle.claims import Json, hold, is_number, same
from tests.oracle.tricks import Play


def check_accusations(rules: Json, round_: Json, play: Play, where: str) -> None:
    """Check every accusation of a round, and that the round is void exactly after a guilty verdict."""
    if rules["conduct"] != "honour":
        hold("accusations" not in round_ and "void" not in round_, where, "nobody is accused at a strict table")
        return
    hold(round_.get("accusations") is not None, where, "the accusations are missing")
    accusations = round_["accusations"]
    for number, accusation in enumerate(accusations):
        here = f"{where}, accusations[{number}]"
        check_accusation(rules, accusation, play, here)
        check_again(accusation, accusations[:number], play, here)
    guilty = any(accusation["guilty"] for accusation in accusations)
    same(where, "void", round_.get("void", "absent"), True if guilty else "absent")


def check_accusation(rules: Json, accusation: Json, play: Play, where: str) -> None:
    """Check one accusation by itself: its seats, its moment and its verdict."""
    same(where, "what the accusation tells", sorted(accusation), ["after", "against", "by", "guilty"])
    by, against, after = accusation["by"], accusation["against"], accusation["after"]
    seats = rules["players"] - 1
    hold(is_number(by, 0, seats) and is_number(against, 0, seats), where, f"seats {by!r} and {against!r} do not exist")
    hold(is_number(after, 1, len(play.laid)), where, f"nobody can be accused after {after!r} cards")
    same(where, "guilty", accusation["guilty"], play.revoked(against, after))


def check_again(accusation: Json, earlier: list[Json], play: Play, where: str) -> None:
    """Check an accusation against those before it: in order, none after a guilty one, none without a new card."""
    by, against, after = accusation["by"], accusation["against"], accusation["after"]
    hold(not any(before["guilty"] for before in earlier), where, "the round was already void")
    hold(all(before["after"] <= after for before in earlier), where, "it comes before an earlier one")
    seats = accusable(play.rules, [seat for seat, _ in play.laid[:after]], earlier, by)
    hold(against in seats, where, f"seat {by} cannot accuse {against}, only one of {seats}")


def accusable(rules: Json, laid: list[int], earlier: list[Json], by: int) -> list[int]:
    """Return the seats that one seat may accuse: those of other sides, cleared ones not before their next card.

    Args:
        rules: The fields of the ruleset.
        laid: The seats that have laid cards in the round, in order.
        earlier: The accusations so far, none of them guilty.
        by: The seat that accuses.
    """
    cleared = [claim["against"] for claim in earlier if claim["against"] not in laid[claim["after"] :]]
    others = [seat for seat in range(rules["players"]) if seat % rules["sides"] != by % rules["sides"]]
    return [seat for seat in others if laid and seat not in cleared]


def guilty_seat(round_: Json) -> int | None:
    """Return the seat found guilty in a round, if one was."""
    return next((claim["against"] for claim in round_.get("accusations", []) if claim["guilty"]), None)


def fined(round_: Json) -> list[int]:
    """Return the seats that accused an innocent one, once for each time."""
    return [claim["by"] for claim in round_.get("accusations", []) if not claim["guilty"]]
