"""Short ways to lay out a round and to play it, for the engine's tests."""

from collections.abc import Iterator

import pytest

from cruce.auction import Contract
from cruce.cards import PACKS, Card, parse_cards
from cruce.dealing import Deal, shuffled_deal
from cruce.errors import IllegalMove, Reason
from cruce.match import Match
from cruce.moves import Move, parse_move
from cruce.observation import observe
from cruce.rules import Rules
from cruce.scoring import score_round
from cruce.state import State
from cruce.streams import Stream
from cruce.table import Table

PLAYED_BY = {
    "standard": (4, 3),
    "tromf-standard": (4, 3),
    "tromf-classic": (4,),
    "tromf-two": (2,),
    "contest": (4, 3, 2),
    "contest-pairs": (4,),
    "traditional": (4, 2, 3, 5, 6),
    "moldovan": (4, 2, 3, 5, 6),
    "no-auction": (4, 2, 3, 5, 6),
    "fixed-trump": (4, 2, 3, 5, 6),
    "talon": (4, 2, 3, 5, 6),
    "six": (6,),
    "ardeal": (4, 3, 2),
}
TABLES = tuple((name, players) for name, numbers in PLAYED_BY.items() for players in numbers)
"""Every ruleset with every number of players it has."""


def standard(players: int = 4, /, **changes: object) -> Rules:
    """Return the standard rules with some fields changed."""
    return Rules.named("standard", players, **changes)


def small(hand: int, players: int = 4, /, **changes: object) -> Rules:
    """Return the standard rules with hands of so many cards, all dealt at once, so that a test can write them out."""
    return standard(players, **{"hand": hand, "packet": hand, **changes})


def drawing(hand: int, players: int = 2, /, **changes: object) -> Rules:
    """Return rules for players alone who draw from the stock, each starting with so many cards."""
    return small(hand, **{"players": players, "sides": players, "stock": "draw", **changes})


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards written in a text, with spaces between."""
    return parse_cards(text.split())


def texts(held: tuple[Card, ...]) -> str:
    """Return cards as one text, with spaces between."""
    return " ".join(card.text for card in held)


def dealt(rules: Rules, *hands: str, dealer: int | None = None, stock: str = "") -> Deal:
    """Return a deal laid out by hand: seat 0's cards first, then the stock as told, the rest of the pack under it."""
    held, told = tuple(map(cards, hands)), cards(stock)
    left = tuple(card for card in PACKS[rules.pack] if not any(card in hand for hand in (*held, told)))
    return Deal(rules.players - 1 if dealer is None else dealer, held, told + left)


def lay_out(rules: Rules, *hands: str, dealer: int | None = None, stock: str = "") -> State:
    """Return a round dealt by hand: seat 0's cards first. Seat 0 is eldest unless a dealer is named."""
    return State.start(rules, dealt(rules, *hands, dealer=dealer, stock=stock))


def played(state: State, *moves: str) -> State:
    """Return the round after some moves, as text; a text may hold several, with commas between."""
    for text in (one for several in moves for one in several.split(", ")):
        state = state.play(parse_move(text))
    return state


def laid(state: State, text: str) -> State:
    """Return the round after some cards were laid, in turn, with spaces between."""
    return played(state, *(f"play {card}" for card in text.split()))


def match_of(rules: Rules, deal: Deal, *moves: str) -> Match:
    """Return a match among people whose first round was dealt by hand, after some moves."""
    return after(Match.start(rules, "seed", ("human",) * rules.players).dealt(deal), *moves)


def after(match: Match, *moves: str) -> Match:
    """Return a match after some moves, as text; a text may hold several, with commas between."""
    for text in (one for several in moves for one in several.split(", ")):
        match = match.play(parse_move(text))
    return match


def finished(match: Match) -> Match:
    """Return a match after the current round, each seat laying the first card it may."""
    while match.state.score is None:
        match = match.play(match.legal_moves[0])
    return match


def opened(rules: Rules, trump: str, *hands: str, level: int = 1) -> State:
    """Return a round in which eldest, seat 0, bought the contract and named trump."""
    passes = ["pass"] * (rules.players - 1)
    return played(lay_out(rules, *hands), f"bid {level}", *passes, f"trump {trump}")


def legal(state: State) -> str:
    """Return the legal moves as one text: cards and calls alone, with spaces between."""
    return " ".join(move.text.removeprefix("play ") for move in state.legal_moves)


def refusal(state: State | Match, text: str) -> Reason:
    """Return why a move is refused."""
    with pytest.raises(IllegalMove) as refused:
        state.play(parse_move(text))
    return refused.value.reason


def scored(rules: Rules, level: int | None, *raw: int, declarer: int = 0) -> tuple[int, ...]:
    """Return what each side scores with so many card points and no marriages; no contract when level is None."""
    contract = None if level is None else Contract(declarer, level)
    return score_round(rules, contract, raw, (0,) * len(raw)).scored


def random_states(rules: Rules, seed: str, number: int = 0) -> Iterator[State]:
    """Yield every state of a round played at random, from the deal to its score."""
    state = State.start(rules, shuffled_deal(rules, seed, number, number % rules.players))
    stream = Stream(seed, f"test/{number}")
    yield state
    while state.score is None:
        state = state.play(stream.choice(state.legal_moves))
        yield state


def random_round(rules: Rules, seed: str, number: int = 0) -> State:
    """Return a finished round played at random."""
    *_, last = random_states(rules, seed, number)
    return last


def random_match(rules: Rules, seed: str) -> Match:
    """Return a match the random bot has played to its end."""
    return Table(rules, seed, ("random",) * rules.players).play_out()


def moves_of(state: State, seat: int) -> tuple[Move, ...]:
    """Return the legal moves a seat is shown."""
    return tuple(observe(state, seat).legal_moves)
