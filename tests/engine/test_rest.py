"""The rest of a round: when a seat can tell, from what it sees alone, that it wins every trick left."""

import pytest

from cruce.errors import BadSeat
from cruce.observation import observe
from cruce.rest import surely_won
from cruce.rules import Rules
from cruce.state import State
from cruce.table import HUMAN, Table
from cruce.view import table_view
from tests.engine.helpers import laid, lay_out, opened, played, random_states, small


def rest(state: State, seat: int = 0) -> str | None:
    """Return the cards a seat would lead, in order, with spaces between; None when it is not sure of all tricks."""
    moves = surely_won(observe(state, seat))
    return None if moves is None else " ".join(move.text.removeprefix("play ") for move in moves)


def holding(hand: str, trump: str = "H", rules: Rules | None = None) -> str | None:
    """Return what a seat would lead that holds a hand at the first lead, the rest of the pack being anywhere."""
    cards = hand.split()
    rules = rules or small(len(cards))
    pack = [rank + suit for suit in "CDHS" for rank in "9JQKTA" if rank + suit not in cards]
    others = [" ".join(pack[seat * len(cards) :][: len(cards)]) for seat in range(rules.players - 1)]
    return rest(opened(rules, trump, hand, *others))


@pytest.mark.parametrize(
    ("hand", "order"),
    [
        ("TH AH KH QH JH 9H", "AH TH KH QH JH 9H"),
        ("AH TH KH", "AH TH KH"),
        ("AS AH TH KH QH JH", "AH TH KH QH JH AS"),
        ("AS TH AH KH", "AH TH KH AS"),
        ("AS TS AH TH KH QH", "AH TH KH QH AS TS"),
        ("AH TH KH 9H", "AH TH KH 9H"),
        ("AC AD AS AH TH KH", "AH TH KH AC AD AS"),
    ],
)
def test_a_hand_that_wins_whatever_the_others_hold(hand: str, order: str) -> None:
    """Trumps first, as each lead of them takes one from whoever holds any; then each suit from the top."""
    assert holding(hand) == order


@pytest.mark.parametrize(
    ("hand", "why"),
    [
        ("AS TS", "trumps are out, and may ruff"),
        ("AH AS", "one lead may leave trumps with one seat"),
        ("AH TH AS", "two leads may leave two trumps of four"),
        ("AH KH", "the ten may be kept back"),
        ("TH KH QH JH 9H", "the ace of trumps is out"),
        ("AH TH KH JH 9H KS", "the plain king is not the highest"),
        ("AH TH KH QH AS KS", "the ten of spades may be kept back"),
        ("AH TH 9H", "of the three higher trumps one may outlast two leads"),
    ],
)
def test_a_hand_that_may_lose_a_trick(hand: str, why: str) -> None:
    """However unlikely."""
    assert holding(hand) is None, why


def test_low_trumps_count_once_the_others_are_drawn() -> None:
    """Of two trumps out, two leads take both, and the nine then wins; three leads are needed for three."""
    assert holding("AH TH KH 9H") == "AH TH KH 9H"  # the queen and the jack are out
    assert holding("AH TH 9H JH") == "AH TH JH 9H"  # the king and the queen are out
    assert holding("AH QH JH 9H TH") == "AH TH QH JH 9H"


def test_a_long_suit_runs_out() -> None:
    """With trumps gone, low cards win when every higher card must have followed before."""
    rules = small(8, players=3, sides=3)
    assert holding("AH TH KH AS TS KS QS 9S", rules=rules) == "AH TH KH AS TS KS QS 9S"
    assert holding("AH TH KH AS TS KS 9S JS", rules=rules) == "AH TH KH AS TS KS JS 9S"
    assert holding("AH TH KH AS TS 9S AC AD", rules=rules) is None  # two leads may leave one of three spades


def test_cards_played_are_no_danger() -> None:
    """What has been laid is in nobody's hand: of five trumps out, four are gone after the first lead."""
    state = opened(small(4), "H", "AH TH AS TS", "JH KS 9C QC", "QH QS 9D QD", "KH JS 9H JC")
    assert rest(state) is None
    assert rest(laid(state, "AH JH QH KH")) == "TH AS TS"


def test_what_the_others_have_shown_to_lack_is_no_danger() -> None:
    """Nobody followed or ruffed, so the trumps that are out lie unused."""
    state = opened(small(3), "H", "AH AS TS", "JC KS 9C", "QC QS 9D", "KC JS JD")
    assert rest(state) is None
    assert rest(laid(state, "AH JC QC KC")) == "AS TS"


@pytest.mark.parametrize("players", [2, 3])
def test_a_card_that_surely_lies_unused_is_no_danger(players: int) -> None:
    """A talon the declarer has seen is out of the game."""
    rules = small(2, players=players, sides=players, stock="talon")
    hands = ("AS AH", "9D JD", "QD KD")[:players]
    state = lay_out(rules, *hands, stock="TH KH QH JH 9H")
    state = played(state, "bid 1", *["pass"] * (players - 1), "exchange", "trump H")
    assert rest(state) == "AH AS"
    state = lay_out(rules, *hands, stock="TH KH QH JH 9H")
    state = played(state, "bid 1", *["pass"] * (players - 1), "exchange AS for TH", "trump H")
    assert rest(state) == "AH TH"


