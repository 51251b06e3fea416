"""What a screen is shown of a table: JSON-safe values only, made from one seat's observation and what is public."""

from dataclasses import asdict
from typing import Any

from cruce.auction import Call
from cruce.bots.advice import Advice
from cruce.cards import Card, sort_hand
from cruce.errors import BadNotation, BadTable, Reason, brief
from cruce.fairness import check_commitment, commitment, committed_text, is_drawn, prove
from cruce.match import Match, Round, check_match
from cruce.moves import NEXT, UNDO, Accuse, Bid, Claim, Cut, Exchange, Move, NameTrump, Next, Pass, Peek, Play, Undo
from cruce.observation import Observation, refusals
from cruce.record import card_texts, trick_record
from cruce.scoring import STEP, raw_needed
from cruce.seats import check_seat, right_of
from cruce.state import Phase
from cruce.table import Table, check_table
from cruce.talon import Exchanges
from cruce.trick import Trick

View = dict[str, Any]


def table_view(table: Table, seat: int) -> View:
    """Return the table as `seat` sees it.

    Cards are texts, seats and sides numbers, points as in `Observation`; `rules` are all fields of the rules. `moves`
    are the texts of this seat's legal moves, in an exchange the one that changes nothing; `accuse` are the seats it may
    accuse. `bids` are all levels there are, as [level, raw points it needs, or None where it cannot be known yet].
    `refused` gives, for each card of the hand the rules refuse now, the reason. A seat's `player` is who sits there,
    `call` its last call, `over_bid` whether someone had bid before it. `mates` are cards shown with a marriage and
    still held, as [seat, card]. `stock` counts what is undealt or undrawn, `talon` its cards for the declarer.
    `tricks_done` counts the round's finished tricks, `tricks` those of each side. `sheet` lists the finished rounds
    once this one is over.
    `takes_back` says whether moves are ever taken back at this table, `undo` whether this seat may take its last
    decision back now, `rest` how many tricks it may claim as the rest of the round, 0 for none.
    `commitment` is that to the match's seed.
    """
    seen, match = check_table(table).observe(seat), table.match
    return {
        "version": table.version,
        "phase": match.phase,
        "seat": seat,
        "rules": match.rules.as_json(),
        "players": match.rules.players,
        "sides": match.rules.sides,
        "target": match.rules.target,
        "round": match.number + 1,
        "dealer": seen.dealer,
        "to_act": seen.to_act,
        "moves": _moves(match, seen),
        "accuse": list(seen.accusable),
        "takes_back": table.takes_back,
        "undo": table.may_undo(seat),
        "rest": len(table.rest(seat) or ()),
        "bids": _bids(seen),
        "hand": card_texts(_hand(seen)),
        "refused": {card.text: reason_view(reason) for card, reason in refusals(seen).items()},
        "seats": [{"player": name, **_seat_view(seen, other)} for other, name in enumerate(match.players)],
        "stock": seen.stock,
        "talon": card_texts(sort_hand(seen.talon)),
        "exchanged": seen.exchanged,
        "peeked": _text(seen.peeked),
        "turned": _text(seen.turned),
        "contract": [seen.contract.declarer, seen.contract.level] if seen.contract else None,
        "trump": seen.trump,
        "trick": _trick_view(seen.trick),
        "last_trick": _trick_view(seen.tricks[-1] if seen.tricks else None),
        "tricks_done": len(seen.tricks),
        "tricks": _tricks(seen),
        "card_points": list(seen.card_points),
        "marriages": list(seen.marriages),
        "fines": list(seen.fines),
        "accusations": [asdict(accusation) for accusation in seen.accusations],
        "totals": list(match.totals),
        "mates": _mates(seen),
        "score": _score_view(seen),
        "sheet": [_round_view(played) for played in match.rounds] if seen.score else [],
        "winner": match.winner,
        "commitment": commitment(match.seed),
    }


def advice_view(advice: Advice) -> View:
    """Return a hint: the `move` proposed, the `reason` as a code with the `values` its sentence names, and `yields`."""
    if not isinstance(advice, Advice):
        raise BadTable(f"{brief(advice)} is no advice")
    return {
        "move": advice.move.text,
        "reason": advice.reason,
        "values": dict(advice.values),
        "yields": {move: round(points, 3) for move, points in advice.yields.items()},
    }


def fairness_view(match: Match, told: str, seat: int) -> View:
    """Return what `seat` may know of the match's seed; `told` is the commitment that was told at its start.

    `secret` says whether the seed is one that nobody can find by trying, `cuts` whether the pack is cut by hand. The
    others are there once the match is over, before that they are None, and no round is listed: `seed`; `text`, which is
    hashed; `sealed`, whether `told` is its hash; for each round who dealt, the `cutter`, where it cut, and whether the
    seed gives the deal; and `holds`, whether all of it does.
    """
    over = check_match(match).winner is not None
    proof = prove(told, match.seed, match.rules, match.rounds) if over else None
    return {
        "commitment": check_commitment(told),
        "secret": is_drawn(match.seed),
        "cuts": match.cuts,
        "seat": check_seat(seat, match.rules.players),
        "players": match.rules.players,
        "seed": match.seed if over else None,
        "text": committed_text(match.seed) if over else None,
        "sealed": proof.sealed if proof else None,
        "holds": proof.holds if proof else None,
        "rounds": [_dealt_view(*each) for each in zip(match.rounds, proof.rounds, strict=True)] if proof else [],
    }


def _dealt_view(played: Round, true: bool) -> View:  # noqa: FBT001 - what the check of the round came to
    deal, rules = played.state.deal, played.state.rules
    return {"dealer": deal.dealer, "cutter": right_of(deal.dealer, rules.players), "cut": deal.cut, "true": true}


