"""Which messages the screen's code asks for, read from its source: whole names, and names it puts together."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

HOLE = "{}"
"""Stands in a name for what only the running code knows."""
DEPTH = 8
"""Steps from a name to where its value comes from, at most."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
Place = tuple[ast.expr, Function | None]
"""An expression, and the function it stands in."""


@dataclass(frozen=True)
class Asked:
    """A message asked for: in which module, by which name, and with which values; None where that cannot be read."""

    module: str
    name: str
    values: frozenset[str] | None


def asked(path: Path) -> set[Asked]:
    """Return what a module asks for."""
    return set(_Source(path).asked())


class _Source:
    """The source of one module. Names are followed to where their values come from, through the module's functions."""

    def __init__(self, path: Path) -> None:
        self._name = path.stem
        self._tree = ast.parse(path.read_text(encoding="utf-8"))
        self._within: dict[ast.AST, Function] = {}
        self._parents: dict[ast.AST, ast.AST] = {}
        self._functions: list[Function] = []
        self._visit(self._tree, None)
        self._calls = [node for node in ast.walk(self._tree) if isinstance(node, ast.Call)]

    def _visit(self, node: ast.AST, function: Function | None) -> None:
        for child in ast.iter_child_nodes(node):
            self._parents[child] = node
            if function:
                self._within[child] = function
            inner = child if isinstance(child, Function) else None
            if inner:
                self._functions.append(inner)
            self._visit(child, inner or function)

    def asked(self) -> Iterator[Asked]:
        """Yield what `t` is called with."""
        for call in self._calls:
            if isinstance(call.func, ast.Name) and call.func.id == "t":
                given = [keyword.arg for keyword in call.keywords]
                values = None if None in given else frozenset(str(each) for each in given)
                # Where a name may be empty, nothing is asked for then.
                for name in self._texts(call.args[0], self._within.get(call), DEPTH) - {""}:
                    yield Asked(self._name, name, values)

    def _texts(self, expression: ast.expr, function: Function | None, depth: int) -> set[str]:
        """Return the texts an expression may come to, with a hole for what is not known."""
        found: set[str] = set()
        for node, place in self._values(expression, function, depth):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
                found |= _joined([self._texts(part, place, depth - 1) for part in (node.left, node.right)])
            elif isinstance(node, ast.JoinedStr):
                found |= _joined([self._texts(part, place, depth - 1) for part in node.values])
            elif isinstance(node, ast.FormattedValue):
                found |= self._texts(node.value, place, depth - 1)
            else:
                found.add(HOLE)
        return found

    def _values(self, expression: ast.expr, function: Function | None, depth: int) -> Iterator[Place]:
        """Yield the expressions that an expression may stand for."""
        if depth == 0:
            yield expression, function
        elif isinstance(expression, ast.IfExp):
            yield from self._values(expression.body, function, depth - 1)
            yield from self._values(expression.orelse, function, depth - 1)
        elif isinstance(expression, ast.BoolOp):
            for part in expression.values:
                yield from self._values(part, function, depth - 1)
        elif isinstance(expression, ast.Name):
            sources = list(self._sources(expression, function, depth - 1))
            yield from sources or [(expression, function)]
        elif isinstance(expression, ast.Subscript):
            for node, place in self._values(expression.value, function, depth - 1):
                for part in _parts(node, expression.slice) or [expression]:
                    yield from [(part, function)] if part is expression else self._values(part, place, depth - 1)
        else:
            yield expression, function

    def _sources(self, use: ast.Name, function: Function | None, depth: int) -> Iterator[Place]:
        """Yield where the value of a name comes from: what it is set to, runs over or is called with."""
        bound = list(self._bindings(use, function))
        for at, value, runs in bound:
            yield from self._bound(list(self._values(value, function, depth)), at, depth, runs=runs)
        if function and not bound:
            if use.id in [argument.arg for argument in _arguments(function)]:
                yield from self._called_with(function, use.id, depth)
            else:
                yield from self._sources(use, None, depth)

    def _bindings(self, use: ast.Name, function: Function | None) -> list[tuple[tuple[int, ...], ast.expr, bool]]:
        """Return what binds a name where it is used: the last that surely did, and what may have done so since."""
        found: list[tuple[tuple[int, ...], ast.expr, bool]] = []
        nodes = ast.walk(function) if function else iter(self._tree.body)
        for node in sorted(nodes, key=lambda each: getattr(each, "lineno", 0)):
            for target, value, runs in _bound_by(node):
                at = _position(target, use.id)
                later = function is not None and getattr(node, "lineno", 0) > use.lineno
                if at is None or later:
                    continue
                if function and self._surely_before(node, use):
                    found.clear()
                found.append((at, value, runs))
        return found

    def _surely_before(self, node: ast.AST, use: ast.AST) -> bool:
        """Say whether a statement stands in a block that also holds the use, and so has run before it."""
        if not isinstance(node, ast.Assign | ast.AnnAssign):
            return False
        above: ast.AST | None = use
        while above and self._parents.get(above) is not self._parents[node]:
            above = self._parents.get(above)
        blocks = [block for _, block in ast.iter_fields(self._parents[node]) if isinstance(block, list)]
        return above is not None and any(node in block and above in block for block in blocks)

    def _bound(self, places: list[Place], at: tuple[int, ...], depth: int, *, runs: bool) -> Iterator[Place]:
        """Yield the part at a position of what is bound, or of each element it runs over."""
        for node, place in places:
            elements: list[ast.expr | None] = [node]
            if runs:
                elements = list(node.elts) if isinstance(node, ast.Tuple | ast.List | ast.Set) else [None]
            for element in elements:
                part = element
                for step in at:
                    inside = isinstance(part, ast.Tuple | ast.List) and step < len(part.elts)
                    part = part.elts[step] if inside and isinstance(part, ast.Tuple | ast.List) else None
                if part is None:
                    yield ast.Constant(value=None), place
                else:
                    yield from self._values(part, place, depth)

    def _called_with(self, function: Function, name: str, depth: int) -> Iterator[Place]:
        names = [argument.arg for argument in _arguments(function) if argument.arg != "self"]
        at = names.index(name)
        for call in self._calls:
            if (
                call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            ) != function.name:
                continue
            by_name = [keyword.value for keyword in call.keywords if keyword.arg == name]
            value = by_name[0] if by_name else call.args[at] if at < len(call.args) else None
            if value is not None:
                yield from self._values(value, self._within.get(call), depth)


