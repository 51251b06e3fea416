"""One round of Cruce as a frozen value: whose turn, what may be done, what a move leads to."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from operator import attrgetter
from typing import Any

from cruce.auction import Call, Contract, contract_of, forced_contract, legal_calls, lowest_bid, next_caller
from cruce.cards import Card, Suit
from cruce.dealing import Deal
from cruce.duties import Turn, broken_duty, may_lay
from cruce.errors import BadDeal, BadTable, Code, IllegalMove, Reason, brief
from cruce.honour import Honour, accusable
from cruce.moves import (
    CLAIMS,
    CUTS,
    NEXT,
    PEEKS,
    PLAYS,
    TRUMPS,
    Accuse,
    Bid,
    Claim,
    Cut,
    Exchange,
    Move,
    NameTrump,
    Next,
    Pass,
    Peek,
    Play,
)
from cruce.naming import NAMED, trump_before_deal, trump_of_turned
from cruce.rules import Rules, check_rules
from cruce.scoring import Score, fined, score_round, unplayed, voided
from cruce.seats import check_seat, clockwise, left_of, right_of
from cruce.talon import Exchanges
from cruce.trick import Trick, add, lead


class Phase(StrEnum):
    """What a round, or the table between rounds, is waiting for."""

    CUT = "cut"
    PEEK = "peek"
    AUCTION = "auction"
    EXCHANGE = "exchange"
    TRUMP = "trump"
    PLAY = "play"
    ROUND_OVER = "round-over"
    MATCH_OVER = "match-over"


Hands = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class State:
    """A round at one moment. Everything is known here; a seat is shown an `Observation` instead.

    `votes` are the answers about a peek so far, eldest's first. `exchange` is what the declarer exchanged. `hands` are
    the cards held now, by seat: the first packet during the auction; `stock` what is left of the undealt cards, the
    next to be drawn first. `tricks` are the finished ones, `trick` the one being played or None before a lead.
    `card_points` and `marriages` are raw points by side so far. `shown` lists each mate the table was shown with a
    marriage, as (seat, card). `legal_moves` are all the moves of `to_act`, in order. Both are empty once `score` is
    there; between the last card and the score of a round on honour nobody is to act, and `next` is what is left.
    """

    rules: Rules
    deal: Deal
    phase: Phase
    to_act: int | None
    legal_moves: Sequence[Move]
    votes: tuple[bool, ...]
    calls: tuple[Call, ...]
    contract: Contract | None
    exchange: Exchange | None
    trump: Suit | None
    hands: Hands
    stock: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    trick: Trick | None
    card_points: tuple[int, ...]
    marriages: tuple[int, ...]
    shown: tuple[tuple[int, Card], ...]
    honour: Honour
    score: Score | None

    @classmethod
    def start(cls, rules: Rules, deal: Deal, *, rotation: Suit = Suit.CLUBS, asks_cut: bool = False) -> "State":
        """Return the round as it begins; BadDeal when the deal is not the rules'.

        `rotation` is the suit whose turn it is to be trump, where trumps rotate. With `asks_cut` the pack of the deal
        still waits to be cut, else the first packets are dealt.
        """
        check_rules(rules)
        if not isinstance(deal, Deal):
            raise BadDeal(f"{brief(deal)} is no deal")
        deal = Deal.checked(rules, deal.dealer, deal.hands, deal.stock, deal.cut)
        zero = (0,) * rules.sides
        state = cls(
            rules,
            deal,
            Phase.CUT,
            right_of(deal.dealer, rules.players),
            CUTS[: rules.pack],
            votes=(),
            calls=(),
            contract=None,
            exchange=None,
            trump=trump_before_deal(rules, rotation),
            hands=((),) * rules.players,
            stock=(),
            tricks=(),
            trick=None,
            card_points=zero,
            marriages=zero,
            shown=(),
            honour=Honour.start(rules),
            score=None,
        )
        return state if asks_cut else _dealt(state, deal)

    def play(self, move: Move) -> "State":
        """Return the state after a move of `to_act`, or an accusation by whoever makes it; IllegalMove when refused."""
        if isinstance(move, Accuse):
            return _accused(self, move)
        if isinstance(move, Exchange) and isinstance(self.legal_moves, Exchanges):
            move = self.legal_moves.completed(move)
        if move not in self.legal_moves:
            reason = why_not(self, move) or Reason(Code.WRONG_PHASE)
            raise IllegalMove(getattr(move, "text", brief(move)), reason)
        return _STEPS[type(move)](self, move)

    def accusable(self, by: int) -> tuple[int, ...]:
        """Return the seats that a seat may accuse now, on anyone's turn: from the first card on until the score.

        BadSeat when it is not at the table.
        """
        check_seat(by, self.rules.players)
        if self.score is not None or not (self.tricks or self.trick):
            return ()
        return accusable(self.rules, self.honour, by)

    @property
    def laid(self) -> int:
        """How many cards have been laid so far."""
        return sum(len(trick.cards) for trick in self.tricks) + (len(self.trick.cards) if self.trick else 0)

    @property
    def dutiful_moves(self) -> Sequence[Move]:
        """The legal moves that strict conduct would leave: all of them, unless the round is played on honour."""
        if self.rules.conduct != "honour" or self.phase is not Phase.PLAY or self.to_act is None:
            return self.legal_moves
        kept = _dutiful(self, self.hands[self.to_act])
        return tuple(move for move in self.legal_moves if isinstance(move, Play | Claim) and move.card in kept)

    @property
    def peeked(self) -> Card | None:
        """The undealt card that was shown to all, as everyone agreed; None when none was."""
        if len(self.votes) < self.rules.players or not all(self.votes):
            return None
        return self.deal.stock[-1] if self.rules.stock == "draw" else self.deal.turned

    @property
    def turned(self) -> Card | None:
        """The dealer's last card once it lies face up to make trump; None when it does not."""
        return self.deal.turned if self.rules.trump == "turned-up" and self.trump is not None else None

    @property
    def dealer_stays(self) -> bool:
        """Whether the same dealer deals again: the round was void, or everyone passed and the rules say redeal."""
        if self.score is None:
            return False
        redealt = self.rules.all_pass == "redeal" and self.contract is None and not self.tricks  # noqa: S105 - a call
        return self.score.void or redealt


