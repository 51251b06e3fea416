"""What a seat works out from what it has seen."""

from cruce.bots.knowledge import proven_revokes, unseen, voids
from cruce.cards import PACKS, Suit
from cruce.observation import observe
from cruce.rules import Rules
from cruce.state import Phase
from tests.engine.helpers import opened, played, random_states, small, standard


def test_unseen_cards_are_all_but_the_hand_and_the_table() -> None:
    """At every moment, and every card another seat holds is among them."""
    for state in random_states(standard(), "unseen"):
        for seat in range(4):
            out = set(unseen(observe(state, seat)))
            laid = {card for trick in (*state.tricks, state.trick) if trick for card in trick.cards}
            assert out == set(PACKS[24]) - laid - set(state.hands[seat])


def test_not_following_shows_a_void() -> None:
    """Ruffing shows none of the suit led; discarding shows no trump besides."""
    state = opened(small(2), "H", "9S 9C", "9H JC", "JD QC", "JS KC")
    state = played(state, "play 9S, play 9H, play JD, play JS")
    assert voids(observe(state, 0)) == (
        frozenset(),
        frozenset({Suit.SPADES}),
        frozenset({Suit.SPADES, Suit.HEARTS}),
        frozenset(),
    )


def test_a_seat_that_draws_may_hold_the_suit_again() -> None:
    """Free play and a stock tell nothing; once the last card is drawn, a void stays one."""
    for name in ("tromf-two", "ardeal", "contest"):
        for number in range(20):
            for state in random_states(Rules.named(name, 2), "void", number):
                if state.phase is Phase.PLAY:
                    for seat, suits in enumerate(voids(observe(state, 0))):
                        assert not [card for card in state.hands[seat] if card.suit in suits]
                        assert not state.stock or not suits


def test_the_declarer_knows_what_it_left_in_the_talon() -> None:
    """Those cards are in nobody's hand; everyone else must reckon with them."""
    rules = Rules.named("talon", 4)
    for state in random_states(rules, "talon"):
        if state.exchange is not None and state.contract is not None:
            for seat in range(4):
                out = unseen(observe(state, seat))
                assert (set(state.stock) <= set(out)) == (seat != state.contract.declarer)


HONOUR = small(3, conduct="honour")


def test_a_revoke_is_proven_by_the_card_itself() -> None:
    """Seat 1 discards on spades and lays a spade later; seat 2, which never does, is not accused by anyone's reason."""
    state = opened(HONOUR, "H", "9S JS 9C", "AS 9D JD", "QC KC TC", "QD KD TD")
    state = played(state, "play 9S, play 9D, play QC, play QD")
    assert proven_revokes(observe(state, 0)) == frozenset()
    state = played(state, "play JS, play AS")
    assert proven_revokes(observe(state, 0)) == frozenset({1})
    assert proven_revokes(observe(state, 2)) == frozenset({1})


def test_a_trump_kept_back_is_proven_too() -> None:
    """Who neither followed nor ruffed and lays a trump later has broken the duty to ruff."""
    state = opened(HONOUR, "H", "9S JC 9C", "9H 9D JD", "QC KC TC", "QD KD TD")
    state = played(state, "play 9S, play 9D, play QC, play QD, play JC, play 9H")
    assert proven_revokes(observe(state, 3)) == frozenset({1})


def test_nothing_is_proven_of_who_kept_every_duty() -> None:
    """Under any duties, with cards drawn and without."""
    for name, players in (("standard", 4), ("ardeal", 3), ("tromf-two", 2), ("contest", 2), ("talon", 3)):
        for number in range(10):
            for state in random_states(Rules.named(name, players), "honest", number):
                assert not proven_revokes(observe(state, 0))


def test_a_void_is_never_wrong() -> None:
    """Under every duty, no seat holds a card of a suit it is known not to hold."""
    for beat in ("none", "overruff", "iber", "always"):
        for number in range(20):
            for state in random_states(standard(4 - number % 2, beat=beat), "void", number):
                if state.phase is Phase.PLAY:
                    for seat, suits in enumerate(voids(observe(state, 0))):
                        assert not [card for card in state.hands[seat] if card.suit in suits]
