# PyScript's module as the screen sees it. What comes from the page has no Python type.
from collections.abc import Callable
from typing import Any

document: Any
window: Any
config: dict[str, Any]
RUNNING_IN_WORKER: bool

def when(event: str, selector: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]: ...
