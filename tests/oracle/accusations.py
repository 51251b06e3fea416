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
    seated = all(is_number(seat, 0, rules["players"] - 1) for seat in (by, against))
    hold(seated and by % rules["sides"] != against % rules["sides"], where, f"seat {by!r} cannot accuse {against!r}")
    hold(is_number(after, 1, len(play.laid)), where, f"nobody can be accused after {after!r} cards")
    same(where, "guilty", accusation["guilty"], play.revoked(against, after))


def check_again(accusation: Json, earlier: list[Json], play: Play, where: str) -> None:
    """Check an accusation against those before it: in order, none after a guilty one, none without a new card."""
    against, after = accusation["against"], accusation["after"]
    for before in earlier:
        hold(before["after"] <= after, where, "it comes before an earlier one")
        hold(not before["guilty"], where, "the round was already void")
        new = [seat for seat, _ in play.laid[before["after"] : after] if seat == against]
        hold(before["against"] != against or new, where, f"seat {against} has laid no card since it was found innocent")


def guilty_seat(round_: Json) -> int | None:
    """Return the seat found guilty in a round, if one was."""
    return next((claim["against"] for claim in round_.get("accusations", []) if claim["guilty"]), None)


def fined(round_: Json) -> list[int]:
    """Return the seats that accused an innocent one, once for each time."""
    return [claim["by"] for claim in round_.get("accusations", []) if not claim["guilty"]]
