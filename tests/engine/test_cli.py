"""The command line, run as a person runs it: `python -m cruce` from the sources, nothing installed."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cruce import __version__
from cruce.passport import passport
from cruce.rules import Rules, typed_value
from tests.engine.helpers import standard

if sys.platform == "emscripten":
    pytest.skip("a browser starts no programs", allow_module_level=True)

ENGINE = Path(__file__).parents[2] / "engine"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ENGINE)}
THREE = ("simulate", "--rules", "standard", "--players", "4", "--matches", "3", "--seed", "7", "--bots", "random")


def cruce(*words: str, given: str | bytes = b"", **settings: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command line and check that it never shows a traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "cruce", *words],
        input=given.encode() if isinstance(given, str) else given,
        capture_output=True,
        check=False,
        timeout=60,
        env={**ENVIRONMENT, **settings},
    )
    assert b"Traceback" not in done.stderr
    assert b"Exception ignored" not in done.stderr
    return done


def refused(*words: str, given: str | bytes = b"") -> str:
    """Return the one sentence a command is refused with."""
    done = cruce(*words, given=given)
    sentence = done.stderr.decode()
    assert done.returncode == 2
    assert sentence.startswith("cruce: ")
    assert sentence.count("\n") == 1
    return sentence


@pytest.fixture(scope="module")
def lines() -> list[str]:
    """Return three records as the command line prints them."""
    done = cruce(*THREE)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout.decode().splitlines()


def test_simulate_prints_a_record_a_line(lines: list[str]) -> None:
    """One match a line, numbered from 0 after the seed."""
    records = [json.loads(line) for line in lines]
    assert [record["seed"] for record in records] == ["7/0", "7/1", "7/2"]
    assert [record["format"] for record in records] == ["cruce/1"] * 3
    assert [record["rules"] for record in records] == [standard().as_json()] * 3
    assert [record["players"] for record in records] == [["random"] * 4] * 3


def test_simulate_again_prints_the_same_bytes(lines: list[str]) -> None:
    """The same seed gives the same records, whatever the hash seed or the locale."""
    again = cruce(*THREE, PYTHONHASHSEED="1", LC_ALL="C", PYTHONIOENCODING="ascii")
    assert again.stdout.decode().splitlines() == lines


def test_a_match_does_not_depend_on_how_many_are_played(lines: list[str]) -> None:
    """Match 0 of one is match 0 of three."""
    one = cruce("simulate", "--seed", "7", "--bots", "random").stdout.decode().splitlines()
    assert one == lines[:1]


def test_fields_are_set_from_the_command_line() -> None:
    """Repeatedly, numbers, choices and booleans alike; the last one of a name holds."""
    words = ("--set", "target=6", "--set", "beat=always", "--set", "lead_trump=true", "--set", "target=3")
    record = json.loads(cruce("simulate", *words).stdout)
    expected = standard(target=3, beat="always", lead_trump=True)
    assert record["rules"] == expected.as_json()


def test_the_table_may_be_set_field_by_field() -> None:
    """Players and sides are fields like others."""
    words = ("--set", "players=3", "--set", "sides=3", "--set", "hand=8", "--set", "packet=4")
    record = json.loads(cruce("simulate", *words).stdout)
    assert record["rules"] == standard(3).as_json()
    assert len(record["players"]) == 3


def test_bots_by_seat() -> None:
    """One name for all, or one a seat with commas."""
    record = json.loads(cruce("simulate", "--players", "3", "--bots", "club,random,club").stdout)
    assert record["players"] == ["club", "random", "club"]


def test_a_seed_is_any_text() -> None:
    """Printed as UTF-8 whatever the terminal's encoding is, and found again in the record."""
    seed = "Șase ș\u2028i ț 🂡"
    done = cruce("simulate", "--seed", seed, PYTHONIOENCODING="latin-1")
    assert json.loads(done.stdout.decode())["seed"] == f"{seed}/0"
    assert cruce("replay", "-", given=done.stdout).returncode == 0


def test_replay_prints_the_score_sheet(lines: list[str], tmp_path: Path) -> None:
    """A sheet for each record, ending with who won."""
    file = tmp_path / "matches.jsonl"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = cruce("replay", str(file))
    assert (done.returncode, done.stderr) == (0, b"")
    sheets = done.stdout.decode()
    for line in lines:
        record = json.loads(line)
        assert f"seed {record['seed']}" in sheets
    assert sheets.count(" win, ") == 3


