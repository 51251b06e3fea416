"""Positions: random tricks, to ask two models of the rules what may be laid to them and who takes them."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from tests.oracle.cards import PACKS, SUITS
from tests.oracle.claims import Json
from tests.oracle.duties import legal_cards
from tests.oracle.rulesets import to_draw


@dataclass(frozen=True)
class Trick:
    """A whole trick, with everything that its legal cards depend on."""

    hands: tuple[list[str], ...]
    """Each seat's cards before the trick."""
    stock: list[str]
    """The cards that remain to be drawn during the trick, the next first."""
    leader: int
    trump: str | None
    """None where the card led names it."""
    opening: bool
    """Whether this is the first trick of the round."""
    cards: list[str]
    """What is laid, the lead first: in strict conduct what is legal, under honour anything now and then."""

    def seat(self, place: int) -> int:
        """Return the seat that lays the card at a place."""
        return (self.leader + place) % len(self.hands)


def random_tricks(rules: Json, rng: Random) -> Iterator[Trick]:
    """Yield random tricks of a ruleset without end, the later ones of a round as often as the first."""
    per_seat = to_draw(rules) // rules["players"]
    while True:
        number = rng.randrange(rules["hand"] + per_seat)
        to_come = max(0, per_seat - number)
        size = min(rules["hand"], rules["hand"] + per_seat - number)
        yield random_trick(rules, rng, size, to_come, opening=number == 0)


def random_trick(rules: Json, rng: Random, size: int, to_come: int, *, opening: bool) -> Trick:
    """Return a random trick between hands of a size, with so many cards still to come for each."""
    players = rules["players"]
    pack = sorted(PACKS[rules["pack"]], key=lambda _: rng.random())
    hands = tuple(pack[seat * size : (seat + 1) * size] for seat in range(players))
    stock = pack[players * size :][: players * to_come]
    leader = rng.randrange(players)
    trump = None if opening and rules["trump"] == "first-card" else rng.choice(SUITS)
    cards: list[str] = []
    for place in range(players):
        hand = hands[(leader + place) % players]
        legal = legal_cards(rules, hand, cards, trump, opening=opening, stock_left=len(stock))
        free = rules["conduct"] == "honour" and rng.random() < 1 / 4
        cards.append(rng.choice(hand if free else sorted(legal)))
    return Trick(hands, stock, leader, trump, opening, cards)
