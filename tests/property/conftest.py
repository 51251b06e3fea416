"""How many examples the properties try: few and always the same ones, or as many as are asked for.

Both of these search longer, each time elsewhere; with the second the seeded loops over rounds grow too:

    python -m pytest tests/property --hypothesis-profile=search
    CRUCE_EXAMPLES=5000 python -m pytest tests/property
"""

import os
import sys

from hypothesis import HealthCheck, settings

EXAMPLES = int(os.environ.get("CRUCE_EXAMPLES", "0"))

FEW = 25 if sys.platform == "emscripten" else 100  # Pyodide is slower, and searching is not what it is there for

settings.register_profile("project", deadline=None, derandomize=True, database=None, max_examples=FEW)
settings.register_profile(
    "search", deadline=None, database=None, max_examples=EXAMPLES or 2000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("search" if EXAMPLES else "project")