def test_replay_reads_standard_input(lines: list[str]) -> None:
    """`-` stands for it; empty lines and other line ends do no harm."""
    done = cruce("replay", "-", given="\r\n\r\n".join(lines))
    assert (done.returncode, done.stdout.decode().count(" win, ")) == (0, 3)


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (("--rules", "whist"), "whist"),
        (("--players", "5"), "players"),
        (("--matches", "0"), "matches"),
        (("--bots", "nobody"), "nobody"),
        (("--bots", "human"), "human"),
        (("--bots", ""), "bot"),
        (("--bots", "club,club"), "players"),
        (("--set", "target"), "target"),
        (("--set", "target=soon"), "target"),
        (("--set", "target=0"), "target"),
        (("--set", "=1"), "no such field"),
        (("--set", "colour=red"), "colour"),
        (("--set", "name=mine"), "name"),
        (("--set", "players=3"), "sides"),
        (("--set", "hand=9"), "hand"),
        (("--set", "stock=draw"), "stock"),
        (("--set", f"target={'9' * 5000}"), "target"),
        (("--set", "trump=first-card", "--set", "leader=eldest"), "leader"),
        (("--bots", "random", "--set", "target=9999", "--set", "hand=1", "--set", "packet=1"), "1000 rounds"),
    ],
)
def test_simulate_refuses_with_a_sentence(words: tuple[str, ...], names: str) -> None:
    """What cannot be played is refused, naming what is wrong."""
    assert names in refused("simulate", *words)


CHOICE = ("--rules", "talon", "--players", "3", "--set", "fail_factor=2", "--set", "marriage=claimed")
CHOSEN = Rules.named("talon", 3, fail_factor=2, marriage="claimed")


def test_rules_shows_every_field_and_the_passport() -> None:
    """As they are typed after --set, a line each."""
    shown = cruce("rules", *CHOICE).stdout.decode().splitlines()
    assert shown == [
        *(f"{name} = {typed_value(value)}" for name, value in CHOSEN.as_json().items()),
        f"passport {passport(CHOSEN)}",
    ]
    assert "peek = false" in shown
    assert "suit = null" in shown
    assert cruce("rules").stdout.decode().splitlines()[-1] == f"passport {passport(standard())}"


def test_a_passport_stands_for_a_whole_choice() -> None:
    """However it is typed; single fields may still be changed."""
    code = passport(CHOSEN)
    assert cruce("rules", "--passport", code.lower().replace("-", " ")).stdout == cruce("rules", *CHOICE).stdout
    changed = cruce("rules", "--passport", code, "--set", "target=11").stdout.decode().splitlines()
    assert changed[-1] == f"passport {passport(CHOSEN.with_fields(target=11))}"


def test_simulate_takes_a_passport() -> None:
    """The record holds its rules."""
    words = ("--matches", "1", "--bots", "random", "--seed", "p")
    record = json.loads(cruce("simulate", "--passport", passport(CHOSEN), *words).stdout)
    assert record["rules"] == CHOSEN.as_json()
    assert all("exchange" in played for played in record["rounds"])


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (("--passport", "0Z0N-8"), "damaged rule passport"),
        (("--passport", "hello!"), "no rule passport"),
        (("--passport", ""), "no rule passport"),
        (("--passport", "0Z0N-7", "--rules", "standard"), "leave out --rules"),
        (("--passport", "0Z0N-7", "--players", "4"), "leave out --rules and --players"),
        (("--passport", "0Z0N-7", "--set", "hand=7"), "hand, players, pack"),
        (("--rules", "no-auction", "--set", "trump=after-rest"), "trump, auction"),
        (("--rules", "traditional", "--set", "all_pass=fixed-suit"), "suit"),
        (("--rules", "six", "--players", "4"), "players"),
    ],
)
def test_rules_refuses_with_a_sentence(words: tuple[str, ...], names: str) -> None:
    """A damaged passport, one beside what it carries, fields that cannot be played together."""
    assert names in refused("rules", *words)


def test_packs_are_cut_by_hand_when_asked_for() -> None:
    """Each round tells where; else nobody was asked."""
    words = ("simulate", "--bots", "random", "--seed", "7")
    cut = json.loads(cruce(*words, "--cuts").stdout)
    assert all(type(played["cut"]) is int and 0 <= played["cut"] < 24 for played in cut["rounds"])
    assert {played["cut"] for played in json.loads(cruce(*words).stdout)["rounds"]} == {None}
    assert cruce("replay", "-", given=json.dumps(cut)).returncode == 0


def test_bots_revoke_at_the_rate_asked_for() -> None:
    """On honour, and are accused of what is proven; at rate 0 and by strict rules nobody revokes."""
    words = ("simulate", "--rules", "tromf-classic", "--set", "target=6", "--bots", "club", "--seed", "r")
    honour = ("--set", "conduct=honour")
    done = cruce(*words, *honour, "--revoke-rate", "0.05")
    record = json.loads(done.stdout)
    assert any(played["accusations"] for played in record["rounds"])
    assert any(played.get("void") for played in record["rounds"])
    replayed = cruce("replay", "-", given=done.stdout)
    assert (replayed.returncode, b" void " in replayed.stdout) == (0, True)
    honest = json.loads(cruce(*words, *honour).stdout)
    assert not any(played["accusations"] for played in honest["rounds"])
    assert cruce(*words, "--revoke-rate", "1").stdout == cruce(*words).stdout