_FIELDS = tuple(field.name for field in fields(State))
_values = attrgetter(*_FIELDS)


def _with(state: State, **changes: Any) -> State:  # noqa: ANN401 - fields of every type
    """Return the state with some fields changed: `dataclasses.replace`, at a third of its time."""
    return State(**(dict(zip(_FIELDS, _values(state), strict=True)) | changes))


def check_state(state: State) -> State:
    """Return a state when it is one; BadTable otherwise."""
    if not isinstance(state, State):
        raise BadTable(f"{brief(state)} is no state of a round")
    return state


def why_not(state: State, move: Move) -> Reason | None:
    """Return why the seat to act may not make a move now, None when it may; BadTable for no state of a round."""
    check_state(state)
    if isinstance(move, Accuse):
        return _why_no_accusation(state, move)
    if move in state.legal_moves:
        return None
    if isinstance(move, Bid) and state.phase is Phase.AUCTION:
        return _why_no_bid(state, move.level)
    if isinstance(move, Exchange) and isinstance(state.legal_moves, Exchanges):
        return state.legal_moves.why_not(state.legal_moves.completed(move))
    if isinstance(move, Play | Claim) and state.phase is Phase.PLAY and state.to_act is not None:
        return _why_not_laid(state, move)
    return Reason(Code.WRONG_PHASE)


def _why_no_accusation(state: State, move: Accuse) -> Reason | None:
    by = state.to_act if move.by is None else move.by
    if by is None or by >= state.rules.players or move.against not in state.accusable(by):
        return Reason(Code.NOT_ACCUSABLE)
    return None


def _why_no_bid(state: State, level: int) -> Reason:
    lowest = lowest_bid(state.rules, state.calls)
    if level < lowest:
        return Reason(Code.BID_TOO_LOW, level=lowest - 1)
    return Reason(Code.BID_TOO_HIGH, level=state.rules.bid_max)


def _why_not_laid(state: State, move: Play | Claim) -> Reason | None:
    card, hand = move.card, state.hands[_seat(state)]
    if card not in hand:
        return Reason(Code.NOT_HELD, card=card.text)
    if state.rules.conduct == "strict" and card not in _dutiful(state, hand):
        if state.trick is None:
            return Reason(Code.LEAD_TRUMP, suit=state.trump)
        return broken_duty(state.rules, hand, state.trick, state.trump, card)
    return Reason(Code.NO_MARRIAGE, card=card.text)


