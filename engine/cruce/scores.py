"""The score sheet as a screen is shown it: JSON-safe values only, of what everyone has seen."""

from dataclasses import asdict
from typing import Any

from cruce.match import Match, Round, check_match
from cruce.moves import Bid
from cruce.record import call_record
from cruce.scoring import raw_needed


def scores_view(match: Match) -> dict[str, Any]:
    """Return the finished `rounds` of a match, how many `sides` there are, and the `target` in game points.

    A round has its `number`, from 1; `dealer`; `calls` as [seat, level or "pass"] in their order; `contract` as [seat,
    level] or None; `forced`, when the dealer holds it because everyone passed; `trump`, None when it had none; `dead`,
    when everyone passed and nothing was played; `void`, after a proven revoke; `accusations` as in the table's view;
    `needed`, the raw points of the contract, and `contract_made`, both None when none was judged; by side `raw` points,
    `marriages` within them, and the game points `scored`, fines included, with the `totals` after it; and how often
    something was `undone`.
    """
    rounds = [_round_view(number, played) for number, played in enumerate(check_match(match).rounds, 1)]
    return {"rounds": rounds, "sides": match.rules.sides, "target": match.rules.target}


def _round_view(number: int, played: Round) -> dict[str, Any]:
    state, score = played.state, played.state.score
    assert score is not None  # noqa: S101 - only finished rounds are kept
    contract, judged = state.contract, score.contract_made is not None
    return {
        "number": number,
        "dealer": state.deal.dealer,
        "calls": [call_record(call) for call in state.calls],
        "contract": [contract.declarer, contract.level] if contract else None,
        "forced": contract is not None and not any(isinstance(call.call, Bid) for call in state.calls),
        "trump": state.trump,
        "dead": not (contract or state.tricks or score.void),
        "void": score.void,
        "accusations": [asdict(accusation) for accusation in state.honour.accusations],
        "needed": raw_needed(state.rules, contract.level, sum(state.card_points)) if contract and judged else None,
        "contract_made": score.contract_made,
        "raw": list(score.raw),
        "marriages": list(score.marriages),
        "scored": list(score.scored),
        "totals": list(played.totals),
        "undone": len(played.undone),
    }
