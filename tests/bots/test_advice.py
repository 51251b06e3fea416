"""Hints: what is proposed, the reason told, and that every reason is true of the position it is told of."""

from collections.abc import Callable, Iterator

import pytest

from cruce.bots.advice import Advice, advise
from cruce.bots.bids import NOBODY, Situation, bid_book
from cruce.bots.club import best_exchange
from cruce.bots.manners import mannerly
from cruce.bots.packets import parse_kind
from cruce.bots.reasons import Values, Why, reason
from cruce.cards import Card, Suit
from cruce.errors import BadSeat, BadTable
from cruce.moves import Claim, Move, Play, parse_move
from cruce.observation import Observation, observe
from cruce.rules import Rules
from cruce.state import Phase, State
from cruce.streams import Stream
from cruce.table import HUMAN, Table
from tests.engine.helpers import laid, lay_out, opened, played, random_states, small, standard
from tests.property.tables import mixed_rules
from tests.property.unseen import otherwise

PAIRS = small(3)
ALONE = small(3, 3)
BUDGET = 4


def told(state: State, move: str) -> tuple[Why, Values]:
    """Return the reason told of a move of the seat to act."""
    assert state.to_act is not None
    seen = observe(state, state.to_act)
    assert parse_move(move) in seen.legal_moves
    return reason(seen, parse_move(move))


def last_advice(seen: Observation, budget: int = BUDGET) -> Advice:
    """Return the advice once it has been thought to its end."""
    *_, advice = advise(seen, Stream("hint", "test"), budget)
    return advice


def leads(hand: str, *others: str, rules: Rules = PAIRS) -> State:
    """Return a round in which seat 0 leads from a hand, hearts being trump."""
    return opened(rules, "H", hand, *others)


OTHERS = ("JS QS KS", "JD QD KD", "9S TS AS")
MANY_TRUMPS = leads("AH TH KH QH", "9C JC 9D JD", "9S JS 9H QC", "QD QS KS KC", rules=small(4))
LEADS = [
    (leads("KH QH 9C", *OTHERS), "play KH", Why.SHOWS, {"points": 40}),
    (leads("9H QC KC", *OTHERS), "play QC", Why.SHOWS, {"points": 20}),
    (MANY_TRUMPS, "play AH", Why.DRAWS, {"cards": 4, "out": 2}),
    (leads("AH 9C 9D", *OTHERS), "play AH", Why.UNBEATABLE, {}),
    (leads("AC 9C 9D", *OTHERS), "play AC", Why.TOP, {"suit": "C"}),
    (leads("9C TD KC", *OTHERS), "play 9C", Why.TO_PARTNER, {}),
    (leads("9C TD KC", *OTHERS[:2], rules=ALONE), "play 9C", Why.CHEAP, {}),
    (leads("JC QC 9D", *OTHERS), "play JC", Why.LONG, {"suit": "C", "cards": 2}),
    (leads("JC 9D KH", *OTHERS), "play JC", Why.USUAL, {}),
]


@pytest.mark.parametrize(("state", "move", "why", "values"), LEADS)
def test_what_speaks_for_a_lead(state: State, move: str, why: Why, values: Values) -> None:
    assert told(state, move) == (why, values)


LEFT = (Why.LEAVES, {"points": 15, "card": "AC"})
FOLLOWS = [
    ("9C QD KD", "AC 9D JD", "JC 9H 9S", "TC JH JS", "9C", "play AC", Why.ONLY, {}),
    ("9C QD KD", "KC 9D JD", "JC 9H 9S", "TC AC JS", "9C KC JC", "play AC", Why.KEEPS_LEAD, {}),
    ("9C QD KD", "9H 9D JD", "JH QH 9S", "TC AC JS", "9C 9H", "play JH", Why.OVERRUFFS, {"card": "9H"}),
    ("TC QD KD", "9H JH JD", "JC QH 9S", "KC AC JS", "TC", "play 9H", Why.RUFFS, {"points": 10}),
    ("QC QD KD", "JC JH JD", "9C QH 9S", "KC AC JS", "QC JC 9C", "play KC", Why.TAKES, {"points": 9}),
    ("9H QD KD", "AH TH JD", "JC QH 9S", "KC AC JS", "9H", "play AH", Why.SECURES, {"points": 11}),
    ("QC QD KD", "JC KC JD", "TC QH 9S", "9C AC JS", "QC", "play KC", Why.OVERTAKES, {"card": "QC"}),
    ("AH QD KD", "9H KC JD", "KH JH 9S", "9C AC JS", "AH 9H", "play KH", Why.GIVES, {"points": 4}),
    ("AH QD KD", "JH KC JD", "KH 9H 9S", "9C AC JS", "AH JH", "play 9H", Why.KEEPS_HIGH, {}),
    ("KC QD KD", "9C QH JD", "QC JC 9S", "TC AC JS", "KC 9C", "play QC", Why.HOPES, {"points": 3}),
    ("KC QD KD", "9C QH JD", "QC JC 9S", "TC AC JS", "KC 9C", "play JC", Why.CAREFUL, {}),
    ("KC QD KD", "9C QC JD", "QH JC 9S", "TC AC JS", "KC", "play 9C", Why.WAITS, {}),
    ("AC QD KD", "KC QH JD", "QC JH 9S", "9C JC JS", "AC KC QC", "play 9C", Why.LOST, {}),
    ("QC QD KD", "JC QH 9D", "TC JH 9S", "9C AC KC", "QC JC TC", "play 9C", *LEFT),
    ("AH QD KD", "JH KC JD", "9H 9C 9S", "QH AC JS", "AH JH", "play 9H", Why.ONLY, {}),
]


