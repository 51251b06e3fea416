"""Good sense, position by position, of every player that has some. Hearts are trump."""

import pytest

from cruce.bots import BOTS, choose
from cruce.observation import observe
from cruce.state import State
from cruce.streams import Stream
from tests.engine.helpers import opened, played, standard

ALL = standard(packet=6)
"""The whole hand is dealt before the auction, so that a test can write it out."""
WORLDS = 12


@pytest.fixture(params=["club", "strong", "expert"])
def bot(request: pytest.FixtureRequest) -> str:
    """Return the name of a player."""
    name: str = request.param
    return name


def move(state: State, bot: str) -> str:
    """Return what a player does where it is to act."""
    assert state.to_act is not None
    return choose(BOTS[bot], observe(state, state.to_act), Stream("sense", "test"), WORLDS).text


def after(*laid: str, hands: tuple[str, str, str, str], trump: str = "H") -> State:
    """Return a round of four, seat 0 leading, after some cards. All 24 cards are in the hands."""
    return played(opened(ALL, trump, *hands), *(f"play {card}" for card in laid))


def test_it_fattens_a_trick_its_partner_has_won(bot: str) -> None:
    """Partner's ace takes the trick, the last seat has nothing to fear: the ten goes along, not the nine."""
    hands = ("9S 9C JC 9D JD 9H", "AS QC KC QD KD JH", "JS TC AC AD TD QH", "TS KS QS KH TH AH")
    assert move(after("9S", "AS", "JS", hands=hands), bot) == "play TS"


def test_it_wastes_no_ten_under_an_opponents_ace(bot: str) -> None:
    """The trick is lost: a small card will do."""
    hands = ("AS JC 9D JD 9H JH", "KS QC KC QD KD QH", "9C JS TC AD TD AC", "TS 9S QS KH TH AH")
    assert move(after("AS", "KS", "JS", hands=hands), bot) in {"play 9S", "play QS"}


def test_it_throws_away_the_least(bot: str) -> None:
    """With nothing to win and no suit to follow, a nine goes before anything of worth."""
    hands = ("AH 9S JS 9D JD KS", "KH QS TS TC AC JH", "QH AS KC QC AD JC", "9C TD QD KD 9H TH")
    state = played(opened(ALL, "S", *hands), "play 9S, play QS, play AS")
    assert move(state, bot) == "play 9C"


def test_it_takes_a_fat_trick_with_the_last_card(bot: str) -> None:
    """Twenty-one points lie there and the ace of the suit led is in hand."""
    hands = ("TS 9C JC 9D JD 9H", "9S QC KC QD KD QH", "KS TC AC AD TD JH", "AS JS QS KH TH AH")
    assert move(after("TS", "9S", "KS", hands=hands), bot) == "play AS"


def test_it_does_not_ruff_with_its_ace_when_less_is_enough(bot: str) -> None:
    """The last seat's ruff wins with any trump; the one that wins a trick by itself is kept."""
    hands = ("AS JS QS 9D JD TH", "9S QC KC QD KD JH", "KS TS AC AD TD QH", "9H AH KH TC 9C JC")
    assert move(after("AS", "9S", "KS", hands=hands), bot) != "play AH"


def test_it_ruffs_its_partners_ace_with_its_least_trump(bot: str) -> None:
    """It must ruff; it takes the trick over with nothing that would win another one."""
    hands = ("9S JC 9D JD 9C JH", "AS QC KC QD KD JS", "KS TC QS TD AD TS", "AH TH 9H QH AC KH")
    assert move(after("9S", "AS", "KS", hands=hands), bot) == "play 9H"


def test_it_leads_a_marriage(bot: str) -> None:
    """A plain pair pays twenty at once; with two pairs, one of them comes first and the other after it."""
    hands = ("KS QS 9C JC 9D JD", "AS TS QC KC QD KD", "JS 9S TC AC AD TD", "9H JH QH KH TH AH")
    assert move(after(hands=hands), bot) in {"play KS", "play QS"}
    hands = ("KS QS 9C JC KH QH", "AS TS QC KC QD KD", "JS 9S TC AC AD TD", "9H JH 9D JD TH AH")
    assert move(after(hands=hands), bot) in {"play KH", "play QH", "play KS", "play QS"}


def test_it_draws_trumps_when_it_is_master(bot: str) -> None:
    """With ace, ten, king and jack of six trumps it leads one of those nobody can beat."""
    hands = ("AH TH KH JH 9C 9D", "QH 9S QC KC QD KD", "9H JS TC AC AD TD", "AS TS KS QS JC JD")
    assert move(after(hands=hands), bot) in {"play AH", "play TH", "play KH"}
