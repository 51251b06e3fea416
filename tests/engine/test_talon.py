"""The talon: undealt cards that the declarer may exchange before trump is named."""

from math import comb

import pytest

from cruce.auction import Contract
from cruce.dealing import shuffled_deal
from cruce.errors import Code
from cruce.moves import PASS, Exchange
from cruce.observation import observe
from cruce.rules import Rules
from cruce.state import Phase, State
from cruce.streams import Stream
from cruce.talon import Exchanges
from tests.engine.helpers import TABLES, cards, laid, lay_out, legal, played, refusal, small, texts

HANDS = ("9C JC QC KC TC", "9D JD QD KD TD", "9H JH QH KH TH", "9S JS QS KS TS")
ACES = "AC AD AH AS"
TALON = small(5, stock="talon", marriage="none", unit=11, bid_min=6, bid_max=11)
TALON_TABLES = [players for name, players in TABLES if name == "talon"]


def bought(rules: Rules = TALON) -> State:
    """Return a round that seat 0 has bought: the four aces lie in the talon."""
    return played(lay_out(rules, *HANDS, stock=ACES), "bid 6, pass, pass, pass")


def exchanges(state: State) -> Exchanges:
    """Return the exchanges open to the declarer."""
    assert isinstance(state.legal_moves, Exchanges)
    return state.legal_moves


def test_the_declarer_exchanges_before_trump_is_named() -> None:
    """Then names trump on the new hand."""
    state = bought()
    assert (state.phase, state.to_act, state.trump) == (Phase.EXCHANGE, 0, None)
    state = played(state, "exchange 9C JC for AH AS")
    assert (state.phase, state.to_act) == (Phase.TRUMP, 0)
    assert texts(state.hands[0]) == "QC KC TC AH AS"
    assert texts(state.stock) == "AC AD 9C JC"
    state = played(state, "trump H")
    assert (state.phase, state.to_act) == (Phase.PLAY, 0)
    assert texts(state.hands[0]) == "QC KC TC AH AS"


@pytest.mark.parametrize(
    ("text", "hand", "talon"),
    [
        ("exchange", "9C JC QC KC TC", "AC AD AH AS"),
        ("exchange 9C for AD", "JC QC KC TC AD", "AC AH AS 9C"),
        ("exchange 9C JC QC for AC AD AS", "KC TC AC AD AS", "AH 9C JC QC"),
        ("exchange 9C JC QC KC for AC AD AH AS", "TC AC AD AH AS", "9C JC QC KC"),
        ("exchange 9C JC QC KC", "TC AC AD AH AS", "9C JC QC KC"),  # all of the talon: which cards need not be said
    ],
)
def test_any_number_is_exchanged_one_for_one(text: str, hand: str, talon: str) -> None:
    """From none to the whole talon."""
    state = played(bought(), text)
    assert (texts(state.hands[0]), texts(state.stock)) == (hand, talon)


@pytest.mark.parametrize(
    ("text", "code", "card"),
    [
        ("exchange 9D for AH", Code.NOT_HELD, "9D"),
        ("exchange AH for AS", Code.NOT_HELD, "AH"),
        ("exchange 9C for JC", Code.NOT_IN_TALON, "JC"),
        ("exchange 9C for 9D", Code.NOT_IN_TALON, "9D"),
        ("exchange 9C", Code.UNEVEN_EXCHANGE, None),
        ("exchange 9C JC for AH", Code.UNEVEN_EXCHANGE, None),
        ("exchange 9C for AH AS", Code.UNEVEN_EXCHANGE, None),
        ("exchange for AH", Code.UNEVEN_EXCHANGE, None),
        ("exchange 9C 9C for AH AS", Code.UNEVEN_EXCHANGE, None),
        ("exchange 9C JC for AH AH", Code.UNEVEN_EXCHANGE, None),
        ("exchange 9C JC QC KC TC", Code.UNEVEN_EXCHANGE, None),
        ("exchange 9C 9C 9C 9C", Code.UNEVEN_EXCHANGE, None),
        ("trump H", Code.WRONG_PHASE, None),
        ("play 9C", Code.WRONG_PHASE, None),
        ("pass", Code.WRONG_PHASE, None),
        ("next", Code.WRONG_PHASE, None),
    ],
)
def test_other_exchanges_are_refused(text: str, code: Code, card: str | None) -> None:
    """A card that is not held or not in the talon, more given than taken, one card twice; the reason says which."""
    reason = refusal(bought(), text)
    assert (reason.code, reason.card) == (code, card)