@pytest.mark.parametrize(("one", "two", "three", "four", "cards", "move", "why", "values"), FOLLOWS)
def test_what_speaks_for_a_card_laid_to_a_trick(  # noqa: PLR0913, PLR0917 - four hands and what follows
    one: str, two: str, three: str, four: str, cards: str, move: str, why: Why, values: Values
) -> None:
    state = laid(opened(PAIRS, "H", one, two, three, four), cards)
    assert told(state, move) == (why, values)


TRUMPS = [
    ("KH QH 9C JC QC 9D", "trump H", Why.TRUMP_MARRIAGE, {"suit": "H", "points": 40}),
    ("KH QH 9C JC QC 9D", "trump C", Why.TRUMP_LONGEST, {"suit": "C", "cards": 3}),
    ("KH AH 9C QC TD 9S", "trump H", Why.TRUMP_RICHEST, {"suit": "H", "points": 15}),
    ("KH AH 9C QC TD 9S", "trump C", Why.TRUMP_HELD, {"suit": "C", "cards": 2}),
    ("KH AH 9C QC TD 9S", "trump D", Why.USUAL, {}),
]


@pytest.mark.parametrize(("hand", "move", "why", "values"), TRUMPS)
def test_what_speaks_for_a_trump(hand: str, move: str, why: Why, values: Values) -> None:
    """The other hands are whatever is left, by threes of each suit."""
    pack = [rank + suit for suit in "CDHS" for rank in "9JQKTA" if rank + suit not in hand]
    others = [" ".join(pack[place::3]) for place in range(3)]
    state = played(lay_out(standard(packet=6), hand, *others), "bid 1, pass, pass, pass")
    assert told(state, move) == (why, values)


def test_a_card_that_makes_trump_is_told_by_its_suit() -> None:
    state = played(lay_out(small(3, trump="first-card"), "9C JC AH", *OTHERS), "bid 1, pass, pass, pass")
    assert told(state, "play 9C") == (Why.TRUMP_LONGEST, {"suit": "C", "cards": 2})


CALLS = [
    ("KH QH 9C", "", "bid 2", Why.BID_MARRIAGE, {"suit": "H", "level": 2}),
    ("KH JH 9C", "", "bid 1", Why.BID_ENOUGH, {"level": 1}),
    ("KH JH 9C", "bid 2, pass", "pass", Why.LEFT_TO_PARTNER, {"level": 2}),
    ("KH JH 9C", "bid 2", "pass", Why.TOO_LITTLE, {"level": 3}),
]


@pytest.mark.parametrize(("packet", "calls", "move", "why", "values"), CALLS)
def test_what_speaks_for_a_call(packet: str, calls: str, move: str, why: Why, values: Values) -> None:
    """The seat in question is the first that has not called."""
    hands = ["9D JD QD", "9S JS QS", "TD KD AD", "TS KS AS"]
    hands[calls.count(",") + bool(calls)] = packet
    state = lay_out(PAIRS, *hands)
    assert told(played(state, calls) if calls else state, move) == (why, values)


def test_what_speaks_for_an_exchange() -> None:
    rules = small(5, stock="talon")
    others = ("JD QD KD TD AD", "JS QS KS TS AS", "AH JH QH KH TH")
    state = played(lay_out(rules, "9C JC QC 9D 9S", *others, stock="KC TC AC 9H"), "bid 1, pass, pass, pass")
    best = best_exchange(observe(state, 0), Suit.CLUBS)
    assert told(state, best.text) == (Why.EXCHANGES, {"suit": "C", "cards": 5})
    good = played(lay_out(rules, "KC TC AC QC JC", *others, stock="9C 9D 9S 9H"), "bid 1, pass, pass, pass")
    assert told(good, "exchange") == (Why.KEEPS_ALL, {"suit": "C"})


