# The part of segno that is shipped.
from collections.abc import Sequence
from typing import NamedTuple

class Code(NamedTuple):
    matrix: Sequence[Sequence[int]]
    version: int
    error: int | None
    mask: int
    segments: Sequence[object]

def encode(content: str, error: str | None = None, *, micro: bool | None = None, boost_error: bool = True) -> Code: ...
