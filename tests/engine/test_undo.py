"""Taking back: to the person's last decision, as one more move, where the table allows it."""

import pytest

from cruce.errors import BadSeat, Code, IllegalMove
from cruce.match import Undone
from cruce.moves import UNDO, Cut, parse_move
from cruce.observation import Observation
from cruce.rules import Rules
from cruce.rulesets import rulesets
from cruce.state import Phase
from cruce.table import HUMAN, Table, TableSettings
from cruce.view import event_view, table_view
from tests.engine.helpers import TABLES, small, standard

CONTESTS = ("contest", "contest-pairs")


def sat(rules: Rules, seed: str = "undo", settings: TableSettings | None = None) -> Table:
    """Return a table of one person, at seat 0, and bots."""
    return Table(rules, seed, (HUMAN, *["random"] * (rules.players - 1)), settings)


def wait(table: Table) -> Table:
    """Let the bots move until they wait for the person."""
    while table.bot_to_act:
        table.act(table.match.legal_moves[0])
    return table


def decide(table: Table, text: str | None = None) -> Table:
    """Make the person's move, the first legal one unless it is named."""
    assert table.submit(table.version, text or table.match.legal_moves[0].text, 0) is None
    return table


def undo(table: Table) -> Code | None:
    """Undo, and return why not."""
    refused = table.submit(table.version, "undo", 0)
    return refused.code if refused else None


def played_to(table: Table, phase: Phase) -> Table:
    """Play on until the table waits for the person in a phase, or is in it; only the person bids."""
    while table.match.phase is not phase or table.bot_to_act:
        if table.bot_to_act:
            wait(table)
        else:
            bids = table.match.phase is Phase.AUCTION and table.match.state.contract is None
            decide(table, table.match.legal_moves[int(bids)].text)
    return table


def seen(table: Table) -> tuple[Observation, tuple[int, ...]]:
    """Return what the person sees, and the totals."""
    return table.observe(0), table.match.totals


@pytest.mark.parametrize("phase", [Phase.CUT, Phase.PEEK, Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP, Phase.PLAY])
def test_every_decision_is_taken_back(phase: Phase) -> None:
    """A cut, an answer, a call, an exchange, a trump, a card: with what bots did since, the table is as it was."""
    rules = standard(hand=5, stock="talon", peek=True, target=99)
    table = played_to(sat(rules, settings=TableSettings(cuts=True)), phase)
    while table.match.state.to_act != 0:  # the person cuts in one round of four
        decide(played_to(table, Phase.ROUND_OVER))
        played_to(table, phase)
    before, moves = seen(table), table.moves
    wait(decide(table))
    assert table.may_undo(0)
    assert undo(table) is None
    assert seen(table) == before
    assert table.moves[: len(moves)] == moves
    assert table.moves[-1] == "undo"


def test_an_undo_is_one_more_move() -> None:
    """Moves and versions only grow, so a move meant for a table that was taken back is stale."""
    table = wait(sat(standard()))
    wait(decide(table))
    moves, version = table.moves, table.version
    assert undo(table) is None
    assert table.moves == (*moves, "undo")
    assert table.version == version + 1
    for text in ("undo", "pass"):
        refused = table.submit(version, text, 0)
        assert refused is not None
        assert refused.code is Code.STALE


def test_undo_is_repeated_to_the_first_decision_of_the_round() -> None:
    """Then there is nothing left to take back."""
    table = wait(sat(small(3)))
    assert undo(table) is Code.NO_UNDO
    positions = []
    while table.match.state.score is None:
        positions.append(seen(table))
        wait(decide(table, "bid 1" if table.match.phase is Phase.AUCTION else None))
    while positions:
        assert undo(table) is None
        assert seen(table) == positions.pop()
    assert not table.may_undo(0)
    assert undo(table) is Code.NO_UNDO


def test_a_decision_taken_back_is_taken_anew() -> None:
    """Another card may be laid, and taken back again."""
    table = played_to(sat(standard()), Phase.PLAY)
    first, second = (move.text for move in table.match.legal_moves[:2])
    for text in (first, second, first):
        wait(decide(table, text))
        laid = [card for trick in (*table.match.state.tricks, table.match.state.trick) if trick for card in trick.cards]
        assert parse_move(text).card in laid  # type: ignore[union-attr]  # it is a card's
        assert undo(table) is None
    assert [undone.moves[0].text for undone in table.match.undone] == [first, second, first]


def test_a_round_is_taken_up_again_while_its_score_is_shown() -> None:
    """The round is unfinished again, and the totals are those before it."""
    table = played_to(sat(small(2, target=99)), Phase.ROUND_OVER)
    assert len(table.match.rounds) == 1
    assert table.may_undo(0)
    assert undo(table) is None
    assert (table.match.phase, len(table.match.rounds), table.match.totals) == (Phase.PLAY, 0, (0, 0))
    played_to(table, Phase.ROUND_OVER)
    assert len(table.match.rounds) == 1


def test_the_next_round_cannot_be_taken_back() -> None:
    """Once somebody went on, the round before stays as it is."""
    table = played_to(sat(small(2, target=99)), Phase.ROUND_OVER)
    wait(decide(table, "next"))
    assert not table.may_undo(0)
    assert undo(table) is Code.NO_UNDO


