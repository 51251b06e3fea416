"""The command `arena`: what it prints, and what it refuses with a sentence."""

import json
import sys
from pathlib import Path

import pytest

from cruce.cli import main
from cruce.passport import passport
from cruce.table import DEFAULT_BUDGET
from tests.arena.helpers import cruce, refused, told
from tests.engine.helpers import standard

BOTS = ("--a", "club", "--b", "random")
FEW = (*BOTS, "--boards", "4", "--jobs", "1")


def test_the_last_line_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    """With every figure in it, below the report for people."""
    status, out, said = cruce(capsys, "arena", *FEW, "--seed", "ș", "--json")
    assert (status, said) == (0, "")
    report, line = out.rstrip("\n").rsplit("\n", 1)
    figures = json.loads(line)
    assert {
        *("boards", "rounds", "diff_per_round", "ci95", "match11", "match21", "absurdities", "ms_per_move"),
        *("bids", "made", "seed", "passport", "a", "b", "budget", "absurdities_b", "ms_per_move_b"),
    } <= set(figures)
    assert (figures["boards"], figures["rounds"], figures["budget"], figures["seed"]) == (4, 8, DEFAULT_BUDGET, "ș")
    assert figures["passport"] == passport(standard())
    assert set(figures["absurdities"]) == {"gives", "keeps_ten", "ruffs_partner", "leads_trump"}
    assert figures["ms_per_move"] > 0
    assert report.startswith("club against random: standard, 4 players, 2 sides")
    assert "by resampling" in report


def test_without_json_the_report_stands_alone(capsys: pytest.CaptureFixture[str]) -> None:
    """A hundred boards are played when nobody says how many."""
    _, out, _ = cruce(capsys, "arena", *BOTS, "--jobs", "1", "--set", "hand=1", "--set", "packet=1")
    assert "100 boards, 200 rounds" in out
    assert "{" not in out


def test_rules_players_and_fields_are_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    """As for `simulate`."""
    figures = told(capsys, *FEW, "--rules", "standard", "--players", "3", "--set", "beat=always")
    assert figures["rounds"] == 12
    assert figures["passport"] == passport(standard(3, beat="always"))
    assert figures == told(capsys, *FEW, "--passport", figures["passport"])


def test_the_seed_decides_everything(capsys: pytest.CaptureFixture[str]) -> None:
    """The same figures from the same seed, others from another."""
    assert told(capsys, *FEW) == told(capsys, *FEW, "--seed", "0")
    assert told(capsys, *FEW)["diff_per_round"] != told(capsys, *FEW, "--seed", "1")["diff_per_round"]


def test_some_of_the_boards(capsys: pytest.CaptureFixture[str]) -> None:
    """From one on, so many, up to the last."""
    assert told(capsys, *BOTS, "--jobs", "1", "--first", "2", "--count", "3")["boards"] == 3
    assert told(capsys, *FEW, "--first", "3")["boards"] == 1
    assert told(capsys, *FEW, "--count", "3") == told(capsys, *BOTS, "--boards", "3", "--jobs", "1")


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ((), "two bots"),
        (("--a", "club"), "two bots"),
        (("--a", "nobody", "--b", "club"), "nobody"),
        (("--a", "club", "--b", "human"), "human"),
        ((*BOTS, "--boards", "0"), "--boards 0"),
        ((*BOTS, "--jobs", "0"), "--jobs 0"),
        ((*BOTS, "--count", "0"), "--count 0"),
        ((*BOTS, "--first", "-1"), "--first -1"),
        ((*BOTS, "--boards", "4", "--first", "4"), "no board 4"),
        ((*BOTS, "--boards", "4", "--first", "2", "--count", "3"), "no board 4"),
        ((*BOTS, "--budget", "0"), "--budget 0"),
        ((*BOTS, "--budget-ms", "0"), "--budget-ms 0"),
        ((*BOTS, "--budget-ms", "nan"), "--budget-ms nan"),
        ((*BOTS, "--budget-ms", "5", "--budget", "5"), "use one of them"),
        ((*BOTS, "--seed", "\ud800"), "--seed"),
        ((*BOTS, "--rules", "whist"), "whist"),
        ((*BOTS, "--set", "hand=9"), "hand"),
        (("--a", "cheat", "--b", "club", "--players", "3"), "sides = 3"),
        (("--a", "club", "--b", "cheat", "--rules", "talon"), "stock = talon"),
        (("--merge", "missing.jsonl"), "cannot be read"),
        (("--merge", "x", "--a", "club"), "leave out --a"),
        (("--merge", "x", "--budget-ms", "5"), "leave out --budget-ms"),
        (("--merge", "x", "--set", "hand=5"), "leave out --set"),
    ],
)
def test_refused_with_a_sentence(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], names: str) -> None:
    """What cannot be played names what is wrong."""
    assert names in refused(capsys, *words)


def test_where_results_cannot_be_kept(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A folder, or one that is not there."""
    assert "cannot be read" in refused(capsys, *FEW, "--results", str(tmp_path))
    assert "cannot be written" in refused(capsys, *FEW, "--results", str(tmp_path / "no" / "file.jsonl"))


def test_a_time_becomes_a_count(capsys: pytest.CaptureFixture[str]) -> None:
    """Club heeds no budget, which is said, and it gets the usual count."""
    status, out, said = cruce(capsys, "arena", *FEW, "--budget-ms", "5", "--json")
    assert status == 0
    assert said.splitlines() == ["arena: club heeds no budget", "arena: random heeds no budget"]
    assert json.loads(out.splitlines()[-1])["budget"] == DEFAULT_BUDGET


def test_simulate_seats_no_cheat(capsys: pytest.CaptureFixture[str]) -> None:
    """It is a bot of the arena alone."""
    status, _, said = cruce(capsys, "simulate", "--bots", "cheat")
    assert (status, "no bot 'cheat'" in said) == (2, True)


def test_help_is_there_without_the_arena(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Where its package was left out, the command says so."""
    monkeypatch.setitem(sys.modules, "cruce.arena.command", None)
    with pytest.raises(SystemExit) as ended:
        main(("arena", "--help"))
    assert ended.value.code == 0
    assert "--budget-ms" in capsys.readouterr().out
    assert refused(capsys, *BOTS) == "cruce: this installation has no arena\n"
