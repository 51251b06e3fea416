"""Play on one's honour: revokes, accusations and what they cost (rules.md, Honour)."""

from dataclasses import dataclass, replace
from typing import Self, TypeVar

from cruce.rules import Rules

T = TypeVar("T")

FINE = 3
"""Game points a proven revoke costs, and so does a false accusation."""


@dataclass(frozen=True, slots=True)
class Accusation:
    """One seat's word against another: `after` so many cards had been laid in the round, and what came out."""

    by: int
    against: int
    after: int
    guilty: bool


@dataclass(frozen=True, slots=True)
class Honour:
    """What a round knows of revokes.

    `revoked` says which seats have laid a card that strict rules refuse, which nobody is shown; `cleared` which seats
    were found innocent and have laid no card since; `accusations` are public, `fines` game points by side so far.
    """

    revoked: tuple[bool, ...]
    cleared: tuple[bool, ...]
    accusations: tuple[Accusation, ...]
    fines: tuple[int, ...]

    @classmethod
    def start(cls, rules: Rules) -> Self:
        """Return what a round begins with."""
        nobody = (False,) * rules.players
        return cls(nobody, nobody, (), (0,) * rules.sides)

    def laid(self, seat: int, *, revoke: bool) -> Self:
        """Return this after a seat laid a card."""
        revoked = revoke or self.revoked[seat]
        if revoked == self.revoked[seat] and not self.cleared[seat]:
            return self
        return replace(self, revoked=_put(self.revoked, seat, revoked), cleared=_put(self.cleared, seat, value=False))

    def judged(self, rules: Rules, by: int, against: int, after: int) -> Self:
        """Return this after an accusation: the guilty side is fined, or the accuser's."""
        guilty = self.revoked[against]
        fined = rules.side_of(against if guilty else by)
        return replace(
            self,
            cleared=self.cleared if guilty else _put(self.cleared, against, value=True),
            accusations=(*self.accusations, Accusation(by, against, after, guilty)),
            fines=_put(self.fines, fined, self.fines[fined] - FINE),
        )

    @property
    def void(self) -> bool:
        """Whether a revoke was proven, so that the round counts for nothing else."""
        return bool(self.accusations) and self.accusations[-1].guilty


def accusable(rules: Rules, honour: Honour, by: int) -> tuple[int, ...]:
    """Return the seats that one seat may accuse while a round is played: those of other sides.

    Who was found innocent must lay another card first.
    """
    if rules.conduct != "honour":
        return ()
    others = (seat for seat in range(rules.players) if rules.side_of(seat) != rules.side_of(by))
    return tuple(seat for seat in others if not honour.cleared[seat])


def _put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])