def test_a_budget_is_what_bots_may_spend() -> None:
    """Another budget, another match; a count of less than one is refused."""
    words = ("simulate", "--seed", "budget", "--bots", "expert", "--set", "target=2")
    assert cruce(*words, "--budget", "1").stdout != cruce(*words, "--budget", "3").stdout
    assert "budget" in refused(*words, "--budget", "0")


@pytest.mark.parametrize("rate", ["-0.1", "1.5", "nan", "inf"])
def test_a_revoke_rate_is_a_chance(rate: str) -> None:
    """From 0 to 1."""
    assert "revoke_rate" in refused("simulate", f"--revoke-rate={rate}")


@pytest.mark.skipif(sys.platform == "win32", reason="there a command line is Unicode")
def test_a_seed_of_broken_bytes_is_refused() -> None:
    """Bytes that are no text cannot be written into a record."""
    assert "seed" in refused("simulate", "--seed", os.fsdecode(b"\xff"))


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("play",),
        ("simulate", "--players", "x"),
        ("simulate", "extra"),
        ("replay",),
        ("replay", "a", "b"),
        ("rules", "x"),
        ("simulate", "--revoke-rate", "x"),
    ],
)
def test_wrong_usage(words: tuple[str, ...]) -> None:
    """The usage is shown, and the status says it failed."""
    done = cruce(*words)
    assert done.returncode == 2
    assert done.stderr.startswith(b"usage: cruce")


def test_replay_names_file_line_round_trick_and_reason(lines: list[str], tmp_path: Path) -> None:
    """The good records before the wrong one are still shown."""
    record = json.loads(lines[1])
    number, played = next((n, r) for n, r in enumerate(record["rounds"], 1) if r["tricks"])
    played["tricks"][2]["points"] += 1
    file = tmp_path / "wrong.jsonl"
    file.write_text("\n".join([lines[0], "", json.dumps(record)]), encoding="utf-8")
    done = cruce("replay", str(file))
    assert done.returncode == 2
    assert f"wrong.jsonl, line 3: round {number}, trick 3: points is " in done.stderr.decode()
    assert done.stdout.decode().count(" win, ") == 1


@pytest.mark.parametrize("given", ["", "\n\n", "{", "[]", "null", "\ufeff{}", "[" * 100_000, b"\xff\xfe", b"\x00"])
def test_replay_refuses_what_is_no_record(given: str | bytes) -> None:
    """From a file or from standard input: one sentence."""
    assert refused("replay", "-", given=given).startswith("cruce: -")


def test_replay_refuses_a_file_it_cannot_read(tmp_path: Path) -> None:
    """A missing file, or a folder."""
    assert "cannot be read" in refused("replay", str(tmp_path / "missing.jsonl"))
    assert "cannot be read" in refused("replay", str(tmp_path))


def test_version_and_help() -> None:
    """Both are printed and nothing is wrong."""
    assert cruce("--version").stdout.decode().strip() == f"cruce {__version__}"
    for words in (("--help",), ("simulate", "--help"), ("rules", "--help"), ("replay", "--help")):
        done = cruce(*words)
        assert (done.returncode, done.stderr) == (0, b"")
        assert b"usage: cruce" in done.stdout


def _started(*words: str, **pipes: Any) -> subprocess.Popen[bytes]:  # noqa: ANN401 - Popen's own
    return subprocess.Popen([sys.executable, "-m", "cruce", *words], env=ENVIRONMENT, stderr=subprocess.PIPE, **pipes)


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break otherwise there")
@pytest.mark.parametrize("command", ["simulate", "replay"])
def test_a_reader_that_leaves_is_no_error(command: str, lines: list[str], tmp_path: Path) -> None:
    """Piped into a program that reads one line and ends, nothing is complained of."""
    file = tmp_path / "many.jsonl"
    file.write_text("\n".join(lines * 20), encoding="utf-8")
    words = {"simulate": ("simulate", "--matches", "500", "--bots", "random"), "replay": ("replay", str(file))}[command]
    running = _started(*words, stdout=subprocess.PIPE)
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.readline()
    running.stdout.close()
    assert running.stderr.read() == b""
    running.stderr.close()
    assert running.wait(60) == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
def test_a_full_disk_is_a_sentence() -> None:
    """Output that cannot be written is refused with a sentence."""
    with Path("/dev/full").open("wb") as full:
        running = _started("simulate", stdout=full)
        _, said = running.communicate(timeout=60)
    assert running.returncode == 2
    assert said.startswith(b"cruce: the output cannot be written")
    assert said.count(b"\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="signals are otherwise there")
def test_ctrl_c_stops_quietly() -> None:
    """Interrupted, the command ends with the status shells know."""
    running = _started("simulate", "--matches", "1000000", "--bots", "random", stdout=subprocess.PIPE)
    assert running.stdout is not None
    running.stdout.readline()
    running.send_signal(signal.SIGINT)
    _, said = running.communicate(timeout=60)
    assert (running.returncode, said) == (130, b"")