def test_there_is_one_exchange() -> None:
    """After it, and before the contract is won, the talon lies untouched."""
    assert refusal(played(bought(), "exchange"), "exchange 9C for AH").code is Code.WRONG_PHASE
    assert refusal(lay_out(TALON, *HANDS, stock=ACES), "exchange").code is Code.WRONG_PHASE
    assert refusal(played(bought(), "exchange, trump H"), "exchange").code is Code.WRONG_PHASE


def test_the_declarer_alone_sees_the_talon() -> None:
    """From the time it may exchange; before that nobody does."""
    state = lay_out(TALON, *HANDS, stock=ACES)
    assert [observe(state, seat).talon for seat in range(4)] == [()] * 4
    assert [observe(state, seat).stock for seat in range(4)] == [4] * 4
    state = bought()
    assert [texts(observe(state, seat).talon) for seat in range(4)] == [ACES, "", "", ""]
    state = played(state, "exchange 9C JC for AH AS")
    assert [texts(observe(state, seat).talon) for seat in range(4)] == ["AC AD 9C JC", "", "", ""]


def test_the_others_see_only_how_many_were_exchanged() -> None:
    """Which cards went either way is the declarer's to know."""
    assert {observe(bought(), seat).exchanged for seat in range(4)} == {None}
    for text, count in (("exchange", 0), ("exchange 9C JC for AH AS", 2)):
        state = played(bought(), text, "trump H")
        assert [observe(state, seat).exchanged for seat in range(4)] == [count] * 4
        assert {(observe(state, seat).gave, observe(state, seat).took) for seat in (1, 2, 3)} == {((), ())}
    assert (texts(observe(state, 0).gave), texts(observe(state, 0).took)) == ("9C JC", "AH AS")


def test_two_exchanges_of_as_many_cards_look_alike_to_the_others() -> None:
    """To the last field."""
    one = played(bought(), "exchange 9C JC for AH AS", "trump H")
    other = played(bought(), "exchange QC KC for AC AD", "trump H")
    for seat in (1, 2, 3):
        assert observe(one, seat) == observe(other, seat)
    assert observe(one, 0) != observe(other, 0)


def played_out(state: State) -> State:
    """Return the round after each seat laid the first card it may until the end."""
    while state.score is None:
        state = state.play(state.legal_moves[0])
    return state


