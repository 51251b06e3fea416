"""The auction: who calls next, what may be bid, who holds the contract (rules.md, Auction)."""

from dataclasses import dataclass

from cruce.moves import PASS, Bid, Pass
from cruce.rules import Rules
from cruce.seats import left_of


@dataclass(frozen=True, slots=True)
class Call:
    """One seat's call."""

    seat: int
    call: Bid | Pass


@dataclass(frozen=True, slots=True)
class Contract:
    """What the auction's winner promised: `declarer` is the seat, `level` game points for its side."""

    declarer: int
    level: int


def contract_of(calls: tuple[Call, ...]) -> Contract | None:
    """Return the contract the calls so far make: the last bid, as each must exceed the one before; None without one."""
    for call in reversed(calls):
        if isinstance(call.call, Bid):
            return Contract(call.seat, call.call.level)
    return None


def next_caller(rules: Rules, dealer: int, calls: tuple[Call, ...]) -> int | None:
    """Return the seat that calls next, None when the auction has ended.

    Each seat speaks once, eldest first and dealer last; a bid of `bid_max` ends it at once.
    """
    contract = contract_of(calls)
    if len(calls) == rules.players or (contract and contract.level == rules.bid_max):
        return None
    return left_of(calls[-1].seat if calls else dealer, rules.players)


def lowest_bid(rules: Rules, calls: tuple[Call, ...]) -> int:
    """Return the lowest level that may be bid now; it is above `bid_max` when nothing may be."""
    contract = contract_of(calls)
    return contract.level + 1 if contract else rules.bid_min


def legal_calls(rules: Rules, calls: tuple[Call, ...]) -> tuple[Bid | Pass, ...]:
    """Return the calls open to the next caller: pass, then the bids from low to high."""
    return (PASS, *(Bid(level) for level in range(lowest_bid(rules, calls), rules.bid_max + 1)))