def event_view(before: Match, move: Move, after: Match) -> View:
    """Return what a move did: its `kind`, who made it, and what followed at once.

    Kinds are cut, peek, call, exchange, trump, play, accuse, deal (the next round), score (nobody accuses) and undo,
    which has nothing else but its text. `move` is the move's text, of an exchange without its cards, as everyone else
    sees only how many they are.
    `marriage` is what a lead's marriage paid, `mate` the card shown with it, `trick` the trick the move completed,
    `exchanged` how many cards were, `guilty` what an accusation came to, `over` whether the round ended.
    """
    check_match(before)
    check_match(after)
    if isinstance(move, Undo):
        return dict(_UNDONE)
    if type(move) not in _KINDS:
        raise BadNotation(f"{brief(move)} is no move")
    trick = after.state.tricks[-1] if len(after.state.tricks) > len(before.state.tricks) else None
    current = trick or after.state.trick
    leading = isinstance(move, Play | Claim) and before.state.trick is None
    marriage = current.marriage if leading and current else 0
    deals = isinstance(move, Next) and before.state.score is not None
    accuses = isinstance(move, Accuse)
    return {
        "kind": "deal" if deals else _KINDS[type(move)],
        "seat": move.by if isinstance(move, Accuse) else before.state.to_act,
        "move": _public_text(move),
        "marriage": marriage,
        "mate": after.state.shown[-1][1].text if marriage else None,
        "trick": _trick_view(trick) if not deals else None,
        "exchanged": len(move.gives) if isinstance(move, Exchange) else None,
        "against": move.against if isinstance(move, Accuse) else None,
        "guilty": after.state.honour.accusations[-1].guilty if accuses else None,
        "over": after.state.score is not None,
    }


_UNDONE: View = {
    "kind": "undo",
    "seat": None,
    "move": UNDO.text,
    "marriage": 0,
    "mate": None,
    "trick": None,
    "exchanged": None,
    "against": None,
    "guilty": None,
    "over": False,
}
_KINDS = {
    Cut: "cut",
    Peek: "peek",
    Bid: "call",
    Pass: "call",
    Exchange: "exchange",
    NameTrump: "trump",
    Play: "play",
    Claim: "play",
    Accuse: "accuse",
    Next: "score",
}


def _public_text(move: Move) -> str:
    return Exchange((), ()).text if isinstance(move, Exchange) else move.text


def _moves(match: Match, seen: Observation) -> list[str]:
    if match.phase is Phase.ROUND_OVER or (match.phase is Phase.PLAY and seen.to_act is None):
        return [NEXT.text]
    if isinstance(seen.legal_moves, Exchanges):
        return [Exchange((), ()).text]
    return [move.text for move in seen.legal_moves]


def reason_view(reason: Reason) -> View:
    """Return why a move is refused: its code, and the suit, card or level its sentence names."""
    if not isinstance(reason, Reason):
        raise BadTable(f"{brief(reason)} is no reason")
    return {"code": reason.code, "suit": reason.suit, "card": reason.card, "level": reason.level}


def _seat_view(seen: Observation, seat: int) -> View:
    calls = [call for call in seen.calls if call.seat == seat]
    earlier = seen.calls[: seen.calls.index(calls[-1])] if calls else ()
    return {
        "side": seen.rules.side_of(seat),
        "held": seen.held[seat],
        "call": _call_view(calls[-1]) if calls else None,
        "over_bid": any(isinstance(call.call, Bid) for call in earlier),
        "vote": _vote(seen, seat),
    }


def _vote(seen: Observation, seat: int) -> bool | None:
    place = (seat - seen.dealer - 1) % seen.rules.players
    return seen.votes[place] if place < len(seen.votes) else None


def _bids(seen: Observation) -> list[list[int | None]]:
    rules = seen.rules
    # Elevenths are of the cards that will be played; which those are is not known while some lie unused.
    known = rules.unit == STEP or rules.stock == "draw" or not rules.undealt
    levels = range(rules.bid_min, rules.bid_max + 1) if rules.auction != "none" else ()
    return [[level, raw_needed(rules, level) if known else None] for level in levels]


def _call_view(call: Call) -> str | int:
    return "pass" if isinstance(call.call, Pass) else call.call.level


def _trick_view(trick: Trick | None) -> View | None:
    return trick_record(trick) if trick else None


def _tricks(seen: Observation) -> list[int]:
    winners = [seen.rules.side_of(trick.winner) for trick in seen.tricks]
    return [winners.count(side) for side in range(seen.rules.sides)]


def _text(card: Card | None) -> str | None:
    return card.text if card else None


def _hand(seen: Observation) -> list[Card]:
    """Return the hand as a person holds it: cards keep their order to the round's end, whatever has been laid."""
    laid = (
        card for trick in _laid(seen) for card in trick.cards[(seen.seat - trick.leader) % seen.rules.players :][:1]
    )
    return [card for card in sort_hand((*seen.hand, *laid), seen.trump) if card in seen.hand]


def _laid(seen: Observation) -> tuple[Trick, ...]:
    return (*seen.tricks, seen.trick) if seen.trick else seen.tricks


def _mates(seen: Observation) -> list[list[Any]]:
    played = {card for trick in _laid(seen) for card in trick.cards}
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
        "void": seen.score.void,
    }


def _round_view(played: Round) -> View:
    state = played.state
    return {
        "contract": [state.contract.declarer, state.contract.level] if state.contract else None,
        "scored": list(state.score.scored) if state.score else [],
        "totals": list(played.totals),
    }
