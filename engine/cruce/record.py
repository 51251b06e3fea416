"""Writing a match down, one JSON object a match (rules.md, Match records)."""

import json
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from cruce.auction import Call
from cruce.cards import Card
from cruce.match import Match, Round, Undone, check_match, check_round
from cruce.moves import Bid, Exchange
from cruce.seats import clockwise, left_of
from cruce.state import State
from cruce.trick import Trick

FORMAT = "cruce/1"


def match_record(match: Match) -> dict[str, Any]:
    """Return a match as JSON values: its rules resolved, and every finished round; BadTable for no match."""
    check_match(match)
    return {
        "format": FORMAT,
        "rules": match.rules.as_json(),
        "seed": match.seed,
        "players": list(match.players),
        "rounds": [round_record(played) for played in match.rounds],
        "totals": list(match.totals),
        "winner": match.winner,
    }


def match_line(match: Match) -> str:
    """Return a match record as one line of JSON, without the line's end."""
    return json.dumps(match_record(match), ensure_ascii=False, separators=(", ", ": "))


def call_record(call: Call) -> list[int | str]:
    """Return a call as the record writes it: seat, then the level or `pass`."""
    return [call.seat, call.call.level if isinstance(call.call, Bid) else "pass"]


def round_record(played: Round) -> dict[str, Any]:
    """Return a finished round as the record writes it; what only some rules know is there under those alone."""
    state = check_round(played).state
    assert state.score is not None  # noqa: S101 - only finished rounds are kept
    return {
        "dealer": state.deal.dealer,
        "cut": state.deal.cut,
        "dealt": [card_texts(hand) for hand in state.deal.hands],
        "stock": card_texts(state.deal.stock),
        "peek": _peek_record(state) if state.rules.peek else None,
        "calls": [call_record(call) for call in state.calls],
        "declarer": state.contract.declarer if state.contract else None,
        "level": state.contract.level if state.contract else None,
        **({"exchange": _exchange_record(state.exchange)} if state.rules.stock == "talon" else {}),
        "trump": state.trump,
        "tricks": [trick_record(trick) for trick in state.tricks] + _cut_short(state),
        **({"accusations": _accusation_records(state)} if state.rules.conduct == "honour" else {}),
        **({"undone": [undone_record(undone) for undone in played.undone]} if played.undone else {}),
        **({"void": True} if state.score.void else {}),
        "raw": list(state.score.raw),
        "marriages": list(state.score.marriages),
        "scored": list(state.score.scored),
        "totals": list(played.totals),
    }


def trick_record(trick: Trick) -> dict[str, Any]:
    """Return a trick as the record writes it."""
    return {
        "leader": trick.leader,
        "cards": card_texts(trick.cards),
        "winner": trick.winner,
        "points": trick.points,
        "marriage": trick.marriage,
    }


def undone_record(undone: Undone) -> dict[str, Any]:
    """Return an undo as the record writes it."""
    return {"after": undone.after, "moves": [move.text for move in undone.moves]}


def card_texts(cards: Iterable[Card]) -> list[str]:
    """Return cards as their texts."""
    return [card.text for card in cards]


def votes_by_seat(state: State) -> list[bool]:
    """Return what each seat answered about a peek, seat 0 first; they answer from eldest on."""
    order = clockwise(left_of(state.deal.dealer, state.rules.players), state.rules.players)
    return [vote for _, vote in sorted(zip(order, state.votes, strict=True))]


def _peek_record(state: State) -> dict[str, Any]:
    return {"votes": votes_by_seat(state), "card": state.peeked.text if state.peeked else None}


def _exchange_record(exchange: Exchange | None) -> dict[str, list[str]]:
    took, gave = (exchange.takes, exchange.gives) if exchange else ((), ())
    return {"took": card_texts(took), "gave": card_texts(gave)}


def _cut_short(state: State) -> list[dict[str, Any]]:
    """Return the trick that a guilty verdict cut short, if one was being played: nobody won it."""
    return [{**trick_record(state.trick), "winner": None}] if state.trick else []


def _accusation_records(state: State) -> list[dict[str, Any]]:
    return [asdict(accusation) for accusation in state.honour.accusations]
