"""Play on one's honour: any card can be laid, any seat of another side may accuse, and what a verdict costs."""

from dataclasses import replace

import pytest

from cruce.auction import Contract
from cruce.errors import Code, IllegalMove
from cruce.honour import FINE, Accusation
from cruce.match import Match, winning_side
from cruce.moves import NEXT, Accuse, Claim, Play
from cruce.observation import observe, refusals
from cruce.record import round_record
from cruce.rules import Rules
from cruce.state import Phase, State
from cruce.table import HUMAN, Table
from tests.engine.helpers import (
    TABLES,
    after,
    dealt,
    finished,
    laid,
    lay_out,
    legal,
    match_of,
    opened,
    played,
    random_states,
    refusal,
    small,
    standard,
)

HONOUR = small(3, conduct="honour")
HANDS = ("9S AD 9D", "JS AH 9C", "KC TC AC", "KD TD JD")
"""Seat 0 leads spades; seat 1 holds one, a trump and a club; seats 2 and 3 hold neither spades nor trumps."""
BUY = "bid 2, pass, pass, pass, trump H"


def opening(rules: Rules = HONOUR, *hands: str, level: int = 2) -> State:
    """Return a round seat 0 has bought and is to open. Hearts are trump."""
    return opened(rules, "H", *(hands or HANDS), level=level)


def revoked(rules: Rules = HONOUR) -> State:
    """Return the round after seat 1 ruffed a spade it could have followed."""
    return laid(opening(rules), "9S AH")


def verdict(state: State, text: str) -> bool:
    """Return whether an accusation finds its seat guilty."""
    return played(state, text).honour.accusations[-1].guilty


def test_any_card_may_be_laid() -> None:
    """No card is dimmed, and no reason given."""
    state = laid(opening(), "9S")
    assert legal(state) == "JS AH 9C"
    assert refusals(observe(state, 1)) == {}
    assert refusal(state, "play AC").code is Code.NOT_HELD


def test_who_wants_to_keep_its_duties_is_told_how() -> None:
    """The cards strict rules would leave, for the seat that is to lay one."""
    state = laid(opening(), "9S")
    assert [move.text for move in observe(state, 1).dutiful_moves] == ["play JS"]
    assert [tuple(observe(state, seat).dutiful_moves) for seat in (0, 2, 3)] == [()] * 3


