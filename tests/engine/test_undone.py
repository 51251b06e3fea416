"""Records of rounds in which something was undone: what they say, and what is refused."""

import copy

import pytest

from cruce.line import line, uncut
from cruce.match import Match
from cruce.record import match_record
from cruce.replay import replay
from cruce.rules import Rules
from cruce.state import State
from cruce.table import HUMAN, Table, TableSettings
from tests.engine.helpers import TABLES, dealt, finished, match_of, random_states, small
from tests.engine.records import Record, put, record_of, refused_record, without
from tests.engine.test_undo import decide, played_to, sat, undo, wait

U = ("rounds", 0, "undone")
YES = True


def recorded(rules: Rules, *moves: str, cuts: bool = False, target: int = 99) -> tuple[Table, Record]:
    """Return a table after a round, and its record; the person made these moves, bots their first legal ones.

    Then everyone plays the first card they may.
    """
    rules = rules.with_fields(target=target)
    table = wait(sat(rules, "undone", TableSettings(cuts=cuts)))
    for move in moves:
        if move == "undo":
            assert undo(table) is None
        else:
            decide(table, move)
        wait(table)
    while table.match.state.score is None:
        wait(decide(table))
    return table, record_of(table.match)


TABLE, TRUE = recorded(small(3), "bid 1", "trump H", "undo", "trump C", "undo", "undo", "bid 2", "trump H")
"""One round: the person named a trump, thought again of it, then of the bid too."""
STANDING = TRUE["rounds"][0]["calls"]


def test_a_round_tells_what_was_undone() -> None:
    """In order: how many moves of the round stood, and those taken back."""
    passes = [seat for seat, _ in STANDING].index(0)
    after = ["pass"] * (len(STANDING) - 1 - passes)
    bought = passes + 1 + len(after)
    assert TRUE["rounds"][0]["undone"] == [
        {"after": bought, "moves": ["trump H"]},
        {"after": bought, "moves": ["trump C"]},
        {"after": passes, "moves": ["bid 1", *after]},
    ]


def test_only_then_is_it_there() -> None:
    """A round without an undo does not mention it, like one that is not void; the order of fields is fixed."""
    _, plain = recorded(small(3), "bid 2", "trump H")
    assert "undone" not in plain["rounds"][0]
    names = [name for name in TRUE["rounds"][0] if name != "undone"]
    assert names == list(plain["rounds"][0])
    assert list(TRUE["rounds"][0])[names.index("tricks") + 1] == "undone"


def test_bots_moves_go_back_with_the_persons() -> None:
    """What they had answered is told too; here the person led the only trick, and took it back at the score."""
    table, _ = recorded(small(1), "bid 1", "trump H")
    laid = list(table.moves[-4:])
    assert undo(table) is None
    wait(decide(table))
    assert record_of(table.match)["rounds"][0]["undone"] == [{"after": len(table.moves) - 9, "moves": laid}]


@pytest.mark.parametrize("record", [TRUE, recorded(small(2), "bid 1", "undo", "pass", cuts=True)[1]])
def test_a_true_record_is_accepted(record: Record) -> None:
    """And comes out unchanged."""
    assert match_record(replay(copy.deepcopy(record))) == record


