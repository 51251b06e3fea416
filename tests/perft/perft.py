"""Perft: how many positions so many moves lead to, from chosen moments of a match, kept in files.

A file tells the rules, the seed with the first deal it makes, then a match: the moves from one moment to the next, and
for each moment how many positions 1, 2, 3... moves more lead to, below that the last count by move. Moves are all that
anyone may make, accusations included. What counts differently has other legal moves somewhere.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cruce.match import Match
from cruce.moves import PASS, Accuse, Move, parse_move
from cruce.rules import Rules
from cruce.rulesets import rulesets
from cruce.state import Phase
from cruce.streams import Stream

FOLDER = Path(__file__).parent
SEED = "perft"
MOST_MOVES = 250
"""Moves that counting one moment may make."""
DEEPEST = 6


@dataclass(frozen=True)
class Table:
    """What one file is about: a rule choice, and whether the pack is cut by hand."""

    rules: Rules
    cuts: bool = False
    option: str = ""

    @property
    def path(self) -> Path:
        """Return the file of the table."""
        option = f"-{self.option}" if self.option else ""
        return FOLDER / f"{self.rules.name}-{self.rules.players}{option}.txt"


def _changed(option: str, name: str, players: int, **changes: object) -> Table:
    return Table(Rules.named(name, players, **changes), option=option)


TABLES = (
    *(Table(Rules.named(name, players)) for name, ruleset in rulesets().items() for players in ruleset.tables),
    Table(Rules.named("standard", 4), cuts=True, option="cut"),
    _changed("first-card", "standard", 4, trump="first-card"),
    _changed("always", "standard", 4, beat="always"),
    _changed("peek", "tromf-standard", 4, peek=True),
    _changed("peek", "tromf-two", 2, peek=True),
    _changed("honour", "tromf-standard", 4, conduct="honour"),
    _changed("honour", "contest", 2, conduct="honour"),
    _changed("iber", "tromf-classic", 4, beat="iber"),
    _changed("forced-dealer", "traditional", 4, all_pass="forced-dealer"),  # noqa: S106 - a call
    _changed("fixed-suit", "traditional", 3, all_pass="fixed-suit", suit="S"),  # noqa: S106 - a call
    _changed("declarer", "traditional", 5, leader="declarer"),
    _changed("rotation", "no-auction", 4, trump="rotation"),
    _changed("before-rest", "talon", 4, trump="before-rest", packet=3),
)
"""Every ruleset with every number of players it has, and options that have moves of their own."""


def moves_of(match: Match) -> Iterator[Move]:
    """Yield every move that anyone may make."""
    yield from match.legal_moves
    for by in range(match.rules.players):
        yield from (Accuse(against, by) for against in match.state.accusable(by))


def count(match: Match, depth: int) -> int:
    """Return how many positions so many moves lead to; different ways to the same position count each."""
    if depth == 1:
        seats = range(match.rules.players)
        return len(match.legal_moves) + sum(len(match.state.accusable(by)) for by in seats)
    return sum(count(match.play(move), depth - 1) for move in moves_of(match))


def divided(match: Match, depth: int) -> dict[str, int]:
    """Return the count after each move."""
    return {move.text: count(match.play(move), depth - 1) if depth > 1 else 1 for move in moves_of(match)}


def counts(match: Match) -> list[int]:
    """Return the counts at each depth, as deep as `MOST_MOVES` go."""
    found = [count(match, 1)]
    while found[-1] and len(found) < DEEPEST and sum(found) <= MOST_MOVES:
        found.append(count(match, len(found) + 1))
    return found


def arrived(table: Table, moves: list[str]) -> Match:
    """Return the match after some moves."""
    match = start(table)
    for move in moves:
        match = match.play(parse_move(move))
    return match


def start(table: Table) -> Match:
    """Return the match as it begins."""
    return Match.start(table.rules, SEED, ("human",) * table.rules.players, cuts=table.cuts)


LAST_CALL = "the last call when all have passed"


def moments(table: Table) -> Iterator[tuple[str, list[str]]]:
    """Yield what is counted, each with the moves that lead there: the first moment of every kind in two rounds.

    In the first of them eldest's neighbour bids, in the second nobody does.
    """
    match, stream, moves, met = start(table), Stream(SEED, "moves"), list[str](), set[str]()
    while len(match.rounds) < 2 and LAST_CALL not in met:
        for kind in kinds(match):
            if kind not in met:
                met.add(kind)
                yield kind, list(moves)
        move = walked(match, stream)
        moves.append(move.text)
        match = match.play(move)


def walked(match: Match, stream: Stream) -> Move:
    """Return the move by which the match goes on."""
    if match.phase is Phase.PEEK:
        return match.legal_moves[0]
    if match.phase is Phase.AUCTION:
        bids = not match.rounds and len(match.state.calls) == 1
        return match.legal_moves[1] if bids else PASS
    return stream.choice(match.legal_moves)


def kinds(match: Match) -> Iterator[str]:
    """Yield the kinds of moments that a match is at, if it is at any worth counting."""
    state = match.state
    if match.phase is Phase.AUCTION and match.rounds:
        if len(state.calls) == match.rules.players - 1:
            yield LAST_CALL
    elif match.phase is Phase.AUCTION:
        yield "calls over a bid" if state.contract else "calls"
    elif match.phase is not Phase.PLAY:
        yield str(match.phase)
    elif state.to_act is None:
        yield "after the last card"
    elif state.trick is not None:
        yield from _answers(len(state.trick.cards), match.rules.players, first=not state.tricks)
    elif not state.tricks:
        yield "first lead of the second round" if match.rounds else "first lead"
    else:
        drawing = len(state.stock) if match.rules.stock == "draw" else 0
        yield from _leads(match.rules, len(state.hands[state.to_act]), drawing)


def _answers(laid: int, players: int, *, first: bool) -> Iterator[str]:
    if laid == 1:
        yield "answer to the first lead" if first else "answer to a lead"
    if laid == players - 1 > 1 and not first:
        yield "last card to a trick"


def _leads(rules: Rules, held: int, drawing: int) -> Iterator[str]:
    if drawing == rules.players:
        yield "lead before the last draw"
    if not drawing and held == (rules.hand + 1) // 2:
        yield "lead in mid-round"
    if not drawing and held == 2:
        yield "last two tricks"


def told(table: Table) -> Iterator[str]:
    """Yield the lines of a table's file, counted anew."""
    yield f"rules {json.dumps(table.rules.as_json())}"
    yield from dealt(table)
    before = 0
    for kind, moves in moments(table):
        if moves[before:]:
            yield f"> {', '.join(moves[before:])}"
        before, match = len(moves), arrived(table, moves)
        found = counts(match)
        yield f"{kind}: {', '.join(map(str, found))}"
        parts = divided(match, len(found))
        if len(found) > 1 and len(parts) <= MOST_PARTS:
            yield f"  {', '.join(f'{move} {number}' for move, number in parts.items())}"


