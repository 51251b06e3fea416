"""Writing a match down, one JSON object a match (rules.md, Match records)."""

import json
from typing import Any

from cruce.auction import Call
from cruce.cards import Card
from cruce.match import Match, Round
from cruce.moves import Bid
from cruce.trick import Trick

FORMAT = "cruce/1"


def match_record(match: Match) -> dict[str, Any]:
    """Return a match as JSON values: its rules resolved, and every finished round."""
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
    """Return a finished round as the record writes it."""
    state = played.state
    assert state.score is not None  # noqa: S101 - only finished rounds are kept
    return {
        "dealer": state.deal.dealer,
        "cut": None,
        "dealt": [_texts(hand) for hand in state.deal.hands],
        "stock": _texts(state.deal.stock),
        "peek": None,
        "calls": [call_record(call) for call in state.calls],
        "declarer": state.contract.declarer if state.contract else None,
        "level": state.contract.level if state.contract else None,
        "trump": state.trump,
        "tricks": [_trick_record(trick) for trick in state.tricks],
        "raw": list(state.score.raw),
        "marriages": list(state.score.marriages),
        "scored": list(state.score.scored),
        "totals": list(played.totals),
    }


def _trick_record(trick: Trick) -> dict[str, Any]:
    return {
        "leader": trick.leader,
        "cards": _texts(trick.cards),
        "winner": trick.winner,
        "points": trick.points,
        "marriage": trick.marriage,
    }


def _texts(cards: tuple[Card, ...]) -> list[str]:
    return [card.text for card in cards]