@pytest.mark.parametrize(("text", "left"), [("exchange", 44), ("exchange 9C JC for AH AS", 24)])
def test_cards_left_in_the_talon_count_for_nobody(text: str, left: int) -> None:
    """An eleventh is one of the points played."""
    state = played_out(played(bought(), text, "trump H"))
    assert state.score is not None
    assert sum(card.points for card in state.stock) == left
    assert sum(state.card_points) == sum(state.score.raw) == 120 - left
    assert state.score.made == tuple(raw * 11 // (120 - left) for raw in state.score.raw)


def test_a_mate_from_the_talon_makes_a_marriage() -> None:
    """It is a card of the hand like any other."""
    rules = TALON.with_fields(marriage="auto")
    hands = ("9C JC QC KH TC", "9D JD QD KD TD", "9H JH AH AS TH", "9S JS QS KS TS")
    state = played(lay_out(rules, *hands, stock="QH AC AD KC"), "bid 6, pass, pass, pass, exchange 9C for QH, trump H")
    assert laid(state, "KH").marriages == (40, 0)


@pytest.mark.parametrize("all_pass", ["dead", "redeal", "fixed-suit"])
def test_without_a_declarer_there_is_no_exchange(all_pass: str) -> None:
    """Nobody sees the talon, and its cards count for nobody."""
    rules = TALON.with_fields(all_pass=all_pass, suit={"fixed-suit": "H"}.get(all_pass))
    state = played(lay_out(rules, *HANDS, stock=ACES), "pass, pass, pass, pass")
    assert state.phase is not Phase.EXCHANGE
    state = played_out(state)
    assert state.exchange is None
    assert [observe(state, seat).talon for seat in range(4)] == [()] * 4
    assert sum(state.card_points) in {0, 76}


def test_without_an_auction_nobody_exchanges() -> None:
    """There is no declarer who could."""
    state = lay_out(small(5, stock="talon", auction="none", trump="rotation"), *HANDS, stock=ACES)
    assert state.phase is Phase.PLAY
    assert [observe(state, seat).talon for seat in range(4)] == [()] * 4


def test_a_forced_dealer_exchanges_too() -> None:
    """It is the declarer."""
    state = lay_out(TALON.with_fields(all_pass="forced-dealer"), *HANDS, stock=ACES)  # noqa: S106 - a rule's field
    state = played(state, "pass, pass, pass, pass")
    assert (state.phase, state.to_act, state.contract) == (Phase.EXCHANGE, 3, Contract(3, 6))
    assert texts(played(state, "exchange 9S for AH").hands[3]) == "JS QS KS TS AH"


@pytest.mark.parametrize(
    ("trump", "suit"), [("first-card", None), ("turned-up", "S"), ("rotation", "C"), ("fixed", "D")]
)
def test_where_trump_is_not_named_play_follows_the_exchange(trump: str, suit: str | None) -> None:
    """Known before or made by the first card, it leaves the exchange where it was."""
    state = bought(TALON.with_fields(trump=trump, suit=suit if trump == "fixed" else None))
    assert state.phase is Phase.EXCHANGE
    state = played(state, "exchange 9C for AH")
    assert (state.phase, state.to_act, state.trump) == (Phase.PLAY, 0, suit)
    assert "AH" in legal(state)


def test_a_turned_up_card_may_be_given_away() -> None:
    """Trump stays what it made it."""
    rules = TALON.with_fields(trump="turned-up")
    state = played(lay_out(rules, *HANDS, stock=ACES), "pass, pass, pass, bid 6, exchange TS for AH")
    assert state.trump == "S"
    assert texts(state.hands[3]) == "9S JS QS KS AH"


def test_named_before_the_rest_the_exchange_is_from_the_packet() -> None:
    """The declarer gives cards it has seen; the rest comes once trump is named."""
    rules = TALON.with_fields(packet=2, trump="before-rest")
    state = bought(rules)
    assert texts(observe(state, 0).hand) == "9C JC"
    assert refusal(state, "exchange QC for AH").code is Code.NOT_HELD
    state = played(state, "exchange 9C for AH")
    assert texts(observe(state, 0).hand) == "JC AH"
    state = played(state, "trump H")
    assert texts(observe(state, 0).hand) == "JC AH QC KC TC"
    assert sorted(card.text for part in (*state.hands, state.stock) for card in part) == sorted(
        " ".join((*HANDS, ACES)).split()
    )


def test_with_packets_the_rest_is_dealt_before_the_exchange() -> None:
    """Where trump is named after the rest the declarer sees its whole hand."""
    state = bought(TALON.with_fields(packet=2))
    assert texts(observe(state, 0).hand) == "9C JC QC KC TC"


@pytest.mark.parametrize("players", TALON_TABLES)
def test_as_many_exchanges_as_there_are_ways(players: int) -> None:
    """Every way to choose a hand's worth from hand and talon together, each once."""
    rules = Rules.named("talon", players)
    state = State.start(rules, shuffled_deal(rules, "talon", 0, players - 1))
    state = played(state, "bid 6", *["pass"] * (players - 1))
    found = exchanges(state)
    assert len(found) == comb(rules.hand + rules.undealt, rules.hand)
    step = max(1, len(found) // 100)
    some = found[::step]
    assert len(set(some)) == len(some)
    for move in some:
        assert move in found
        after = state.play(move)
        assert len(after.hands[0]) == rules.hand
        assert len(after.stock) == rules.undealt
        assert len({card for part in (*after.hands, after.stock) for card in part}) == rules.pack


def test_exchanges_are_listed_once_each() -> None:
    """From the one of no card upward; they are found from either end and stop at both."""
    found = exchanges(bought())
    listed = list(found)
    assert len(listed) == len(set(listed)) == len(found) == 126
    assert listed[0] == Exchange((), ())
    assert [len(move.gives) for move in listed] == sorted(len(move.gives) for move in listed)
    assert listed[-1] == found[-1] == found[125]
    assert found[124:] == tuple(listed[124:])
    for place in (126, -127):
        with pytest.raises(IndexError):
            found[place]


def test_exchanges_know_what_is_among_them() -> None:
    """No other move is, and no exchange of other cards."""
    found = exchanges(bought())
    assert Exchange(cards("9C"), cards("AH")) in found
    assert Exchange(cards("9C"), cards("9D")) not in found
    others: tuple[object, ...] = (PASS, "exchange", None)
    assert not any(other in found for other in others)
    assert found == Exchanges(cards(HANDS[0]), cards(ACES))
    assert hash(found) == hash(Exchanges(cards(HANDS[0]), cards(ACES)))
    assert found != Exchanges(cards(HANDS[1]), cards(ACES))
    assert found != ()


def test_any_exchange_may_be_drawn_at_random() -> None:
    """As bots do that know no better."""
    drawn = {Stream("talon", str(number)).choice(exchanges(bought())) for number in range(50)}
    assert len(drawn) > 30