@pytest.mark.parametrize(
    ("changes", "hands", "before", "card", "guilty"),
    [
        # follow
        ({}, HANDS, "9S", "JS", False),
        ({}, HANDS, "9S", "AH", True),
        ({}, HANDS, "9S", "9C", True),
        # ruff
        ({}, ("AS AD 9D", "9H TH 9C", "KC TC AC", "KD TD JD"), "AS", "9H", False),
        ({}, ("AS AD 9D", "9H TH 9C", "KC TC AC", "KD TD JD"), "AS", "9C", True),
        ({}, ("AS AD 9D", "9C TC KC", "9H TH AC", "KD TD JD"), "AS", "9C", False),
        # beat, and nothing to beat with
        ({"beat": "always"}, ("JS AD 9D", "9S AS TH", "KC TC AC", "KD TD JD"), "JS", "9S", True),
        ({"beat": "always"}, ("JS AD 9D", "9S AS TH", "KC TC AC", "KD TD JD"), "JS", "AS", False),
        ({"beat": "always"}, ("AS AD 9D", "9S TS TH", "KC TC AC", "KD TD JD"), "AS", "9S", False),
        ({"beat": "iber"}, ("JH AD 9D", "9H AH 9C", "KC TC AC", "KD TD JD"), "JH", "9H", True),
        ({"beat": "iber"}, ("JH AD 9D", "9H AH 9C", "KC TC AC", "KD TD JD"), "JH", "AH", False),
        ({}, ("JS AD 9D", "9S AS TH", "KC TC AC", "KD TD JD"), "JS", "9S", False),
        # overruff
        ({"beat": "overruff"}, ("9S AD 9D", "JH TC KC", "9H AH 9C", "KD TD JD"), "9S JH", "9H", True),
        ({"beat": "overruff"}, ("9S AD 9D", "JH TC KC", "9H AH 9C", "KD TD JD"), "9S JH", "AH", False),
        ({"beat": "none"}, ("9S AD 9D", "JH TC KC", "9H AH 9C", "KD TD JD"), "9S JH", "9H", False),
        # the first lead
        ({"lead_trump": True}, ("9S AH 9D", "JH TC KC", "9H AD 9C", "KD TD JD"), "", "9S", True),
        ({"lead_trump": True}, ("9S AH 9D", "JH TC KC", "9H AD 9C", "KD TD JD"), "", "AH", False),
        ({"lead_trump": True}, ("9S AS 9D", "JH TC KC", "9H AD 9C", "KD TD JD"), "", "9S", False),
        ({}, ("9S AH 9D", "JH TC KC", "9H AD 9C", "KD TD JD"), "", "9S", False),
    ],
)
def test_a_revoke_is_what_strict_rules_refuse(
    changes: dict[str, object], hands: tuple[str, ...], before: str, card: str, *, guilty: bool
) -> None:
    """The same card at the same moment: refused there, guilty here."""
    strict = laid(opening(small(3, **changes), *hands), before)
    honour = laid(opening(HONOUR.with_fields(**changes), *hands), before)
    seat = honour.to_act
    assert seat is not None
    assert (card in legal(strict).split()) is not guilty
    assert verdict(laid(honour, card), f"accuse {seat} by {(seat + 1) % 4}") is guilty


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_dutiful_moves_are_those_of_strict_play(name: str, players: int) -> None:
    """Under every ruleset, all through a round: what honour leaves to keep is what strict rules allow."""
    rules = Rules.named(name, players)
    for state in random_states(rules.with_fields(conduct="honour"), "honour"):
        if state.phase is Phase.PLAY and state.to_act is not None:
            hand = set(state.hands[state.to_act])
            assert {move.card for move in state.legal_moves if isinstance(move, Play)} == hand
            strict = replace(state, rules=rules)
            refused = refusals(observe(replace(strict, legal_moves=state.dutiful_moves), state.to_act))
            kept = {move.card for move in state.dutiful_moves if isinstance(move, Play | Claim)}
            assert kept == hand - set(refused)


def test_nothing_betrays_a_revoke() -> None:
    """To the others a seat that revokes looks exactly like one that could not follow."""
    honest = opening(HONOUR, "9S AD 9D", "QH AH 9C", "KC TC AC", "KD TD JD")
    for seat in (0, 2, 3):
        assert observe(revoked(), seat) == observe(laid(honest, "9S AH"), seat)


def test_an_unaccused_revoke_stands() -> None:
    """Its trick is won and scored like any other, and nobody must accuse."""
    state = laid(revoked(), "KC KD")
    assert state.tricks[0].winner == 1
    assert state.card_points == (0, 19)
    state = played(laid(state, "JS TC TD AD 9C AC JD 9D"), "next")
    assert state.score is not None
    assert (state.score.void, state.score.raw, state.honour.fines) == (False, (11 + 2, 19 + 33), (0, 0))


def test_nobody_is_accused_before_the_first_card() -> None:
    """Nor in the auction; from the first card on every seat of another side may be, one that has laid nothing too."""
    auction = lay_out(HONOUR, *HANDS)
    for state in (auction, played(auction, "bid 2, pass, pass, pass"), opening()):
        assert [state.accusable(seat) for seat in range(4)] == [()] * 4
        assert refusal(state, "accuse 1 by 0").code is Code.NOT_ACCUSABLE
    state = laid(opening(), "9S")
    assert [state.accusable(seat) for seat in range(4)] == [(1, 3), (0, 2), (1, 3), (0, 2)]
    assert [observe(state, seat).accusable for seat in range(4)] == [(1, 3), (0, 2), (1, 3), (0, 2)]
    assert not verdict(state, "accuse 3 by 0")


