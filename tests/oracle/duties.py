"""Duties: what a seat may lay."""

from collections.abc import Iterable, Sequence

from tests.oracle.cards import of_suit, winning_card
from tests.oracle.claims import Json


def openings(rules: Json, hand: Iterable[str], trump: str | None) -> set[str]:
    """Return the cards that may open the first trick; before first-card trump is known, any."""
    return set((rules["lead_trump"] and of_suit(hand, trump)) or hand)


def must_beat(beat: str, trick: Sequence[str], trump: str, *, follows: bool) -> bool:
    """Say whether a seat that follows, or else ruffs, has to beat the card that wins a trick so far, if it can."""
    trumps_led = trick[0][1] == trump
    ruffed = not trumps_led and bool(of_suit(trick, trump))
    if beat == "overruff":
        return ruffed and not follows
    if beat == "iber":
        return trumps_led or not ruffed
    return beat == "always"


def answers(beat: str, hand: Iterable[str], trick: Sequence[str], trump: str) -> set[str]:
    """Return the cards that may be laid to a trick others have begun, where there are duties."""
    following = of_suit(hand, trick[0][1])
    choice = following or of_suit(hand, trump)
    if choice and must_beat(beat, trick, trump, follows=bool(following)):
        return {card for card in choice if winning_card([*trick, card], trump) == card} or set(choice)
    return set(choice or hand)


def legal_cards(  # noqa: PLR0913 - what a seat may lay depends on all of these
    rules: Json, hand: Iterable[str], trick_cards: Sequence[str], trump: str | None, *, opening: bool, stock_left: int
) -> set[str]:
    """Return the cards of a hand that a strict table allows.

    Args:
        rules: The fields of the ruleset.
        hand: The cards the seat holds.
        trick_cards: What has been laid to the trick so far, the lead first.
        trump: The trump suit, or none where the first card led is to name it.
        opening: Whether this is the first trick of the round.
        stock_left: How many cards remain to be drawn.
    """
    if not trick_cards:
        return openings(rules, hand, trump) if opening else set(hand)
    if rules["free_play_while_stock"] and stock_left:
        return set(hand)
    return answers(rules["beat"], hand, trick_cards, trump or trick_cards[0][1])
