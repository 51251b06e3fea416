"""The club player's good sense, position by position. Hearts are trump where nothing else is said."""

import pytest

from cruce.bots import BOTS, choose
from cruce.dealing import shuffled_deal
from cruce.observation import observe
from cruce.rules import Rules
from cruce.state import State
from cruce.streams import Stream
from tests.engine.helpers import lay_out, opened, played, standard

ALL = standard(packet=6)
"""The whole hand is dealt before the auction, so that a test can write it out."""


def move(state: State) -> str:
    """Return what the club player does where it is to act."""
    assert state.to_act is not None
    return choose(BOTS["club"], observe(state, state.to_act), Stream("club", "test"), 1).text


def after(*laid: str, hands: tuple[str, str, str, str], trump: str = "H") -> State:
    """Return a round of four, seat 0 leading, after some cards. All 24 cards are in the hands."""
    return played(opened(ALL, trump, *hands), *(f"play {card}" for card in laid))


def test_it_discards_points_on_its_partners_trick() -> None:
    """Without the suit and without trumps, a ten that would fall anyway is given to the partner."""
    hands = ("9S 9C JC JH QH KH", "AS QS KS AH TH 9H", "JS TS 9D JD AC KC", "TD QD KD AD TC QC")
    assert move(after("9S", "AS", "JS", hands=hands)) in {"play TD", "play TC"}


def test_it_does_not_beat_its_partners_certain_winner() -> None:
    """Partner has won a round of trumps: the ace and the ten, which will win later, are kept."""
    hands = ("9H JC 9D JD 9C 9S", "KH QC KC QD KD QS", "JH TC AC TD AD KS", "AH TH QH TS JS AS")
    assert move(after("9H", "KH", "JH", hands=hands)) == "play QH"


@pytest.mark.parametrize(
    ("packet", "suit"),
    [("AH TH 9C", "H"), ("KC QC AS", "C"), ("9D JD AD", "D"), ("KS QS 9H", "S")],
)
def test_it_names_its_best_suit(packet: str, suit: str) -> None:
    """The suit of its high cards, of its length, of its marriage."""
    rules = standard(hand=3, packet=3)
    others = [
        card for card in ["9C", "JC", "9D", "JD", "9S", "JS", "JH", "QH", "KD", "QD", "TD", "TC"] if card not in packet
    ]
    hands = (packet, " ".join(others[:3]), " ".join(others[3:6]), " ".join(others[6:9]))
    state = played(lay_out(rules, *hands), "bid 1, pass, pass, pass")
    assert move(state) == f"trump {suit}"


def test_it_makes_its_best_suit_trump_by_leading_it() -> None:
    """Where the first card makes trump, it opens in the suit it would have named."""
    rules = standard(trump="first-card")
    for number in range(20):
        state = State.start(rules, shuffled_deal(rules, "first", number, 3))
        state = played(state, "bid 1, pass, pass, pass")
        named = played(State.start(standard(), state.deal), "bid 1, pass, pass, pass")
        assert move(state)[-1] == move(named)[-1]


def bid_on(packet: str, rules: Rules | None = None, *calls: str) -> str:
    """Return what it calls on a half hand, as the first to speak or after others."""
    rules = rules or standard(hand=3, packet=3)
    others = [
        card for card in ["9C", "9D", "9S", "9H", "JC", "JD", "JS", "JH", "QC", "QD", "QS", "QH"] if card not in packet
    ]
    seats = [" ".join(others[place : place + 3]) for place in (0, 3, 6)]
    seats.insert(len(calls), packet)
    return move(played(lay_out(rules, *seats), *calls) if calls else lay_out(rules, *seats))


def test_it_bids_on_strength_and_passes_on_rags() -> None:
    """Half a hand of nothing is no contract; ace, ten and king of a suit are."""
    assert bid_on("9C JD 9S", standard(hand=3, packet=3, sides=4)) == "pass"
    assert bid_on("AH TH KH").startswith("bid ")


def test_it_bids_more_on_more() -> None:
    """Over an opponent's one, a marriage with its ace bids two; an ace with rags passes."""
    assert bid_on("KH QH AH", None, "bid 1") == "bid 2"
    assert bid_on("AH 9C JD", None, "bid 1") == "pass"


def test_it_does_not_bid_against_its_partner_on_little() -> None:
    """What would open the bidding does not outbid the partner's contract."""
    assert bid_on("AH KH 9C").startswith("bid ")
    assert bid_on("AH KH 9C", None, "bid 1", "pass") == "pass"


def test_it_never_bids_what_it_could_not_make() -> None:
    """On the best half hand there is it stays within what a round can bring."""
    assert bid_on("AH KH QH") in {"bid 1", "bid 2", "bid 3", "bid 4"}


def test_it_takes_the_best_of_the_talon() -> None:
    """Aces and the ten of trumps come into the hand, small cards go; what it names is what it kept."""
    rules = Rules.named("talon", 4)
    hands = ("AH KH 9C 9D JS", "JC QC KC TC QS", "JD QD KD TD KS", "9S TS 9H JH QH")
    state = played(lay_out(rules, *hands), "bid 6, pass, pass, pass")
    assert [card.text for card in state.stock] == ["AC", "AD", "TH", "AS"]
    state = played(state, move(state))
    assert {card.text for card in state.hands[0]} == {"AH", "TH", "AS", "AC", "AD"}
    assert move(state) == "trump H"
