"""Tricks: the play of a round, walked card by card as a record tells it."""

from dataclasses import dataclass, field

from tests.oracle.cards import card_points, trick_winner
from tests.oracle.claims import Json, hold, same
from tests.oracle.deals import hands_to_play
from tests.oracle.duties import legal_cards
from tests.oracle.marriages import is_marriage, marriage_paid
from tests.oracle.rulesets import to_draw


@dataclass
class Play:
    """The play of a round as far as it is walked."""

    rules: Json
    trump: str
    hands: list[set[str]]
    stock: list[str]
    """The cards still to be drawn, the next first."""
    leader: int
    points: list[int]
    marriages: list[int]
    laid: list[tuple[int, str]] = field(default_factory=list)
    """Every card laid, with its seat."""
    revokes: list[int] = field(default_factory=list)
    """The places in `laid` of the cards that a strict table would refuse."""
    opening: bool = True

    def revoked(self, seat: int, before: int) -> bool:
        """Say whether one of a seat's cards among the first so many was a revoke."""
        return any(self.laid[place][0] == seat for place in self.revokes if place < before)


def opener(rules: Json, round_: Json) -> int:
    """Return the seat that opens the first trick: the declarer where it leads and there is one, else the eldest."""
    declarer = round_["declarer"]
    if rules["leader"] == "declarer" and declarer is not None:
        return int(declarer)
    return int((round_["dealer"] + 1) % rules["players"])


def start_play(rules: Json, round_: Json) -> Play:
    """Return the play of a round before its first card."""
    return Play(
        rules=rules,
        trump=round_["trump"],
        hands=hands_to_play(round_),
        stock=round_["stock"][: to_draw(rules)],
        leader=opener(rules, round_),
        points=[0] * rules["sides"],
        marriages=[0] * rules["sides"],
    )


def walk(rules: Json, round_: Json, where: str) -> Play:
    """Walk the tricks of a round, checking each, and return how it stands after them."""
    play = start_play(rules, round_)
    for number, trick in enumerate(round_["tricks"]):
        walk_trick(play, trick, f"{where}, tricks[{number}]")
        hold(trick["winner"] is not None or trick is round_["tricks"][-1], where, f"tricks[{number}] was left unended")
    return play


def walk_trick(play: Play, trick: Json, where: str) -> None:
    """Walk one trick, whole or cut short."""
    right = ["cards", "leader", "marriage", "points", "winner"]
    same(where, "what the trick tells", sorted(trick), right)
    same(where, "the leader", trick["leader"], play.leader)
    players = play.rules["players"]
    hold(1 <= len(trick["cards"]) <= players, where, f"a trick cannot have {len(trick['cards'])} cards")
    check_held(play, play.leader, trick["cards"][0], where)
    check_marriage(play, trick, where)
    for place, card in enumerate(trick["cards"]):
        lay(play, trick["cards"][:place], card, where)
    same(where, "the points", trick["points"], card_points(trick["cards"]))
    if len(trick["cards"]) < players:
        same(where, "the winner of a trick cut short", trick["winner"], None)
    else:
        take(play, trick, where)


def check_held(play: Play, seat: int, card: str, where: str) -> None:
    """Check that a seat lays a card of its own."""
    hold(card in play.hands[seat], where, f"seat {seat} does not hold {card}")


def check_marriage(play: Play, trick: Json, where: str) -> None:
    """Check what a lead scored by itself, and add it to its side."""
    hand, lead, paid = play.hands[play.leader], trick["cards"][0], trick["marriage"]
    right = [
        marriage_paid(play.rules, hand, [], play.trump, f"{verb} {lead}")
        for verb in ("play", "claim")
        if verb == "play" or (play.rules["marriage"] == "claimed" and is_marriage(hand, lead))
    ]
    hold(type(paid) is int and paid in right, where, f"the marriage cannot be {paid!r}, only one of {right}")
    play.marriages[play.leader % play.rules["sides"]] += paid


def lay(play: Play, before: list[str], card: str, where: str) -> None:
    """Lay a card to a trick: one of the seat's own, and at a strict table one it may lay."""
    seat = (play.leader + len(before)) % play.rules["players"]
    hand = play.hands[seat]
    check_held(play, seat, card, where)
    legal = legal_cards(play.rules, hand, before, play.trump, opening=play.opening, stock_left=len(play.stock))
    if card not in legal:
        allowed = f"seat {seat} may not lay {card} on {before}, only {sorted(legal)}"
        hold(play.rules["conduct"] == "honour", where, allowed)
        play.revokes.append(len(play.laid))
    play.laid.append((seat, card))
    hand.remove(card)


def take(play: Play, trick: Json, where: str) -> None:
    """Give a whole trick to its winner, who leads next, and let everyone draw."""
    players = play.rules["players"]
    winner = trick_winner(trick["cards"], play.leader, players, play.trump)
    same(where, "the winner", trick["winner"], winner)
    play.points[winner % play.rules["sides"]] += card_points(trick["cards"])
    play.leader = winner
    play.opening = False
    drawn, play.stock = play.stock[:players], play.stock[players:]
    for place, card in enumerate(drawn):
        play.hands[(winner + place) % players].add(card)
