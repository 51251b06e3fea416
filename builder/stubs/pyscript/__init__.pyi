# PyScript's module as the screen sees it. What comes from the page has no Python type.
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

class _Workers(Protocol):
    def __getitem__(self, name: str) -> Awaitable[Any]: ...

document: Any
window: Any
workers: _Workers
config: dict[str, Any]
RUNNING_IN_WORKER: bool

def when(event: str, selector: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]: ...