def test_a_cut_taken_back_is_recorded() -> None:
    """The pack lay as before it, so that the cut made in its place gives the cards of the record."""
    rules = small(2, target=99)
    table = wait(sat(rules, settings=TableSettings(cuts=True), seed="cuts"))
    while table.match.state.to_act != 0 or table.match.phase != "cut":
        played_to(table, table.match.phase)
        wait(decide(table))
    for move in ("cut 5", "undo", "knock", "undo", "cut 7"):
        if move == "undo":
            assert undo(table) is None
        else:
            wait(decide(table, move))
    number = len(table.match.rounds)
    while table.match.state.score is None:
        wait(decide(table))
    record = record_of(table.match)
    told = record["rounds"][number]["undone"]
    assert [(each["after"], each["moves"][0]) for each in told] == [(0, "cut 5"), (0, "knock")]
    assert replay(copy.deepcopy(record)).rounds == table.match.rounds
    sentence = refused_record(record, put("rounds", number, "cut", None))
    assert sentence.startswith(f"round {number + 1}, undone 2: ")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (put(*U, 0, "moves", ["trump H", "play XX"]), "round 1, undone 1: 'play XX' is no move"),
        (put(*U, 0, "moves", ["trump  H"]), "round 1, undone 1: 'trump  H' is written 'trump H'"),
        (put(*U, 0, "moves", [5]), "round 1, undone 1: 5 is no move"),
        (put(*U, 0, "moves", []), "round 1, undone 1: [] are no moves taken back"),
        (put(*U, 0, "moves", "trump H"), "round 1, undone 1: 'trump H' are no moves taken back"),
        (put(*U, 0, "after", -1), "round 1, undone 1: after -1 moves there is nothing"),
        (put(*U, 0, "after", YES), "round 1, undone 1: after True moves there is nothing"),
        (put(*U, 0, "after", "4"), "round 1, undone 1: after '4' moves there is nothing"),
        (put(*U, 0, "after", 99), "round 1, undone 1: 5 moves stood at most, not 99"),
        (without(*U, 0, "after"), "round 1, undone 1: {'moves': ['trump H']} is no undo; it has after and moves"),
        (put(*U, 0, "why", "a slip"), "is no undo; it has after and moves"),
        (put(*U, 1, None), "round 1, undone 2: None is no undo"),
        (put(*U, {"after": 4, "moves": ["trump H"]}), "round 1, undone: a list is needed"),
    ],
)
def test_what_is_no_undo_is_refused(change: object, sentence: str) -> None:
    """Named by round, by the undo's number and the reason."""
    assert sentence in refused_record(TRUE, change)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (put(*U, 0, "moves", ["bid 2"]), "undone 1: bid 2 is refused: such a move has no place now"),
        (put(*U, 0, "moves", ["undo"]), "undone 1: undo is refused"),
        (put(*U, 0, "moves", ["trump H", "play AH"]), "undone 1: play AH is refused: AH is not in the hand"),
        (put(*U, 2, "moves", ["bid 9"]), "undone 3: bid 9 is refused: a bid is at most 6"),
        (put(*U, 0, "after", 3), "undone 1: trump H is refused"),
        (put(*U, 2, "after", 0), "undone 3: "),
        (put(*U, 2, "moves", ["bid 1"]), "undone 2: "),
    ],
)
def test_moves_that_could_not_be_made_are_refused(change: object, sentence: str) -> None:
    """What was taken back must have been legal where it stood."""
    assert sentence in refused_record(TRUE, change)  # type: ignore[arg-type]


def hand_of(match: Match) -> Record:
    """Return the record of a match by a table's players, its first round dealt by hand, without any undo."""
    return record_of(finished(match)) | {"players": [HUMAN, "random", "random", "random"]}


def test_an_undo_goes_to_the_persons_last_decision() -> None:
    """Not to a bot's, not past one of the person's own, and not to where the person had decided nothing."""
    rules = small(2, leader="eldest")
    deal = dealt(rules, "9C JC", "KH QH", "9S JS", "9D JD")
    record = hand_of(match_of(rules, deal, "pass, pass, pass, bid 1, trump D, play 9C"))
    for after, moves, told in (
        (0, ["pass"], None),
        (0, ["pass", "pass"], None),
        (1, ["pass"], "last decided after 0 moves, not after 1"),
        (0, ["pass", "pass", "pass", "bid 1", "trump S", "play 9C", "play KH"], "last decided after 5 moves"),
        (5, ["play JC", "play KH", "play 9S", "play 9D"], None),
        (6, ["play KH"], "last decided after 5 moves"),
    ):
        record["rounds"][0]["undone"] = [{"after": after, "moves": moves}]
        if told is None:
            assert match_record(replay(copy.deepcopy(record))) == record
        else:
            with pytest.raises(ValueError, match=told):
                replay(record)


