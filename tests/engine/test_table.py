"""The table: seats, versions, bots, and coming back to a saved match."""

import pytest

from cruce.bots import choose
from cruce.cards import Card
from cruce.errors import BadNotation, BadSeat, BadTable, Code, CruceError, EndlessMatch, IllegalMove
from cruce.moves import NEXT, PASS, Exchange
from cruce.record import match_record
from cruce.rules import Rules
from cruce.state import Phase
from cruce.table import HUMAN, Table, TableSettings
from tests.engine.helpers import TABLES, small, standard

PEOPLE = (HUMAN,) * 4
MIXED = (HUMAN, "club", "random", "club", HUMAN, "random")


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


@pytest.mark.parametrize("rate", [-0.1, 1.1, True, "0", None, float("nan"), float("inf")])
def test_a_revoke_rate_is_a_chance(rate: object) -> None:
    """From never to always."""
    assert [TableSettings(revoke_rate=right).revoke_rate for right in (0, 0.5, 1)] == [0, 0.5, 1]
    with pytest.raises(BadTable, match="revoke_rate"):
        TableSettings(revoke_rate=rate)  # type: ignore[arg-type]


@pytest.mark.parametrize("cuts", [0, 1, "yes", None])
def test_the_pack_is_cut_by_hand_or_not(cuts: object) -> None:
    """True or false, and nothing that counts as either."""
    with pytest.raises(BadTable, match="cuts"):
        TableSettings(cuts=cuts)  # type: ignore[arg-type]


@pytest.mark.parametrize("settings", [100, {"cuts": True}, "cuts", True])
def test_settings_are_made_as_such(settings: object) -> None:
    """A number or a table of values is none."""
    with pytest.raises(BadTable, match="settings"):
        Table(standard(), "seed", PEOPLE, settings)  # type: ignore[arg-type]


def test_unless_said_otherwise_nothing_is_cut_and_nobody_revokes() -> None:
    """What a table has without settings."""
    assert table_of(*PEOPLE).settings == TableSettings()
    assert (TableSettings().cuts, TableSettings().revoke_rate) == (False, 0.0)


def test_a_table_on_honour_that_cuts_is_resumed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same settings, from its moves, accusations among them."""
    monkeypatch.setattr("cruce.table.MOST_ROUNDS", 5)
    rules, seats = Rules.named("tromf-standard", 4, conduct="honour", peek=True, target=99), ("random",) * 4
    settings = TableSettings(cuts=True, revoke_rate=0.2)
    table = Table(rules, "honour", seats, settings)
    with pytest.raises(EndlessMatch):
        table.play_out()
    assert {text.split()[0] for text in table.moves} >= {"cut", "peek", "play", "accuse", "next"}
    for moves in (1, 9, 20, table.version - 1):
        resumed = Table.resumed(rules, "honour", seats, table.moves[:moves], settings)
        assert resumed.moves == table.moves[:moves]
        with pytest.raises(EndlessMatch):
            resumed.play_out()
        assert (resumed.moves, resumed.match) == (table.moves, table.match)


def test_a_bot_accuses_before_anyone_moves_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a person at the table too, who plays any card: what is proven is said before the next move, or the score."""
    monkeypatch.setattr("cruce.table.MOST_ROUNDS", 5)
    rules, seats = standard(conduct="honour", target=99), (HUMAN, "random", "random", "random")
    settings = TableSettings(revoke_rate=0.3)

    def go_on(table: Table) -> Table:
        while len(table.match.rounds) < 6:
            accusation = table.proven()
            assert table.goes_on == (table.bot_to_act or accusation is not None)
            if accusation:
                table.accuse(accusation)
                assert table.match.phase is Phase.ROUND_OVER
            else:
                advance(table, 1)
        return table

    whole = go_on(Table(rules, "person", seats, settings))
    accusations = [at for at, text in enumerate(whole.moves) if text.startswith("accuse")]
    assert any(whole.moves[at].startswith("accuse 0") for at in accusations)
    for at in accusations[:4]:
        resumed = Table.resumed(rules, "person", seats, whole.moves[:at], settings)
        assert resumed.goes_on
        assert go_on(resumed).moves == whole.moves


def test_bots_that_never_revoke_never_accuse() -> None:
    """At rate 0 they keep every duty, and say nothing whatever others do."""
    rules = small(3, conduct="honour", target=30)
    match = Table(rules, "honest", ("random",) * 4).play_out()
    assert not any(any(played.state.honour.revoked) for played in match.rounds)
    assert not any(played.state.honour.accusations for played in match.rounds)


