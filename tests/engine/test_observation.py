"""What a seat may know, and what it may not."""

from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields, is_dataclass

import pytest

from cruce.cards import Card
from cruce.dealing import Deal, shuffled_deal
from cruce.errors import BadSeat, BadTable
from cruce.observation import Observation, observe, refusals
from cruce.rules import Rules
from cruce.state import Phase, State
from cruce.talon import Exchanges
from tests.engine.helpers import TABLES, moves_of, opened, played, random_states, small, standard

HANDS = ("9S 9C KH", "JS JC QH", "AS QC TH", "KS KC AH")


def _cards_in(value: object) -> Iterator[Card]:
    """Yield every card found anywhere inside a value."""
    if isinstance(value, Card):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from _cards_in(getattr(value, field.name))
    elif isinstance(value, tuple | Exchanges):
        for item in value if isinstance(value, tuple) else value[:200]:
            yield from _cards_in(item)


def test_an_observation_holds_only_what_is_listed() -> None:
    """A field added here must be one a seat may know."""
    assert [field.name for field in fields(Observation)] == [
        *("rules", "seat", "dealer", "phase", "to_act", "legal_moves", "dutiful_moves", "accusable", "hand", "held"),
        *("stock", "talon", "votes", "peeked", "turned", "calls", "contract", "exchanged", "gave", "took", "trump"),
        *("tricks", "trick", "card_points", "marriages", "shown", "accusations", "fines", "score", "totals"),
    ]


def test_a_seat_sees_its_own_hand_alone() -> None:
    """Of the others only how many cards they hold."""
    state = played(opened(small(3), "H", *HANDS), "play 9S, play JS")
    seen = observe(state, 2)
    assert [card.text for card in seen.hand] == ["AS", "QC", "TH"]
    assert seen.held == (2, 2, 3, 3)


SEEN_DEEP = (
    *(Rules.named(name, players) for name, players in TABLES),
    *(Rules.named(name, players, conduct="honour") for name, players in (("contest", 2), ("tromf-standard", 3))),
    Rules.named("tromf-standard", 4, peek=True),
    Rules.named("contest", 2, peek=True),
    standard(hand=5, packet=3, stock="talon", trump="before-rest", peek=True),
)


@pytest.mark.parametrize("rules", SEEN_DEEP, ids=lambda rules: f"{rules.name}-{rules.players}")
def test_no_hidden_card_is_in_an_observation(rules: Rules) -> None:
    """At no moment of a round does an observation hold, however deep, a card the seat has not seen."""
    for number in range(2):
        exchanged: set[Card] = set()
        for state in random_states(rules, "hidden", number):
            public = {card for trick in (*state.tricks, state.trick) if trick for card in trick.cards}
            public |= {card for _, card in state.shown}
            public |= {card for card in (state.peeked, state.turned) if card}
            declarer = state.contract.declarer if state.contract else None
            if state.phase is Phase.EXCHANGE or state.exchange:
                exchanged |= {*state.stock, *(state.exchange.gives if state.exchange else ())}
            for seat in range(rules.players):
                known = public | set(state.hands[seat]) | (exchanged if seat == declarer else set())
                assert set(_cards_in(observe(state, seat))) <= known


def test_only_the_seat_to_act_has_moves() -> None:
    """The others are shown none."""
    state = opened(small(3), "H", *HANDS)
    assert [len(moves_of(state, seat)) for seat in range(4)] == [3, 0, 0, 0]


def test_nothing_is_refused_out_of_turn_or_before_play() -> None:
    """A card is refused for one reason only: the rules, now, for the seat to act."""
    state = played(opened(small(3), "H", *HANDS), "play 9S")
    assert refusals(observe(state, 0)) == {}
    assert refusals(observe(state, 2)) == {}
    assert {card.text for card in refusals(observe(state, 1))} == {"JC", "QH"}
    auction = State.start(standard(), shuffled_deal(standard(), "s", 0, 0))
    assert all(refusals(observe(auction, seat)) == {} for seat in range(4))


def test_refused_and_legal_cards_are_the_whole_hand() -> None:
    """At every turn of many rounds each card is either legal or refused with a reason."""
    for number in range(20):
        for state in random_states(standard(beat="always"), "both", number):
            if state.phase is Phase.PLAY and state.to_act is not None:
                seen = observe(state, state.to_act)
                legal = {move.text.removeprefix("play ") for move in seen.legal_moves}
                refused = {card.text for card in refusals(seen)}
                assert legal | refused == {card.text for card in seen.hand}
                assert not legal & refused


def test_totals_are_shown_as_given() -> None:
    """Without any the match is at its start."""
    state = opened(small(3), "H", *HANDS)
    assert observe(state, 0).totals == (0, 0)
    assert observe(state, 0, (4, -3)).totals == (4, -3)


def test_an_observation_cannot_be_changed() -> None:
    """A bot cannot meddle with the table through it."""
    with pytest.raises(FrozenInstanceError):
        observe(opened(small(3), "H", *HANDS), 0).hand = ()  # type: ignore[misc]


@pytest.mark.parametrize("seat", [4, -1, True, "0", None, 1.0])
def test_a_seat_is_one_of_the_tables(seat: object) -> None:
    """Another number, or what is none, is refused."""
    with pytest.raises(BadSeat, match="seats 0 to 3"):
        observe(opened(small(3), "H", *HANDS), seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("state", [None, "state", standard(), Deal(0, (), ())])
def test_a_state_is_observed(state: object) -> None:
    """Anything else is refused."""
    with pytest.raises(BadTable):
        observe(state, 0)  # type: ignore[arg-type]


@pytest.mark.parametrize("totals", [(1,), (1, 2, 3), "12", 5, (Card.parse("AH"), 1), (1.5, 2)])
def test_totals_are_one_a_side(totals: object) -> None:
    """Anything but a whole number for each side is refused."""
    with pytest.raises(BadTable, match="totals"):
        observe(opened(small(3), "H", *HANDS), 0, totals)  # type: ignore[arg-type]
