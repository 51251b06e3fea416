"""What one seat may know of a round: built by allow-list, so nothing hidden slips through."""

from dataclasses import dataclass

from cruce.auction import Call, Contract
from cruce.cards import Card, Suit
from cruce.duties import broken_duty
from cruce.errors import BadTable, Code, Reason, brief
from cruce.moves import PLAYS, Move
from cruce.rules import Rules
from cruce.scoring import Score
from cruce.seats import check_seat
from cruce.state import Phase, State
from cruce.trick import Trick


@dataclass(frozen=True, slots=True)
class Observation:
    """A round as `seat` sees it. Field by field as in `State`, but only this seat's hand and legal moves.

    `held` counts every seat's cards; `totals` are the match totals by side, in game points, before this round.
    """

    rules: Rules
    seat: int
    dealer: int
    phase: Phase
    to_act: int | None
    legal_moves: tuple[Move, ...]
    hand: tuple[Card, ...]
    held: tuple[int, ...]
    calls: tuple[Call, ...]
    contract: Contract | None
    trump: Suit | None
    tricks: tuple[Trick, ...]
    trick: Trick | None
    card_points: tuple[int, ...]
    marriages: tuple[int, ...]
    shown: tuple[tuple[int, Card], ...]
    score: Score | None
    totals: tuple[int, ...]


def observe(state: State, seat: int, totals: tuple[int, ...] | None = None) -> Observation:
    """Return what a seat sees of a state; BadSeat when it is not at the table. Without `totals` they are zero."""
    if not isinstance(state, State):
        raise BadTable(f"{brief(state)} is no state of a round")
    check_seat(seat, state.rules.players)
    sides = state.rules.sides
    if totals is None:
        totals = (0,) * sides
    if not isinstance(totals, tuple) or len(totals) != sides or any(type(total) is not int for total in totals):
        raise BadTable(f"totals: a whole number for each of {sides} sides is needed, not {brief(totals)}")
    return Observation(
        rules=state.rules,
        seat=seat,
        dealer=state.deal.dealer,
        phase=state.phase,
        to_act=state.to_act,
        legal_moves=state.legal_moves if state.to_act == seat else (),
        hand=state.hands[seat],
        held=tuple([len(hand) for hand in state.hands]),
        calls=state.calls,
        contract=state.contract,
        trump=state.trump,
        tricks=state.tricks,
        trick=state.trick,
        card_points=state.card_points,
        marriages=state.marriages,
        shown=state.shown,
        score=state.score,
        totals=totals,
    )


def refusals(observation: Observation) -> dict[Card, Reason]:
    """Return the cards of the hand the rules refuse now, each with its reason; none out of turn or before play."""
    if observation.phase is not Phase.PLAY or observation.to_act != observation.seat:
        return {}
    refused = [card for card in observation.hand if PLAYS[card] not in observation.legal_moves]
    if observation.trick is None:
        return {card: Reason(Code.LEAD_TRUMP, suit=observation.trump) for card in refused}
    reasons = {}
    for card in refused:
        reason = broken_duty(observation.rules, observation.hand, observation.trick, observation.trump, card)
        if reason is not None:
            reasons[card] = reason
    return reasons
