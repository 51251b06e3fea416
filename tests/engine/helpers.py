"""Short ways to lay out a round and to play it, for the engine's tests."""

from collections.abc import Iterator

from cruce.auction import Contract
from cruce.cards import PACKS, Card, parse_cards
from cruce.dealing import Deal, shuffled_deal
from cruce.match import Match
from cruce.moves import Move, Next, parse_move
from cruce.observation import observe
from cruce.rules import Rules
from cruce.scoring import score_round
from cruce.state import State
from cruce.streams import Stream
from cruce.table import Table

TABLES = (("standard", 4), ("standard", 3))
"""Every ruleset with every number of players it has."""


def standard(players: int = 4, /, **changes: object) -> Rules:
    """Return the standard rules with some fields changed."""
    return Rules.named("standard", players, **changes)


def small(hand: int, players: int = 4, /, **changes: object) -> Rules:
    """Return the standard rules with hands of so many cards, all dealt at once, so that a test can write them out."""
    return standard(players, hand=hand, packet=hand, **changes)


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards written in a text, with spaces between."""
    return parse_cards(text.split())


def lay_out(rules: Rules, *hands: str, dealer: int | None = None) -> State:
    """Return a round dealt by hand: seat 0's cards first, the rest of the pack undealt. Seat 0 is eldest."""
    dealt = tuple(map(cards, hands))
    left = tuple(card for card in PACKS[rules.pack] if not any(card in hand for hand in dealt))
    return State.start(rules, Deal(rules.players - 1 if dealer is None else dealer, dealt, left))


def played(state: State, *moves: str) -> State:
    """Return the round after some moves, as text; a text may hold several, with commas between."""
    for text in (one for several in moves for one in several.split(", ")):
        move = parse_move(text)
        assert not isinstance(move, Next)
        state = state.play(move)
    return state


def opened(rules: Rules, trump: str, *hands: str, level: int = 1) -> State:
    """Return a round of a table of four in which eldest, seat 0, bought the contract and named trump."""
    passes = ["pass"] * (rules.players - 1)
    return played(lay_out(rules, *hands), f"bid {level}", *passes, f"trump {trump}")


def legal(state: State) -> str:
    """Return the legal moves as one text: cards and calls alone, with spaces between."""
    return " ".join(move.text.removeprefix("play ") for move in state.legal_moves)


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
    return observe(state, seat).legal_moves
