"""The table: seats, versions, bots, and coming back to a saved match."""

import pytest

from cruce.bots import choose
from cruce.cards import Card
from cruce.errors import BadNotation, BadSeat, BadTable, Code, CruceError, EndlessMatch, IllegalMove
from cruce.moves import NEXT, PASS
from cruce.record import match_record
from cruce.rules import Rules
from cruce.state import Phase
from cruce.table import HUMAN, Table, TableSettings
from tests.engine.helpers import TABLES, standard

PEOPLE = (HUMAN,) * 4
MIXED = (HUMAN, "club", "random", "club")


def table_of(*players: str, seed: str = "table", **changes: object) -> Table:
    """Return a fresh table of four."""
    return Table(standard(**changes), seed, players)


def advance(table: Table, moves: int) -> None:
    """Make so many moves: the bots their own, a person the first legal one but the lowest bid if none was made."""
    for _ in range(moves):
        if table.match.winner is not None:
            return
        if table.bot_to_act:
            *_, move = table.think()
            table.act(move)
        else:
            seat = table.match.state.to_act or 0
            opens = table.match.phase is Phase.AUCTION and table.match.state.contract is None
            assert table.submit(table.version, table.match.legal_moves[opens].text, seat) is None


def test_a_legal_move_is_made() -> None:
    """It changes the table and counts as one version."""
    table = table_of(*PEOPLE)
    seat = table.match.state.to_act
    assert seat is not None
    assert table.submit(0, "bid 2", seat) is None
    assert (table.version, table.moves) == (1, ("bid 2",))
    assert table.match.state.calls[0].seat == seat


def test_a_double_tap_plays_one_card() -> None:
    """The second submission was meant for a table that is gone: it changes nothing."""
    table = table_of(*PEOPLE)
    advance(table, 6)
    seat, version = table.match.state.to_act or 0, table.version
    move = table.match.legal_moves[0].text
    assert table.submit(version, move, seat) is None
    match = table.match
    refused = table.submit(version, move, seat)
    assert refused is not None
    assert (refused.code, table.match, table.version) == (Code.STALE, match, version + 1)


@pytest.mark.parametrize("version", [1, -1, "0", None, 0.5])
def test_another_version_is_stale(version: object) -> None:
    """Whatever it is, a version that is not the table's own is refused."""
    table = table_of(*PEOPLE)
    refused = table.submit(version, "pass", table.match.state.to_act or 0)  # type: ignore[arg-type]
    assert refused is not None
    assert refused.code is Code.STALE


def test_nobody_moves_for_another_seat() -> None:
    """A move out of turn is refused and changes nothing."""
    table = table_of(*PEOPLE)
    seat = table.match.state.to_act or 0
    refused = table.submit(0, "pass", (seat + 1) % 4)
    assert refused is not None
    assert (refused.code, table.version) == (Code.NOT_YOUR_TURN, 0)


def test_nobody_moves_for_a_bot() -> None:
    """A seat played by a bot takes no person's move, also when it is that seat's turn."""
    table = table_of("club", "club", "club", "club")
    with pytest.raises(BadSeat, match="played by a bot"):
        table.submit(0, "pass", table.match.state.to_act or 0)
    assert table.version == 0


def test_the_engine_refuses_whatever_the_screen_let_through() -> None:
    """Illegal, not held, of another phase: each is refused with its reason and changes nothing."""
    table = table_of(*PEOPLE)
    advance(table, 2)
    seat = table.match.state.to_act or 0
    for text, code in (
        ("bid 0", Code.BID_TOO_LOW),
        ("bid 9", Code.BID_TOO_HIGH),
        ("play AH", Code.WRONG_PHASE),
        ("next", Code.WRONG_PHASE),
    ):
        refused = table.submit(2, text, seat)
        assert refused is not None
        assert (refused.code, table.version) == (code, 2)


@pytest.mark.parametrize("text", ["", "play", "play 1H", "drop table", None, 5])
def test_what_is_no_move_has_its_error(text: object) -> None:
    """Nonsense is no refusal by the rules."""
    with pytest.raises(BadNotation):
        table_of(*PEOPLE).submit(0, text, 0)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [4, -1, True, None, "0"])
def test_a_seat_is_one_of_the_tables(seat: object) -> None:
    """Submitting from elsewhere has its error."""
    with pytest.raises(BadSeat):
        table_of(*PEOPLE).submit(0, "pass", seat)  # type: ignore[arg-type]


def test_anyone_goes_on_to_the_next_round() -> None:
    """Next is nobody's turn: any person may say so, once."""
    table = table_of(*PEOPLE)
    for _ in range(4):
        table.submit(table.version, "pass", table.match.state.to_act or 0)
    assert table.match.legal_moves == (NEXT,)
    assert table.submit(4, "next", 3) is None
    assert table.match.phase is Phase.AUCTION
    refused = table.submit(5, "next", 3)
    assert refused is not None
    assert refused.code is Code.WRONG_PHASE


