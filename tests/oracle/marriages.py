"""Marriages: the king and queen of a suit in the hand of a leader."""

from collections.abc import Collection, Sequence

from tests.oracle.claims import Json

MATES = {"K": "Q", "Q": "K"}


def is_marriage(hand: Collection[str], card: str) -> bool:
    """Say whether a card of a hand is half of a pair that the hand holds whole."""
    return card[0] in MATES and MATES[card[0]] + card[1] in hand


def claims(rules: Json, hand: Collection[str], trick_cards: Sequence[str]) -> set[str]:
    """Return the cards of a hand whose marriage may be claimed in words as they are led."""
    if rules["marriage"] != "claimed" or trick_cards:
        return set()
    return {card for card in hand if is_marriage(hand, card)}


def marriage_paid(rules: Json, hand: Collection[str], trick_cards: Sequence[str], trump: str | None, move: str) -> int:
    """Return what a move such as `play KH` or `claim KH` scores for its side.

    Args:
        rules: The fields of the ruleset.
        hand: The cards the seat holds, the one it moves included.
        trick_cards: What has been laid to the trick before: nothing for a lead.
        trump: The trump suit, or none where the card led is to name it.
        move: The move as text.
    """
    verb, card = move.split()
    shown = {"none": False, "auto": verb == "play", "claimed": verb == "claim"}[rules["marriage"]]
    if not shown or trick_cards or not is_marriage(hand, card):
        return 0
    paid: int = rules["marriage_trump"] if trump in {None, card[1]} else rules["marriage_plain"]
    return paid
