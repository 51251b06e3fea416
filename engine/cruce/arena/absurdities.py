"""Plays no club player would forgive, found without a search: by what the mover could see when it laid the card."""

from collections.abc import Callable, Iterator

from cruce.bots.knowledge import Knowledge, know, unseen
from cruce.cards import Card, Rank
from cruce.moves import Claim, Move, Play
from cruce.observation import Observation
from cruce.state import Phase
from cruce.trick import Trick, add, beats

DEAR = 6
"""Card points by which one card given away must exceed another to be absurd."""

Verdict = bool | None
"""Whether a card was absurd; None when there was no opportunity to be."""


def absurdities(seen: Observation, move: Move) -> Iterator[tuple[str, bool]]:
    """Yield each absurdity a move had the opportunity for, and whether it was one; `seen` is what the mover saw."""
    if seen.phase is not Phase.PLAY or not isinstance(move, Play | Claim):
        return
    for name, verdict_on in ABSURDITIES.items():
        verdict = verdict_on(seen, move.card)
        if verdict is not None:
            yield name, verdict


def gives(seen: Observation, card: Card) -> Verdict:
    """Judge the last card of a trick: it lets another side have it, and many points more than need be."""
    trick = seen.trick
    if trick is None or len(trick.cards) < seen.rules.players - 1:
        return None
    losing = [other for other in _open(seen) if not _ours(seen, add(trick, seen.seat, other, seen.trump))]
    points = [other.points for other in losing]
    if not points or max(points) - min(points) < DEAR:
        return None
    return card in losing and card.points - min(points) >= DEAR


def keeps_ten(seen: Observation, card: Card) -> Verdict:
    """Judge a card laid to a trick the partner wins for sure, where a ten could be laid whose ace is out."""
    if not _partner_wins(seen):
        return None
    out = unseen(seen)
    tens = [ten for ten in _open(seen) if ten.rank is Rank.TEN and ten.suit is not seen.trump]
    if not any(ace.rank is Rank.ACE and ace.suit is ten.suit for ten in tens for ace in out):
        return None
    return card.points < tens[0].points


def ruffs_partner(seen: Observation, card: Card) -> Verdict:
    """Judge a card laid to a trick the partner wins for sure, by a seat that may either ruff it or lay nothing."""
    trick, trump = seen.trick, seen.trump
    if trick is None or trick.suit is trump or not _partner_wins(seen):
        return None
    choice = _open(seen)
    ruffs = any(other.suit is trump for other in choice)
    nothings = any(other.suit not in {trump, trick.suit} and not other.points for other in choice)
    return card.suit is trump if ruffs and nothings else None


def leads_trump(seen: Observation, card: Card) -> Verdict:
    """Judge a lead by a seat that may lead trump or not, where every trump out can only be the partner's."""
    trump, sides = seen.trump, seen.rules.sides
    if seen.trick is not None or trump is None or sides == seen.rules.players:
        return None
    trumps = [other.suit is trump for other in _open(seen)]
    if all(trumps) or not any(trumps):
        return None
    known = know(seen)
    holders: set[int] = set()
    for other in unseen(seen):
        if other.suit is trump:
            holders |= _holders(known, other)
    seats = holders - {seen.rules.players}
    if not seats or any(seat % sides != seen.seat % sides for seat in seats):
        return None
    return card.suit is trump


ABSURDITIES: dict[str, Callable[[Observation, Card], Verdict]] = {
    "gives": gives,
    "keeps_ten": keeps_ten,
    "ruffs_partner": ruffs_partner,
    "leads_trump": leads_trump,
}
"""Every absurdity by the name the report gives it."""


def _open(seen: Observation) -> list[Card]:
    """Return the cards an honest seat may lay."""
    return [move.card for move in seen.dutiful_moves if isinstance(move, Play)]


def _ours(seen: Observation, trick: Trick) -> bool:
    return seen.rules.side_of(trick.winner) == seen.rules.side_of(seen.seat)


def _partner_wins(seen: Observation) -> bool:
    """Say whether the partner's card is winning and nobody of another side still to lay one can hold a better."""
    trick, rules = seen.trick, seen.rules
    if trick is None or not _ours(seen, trick):
        return False
    to_come = [(trick.leader + place) % rules.players for place in range(len(trick.cards) + 1, rules.players)]
    others = {seat for seat in to_come if rules.side_of(seat) != rules.side_of(seen.seat)}
    if not others:
        return True
    known = know(seen)
    better = [card for card in unseen(seen) if beats(card, trick.best, seen.trump)]
    return not any(others & _holders(known, card) for card in better)


def _holders(known: Knowledge, card: Card) -> frozenset[int]:
    """Return who may hold a card, the pile of undealt ones being numbered after the seats."""
    certain = [holder for holder, cards in enumerate(known.certain) if card in cards]
    return frozenset(certain) if certain else known.holders[card]