def test_what_is_weighed_and_has_no_other_reason_yields_most() -> None:
    state = leads("JC 9D KH", *OTHERS)
    advice = last_advice(observe(state, 0))
    assert advice.yields[advice.move.text] == pytest.approx(max(advice.yields.values()), abs=0.05)
    assert advice.reason is not Why.USUAL


def moments(rules: Rules, seed: str, number: int = 0) -> Iterator[tuple[State, Observation]]:
    """Yield every moment of a round played at random at which a seat is to act, as it sees it."""
    for state in random_states(rules, seed, number):
        if state.to_act is not None:
            yield state, observe(state, state.to_act)


def cards_told(rules: Rules, seed: str) -> Iterator[tuple[State, Play | Claim, Why]]:
    """Yield every card that may be laid in a round played at random, with the reason told of it."""
    for state, seen in moments(rules, seed):
        for move in seen.dutiful_moves:
            if isinstance(move, Play | Claim):
                yield state, move, reason(seen, move)[0]


OURS = {Why.UNBEATABLE, Why.KEEPS_LEAD, Why.TAKES, Why.SECURES, Why.GIVES, Why.KEEPS_HIGH}
"""What is told of a trick that the own side is sure to win."""
THEIRS = {Why.LOST}
"""What is told of one that it is sure to lose."""


def winners(state: State, tricks: int) -> set[int]:
    """Return which sides can win the trick on the table, whatever is laid to it."""
    if len(state.tricks) > tricks:
        return {state.rules.side_of(state.tricks[tricks].winner)}
    return {side for move in state.legal_moves for side in winners(state.play(move), tricks)}


@pytest.mark.parametrize(
    ("name", "players"), [("standard", 4), ("ardeal", 3), ("tromf-two", 2), ("traditional", 6), ("tromf-classic", 4)]
)
def test_what_is_said_of_a_trick_comes_true(name: str, players: int) -> None:
    """Whatever everyone else does."""
    seen = set()
    for number in range(6):
        for state, move, why in cards_told(Rules.named(name, players), f"true/{number}"):
            if why in OURS | THEIRS:
                assert state.to_act is not None
                side = state.rules.side_of(state.to_act)
                sides = winners(state.play(move), len(state.tricks))
                assert (sides == {side}) if why in OURS else (side not in sides), (move.text, why)
                seen.add(why)
    assert Why.LOST in seen
    assert len(seen) > 2


def top(state: State, card: Card) -> bool:
    """Say whether nobody else holds a higher card of the suit."""
    others = [held for seat, hand in enumerate(state.hands) if seat != state.to_act for held in hand]
    return not any(held.suit is card.suit and held.strength > card.strength for held in others)


def lacks_suit_led(state: State, _card: Card) -> bool:
    """Say whether the seat to act has no card of the suit led."""
    assert state.trick is not None
    assert state.to_act is not None
    return all(card.suit is not state.trick.suit for card in state.hands[state.to_act])


def holds_the_others_trumps(state: State, card: Card) -> bool:
    """Say whether the seat to act has more trumps than all others together."""
    assert state.to_act is not None
    held = [sum(each.suit is card.suit for each in hand) for hand in state.hands]
    return card.suit is state.trump and 2 * held[state.to_act] > sum(held)


def little(_state: State, card: Card) -> bool:
    """Say whether a card is worth little."""
    return card.points <= 4


TRUE_OF: dict[Why, Callable[[State, Card], bool]] = {
    Why.TOP: top,
    Why.RUFFS: lacks_suit_led,
    Why.DRAWS: holds_the_others_trumps,
    **dict.fromkeys((Why.TO_PARTNER, Why.CHEAP, Why.CAREFUL), little),
}
"""What must be so where a reason is told, all cards being seen."""


@pytest.mark.parametrize(("name", "players"), [("standard", 4), ("tromf-two", 2), ("contest", 3)])
def test_what_is_said_of_a_card_is_true(name: str, players: int) -> None:
    told = [each for number in range(8) for each in cards_told(Rules.named(name, players), f"card/{number}")]
    checked = [why for state, move, why in told if why in TRUE_OF and TRUE_OF[why](state, move.card)]
    assert len(checked) == sum(why in TRUE_OF for _, _, why in told)
    assert {Why.TOP, Why.RUFFS} <= set(checked)