def _dutiful(state: State, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    return may_lay(state.rules, hand, _turn(state))


def _turn(state: State) -> Turn:
    to_draw = len(state.stock) if state.rules.stock == "draw" else 0
    return Turn(state.trick, state.trump, not state.tricks, to_draw)


def _cut(state: State, move: Cut) -> State:
    return _dealt(state, state.deal.cut_at(state.rules, move.place))


def _dealt(state: State, deal: Deal) -> State:
    """Return the round with its first packets dealt, asking about a peek, or for calls, or for the first lead."""
    rules = state.rules
    whole = rules.packet == rules.hand
    state = _with(
        state,
        deal=deal,
        hands=tuple(hand[: rules.packet] for hand in deal.hands),
        stock=deal.stock,
        trump=state.trump or (trump_of_turned(rules, deal) if whole else None),
    )
    if rules.peek:
        return _with(state, phase=Phase.PEEK, to_act=left_of(deal.dealer, rules.players), legal_moves=PEEKS)
    return _auctioned(state)


def _voted(state: State, move: Peek) -> State:
    votes = (*state.votes, move.agrees)
    if len(votes) < state.rules.players:
        return _with(state, votes=votes, to_act=left_of(_seat(state), state.rules.players))
    return _auctioned(_with(state, votes=votes))


def _called(state: State, move: Bid | Pass) -> State:
    calls = (*state.calls, Call(_seat(state), move))
    return _auctioned(state, calls, contract_of(calls))


def _auctioned(state: State, calls: tuple[Call, ...] = (), contract: Contract | None = None) -> State:
    """Return the round at its next call, or past the auction when there is none to come."""
    rules = state.rules
    caller = next_caller(rules, state.deal.dealer, calls)
    phase, choice = (Phase.PLAY, state.legal_moves) if caller is None else (Phase.AUCTION, legal_calls(rules, calls))
    state = _with(state, phase=phase, calls=calls, contract=contract, to_act=caller, legal_moves=choice)
    if caller is not None:
        return state
    if contract is not None:
        return _contracted(state)
    return _all_passed(state) if calls else _opened(state, state.trump)


def _all_passed(state: State) -> State:
    rules = state.rules
    forced = forced_contract(rules, state.deal.dealer)
    if forced:
        return _contracted(_with(state, contract=forced))
    if rules.all_pass == "fixed-suit" and rules.suit is not None:  # noqa: S105 - a pass is a call here, no password
        return _opened(state, Suit(rules.suit))
    dead = _with(state, phase=Phase.ROUND_OVER, to_act=None, legal_moves=(), trump=None)
    return _with(dead, score=unplayed(rules))


def _contracted(state: State) -> State:
    """Return the round as it waits for the declarer: an exchange, a trump, or the first lead."""
    # Named before the rest is dealt, the declarer sees no more than the packet it bid on.
    state = state if state.rules.trump == "before-rest" else _whole(state, state.trump)
    assert state.contract is not None  # noqa: S101 - the caller has just made or found it
    declarer = state.contract.declarer
    if state.rules.stock == "talon":
        choice = Exchanges(state.hands[declarer], state.stock)
        return _with(state, phase=Phase.EXCHANGE, to_act=declarer, legal_moves=choice)
    return _naming(_with(state, to_act=declarer))


def _exchanged(state: State, move: Exchange) -> State:
    seat = _seat(state)
    hand = tuple(card for card in state.hands[seat] if card not in move.gives) + move.takes
    stock = tuple(card for card in state.stock if card not in move.takes) + move.gives
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    return _naming(_with(state, exchange=move, hands=hands, stock=stock))


def _naming(state: State) -> State:
    if state.rules.trump in NAMED:
        return _with(state, phase=Phase.TRUMP, legal_moves=TRUMPS)
    return _opened(state, state.trump)


def _named(state: State, move: NameTrump) -> State:
    return _opened(state, move.suit)


def _whole(state: State, trump: Suit | None) -> State:
    """Return the round with the rest dealt to every hand, the dealer's last card face up where it makes trump."""
    hands = tuple(hand + dealt[len(hand) :] for hand, dealt in zip(state.hands, state.deal.hands, strict=True))
    return _with(state, hands=hands, trump=trump or trump_of_turned(state.rules, state.deal))


def _opened(state: State, trump: Suit | None) -> State:
    """Return the round as it waits for the first card."""
    rules = state.rules
    state = _whole(state, trump)
    if rules.leader == "declarer" and state.contract is not None:
        leader = state.contract.declarer
    else:
        leader = left_of(state.deal.dealer, rules.players)
    choice = _cards_open(rules, state.hands[leader], _turn(state))
    return _with(state, phase=Phase.PLAY, to_act=leader, legal_moves=choice)


def _played(state: State, move: Play) -> State:
    return _laid(state, move.card, claimed=False)


def _claimed(state: State, move: Claim) -> State:
    return _laid(state, move.card, claimed=True)


def _laid(state: State, card: Card, *, claimed: bool) -> State:
    rules, seat = state.rules, _seat(state)
    before = state.hands[seat]
    honour = state.honour
    if rules.conduct == "honour":
        honour = honour.laid(seat, revoke=card not in _dutiful(state, before))
    hand = tuple([held for held in before if held is not card])
    hands: Hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    trump, marriages, shown, stock = state.trump, state.marriages, state.shown, state.stock
    if state.trick is None:
        trump = card.suit if trump is None else trump  # trump = first-card
        pays = _marriage(rules, hand, card, trump) if claimed or rules.marriage == "auto" else 0
        if pays and card.mate is not None:
            marriages = _added(marriages, rules.side_of(seat), pays)
            shown = (*shown, (seat, card.mate))
        trick = lead(seat, card, pays)
    else:
        trick = add(state.trick, seat, card, trump)
    tricks, card_points = state.tricks, state.card_points
    whole = len(trick.cards) == rules.players
    if whole:
        tricks = (*tricks, trick)
        card_points = _added(card_points, rules.side_of(trick.winner), trick.points)
        if stock and rules.stock == "draw":
            hands, stock = _drawn(hands, stock, trick.winner)
    seat = trick.winner if whole else left_of(seat, rules.players)
    playing = None if whole else trick
    turn = Turn(playing, trump, not tricks, len(stock) if rules.stock == "draw" else 0)
    after = State(
        rules,
        state.deal,
        Phase.PLAY,
        seat,
        _cards_open(rules, hands[seat], turn),
        state.votes,
        state.calls,
        state.contract,
        state.exchange,
        trump,
        hands,
        stock,
        tricks,
        playing,
        card_points,
        marriages,
        shown,
        honour,
        None,
    )
    return after if hands[seat] else _last_laid(after)


def _cards_open(rules: Rules, hand: tuple[Card, ...], turn: Turn) -> tuple[Play | Claim, ...]:
    """Return the moves a seat has when it must lay a card, claims only where it leads."""
    cards = hand if rules.conduct == "honour" else may_lay(rules, hand, turn)
    return _leads(rules, hand, cards) if turn.trick is None else _plays(cards)


def _last_laid(state: State) -> State:
    """Return the round after its last card: its score, which on honour is shown only once nobody accuses any more."""
    if state.rules.conduct == "honour":
        return _with(state, to_act=None, legal_moves=(NEXT,))
    return _scored(state, NEXT)


def _scored(state: State, _move: Next) -> State:
    score = score_round(state.rules, state.contract, state.card_points, state.marriages)
    if any(state.honour.fines):
        score = fined(score, state.honour.fines)
    return _with(state, phase=Phase.ROUND_OVER, to_act=None, legal_moves=(), score=score)


def _accused(state: State, move: Accuse) -> State:
    reason = _why_no_accusation(state, move)
    by = state.to_act if move.by is None else move.by
    if reason is not None or by is None:
        raise IllegalMove(move.text, reason or Reason(Code.NOT_ACCUSABLE))
    honour = state.honour.judged(state.rules, by, move.against, state.laid)
    if not honour.void:
        return _with(state, honour=honour)
    score = fined(voided(state.rules, state.contract, move.against), honour.fines)
    return _with(state, phase=Phase.ROUND_OVER, to_act=None, legal_moves=(), honour=honour, score=score)


_STEPS: dict[type, Callable[[State, Any], State]] = {
    Cut: _cut,
    Peek: _voted,
    Bid: _called,
    Pass: _called,
    Exchange: _exchanged,
    NameTrump: _named,
    Play: _played,
    Claim: _claimed,
    Next: _scored,
}
"""What each kind of legal move leads to."""


def _marriage(rules: Rules, hand: tuple[Card, ...], card: Card, trump: Suit | None) -> int:
    """Return what a lead's marriage pays: the card's mate must still be in the hand (rules.md, Marriages)."""
    if card.mate is None or card.mate not in hand:
        return 0
    return rules.marriage_trump if card.suit is trump else rules.marriage_plain


def _drawn(hands: Hands, stock: tuple[Card, ...], winner: int) -> tuple[Hands, tuple[Card, ...]]:
    """Return hands and stock after everyone drew a card, the trick's winner first."""
    order = clockwise(winner, len(hands))
    drawn = dict(zip(order, stock, strict=False))
    return tuple((*hand, drawn[seat]) for seat, hand in enumerate(hands)), stock[len(order) :]


def _added(points: tuple[int, ...], side: int, gain: int) -> tuple[int, ...]:
    return (*points[:side], points[side] + gain, *points[side + 1 :])


def _plays(cards: tuple[Card, ...]) -> tuple[Play, ...]:
    return tuple([PLAYS[card] for card in cards])


def _leads(rules: Rules, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Play | Claim, ...]:
    """Return the moves that lead one of `cards`: each, and after it the claim of its marriage where there is one."""
    if rules.marriage != "claimed":
        return _plays(cards)
    moves: list[Play | Claim] = []
    for card in cards:
        moves.append(PLAYS[card])
        if card.mate in hand:
            moves.append(CLAIMS[card])
    return tuple(moves)


def _seat(state: State) -> int:
    assert state.to_act is not None  # noqa: S101 - whoever has legal moves is to act
    return state.to_act