def test_an_ended_match_takes_no_move() -> None:
    """Whatever is tried, the totals stand."""
    table = table_of(*PEOPLE, target=1)
    advance(table, 10_000)
    assert table.match.phase is Phase.MATCH_OVER
    for text in ("next", "pass", "bid 1", "play AH"):
        refused = table.submit(table.version, text, 0)
        assert refused is not None
        assert refused.code is Code.WRONG_PHASE


def test_what_a_seat_sees_holds_the_match_totals() -> None:
    """An observation at the table has the totals before this round."""
    table = table_of("random", "random", "random", "random", target=3)
    table.play_out()
    assert table.observe(0).totals == table.match.totals


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("moves", [0, 3, 17, 30, 61, 200])
def test_resuming_is_replaying(name: str, players: int, moves: int) -> None:
    """A table brought back from its moves equals the one that went on, and goes on in the same way."""
    seats = MIXED[:players]
    rules = Rules.named(name, players)
    table = Table(rules, "saved", seats)
    advance(table, moves)
    resumed = Table.resumed(rules, "saved", seats, table.moves)
    assert (resumed.match, resumed.moves, resumed.version) == (table.match, table.moves, table.version)
    assert [resumed.observe(seat) for seat in range(players)] == [table.observe(seat) for seat in range(players)]
    for one in (table, resumed):
        advance(one, 60)
    assert (resumed.match, resumed.moves) == (table.match, table.moves)


def test_resuming_at_any_moment_ends_the_match_alike() -> None:
    """Wherever a match of bots is broken off, the rest of it is the same to the last card."""
    rules, seats = standard(target=6), ("random", "club", "random", "club")
    whole = Table(rules, "broken", seats)
    whole.play_out()
    for moves in range(0, whole.version, 7):
        resumed = Table.resumed(rules, "broken", seats, whole.moves[:moves])
        assert match_record(resumed.play_out()) == match_record(whole.match)


@pytest.mark.parametrize("moves", [["next"], ["pass"] * 5, ["bid 7"], ["bid 2", "bid 2"], ["play AH"]])
def test_moves_of_another_match_are_refused(moves: list[str]) -> None:
    """A saved move the rules refuse has its reason."""
    with pytest.raises(IllegalMove):
        Table.resumed(standard(), "saved", PEOPLE, moves)


@pytest.mark.parametrize("moves", [None, 5, "pass", [""], [None], ["pass", "nonsense"]])
def test_damaged_saves_are_refused(moves: object) -> None:
    """What is no list of moves has a named error."""
    with pytest.raises(CruceError):
        Table.resumed(standard(), "saved", PEOPLE, moves)  # type: ignore[arg-type]


def test_a_match_that_does_not_end_is_given_up() -> None:
    """After a thousand rounds, with a sentence."""
    table = table_of("random", "random", "random", "random", target=9999, hand=1, packet=1)
    with pytest.raises(EndlessMatch, match="1000 rounds"):
        table.play_out()
    assert len(table.match.rounds) == 1000


def test_bots_do_not_play_a_persons_hand() -> None:
    """Letting bots play on stops at a person's turn."""
    with pytest.raises(BadTable, match="no bot is to act"):
        table_of(*PEOPLE).play_out()
    with pytest.raises(BadTable, match="no bot is to act"):
        table_of(*PEOPLE).think()
    with pytest.raises(BadTable, match="no bot is to act"):
        table_of(*PEOPLE).act(PASS)


def test_a_bots_move_is_checked_too() -> None:
    """A bot cannot play what the rules refuse."""
    table = table_of("club", "club", "club", "club")
    for move in (NEXT, None, "pass", choose):
        with pytest.raises(IllegalMove):
            table.act(move)  # type: ignore[arg-type]
    assert table.version == 0


@pytest.mark.parametrize("players", [None, 4, "club", [], ["club"] * 3, ["club"] * 5, ["nobody"] * 4, [1, 2, 3, 4]])
def test_wrong_players_are_refused(players: object) -> None:
    """A table has a name for each seat: a person or a bot there is."""
    with pytest.raises(BadTable):
        Table(standard(), "seed", players)  # type: ignore[arg-type]


@pytest.mark.parametrize("budget", [0, -1, True, 1.5, "9", None])
def test_a_budget_is_a_count(budget: object) -> None:
    """Of at least one."""
    with pytest.raises(BadTable, match="budget"):
        TableSettings(budget=budget)  # type: ignore[arg-type]


@pytest.mark.parametrize("rules", [None, "standard", {}, standard().as_json(), Card.parse("AH")])
def test_a_table_needs_rules(rules: object) -> None:
    """Made by `Rules`, not named or spelled out."""
    with pytest.raises(BadTable, match="rules"):
        Table(rules, "seed", PEOPLE)  # type: ignore[arg-type]
