"""The auction: one round of calls on half a hand."""

import pytest

from cruce.auction import Contract
from cruce.dealing import shuffled_deal
from cruce.errors import Code, IllegalMove
from cruce.match import Match, next_dealer
from cruce.moves import PASS, Bid, Move, NameTrump, parse_move
from cruce.observation import observe
from cruce.state import Phase, State
from tests.engine.helpers import legal, played, standard


def auction(dealer: int = 3, players: int = 4, **changes: object) -> State:
    """Return a fresh deal, waiting for its first call."""
    rules = standard(players, **changes)
    return State.start(rules, shuffled_deal(rules, "auction", 0, dealer))


def refusal(state: State, text: str) -> IllegalMove:
    """Return the refusal of a move."""
    with pytest.raises(IllegalMove) as refused:
        state.play(parse_move(text))  # type: ignore[arg-type]
    return refused.value


@pytest.mark.parametrize(("players", "dealer"), [(4, 0), (4, 3), (3, 1)])
def test_eldest_speaks_first_and_the_dealer_last(players: int, dealer: int) -> None:
    """Each seat speaks once, from the dealer's left round to the dealer."""
    state, order = auction(dealer, players), []
    while state.phase is Phase.AUCTION:
        order.append(state.to_act)
        state = played(state, "pass")
    assert order == [(dealer + step) % players for step in range(1, players + 1)]


def test_every_level_is_open_to_the_first_caller() -> None:
    """A pass, or any bid from one to six."""
    assert legal(auction()) == "pass bid 1 bid 2 bid 3 bid 4 bid 5 bid 6"


def test_a_bid_goes_strictly_above_the_one_before() -> None:
    """The same level again, or a lower one, is refused; a pass between changes nothing."""
    state = played(auction(), "bid 3", "pass")
    assert legal(state) == "pass bid 4 bid 5 bid 6"
    for text in ("bid 3", "bid 1", "bid 0"):
        assert refusal(state, text).reason.code is Code.BID_TOO_LOW
        assert refusal(state, text).reason.level == 3
    assert played(state, "bid 4").contract == Contract(2, 4)


def test_no_bid_is_above_the_highest() -> None:
    """Seven is no bid."""
    assert refusal(auction(), "bid 7").reason.code is Code.BID_TOO_HIGH
    assert str(refusal(auction(), "bid 7")) == "bid 7 is refused: a bid is at most 6"


def test_after_three_passes_the_dealer_may_still_bid() -> None:
    """The last to speak has a call of its own."""
    state = played(auction(), "pass, pass, pass")
    assert state.to_act == 3
    assert legal(state) == "pass bid 1 bid 2 bid 3 bid 4 bid 5 bid 6"
    state = played(state, "bid 1")
    assert (state.contract, state.phase, state.to_act) == (Contract(3, 1), Phase.TRUMP, 3)


def test_the_highest_bid_ends_the_auction_at_once() -> None:
    """After six the later seats have no call."""
    state = played(auction(), "pass", "bid 6")
    assert (state.contract, state.phase, state.to_act) == (Contract(1, 6), Phase.TRUMP, 1)
    assert len(state.calls) == 2


def test_there_is_no_second_round_of_calls() -> None:
    """Once the dealer has spoken the last bid holds, whoever would go on."""
    state = played(auction(), "bid 1, bid 2, bid 3, bid 4")
    assert (state.contract, state.phase) == (Contract(3, 4), Phase.TRUMP)
    assert refusal(state, "bid 5").reason.code is Code.WRONG_PHASE
    assert refusal(state, "pass").reason.code is Code.WRONG_PHASE


def test_when_all_pass_the_round_is_dead() -> None:
    """Nothing is scored, no trump is named, no card is played."""
    state = played(auction(), "pass, pass, pass, pass")
    assert (state.phase, state.contract, state.trump, state.tricks) == (Phase.ROUND_OVER, None, None, ())
    assert state.score is not None
    assert (state.score.raw, state.score.scored, state.score.contract_made) == ((0, 0), (0, 0), None)
    assert (state.to_act, state.legal_moves) == (None, ())


def test_after_a_dead_round_the_deal_moves_on() -> None:
    """The next seat clockwise deals; with the field on redeal the same seat deals other cards."""
    assert next_dealer(played(auction(dealer=3), *["pass"] * 4)) == 0
    assert next_dealer(played(auction(dealer=3, all_pass="redeal"), *["pass"] * 4)) == 3  # noqa: S106 - a rule's field
    match = Match.start(standard(all_pass="redeal"), "again", ("human",) * 4)  # noqa: S106 - a rule's field
    first = match.state.deal
    for text in ("pass", "pass", "pass", "pass", "next"):
        match = match.play(parse_move(text))
    assert match.state.deal.dealer == first.dealer
    assert match.state.deal.hands != first.hands


def test_calls_are_open_to_all() -> None:
    """Every seat sees the calls so far and the contract they make."""
    state = played(auction(), "pass", "bid 2")
    for seat in range(4):
        seen = observe(state, seat)
        assert [(call.seat, call.call) for call in seen.calls] == [(0, PASS), (1, Bid(2))]
        assert seen.contract == Contract(1, 2)


@pytest.mark.parametrize("text", ["trump H", "play AH"])
def test_other_moves_have_no_place_in_the_auction(text: str) -> None:
    """No trump is named and no card laid before the contract is won."""
    assert refusal(auction(), text).reason.code is Code.WRONG_PHASE


@pytest.mark.parametrize("move", [None, "pass", 1, ["bid", 2], NameTrump])
def test_what_is_no_move_is_refused(move: Move) -> None:
    """A round takes moves, nothing that looks like one."""
    with pytest.raises(IllegalMove):
        auction().play(move)
