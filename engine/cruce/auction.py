"""The auction: who calls next, what may be bid, who holds the contract (rules.md, Auction)."""

from collections.abc import Callable
from dataclasses import dataclass

from cruce.moves import PASS, Bid, Pass
from cruce.rules import Rules
from cruce.seats import clockwise, left_of


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
    """Return the seat that calls next, eldest first; None when the auction has ended. A bid of `bid_max` ends it."""
    contract = contract_of(calls)
    if contract and contract.level >= rules.bid_max:
        return None
    return AUCTIONS[rules.auction](rules.players, left_of(dealer, rules.players), calls)


def _nobody(_players: int, _eldest: int, _calls: tuple[Call, ...]) -> int | None:
    return None


def _once_round(players: int, eldest: int, calls: tuple[Call, ...]) -> int | None:
    """Each seat speaks once, the dealer last."""
    return None if len(calls) == players else (eldest + len(calls)) % players


def _round_and_round(players: int, eldest: int, calls: tuple[Call, ...]) -> int | None:
    """A pass is final; a seat that is left alone is not asked again once it has bid."""
    passed = {call.seat for call in calls if isinstance(call.call, Pass)}
    following = left_of(calls[-1].seat, players) if calls else eldest
    left = [seat for seat in clockwise(following, players) if seat not in passed]
    contract = contract_of(calls)
    if not left or (contract and left == [contract.declarer]):
        return None
    return left[0]


AUCTIONS: dict[str, Callable[[int, int, tuple[Call, ...]], int | None]] = {
    "none": _nobody,
    "once": _once_round,
    "ascending": _round_and_round,
}
"""Who calls next, given players, eldest and the calls so far, by the field `auction`."""


def forced_contract(rules: Rules, dealer: int) -> Contract | None:
    """Return the contract the dealer must take when everyone has passed, None when the rules force nobody."""
    return Contract(dealer, rules.bid_min) if rules.all_pass == "forced-dealer" else None  # noqa: S105 - no password


def lowest_bid(rules: Rules, calls: tuple[Call, ...]) -> int:
    """Return the lowest level that may be bid now; it is above `bid_max` when nothing may be."""
    contract = contract_of(calls)
    return contract.level + 1 if contract else rules.bid_min


def legal_calls(rules: Rules, calls: tuple[Call, ...]) -> tuple[Bid | Pass, ...]:
    """Return the calls open to the next caller: pass, then the bids from low to high."""
    return (PASS, *(Bid(level) for level in range(lowest_bid(rules, calls), rules.bid_max + 1)))
