"""The page's worker on plain CPython: its functions over a store in memory, run without a browser or an event loop."""

import importlib.util
import json
import sys
from collections.abc import Coroutine, Generator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, TypeVar

import pytest

WORKER = Path(__file__).parents[2] / "pwa" / "worker.py"
MOST_FINISHED = 20
"""As `store.js` has it."""

Answer = dict[str, Any]
Answers = list[Answer]
T = TypeVar("T")


class JsError(Exception):
    """What the browser's own functions raise."""


class Store:
    """Saved matches in memory: what `store.js` does, step by step."""

    def __init__(self) -> None:
        """Begin with no match; `now` is the clock, a tick for each save; `broken` makes everything fail."""
        self.matches: dict[str, Answer] = {}
        self.current: str | None = None
        self.now = 0
        self.broken = False

    def _check(self) -> None:
        if self.broken:
            raise JsError("no database")

    async def load(self) -> object:
        """Return the current match."""
        return await self.get(self.current or "")

    async def get(self, match: str) -> object:
        """Return a match."""
        self._check()
        found = self.matches.get(match)
        return SimpleNamespace(**found) if found else None

    async def list(self) -> str:
        """Return all matches as JSON."""
        self._check()
        return json.dumps({"matches": list(self.matches.values()), "current": self.current})

    async def save(self, match: str, moves: int, text: str, after: int | None, about: str) -> bool:
        """Save a match unless it has gone on elsewhere."""
        self._check()
        saved = self.matches.get(match)
        if (saved["moves"] if saved else None) != after:
            return False
        self.now += 1
        told = {"id": match, "moves": moves, "json": text, "played": self.now, "about": json.loads(about)}
        self.matches[match], self.current = told, match
        if saved is None:
            finished = [each for each in self._last_first() if each.get("about", {}).get("over")]
            for each in finished[MOST_FINISHED:]:
                del self.matches[each["id"]]
        return True

    async def note(self, match: str, moves: int, about: str) -> None:
        """Note what is told of an older match."""
        self._check()
        if self.matches[match]["moves"] == moves:
            self.matches[match]["about"] = json.loads(about)

    async def open(self, match: str) -> None:
        """Make a match the current one."""
        self._check()
        self.current = match

    async def remove(self, match: str) -> None:
        """Remove a match."""
        self._check()
        self.matches.pop(match, None)
        if self.current == match:
            unfinished = [each["id"] for each in self._last_first() if "about" in each and not each["about"]["over"]]
            self.current = unfinished[0] if unfinished else None

    async def setAside(self) -> None:  # noqa: N802 - as the page's script names it
        """Go on with no match."""
        self.current = None

    def _last_first(self) -> Answers:
        return sorted(self.matches.values(), key=lambda each: each.get("played", 0), reverse=True)


class Worker:
    """One page's worker. A call is made by name and answers with what the page would read."""

    def __init__(self, module: ModuleType, store: Store) -> None:
        """Take the module that was loaded over the store."""
        self.module: Any = module
        self.store = store

    def __call__(self, name: str, *words: object) -> Answer:
        """Call a function and wait for its answer."""
        answer = getattr(self.module, name)(*words)
        return read(ended(steps(answer)) if isinstance(answer, Coroutine) else answer)

    def begun(self, name: str, *words: object) -> Generator[None, None, Answer]:
        """Begin a call, to be gone on with step by step."""
        answer = yield from steps(getattr(self.module, name)(*words))
        return read(answer)

    @property
    def table(self) -> Any:  # noqa: ANN401 - the engine's table, as the page has it
        """The table of the match that is played."""
        return self.module.here.game.practice.table


def read(text: str) -> Answer:
    """Return an answer as the page reads it."""
    answer: Answer = json.loads(text)
    return answer


def steps(work: Coroutine[Any, Any, str]) -> Generator[None, None, str]:
    """Run a coroutine, resting wherever it does, and return what it answers."""
    while True:
        try:
            work.send(None)
        except StopIteration as done:
            return str(done.value)
        yield


def ended(running: Generator[None, None, T]) -> T:
    """Go on with a call to its end, and return its answer."""
    while True:
        try:
            next(running)
        except StopIteration as done:
            answer: T = done.value
            return answer


def load(monkeypatch: pytest.MonkeyPatch, store: Store) -> Worker:
    """Load the worker over a store, as one window of the browser does."""
    fakes: dict[str, dict[str, object]] = {
        "js": {"URL": None, "fetch": None},
        "pyodide": {},
        "pyodide.ffi": {"JsException": JsError},
        "pyscript": {},
        "pyscript.js_modules": {"store": store},
    }
    for name, values in fakes.items():
        module = ModuleType(name)
        module.__dict__.update(values)
        monkeypatch.setitem(sys.modules, name, module)
    spec = importlib.util.spec_from_file_location("worker_under_test", WORKER)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return Worker(found, store)
