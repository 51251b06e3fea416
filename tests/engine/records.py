"""True records and ways to falsify them, for the tests of replaying."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from cruce.errors import BadRecord
from cruce.match import Match
from cruce.record import match_line
from cruce.replay import replay

Record = dict[str, Any]
Change = Callable[[Record], object]


def record_of(match: Match) -> Record:
    """Return a match's record as JSON brings it back."""
    record: Record = json.loads(match_line(match))
    return record


def refused_record(record: Record, change: Change) -> str:
    """Return the sentence that refuses a true record after a change."""
    changed = copy.deepcopy(record)
    change(changed)
    with pytest.raises(BadRecord) as refused:
        replay(changed)
    return str(refused.value)


def put(*path: Any) -> Callable[[Record], None]:  # noqa: ANN401 - keys, places and any JSON value
    """Return a change that puts the last argument at the path before it."""

    def change(record: Record) -> None:
        place: Any = record
        for step in path[:-2]:
            place = place[step]
        place[path[-2]] = path[-1]

    return change


def without(*path: Any) -> Callable[[Record], None]:  # noqa: ANN401 - keys and places
    """Return a change that takes away what is at a path."""

    def change(record: Record) -> None:
        place: Any = record
        for step in path[:-1]:
            place = place[step]
        del place[path[-1]]

    return change
