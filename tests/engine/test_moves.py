"""Moves as text."""

import pytest

from cruce.cards import CARDS, Card, Suit
from cruce.errors import BadNotation
from cruce.moves import (
    CLAIMS,
    NEXT,
    PASS,
    PEEKS,
    PLAYS,
    TRUMPS,
    UNDO,
    Accuse,
    Bid,
    Claim,
    Cut,
    Exchange,
    Move,
    NameTrump,
    Peek,
    Play,
    parse_move,
)
from tests.engine.helpers import cards

EXCHANGES = (
    Exchange((), ()),
    Exchange(cards("9C JD"), ()),
    Exchange(cards("9C"), cards("AH")),
    Exchange(cards("9C JD"), cards("AH TH")),
    Exchange(cards("7C 8C 9C JC QC KC TC"), cards("7S 8S 9S JS QS KS TS")),
    Exchange((), cards("AH")),
)
ACCUSATIONS = (*(Accuse(seat) for seat in range(6)), *(Accuse(seat, by) for seat in range(6) for by in range(6)))
EVERY_MOVE: tuple[Move, ...] = (
    PASS,
    NEXT,
    UNDO,
    *map(Bid, range(1, 100)),
    *TRUMPS,
    *PLAYS.values(),
    *CLAIMS.values(),
    *map(Cut, range(100)),
    *PEEKS,
    *EXCHANGES,
    *ACCUSATIONS,
)


def test_every_move_reads_back() -> None:
    """The text of a move is that move and no other."""
    assert [parse_move(move.text) for move in EVERY_MOVE] == list(EVERY_MOVE)
    assert len({move.text for move in EVERY_MOVE}) == len(EVERY_MOVE)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (PASS, "pass"),
        (Bid(2), "bid 2"),
        (Peek(agrees=True), "peek yes"),
        (Peek(agrees=False), "peek no"),
        (Exchange(cards("9C JD"), ()), "exchange 9C JD"),
        (Exchange(cards("9C JD"), cards("AH TH")), "exchange 9C JD for TH AH"),
        (Exchange((), ()), "exchange"),
        (NameTrump(Suit.HEARTS), "trump H"),
        (PLAYS[Card.parse("KH")], "play KH"),
        (Claim(Card.parse("KH")), "claim KH"),
        (Accuse(2), "accuse 2"),
        (Accuse(2, 1), "accuse 2 by 1"),
        (Cut(9), "cut 9"),
        (Cut(0), "knock"),
        (NEXT, "next"),
        (UNDO, "undo"),
    ],
)
def test_how_moves_are_written(move: Move, text: str) -> None:
    """Moves are written as the rules write them."""
    assert move.text == text
    assert parse_move(text) == move


def test_the_order_of_exchanged_cards_means_nothing() -> None:
    """However its cards are listed, it is the same exchange."""
    assert parse_move("exchange JD 9C for TH AH") == parse_move("exchange 9C JD for AH TH")
    assert parse_move("exchange 9C JD for AH TH") != parse_move("exchange AH TH for 9C JD")


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "Pass", "pass 1", "bid", "bid two", "bid -1", "bid 2.0", "bid 100", "bid ²", "bid ٢", "bid 1 2"),
        *(
            "trump",
            "trump X",
            "trump h",
            "trump H S",
            "play",
            "play XX",
            "play kh",
            "play KH QH",
            "KH",
            "next 1",
            "undo 1",
            "Undo",
        ),
        *("claim", "claim XX", "claim 9H", "claim AH", "claim kh", "claim KH QH", "claim 20"),
        *(
            "accuse",
            "accuse x",
            "accuse -1",
            "accuse 100",
            "accuse 1 2",
            "accuse 2 by",
            "accuse 2 by x",
            "accuse 2 to 1",
        ),
        *("cut", "cut 0", "cut -1", "cut 100", "cut nine", "cut 9 9", "knock 1", "Knock", "cut knock"),
        *("peek", "peek maybe", "peek Yes", "peek yes no", "yes", "peek 1"),
        *("exchange 1C", "exchange 9c", "exchange 9C for AH for TH", "exchange 9C and JD", "exchange for for AH"),
        *(None, 7, b"pass", ["pass"], PASS),
    ],
)
def test_what_is_no_move_is_refused(text: object) -> None:
    """Anything else is refused, and the refusal shows what moves look like."""
    with pytest.raises(BadNotation, match="is no move; write one such as pass, bid 2, "):
        parse_move(text)  # type: ignore[arg-type]


def test_a_long_text_is_quoted_briefly() -> None:
    """The refusal of an endless text is still one short sentence."""
    for text in ("play " * 100_000, "exchange " + "9C " * 100_000 + "XX"):
        with pytest.raises(BadNotation) as refused:
            parse_move(text)
        assert len(str(refused.value)) < 250


@pytest.mark.parametrize("level", ["2", 2.0, True, None])
def test_a_bid_holds_a_whole_number(level: object) -> None:
    """A level that is no whole number makes no bid, so none slips into a record."""
    with pytest.raises(BadNotation, match="level of a bid"):
        Bid(level)  # type: ignore[arg-type]


@pytest.mark.parametrize("place", ["9", 9.0, True, None, -1])
def test_a_cut_holds_a_place(place: object) -> None:
    """A whole number from 0 up."""
    with pytest.raises(BadNotation, match="no place to cut at"):
        Cut(place)  # type: ignore[arg-type]


@pytest.mark.parametrize("agrees", ["yes", 1, 0, None])
def test_a_peek_is_answered_by_yes_or_no(agrees: object) -> None:
    """Nothing that merely counts as one."""
    with pytest.raises(BadNotation, match="neither yes nor no"):
        Peek(agrees)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", ["2", 2.0, True, -1])
def test_an_accusation_holds_seats(seat: object) -> None:
    """Whole numbers from 0 up, the accused and the accuser alike."""
    with pytest.raises(BadNotation, match="is no seat"):
        Accuse(seat)  # type: ignore[arg-type]
    with pytest.raises(BadNotation, match="is no seat"):
        Accuse(0, seat)  # type: ignore[arg-type]


def test_trump_and_cards_are_of_their_kind() -> None:
    """A text in place of a suit or card makes no move: it would look alike and not be the same."""
    with pytest.raises(BadNotation, match="no suit"):
        NameTrump("H")  # type: ignore[arg-type]
    with pytest.raises(BadNotation, match="no card"):
        Play("KH")  # type: ignore[arg-type]
    with pytest.raises(BadNotation, match="no marriage"):
        Claim("KH")  # type: ignore[arg-type]
    for wrong in (("9C",), "9C", None, (None,), 9):
        with pytest.raises(BadNotation, match="no cards to exchange"):
            Exchange(wrong, ())  # type: ignore[arg-type]
        with pytest.raises(BadNotation, match="no cards to exchange"):
            Exchange((), wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_only_kings_and_queens_are_claimed(card: Card) -> None:
    """They are the cards that have a mate."""
    if card.rank in ("K", "Q"):
        assert Claim(card) == CLAIMS[card]
    else:
        with pytest.raises(BadNotation, match="half of no marriage"):
            Claim(card)
