"""What a seat may lay: follow, ruff, beat."""

import pytest

from cruce.errors import Code, IllegalMove
from cruce.observation import observe, refusals
from cruce.state import State
from tests.engine.helpers import legal, opened, played, small


def second(beat: str, led: str, hand: str) -> State:
    """Return a trick in which seat 0 led a card and seat 1, holding a hand, is to act. Hearts are trump."""
    fill = [card for card in ["9C", "JC", "QC", "9D", "JD", "QD"] if card not in hand]
    state = opened(small(3, beat=beat), "H", f"{led} {fill[0]} {fill[1]}", hand, "KC TC AC", "KD TD AD")
    return played(state, f"play {led}")


def third(beat: str, led: str, laid: str, hand: str) -> State:
    """Return a trick in which two cards lie and seat 2, holding a hand, is to act. Hearts are trump."""
    fill = [card for card in ["JC", "QC", "JD", "QD"] if card not in hand]
    hands = (f"{led} {fill[0]} {fill[1]}", f"{laid} {fill[2]} {fill[3]}", hand, "KD TD AD")
    return played(opened(small(3, beat=beat), "H", *hands), f"play {led}, play {laid}")


def allowed(state: State) -> str:
    """Return the legal cards, and check that every other card of the hand is refused with a reason."""
    assert state.to_act is not None
    hand, refused = state.hands[state.to_act], refusals(observe(state, state.to_act))
    free = legal(state).split()
    assert {card.text for card in refused} == {card.text for card in hand} - set(free)
    for card in refused:
        with pytest.raises(IllegalMove) as fault:
            played(state, f"play {card}")
        assert fault.value.reason == refused[card]
    return " ".join(free)


def codes(state: State) -> dict[str, str]:
    """Return the code of each card of the hand that is refused."""
    assert state.to_act is not None
    return {card.text: reason.code.value for card, reason in refusals(observe(state, state.to_act)).items()}


@pytest.mark.parametrize("beat", ["none", "overruff", "iber", "always"])
@pytest.mark.parametrize(
    ("led", "hand", "free"),
    [
        ("JS", "9S AH 9C", "9S"),  # the suit led must be followed
        ("JS", "AH 9H 9C", "AH 9H"),  # without it a trump must be played
        ("JS", "AD 9C KD", "AD 9C KD"),  # without either any card may
        ("JH", "AD 9C KD", "AD 9C KD"),  # trump led, none held
    ],
)
def test_follow_then_ruff_then_any(beat: str, led: str, hand: str, free: str) -> None:
    """The first duties hold whatever the rules say of beating."""
    state = opened(small(3, beat=beat), "H", f"{led} JD QD", hand, "KC TC AC", "TD KS QS")
    assert allowed(played(state, f"play {led}")) == free


@pytest.mark.parametrize(("beat", "free"), [("none", "9S AS"), ("overruff", "9S AS"), ("iber", "AS"), ("always", "AS")])
def test_beating_a_plain_card(beat: str, free: str) -> None:
    """Spades led, JS to beat, 9S AS TH held."""
    assert allowed(second(beat, "JS", "9S AS TH")) == free


@pytest.mark.parametrize(
    ("beat", "free"), [("none", "9S AS"), ("overruff", "9S AS"), ("iber", "9S AS"), ("always", "9S AS")]
)
def test_following_when_another_has_ruffed(beat: str, free: str) -> None:
    """JS ruffed with 9H: no spade beats it, so any spade follows."""
    assert allowed(third(beat, "JS", "9H", "9S AS TH")) == free


@pytest.mark.parametrize(("beat", "free"), [("none", "9H AH"), ("overruff", "AH"), ("iber", "9H AH"), ("always", "AH")])
def test_ruffing_when_another_has_ruffed(beat: str, free: str) -> None:
    """9S ruffed with JH, 9H AH 9C held."""
    assert allowed(third(beat, "9S", "JH", "9H AH 9C")) == free


@pytest.mark.parametrize("beat", ["none", "overruff", "iber", "always"])
def test_ruffing_lower_when_no_trump_is_higher(beat: str) -> None:
    """A trump that cannot beat the ruff must be played all the same."""
    assert allowed(third(beat, "9S", "TH", "9H QH 9C")) == "9H QH"


@pytest.mark.parametrize(("beat", "free"), [("none", "9H AH"), ("overruff", "9H AH"), ("iber", "AH"), ("always", "AH")])
def test_beating_when_trumps_are_led(beat: str, free: str) -> None:
    """JH led, 9H AH 9C held: overruffing is no duty there."""
    assert allowed(second(beat, "JH", "9H AH 9C")) == free


@pytest.mark.parametrize("beat", ["none", "overruff", "iber", "always"])
def test_following_lower_when_no_card_is_higher(beat: str) -> None:
    """TS led, 9S KS held: either may be laid."""
    assert allowed(second(beat, "TS", "9S KS TH")) == "9S KS"


def test_the_ten_beats_the_king() -> None:
    """Whoever must beat KS with TS or QS lays the ten."""
    assert allowed(second("always", "KS", "QS TS 9H")) == "TS"


def test_a_partners_winning_card_must_be_beaten_too() -> None:
    """There is no exception for the partner: seat 2 must beat the jack seat 0 wins with."""
    assert allowed(third("always", "JS", "9S", "QS AS 9H")) == "QS AS"
    assert allowed(third("iber", "JS", "9S", "QS AS 9H")) == "QS AS"


def test_a_ruff_wins_over_the_first_ruff_only_when_higher() -> None:
    """Without a duty to overruff, a lower trump loses the trick to the first."""
    state = played(third("none", "9S", "JH", "9H AH 9C"), "play 9H, play KD")
    assert state.tricks[0].winner == 1


def test_reasons_name_the_duty_and_what_it_asks() -> None:
    """Each refusal says which duty, with the suit asked for or the card to beat."""
    assert codes(second("none", "JS", "9S AH 9C")) == {"AH": "follow", "9C": "follow"}
    assert codes(second("none", "JS", "AH 9H 9C")) == {"9C": "ruff"}
    assert codes(second("always", "JS", "9S AS TH")) == {"TH": "follow", "9S": "beat"}
    assert codes(third("overruff", "9S", "JH", "9H AH 9C")) == {"9C": "ruff", "9H": "overruff"}
    reasons = refusals(observe(third("overruff", "9S", "JH", "9H AH 9C"), 2))
    said = {card.text: str(reason) for card, reason in reasons.items()}
    assert said == {
        "9C": "without the suit led, a trump (H) must be played",
        "9H": "JH can be overruffed and must be",
    }


def test_a_card_not_held_is_refused() -> None:
    """Even one that would follow suit."""
    with pytest.raises(IllegalMove) as refused:
        played(second("none", "JS", "9S AH 9C"), "play AS")
    assert (refused.value.reason.code, refused.value.reason.card) == (Code.NOT_HELD, "AS")


def test_a_card_cannot_be_played_twice() -> None:
    """A card laid is out of the hand."""
    state = opened(small(2), "H", "9S 9H", "KS KH", "QS QH", "JS JH")
    state = played(state, "play 9S, play KS, play QS, play JS")
    with pytest.raises(IllegalMove) as refused:
        played(state, "play KS")
    assert refused.value.reason.code is Code.NOT_HELD