def test_every_marriage_left_is_shown() -> None:
    """By itself, a king led before its queen; where marriages are claimed, it is claimed."""
    assert holding("AH TH KH QH JH 9H") == "AH TH KH QH JH 9H"
    claimed = small(6, marriage="claimed")
    assert holding("QH AH TH KH JH 9H", rules=claimed) == "AH TH claim KH QH JH 9H"
    long = small(8, players=3, sides=3, marriage="claimed")
    assert holding("AH TH KH QH AS TS KS QS", rules=long) == "AH TH claim KH QH AS TS claim KS QS"
    rules = small(6)
    state = opened(rules, "H", "QH AH TH KH JH 9H", "9C JC QC KC TC AC", "9D JD QD KD TD AD", "9S JS QS KS TS AS")
    for card in (rest(state) or "").split():
        state = state.play(next(move for move in state.legal_moves if move.text == f"play {card}"))
        while state.to_act not in {0, None}:
            state = state.play(state.legal_moves[0])
    assert state.score is not None
    assert (state.score.marriages, state.score.raw) == ((40, 0), (160, 0))


@pytest.mark.parametrize("beat", ["none", "overruff", "iber", "always"])
def test_how_others_must_beat_changes_nothing(beat: str) -> None:
    """A card that nobody can beat needs no duty but following."""
    for hand in ("AH TH KH AS", "AH TH AS"):
        assert holding(hand, rules=small(len(hand.split()), beat=beat)) == holding(hand)


def test_a_first_lead_that_must_be_a_trump_is_one() -> None:
    """Trumps go first anyway."""
    order = holding("AS AH TH KH", rules=small(4, lead_trump=True))
    assert order == "AH TH KH AS"


def test_before_trump_is_made_nothing_is_certain() -> None:
    """The first card led makes it; from then on the rest may be claimed."""
    rules = small(3, trump="first-card")
    state = lay_out(rules, "AH TH KH", "9C 9D QH", "9S JC JH", "JD JS 9H")
    state = played(state, "bid 1", "pass", "pass", "pass")
    assert rest(state) is None
    assert rest(laid(state, "AH QH JH 9H")) == "TH KH"


def test_nothing_is_claimed_while_cards_are_drawn() -> None:
    """What comes from the stock is not known, and while it lasts everyone may lay anything."""
    rules, claims = Rules.named("contest", 2), 0
    for number in range(40):
        for state in random_states(rules, "drawn", number):
            assert not (state.stock and rest(state, state.to_act or 0))
            claims += rest(state, state.to_act or 0) is not None
    assert claims


def test_on_honour_nothing_is_certain() -> None:
    """Anyone may lay any card."""
    assert holding("AH TH KH QH JH 9H", rules=small(6, conduct="honour")) is None


def test_the_last_trick_plays_itself() -> None:
    """Nor is there a claim in the middle of a trick, out of turn, before play or after it."""
    state = lay_out(small(1), "AH", "KH", "9S", "9D")
    assert [rest(state, seat) for seat in range(4)] == [None] * 4
    assert rest(played(state, "bid 1, pass, pass, pass, trump H")) is None
    whole = opened(small(6), "H", "AH TH KH QH JH 9H", "9C JC QC KC TC AC", "9D JD QD KD TD AD", "9S JS QS KS TS AS")
    assert [rest(whole, seat) is None for seat in range(4)] == [False, True, True, True]
    lengths = []
    while whole.score is None:
        order = rest(whole, 0)
        lengths.append(len(order.split()) if order else 0)
        whole = whole.play(whole.legal_moves[0])
    assert lengths == [0 if place % 4 else 6 - place // 4 for place in range(20)] + [0] * 4
    assert rest(whole) is None


def test_a_table_tells_the_moves_and_the_view_their_number() -> None:
    """For whoever is to lead; nobody else learns of it."""
    table = Table(small(2, target=99, auction="none", trump="turned-up"), "rest", (HUMAN,) * 4)
    found = 0
    for _ in range(400):
        match = table.match
        seat = match.state.to_act
        for other in range(4):
            moves = table.rest(other)
            assert table_view(table, other)["rest"] == len(moves or ())
            assert moves is None or other == seat
            if moves:
                found += 1
                assert moves[0] in [move.text for move in match.legal_moves]
        assert table.submit(table.version, match.legal_moves[0].text, seat or 0) is None
    assert found
    with pytest.raises(BadSeat):
        table.rest(4)


@pytest.mark.parametrize(("pays", "order"), [(0, None), (20, "AH TH KH QH TS JS")])
def test_a_king_led_alone_tells_where_its_queen_is_not(pays: int, order: str | None) -> None:
    """It would have shown itself; one that pays nothing does not, and the queen may still beat the jack."""
    rules = small(7, players=2, sides=2, marriage_plain=pays)
    other = "KS QS 9C JC QC KC TC" if not pays else "KS AC 9C JC QC KC TC"
    state = played(lay_out(rules, "AH TH KH QH AS TS JS", other), "pass", "bid 1", "trump H")
    assert rest(laid(state, "KS AS")) == order
