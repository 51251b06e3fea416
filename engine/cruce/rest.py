"""The rest of a round: when a seat can tell, from what it sees alone, that it wins every trick left."""

from collections import Counter
from collections.abc import Sequence

from cruce.bots.knowledge import know
from cruce.cards import Card, Suit
from cruce.moves import CLAIMS, PLAYS, Move
from cruce.observation import Observation, check_observation
from cruce.state import Phase

FEWEST = 2
"""Tricks that must be left: the last one plays itself."""


def surely_won(seen: Observation) -> tuple[Move, ...] | None:
    """Return the moves, in order, that win a seat all tricks left whatever the others hold and play; None without any.

    The seat is to lead, nothing is left to draw and conduct is strict, so that everyone follows suit. Trumps go first,
    each suit from its highest card down: no other order wins where this one may not. So a king is led before its queen,
    and every marriage left in the hand is shown, or claimed.
    """
    if not _leads(check_observation(seen)) or seen.trump is None or len(seen.hand) < FEWEST:
        return None
    order = sorted(seen.hand, key=lambda card: (card.suit is not seen.trump, card.suit, -card.strength))
    return _moves(seen, order) if _wins(order, _outstanding(seen), seen.trump) else None


def _leads(seen: Observation) -> bool:
    to_lead = seen.phase is Phase.PLAY and seen.to_act == seen.seat and seen.trick is None
    drawn = seen.rules.stock != "draw" or not seen.stock
    return to_lead and drawn and seen.rules.conduct == "strict"


def _outstanding(seen: Observation) -> list[Card]:
    """Return the cards that another seat may hold: neither seen, nor certain to lie unused."""
    known, seats = know(seen), set(range(seen.rules.players)) - {seen.seat}
    return [card for seat in seats for card in known.certain[seat]] + [
        card for card, holders in known.holders.items() if holders & seats
    ]


def _wins(order: Sequence[Card], outstanding: Sequence[Card], trump: Suit) -> bool:
    """Say whether every card wins its trick, led in this order.

    Whoever holds a suit that is led lays a card of it. So of the cards outstanding in a suit at least one goes with
    each lead of it, and at worst one seat holds them all and keeps the highest to the last.
    """
    left = Counter(card.suit for card in outstanding)
    highest = {suit: max(card.strength for card in outstanding if card.suit is suit) for suit in left}
    for card in order:
        if left[card.suit] > 0 and highest[card.suit] > card.strength:
            return False
        if card.suit is not trump and left[trump] > 0:
            return False
        left[card.suit] -= 1
    return True


def _moves(seen: Observation, order: Sequence[Card]) -> tuple[Move, ...]:
    claims = seen.rules.marriage == "claimed"
    held, moves = set(order), list[Move]()
    for card in order:
        moves.append(CLAIMS[card] if claims and card.mate in held else PLAYS[card])
        held.discard(card)
    return tuple(moves)
