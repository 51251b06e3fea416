"""The pack: order, points, notation, and how a hand is held."""

import copy
import pickle

import pytest

from cruce.cards import CARDS, PACKS, Card, Suit, parse_cards, parse_suit, sort_hand
from cruce.errors import BadNotation
from tests.engine.helpers import cards


def test_ten_stands_between_king_and_ace() -> None:
    """Ranks from low to high are 7 8 9 J Q K T A."""
    hearts = sorted((card for card in CARDS if card.suit is Suit.HEARTS), key=lambda card: card.strength)
    assert [card.text for card in hearts] == ["7H", "8H", "9H", "JH", "QH", "KH", "TH", "AH"]


@pytest.mark.parametrize(
    ("text", "points"), [("AS", 11), ("TS", 10), ("KS", 4), ("QS", 3), ("JS", 2), ("9S", 0), ("8S", 0), ("7S", 0)]
)
def test_card_points(text: str, points: int) -> None:
    """Each rank is worth what the rules say."""
    assert Card.parse(text).points == points


@pytest.mark.parametrize(("size", "lowest"), [(24, "9"), (32, "7")])
def test_packs(size: int, lowest: str) -> None:
    """Both packs are worth 120; 24 cards are nine up, 32 are seven up."""
    pack = PACKS[size]
    assert len(set(pack)) == size
    assert sum(card.points for card in pack) == 120
    assert min(pack, key=lambda card: card.strength).rank == lowest


def test_every_card_reads_back() -> None:
    """A card's text names that card and no other."""
    assert [Card.parse(card.text) for card in CARDS] == list(CARDS)


@pytest.mark.parametrize("text", ["", "HA", "10H", "ah", "AH ", "1H", "AX", "🂡", None, 5, b"AH", ["AH"]])
def test_what_is_no_card_is_refused(text: object) -> None:
    """Anything but rank then suit is refused, quoted."""
    with pytest.raises(BadNotation, match="is no card"):
        Card.parse(text)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["", "h", "HH", "♥", None, 1, ["H"]])
def test_what_is_no_suit_is_refused(text: object) -> None:
    """Anything but one of C D H S is refused."""
    with pytest.raises(BadNotation, match="is no suit"):
        parse_suit(text)  # type: ignore[arg-type]


@pytest.mark.parametrize("texts", ["AH", 5, None])
def test_a_list_of_cards_is_a_list(texts: object) -> None:
    """One text is not a list of cards."""
    with pytest.raises(BadNotation, match="no list of cards"):
        parse_cards(texts)  # type: ignore[arg-type]


def test_mates() -> None:
    """King and queen of a suit are each other's mate; no other card has one."""
    assert Card.parse("KH").mate is Card.parse("QH")
    assert Card.parse("QH").mate is Card.parse("KH")
    assert [card for card in CARDS if card.mate] == list(cards("QC KC QD KD QH KH QS KS"))


def test_a_card_stays_itself() -> None:
    """Copies and pickles are the card itself, and nothing can change it."""
    ace = Card.parse("AH")
    assert pickle.loads(pickle.dumps(ace)) is ace  # noqa: S301 - a pickle of our own making
    assert copy.deepcopy(ace) is ace
    with pytest.raises(AttributeError):
        ace.points = 12
    with pytest.raises(AttributeError):
        del ace.points


@pytest.mark.parametrize(
    ("hand", "trump", "held"),
    [
        ("9H AH TS KC 9D AC", None, "AC KC 9D TS AH 9H"),
        ("AH TH KH QH JH 9H", None, "AH TH KH QH JH 9H"),
        ("9H 9D KD", None, "KD 9D 9H"),
        ("9S KC QC", None, "KC QC 9S"),
        ("9C 9D 9H", None, "9D 9C 9H"),
        ("9C 9D 9H 9S", "H", "9H 9C 9D 9S"),
        ("9C 9D 9S", "C", "9C 9D 9S"),
        ("9D 9S", "C", "9D 9S"),
        ("9C 9D", "H", "9C 9D"),
        ("9H TH AH KC", "H", "AH TH 9H KC"),
        ("", None, ""),
    ],
)
def test_hand_sorted_by_alternating_colour(hand: str, trump: str | None, held: str) -> None:
    """Colours alternate where they can, trump stands at the left, high cards first with the ten above the king."""
    suit = None if trump is None else Suit(trump)
    assert " ".join(card.text for card in sort_hand(cards(hand), suit)) == held
