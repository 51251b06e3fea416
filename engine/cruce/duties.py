"""The duties of a seat that must lay a card, as data: each narrows the choice when something remains."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from cruce.cards import Card, Suit
from cruce.errors import Code, Reason
from cruce.rules import Rules
from cruce.trick import Trick, beats

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Duty:
    """One duty.

    `narrow(choice, trick, trump)` returns the cards that keep it, none when it cannot be kept or does not apply;
    `code` is the reason given for a card it excludes.
    """

    code: Code
    narrow: Callable[[Cards, Trick, Suit | None], Cards]


def _follow(choice: Cards, trick: Trick, _trump: Suit | None) -> Cards:
    suit = trick.cards[0].suit
    return tuple([card for card in choice if card.suit is suit])


def _ruff(choice: Cards, trick: Trick, trump: Suit | None) -> Cards:
    # Whoever can follow has been narrowed to the suit led already.
    if choice[0].suit is trick.cards[0].suit:
        return ()
    return tuple([card for card in choice if card.suit is trump])


def _beat(choice: Cards, trick: Trick, trump: Suit | None) -> Cards:
    return tuple([card for card in choice if beats(card, trick.best, trump)])


def _beat_until_ruffed(choice: Cards, trick: Trick, trump: Suit | None) -> Cards:
    ruffed = trick.best.suit is trump and trick.suit is not trump
    return () if ruffed else _beat(choice, trick, trump)


def _overruff(choice: Cards, trick: Trick, trump: Suit | None) -> Cards:
    ruffed = trick.best.suit is trump and trick.suit is not trump
    ruffing = choice[0].suit is trump
    return _beat(choice, trick, trump) if ruffed and ruffing else ()


FOLLOW = Duty(Code.FOLLOW, _follow)
RUFF = Duty(Code.RUFF, _ruff)
BEAT: dict[str, tuple[Duty, ...]] = {
    "none": (),
    "overruff": (Duty(Code.OVERRUFF, _overruff),),
    "iber": (Duty(Code.BEAT, _beat_until_ruffed),),
    "always": (Duty(Code.BEAT, _beat),),
}
"""What each value of the field `beat` adds to following and ruffing."""


@cache
def duties(rules: Rules) -> tuple[Duty, ...]:
    """Return the duties of a seat that does not lead, in their order."""
    return (FOLLOW, RUFF, *BEAT[rules.beat])


def dutiful(rules: Rules, hand: Cards, trick: Trick, trump: Suit | None) -> Cards:
    """Return the cards of the hand the duties leave, in the hand's order."""
    choice = hand
    for duty in duties(rules):
        choice = duty.narrow(choice, trick, trump) or choice
    return choice


def broken_duty(rules: Rules, hand: Cards, trick: Trick, trump: Suit | None, card: Card) -> Reason | None:
    """Return the first duty that excludes a card of the hand, None when it may be laid."""
    choice = hand
    for duty in duties(rules):
        choice = duty.narrow(choice, trick, trump) or choice
        if card not in choice:
            suit = trump if duty is RUFF else trick.suit
            return Reason(duty.code, suit=suit, card=trick.best.text)
    return None


def leads(rules: Rules, hand: Cards, trump: Suit | None, *, opening: bool) -> Cards:
    """Return the cards that may be led: any, but with `lead_trump` the round opens with a trump if one is held.

    That is a duty of the opening alone, and stands while cards remain to be drawn too.
    """
    if opening and rules.lead_trump and trump is not None:
        return tuple(card for card in hand if card.suit is trump) or hand
    return hand


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat that must lay a card finds on the table.

    `trick` is None before a lead, `opening` says that no trick has been played, `stock` counts the cards that remain to
    be drawn.
    """

    trick: Trick | None
    trump: Suit | None
    opening: bool
    stock: int


def may_lay(rules: Rules, hand: Cards, turn: Turn) -> Cards:
    """Return the cards of the hand that strict conduct lets a seat lay, leading or not."""
    if turn.trick is None:
        return leads(rules, hand, turn.trump, opening=turn.opening)
    if turn.stock and rules.free_play_while_stock:
        return hand
    return dutiful(rules, hand, turn.trick, turn.trump)
