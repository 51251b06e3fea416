"""What was undone in a round: where that is done at all, and that what went could have been there."""

from tests.oracle.claims import Json, hold, is_number, same

CONTESTS = ("contest", "contest-pairs")
"""Where a card laid is a card played."""
NAMED = ("after-rest", "before-rest")
"""Trumps that the declarer names."""


def check_undone(record: Json, round_: Json, where: str) -> None:
    """Check the undos that a round tells of, from the last, which was made when moves stood that stand to the end."""
    if "undone" not in round_:
        return
    rules, undone = record["rules"], round_["undone"]
    hold(rules["conduct"] == "strict", where, "nothing is undone on honour")
    hold(rules["name"] not in CONTESTS, where, "nothing is undone in contests")
    same(where, "the number of people, where something is undone,", record["players"].count("human"), 1)
    hold(undone, where, "nothing was undone, so it need not be told")
    stood = standing(rules, round_)
    for number in range(len(undone) - 1, -1, -1):
        here, undo = f"{where}, undone[{number}]", undone[number]
        check_undo(undo, len(stood), here)
        stood = stood[: undo["after"]] + undo["moves"]
        cards = [move.split()[1] for move in stood if move.split()[0] in {"play", "claim"}]
        same(here, "the number of cards laid once each", len(set(cards)), len(cards))


def check_undo(undo: Json, stood: int, where: str) -> None:
    """Check one undo by itself."""
    same(where, "what the undo tells", sorted(undo), ["after", "moves"])
    hold(is_number(undo["after"], 0, stood), where, f"{undo['after']!r} moves cannot have stood, {stood} did at most")
    moves = undo["moves"]
    hold(moves and all(isinstance(move, str) and move for move in moves), where, f"{moves!r} are no moves")
    hold(not {"undo", "next"} & set(moves), where, f"{moves!r} are not taken back")


def standing(rules: Json, round_: Json) -> list[str]:
    """Return the moves of a round that stood to its end: the cards as texts, of all others that they were there."""
    moves = [] if round_["cut"] is None else ["cut"]
    moves += ["peek"] * len(round_["peek"]["votes"] if round_["peek"] else [])
    moves += ["call"] * len(round_["calls"])
    if round_["declarer"] is not None:
        moves += ["exchange"] * (rules["stock"] == "talon") + ["trump"] * (rules["trump"] in NAMED)
    return moves + [f"play {card}" for trick in round_["tricks"] for card in trick["cards"]]
