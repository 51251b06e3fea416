"""What every way of thinking starts from: the moves to weigh, and what the rules say of the play to come."""

from collections.abc import Iterable, Mapping
from typing import Protocol

from cruce.bots.masks import BYTE, QUEENS, SHIFTS, TRUMPS
from cruce.cards import Card, Suit
from cruce.moves import Claim, Exchange, Move, NameTrump, Play
from cruce.observation import Observation
from cruce.rules import Rules
from cruce.seats import left_of


class Weighing(Protocol):
    """Moves being weighed: what each has come to so far, in game points of the own side above the others'."""

    @property
    def best(self) -> Move:
        """The best move so far."""

    def means(self) -> Mapping[Move, float]:
        """Return what each move has come to on average."""

    def points(self) -> Mapping[Move, float]:
        """Return the same in game points alone; nothing while that would tell too little to choose by."""


CardMoves = Mapping[Card, Play | Claim]
"""Cards that may be laid, each with its move."""
Prepared = tuple[Move, Suit, tuple[Card, ...]]
"""A move before the first card: with it, the suit that is trump after it and the hand the seat then plays with."""


def card_moves(moves: Iterable[Play | Claim], trump: Suit | None, liked: Move) -> dict[Card, Play | Claim]:
    """Return cards that may be laid, each with its move: where one can claim a marriage too, it does.

    Of moves that come to the same the first is made, so the one liked stands first, then the cheapest cards.
    """
    best = {move.card: move for move in sorted(moves, key=lambda move: isinstance(move, Claim))}
    order = sorted(best.values(), key=lambda move: (move != liked, move.card.suit is trump, move.card.strength))
    return {move.card: move for move in order}


def trump_moves(observation: Observation, *, every: bool = False) -> list[Prepared]:
    """Return the suits worth naming, those of which a card is held, or every one."""
    suits = {card.suit for card in observation.hand} if not every else set(Suit)
    moves = [move for move in observation.legal_moves if isinstance(move, NameTrump) and move.suit in suits]
    return [(move, move.suit, observation.hand) for move in moves]


def exchange_move(observation: Observation, move: Exchange, suit: Suit) -> Prepared:
    """Return an exchange made for the sake of a suit as trump."""
    kept = tuple(card for card in observation.hand if card not in move.gives) + move.takes
    return move, suit, kept


def leader_of(observation: Observation) -> int:
    """Return who opens the first trick."""
    rules, contract = observation.rules, observation.contract
    if rules.leader == "declarer" and contract is not None:
        return contract.declarer
    return left_of(observation.dealer, rules.players)


def heads(rules: Rules) -> bool:
    """Say whether a seat that follows must beat the card winning when it can, while the trick is not ruffed."""
    return rules.beat in {"iber", "always"}


def overruffs(rules: Rules) -> bool:
    """Say whether a seat that ruffs a ruffed trick must overruff when it can."""
    return rules.beat in {"overruff", "always"}


def pays(rules: Rules) -> dict[int, int]:
    """Return what leading half of a marriage pays, by the queen's bit; empty where there are no marriages."""
    if rules.marriage == "none":
        return {}
    queens = [QUEENS & BYTE << shift for shift in SHIFTS]
    return {queen: rules.marriage_trump if queen & TRUMPS else rules.marriage_plain for queen in queens}


def relabelled(hands: list[int], trump: Suit) -> list[int]:
    """Return hands labelled without a trump as they are labelled with one."""
    place = list(Suit).index(trump)
    order = [shift for number, shift in enumerate(SHIFTS) if number != place] + [SHIFTS[place]]
    return [sum((hand >> old & BYTE) << new for new, old in zip(SHIFTS, order, strict=True)) for hand in hands]
