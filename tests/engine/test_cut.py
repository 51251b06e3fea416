"""Cutting the pack: by itself unless the table cuts by hand, and then by exactly as many cards as were cut."""

import pytest

from cruce.cards import Card, Suit
from cruce.dealing import Deal, shuffled_deal
from cruce.errors import BadDeal, Code
from cruce.match import Match
from cruce.moves import NEXT, Cut
from cruce.observation import observe
from cruce.rules import Rules
from cruce.state import Phase, State
from cruce.table import HUMAN, Table, TableSettings
from tests.engine.helpers import TABLES, after, legal, played, refusal, standard


def pack_of(rules: Rules, deal: Deal) -> list[Card]:
    """Return the pack a deal was dealt from: packet by packet from eldest on, and the stock."""
    eldest = deal.dealer + 1
    order = [(eldest + step) % rules.players for step in range(rules.players)]
    pack = [card for seat in order for card in deal.hands[seat][: rules.packet]]
    pack += [card for seat in order for card in deal.hands[seat][rules.packet :]]
    return [*pack, *deal.stock]


def uncut(rules: Rules, dealer: int = 1) -> State:
    """Return a round that waits for its pack to be cut."""
    return State.start(rules, shuffled_deal(rules, "cut", 0, dealer), asks_cut=True)


def test_nobody_is_asked_unless_the_table_cuts_by_hand() -> None:
    """The pack is dealt as it was shuffled, and the record says that nobody cut."""
    state = State.start(standard(), shuffled_deal(standard(), "cut", 0, 1))
    assert (state.phase, state.deal.cut) == (Phase.AUCTION, None)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_seat_at_the_dealers_right_cuts(name: str, players: int) -> None:
    """It knocks, or cuts after any card but the last."""
    rules = Rules.named(name, players)
    for dealer in range(players):
        state = uncut(rules, dealer)
        assert (state.phase, state.to_act) == (Phase.CUT, (dealer - 1) % players)
        assert legal(state) == " ".join(["knock", *(f"cut {place}" for place in range(1, rules.pack))])


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_cut_rotates_the_pack_by_exactly_that(name: str, players: int) -> None:
    """So many cards go from its top to its bottom; then it is dealt as ever."""
    rules = Rules.named(name, players)
    state = uncut(rules)
    pack = pack_of(rules, state.deal)
    for place in range(1, rules.pack):
        cut = played(state, f"cut {place}")
        assert pack_of(rules, cut.deal) == pack[place:] + pack[:place]
        assert (cut.deal.cut, cut.deal.dealer) == (place, 1)
        assert cut.deal == state.deal.cut_at(rules, place)


def test_a_knock_leaves_the_pack_alone() -> None:
    """It is kept as a cut at 0."""
    state = uncut(standard())
    knocked = played(state, "knock")
    assert knocked.deal.hands == state.deal.hands
    assert knocked.deal.cut == 0
    assert knocked.phase is Phase.AUCTION


def test_no_card_is_seen_before_the_cut() -> None:
    """Nobody holds one, and none is shown."""
    for name, players in TABLES:
        rules = Rules.named(name, players)
        for seat in range(players):
            seen = observe(uncut(rules), seat)
            assert (seen.hand, seen.held, seen.stock) == ((), (0,) * players, 0)
            assert (seen.turned, seen.peeked, seen.talon) == (None, None, ())


def test_the_turned_up_card_is_the_one_that_comes_after_the_cut() -> None:
    """The dealer's last card of the pack as it was cut."""
    rules = Rules.named("no-auction", 4)
    state = uncut(rules)
    for place in (0, 5, 11):
        cut = played(state, Cut(place).text)
        assert cut.trump is cut.deal.hands[1][-1].suit
        assert cut.turned is cut.deal.hands[1][-1]
    assert {played(state, f"cut {place}").trump for place in range(1, 24)} == set(Suit)


@pytest.mark.parametrize("text", ["cut 24", "cut 99", "pass", "bid 1", "play 9C", "next", "peek yes"])
def test_other_moves_have_no_place_before_the_cut(text: str) -> None:
    """Nor has a cut below the pack."""
    assert refusal(uncut(standard()), text).code is Code.WRONG_PHASE


def test_the_pack_is_cut_once() -> None:
    """Once it lies, it is dealt."""
    for text in ("cut 9", "knock"):
        assert refusal(played(uncut(standard()), "cut 9"), text).code is Code.WRONG_PHASE


@pytest.mark.parametrize("cut", [-1, 24, True, "9", 9.0])
def test_a_deal_has_no_other_cut(cut: object) -> None:
    """A place in the pack, or none."""
    deal = shuffled_deal(standard(), "cut", 0, 1)
    with pytest.raises(BadDeal, match=r"^cut: "):
        Deal.checked(standard(), 1, deal.hands, deal.stock, cut)  # type: ignore[arg-type]


def test_at_such_a_table_every_pack_is_cut() -> None:
    """By whoever sits at the right of that round's dealer; the others are told to wait."""
    table = Table(standard(), "cuts", [HUMAN] * 4, TableSettings(cuts=True))
    for number in range(5):
        state = table.match.state
        right = (state.deal.dealer - 1) % 4
        assert (state.phase, state.to_act) == (Phase.CUT, right)
        refused = table.submit(table.version, "knock", (right + 1) % 4)
        assert refused is not None
        assert refused.code is Code.NOT_YOUR_TURN
        assert table.submit(table.version, f"cut {number + 1}", right) is None
        for _ in range(4):
            assert table.submit(table.version, "pass", table.match.state.to_act or 0) is None
        assert table.submit(table.version, "next", 0) is None
    assert [played.state.deal.cut for played in table.match.rounds] == [1, 2, 3, 4, 5]


def test_a_match_goes_on_as_it_was_cut() -> None:
    """The same seed with other cuts is another match, with a knock the one nobody cuts."""
    plain = Match.start(standard(), "cuts", (HUMAN,) * 4)
    cut = Match.start(standard(), "cuts", (HUMAN,) * 4, cuts=True)
    assert after(cut, "knock").state.deal.hands == plain.state.deal.hands
    assert after(cut, "cut 9").state.deal.hands != plain.state.deal.hands
    again = after(cut, "knock, pass, pass, pass, pass").play(NEXT)
    assert again.phase is Phase.CUT
