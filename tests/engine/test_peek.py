"""The peek: an undealt card that is shown when every seat agrees."""

from itertools import product

import pytest

from cruce.cards import PACKS
from cruce.dealing import Deal
from cruce.errors import Code
from cruce.observation import observe
from cruce.record import votes_by_seat
from cruce.rules import Rules
from cruce.state import Phase, State
from tests.engine.helpers import legal, played, refusal, standard

FOUR = standard(peek=True)


def unpeeked(rules: Rules = FOUR, dealer: int = 3) -> State:
    """Return a round dealt from the sorted pack."""
    return State.start(rules, Deal.from_pack(rules, dealer, PACKS[rules.pack]))


def answered(state: State, answers: str) -> State:
    """Return the round after some answers, with spaces between."""
    return played(state, *(f"peek {answer}" for answer in answers.split()))


@pytest.mark.parametrize("dealer", range(4))
def test_each_seat_is_asked_in_turn_eldest_first(dealer: int) -> None:
    """Before any call, and all of them, however one answers."""
    for answer in ("yes", "no"):
        state, order = unpeeked(dealer=dealer), []
        while state.phase is Phase.PEEK:
            assert legal(state) == "peek yes peek no"
            order.append(state.to_act)
            state = answered(state, answer)
        assert order == [(dealer + step) % 4 for step in (1, 2, 3, 4)]
        assert (state.phase, state.to_act, state.calls) == (Phase.AUCTION, (dealer + 1) % 4, ())


@pytest.mark.parametrize("answers", list(product(["yes", "no"], repeat=4)), ids=" ".join)
def test_the_card_is_shown_only_if_all_agree(answers: tuple[str, ...]) -> None:
    """One no is enough, whoever says it."""
    state = answered(unpeeked(), " ".join(answers))
    assert (state.peeked is not None) is ("no" not in answers)
    assert state.votes == tuple(answer == "yes" for answer in answers)


def test_everyone_sees_the_same_card() -> None:
    """It is the dealer's last card to come, and nobody sees it before the last answer."""
    state = unpeeked()
    for _ in range(4):
        assert {observe(state, seat).peeked for seat in range(4)} == {None}
        state = answered(state, "yes")
    card = PACKS[24][-1]
    assert {observe(state, seat).peeked for seat in range(4)} == {card}
    assert card not in observe(state, 3).hand
    state = played(state, "bid 1, pass, pass, pass, trump H")
    assert observe(state, 3).hand[-1] is card
    assert observe(state, 0).peeked is card


@pytest.mark.parametrize(
    "rules",
    [
        Rules.named("tromf-two", 2, peek=True),
        Rules.named("contest", 2, peek=True),
        standard(players=2, sides=2, stock="draw", hand=8, packet=4, peek=True),
        standard(3, stock="draw", hand=6, packet=3, peek=True),
    ],
    ids=["tromf-two", "contest", "packets", "three"],
)
def test_with_a_drawn_stock_its_last_card_is_shown(rules: Rules) -> None:
    """Also where more cards come to the hands."""
    state = answered(unpeeked(rules, 0), "yes " * rules.players)
    assert state.peeked is PACKS[24][-1] is state.deal.stock[-1]


@pytest.mark.parametrize("stock", ["none", "talon"])
def test_without_a_drawn_stock_the_dealers_last_card_is_shown(stock: str) -> None:
    """Cards that lie unused or in the talon stay face down."""
    rules = standard(hand=5, stock=stock, peek=True)
    state = answered(unpeeked(rules, 2), "yes yes yes yes")
    assert state.peeked is state.deal.hands[2][-1] is PACKS[24][19]


def test_answers_are_open_to_all() -> None:
    """Each as it is given."""
    state = answered(unpeeked(), "yes no")
    assert {observe(state, seat).votes for seat in range(4)} == {(True, False)}


def test_answers_are_told_by_seat() -> None:
    """In records seat 0 comes first, whoever was asked first."""
    state = answered(unpeeked(dealer=1), "yes no no yes")
    assert votes_by_seat(state) == [False, True, True, False]


@pytest.mark.parametrize("text", ["pass", "bid 1", "trump H", "play 9C", "knock", "next"])
def test_nobody_calls_before_the_last_answer(text: str) -> None:
    """Other moves have to wait."""
    assert refusal(answered(unpeeked(), "yes yes yes"), text).code is Code.WRONG_PHASE


@pytest.mark.parametrize("text", ["peek yes", "peek no"])
def test_nobody_is_asked_twice_or_where_there_is_no_peek(text: str) -> None:
    """After the answers, and under rules without it, there is nothing to agree to."""
    assert refusal(answered(unpeeked(), "yes yes yes yes"), text).code is Code.WRONG_PHASE
    assert refusal(unpeeked(standard()), text).code is Code.WRONG_PHASE


def test_a_peek_comes_after_the_cut() -> None:
    """First the pack lies as it will be dealt."""
    state = State.start(FOUR, Deal.from_pack(FOUR, 3, PACKS[24]), asks_cut=True)
    state = played(state, "cut 1")
    assert state.phase is Phase.PEEK
    assert answered(state, "yes yes yes yes").peeked is PACKS[24][0]


def test_in_a_dead_round_the_shown_card_was_shown() -> None:
    """Everyone has seen it, whatever came after."""
    state = played(answered(unpeeked(), "yes yes yes yes"), "pass, pass, pass, pass")
    assert observe(state, 1).peeked is PACKS[24][-1]