def test_nothing_is_taken_back_once_the_match_is_over() -> None:
    """By then the seed is told, and with it every card."""
    table = sat(small(2, target=1))
    while table.match.winner is None:
        wait(table)
        if table.match.winner is None:
            bids = table.match.phase is Phase.AUCTION and table.match.state.contract is None
            decide(table, table.match.legal_moves[int(bids)].text)
    assert not table.may_undo(0)
    assert undo(table) is Code.NO_UNDO


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_contests_and_honour_take_nothing_back(name: str, players: int) -> None:
    """There a card laid is a card played; at every other table it is not."""
    for conduct in ("strict", "honour"):
        rules = Rules.named(name, players, conduct=conduct)
        allowed = conduct == "strict" and name not in CONTESTS
        table = wait(decide(wait(sat(rules))))
        assert rules.takes_back == table.takes_back == table.may_undo(0) == allowed
        assert undo(table) is (None if allowed else Code.NO_UNDO)


def test_whether_a_ruleset_is_a_contests_is_data() -> None:
    """Changed fields leave it one, and its fields make another ruleset none."""
    assert tuple(name for name, ruleset in rulesets().items() if ruleset.contest) == CONTESTS
    assert not Rules.named("contest", 4, marriage="auto", target=11).takes_back
    contest = Rules.named("contest", 4).as_json()
    assert Rules.from_json({**contest, "name": "standard"}).takes_back
    assert Rules.from_json({**contest, "name": "of our own"}).takes_back


def test_only_one_person_alone_takes_back() -> None:
    """At a table of several it would be everyone's, and bots do not change their mind."""
    for players in ((HUMAN, HUMAN, "random", "random"), ("random",) * 4):
        table = Table(standard(), "undo", players)
        while table.version < 3:
            move = table.match.legal_moves[0]
            seat = table.match.state.to_act or 0
            if table.bot_to_act:
                table.act(move)
            else:
                assert table.submit(table.version, move.text, seat) is None
        assert not table.takes_back
        assert not any(table.may_undo(seat) for seat in range(4))
    table = decide(wait(sat(standard())))
    assert [table.may_undo(seat) for seat in range(4)] == [True, False, False, False]
    for wrong in (-1, 4, True):
        with pytest.raises(BadSeat):
            table.may_undo(wrong)


def test_no_bot_takes_back() -> None:
    """It is no move of a round, and none of a bot."""
    table = decide(wait(sat(standard())))
    assert table.bot_to_act
    with pytest.raises(IllegalMove):
        table.act(UNDO)
    with pytest.raises(BadSeat):
        table.submit(table.version, "undo", 1)
    assert UNDO not in table.match.legal_moves
    with pytest.raises(IllegalMove):
        table.match.play(UNDO)


def test_the_person_undoes_while_a_bot_is_to_act() -> None:
    """It needs no turn."""
    table = decide(wait(sat(standard())))
    version = table.version
    assert table.bot_to_act
    assert undo(table) is None
    assert (table.match.state.to_act, table.version) == (0, version + 1)


@pytest.mark.parametrize("bot", ["random", "club"])
def test_a_table_resumes_over_its_undos(bot: str) -> None:
    """Wherever it is broken off, it goes on exactly as it would have."""
    rules, seats = small(3, target=7), (HUMAN, bot, bot, bot)

    def go_on(table: Table) -> Table:
        while table.match.winner is None and table.version < 120:
            if table.bot_to_act:
                *_, move = table.think()
                table.act(move)
            elif table.version % 3 == 0 and table.may_undo(0):
                assert undo(table) is None
            else:
                decide(table, table.match.legal_moves[table.version % len(table.match.legal_moves)].text)
        return table

    whole = go_on(Table(rules, "saved", seats))
    assert whole.moves.count("undo") > 3
    for moves in range(0, whole.version, 7):
        resumed = Table.resumed(rules, "saved", seats, whole.moves[:moves])
        assert go_on(resumed).moves == whole.moves
        assert resumed.match == whole.match


@pytest.mark.parametrize("moves", [["undo"], ["pass", "undo"], ["undo", "undo"]])
def test_a_save_takes_nothing_back_that_the_table_would_not(moves: list[str]) -> None:
    """Before the person has decided there is nothing to take back."""
    table = sat(standard(), seed="3")
    assert table.bot_to_act
    with pytest.raises(IllegalMove) as refused:
        Table.resumed(standard(), "3", table.match.players, moves)
    assert refused.value.reason.code is Code.NO_UNDO


def test_what_was_undone_stays_with_its_round() -> None:
    """How many moves stood, and the moves taken back; the next round begins with nothing undone."""
    table = wait(sat(small(2, target=99), settings=TableSettings(cuts=True), seed="cuts"))
    while table.match.phase is not Phase.CUT:
        played_to(table, Phase.ROUND_OVER)
        wait(decide(table))
    decide(table, "cut 5")
    assert undo(table) is None
    decide(table, "cut 7")
    played_to(table, Phase.ROUND_OVER)
    last = table.match.rounds[-1]
    assert last.undone[0] == Undone(0, (Cut(5),))
    assert last.state.deal.cut == 7
    wait(decide(table, "next"))
    assert table.match.undone == ()
    assert table.match.rounds[-1] == last


def test_how_an_undo_is_shown() -> None:
    """As an event of its own that says nothing else, and in the view as something to do or not."""
    table = wait(sat(standard()))
    assert not table_view(table, 0)["undo"]
    decide(table)
    view, before = table_view(table, 0), table.match
    assert (view["undo"], view["takes_back"]) == (True, True)
    assert table_view(table, 1)["undo"] is False
    assert undo(table) is None
    event = event_view(before, UNDO, table.match)
    assert (event.pop("kind"), event.pop("move")) == ("undo", "undo")
    assert not any(event.values())
    assert "undo" not in table_view(table, 0)["moves"]
