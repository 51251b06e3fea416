"""How many examples the properties try: few and always the same ones, or as many as `CRUCE_EXAMPLES` asks for.

`CRUCE_EXAMPLES=5000 python -m pytest tests/property` searches longer, each time elsewhere; the seeded loops over
random rounds grow with it too.
"""

import os

from hypothesis import HealthCheck, settings

EXAMPLES = int(os.environ.get("CRUCE_EXAMPLES", "0"))

settings.register_profile("project", deadline=None, derandomize=True, database=None, max_examples=200)
settings.register_profile(
    "search", deadline=None, database=None, max_examples=EXAMPLES or 1, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("search" if EXAMPLES else "project")
