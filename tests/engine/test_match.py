"""A match: rounds up to the target."""

from dataclasses import replace

import pytest

from cruce.auction import Contract
from cruce.errors import BadRules, BadTable, Code, IllegalMove
from cruce.match import Match
from cruce.moves import NEXT, PASS, Move, Next, parse_move
from cruce.rules import Rules
from cruce.state import Phase, State
from tests.engine.helpers import (
    after,
    dealt,
    finished,
    match_of,
    opened,
    random_match,
    random_round,
    random_states,
    small,
    standard,
)

FOUR = ("human",) * 4


def passed_out(match: Match) -> Match:
    """Return the match after everyone has passed."""
    for _ in range(match.rules.players):
        match = match.play(PASS)
    return match


def with_round(match: Match, finished: State) -> Match:
    """Return the match after a finished round was played in it card for card."""
    match = match.dealt(finished.deal)
    moves: list[Move] = [call.call for call in finished.calls]
    moves += [parse_move(f"trump {finished.trump}")]
    moves += [parse_move(f"play {card}") for trick in finished.tricks for card in trick.cards]
    for move in moves:
        match = match.play(move)
    return match


def at(totals: tuple[int, ...], rules: Rules | None = None) -> Match:
    """Return a match of pairs that stands at some totals."""
    return replace(Match.start(rules or standard(), "seed", FOUR), totals=totals)


def test_the_deal_moves_one_seat_clockwise() -> None:
    """After a round, played or dead, the next seat deals."""
    for rules in (standard(4), standard(3)):
        match = Match.start(rules, "turn", ("human",) * rules.players)
        first, dealers = match.state.deal.dealer, []
        for _ in range(5):
            match = passed_out(match)
            match = match.play(NEXT)
            dealers.append(match.state.deal.dealer)
        assert dealers == [(first + step) % rules.players for step in range(1, 6)]
    rounds = random_match(standard(), "turn").rounds
    assert [later.state.deal.dealer for later in rounds[1:]] == [
        (earlier.state.deal.dealer + 1) % 4 for earlier in rounds[:-1]
    ]


def test_each_round_has_other_cards() -> None:
    """No two rounds of a match are dealt alike."""
    deals = [played.state.deal.hands for played in random_match(standard(target=100), "many").rounds]
    assert len(set(deals)) == len(deals) > 20


def test_a_finished_round_is_shown_until_next() -> None:
    """Its score stays until someone moves on, and no other move is open meanwhile."""
    match = passed_out(Match.start(standard(), "s", FOUR))
    assert (match.phase, match.legal_moves, match.number) == (Phase.ROUND_OVER, (NEXT,), 0)
    with pytest.raises(IllegalMove):
        match.play(PASS)
    match = match.play(NEXT)
    assert (match.phase, match.number) == (Phase.AUCTION, 1)


def test_next_has_no_place_within_a_round() -> None:
    """The round must be over first."""
    with pytest.raises(IllegalMove) as refused:
        Match.start(standard(), "s", FOUR).play(NEXT)
    assert refused.value.reason.code is Code.WRONG_PHASE


def test_two_rounds_on_paper() -> None:
    """From 6-8 the first pair bids two and brings 64 against 56: 4-9. Then two again, 102 against 18: 7-9."""
    first, second = random_round(standard(), "pairs", 117562), random_round(standard(), "pairs", 31759)
    for one, raw in ((first, (64, 56)), (second, (102, 18))):
        assert one.score is not None
        assert one.score.raw == raw
        assert one.contract is not None
        assert (one.rules.side_of(one.contract.declarer), one.contract.level) == (0, 2)
    match = with_round(at((6, 8)), first)
    assert (match.totals, match.winner) == ((4, 9), None)
    assert match.rounds[0].totals == (4, 9)
    match = with_round(match.play(NEXT), second)
    assert (match.totals, match.winner) == ((7, 9), None)
    assert [one.totals for one in match.rounds] == [(4, 9), (7, 9)]


def small_round(rules: Rules) -> State:
    """Return a finished round in which the first pair makes one point and the second nothing."""
    state = opened(rules, "H", "AH TH", "9S 9C", "AS AC", "JS JC")
    for text in ("play AH", "play 9S", "play AS", "play JS", "play TH", "play 9C", "play AC", "play JC"):
        state = state.play(parse_move(text))
    assert state.score is not None
    assert state.score.scored == (1, 0)
    return state


@pytest.mark.parametrize(
    ("before", "margin", "winner"),
    [
        ((10, 0), 1, 0),  # reaches the target
        ((9, 0), 1, None),  # one short of it
        ((10, 11), 1, None),  # equal at the target: play on
        ((11, 11), 1, 0),  # someone leads
        ((10, 10), 1, 0),
        ((10, 10), 2, None),  # a lead of one is not enough
        ((11, 10), 2, 0),
        ((10, 20), 1, 1),  # the best total wins, whoever scored last
    ],
)
def test_when_a_match_ends(before: tuple[int, int], margin: int, winner: int | None) -> None:
    """After a round in which the best total is at the target and leads by the margin."""
    rules = small(2, winning_margin=margin)
    match = with_round(at(before, rules), small_round(rules))
    assert match.winner == winner
    assert match.phase is (Phase.ROUND_OVER if winner is None else Phase.MATCH_OVER)