MOST_PARTS = 12
"""Moves beyond which the deepest count is not divided up among them in the file."""


def dealt(table: Table) -> Iterator[str]:
    """Yield the lines that tell the seed and the deal it makes."""
    deal = start(table).state.deal
    yield f"seed {SEED}, deal by seat {deal.dealer}" + (", the pack still to be cut" if table.cuts else "")
    for seat, hand in enumerate(deal.hands):
        yield f"  seat {seat}: {' '.join(card.text for card in hand)}"
    yield f"  stock: {' '.join(card.text for card in deal.stock)}".rstrip()


@dataclass
class Moment:
    """One moment of a file: the moves that lead there, the counts by depth, the deepest by move if it is told."""

    kind: str
    moves: list[str]
    counts: list[int]
    parts: dict[str, int]


def read(lines: list[str]) -> list[Moment]:
    """Return the moments a file tells."""
    found, moves = list[Moment](), list[str]()
    for line in lines:
        kind, colon, numbers = line.partition(": ")
        if line.startswith("> "):
            moves += line[2:].split(", ")
        elif found and line.startswith("  "):
            items = (item.rpartition(" ") for item in line.strip().split(", "))
            found[-1].parts = {move: int(number) for move, _, number in items}
        elif colon and not line.startswith((" ", "rules ", "seed ")):
            found.append(Moment(kind, list(moves), [int(number) for number in numbers.split(", ")], {}))
    return found


def written(table: Table) -> list[str]:
    """Return the lines of a table's file."""
    return table.path.read_text(encoding="utf-8").splitlines()


def faults(table: Table) -> Iterator[str]:
    """Yield what is not as a table's file says: its rules and deal, or a count, with the counts by move."""
    if not table.path.exists():
        yield f"{table.path.name} is missing"
        return
    lines = written(table)
    for line, again in zip(lines, [f"rules {json.dumps(table.rules.as_json())}", *dealt(table)], strict=False):
        if line != again:
            yield f"{table.path.name}: {again}, not {line}"
    for moment in read(lines):
        match = arrived(table, moment.moves)
        for depth, number in enumerate(moment.counts, 1):
            now = count(match, depth)
            if now != number:
                parts = moment.parts if depth == len(moment.counts) else {}
                where = f"{table.path.name}, {moment.kind}, {depth} moves on"
                yield f"{where}: {now}, not {number}\n{difference(match, depth, parts)}"
                break


def difference(match: Match, depth: int, parts: dict[str, int]) -> str:
    """Return the counts by move now, and what the file says where it differs."""
    lines = []
    now = divided(match, depth)
    for move in [*now, *(move for move in parts if move not in now)]:
        was = f", was {parts.get(move, 'no move')}" if parts and parts.get(move) != now.get(move) else ""
        lines.append(f"  {move}: {now.get(move, 'no move')}{was}")
    return "\n".join(lines)


def write() -> None:
    """Write every file anew."""
    for table in TABLES:
        table.path.write_text("\n".join(told(table)) + "\n", encoding="utf-8", newline="\n")
