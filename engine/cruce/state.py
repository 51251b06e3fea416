"""One round of Cruce as a frozen value: whose turn, what may be done, what a move leads to."""

from dataclasses import dataclass, replace
from enum import StrEnum

from cruce.auction import Call, Contract, contract_of, legal_calls, lowest_bid, next_caller
from cruce.cards import Card, Suit
from cruce.dealing import Deal
from cruce.duties import broken_duty, dutiful, leads
from cruce.errors import BadDeal, BadRules, Code, IllegalMove, Reason, brief
from cruce.moves import PLAYS, TRUMPS, Bid, Move, NameTrump, Pass, Play
from cruce.rules import Rules
from cruce.scoring import Score, score_round, unplayed
from cruce.seats import left_of
from cruce.trick import Trick, add, lead


class Phase(StrEnum):
    """What a round, or the table between rounds, is waiting for."""

    AUCTION = "auction"
    TRUMP = "trump"
    PLAY = "play"
    ROUND_OVER = "round-over"
    MATCH_OVER = "match-over"


Hands = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class State:
    """A round at one moment. Everything is known here; a seat is shown an `Observation` instead.

    `hands` are the cards held now, by seat: the first packet during the auction. `tricks` are the finished ones,
    `trick` the one being played or None before a lead. `card_points` and `marriages` are raw points by side so far.
    `shown` lists each mate the table was shown with a marriage, as (seat, card). `legal_moves` are all the moves of
    `to_act`, in order; both are empty once `score` is there.
    """

    rules: Rules
    deal: Deal
    phase: Phase
    to_act: int | None
    legal_moves: tuple[Move, ...]
    calls: tuple[Call, ...]
    contract: Contract | None
    trump: Suit | None
    hands: Hands
    tricks: tuple[Trick, ...]
    trick: Trick | None
    card_points: tuple[int, ...]
    marriages: tuple[int, ...]
    shown: tuple[tuple[int, Card], ...]
    score: Score | None

    @classmethod
    def start(cls, rules: Rules, deal: Deal) -> "State":
        """Return the round as it stands once the first packets are dealt; BadDeal when the deal is not the rules'."""
        if not isinstance(rules, Rules):
            raise BadRules(f"{brief(rules)} are no rules")
        if not isinstance(deal, Deal):
            raise BadDeal(f"{brief(deal)} is no deal")
        deal = Deal.checked(rules, deal.dealer, deal.hands, deal.stock)
        zero = (0,) * rules.sides
        packets = tuple(hand[: rules.packet] for hand in deal.hands)
        return cls(
            rules,
            deal,
            Phase.AUCTION,
            next_caller(rules, deal.dealer, ()),
            legal_calls(rules, ()),
            calls=(),
            contract=None,
            trump=None,
            hands=packets,
            tricks=(),
            trick=None,
            card_points=zero,
            marriages=zero,
            shown=(),
            score=None,
        )

    def play(self, move: Move) -> "State":
        """Return the state after `to_act` makes a move; IllegalMove, with the reason, when the rules refuse it."""
        if move not in self.legal_moves:
            reason = why_not(self, move) or Reason(Code.WRONG_PHASE)
            raise IllegalMove(getattr(move, "text", brief(move)), reason)
        if isinstance(move, Play):
            return _lay(self, move.card)
        if isinstance(move, NameTrump):
            return _open_play(self, move.suit)
        return _call(self, move)

    @property
    def dealer_stays(self) -> bool:
        """Whether the same dealer deals again after this round: everyone passed and the rules say redeal."""
        redeals = self.rules.all_pass == "redeal"  # noqa: S105 - a pass is a call here, no password
        return redeals and self.score is not None and self.contract is None


def why_not(state: State, move: Move) -> Reason | None:
    """Return why the seat to act may not make a move now, None when it may."""
    if move in state.legal_moves:
        return None
    if isinstance(move, Bid) and state.phase is Phase.AUCTION:
        return _why_no_bid(state, move.level)
    if isinstance(move, Play) and state.phase is Phase.PLAY:
        return _why_not_laid(state, move.card)
    return Reason(Code.WRONG_PHASE)


def _why_no_bid(state: State, level: int) -> Reason:
    lowest = lowest_bid(state.rules, state.calls)
    if level < lowest:
        return Reason(Code.BID_TOO_LOW, level=lowest - 1)
    return Reason(Code.BID_TOO_HIGH, level=state.rules.bid_max)


