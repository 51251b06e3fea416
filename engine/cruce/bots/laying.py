"""A card about to be laid, and what its seat can work out about the trick."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cruce.bots.club import marriage_paid
from cruce.bots.knowledge import know
from cruce.cards import Card, Suit
from cruce.moves import Claim, Play
from cruce.observation import Observation
from cruce.trick import Trick, add, beats, lead

LITTLE: Final = 4
"""Card points that a player calls little."""


@dataclass(frozen=True, slots=True)
class Laying:
    """A card about to be laid, and what its seat can work out about the trick.

    `before` is the trick it finds, None when it leads, `after` the trick with the card. `partners` and `rivals` are the
    seats still to play after it; `held` are the cards that each seat may hold.
    """

    seen: Observation
    move: Play | Claim
    before: Trick | None
    after: Trick
    partners: tuple[int, ...]
    rivals: tuple[int, ...]
    held: tuple[frozenset[Card], ...]

    @classmethod
    def of(cls, observation: Observation, move: Play | Claim) -> "Laying":
        """Return what there is to know about laying a card now."""
        seat, rules, before = observation.seat, observation.rules, observation.trick
        if before is None:
            after = lead(seat, move.card, marriage_paid(observation, move))
        else:
            after = add(before, seat, move.card, observation.trump)
        to_come = [(seat + step) % rules.players for step in range(1, rules.players - len(after.cards) + 1)]
        side = rules.side_of(seat)
        return cls(
            observation,
            move,
            before,
            after,
            partners=tuple(other for other in to_come if rules.side_of(other) == side),
            rivals=tuple(other for other in to_come if rules.side_of(other) != side),
            held=_may_be_held(observation),
        )

    @property
    def card(self) -> Card:
        """The card."""
        return self.move.card

    @property
    def trump(self) -> Suit:
        """The trump, which the card itself makes where none is there yet."""
        return self.seen.trump or self.after.suit

    @property
    def choice(self) -> tuple[Card, ...]:
        """The cards that duties leave."""
        return tuple({move.card: None for move in self.seen.dutiful_moves if isinstance(move, Play | Claim)})

    @property
    def wins(self) -> bool:
        """Whether the card wins the trick so far."""
        return self.after.winner == self.seen.seat

    @property
    def ours(self) -> bool:
        """Whether a partner is winning the trick that the card is laid to."""
        rules = self.seen.rules
        return self.before is not None and rules.side_of(self.before.winner) == rules.side_of(self.seen.seat)

    @property
    def cheapest(self) -> bool:
        """Whether the card is worth little, and no other that may be laid is worth less."""
        return self.card.points == min(LITTLE, *(card.points for card in self.choice))

    def may_take(self, seats: Sequence[int], trick: Trick) -> bool:
        """Say whether one of some seats may hold a card that beats the one winning a trick."""
        return any(beats(card, trick.best, self.trump) for seat in seats for card in self.held[seat])


def _may_be_held(observation: Observation) -> tuple[frozenset[Card], ...]:
    # On honour nobody need have kept a duty.
    known = know(observation, trusting=observation.rules.conduct == "strict")
    return tuple(
        certain | {card for card, holders in known.holders.items() if seat in holders}
        for seat, certain in enumerate(known.certain[: observation.rules.players])
    )
