"""Plays no club player would forgive, found without a search: by what the mover could see when it laid the card."""

from collections.abc import Callable
from functools import cached_property
from typing import Final

from cruce.bots.knowledge import Knowledge, know, unseen
from cruce.cards import Card, Rank
from cruce.moves import Claim, Play
from cruce.observation import Observation
from cruce.trick import Trick, add, beats

DEAR: Final = 6
"""Card points by which one card given away must exceed another to be absurd."""

Verdict = bool | None
"""Whether a card is absurd; None when there is no opportunity to be."""


class Manners:
    """Judges the cards a seat may lay now."""

    def __init__(self, seen: Observation) -> None:
        """Take what the mover sees; it is its turn to lay a card."""
        self._seen = seen
        self._open = [move.card for move in seen.dutiful_moves if isinstance(move, Play)]

    def gives(self, card: Card) -> Verdict:
        """Judge the last card of a trick: it lets another side have it, and many points more than need be."""
        seen, trick = self._seen, self._seen.trick
        if trick is None or len(trick.cards) < seen.rules.players - 1:
            return None
        losing = [other for other in self._open if not self._ours(add(trick, seen.seat, other, seen.trump))]
        points = [other.points for other in losing]
        if not points or max(points) - min(points) < DEAR:
            return None
        return card in losing and card.points - min(points) >= DEAR

    def keeps_ten(self, card: Card) -> Verdict:
        """Judge a card laid to a trick the partner wins for sure, where a ten could be laid whose ace is out."""
        if not self._partner_wins:
            return None
        tens = [ten for ten in self._open if ten.rank is Rank.TEN and ten.suit is not self._seen.trump]
        if not any(ace.rank is Rank.ACE and ace.suit is ten.suit for ten in tens for ace in self._out):
            return None
        return card.points < tens[0].points

    def ruffs_partner(self, card: Card) -> Verdict:
        """Judge a card laid to a trick the partner wins for sure, by a seat that may either ruff it or lay nothing."""
        trick, trump = self._seen.trick, self._seen.trump
        if trick is None or trick.suit is trump or not self._partner_wins:
            return None
        ruffs = any(other.suit is trump for other in self._open)
        nothings = any(other.suit not in {trump, trick.suit} and not other.points for other in self._open)
        return card.suit is trump if ruffs and nothings else None

    def leads_trump(self, card: Card) -> Verdict:
        """Judge a lead by a seat that may lead trump or not, where every trump out can only be the partner's.

        Whoever leads a trump to show the marriage of it has a reason.
        """
        seen, trump, sides = self._seen, self._seen.trump, self._seen.rules.sides
        if seen.trick is not None or trump is None or sides == seen.rules.players:
            return None
        trumps = [other.suit is trump for other in self._open]
        if all(trumps) or not any(trumps):
            return None
        holders = frozenset[int]().union(*(self._holders(other) for other in self._out if other.suit is trump))
        seats = holders - {seen.rules.players}
        if not seats or any(seat % sides != seen.seat % sides for seat in seats):
            return None
        shows = seen.rules.marriage != "none" and card.mate in seen.hand
        return card.suit is trump and not shows

    @cached_property
    def _out(self) -> tuple[Card, ...]:
        return unseen(self._seen)

    @cached_property
    def _known(self) -> Knowledge:
        return know(self._seen)

    def _ours(self, trick: Trick) -> bool:
        rules = self._seen.rules
        return rules.side_of(trick.winner) == rules.side_of(self._seen.seat)

    @cached_property
    def _partner_wins(self) -> bool:
        """Say whether the partner's card is winning and nobody of another side still to lay one can hold a better."""
        trick, rules, side = self._seen.trick, self._seen.rules, self._seen.rules.side_of(self._seen.seat)
        if trick is None or not self._ours(trick):
            return False
        to_come = [(trick.leader + place) % rules.players for place in range(len(trick.cards) + 1, rules.players)]
        others = {seat for seat in to_come if rules.side_of(seat) != side}
        better = [card for card in self._out if beats(card, trick.best, self._seen.trump)] if others else []
        return not any(others & self._holders(card) for card in better)

    def _holders(self, card: Card) -> frozenset[int]:
        """Return who may hold a card, the pile of undealt ones being numbered after the seats."""
        certain = [holder for holder, cards in enumerate(self._known.certain) if card in cards]
        return frozenset(certain) if certain else self._known.holders[card]


ABSURDITIES: Final[dict[str, Callable[[Manners, Card], Verdict]]] = {
    "gives": Manners.gives,
    "keeps_ten": Manners.keeps_ten,
    "ruffs_partner": Manners.ruffs_partner,
    "leads_trump": Manners.leads_trump,
}
"""Every absurdity by the name a report gives it."""


def mannerly(seen: Observation) -> list[Play | Claim]:
    """Return the cards a seat may lay that nobody would blame it for; all of them when there is none."""
    manners = Manners(seen)
    moves = [move for move in seen.dutiful_moves if isinstance(move, Play | Claim)]
    kept = [move for move in moves if not any(judged(manners, move.card) for judged in ABSURDITIES.values())]
    return kept or moves