def test_bots_accuse_only_of_what_they_can_prove(monkeypatch: pytest.MonkeyPatch) -> None:
    """So all they accuse are guilty."""
    monkeypatch.setattr("cruce.table.MOST_ROUNDS", 30)
    rules = standard(conduct="honour", target=99)
    table = Table(rules, "proof", ("random",) * 4, TableSettings(revoke_rate=0.3))
    with pytest.raises(EndlessMatch):
        table.play_out()
    verdicts = [accusation.guilty for played in table.match.rounds for accusation in played.state.honour.accusations]
    assert len(verdicts) > 3
    assert all(verdicts)


def test_the_seat_to_act_is_the_one_that_moves_in_every_part_of_a_round() -> None:
    """Cut, answer, call, exchange, trump and card are each refused from another seat."""
    rules = standard(hand=5, stock="talon", peek=True)
    table = Table(rules, "turns", PEOPLE, TableSettings(cuts=True))
    phases = set()
    for _ in range(20):
        seat, phase = table.match.state.to_act, table.match.phase
        assert seat is not None
        bid = phase is Phase.AUCTION and table.match.state.contract is None
        text = table.match.legal_moves[int(bid)].text
        refused = table.submit(table.version, text, (seat + 1) % 4)
        assert refused is not None
        assert refused.code is Code.NOT_YOUR_TURN
        assert table.submit(table.version, text, seat) is None
        phases.add(phase)
    assert phases == {Phase.CUT, Phase.PEEK, Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP, Phase.PLAY}


def test_an_exchange_is_submitted_with_or_without_what_the_whole_talon_makes_plain() -> None:
    """Either way a saved match comes back as it was."""
    rules = standard(hand=5, packet=5, stock="talon")
    for short in (True, False):
        table = Table(rules, "talon", PEOPLE)
        assert table.submit(0, "bid 6", table.match.state.to_act or 0) is None
        state = table.match.state
        seat = state.to_act or 0
        text = Exchange(state.hands[seat][:4], () if short else state.stock).text
        assert table.submit(1, text, seat) is None
        assert table.match.state.exchange == Exchange(state.hands[seat][:4], state.stock)
        assert Table.resumed(rules, "talon", PEOPLE, table.moves).match == table.match


@pytest.mark.parametrize("rules", [None, "standard", {}, standard().as_json(), Card.parse("AH")])
def test_a_table_needs_rules(rules: object) -> None:
    """Made by `Rules`, not named or spelled out."""
    with pytest.raises(BadTable, match="rules"):
        Table(rules, "seed", PEOPLE)  # type: ignore[arg-type]


def test_another_bot_takes_a_bots_seat() -> None:
    """It moves from then on, and the match tells who sits there; what was played stays."""
    table = table_of(HUMAN, "random", "random", "random")
    advance(table, 9)
    match, moves = table.match, table.moves
    for seat in (1, 2, 3):
        table.seat_bot(seat, "club")
    assert table.match.players == (HUMAN, "club", "club", "club")
    assert (table.match.state, table.moves) == (match.state, moves)
    advance(table, 40)
    resumed = Table.resumed(table.match.rules, "table", table.match.players, table.moves)
    assert resumed.match == table.match
    for one in (table, resumed):
        advance(one, 40)
    assert resumed.match == table.match
    assert match_record(table.match)["players"] == [HUMAN, "club", "club", "club"]


def test_another_bot_thinks_as_it_would_have() -> None:
    """Given the same moment, it does what it would have done had it sat there from the start."""
    table = table_of("random", "random", "random", "random", seed="think")
    advance(table, 2)
    for seat in range(4):
        table.seat_bot(seat, "club")
    resumed = Table.resumed(table.match.rules, "think", ("club",) * 4, table.moves)
    assert [move.text for move in table.think()] == [move.text for move in resumed.think()]


def test_another_bot_cheats_where_bots_do() -> None:
    """The table's rate holds for whoever sits there."""
    rules = standard(conduct="honour", target=99)
    table = Table(rules, "cheats", (HUMAN, "random", "random", "random"), TableSettings(revoke_rate=1.0))
    for seat in (1, 2, 3):
        table.seat_bot(seat, "club")
    while table.match.phase is not Phase.ROUND_OVER:
        advance(table, 1)
    assert any(table.match.state.honour.revoked[1:])


def test_bots_take_no_persons_seat() -> None:
    """Nor is there a bot of another name, or a seat that is not at the table; each changes nothing."""
    table = table_of(HUMAN, "random", "random", "random")
    for seat, name in ((0, "club"), (1, "nobody"), (1, HUMAN), (1, None)):
        with pytest.raises(BadTable):
            table.seat_bot(seat, name)  # type: ignore[arg-type]
    for wrong in (4, -1, True):
        with pytest.raises(BadSeat):
            table.seat_bot(wrong, "club")
    assert table.match.players == (HUMAN, "random", "random", "random")
