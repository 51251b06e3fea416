"""How a round comes by its trump (rules.md, Trump)."""

from cruce.cards import Suit
from cruce.dealing import Deal
from cruce.rules import Rules

NAMED = frozenset({"after-rest", "before-rest"})
"""Values of the field `trump` by which the declarer names it; one of them before the rest is dealt."""


def trump_before_deal(rules: Rules, rotation: Suit) -> Suit | None:
    """Return the trump that is known before a card is dealt, None when it is made later."""
    if rules.trump == "fixed" and rules.suit is not None:
        return Suit(rules.suit)
    return rotation if rules.trump == "rotation" else None


def trump_of_turned(rules: Rules, deal: Deal) -> Suit | None:
    """Return the trump the dealer's last card makes where it lies, None where it makes none."""
    return deal.turned.suit if rules.trump == "turned-up" else None


def rotated(rounds: int) -> Suit:
    """Return the suit whose turn it is after so many scored rounds: C D H S, and from the start again."""
    return tuple(Suit)[rounds % len(Suit)]
