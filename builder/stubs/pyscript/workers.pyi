from collections.abc import Awaitable
from typing import Any, Protocol

class _Workers(Protocol):
    def __getitem__(self, name: str) -> Awaitable[Any]: ...

workers: _Workers
