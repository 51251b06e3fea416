"""The referee: walks a match record and complains of the first thing that is not as the rules have it."""

from dataclasses import dataclass
from operator import add

from tests.oracle.accusations import check_accusations, fined, guilty_seat
from tests.oracle.auction import contract, is_played, legal_calls, unbid
from tests.oracle.claims import Json, hold, is_number, same
from tests.oracle.deals import check_deal, check_exchange, check_peek
from tests.oracle.rulesets import check_rules
from tests.oracle.scoring import match_winner, score_round, score_void, with_fines
from tests.oracle.tricks import Play, walk
from tests.oracle.trumps import check_trump
from tests.oracle.undone import check_undone

ALWAYS = (
    *("dealer", "cut", "dealt", "stock", "peek", "calls", "declarer", "level"),
    *("trump", "tricks", "raw", "marriages", "scored", "totals"),
)
SOMETIMES = {"exchange", "accusations", "undone", "void"}


@dataclass(frozen=True)
class Standing:
    """A match between two rounds."""

    number: int
    """How many rounds have been dealt."""
    dealer: int | None
    """The seat that deals next: anyone, if it is the first."""
    totals: list[int]
    rotation: int = 0
    """How many rounds were played to their score, each of which moves a rotating trump on."""


def start_match(rules: Json) -> Standing:
    """Return a match before its first round."""
    return Standing(0, None, [0] * rules["sides"])


def check_match(record: Json) -> None:
    """Check a whole match record."""
    check_head(record)
    rules = record["rules"]
    standing = check_rounds(rules, record["rounds"])
    for number, round_ in enumerate(record["rounds"]):
        check_undone(record, round_, f"rounds[{number}]")
    same("match", "the totals", record["totals"], standing.totals)
    winner = match_winner(rules, standing.totals)
    hold(winner is not None, "match", f"it ends before anyone has won, at {standing.totals}")
    same("match", "the winner", record["winner"], winner)


def check_rounds(rules: Json, rounds: list[Json]) -> Standing:
    """Check a match's rounds, won with the last of them or not yet won, and return how it stands after them."""
    standing = start_match(rules)
    for round_ in rounds:
        over = match_winner(rules, standing.totals) is not None
        hold(not over, f"rounds[{standing.number}]", "the match was already over")
        standing = check_round(rules, round_, standing)
    return standing


def check_head(record: Json) -> None:
    """Check what a match record tells besides its rounds."""
    right = ["format", "players", "rounds", "rules", "seed", "totals", "winner"]
    same("match", "what the record tells", sorted(record), right)
    same("match", "the format", record["format"], "cruce/1")
    check_rules(record["rules"])
    same("match", "the number of players", len(record["players"]), record["rules"]["players"])
    hold(isinstance(record["seed"], str), "match", "the seed is no text")


def check_round(rules: Json, round_: Json, before: Standing) -> Standing:
    """Check one round against how the match stood before it, and return how it stands after."""
    where = f"rounds[{before.number}]"
    check_keys(round_, where)
    check_dealer(rules, round_, before.dealer, where)
    check_deal(rules, round_, where)
    check_peek(rules, round_, where)
    check_auction(rules, round_, where)
    check_exchange(rules, round_, where)
    if is_played(rules, round_["calls"]):
        check_play(rules, round_, before, where)
    else:
        check_thrown_in(rules, round_, where)
    same(where, "the totals", round_["totals"], list(map(add, before.totals, round_["scored"])))
    return next_standing(rules, round_, before)


def check_keys(round_: Json, where: str) -> None:
    """Check that a round tells all it should and nothing else."""
    missing = [key for key in ALWAYS if key not in round_]
    hold(not missing, where, f"{missing} are missing")
    unknown = set(round_) - set(ALWAYS) - SOMETIMES
    hold(not unknown, where, f"{sorted(unknown)} are not part of a round")