def test_a_round_does_not_go_on_past_its_end_to_be_taken_back() -> None:
    """Neither by `next` nor by anything else; nor is anything taken back that had won the match."""
    deal = dealt(small(1), "AH", "KH", "QH", "JH")
    record = hand_of(match_of(small(1), deal, "bid 1, pass, pass, pass, trump H"))
    laid = ["play AH", "play KH", "play QH", "play JH"]
    record["rounds"][0]["undone"] = [{"after": 5, "moves": laid}]
    assert match_record(replay(copy.deepcopy(record))) == record
    record["rounds"][0]["undone"] = [{"after": 5, "moves": [*laid, "next"]}]
    with pytest.raises(ValueError, match=r"undone 1: next comes after the round's end"):
        replay(record)
    won = hand_of(match_of(small(1, target=1), dealt(small(1), "AH", "KH", "QH", "TC"), "pass, pass, pass, pass"))
    won["rounds"][0]["undone"] = [{"after": 0, "moves": ["bid 1", "pass", "pass", "pass", "trump H"]}]
    with pytest.raises(ValueError, match="last decided after 4 moves"):
        replay(won)


def test_what_ended_the_match_was_not_taken_back() -> None:
    """The seed was told by then."""
    rules = small(2, target=1)
    deal = dealt(rules, "9C 9D", "TH AH", "KH QH", "JH TC")
    record = hand_of(match_of(rules, deal, "pass, bid 1, pass, pass, trump H"))
    assert record["winner"] is not None
    record["rounds"][0]["undone"] = [{"after": 0, "moves": ["pass", "bid 1", "pass", "pass", "trump H"]}]
    assert match_record(replay(copy.deepcopy(record))) == record
    cards = [f"play {card}" for trick in record["rounds"][0]["tricks"] for card in trick["cards"]]
    last = max(place for place, move in enumerate(cards) if move in {"play 9C", "play 9D"})
    record["rounds"][0]["undone"] = [{"after": 5 + last, "moves": cards[last:]}]
    with pytest.raises(ValueError, match="undone 1: the match was over, and nothing is taken back then"):
        replay(record)


@pytest.mark.parametrize("players", [["random"] * 4, [HUMAN, HUMAN, "random", "random"]])
def test_only_a_table_with_one_person_takes_back(players: list[str]) -> None:
    """As it would be anyone's otherwise."""
    assert "at a table with one person alone" in refused_record(TRUE, put("players", players))


@pytest.mark.parametrize("change", [put("rules", "name", "contest"), put("rules", "conduct", "honour")])
def test_contests_and_honour_have_no_undo(change: object) -> None:
    """Their records have no such field."""

    def changed(record: Record) -> None:
        change(record)  # type: ignore[operator]
        if record["rules"]["conduct"] == "honour":
            record["rounds"][0]["accusations"] = []

    assert "'undone': these rules have no such field" in refused_record(TRUE, changed)


@pytest.mark.parametrize("nothing", [[], None, False])
def test_a_field_that_says_nothing_is_accepted(nothing: object) -> None:
    """As with all that only some rounds have."""
    record = copy.deepcopy(TRUE)
    record["rounds"][0]["undone"] = nothing
    assert replay(record).rounds[0].undone == ()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_moves_of_a_round_are_read_off_its_state(name: str, players: int) -> None:
    """At any moment, played over again they lead to it, from the cut on where there was one."""
    for number, rules in enumerate((Rules.named(name, players), Rules.named(name, players, marriage="claimed"))):
        for state in random_states(rules, f"line/{number}", number):
            again = State.start(rules, uncut(state))
            for move in line(state):
                again = again.play(move)
            assert again == state


def test_an_uncut_pack_lies_as_before() -> None:
    """Whatever the place, a knock included."""
    rules = small(5)
    for place in range(24):
        table = sat(rules, settings=TableSettings(cuts=True))
        before = table.match.state
        state = before.play(before.legal_moves[place])
        assert uncut(state) == before.deal
        assert line(state) == (before.legal_moves[place],)
