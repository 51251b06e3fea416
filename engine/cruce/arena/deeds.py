"""What one bot did on a board, counted."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Self


@dataclass(frozen=True, slots=True)
class Deeds:
    """Counts of one bot.

    `calls` are its calls, as `pass` or the level bid; `held` the contracts it held by level and `made` those of them
    it made, both with the level as text; `chances` says how often each absurdity was open to it and `absurd` how often
    it did it; `times` are microseconds of a processor, one for each decision between two moves or more.
    """

    calls: Counter[str] = field(default_factory=Counter)
    held: Counter[str] = field(default_factory=Counter)
    made: Counter[str] = field(default_factory=Counter)
    chances: Counter[str] = field(default_factory=Counter)
    absurd: Counter[str] = field(default_factory=Counter)
    times: list[int] = field(default_factory=list)

    def add(self, other: Self) -> None:
        """Count in what the same bot did elsewhere."""
        for name in COUNTS:
            getattr(self, name).update(getattr(other, name))
        self.times.extend(other.times)

    def as_json(self) -> dict[str, Any]:
        """Return the deeds as JSON values."""
        return {**{name: dict(sorted(getattr(self, name).items())) for name in COUNTS}, "times": self.times}

    @classmethod
    def from_json(cls, values: Any) -> Self:  # noqa: ANN401 - whatever a file holds
        """Return the deeds that were written so; KeyError, TypeError or ValueError when they were none."""
        counts = {name: Counter({str(key): _count(value) for key, value in values[name].items()}) for name in COUNTS}
        return cls(**counts, times=[_count(value) for value in values["times"]])


COUNTS = ("calls", "held", "made", "chances", "absurd")
"""The fields that count by name."""


def _count(value: object) -> int:
    if type(value) is not int or value < 0:
        raise ValueError(value)
    return value
