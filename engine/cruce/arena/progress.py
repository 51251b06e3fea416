"""Says on standard error how far the arena is, now and then."""

import sys
from time import monotonic

EVERY = 5.0
"""Seconds between two lines."""


def tell(words: str) -> None:
    """Say something on standard error, where there is one."""
    if sys.stderr is not None:
        sys.stderr.write(f"arena: {words}\n")
        sys.stderr.flush()


class Progress:
    """Counts boards up to `whole`, of which `before` were there already."""

    def __init__(self, whole: int, before: int) -> None:
        self._whole = whole
        self._before = self._done = before
        self._begun = self._told = monotonic()

    def step(self) -> None:
        """Count one board more."""
        self._done += 1
        now = monotonic()
        if now - self._told >= EVERY or (self._done == self._whole and now - self._begun >= EVERY):
            self._told = now
            pace = (now - self._begun) / (self._done - self._before)
            left = pace * (self._whole - self._done)
            tell(f"{self._done} of {self._whole} boards, {left:.0f} s left")
