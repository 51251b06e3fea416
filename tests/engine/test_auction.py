"""The auction: calls in turn, once or round and round, and what follows when nobody bids."""

import pytest

from cruce.auction import Contract
from cruce.cards import PACKS
from cruce.dealing import Deal, shuffled_deal
from cruce.errors import Code, IllegalMove
from cruce.match import Match, next_dealer
from cruce.moves import PASS, Bid, Move, NameTrump, parse_move
from cruce.observation import observe
from cruce.rules import Rules
from cruce.state import Phase, State
from tests.engine.helpers import after, dealt, lay_out, legal, match_of, played, refusal, small, standard


def auction(dealer: int = 3, players: int = 4, **changes: object) -> State:
    """Return a fresh deal, waiting for its first call."""
    rules = standard(players, **changes)
    return State.start(rules, shuffled_deal(rules, "auction", 0, dealer))


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
        assert refusal(state, text).code is Code.BID_TOO_LOW
        assert refusal(state, text).level == 3
    assert played(state, "bid 4").contract == Contract(2, 4)


def test_no_bid_is_above_the_highest() -> None:
    """Seven is no bid."""
    assert refusal(auction(), "bid 7").code is Code.BID_TOO_HIGH
    assert str(refusal(auction(), "bid 7")) == "a bid is at most 6"


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
    assert refusal(state, "bid 5").code is Code.WRONG_PHASE
    assert refusal(state, "pass").code is Code.WRONG_PHASE


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


def asked(state: State, calls: str) -> list[int | None]:
    """Return who is asked for each of some calls, and who is asked after them; None when the auction has ended."""
    order = []
    for call in calls.split(", "):
        order.append(state.to_act)
        state = played(state, call)
    return [*order, state.to_act if state.phase is Phase.AUCTION else None]


@pytest.mark.parametrize(
    ("calls", "order", "contract"),
    [
        # Round and round: all four bid, and eldest is asked again.
        ("bid 1, bid 2, bid 3, bid 4, bid 5, pass, pass, pass", [0, 1, 2, 3, 0, 1, 2, 3, None], Contract(0, 5)),
        # A pass is final and passed seats are skipped.
        ("bid 1, pass, bid 2, bid 3, bid 4, pass, pass", [0, 1, 2, 3, 0, 2, 3, None], Contract(0, 4)),
        ("pass, bid 1, pass, bid 2, bid 3, bid 4, pass", [0, 1, 2, 3, 1, 3, 1, None], Contract(3, 4)),
        # A lone bidder is not asked again, wherever it sits.
        ("bid 1, pass, pass, pass", [0, 1, 2, 3, None], Contract(0, 1)),
        ("pass, pass, bid 2, pass", [0, 1, 2, 3, None], Contract(2, 2)),
        ("bid 1, bid 2, pass, pass, pass", [0, 1, 2, 3, 0, None], Contract(1, 2)),
        # When all others have passed the last seat may still bid, and is not asked after that.
        ("pass, pass, pass, bid 1", [0, 1, 2, 3, None], Contract(3, 1)),
        ("pass, pass, pass, bid 4", [0, 1, 2, 3, None], Contract(3, 4)),
        # Or pass, and then nobody has the contract.
        ("pass, pass, pass, pass", [0, 1, 2, 3, None], None),
        # The highest bid ends it at once, in the first round or later.
        ("bid 6", [0, None], Contract(0, 6)),
        ("bid 1, pass, bid 6", [0, 1, 2, None], Contract(2, 6)),
        ("bid 1, bid 2, pass, pass, bid 6", [0, 1, 2, 3, 0, None], Contract(0, 6)),
        ("bid 1, bid 2, bid 3, bid 4, bid 5, bid 6", [0, 1, 2, 3, 0, 1, None], Contract(1, 6)),
    ],
)
def test_an_ascending_auction(calls: str, order: list[int | None], contract: Contract | None) -> None:
    """Who is asked, and who holds the contract in the end."""
    assert asked(auction(auction="ascending"), calls) == order
    assert played(auction(auction="ascending"), calls).contract == contract


@pytest.mark.parametrize(("name", "players"), [("traditional", 2), ("traditional", 3), ("traditional", 5), ("six", 6)])
def test_an_ascending_auction_at_every_table(name: str, players: int) -> None:
    """From the dealer's left, whoever deals; between two, the other is asked until it passes."""
    rules = Rules.named(name, players)
    for dealer in range(players):
        eldest = (dealer + 1) % players
        state = State.start(rules, shuffled_deal(rules, "auction", 0, dealer))
        assert asked(state, ", ".join(["pass"] * players)) == [
            *((eldest + step) % players for step in range(players)),
            None,
        ]
        duel = ["bid 6", *["pass"] * (players - 2), "bid 7", "bid 8", "bid 9"]
        assert asked(state, ", ".join(duel))[-3:] == [eldest, dealer, eldest]
        assert played(state, *duel, "bid 11").contract == Contract(eldest, 11)