def _why_not_laid(state: State, card: Card) -> Reason | None:
    hand = state.hands[_seat(state)]
    if card not in hand:
        return Reason(Code.NOT_HELD, card=card.text)
    if state.trick is None:
        return Reason(Code.LEAD_TRUMP, suit=state.trump)
    return broken_duty(state.rules, hand, state.trick, state.trump, card)


def _call(state: State, call: Bid | Pass) -> State:
    seat = _seat(state)
    calls = (*state.calls, Call(seat, call))
    contract = contract_of(calls)
    caller = next_caller(state.rules, state.deal.dealer, calls)
    if caller is not None:
        choice = legal_calls(state.rules, calls)
        return replace(state, calls=calls, contract=contract, to_act=caller, legal_moves=choice)
    if contract is None:
        score = unplayed(state.rules)
        return replace(state, calls=calls, phase=Phase.ROUND_OVER, to_act=None, legal_moves=(), score=score)
    auctioned = replace(state, calls=calls, contract=contract, to_act=contract.declarer)
    if state.rules.trump == "first-card":
        return _open_play(auctioned, None)
    # Named before the rest is dealt, the declarer sees no more than the packet it bid on.
    hands = state.hands if state.rules.trump == "before-rest" else state.deal.hands
    return replace(auctioned, phase=Phase.TRUMP, hands=hands, legal_moves=TRUMPS)


def _open_play(state: State, trump: Suit | None) -> State:
    rules = state.rules
    if rules.leader == "declarer" and state.contract is not None:
        leader = state.contract.declarer
    else:
        leader = left_of(state.deal.dealer, rules.players)
    choice = leads(rules, state.deal.hands[leader], trump, opening=True)
    return replace(
        state, phase=Phase.PLAY, trump=trump, hands=state.deal.hands, to_act=leader, legal_moves=_plays(choice)
    )


def _lay(state: State, card: Card) -> State:
    rules = state.rules
    seat = _seat(state)
    hand = tuple([held for held in state.hands[seat] if held is not card])
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    trump, marriages, shown = state.trump, state.marriages, state.shown
    if state.trick is None:
        if trump is None:
            trump = card.suit  # trump = first-card
        pays = _marriage(rules, hand, card, trump)
        if pays and card.mate is not None:
            marriages = _added(marriages, rules.side_of(seat), pays)
            shown = (*shown, (seat, card.mate))
        trick = lead(seat, card, pays)
    else:
        trick = add(state.trick, seat, card, trump)
    tricks, card_points = state.tricks, state.card_points
    playing: Trick | None = trick
    if len(trick.cards) == rules.players:
        tricks = (*tricks, trick)
        card_points = _added(card_points, rules.side_of(trick.winner), trick.points)
        playing, seat = None, trick.winner
    else:
        seat = left_of(seat, rules.players)
    over = playing is None and not hands[seat]
    choice = hands[seat] if playing is None else dutiful(rules, hands[seat], playing, trump)
    return State(
        rules,
        state.deal,
        Phase.ROUND_OVER if over else Phase.PLAY,
        None if over else seat,
        () if over else _plays(choice),
        state.calls,
        state.contract,
        trump,
        hands,
        tricks,
        playing,
        card_points,
        marriages,
        shown,
        score_round(rules, state.contract, card_points, marriages) if over else None,
    )


def _marriage(rules: Rules, hand: tuple[Card, ...], card: Card, trump: Suit | None) -> int:
    """Return what leading a card pays: its mate must still be in the hand (rules.md, Marriages)."""
    if rules.marriage != "auto" or card.mate is None or card.mate not in hand:
        return 0
    return rules.marriage_trump if card.suit is trump else rules.marriage_plain


def _added(points: tuple[int, ...], side: int, gain: int) -> tuple[int, ...]:
    return (*points[:side], points[side] + gain, *points[side + 1 :])


def _plays(cards: tuple[Card, ...]) -> tuple[Play, ...]:
    return tuple([PLAYS[card] for card in cards])


def _seat(state: State) -> int:
    # A state with legal moves always has a seat to act; this says so to the type checker.
    assert state.to_act is not None  # noqa: S101
    return state.to_act
