"""What a seat can work out from its observation: the cards it has not seen and the suits others cannot hold."""

from cruce.cards import PACKS, Card, Suit
from cruce.duties import Turn, may_lay
from cruce.observation import Observation
from cruce.trick import Trick, add, lead


def unseen(observation: Observation) -> tuple[Card, ...]:
    """Return the cards that may be in other hands: not held, not played, not left in the talon this seat has seen.

    Mates shown with a marriage are among them.
    """
    known = {card for trick in _all_tricks(observation) for card in trick.cards}.union(observation.talon)
    return tuple(card for card in PACKS[observation.rules.pack] if card not in known and card not in observation.hand)


def voids(observation: Observation) -> tuple[frozenset[Suit], ...]:
    """Return, for each seat, the suits it cannot hold: it did not follow, or it neither followed nor ruffed.

    While cards are drawn this says nothing of what a seat holds later. On honour it is what an honest seat shows.
    """
    players = observation.rules.players
    found: list[set[Suit]] = [set() for _ in range(players)]
    for number, trick in enumerate(_all_tricks(observation)):
        if _draws_after(observation, number):
            continue
        for place, card in enumerate(trick.cards[1:], 1):
            if card.suit is trick.suit:
                continue
            void = found[(trick.leader + place) % players]
            void.add(trick.suit)
            if observation.trump is not None and card.suit is not observation.trump:
                void.add(observation.trump)
    return tuple(map(frozenset, found))


def _draws_after(observation: Observation, number: int) -> bool:
    """Say whether cards were drawn after the trick of that number, from 0."""
    rules = observation.rules
    return rules.stock == "draw" and rules.undealt > rules.players * number


def proven_revokes(observation: Observation) -> frozenset[int]:
    """Return the seats that have certainly broken a duty: they laid later what they should have laid before.

    What a seat lays after a trick it held in that trick, unless it may have drawn the card since.
    """
    rules, tricks = observation.rules, _all_tricks(observation)
    proven = set()
    for number, trick in enumerate(tricks):
        if _draws_after(observation, number):
            continue
        for place in range(len(trick.cards)):
            seat = (trick.leader + place) % rules.players
            later = _laid_by(rules.players, seat, tricks[number + 1 :])
            if later and not _may_have_laid(observation, number, place, later):
                proven.add(seat)
    return frozenset(proven)


def _laid_by(players: int, seat: int, tricks: tuple[Trick, ...]) -> tuple[Card, ...]:
    places = [(trick, (seat - trick.leader) % players) for trick in tricks]
    return tuple(trick.cards[place] for trick, place in places if place < len(trick.cards))


def _may_have_laid(observation: Observation, number: int, place: int, later: tuple[Card, ...]) -> bool:
    """Say whether duties left a seat the card it laid in a trick, as it held what it laid later."""
    rules, trump, trick = observation.rules, observation.trump, _all_tricks(observation)[number]
    before = None
    for step, card in enumerate(trick.cards[:place]):
        seat = (trick.leader + step) % rules.players
        before = add(before, seat, card, trump) if before else lead(seat, card, 0)
    hand = (trick.cards[place], *later)
    return hand[0] in may_lay(rules, hand, Turn(before, trump, opening=number == 0, stock=0))


def _all_tricks(observation: Observation) -> tuple[Trick, ...]:
    return observation.tricks if observation.trick is None else (*observation.tricks, observation.trick)
