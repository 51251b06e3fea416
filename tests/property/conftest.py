"""How many examples the properties try: few and always the same ones, or as many as `CRUCE_EXAMPLES` asks for.

`CRUCE_EXAMPLES=5000 python -m pytest tests/property` searches longer, each time elsewhere; the seeded loops over
random rounds grow with it too.
"""

import os
import sys

from hypothesis import HealthCheck, settings

EXAMPLES = int(os.environ.get("CRUCE_EXAMPLES", "0"))

FEW = 50 if sys.platform == "emscripten" else 200  # Pyodide is slower, and searching is not what it is there for

settings.register_profile("project", deadline=None, derandomize=True, database=None, max_examples=FEW)
settings.register_profile(
    "search", deadline=None, database=None, max_examples=EXAMPLES or 1, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("search" if EXAMPLES else "project")
