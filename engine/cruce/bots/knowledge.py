"""What a seat can work out from its observation: the cards it has not seen and the suits others cannot hold."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cruce.cards import PACKS, Card, Suit
from cruce.duties import Turn, may_lay
from cruce.observation import Observation
from cruce.rules import Rules
from cruce.seats import right_of
from cruce.state import Phase
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


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Where every card may be once all cards are dealt, as far as one seat can know.

    Holders are the seats and, numbered after them, the pile: cards nobody holds. `certain` are the cards each holder
    certainly has, `holders` says of every other card who may have it, `room` how many of those each holder has.
    """

    certain: tuple[frozenset[Card], ...]
    holders: Mapping[Card, frozenset[int]]
    room: tuple[int, ...]


def know(observation: Observation, *, trusting: bool = True) -> Knowledge:
    """Return what an observation says of every card not played; `trusting` that everyone has kept every duty."""
    rules, players = observation.rules, observation.rules.players
    certain = _certain(observation)
    # While packets lie on the table everyone still gets the rest.
    whole = observation.phase is Phase.PLAY
    size = [observation.held[seat] if whole else rules.hand for seat in range(players)]
    room = tuple(all_of - len(cards) for all_of, cards in zip((*size, observation.stock), certain, strict=True))
    open_to = frozenset(holder for holder, space in enumerate(room) if space)
    placed = frozenset().union(*certain)
    free = [card for card in unseen(observation) if card not in placed]
    denied = _denied(observation, free) if trusting else {}
    holders = {card: open_to - denied.get(card, frozenset()) for card in free}
    return Knowledge(certain, holders, room)


def settled(observation: Observation) -> bool:
    """Say whether a seat knows where every card is."""
    known = know(observation)
    return all(len(holders) == 1 for holders in known.holders.values())


def _certain(observation: Observation) -> tuple[frozenset[Card], ...]:
    """Return the cards each holder certainly has, the pile last."""
    players = observation.rules.players
    found: list[set[Card]] = [set() for _ in range(players + 1)]
    found[observation.seat].update(observation.hand)
    found[players].update(observation.talon)
    laid = {card for trick in _all_tricks(observation) for card in trick.cards}
    for holder, card in (*observation.shown, *_open_cards(observation)):
        known = card in observation.hand or card in observation.talon or card in laid
        if not known:
            found[holder].add(card)
    return tuple(map(frozenset, found))


def _open_cards(observation: Observation) -> Iterator[tuple[int, Card]]:
    """Yield the cards that lay face up in the deal, each with who has it since."""
    dealer, contract = observation.dealer, observation.contract
    gave_away = observation.exchanged and contract is not None and contract.declarer == dealer
    if observation.turned is not None and not gave_away:
        yield dealer, observation.turned
    if observation.peeked is None:
        return
    if observation.rules.stock != "draw":
        if not gave_away:
            yield dealer, observation.peeked
    elif observation.stock:
        yield observation.rules.players, observation.peeked
    else:
        # The last card of the stock went to the last to draw, at the right of who won the trick before.
        draws = observation.rules.undealt // observation.rules.players
        yield right_of(observation.tricks[draws - 1].winner, observation.rules.players), observation.peeked


def _denied(observation: Observation, free: list[Card]) -> dict[Card, frozenset[int]]:
    """Return the seats that cannot hold a card: with it, they would have had to play otherwise."""
    rules, trump, players = observation.rules, observation.trump, observation.rules.players
    denied: dict[Card, set[int]] = {card: set() for card in free}
    for number, trick in enumerate(_all_tricks(observation)):
        if _draws_after(observation, number):
            continue
        before = None
        for place, laid in enumerate(trick.cards):
            seat = (trick.leader + place) % players
            turn = Turn(before, trump, opening=number == 0, stock=0)
            for card in free if seat != observation.seat else ():
                unshown = before is None and laid.mate is card and not trick.marriage and _shows(rules, laid, trump)
                if unshown or laid not in may_lay(rules, (laid, card), turn):
                    denied[card].add(seat)
            before = add(before, seat, laid, trump) if before else lead(seat, laid, 0)
    return {card: frozenset(seats) for card, seats in denied.items()}


def _shows(rules: Rules, laid: Card, trump: Suit | None) -> bool:
    """Say whether leading a card would have shown its mate: one by itself, and of a marriage that pays."""
    return rules.marriage == "auto" and bool(rules.marriage_trump if laid.suit is trump else rules.marriage_plain)
