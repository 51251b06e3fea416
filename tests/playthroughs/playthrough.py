"""Playthroughs: matches written out move by move, for a person to read and for a test to replay.

`PYTHONPATH=engine:. python tests/playthroughs/playthrough.py` writes the files anew, one for each ruleset and number
of players and some for what only an option brings. Read the difference before keeping it: it is what changed for the
players.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from cruce.cards import Card
from cruce.match import Match
from cruce.moves import PASS, Accuse, Cut, Exchange, Move, NameTrump, Peek, parse_move
from cruce.observation import observe
from cruce.rules import Rules
from cruce.rulesets import rulesets
from cruce.state import Phase, State
from cruce.streams import Stream
from cruce.talon import Exchanges

FOLDER = Path(__file__).parent
SEED = "playthrough"
ROUNDS = 3
"""How many rounds a file tells; on honour one more, as one of them is void."""


@dataclass(frozen=True)
class Table:
    """What one file is about: a rule choice, and whether the pack is cut by hand."""

    rules: Rules
    cuts: bool = False
    option: str = ""

    @property
    def path(self) -> Path:
        """The file of the table."""
        option = f"-{self.option}" if self.option else ""
        return FOLDER / f"{self.rules.name}-{self.rules.players}{option}.txt"


TABLES = (
    *(Table(Rules.named(name, players)) for name, ruleset in rulesets().items() for players in ruleset.tables),
    Table(Rules.named("standard", 4), cuts=True, option="cut"),
    Table(Rules.named("tromf-standard", 4, peek=True), option="peek"),
    Table(Rules.named("tromf-two", 2, peek=True), option="peek"),
    Table(Rules.named("tromf-standard", 4, conduct="honour"), option="honour"),
    Table(Rules.named("traditional", 4, all_pass="forced-dealer"), option="forced-dealer"),  # noqa: S106 - a call
    Table(Rules.named("traditional", 3, all_pass="fixed-suit", suit="S"), option="fixed-suit"),  # noqa: S106 - a call
    Table(Rules.named("no-auction", 4, trump="rotation"), option="rotation"),
)
"""Every ruleset with every number of players it has, and options that show something of their own."""


def told(table: Table, moves: Iterable[Move]) -> Iterator[str]:
    """Yield the lines that tell a match: a line for each deal, move, trick and score, and what else changed."""
    yield f"rules {json.dumps(table.rules.as_json())}"
    match = start(table)
    yield from _deal(match.state)
    for move in moves:
        yield _turn(match, move)
        before, match = match, match.play(move)
        if before.phase is Phase.ROUND_OVER:
            yield from _deal(match.state)
        else:
            yield from _outcome(before.state, match, move)


def start(table: Table) -> Match:
    """Return the match as it begins."""
    return Match.start(table.rules, SEED, ("human",) * table.rules.players, cuts=table.cuts)


def moves_in(lines: Iterable[str]) -> Iterator[Move]:
    """Yield the moves a file tells."""
    for line in lines:
        if " -> " in line:
            yield parse_move(line.rpartition(" -> ")[2])


def at_random(table: Table) -> Iterator[Move]:
    """Yield the moves of a few rounds, mostly played at random.

    Somebody bids in each round but the second, which all pass, and over that bid in the third. All agree to the first
    peek and not to the next. On honour an innocent seat is accused in the first round, a guilty one in the third.
    """
    match, stream = start(table), Stream(SEED, "moves")
    rounds = ROUNDS + (table.rules.conduct == "honour")
    while len(match.rounds) < rounds and match.winner is None:
        move = _verdict(match) or _call(match) or stream.choice(match.legal_moves)
        yield move
        match = match.play(move)


FIRST, DEAD, THIRD = range(3)
"""Rounds in which something of their own happens."""
CARDS_BEFORE_VERDICT = 6


def _verdict(match: Match) -> Accuse | None:
    state = match.state
    guilty = match.number == THIRD
    if match.number not in (FIRST, THIRD) or state.laid < CARDS_BEFORE_VERDICT or state.honour.accusations:
        return None
    seats = range(match.rules.players)
    by_whom = [Accuse(against, by) for by in seats for against in state.accusable(by)]
    return next((move for move in by_whom if state.honour.revoked[move.against] is guilty), None)


def _call(match: Match) -> Move | None:
    number, state = match.number, match.state
    if match.phase is Phase.PEEK:
        return Peek(agrees=number == FIRST or not state.votes)
    if match.phase is Phase.CUT and number == DEAD:
        return Cut(0)
    if match.phase is not Phase.AUCTION:
        return None
    first = number % match.rules.players
    bidders = {DEAD: (), THIRD: (first, first + 1)}.get(number, (first,))
    return match.legal_moves[1] if len(state.calls) in bidders else PASS


def _deal(state: State) -> Iterator[str]:
    deal = state.deal
    cut = "" if deal.cut is None else f", cut at {deal.cut}"
    yield f"deal by seat {deal.dealer}{cut}" + (", to be cut" if state.phase is Phase.CUT else "")
    for seat, hand in enumerate(deal.hands):
        yield f"  seat {seat}: {_texts(hand)}"
    yield f"  stock: {_texts(deal.stock)}".rstrip()
    if state.phase is not Phase.CUT:
        yield from _known(state)


def _known(state: State) -> Iterator[str]:
    """Yield what a deal alone makes known to all."""
    if state.turned:
        yield f"  turned: {state.turned}"
    if state.trump:
        yield f"  trump: {state.trump}"


def _turn(match: Match, move: Move) -> str:
    state = match.state
    if isinstance(move, Accuse) and move.by is not None:
        accusable = ", ".join(f"accuse {seat} by {move.by}" for seat in observe(state, move.by).accusable)
        return f"{match.phase}, any seat, so seat {move.by}: {accusable} -> {move.text}"
    legal = _choice(match.legal_moves)
    if state.to_act is None:
        return f"{match.phase}: {legal} -> {move.text}"
    seen = observe(state, state.to_act)
    table = f" to {_texts(seen.trick.cards)}" if seen.trick else ""
    talon = f" with {_texts(seen.talon)}" if seen.talon and seen.phase is Phase.EXCHANGE else ""
    hand = f" ({_texts(seen.hand)})" if seen.hand else ""
    return f"{match.phase} seat {seen.seat}{hand}{table}{talon}: {legal} -> {move.text}"


def _choice(moves: Sequence[Move]) -> str:
    """Return all legal moves, of too many to be read the first, their number and the last."""
    if isinstance(moves, Exchanges) or isinstance(moves[-1], Cut):
        return f"{moves[0].text} ... {moves[-1].text}, {len(moves)} in all"
    return ", ".join(legal.text for legal in moves)


def _outcome(before: State, match: Match, move: Move) -> Iterator[str]:
    state = match.state
    if isinstance(move, Cut):
        yield from _deal(state)
        return
    said = {NameTrump: "trump", Exchange: "stock"}.get(type(move))
    for name, tell in TOLD.items():
        if getattr(before, name) != getattr(state, name) and name != said:
            yield f"  {tell(state)}"
    if isinstance(move, Accuse):
        yield f"  {_accusation(state)}"
    if state.score is not None:
        yield from _score(match)


def _contract(state: State) -> str:
    contract = state.contract
    return f"contract: seat {contract.declarer}, {contract.level}" if contract else "contract: none"


def _exchange(state: State) -> str:
    assert state.contract is not None
    seats = (state.contract.declarer, (state.contract.declarer + 1) % state.rules.players)
    own, others = (observe(state, seat) for seat in seats)
    cards = f"gave {_texts(own.gave)} took {_texts(own.took)}, talon {_texts(own.talon)}" if own.gave else "nothing"
    return f"exchange: {cards}; seat {others.seat} sees {others.exchanged} exchanged, {others.stock} in the talon"


def _shown(state: State) -> str:
    seat, mate = state.shown[-1]
    return f"marriage: seat {seat} shows {mate}, marriages {state.marriages}"


def _trick(state: State) -> str:
    trick = state.tricks[-1]
    return (
        f"trick: {_texts(trick.cards)} to seat {trick.winner}, {trick.points} points, trump {state.trump}, "
        f"card points {state.card_points}"
    )


def _honour(state: State) -> str:
    honour = state.honour
    return f"honour: revoked {honour.revoked}, which nobody is shown; cleared {honour.cleared}"


def _accusation(state: State) -> str:
    told = state.honour.accusations[-1]
    verdict = f"seat {told.by} accuses seat {told.against} after {told.after} cards"
    return f"accusation: {verdict}, guilty {told.guilty}, fines {state.honour.fines}"


def _stock(state: State) -> str:
    hands = "; ".join(_texts(hand) for hand in state.hands)
    return f"drawn, {observe(state, 0).stock} left: {hands}"


def _score(match: Match) -> Iterator[str]:
    score = match.state.score
    assert score is not None
    made = {True: ", contract made", False: ", contract missed", None: ""}[score.contract_made]
    void = ", void" if score.void else ""
    yield (
        f"  score: raw {score.raw}, marriages {score.marriages}, made {score.made}, scored {score.scored}{made}{void}, "
        f"totals {match.totals}"
    )
    yield f"  winner: {match.winner}"


def _texts(cards: tuple[Card, ...]) -> str:
    return " ".join(card.text for card in cards)


TOLD: dict[str, Callable[[State], str]] = {
    "votes": lambda state: f"votes: {state.votes}",
    "peeked": lambda state: f"peeked: {state.peeked}",
    "contract": _contract,
    "exchange": _exchange,
    "turned": lambda state: f"turned: {state.turned}",
    "trump": lambda state: f"trump: {state.trump}",
    "shown": _shown,
    "tricks": _trick,
    "stock": _stock,
    "honour": _honour,
}
"""How a file tells what a move changed, by the name it has in a state."""
ELSEWHERE = frozenset(
    {
        *("rules", "deal", "phase", "to_act", "legal_moves", "hands", "trick"),  # in the first lines and at each turn
        *("calls", "card_points", "marriages", "score"),  # in the move, with a trick, with a marriage, at the end
    }
)
"""What of a state has a line of its own."""


def write() -> None:
    """Write every file anew."""
    for file in FOLDER.glob("*.txt"):
        file.unlink()
    for table in TABLES:
        text = "\n".join(told(table, at_random(table)))
        table.path.write_text(f"{text}\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()