def weighed(advice: Advice) -> list[tuple[Move, float]]:
    """Return the moves that were weighed, each with what it yields."""
    return [(parse_move(text), points) for text, points in advice.yields.items()]


def keeps(move: Move, good: set[Card]) -> bool:
    """Say whether a move is no card, or a good one."""
    return not isinstance(move, Play | Claim) or move.card in good


@pytest.mark.parametrize(
    ("name", "players"),
    [("standard", 4), ("standard", 3), ("tromf-two", 2), ("tromf-classic", 4), ("talon", 5), ("contest", 4)],
)
def test_advice_names_a_legal_move_and_what_each_yields(name: str, players: int) -> None:
    """Every dutiful card and suit gets its number; of good cards none is above that of the move proposed."""
    for state, seen in moments(Rules.named(name, players), "legal"):
        advice = last_advice(seen)
        texts = {move.text for move in seen.dutiful_moves}
        assert advice.move in state.legal_moves
        if advice.yields and state.phase is not Phase.EXCHANGE:
            assert set(advice.yields) <= texts
        if state.phase is Phase.PLAY and state.trump is not None:
            cards = {move.card for move in seen.dutiful_moves if isinstance(move, Play | Claim)}
            assert {text[-2:] for text in advice.yields} == {card.text for card in cards}
        if state.phase is Phase.TRUMP:
            assert set(advice.yields) == texts
        if advice.yields:
            good = {move.card for move in mannerly(seen)} if state.phase is Phase.PLAY else set()
            shown = {move.text: round(points, 1) for move, points in weighed(advice) if keeps(move, good)}
            assert shown[advice.move.text] == max(shown.values())


def test_advice_works_under_any_rules() -> None:
    for number in range(12):
        rules = mixed_rules(f"advice/{number}")
        for state, seen in list(moments(rules, "any", number))[::3]:
            assert all(advice.move in state.legal_moves for advice in advise(seen, Stream("a", "b"), 1))


def test_calls_are_told_by_the_book() -> None:
    """What a bid gains over a pass; a game the book is not of tells nothing."""
    state = lay_out(standard(), "KH QH 9C JC QC 9D", "AH TH 9S JS QS KS", "AC TC AD TD KD QD", "AS TS JH 9H KC JD")
    advice = last_advice(observe(state, 0))
    assert advice.yields["pass"] == 0
    assert advice.move.text == max(advice.yields, key=advice.yields.__getitem__)
    book = dict(bid_book().bids(Situation(0, 0, NOBODY), parse_kind("KQ 9")))
    assert advice.yields == {"pass": 0, **{f"bid {level}": gain for level, gain in book.items()}}
    assert last_advice(observe(lay_out(ALONE, "KH QH 9C", "AH TH JH", "9H JS QS"), 0)).yields == {}


def test_what_is_certain_is_told_to_the_point() -> None:
    """Before the round's last card everything is known: what is told is what it then brings, raw points left out."""
    for number in range(4):
        state, seen = list(moments(standard(), "exact", number))[-1]
        side = state.rules.side_of(seen.seat)
        ((text, points),) = last_advice(seen).yields.items()
        score = state.play(parse_move(text)).score
        assert score is not None
        assert points == score.scored[side] - score.scored[1 - side]


@pytest.mark.parametrize(("name", "players"), [("standard", 4), ("standard", 3), ("talon", 4)])
def test_unseen_cards_change_no_advice(name: str, players: int) -> None:
    """A hint knows what the person can know."""
    states, others = list(random_states(Rules.named(name, players), "unseen")), 0
    stream = Stream("unseen", "test/0")
    moves = [stream.choice(state.legal_moves) for state in states[:-1]]
    for at in range(0, len(states) - 1, 3):
        seat = states[at].to_act
        if seat is None:
            continue
        for other, _ in otherwise(states[: at + 1], moves[:at], seat, stream):
            others += 1
            assert last_advice(observe(other[at], seat), 2) == last_advice(observe(states[at], seat), 2)
    assert others > 3


def test_a_table_advises_the_person_to_act_and_always_the_same() -> None:
    table = Table(Rules.named("standard"), "7/0", [HUMAN] * 4)
    seat = table.match.state.to_act
    assert seat is not None
    assert list(table.advise(seat)) == list(table.advise(seat))
    with pytest.raises(BadTable, match="not to act"):
        table.advise((seat + 1) % 4)
    with pytest.raises(BadSeat):
        table.advise(4)