def test_only_seats_of_another_side_are_accused() -> None:
    """Not a partner, not oneself, nobody who is not there, and not by anyone who is not there."""
    for text in ("accuse 2 by 0", "accuse 0 by 0", "accuse 4 by 0", "accuse 99 by 1", "accuse 1 by 4", "accuse 1 by 8"):
        reason = refusal(revoked(), text)
        assert reason.code is Code.NOT_ACCUSABLE
        assert str(reason) == "that seat cannot be accused now"


@pytest.mark.parametrize(
    ("players", "sides", "accusable"), [(3, 3, (0, 2)), (6, 3, (0, 2, 3, 5)), (5, 5, (0, 2, 3, 4)), (2, 2, (0,))]
)
def test_who_is_of_another_side(players: int, sides: int, accusable: tuple[int, ...]) -> None:
    """Alone, everyone else; in three pairs, all but the seat opposite."""
    rules = standard(players=players, sides=sides, hand=4, packet=4, pack=24, conduct="honour", trump="rotation")
    *_, state = (state for state in random_states(rules, "sides", 3) if state.tricks and state.score is None)
    assert state.accusable(1) == accusable


def test_without_honour_nobody_is_accused() -> None:
    """Under strict rules there is nothing to accuse of."""
    state = laid(opening(small(3)), "9S")
    assert state.accusable(0) == ()
    assert refusal(state, "accuse 1 by 0").code is Code.NOT_ACCUSABLE


@pytest.mark.parametrize("by", [0, 2])
@pytest.mark.parametrize("more", ["", "KC", "KC KD", "KC KD 9C"])
def test_anyone_accuses_on_anyones_turn(by: int, more: str) -> None:
    """Whoever is to act, from its partner's turn to the accused's own."""
    assert verdict(laid(revoked(), more) if more else revoked(), f"accuse 1 by {by}")


def test_an_accusation_without_a_name_is_by_the_seat_to_act() -> None:
    """Who submits a move has a seat already."""
    state = revoked()
    assert state.to_act == 2
    assert played(state, "accuse 1").honour.accusations == (Accusation(2, 1, 2, guilty=True),)
    assert refusal(state, "accuse 0").code is Code.NOT_ACCUSABLE


def test_after_an_innocent_verdict_the_turn_is_where_it_was() -> None:
    """Nothing but the verdict and the fine is added."""
    state = laid(opening(), "9S JS")
    judged = played(state, "accuse 1 by 0")
    assert replace(judged, honour=state.honour) == state
    assert judged.honour.accusations == (Accusation(0, 1, 2, guilty=False),)
    assert judged.honour.fines == (-FINE, 0) == (-3, 0)
    assert {observe(judged, seat).fines for seat in range(4)} == {(-3, 0)}
    assert {observe(judged, seat).accusations for seat in range(4)} == {judged.honour.accusations}


def test_whoever_was_found_innocent_must_lay_another_card_first() -> None:
    """Until then nobody accuses it again; others may be accused meanwhile."""
    state = played(laid(opening(), "9S JS"), "accuse 1 by 0")
    assert [state.accusable(seat) for seat in range(4)] == [(3,), (0, 2), (3,), (0, 2)]
    for text in ("accuse 1 by 0", "accuse 1 by 2"):
        assert refusal(state, text).code is Code.NOT_ACCUSABLE
    state = played(state, "accuse 3 by 2")
    assert state.accusable(0) == ()
    state = laid(state, "KC KD")  # seat 3 has laid a card, seat 1 has not
    assert state.accusable(0) == (3,)
    state = laid(state, "AH")
    assert state.accusable(0) == (1, 3)
    assert state.honour.fines == (-6, 0)


def test_all_cards_of_a_seat_are_judged_at_once() -> None:
    """A revoke of an earlier trick is found as long as the round lasts, also after an innocent verdict."""
    state = laid(revoked(), "KC KD 9C TC TD AD")
    assert len(state.tricks) == 2
    assert verdict(state, "accuse 1 by 0")
    state = played(laid(opening(), "9S"), "accuse 1 by 0")
    assert not state.honour.accusations[0].guilty
    assert verdict(laid(state, "AH"), "accuse 1 by 0")


