"""A trick: cards laid in turn, and who is winning it (rules.md, Duties)."""

from dataclasses import dataclass

from cruce.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class Trick:
    """One trick, whole or still being played.

    `cards` are in the order laid, the leader's first; `winner` is the seat winning so far and `best` its card;
    `points` are the cards' points alone; `marriage` is what the lead's marriage paid, 0 when none.
    """

    leader: int
    cards: tuple[Card, ...]
    winner: int
    best: Card
    points: int
    marriage: int

    @property
    def suit(self) -> Suit:
        """The suit led."""
        return self.cards[0].suit


def lead(seat: int, card: Card, marriage: int) -> Trick:
    """Return the trick a seat opens with a card, the marriage it pays included."""
    return Trick(seat, (card,), seat, card, card.points, marriage)


def add(trick: Trick, seat: int, card: Card, trump: Suit | None) -> Trick:
    """Return the trick with one more card laid by `seat`."""
    wins = beats(card, trick.best, trump)
    return Trick(
        trick.leader,
        (*trick.cards, card),
        seat if wins else trick.winner,
        card if wins else trick.best,
        trick.points + card.points,
        trick.marriage,
    )


def beats(card: Card, best: Card, trump: Suit | None) -> bool:
    """Say whether a card laid later beats the one winning: a higher card of its suit, or a trump on a plain card."""
    if card.suit is best.suit:
        return card.strength > best.strength
    return card.suit is trump
