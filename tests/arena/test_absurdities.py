"""Each absurdity where it counts, where it does not, and where there is no opportunity for it."""

import pytest

from cruce.arena.absurdities import absurdities
from cruce.moves import parse_move
from cruce.observation import observe
from cruce.rules import Rules
from cruce.state import State
from tests.engine.helpers import laid, opened, random_states, small


def verdicts(state: State, card: str) -> dict[str, bool]:
    """Return what there was an opportunity for when the seat to act lays a card, and whether it took it."""
    assert state.to_act is not None
    return dict(absurdities(observe(state, state.to_act), parse_move(f"play {card}")))


def test_gives_points_away() -> None:
    """Last to an ace, its ten is seven points more than its queen."""
    state = laid(opened(small(2), "H", "AS 9D", "9S 9C", "JS JC", "TS QS"), "AS 9S JS")
    assert verdicts(state, "TS") == {"gives": True}
    assert verdicts(state, "QS") == {"gives": False}


@pytest.mark.parametrize(
    ("last", "card"),
    [
        ("KS KD", "KS"),  # it has no choice
        ("KS QS", "KS"),  # a point more is none
        ("TC KC", "TC"),  # six more are
    ],
)
def test_gives_only_what_is_much_dearer(last: str, card: str) -> None:
    """By six points and more, among the cards that may be laid."""
    state = laid(opened(small(2), "H", "AS 9D", "9S 9C", "JS JC", last), "AS 9S JS")
    assert verdicts(state, card) == ({"gives": True} if card == "TC" else {})


def test_giving_is_judged_of_the_last_card_that_loses() -> None:
    """Not before it, not when the trick is won, and not when the partner wins it."""
    hands = "9S 9D", "9C JC", "JS KD", "AS QS"
    state = laid(opened(small(2), "H", *hands), "9S")
    assert "gives" not in verdicts(state, "JC")
    assert "gives" not in verdicts(laid(state, "9C JS"), "AS")
    state = laid(opened(small(2), "H", "9S 9D", "KS JC", "JS KD", "TS QS"), "9S KS JS")
    assert "gives" not in verdicts(state, "TS")


def test_keeps_a_ten_its_partner_could_have() -> None:
    """Last, the partner's ace has won; the ten of clubs may fall to the ace of clubs one day."""
    state = laid(opened(small(2), "H", "9S 9D", "AS JC", "JS KD", "TC 9C"), "9S AS JS")
    assert verdicts(state, "9C") == {"keeps_ten": True}
    assert verdicts(state, "TC") == {"keeps_ten": False}


def test_an_ace_in_its_place_is_no_ten_kept() -> None:
    """Only a card of fewer points is."""
    state = laid(opened(small(2), "H", "9S 9D", "KS JC", "JS KD", "TC AD"), "9S KS JS")
    assert verdicts(state, "AD") == {"keeps_ten": False}


@pytest.mark.parametrize(
    ("hands", "cards"),
    [
        (("9S 9D", "AS JC", "JS KD", "TC AC"), "9S AS JS"),  # its ace is in the same hand
        (("9S 9D", "AS JC", "JS KD", "TH 9C"), "9S AS JS"),  # a trump
        (("AS 9D", "9S JC", "JS KD", "TC 9C"), "AS 9S JS"),  # the others win
        (("AS 9D", "9S JC", "TC KD", "9C QC"), "AS 9S"),  # the last seat may yet ruff
    ],
)
def test_a_ten_may_be_kept(hands: tuple[str, ...], cards: str) -> None:
    """When nothing threatens it, or it would not be the partner's for sure."""
    state = laid(opened(small(2), "H", *hands), cards)
    assert state.to_act is not None
    assert "keeps_ten" not in verdicts(state, state.hands[state.to_act][-1].text)


