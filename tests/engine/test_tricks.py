"""Who takes a trick, and what follows from it."""

import pytest

from cruce.rules import Rules
from tests.engine.helpers import TABLES, laid, lay_out, opened, played, random_round, small


@pytest.mark.parametrize(
    ("laid", "winner"),
    [
        ("9S JS QS KS", 3),  # the highest of the suit led
        ("KS TS QS AS", 3),
        ("KS TS QS JS", 1),  # the ten beats the king
        ("9S JS AD TD", 1),  # a high card of another suit does not count
        ("AS 9H TS KS", 1),  # the nine of trumps takes a plain ace
        ("AS 9H JH TS", 2),  # the highest trump
        ("AS JH 9H TS", 1),
        ("9H AS AD AC", 0),  # trump led and nobody has one
        ("KH TH AH 9H", 2),
    ],
)
def test_who_takes_the_trick(laid: str, winner: int) -> None:
    """The highest trump, else the highest card of the suit led. Hearts are trump."""
    state = opened(small(1), "H", *laid.split())
    state = played(state, *(f"play {card}" for card in laid.split()))
    assert state.tricks[0].winner == winner


def test_the_winner_leads_next() -> None:
    """Whoever took the trick opens the next one."""
    state = opened(small(2), "H", "9S 9C", "JS JC", "AS QC", "KS KC")
    state = played(state, "play 9S, play JS, play AS, play KS")
    assert (state.to_act, state.trick) == (2, None)
    assert played(state, "play QC, play KC, play 9C, play JC").tricks[1].winner == 3


def test_a_trick_without_points_is_won_like_any_other() -> None:
    """Four nines are worth nothing, and whoever takes them leads next; a nine of trumps among them takes them."""
    state = opened(small(2), "H", "9S KC", "9D KD", "9C AC", "9H TH")
    state = played(state, "play 9S, play 9D, play 9C, play 9H")
    trick = state.tricks[0]
    assert (trick.points, trick.winner, state.to_act) == (0, 3, 3)
    state = opened(small(2), "D", "9S KC", "9C KS", "9H AC", "JC TH")
    state = played(state, "play 9S, play KS")
    assert state.to_act == 2


def test_a_side_counts_the_tricks_of_both_partners() -> None:
    """In pairs seats 0 and 2 gather their card points together; alone each gathers its own."""
    state = opened(small(2), "H", "9S KC", "JS JC", "AS AC", "KS QC")
    state = played(state, "play 9S, play JS, play AS, play KS, play AC, play QC, play KC, play JC")
    assert state.card_points == (11 + 4 + 2 + 11 + 4 + 3 + 2, 0)
    alone = played(lay_out(small(1, 3), "9S", "AS", "KS"), "bid 1, pass, pass, trump H")
    assert played(alone, "play 9S, play AS, play KS").card_points == (0, 15, 0)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_full_round_counts_every_card(name: str, players: int) -> None:
    """As many tricks as there are cards for each; 120 card points but for those that lie unused."""
    rules = Rules.named(name, players)
    played_out = 0
    for number in range(8):
        state = random_round(rules, "full", number)
        if state.tricks:
            played_out += 1
            assert sum(state.card_points) + sum(card.points for card in state.stock) == 120
            drawn = rules.undealt // players if rules.stock == "draw" else 0
            assert len(state.tricks) == rules.hand + drawn
    assert played_out


@pytest.mark.parametrize(
    ("players", "sides", "counted"),
    [(5, 5, (0, 0, 0, 0, 20)), (6, 3, (0, 20, 0)), (6, 6, (0, 0, 0, 0, 20, 0))],
)
def test_big_tables_count_by_side(players: int, sides: int, counted: tuple[int, ...]) -> None:
    """Alone each counts alone; in three pairs the seats three apart count together."""
    hands = ("9S", "JS", "QS", "KS", "AS", "9D")[:players]
    last = {5: "9S JS QS KS AS", 6: "9S JS QS KS AS 9D"}[players]
    rules = small(1, players=players, sides=sides, auction="none", trump="fixed", suit="H")
    state = laid(lay_out(rules, *hands), last)
    assert state.card_points == counted
    assert state.tricks[0].winner == 4