def check_dealer(rules: Json, round_: Json, expected: int | None, where: str) -> None:
    """Check whose deal it is."""
    hold(is_number(round_["dealer"], 0, rules["players"] - 1), where, f"{round_['dealer']!r} is no seat to deal")
    if expected is not None:
        same(where, "the dealer", round_["dealer"], expected)


def check_auction(rules: Json, round_: Json, where: str) -> None:
    """Check every call, that the auction was held to its end, and the contract that came of it."""
    calls, dealer = round_["calls"], round_["dealer"]
    for number, (seat, call) in enumerate(calls):
        right, texts = legal_calls(rules, dealer, calls[:number])
        here = f"{where}, calls[{number}]"
        same(here, "the seat to call", seat, right)
        text = "pass" if call == "pass" else f"bid {call!r}"
        hold(text in texts, here, f"seat {seat} cannot call {call!r}, only one of {texts}")
    left, _ = legal_calls(rules, dealer, calls)
    hold(left is None, where, f"seat {left} was not asked to call")
    declarer, level = contract(rules, dealer, calls) or (None, None)
    same(where, "the declarer", round_["declarer"], declarer)
    same(where, "the level", round_["level"], level)


def check_thrown_in(rules: Json, round_: Json, where: str) -> None:
    """Check a round that nobody bid in and nobody plays."""
    nothing = [0] * rules["sides"]
    same(where, "the trump of a dead round", round_["trump"], None)
    same(where, "the tricks of a dead round", round_["tricks"], [])
    same(where, "the accusations of a dead round", round_.get("accusations", []), [])
    hold("void" not in round_, where, "a dead round is not void")
    for name in ("raw", "marriages", "scored"):
        same(where, f"{name} in a dead round", round_[name], nothing)


def check_play(rules: Json, round_: Json, before: Standing, where: str) -> None:
    """Check a round from its trump to its score."""
    check_trump(rules, round_, before.rotation, where)
    play = walk(rules, round_, where)
    check_accusations(rules, round_, play, where)
    (check_whole if guilty_seat(round_) is None else check_void)(rules, round_, play, where)


def check_whole(rules: Json, round_: Json, play: Play, where: str) -> None:
    """Check that a round was played to its last card, and its score."""
    left = {seat: sorted(hand) for seat, hand in enumerate(play.hands) if hand}
    hold(not left and not play.stock, where, f"the round ends before these were played: {left}")
    same(where, "the marriages", round_["marriages"], play.marriages)
    same(where, "raw", round_["raw"], list(map(add, play.points, play.marriages)))
    scored = score_round(rules, round_["declarer"], round_["level"], play.points, play.marriages)
    same(where, "scored", round_["scored"], with_fines(rules, scored, fined(round_)))


def check_void(rules: Json, round_: Json, play: Play, where: str) -> None:
    """Check that a round ended with its guilty verdict, and what that cost."""
    verdict, nothing = round_["accusations"][-1], [0] * rules["sides"]
    same(where, "the number of cards laid before the guilty verdict", len(play.laid), verdict["after"])
    same(where, "the marriages of a void round", round_["marriages"], nothing)
    same(where, "raw in a void round", round_["raw"], nothing)
    scored = score_void(rules, round_["declarer"], round_["level"], verdict["against"])
    same(where, "scored", round_["scored"], with_fines(rules, scored, fined(round_)))


def next_standing(rules: Json, round_: Json, before: Standing) -> Standing:
    """Return how a match stands after a round that was checked."""
    played, void = is_played(rules, round_["calls"]), guilty_seat(round_) is not None
    again = void or unbid(rules, round_["calls"]) == "redeal"
    dealer = round_["dealer"] if again else (round_["dealer"] + 1) % rules["players"]
    rotation = before.rotation + (played and not void)
    return Standing(before.number + 1, dealer, round_["totals"], rotation)


def revokes(rules: Json, round_: Json, before: Standing) -> list[tuple[int, str]]:
    """Return the cards of a checked round that a strict table would refuse, each with its seat."""
    if not is_played(rules, round_["calls"]):
        return []
    play = walk(rules, round_, f"rounds[{before.number}]")
    return [play.laid[place] for place in play.revokes]
