"""The auction: who is asked, what may be called and what comes of it.

Calls are as in a record: pairs of a seat and either `"pass"` or the level bid.
"""

from typing import Any

from tests.oracle.claims import Json

Calls = list[list[Any]]


def levels(calls: Calls) -> list[int]:
    """Return the levels bid, in order."""
    return [call for _, call in calls if call != "pass"]


def passed(calls: Calls) -> set[int]:
    """Return the seats that have passed."""
    return {seat for seat, call in calls if call == "pass"}


def next_once(rules: Json, dealer: int, calls: Calls) -> int | None:
    """Return the seat to call when each seat speaks once: the eldest first, the dealer last."""
    players = rules["players"]
    return None if len(calls) == players else (dealer + 1 + len(calls)) % players


def next_ascending(rules: Json, dealer: int, calls: Calls) -> int | None:
    """Return the seat to call when it goes round and round: none once all have passed, or all but a bidder."""
    players = rules["players"]
    last = calls[-1][0] if calls else dealer
    left = [seat % players for seat in range(last + 1, last + 1 + players) if seat % players not in passed(calls)]
    alone = len(left) == 1 and bool(levels(calls))
    return left[0] if left and not alone else None


def legal_calls(rules: Json, dealer: int, calls: Calls) -> tuple[int | None, list[str]]:
    """Return the seat to call and what it may call, or none and nothing when the auction is over."""
    highest = max(levels(calls), default=0)
    if rules["auction"] == "none" or highest == rules["bid_max"]:
        return None, []
    seat = (next_once if rules["auction"] == "once" else next_ascending)(rules, dealer, calls)
    if seat is None:
        return None, []
    bids = range(max(rules["bid_min"], highest + 1), rules["bid_max"] + 1)
    return seat, ["pass", *(f"bid {level}" for level in bids)]


def unbid(rules: Json, calls: Calls) -> str | None:
    """Return what becomes of a round because nobody bid in its auction, as `all_pass` says; none if it need not."""
    nobody = rules["auction"] != "none" and not levels(calls)
    return str(rules["all_pass"]) if nobody else None


def contract(rules: Json, dealer: int, calls: Calls) -> tuple[int, int] | None:
    """Return the declarer and the level of a finished auction, if there is a contract."""
    for seat, call in reversed(calls):
        if call != "pass":
            return seat, call
    return (dealer, rules["bid_min"]) if unbid(rules, calls) == "forced-dealer" else None


def is_played(rules: Json, calls: Calls) -> bool:
    """Say whether a round is played after its auction, or thrown in."""
    return unbid(rules, calls) not in {"dead", "redeal"}
