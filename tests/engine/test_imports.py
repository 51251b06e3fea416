"""The engine's modules import downward only, and nothing but Python's own library."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cruce

PACKAGE = Path(cruce.__file__).parent
ORDER = (
    *("cruce", "errors", "streams", "cards", "moves", "seats", "rulesets", "rules", "passport", "choice"),
    *("dealing", "auction"),
    *("naming", "talon", "trick", "duties", "honour", "scoring", "state", "observation", "match", "line", "undo"),
    "fairness",
    *(
        "bots.bot",
        "bots.knowledge",
        "bots.masks",
        "bots.orders",
        "bots.solver",
        "bots.worlds",
        "bots.random_bot",
        "bots.club",
        "bots.beginner",
        "bots.revoking",
        "bots.manners",
        "bots.judge",
        "bots.reading",
        "bots.imagined",
        "bots.tally",
        "bots.thinking",
        "bots.solving",
        "bots.course",
        "bots.ismcts",
        "bots.searching",
        "bots.packets",
        "bots.bids",
        "bots.expert",
        "bots.laying",
        "bots.reasons",
        "bots.advice",
        "bots",
    ),
    *("rest", "table", "setup", "record", "retracing", "replay", "sheet", "scores", "view", "practice", "form"),
    *(
        "arena",
        "arena.trial",
        "arena.deeds",
        "arena.cheat",
        "arena.players",
        "arena.absurdities",
        "arena.board",
        "arena.resampling",
        "arena.figures",
        "arena.report",
        "arena.results",
        "arena.effort",
        "arena.progress",
        "arena.pool",
        "arena.runner",
        "arena.command",
    ),
    *("cli", "__main__"),
)
"""Every module, each importing only from those before it."""
PLAIN = {
    *(
        "bisect",
        "collections",
        "dataclasses",
        "enum",
        "functools",
        "hashlib",
        "importlib",
        "itertools",
        "json",
        "math",
        "operator",
    ),
    *("pkgutil", "random", "re", "reprlib", "tomllib", "types", "typing"),
}
"""What any module may import: nothing that reads a clock, a file, the network or the page."""
COMMAND_LINE = {"argparse", "io", "os", "pathlib", "sys"}
"""What the command line may import besides."""
ARENA = COMMAND_LINE | {"contextlib", "multiprocessing", "signal", "time"}
"""What the arena may import besides: it reads the clock and plays on all cores."""
BOTS_MAY_SEE = {"errors", "streams", "cards", "moves", "seats", "rules", "auction", "trick", "duties", "scoring"}
"""What a bot may import besides its own package: nothing that holds another seat's cards."""


def modules() -> dict[str, Path]:
    """Return every module of the engine by its name within the package."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        found[".".join(part for part in parts if part != "__init__") or "cruce"] = path
    return found


def imports(path: Path) -> Iterator[tuple[str, str]]:
    """Yield what a module imports, wherever in it, as (module, name)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name} imports relatively"
            yield from ((node.module or "", alias.name) for alias in node.names)


def inner(module: str) -> str | None:
    """Return an imported module's name within the package, None for one from elsewhere."""
    if module != "cruce" and not module.startswith("cruce."):
        return None
    return module.removeprefix("cruce").removeprefix(".") or "cruce"


def test_the_order_names_every_module() -> None:
    """A new module takes its place in the order above."""
    assert set(modules()) <= set(ORDER)
    assert len(ORDER) == len(set(ORDER))


@pytest.mark.parametrize("name", modules())
def test_imports_point_downward(name: str) -> None:
    """No module imports one that stands after it."""
    below = set(ORDER[: ORDER.index(name)])
    imported = {inner(module) for module, _ in imports(modules()[name])} - {None}
    assert imported <= below


@pytest.mark.parametrize("name", modules())
def test_nothing_from_elsewhere(name: str) -> None:
    """Only the named parts of Python's library: no dependency, no browser, no threads."""
    allowed = PLAIN | COMMAND_LINE if name in ("cli", "__main__") else PLAIN
    allowed = PLAIN | ARENA if name.startswith("arena") else allowed
    assert {module.split(".")[0] for module, _ in imports(modules()[name]) if inner(module) is None} <= allowed


@pytest.mark.parametrize("name", [name for name in modules() if name.startswith("bots")])
def test_bots_see_observations_only(name: str) -> None:
    """A bot has no way to the cards it may not see, to the match or to the table."""
    for module, imported in imports(modules()[name]):
        seen = inner(module)
        if seen is None or seen.startswith("bots") or seen in BOTS_MAY_SEE:
            continue
        assert (seen, imported) in {("state", "Phase"), ("observation", "Observation")}


def test_only_the_command_line_knows_the_arena() -> None:
    """It imports it when it is asked for, so that the page's wheel can leave the arena out."""
    knows = {name for name, path in modules().items() for module, _ in imports(path) if "cruce.arena" in module}
    assert {name for name in knows if not name.startswith("arena")} == {"cli"}
    body = ast.parse(modules()["cli"].read_text(encoding="utf-8")).body
    assert not any("cruce.arena" in ast.unparse(node) for node in body if isinstance(node, ast.Import | ast.ImportFrom))
