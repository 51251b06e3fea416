"""The engine's worker: placeholder that tells the engine's version."""

import cruce

__export__ = ["version"]


def version() -> str:
    """Return the engine's version."""
    return cruce.__version__