def test_the_guilty_sides_fine() -> None:
    """Three points, and the round is void: raw and marriages are zero, nobody else scores."""
    state = played(laid(revoked(), "KC KD"), "accuse 1 by 2")
    assert (state.phase, state.to_act, state.legal_moves) == (Phase.ROUND_OVER, None, ())
    assert state.score is not None
    assert (state.score.void, state.score.contract_made) == (True, None)
    assert (state.score.raw, state.score.marriages, state.score.made) == ((0, 0), (0, 0), (0, 0))
    assert state.score.scored == (0, -3)


def test_a_shown_marriage_does_not_count_in_a_void_round() -> None:
    """Raw and marriages are zero, whatever was shown."""
    state = laid(opening(HONOUR, "KS QS 9D", "JS AH 9C", "KC TC AC", "KD TD JD"), "KS AH")
    assert state.marriages == (20, 0)
    state = played(state, "accuse 1 by 0")
    assert state.score is not None
    assert (state.score.raw, state.score.marriages) == ((0, 0), (0, 0))


@pytest.mark.parametrize("factor", [1, 2])
@pytest.mark.parametrize("level", [1, 2, 5])
@pytest.mark.parametrize(
    ("guilty", "hands", "order"),
    [
        (0, ("9S AD JH", "JS AS 9C", "KC TC AC", "KD TD JD"), "9S AS KC KD JS TC TD AD"),  # seat 0 had to ruff
        (2, ("9S AD 9D", "JS AH 9C", "TS TC AC", "KD TD JD"), "9S JS AC"),  # seat 2 had to follow
    ],
)
def test_a_guilty_side_pays_for_the_contract_it_holds(
    guilty: int, hands: tuple[str, ...], order: str, level: int, factor: int
) -> None:
    """The bid times the factor besides, whichever partner revoked."""
    state = laid(opening(HONOUR.with_fields(fail_factor=factor), *hands, level=level), order)
    assert state.contract == Contract(0, level)
    assert _scored(played(state, f"accuse {guilty} by 3")) == (-3 - level * factor, 0)


def test_another_sides_contract_costs_the_guilty_nothing() -> None:
    """Nor does a round without contract; the declarer scores nothing either."""
    assert _scored(played(revoked(), "accuse 1 by 0")) == (0, -3)
    rules = HONOUR.with_fields(auction="none", trump="fixed", suit="H")
    assert _scored(played(laid(lay_out(rules, *HANDS), "9S AH"), "accuse 1 by 0")) == (0, -3)


def _scored(state: State) -> tuple[int, ...]:
    assert state.score is not None
    return state.score.scored


def test_fines_already_given_stay_in_a_void_round() -> None:
    """A side that accused wrongly first pays for that too."""
    state = played(revoked(), "accuse 3 by 0, accuse 0 by 3")
    assert state.honour.fines == (-3, -3)
    state = played(state, "accuse 1 by 2")
    assert _scored(state) == (-3, -6)


def test_alone_each_pays_for_itself() -> None:
    """Three alone: the accuser that was wrong, then the one that revoked."""
    rules = small(2, 3, conduct="honour")
    state = opened(rules, "H", "9S 9D", "JS AH", "TS AC")
    state = played(laid(state, "9S AH"), "accuse 0 by 2, accuse 1 by 0")
    assert _scored(state) == (0, -3, -3)


def test_worked_guilty() -> None:
    """Five points, contract two, guilty: nothing is left, and the same dealer deals again."""
    hands = ("9S AD JH", "JS AS 9C", "KC TC AC", "KD TD JD")
    match = replace(match_of(HONOUR, dealt(HONOUR, *hands), BUY), totals=(5, 4))
    match = after(match, "play 9S, play AS, play KC, play KD, play JS, play TC, play TD, play AD")
    match = after(match, "accuse 0 by 1")  # it held a trump and no spade, and had to ruff
    assert (match.totals, match.winner, match.phase) == ((0, 4), None, Phase.ROUND_OVER)
    dealer = match.state.deal.dealer
    assert after(match, "next").state.deal.dealer == dealer