@pytest.mark.parametrize("kind", ["once", "ascending"])
def test_bids_rise_in_either_kind(kind: str) -> None:
    """A seat asked again must go above every bid, its own too."""
    state = played(auction(auction=kind), "bid 2, bid 3, pass")
    assert legal(state) == "pass bid 4 bid 5 bid 6"
    assert refusal(state, "bid 3").code is Code.BID_TOO_LOW


def test_without_an_auction_play_begins() -> None:
    """Nobody calls, there is no contract, and eldest opens, whoever the rules say leads."""
    for leader in ("eldest", "declarer"):
        state = auction(dealer=1, auction="none", trump="rotation", leader=leader)
        assert (state.phase, state.calls, state.contract, state.to_act) == (Phase.PLAY, (), None, 2)
        assert refusal(state, "pass").code is Code.WRONG_PHASE


@pytest.mark.parametrize("kind", ["once", "ascending"])
@pytest.mark.parametrize("dealer", [0, 3])
def test_a_dealer_that_passes_too_may_be_forced(kind: str, dealer: int) -> None:
    """Asked like anyone; after the last pass the dealer holds the lowest bid, and no call of it is told."""
    state = auction(dealer, auction=kind, all_pass="forced-dealer", bid_min=2)  # noqa: S106 - a rule's field
    state = played(state, "pass, pass, pass")
    assert (state.to_act, legal(state)) == (dealer, "pass bid 2 bid 3 bid 4 bid 5 bid 6")
    bidding, state = played(state, "bid 4"), played(state, "pass")
    assert bidding.contract == Contract(dealer, 4)
    assert state.contract == Contract(dealer, 2)
    assert [call.call for call in state.calls] == [PASS] * 4
    assert (state.phase, state.to_act) == (Phase.TRUMP, dealer)
    assert played(state, "trump S").to_act == dealer


def test_a_forced_dealer_pays_for_its_contract() -> None:
    """It is a contract like one that was bid."""
    rules = small(1, all_pass="forced-dealer")  # noqa: S106 - a rule's field
    state = lay_out(rules, "AS", "9S", "JS", "9C")
    state = played(state, "pass, pass, pass, pass, trump H, play 9C, play AS, play 9S, play JS")
    assert state.score is not None
    assert (state.score.contract_made, state.score.scored) == (False, (0, -1))


@pytest.mark.parametrize("leader", ["eldest", "declarer"])
@pytest.mark.parametrize("trump", ["after-rest", "before-rest", "first-card", "turned-up", "rotation"])
def test_a_round_nobody_bought_may_be_played_on_a_fixed_suit(trump: str, leader: str) -> None:
    """Trump is that suit whatever `trump` says, eldest leads, and everyone scores what they made."""
    leads = "declarer" if trump == "first-card" else leader
    rules = standard(trump=trump, leader=leads, all_pass="fixed-suit", suit="D")  # noqa: S106 - a rule's field
    state = State.start(rules, Deal.from_pack(rules, 1, PACKS[24]))
    state = played(state, "pass, pass, pass, pass")
    assert (state.phase, state.trump, state.contract, state.to_act) == (Phase.PLAY, "D", None, 2)
    assert observe(state, 0).held == (6, 6, 6, 6)
    while state.score is None:
        state = state.play(state.legal_moves[0])
    assert state.trump == "D"
    assert state.score.scored == state.score.made
    assert state.score.contract_made is None
    assert not state.dealer_stays


def test_with_a_fixed_suit_a_bid_still_names_trump() -> None:
    """The suit is for the rounds nobody bought."""
    state = auction(all_pass="fixed-suit", suit="D")  # noqa: S106 - a rule's field
    assert played(state, "pass, bid 1, pass, pass, trump S").trump == "S"


def test_after_a_redeal_the_same_dealer_deals_until_someone_bids() -> None:
    """However often all pass; once a round was played the deal moves on."""
    rules = small(1, all_pass="redeal")  # noqa: S106 - a rule's field
    match = match_of(rules, dealt(rules, "9C", "JC", "QC", "KC", dealer=2))
    for _ in range(3):
        match = after(match, "pass, pass, pass, pass, next")
        assert match.state.deal.dealer == 2
        assert match.totals == (0, 0)
    match = after(match, "bid 1, pass, pass, pass, trump H")
    while match.state.score is None:
        match = match.play(match.legal_moves[0])
    assert after(match, "next").state.deal.dealer == 3


@pytest.mark.parametrize(
    "text", ["trump H", "play AH", "claim KH", "exchange", "peek yes", "knock", "accuse 1", "next"]
)
def test_other_moves_have_no_place_in_the_auction(text: str) -> None:
    """No trump is named and no card laid before the contract is won."""
    assert refusal(auction(), text).code in {Code.WRONG_PHASE, Code.NOT_ACCUSABLE}


@pytest.mark.parametrize("move", [None, "pass", 1, ["bid", 2], NameTrump])
def test_what_is_no_move_is_refused(move: Move) -> None:
    """A round takes moves, nothing that looks like one."""
    with pytest.raises(IllegalMove):
        auction().play(move)
