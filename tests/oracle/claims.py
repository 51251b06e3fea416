"""What a record claims, held against what is right."""

from typing import Any

Json = dict[str, Any]


def hold(truth: object, where: str, sentence: str) -> None:
    """Raise an AssertionError that says where and what, unless something is true."""
    if not truth:
        raise AssertionError(f"{where}: {sentence}")


def same(where: str, what: str, claimed: object, right: object) -> None:
    """Hold a claimed value against the right one; true is not 1 here, nor 1.0."""
    hold(repr(claimed) == repr(right), where, f"{what} should be {right!r}, not {claimed!r}")


def is_number(value: object, least: int, most: int) -> bool:
    """Say whether a value is a whole number within bounds, both included."""
    return type(value) is int and least <= value <= most
