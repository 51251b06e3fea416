"""Set-up steps that run once: a stamp beside the result says what it was made from."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


def fingerprint(*parts: str | Path) -> str:
    """Return a hash over texts and the contents of files, in order."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.read_bytes() if isinstance(part, Path) else part.encode()
        digest.update(hashlib.sha256(data).digest())
    return digest.hexdigest()


@dataclass(frozen=True)
class Step:
    """One thing to set up.

    The stamp is removed before the action and written after it, so a step that was interrupted runs again. It lies
    inside what the step makes where that is possible: who deletes the result deletes the stamp.
    """

    title: str
    stamp: Path
    key: str
    action: Callable[[], None]
    also_good: tuple[str, ...] = ()
    """Other keys whose result serves as well: the full set of packages serves a mere build."""

    def done(self) -> bool:
        """Say whether the result is there and was made from the same things."""
        try:
            return self.stamp.read_text(encoding="ascii").strip() in {self.key, *self.also_good}
        except FileNotFoundError:
            return False

    def run(self) -> bool:
        """Do the step unless it is done; return whether it ran."""
        if self.done():
            return False
        print(f"· {self.title}", flush=True)
        self.stamp.unlink(missing_ok=True)
        self.action()
        self.stamp.parent.mkdir(parents=True, exist_ok=True)
        self.stamp.write_text(self.key + "\n", encoding="ascii")
        return True
