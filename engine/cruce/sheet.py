"""The score sheet of a match as text, a line a round."""

from cruce.fairness import commitment, prove
from cruce.match import Match, Round, check_match
from cruce.rules import Rules, check_rules
from cruce.state import State


def score_sheet(match: Match) -> str:
    """Return the score sheet: for each round dealer, contract, trump, and by side raw and game points and totals."""
    rows: list[tuple[str, ...]] = [("round", "dealer", "contract", "trump", "raw", "scored", "totals")]
    rows += [_row(number, played) for number, played in enumerate(check_match(match).rounds, 1)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
    return "\n".join([_title(match), *lines, _result(match)])


def shuffle_line(match: Match) -> str:
    """Return the commitment to the match's seed, and which rounds were not dealt from it, as at a real table."""
    told = commitment(check_match(match).seed)
    proof = prove(told, match.seed, match.rules, match.rounds)
    others = [str(number) for number, true in enumerate(proof.rounds, 1) if not true]
    if not others:
        return f"commitment {told}, every round is dealt from the seed"
    return f"commitment {told}, not dealt from the seed: round{'s' if len(others) > 1 else ''} {', '.join(others)}"


def _title(match: Match) -> str:
    seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(match.players))
    return _printable(f"{match.rules.name}, seed {match.seed}, to {match.rules.target}: {seats}")


def _printable(text: str) -> str:
    """Return a text on one line, what would break or steer a terminal spelled out."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)


def _row(number: int, played: Round) -> tuple[str, ...]:
    state, score = played.state, played.state.score
    assert score is not None  # noqa: S101 - only finished rounds are kept
    contract = f"seat {state.contract.declarer} bid {state.contract.level}" if state.contract else _no_contract(state)
    return (
        str(number),
        str(state.deal.dealer),
        contract + (" void" if score.void else {True: " made", False: " failed", None: ""}[score.contract_made]),
        state.trump or "-",
        _by_side(score.raw),
        " ".join(f"{points:+d}" if points else "0" for points in score.scored),
        _by_side(played.totals),
    )


def _no_contract(state: State) -> str:
    return "all passed" if state.calls else "no auction"


def _result(match: Match) -> str:
    if match.winner is None:
        return f"not finished, {_by_side(match.totals)}"
    verb = "wins" if match.rules.sides == match.rules.players else "win"
    return f"{side_name(match.rules, match.winner)} {verb}, {_by_side(match.totals)}"


def _by_side(points: tuple[int, ...]) -> str:
    return "-".join(map(str, points)) if min(points) >= 0 else " ".join(map(str, points))


def side_name(rules: Rules, side: int) -> str:
    """Return a side as its seats, `seats 0 and 2` or `seat 1`."""
    seats = [str(seat) for seat in range(check_rules(rules).players) if rules.side_of(seat) == side]
    return f"seat{'s' if len(seats) > 1 else ''} {' and '.join(seats)}"
