"""Random streams: the same numbers for ever."""

import pytest

from cruce.cards import PACKS
from cruce.dealing import first_dealer, shuffled_deal
from cruce.errors import BadStream
from cruce.streams import Stream
from tests.engine.helpers import standard


def test_the_shuffle_is_pinned() -> None:
    """These orders must never change, whatever Python runs them: a seed in somebody's record is a promise."""
    assert " ".join(card.text for card in Stream("7/0", "deal/0").shuffled(PACKS[24])) == (
        "9D QD AD JS TC AS JH KD KS QC 9C AC 9H QS TH TD 9S AH JD JC QH KH TS KC"
    )
    assert " ".join(card.text for card in Stream("Ștefan", "deal/12").shuffled(PACKS[32])) == (
        "JH QH AS AH 7C AC TD TH KS KC JC 8H 8S 9C JD QC TS KD QD KH 9D 7H 7D 9H 7S 9S 8C AD QS 8D TC JS"
    )


def test_numbers_are_pinned() -> None:
    """The numbers behind the shuffle are the same ones everywhere, to the last digit."""
    stream = Stream("seed", "purpose")
    assert [stream.fraction() for _ in range(3)] == [0.5099513493688006, 0.7489091876731351, 0.9755590318317157]
    assert [stream.below(6) for _ in range(12)] == [2, 5, 5, 3, 1, 3, 3, 3, 0, 3, 5, 2]


def test_a_match_is_pinned() -> None:
    """Dealer and first cards of a match are found in its seed."""
    assert [first_dealer(standard(), f"7/{number}") for number in range(8)] == [2, 1, 1, 1, 0, 0, 2, 1]
    deal = shuffled_deal(standard(), "7/0", 0, 2)
    assert " ".join(card.text for card in deal.hands[3]) == "9D QD AD 9H QS TH"


def test_the_same_seed_and_purpose_give_the_same_numbers() -> None:
    """Two streams of one name run alike."""
    first, second = Stream("s", "p"), Stream("s", "p")
    assert [first.fraction() for _ in range(20)] == [second.fraction() for _ in range(20)]


def test_streams_are_independent() -> None:
    """Drawing from one stream changes no other, and no two purposes or seeds share their numbers."""
    untouched = Stream("s", "p").fraction()
    other = Stream("s", "q")
    for _ in range(100):
        other.fraction()
    assert Stream("s", "p").fraction() == untouched
    firsts = [Stream(seed, purpose).fraction() for seed in ("s", "t", "s/0") for purpose in ("p", "q", "p/0", "0/p")]
    assert len(set(firsts)) == len(firsts)


def test_a_shuffle_moves_every_card_and_loses_none() -> None:
    """Over many shuffles each card comes to each place about as often."""
    counts: dict[tuple[str, ...], int] = {}
    stream = Stream("fair", "test")
    for _ in range(4000):
        order = stream.shuffled("abcd")
        assert sorted(order) == list("abcd")
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert all(100 < count < 240 for count in counts.values())


@pytest.mark.parametrize("limit", [0, -1])
def test_nothing_is_below_nothing(limit: int) -> None:
    """There is no number to draw."""
    with pytest.raises(BadStream):
        Stream("s", "p").below(limit)


def test_nothing_is_chosen_among_nothing() -> None:
    """There is no item to draw."""
    with pytest.raises(BadStream):
        Stream("s", "p").choice(())


@pytest.mark.parametrize("seed", [None, 7, b"7", ["7"]])
def test_a_seed_is_a_text(seed: object) -> None:
    """Another kind of value is refused, as a purpose too."""
    with pytest.raises(BadStream):
        Stream(seed, "p")  # type: ignore[arg-type]
    with pytest.raises(BadStream):
        Stream("s", seed)  # type: ignore[arg-type]


def test_a_seed_can_be_written_down() -> None:
    """Half of a character, as a wrongly decoded command line holds, is no text."""
    with pytest.raises(BadStream):
        Stream(chr(0xDCFF), "p")
