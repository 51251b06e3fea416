"""The stock that is drawn from after each trick, and free play while it lasts."""

import pytest

from cruce.cards import Card
from cruce.errors import Code
from cruce.observation import observe, refusals
from cruce.rules import Rules
from cruce.state import State
from tests.engine.helpers import drawing, laid, lay_out, legal, played, random_states, refusal, texts

TWO = ("9S KS", "JS 9H")


def drawn(beat: str = "none", hands: tuple[str, str] = TWO, stock: str = "9D JD QD KD", **changes: object) -> State:
    """Return a round of two in which seat 0 is to lead. Hearts are trump; 20 cards lie to be drawn."""
    state = lay_out(drawing(2, beat=beat, **changes), *hands, stock=stock)
    return played(state, "bid 1, pass, trump H")


def held(state: State) -> list[str]:
    """Return every hand as text."""
    return [texts(hand) for hand in state.hands]


def test_the_winner_draws_first() -> None:
    """Then the other; one card each, from the top of the stock."""
    state = laid(drawn(), "9S JS")  # seat 1 wins
    assert held(state) == ["KS JD", "9H 9D"]
    assert state.to_act == 1
    state = laid(state, "9D JD")  # seat 0 wins
    assert held(state) == ["KS QD", "9H KD"]
    assert state.to_act == 0


def test_from_the_winner_on_everyone_draws_clockwise() -> None:
    """At a table of three that seat 2 wins a trick at: 2, 0, 1."""
    state = lay_out(drawing(2, 3), "9S KS", "JS 9H", "AS TH", stock="9D JD QD")
    state = laid(played(state, "bid 1, pass, pass, trump H"), "9S JS AS")
    assert held(state) == ["KS JD", "9H QD", "TH 9D"]


def test_nothing_is_drawn_before_a_trick_is_over() -> None:
    """Hands shrink within a trick and are filled after it."""
    state = laid(drawn(), "9S")
    assert observe(state, 0).held == (1, 2)
    state = laid(state, "JS")
    assert observe(state, 0).held == (2, 2)
    assert observe(state, 0).stock == 18


@pytest.mark.parametrize("name", ["tromf-two", "contest", "ardeal"])
def test_every_card_is_drawn_and_played(name: str) -> None:
    """Eight cards in hand and eight to draw: twelve tricks, hands of eight for the first four of them."""
    rules = Rules.named(name, 2)
    for number in range(8):
        states = list(random_states(rules, "draw", number))
        for state in states:
            if state.trick is None and state.tricks:
                done = len(state.tricks)
                assert len(state.stock) == max(0, 8 - 2 * done)
                assert [len(hand) for hand in state.hands] == [min(8, 12 - done)] * 2
        if states[-1].contract:
            assert len(states[-1].tricks) == 12
            assert sum(states[-1].card_points) == 120


def test_cards_are_drawn_in_the_order_they_lie() -> None:
    """The stock as it was dealt, from its first card on."""
    state = drawn()
    for done in range(10):
        assert state.stock == state.deal.stock[2 * done :]
        state = laid(state, legal(state).split()[0])
        state = laid(state, legal(state).split()[0])
    assert state.stock == ()


def test_nobody_sees_the_stock() -> None:
    """Only how many cards it has, and of a card drawn only its drawer knows."""
    state = laid(drawn(), "9S JS")
    for seat in range(2):
        assert observe(state, seat).talon == ()
        assert len(observe(state, seat).hand) == 2
    assert Card.parse("9D") not in observe(state, 0).hand


@pytest.mark.parametrize("beat", ["none", "overruff", "iber", "always"])
def test_no_duty_binds_while_cards_remain_to_be_drawn(beat: str) -> None:
    """Any card may be laid to any lead, and none is refused."""
    state = laid(drawn(beat, free_play_while_stock=True), "9S")
    assert legal(state) == "JS 9H"
    assert refusals(observe(state, 1)) == {}
    state = laid(drawn(beat, hands=("KS 9S", "9C 9H"), free_play_while_stock=True), "KS")
    assert legal(state) == "9C 9H"


@pytest.mark.parametrize("beat", ["none", "overruff", "iber", "always"])
def test_duties_bind_where_the_rules_leave_them(beat: str) -> None:
    """Drawing alone frees nobody."""
    assert legal(laid(drawn(beat), "9S")) == "JS"
    assert legal(laid(drawn(beat, hands=("KS 9S", "9C 9H")), "KS")) == "9H"


def test_duties_bind_once_the_last_card_is_drawn() -> None:
    """With two to draw the first trick is free, the second is not; a trick is free or bound as a whole."""
    rules = drawing(11, free_play_while_stock=True)
    zero, one = "9S JS QS KS 9C JC QC KC 9D JD QD", "TS AS 9H JH QH KH TH TC AC TD AD"
    state = played(lay_out(rules, zero, one, stock="KD AH"), "bid 1, pass, trump H")
    state = laid(state, "9S")
    assert len(legal(state).split()) == 11
    state = laid(state, "AD")
    assert observe(state, 0).stock == 0
    assert texts(state.hands[0])[-2:] == "KD"
    state = laid(state, "JS")
    assert legal(state) == "TS AS"
    assert refusal(state, "play 9H").code is Code.FOLLOW


def test_the_first_lead_is_trump_also_under_free_play() -> None:
    """That is a duty of the opening, not of following."""
    state = drawn(hands=("9S KH", "JS 9H"), free_play_while_stock=True, lead_trump=True)
    assert legal(state) == "KH"
    assert refusal(state, "play 9S").code is Code.LEAD_TRUMP
    state = laid(state, "KH JS")
    assert legal(state) == "9S 9D"


def test_a_drawn_mate_makes_a_marriage() -> None:
    """When both halves are in hand it pays, wherever the second came from."""
    state = laid(drawn(hands=("AS KD", "JS 9H"), stock="QD JD"), "AS JS")
    assert held(state)[0] == "KD QD"
    assert laid(state, "KD").marriages == (20, 0)


def test_a_half_that_was_led_alone_is_spoiled() -> None:
    """Its mate comes too late."""
    state = laid(drawn(hands=("AS KD", "JS 9D"), stock="QD JD"), "KD 9D")
    assert texts(state.hands[0]) == "AS QD"
    state = laid(state, "QD")
    assert state.marriages == (0, 0)


def test_free_play_is_no_revoke() -> None:
    """On honour a card that strict rules would let pass is innocent, whatever was held."""
    rules = drawing(2, free_play_while_stock=True, conduct="honour")
    state = played(lay_out(rules, *TWO, stock="9D JD"), "bid 1, pass, trump H")
    state = laid(state, "9S 9H")
    verdict = played(state, "accuse 1 by 0").honour.accusations[-1]
    assert not verdict.guilty
    bound = played(lay_out(rules.with_fields(free_play_while_stock=False), *TWO, stock="9D JD"), "bid 1, pass, trump H")
    assert played(laid(bound, "9S 9H"), "accuse 1 by 0").honour.accusations[-1].guilty
