"""What a seat can work out from its observation: the cards it has not seen and the suits others cannot hold."""

from cruce.cards import PACKS, Card, Suit
from cruce.observation import Observation
from cruce.trick import Trick


def unseen(observation: Observation) -> tuple[Card, ...]:
    """Return the cards that may be in other hands: not held, not played. Mates shown with a marriage are among them."""
    played = {card for trick in _all_tricks(observation) for card in trick.cards}
    return tuple(card for card in PACKS[observation.rules.pack] if card not in played and card not in observation.hand)


def voids(observation: Observation) -> tuple[frozenset[Suit], ...]:
    """Return, for each seat, the suits it cannot hold: it did not follow, or it neither followed nor ruffed."""
    players = observation.rules.players
    found: list[set[Suit]] = [set() for _ in range(players)]
    for trick in _all_tricks(observation):
        for place, card in enumerate(trick.cards[1:], 1):
            if card.suit is trick.suit:
                continue
            void = found[(trick.leader + place) % players]
            void.add(trick.suit)
            if observation.trump is not None and card.suit is not observation.trump:
                void.add(observation.trump)
    return tuple(map(frozenset, found))


def _all_tricks(observation: Observation) -> tuple[Trick, ...]:
    return observation.tricks if observation.trick is None else (*observation.tricks, observation.trick)