def test_worked_innocent() -> None:
    """The accuser's five become two, before the round's own score."""
    hands = ("9S 9C 9D", "JS AH 9H", "KC TC AC", "KD TD JD")
    match = replace(match_of(HONOUR, dealt(HONOUR, *hands), BUY.replace("bid 2", "bid 1")), totals=(5, 4))
    match = after(match, "play 9S, play JS, accuse 1 by 0")
    assert (match.totals, match.state.honour.fines) == ((5, 4), (-3, 0))
    match = finished(match)
    assert match.state.score is not None
    own = match.state.score.made
    assert match.state.score.contract_made is False
    assert match.totals == (5 - 3 - 1, 4 + own[1])


def test_an_innocent_verdict_takes_three_off_a_round_that_was_made() -> None:
    """The fine is part of what the round scored; what was made is told apart."""
    state = played(laid(opening(level=1), "9S JS"), "accuse 0 by 1")
    while state.score is None:
        state = state.play(state.legal_moves[0])
    assert state.score.scored == (
        (state.score.made[0] if state.score.contract_made else -1),
        state.score.made[1] - 3,
    )


def last_card() -> State:
    """Return a round on honour whose last card has been laid: seat 1 revoked in the first trick."""
    return laid(opening(small(2, conduct="honour"), "9S 9D", "JS AH", "KC AC", "KD JD"), "9S AH KC KD JS AC JD 9D")


def test_after_the_last_card_the_table_is_asked_once() -> None:
    """The score waits for `next`, which anyone may say; until then any seat may be accused."""
    state = last_card()
    assert (state.phase, state.to_act, state.legal_moves, state.score) == (Phase.PLAY, None, (NEXT,), None)
    assert state.accusable(0) == (1, 3)
    assert verdict(state, "accuse 1 by 2")
    done = played(state, "next")
    assert (done.phase, done.legal_moves) == (Phase.ROUND_OVER, ())
    assert done.score is not None
    assert not done.score.void


def test_an_innocent_verdict_after_the_last_card_leaves_it_waiting() -> None:
    """Nothing is scored until the table goes on."""
    state = played(last_card(), "accuse 3 by 0")
    assert (state.phase, state.to_act, state.legal_moves, state.score) == (Phase.PLAY, None, (NEXT,), None)
    assert state.accusable(0) == (1,)
    scored = played(state, "next").score
    assert scored is not None
    assert scored.scored[0] == (scored.made[0] if scored.contract_made else -2) - 3


def test_once_the_score_is_shown_nobody_is_accused() -> None:
    """Nor after a void round, nor in a dead one."""
    for state in (
        played(last_card(), "next"),
        played(revoked(), "accuse 1 by 0"),
        played(lay_out(HONOUR, *HANDS), "pass, pass, pass, pass"),
    ):
        assert [state.accusable(seat) for seat in range(4)] == [()] * 4
        assert refusal(state, "accuse 1 by 0").code is Code.NOT_ACCUSABLE


@pytest.mark.parametrize("text", ["play AD", "pass", "bid 1", "claim KH"])
def test_after_the_last_card_there_is_only_next(text: str) -> None:
    """Without a turn there is nothing else."""
    assert refusal(last_card(), text).code is Code.WRONG_PHASE


def test_under_strict_rules_the_score_follows_the_last_card() -> None:
    """Nobody is asked anything."""
    state = laid(opening(small(2), "9S 9D", "JS AH", "KC AC", "KD JD"), "9S JS KC KD AH AC JD 9D")
    assert state.score is not None
    assert state.phase is Phase.ROUND_OVER


