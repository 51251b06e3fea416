# The JavaScript global scope.
from typing import Any

def __getattr__(name: str) -> Any: ...
