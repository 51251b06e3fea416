"""Moves as text."""

import pytest

from cruce.cards import CARDS, Suit
from cruce.errors import BadNotation
from cruce.moves import NEXT, PASS, PLAYS, TRUMPS, Bid, Move, NameTrump, Next, Play, parse_move

EVERY_MOVE: tuple[Move | Next, ...] = (PASS, NEXT, *map(Bid, range(1, 100)), *TRUMPS, *PLAYS.values())


def test_every_move_reads_back() -> None:
    """The text of a move is that move and no other."""
    assert [parse_move(move.text) for move in EVERY_MOVE] == list(EVERY_MOVE)
    assert len({move.text for move in EVERY_MOVE}) == len(EVERY_MOVE)


def test_how_moves_are_written() -> None:
    """Moves are written as the rules write them."""
    moves: tuple[Move | Next, ...] = (PASS, Bid(2), NameTrump(Suit.HEARTS), PLAYS[CARDS[0]], NEXT)
    assert [move.text for move in moves] == ["pass", "bid 2", "trump H", "play 7C", "next"]


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "Pass", "pass 1", "bid", "bid two", "bid -1", "bid 2.0", "bid 100", "bid ²", "bid ٢", "bid 1 2"),
        *("trump", "trump X", "trump h", "trump H S", "play", "play XX", "play kh", "play KH QH", "KH", "next 1"),
        *("claim KH", "accuse 2", "cut 9", "knock", "peek yes", "exchange 9C"),
        *(None, 7, b"pass", ["pass"], PASS),
    ],
)
def test_what_is_no_move_is_refused(text: object) -> None:
    """Anything else is refused, moves of rules that are not played yet among it."""
    with pytest.raises(BadNotation, match="is no move"):
        parse_move(text)  # type: ignore[arg-type]


def test_a_long_text_is_quoted_briefly() -> None:
    """The refusal of an endless text is still one short sentence."""
    with pytest.raises(BadNotation) as refused:
        parse_move("play " * 100_000)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("level", ["2", 2.0, True, None])
def test_a_bid_holds_a_whole_number(level: object) -> None:
    """A level that is no whole number makes no bid, so none slips into a record."""
    with pytest.raises(BadNotation, match="level of a bid"):
        Bid(level)  # type: ignore[arg-type]


def test_trump_and_card_are_of_their_kind() -> None:
    """A text in place of a suit or card makes no move: it would look alike and not be the same."""
    with pytest.raises(BadNotation, match="no suit"):
        NameTrump("H")  # type: ignore[arg-type]
    with pytest.raises(BadNotation, match="no card"):
        Play("KH")  # type: ignore[arg-type]
