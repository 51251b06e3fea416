"""What a seat works out from what it has seen."""

from cruce.bots.knowledge import unseen, voids
from cruce.cards import PACKS, Suit
from cruce.observation import observe
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


def test_a_void_is_never_wrong() -> None:
    """Under every duty, no seat holds a card of a suit it is known not to hold."""
    for beat in ("none", "overruff", "iber", "always"):
        for number in range(20):
            for state in random_states(standard(4 - number % 2, beat=beat), "void", number):
                if state.phase is Phase.PLAY:
                    for seat, suits in enumerate(voids(observe(state, 0))):
                        assert not [card for card in state.hands[seat] if card.suit in suits]
