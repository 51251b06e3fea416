"""How often a bot does what no club player would forgive (see `cruce.bots.manners`)."""

from collections.abc import Iterator

from cruce.bots.manners import ABSURDITIES, Manners
from cruce.moves import Claim, Move, Play
from cruce.observation import Observation
from cruce.state import Phase


def absurdities(seen: Observation, move: Move) -> Iterator[tuple[str, bool]]:
    """Yield each absurdity a move had the opportunity for, and whether it was one; `seen` is what the mover saw."""
    if seen.phase is not Phase.PLAY or not isinstance(move, Play | Claim):
        return
    manners = Manners(seen)
    for name, judged in ABSURDITIES.items():
        verdict = judged(manners, move.card)
        if verdict is not None:
            yield name, verdict