def near_the_end(totals: tuple[int, int], **changes: object) -> Match:
    """Return a match to 11 in which seat 1 has just revoked, at some totals."""
    rules = HONOUR.with_fields(**changes)
    return replace(match_of(rules, dealt(rules, *HANDS), BUY, "play 9S, play AH"), totals=totals)


def test_a_void_round_may_end_the_match() -> None:
    """The fine puts the others far enough behind."""
    match = near_the_end((12, 11), winning_margin=2)
    assert match.winner is None
    match = after(match, "accuse 1 by 0")
    assert (match.totals, match.winner, match.phase) == ((12, 8), 0, Phase.MATCH_OVER)


def test_a_verdict_within_a_round_does_not_end_the_match() -> None:
    """Its end is looked at only when the round is over."""
    match = near_the_end((11, 12), winning_margin=2)
    match = after(match, "accuse 0 by 3, accuse 2 by 1")  # two wrong accusations: six points off the second side
    assert (match.winner, match.totals) == (None, (11, 12))
    assert match.phase is Phase.PLAY
    match = finished(match)
    assert match.state.score is not None
    assert match.totals == (11 + match.state.score.scored[0], 12 + match.state.score.scored[1])
    assert match.winner == winning_side(match.rules, match.totals)


def test_fines_may_keep_a_match_from_ending() -> None:
    """Who reaches the target by the cards and falls short by a fine plays on."""
    rules = small(2, conduct="honour", target=1)
    deal = dealt(rules, "AH TH", "9S 9C", "AS AC", "JS JC")
    moves = "bid 1, pass, pass, pass, trump H, play AH, accuse 1 by 0, play 9S, play AS, play JS"
    match = after(match_of(rules, deal, moves), "play TH, play 9C, play AC, play JC, next")
    assert (match.totals, match.winner) == ((-2, 0), None)


def test_after_a_void_round_the_same_dealer_deals_again() -> None:
    """Other cards, and the deal moves on only after a round that counts."""
    match = after(near_the_end((0, 0)), "accuse 1 by 0")
    deal = match.state.deal
    match = after(match, "next")
    assert match.state.deal.dealer == deal.dealer
    assert match.state.deal.hands != deal.hands
    assert after(match, "pass, pass, pass, pass, next").state.deal.dealer == (deal.dealer + 1) % 4


def test_a_void_round_is_told_as_one() -> None:
    """A trick that the verdict cut short has no winner; a whole one keeps its own."""
    told = round_record(after(near_the_end((0, 0)), "play KC, accuse 1 by 2").rounds[-1])
    assert told["void"] is True
    assert told["tricks"] == [
        {"leader": 0, "cards": ["9S", "AH", "KC"], "winner": None, "points": 15, "marriage": 0},
    ]
    assert told["accusations"] == [{"by": 2, "against": 1, "after": 3, "guilty": True}]
    assert (told["raw"], told["marriages"], told["scored"]) == ([0, 0], [0, 0], [0, -3])
    told = round_record(after(near_the_end((0, 0)), "play KC, play KD, accuse 1 by 2").rounds[-1])
    assert [trick["winner"] for trick in told["tricks"]] == [1]


def test_a_person_accuses_from_its_own_seat_at_any_time() -> None:
    """Whatever name a person gives, the accuser is who submits it; a stale accusation is refused."""
    table = Table(HONOUR, "honour", [HUMAN] * 4)
    table.match = near_the_end((0, 0))
    refused = table.submit(5, "accuse 1", 0)
    assert refused is not None
    assert refused.code is Code.STALE
    refused = table.submit(0, "accuse 3", 1)
    assert refused is not None
    assert refused.code is Code.NOT_ACCUSABLE
    assert table.submit(0, "accuse 1 by 2", 0) is None
    assert table.match.state.honour.accusations == (Accusation(0, 1, 2, guilty=True),)
    assert table.moves == ("accuse 1 by 0",)


def test_an_accusation_that_is_refused_says_so() -> None:
    """With the move as it is written."""
    with pytest.raises(IllegalMove, match="accuse 2 by 0 is refused: that seat cannot be accused now"):
        revoked().play(Accuse(2, 0))