def _arguments(function: Function) -> list[ast.arg]:
    return [*function.args.args, *function.args.kwonlyargs]


def _bound_by(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr, bool]]:
    """Yield each target a node binds, with the value, and whether the target runs over it."""
    if isinstance(node, ast.Assign):
        yield from ((target, node.value, False) for target in node.targets)
    elif isinstance(node, ast.AnnAssign) and node.value:
        yield node.target, node.value, False
    elif isinstance(node, ast.For | ast.comprehension):
        yield node.target, node.iter, True


def _position(target: ast.expr, name: str) -> tuple[int, ...] | None:
    """Return where in a target a name stands: () when it is the target, None when it is not there."""
    if isinstance(target, ast.Name):
        return () if target.id == name else None
    if isinstance(target, ast.Tuple):
        for at, each in enumerate(target.elts):
            further = _position(each, name)
            if further is not None:
                return (at, *further)
    return None


def _parts(node: ast.expr, index: ast.expr) -> list[ast.expr]:
    """Return what an index may pick of a table written out."""
    if isinstance(node, ast.Dict):
        return list(node.values)
    if isinstance(node, ast.Tuple | ast.List):
        at = index.value if isinstance(index, ast.Constant) else None
        return [node.elts[at]] if isinstance(at, int) else list(node.elts)
    return []


def _joined(parts: list[set[str]]) -> set[str]:
    """Return texts put together; where several parts may differ nobody knows which go together, and holes stay."""
    open_parts = [len(part) > 1 for part in parts]
    if sum(open_parts) > 1:
        parts = [{HOLE} if several else part for part, several in zip(parts, open_parts, strict=True)]
    return {"".join(each) for each in product(*parts)}