def test_the_partner_wins_for_sure_before_the_last_seat() -> None:
    """The highest trump; or a seat to come that has shown neither the suit nor trumps."""
    state = laid(opened(small(2), "H", "AH 9D", "9H JC", "TC 9C", "JH QC"), "AH 9H")
    assert verdicts(state, "9C") == {"keeps_ten": True}
    shown = laid(opened(small(3), "H", "AS QS 9D", "JS 9S QD", "TS TC 9C", "JD KD AD"), "AS JS TS JD QS 9S")
    assert verdicts(shown, "9C") == {"keeps_ten": True}
    hidden = laid(opened(small(3), "H", "AS QS 9D", "JS 9S QD", "TS TC 9C", "KS KD AD"), "AS JS TS KS QS 9S")
    assert verdicts(hidden, "9C") == {}


FREE = {"stock": "draw", "free_play_while_stock": True}


def test_ruffs_its_partners_trick() -> None:
    """Where nothing makes it, and a nine of another suit would do."""
    hands = "9S 9D", "AS JC", "JS KD", "9H 9C"
    state = laid(opened(small(2, **FREE), "H", *hands), "9S AS JS")
    assert verdicts(state, "9H") == {"ruffs_partner": True}
    assert verdicts(state, "9C") == {"ruffs_partner": False}
    duty = laid(opened(small(2), "H", *hands), "9S AS JS")
    assert verdicts(duty, "9H") == {}


@pytest.mark.parametrize(
    "hands",
    [
        ("9S 9D", "AS JC", "JS KD", "9H JD"),  # the discard would cost points
        ("AS 9D", "9S JC", "JS KD", "9H 9C"),  # it is not the partner's trick
        ("9H 9D", "AH JC", "JH KD", "QH 9C"),  # trumps are led: that is no ruff
    ],
)
def test_a_ruff_may_be_right(hands: tuple[str, ...]) -> None:
    """Then there is no opportunity to be absurd."""
    cards = " ".join(hand.split()[0] for hand in hands[:3])
    state = laid(opened(small(2, **FREE), "H", *hands), cards)
    assert "ruffs_partner" not in verdicts(state, hands[3].split()[0])


def test_leads_trump_when_only_its_partner_can_have_any() -> None:
    """Both opponents have shown that they have none."""
    state = laid(opened(small(3), "H", "AH TH AS", "9C JC QC", "9H QS KS", "9D JD QD"), "AH 9C 9H 9D")
    assert verdicts(state, "TH") == {"leads_trump": True}
    assert verdicts(state, "AS") == {"leads_trump": False}


def test_a_trump_that_shows_the_marriage_is_led_with_reason() -> None:
    """Forty points are worth a trump of the partner's; another trump is none the less absurd."""
    hands = ("AH KH QH TH AS", "9C JC QC KC TC", "9H QS KS TS JS", "9D JD QD KD TD")
    state = laid(opened(small(5), "H", *hands), "AH 9C 9H 9D")
    assert verdicts(state, "KH") == {"leads_trump": False}
    assert verdicts(state, "TH") == {"leads_trump": True}


@pytest.mark.parametrize(
    "hands",
    [
        ("AH TH AS", "9C JC QC", "9H QS KS", "JH JD QD"),  # one opponent has followed
        ("AH TH KH", "9C JC QC", "9H QS KS", "9D JD QD"),  # there is nothing else to lead
        ("AH AD AS", "9C JC QC", "9H QS KS", "9D JD KD"),  # there is no trump to lead
        ("AH TH AS", "9C JC QC", "QS KS TS", "9D JD QD"),  # the partner has shown that it has none either
    ],
)
def test_a_trump_may_be_led(hands: tuple[str, ...]) -> None:
    """Then there is no opportunity to be absurd."""
    cards = " ".join(hand.split()[0] for hand in hands)
    assert verdicts(laid(opened(small(3), "H", *hands), cards), hands[0].split()[1]) == {}


@pytest.mark.parametrize(("name", "players"), [("standard", 3), ("tromf-two", 2), ("six", 6), ("talon", 4)])
def test_every_card_of_every_table_can_be_judged(name: str, players: int) -> None:
    """Those about partners only where there are some."""
    rules, found = Rules.named(name, players), set()
    for number in range(4):
        for state in random_states(rules, "absurd", number):
            if state.to_act is not None and state.phase == "play":
                found |= {kind for move in state.legal_moves for kind in verdicts(state, move.text.split()[1])}
    assert "gives" in found
    assert found == {"gives"} or rules.sides < players
