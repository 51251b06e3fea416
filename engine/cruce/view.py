"""What a screen is shown of a table: JSON-safe values only, made from one seat's observation and what is public."""

from typing import Any

from cruce.auction import Call
from cruce.cards import Card, sort_hand
from cruce.errors import Reason
from cruce.match import Match, Round
from cruce.moves import NEXT, Move, NameTrump, Next, Pass, Play
from cruce.observation import Observation, refusals
from cruce.scoring import raw_needed
from cruce.state import Phase
from cruce.table import Table
from cruce.trick import Trick

View = dict[str, Any]


def table_view(table: Table, seat: int) -> View:
    """Return the table as `seat` sees it.

    Cards are texts, seats and sides numbers, points as in `Observation`. `moves` are the texts of this seat's legal
    moves; `bids` all levels there are, as [level, raw points it needs]. `refused` gives, for each card of the hand the
    rules refuse now, the reason. `mates` are cards shown with a marriage and still held, as [seat, card]. `tricks_done`
    counts the round's finished tricks. `sheet` lists the finished rounds once this one is over.
    """
    seen, match = table.observe(seat), table.match
    moves = match.legal_moves if match.phase is Phase.ROUND_OVER else seen.legal_moves
    return {
        "version": table.version,
        "phase": match.phase,
        "seat": seat,
        "players": match.rules.players,
        "sides": match.rules.sides,
        "target": match.rules.target,
        "round": match.number + 1,
        "dealer": seen.dealer,
        "to_act": seen.to_act,
        "moves": [move.text for move in moves],
        "bids": _bids(seen),
        "hand": _texts(sort_hand(seen.hand, seen.trump)),
        "refused": {card.text: reason_view(reason) for card, reason in refusals(seen).items()},
        "seats": [_seat_view(seen, other) for other in range(match.rules.players)],
        "contract": [seen.contract.declarer, seen.contract.level] if seen.contract else None,
        "trump": seen.trump,
        "trick": _trick_view(seen.trick),
        "last_trick": _trick_view(seen.tricks[-1] if seen.tricks else None),
        "tricks_done": len(seen.tricks),
        "card_points": list(seen.card_points),
        "marriages": list(seen.marriages),
        "totals": list(match.totals),
        "mates": _mates(seen),
        "score": _score_view(seen),
        "sheet": [_round_view(played) for played in match.rounds] if seen.score else [],
        "winner": match.winner,
    }


def event_view(before: Match, move: Move | Next, after: Match) -> View:
    """Return what a move did: its `kind` (call, trump, play, deal), who made it, and what followed at once.

    `marriage` is what a lead's marriage paid, `trick` the trick the move completed, `over` whether the round ended.
    """
    trick = after.state.tricks[-1] if len(after.state.tricks) > len(before.state.tricks) else None
    current = trick or after.state.trick
    leading = isinstance(move, Play) and before.state.trick is None
    kinds = {Next: "deal", Play: "play", NameTrump: "trump"}
    return {
        "kind": kinds.get(type(move), "call"),
        "seat": before.state.to_act,
        "move": move.text,
        "marriage": current.marriage if leading and current else 0,
        "trick": _trick_view(trick) if move is not NEXT else None,
        "over": after.state.score is not None,
    }


def reason_view(reason: Reason) -> View:
    """Return why a move is refused: its code, and the suit, card or level its sentence names."""
    return {"code": reason.code, "suit": reason.suit, "card": reason.card, "level": reason.level}


def _seat_view(seen: Observation, seat: int) -> View:
    calls = [call for call in seen.calls if call.seat == seat]
    return {
        "side": seen.rules.side_of(seat),
        "held": seen.held[seat],
        "call": _call_view(calls[-1]) if calls else None,
    }


def _bids(seen: Observation) -> list[list[int]]:
    rules = seen.rules
    return [[level, raw_needed(rules, level)] for level in range(rules.bid_min, rules.bid_max + 1)]


def _call_view(call: Call) -> str | int:
    return "pass" if isinstance(call.call, Pass) else call.call.level


def _trick_view(trick: Trick | None) -> View | None:
    if trick is None:
        return None
    return {
        "leader": trick.leader,
        "cards": _texts(trick.cards),
        "winner": trick.winner,
        "points": trick.points,
        "marriage": trick.marriage,
    }


def _mates(seen: Observation) -> list[list[Any]]:
    tricks = (*seen.tricks, seen.trick) if seen.trick else seen.tricks
    played = {card for trick in tricks for card in trick.cards}
    return [[seat, card.text] for seat, card in seen.shown if card not in played]


def _score_view(seen: Observation) -> View | None:
    if seen.score is None:
        return None
    return {
        "raw": list(seen.score.raw),
        "marriages": list(seen.score.marriages),
        "made": list(seen.score.made),
        "scored": list(seen.score.scored),
        "needed": raw_needed(seen.rules, seen.contract.level, sum(seen.card_points)) if seen.contract else None,
        "contract_made": seen.score.contract_made,
    }


def _round_view(played: Round) -> View:
    state = played.state
    return {
        "contract": [state.contract.declarer, state.contract.level] if state.contract else None,
        "scored": list(state.score.scored) if state.score else [],
        "totals": list(played.totals),
    }


def _texts(cards: tuple[Card, ...]) -> list[str]:
    return [card.text for card in cards]
