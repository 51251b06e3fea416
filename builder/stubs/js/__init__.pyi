# The JavaScript global scope, as far as it has a type worth a name.
from typing import Any, Protocol

class Storage(Protocol):
    def getItem(self, key: str) -> str | None: ...
    def setItem(self, key: str, value: str) -> None: ...

localStorage: Storage
sessionStorage: Storage

def __getattr__(name: str) -> Any: ...
