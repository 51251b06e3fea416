"""Playthroughs: matches written out move by move, for a person to read and for a test to replay.

`PYTHONPATH=engine:. python tests/playthroughs/playthrough.py` writes the files anew, one for each ruleset and number
of players. Read the difference before keeping it: it is what changed for the players.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from cruce.cards import Card
from cruce.match import Match
from cruce.moves import Move, Next, parse_move
from cruce.observation import observe
from cruce.rules import Rules
from cruce.state import Phase, State
from cruce.streams import Stream
from tests.engine.helpers import TABLES

FOLDER = Path(__file__).parent
SEED = "playthrough"
ROUNDS = 4
"""How many rounds a file tells."""


def path(name: str, players: int) -> Path:
    """Return the file of a ruleset and number of players."""
    return FOLDER / f"{name}-{players}.txt"


def told(rules: Rules, moves: Iterable[Move | Next]) -> Iterator[str]:
    """Yield the lines that tell a match: one for each deal, move, finished trick and score."""
    yield f"rules {json.dumps(rules.as_json())}"
    match = Match.start(rules, SEED, ("human",) * rules.players)
    yield from _deal(match.state)
    for move in moves:
        yield _turn(match, move)
        before, match = match, match.play(move)
        if isinstance(move, Next):
            yield from _deal(match.state)
        else:
            yield from _outcome(before.state, match)


def moves_in(lines: Iterable[str]) -> Iterator[Move | Next]:
    """Yield the moves a file tells."""
    for line in lines:
        if " -> " in line:
            yield parse_move(line.rpartition(" -> ")[2])


def at_random(rules: Rules) -> Iterator[Move | Next]:
    """Yield the moves of a few rounds played at random, with one bid in each but the second, which is dead."""
    match, stream = Match.start(rules, SEED, ("human",) * rules.players), Stream(SEED, "moves")
    while len(match.rounds) < ROUNDS and match.winner is None:
        choice = match.legal_moves
        if match.phase is Phase.AUCTION:
            opens = (
                match.number != 1
                and match.state.contract is None
                and len(match.state.calls) == match.number % rules.players
            )
            choice = choice[1:2] if opens else choice[:1]
        move = stream.choice(choice)
        yield move
        match = match.play(move)


def _deal(state: State) -> Iterator[str]:
    yield f"deal by seat {state.deal.dealer}"
    for seat, hand in enumerate(state.deal.hands):
        yield f"  seat {seat}: {_texts(hand)}"
    yield f"  stock: {_texts(state.deal.stock)}".rstrip()


def _turn(match: Match, move: Move | Next) -> str:
    legal = ", ".join(legal.text for legal in match.legal_moves)
    seat = match.state.to_act
    if seat is None:
        return f"{match.phase}: {legal} -> {move.text}"
    seen = observe(match.state, seat)
    table = f" to {_texts(seen.trick.cards)}" if seen.trick else ""
    return f"{match.phase} seat {seat} ({_texts(seen.hand)}){table}: {legal} -> {move.text}"


def _outcome(before: State, match: Match) -> Iterator[str]:
    state = match.state
    if before.contract != state.contract and state.contract is not None:
        yield f"  contract: seat {state.contract.declarer}, {state.contract.level}"
    if len(state.shown) > len(before.shown):
        seat, mate = state.shown[-1]
        yield f"  marriage: seat {seat} shows {mate}, marriages {state.marriages}"
    if len(state.tricks) > len(before.tricks):
        trick = state.tricks[-1]
        yield f"  trick: {_texts(trick.cards)} to seat {trick.winner}, {trick.points} points, trump {state.trump}"
    if state.score is not None:
        score = state.score
        yield f"  score: raw {score.raw}, marriages {score.marriages}, scored {score.scored}, totals {match.totals}"
        yield f"  winner: {match.winner}"


def _texts(cards: tuple[Card, ...]) -> str:
    return " ".join(card.text for card in cards)


def write() -> None:
    """Write every file anew."""
    for name, players in TABLES:
        rules = Rules.named(name, players)
        text = "\n".join(told(rules, at_random(rules)))
        path(name, players).write_text(f"{text}\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()