@pytest.mark.parametrize(("factor", "total"), [(1, -4), (2, -11)])
def test_a_missed_contract_may_leave_a_side_below_zero(factor: int, total: int) -> None:
    """A side at 3 that fails a bid of seven stands at -4, where a miss costs double at -11, and plays on from there."""
    rules = small(2, fail_factor=factor, bid_max=7)
    match = replace(match_of(rules, dealt(rules, "9C JC", "AH TH", "9S JS", "9D JD"), "bid 7, trump H"), totals=(3, 0))
    match = finished(match)
    assert match.totals[0] == total
    assert after(match, "next").totals[0] == total


def test_marriages_alone_do_not_end_a_match_before_the_round_is_over() -> None:
    """Whatever was shown, the last card is played first."""
    rules = small(2, target=1)
    match = match_of(
        rules, dealt(rules, "KH QH", "AH TH", "9C JC", "9S JS"), "bid 1, pass, pass, pass, trump H, play KH"
    )
    assert (match.totals, match.winner) == ((0, 0), None)
    assert finished(match).winner == 0


@pytest.mark.parametrize("target", [6, 11, 21])
def test_targets(target: int) -> None:
    """The target is the length of the match."""
    rules = small(2, target=target)
    assert with_round(at((target - 1, 0), rules), small_round(rules)).winner == 0
    assert with_round(at((target - 2, 0), rules), small_round(rules)).winner is None
    totals = random_match(standard(target=target), "length").totals
    assert max(totals) >= target


def test_an_ended_match_takes_no_move() -> None:
    """Not even next."""
    match = with_round(at((10, 0), small(2)), small_round(small(2)))
    assert match.legal_moves == ()
    for move in (NEXT, PASS):
        with pytest.raises(IllegalMove) as refused:
            match.play(move)
        assert refused.value.reason.code is Code.WRONG_PHASE


def test_totals_go_below_zero() -> None:
    """A bid of five missed in the first round leaves a side at -5."""
    rules = small(2)
    state = opened(rules, "H", "9S 9C", "AH TH", "JS JC", "AS AC", level=5)
    for text in ("play 9S", "play AH", "play JS", "play AS", "play TH", "play JC", "play AC", "play 9C"):
        state = state.play(parse_move(text))
    match = with_round(at((0, 0), rules), state)
    assert (match.totals, match.winner) == ((-5, 1), None)


def test_a_match_keeps_its_rounds_in_order() -> None:
    """Totals of each round are those before it plus what it scored."""
    match = random_match(standard(3), "order")
    before = (0, 0, 0)
    for one in match.rounds:
        assert one.state.score is not None
        before = tuple(map(sum, zip(before, one.state.score.scored, strict=True)))  # type: ignore[assignment]
        assert one.totals == before
    assert match.totals == before
    assert match.winner == before.index(max(before))


def test_every_state_has_a_move_until_its_score() -> None:
    """Play has no dead end, and nothing is to do once the score is there."""
    for state in random_states(standard(), "ends", 3):
        assert bool(state.legal_moves) == (state.score is None) == (state.to_act is not None)
    assert state.contract is None or isinstance(state.contract, Contract)


@pytest.mark.parametrize("seed", ["", None, 7, b"7", chr(0xDCFF)])
def test_a_seed_is_a_text(seed: object) -> None:
    """Of at least one character, and one that can be written down."""
    with pytest.raises(BadTable, match=r"^seed: "):
        Match.start(standard(), seed, FOUR)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "players", [None, "human", 4, FOUR[:3], (*FOUR, "human"), ("human", "", "a", "b"), (1, 2, 3, 4)]
)
def test_players_are_named_one_a_seat(players: object) -> None:
    """As many names as seats, none empty."""
    with pytest.raises(BadTable, match=r"^players: "):
        Match.start(standard(), "s", players)  # type: ignore[arg-type]


def test_a_match_needs_rules() -> None:
    """A ruleset's name is no rules, nor can a match go on with cards of other rules."""
    with pytest.raises(BadTable, match=r"^rules: "):
        Match.start("standard", "s", FOUR)  # type: ignore[arg-type]
    with pytest.raises(BadRules):
        Match.start(Rules.named("standard", 5), "s", FOUR)


@pytest.mark.parametrize("move", [None, "pass", "next", 5, Next])
def test_what_is_no_move_is_refused(move: object) -> None:
    """In a round and between rounds alike."""
    match = Match.start(standard(), "s", FOUR)
    for moment in (match, passed_out(match)):
        with pytest.raises(IllegalMove):
            moment.play(move)  # type: ignore[arg-type]
