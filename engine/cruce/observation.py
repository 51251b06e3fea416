"""What one seat may know of a round: built by allow-list, so nothing hidden slips through."""

from collections.abc import Sequence
from dataclasses import dataclass

from cruce.auction import Call, Contract
from cruce.cards import Card, Suit
from cruce.duties import broken_duty
from cruce.errors import BadTable, Code, Reason, brief
from cruce.honour import Accusation
from cruce.moves import PLAYS, Move
from cruce.rules import Rules
from cruce.scoring import Score
from cruce.seats import check_seat
from cruce.state import Phase, State, check_state
from cruce.trick import Trick


@dataclass(frozen=True, slots=True)
class Observation:
    """A round as `seat` sees it. Field by field as in `State`, but only this seat's hand and legal moves.

    `dutiful_moves` are the legal moves that strict conduct would leave: fewer only on honour. `accusable` are the seats
    this one may accuse now. `held` counts every seat's cards, `stock` the cards left undealt or undrawn; `talon` are
    the talon's cards as this seat knows them, none unless it is the declarer. `exchanged` counts the cards the declarer
    exchanged, None before; `gave` and `took` are those cards, for the declarer alone. `peeked` and `turned` are cards
    everyone was shown. `totals` are the match totals by side, in game points, before this round.
    """

    rules: Rules
    seat: int
    dealer: int
    phase: Phase
    to_act: int | None
    legal_moves: Sequence[Move]
    dutiful_moves: Sequence[Move]
    accusable: tuple[int, ...]
    hand: tuple[Card, ...]
    held: tuple[int, ...]
    stock: int
    talon: tuple[Card, ...]
    votes: tuple[bool, ...]
    peeked: Card | None
    turned: Card | None
    calls: tuple[Call, ...]
    contract: Contract | None
    exchanged: int | None
    gave: tuple[Card, ...]
    took: tuple[Card, ...]
    trump: Suit | None
    tricks: tuple[Trick, ...]
    trick: Trick | None
    card_points: tuple[int, ...]
    marriages: tuple[int, ...]
    shown: tuple[tuple[int, Card], ...]
    accusations: tuple[Accusation, ...]
    fines: tuple[int, ...]
    score: Score | None
    totals: tuple[int, ...]


def observe(state: State, seat: int, totals: tuple[int, ...] | None = None) -> Observation:
    """Return what a seat sees of a state; BadSeat when it is not at the table. Without `totals` they are zero."""
    check_seat(seat, check_state(state).rules.players)
    sides = state.rules.sides
    if totals is None:
        totals = (0,) * sides
    if not isinstance(totals, tuple) or len(totals) != sides or any(type(total) is not int for total in totals):
        raise BadTable(f"totals: a whole number for each of {sides} sides is needed, not {brief(totals)}")
    exchange = state.exchange
    sees_talon = _sees_talon(state, seat)
    return Observation(
        rules=state.rules,
        seat=seat,
        dealer=state.deal.dealer,
        phase=state.phase,
        to_act=state.to_act,
        legal_moves=state.legal_moves if state.to_act == seat else (),
        dutiful_moves=state.dutiful_moves if state.to_act == seat else (),
        accusable=state.accusable(seat),
        hand=state.hands[seat],
        held=tuple([len(hand) for hand in state.hands]),
        stock=len(state.stock),
        talon=state.stock if sees_talon else (),
        votes=state.votes,
        peeked=state.peeked,
        turned=state.turned,
        calls=state.calls,
        contract=state.contract,
        exchanged=len(exchange.gives) if exchange else None,
        gave=exchange.gives if exchange and sees_talon else (),
        took=exchange.takes if exchange and sees_talon else (),
        trump=state.trump,
        tricks=state.tricks,
        trick=state.trick,
        card_points=state.card_points,
        marriages=state.marriages,
        shown=state.shown,
        accusations=state.honour.accusations,
        fines=state.honour.fines,
        score=state.score,
        totals=totals,
    )


def _sees_talon(state: State, seat: int) -> bool:
    """Say whether a seat has looked into the talon: the declarer, from the time it may exchange."""
    may = state.phase is Phase.EXCHANGE or state.exchange is not None
    return may and state.contract is not None and state.contract.declarer == seat


def check_observation(observation: Observation) -> Observation:
    """Return an observation when it is one; BadTable otherwise."""
    if not isinstance(observation, Observation):
        raise BadTable(f"{brief(observation)} is no observation")
    return observation


def refusals(observation: Observation) -> dict[Card, Reason]:
    """Return the cards of the hand the rules refuse now, each with its reason; BadTable for no observation.

    There are none out of turn, before play, or on honour, where nothing is refused.
    """
    check_observation(observation)
    playing = observation.phase is Phase.PLAY and observation.to_act == observation.seat
    if not playing or observation.rules.conduct == "honour":
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
