"""What the tests of the build share."""

import os
from pathlib import Path

import pytest

from builder.site import build


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a built site: the test command's own, or one built for this run."""
    given = os.environ.get("CRUCE_SITE")
    if given:
        return Path(given)
    folder = tmp_path_factory.mktemp("site") / "dist"
    build(folder)
    return folder
