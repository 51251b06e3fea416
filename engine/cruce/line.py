"""The moves that led to a state of a round, read off the state itself, and the deal they began with."""

from collections.abc import Iterator
from dataclasses import replace

from cruce.dealing import Deal
from cruce.moves import CLAIMS, PLAYS, Cut, Move, NameTrump, Peek
from cruce.naming import NAMED
from cruce.state import State
from cruce.trick import Trick


def line(state: State) -> tuple[Move, ...]:
    """Return the moves of a round so far, in order; from the cut on, where the pack was cut by hand.

    Accusations are left out, and a claim that paid nothing comes out as the card alone, which leads to the same state.
    """
    return tuple(_line(state))


def uncut(state: State) -> Deal:
    """Return the deal of a round as it lay before it was cut by hand; as it is where nobody was asked to cut."""
    deal, pack = state.deal, state.rules.pack
    if deal.cut is None:
        return deal
    return replace(deal.cut_at(state.rules, (pack - deal.cut) % pack), cut=None)


def _line(state: State) -> Iterator[Move]:
    if state.deal.cut is not None:
        yield Cut(state.deal.cut)
    yield from map(Peek, state.votes)
    for call in state.calls:
        yield call.call
    if state.exchange is not None:
        yield state.exchange
    if state.contract is not None and state.rules.trump in NAMED and state.trump is not None:
        yield NameTrump(state.trump)
    for trick in state.tricks if state.trick is None else (*state.tricks, state.trick):
        yield from _laid(state, trick)


def _laid(state: State, trick: Trick) -> Iterator[Move]:
    first, *others = trick.cards
    claimed = state.rules.marriage == "claimed" and trick.marriage
    yield CLAIMS[first] if claimed else PLAYS[first]
    for card in others:
        yield PLAYS[card]
