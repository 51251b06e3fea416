"""Every state and observation has the same shape: each field holds what its type says, under any rules."""

from collections.abc import Callable, Sequence
from dataclasses import is_dataclass
from functools import cache
from itertools import islice, starmap
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from hypothesis import given
from hypothesis import strategies as st

from cruce.observation import observe
from cruce.rules import Rules
from cruce.talon import Exchanges
from tests.property.tables import RULES, SEEDS, played

hints: Callable[[type], dict[str, Any]] = cache(get_type_hints)


def misfits(value: object) -> list[str]:
    """Return the names of the fields that hold something else than their types say, however deep inside."""
    return [name for name, kind in hints(type(value)).items() if not fits(getattr(value, name), kind)]


def fits(value: object, kind: Any) -> bool:  # noqa: ANN401 - any type
    """Say whether a value is what a type says."""
    origin: object = get_origin(kind)
    if origin in {Union, UnionType}:
        return any(fits(value, one) for one in get_args(kind))
    if origin is Literal:
        return any(type(value) is type(one) and value == one for one in get_args(kind))
    if origin in {tuple, Sequence}:
        return isinstance(value, tuple | Exchanges) and all(starmap(fits, items(value, get_args(kind))))
    if type(value) is not kind:
        return False
    return kind is Rules or not is_dataclass(kind) or misfits(value) == []


def items(values: Sequence[object], kinds: tuple[Any, ...]) -> list[tuple[object, Any]]:
    """Return each item with its type; of many exchanges the first and the last."""
    values = (values[0], values[-1]) if isinstance(values, Exchanges) else values
    each = kinds if len(kinds) > 1 and kinds[1] is not ... else kinds[:1] * len(values)
    return list(zip(values, each, strict=True))


@given(RULES, SEEDS, st.booleans(), st.data())
def test_every_moment_has_the_same_shape(rules: Rules, seed: str, cuts: bool, data: st.DataObject) -> None:  # noqa: FBT001 - drawn
    """What is not there yet is an empty tuple or None, and no field is left out or of another type."""
    for match in islice(played(rules, seed, 2, cuts=cuts), data.draw(st.integers(0, 4)), None, 5):
        state, seat = match.state, data.draw(st.integers(0, rules.players - 1))
        assert misfits(state) == []
        assert misfits(observe(state, seat)) == []
        assert len(state.hands) == len(state.honour.revoked) == len(state.honour.cleared) == rules.players
        by_side = (state.card_points, state.marriages, state.honour.fines, match.totals)
        assert {len(points) for points in by_side} == {rules.sides}
