"""The command line, `python -m cruce`: simulate matches among bots, replay records, measure bots."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from cruce import __version__
from cruce.bots import BOTS, bot_named
from cruce.errors import BadRecord, BadRules, BadTable, CruceError
from cruce.passport import passport, rules_of
from cruce.record import match_line
from cruce.replay import replay_line
from cruce.rules import Rules, parse_field, ruleset_names, typed_value
from cruce.sheet import score_sheet, shuffle_line
from cruce.table import DEFAULT_BUDGET, Table, TableSettings

DEFAULT_RULES = "standard"
"""The ruleset taken when none is named."""
REFUSED = 2
"""Exit status when the input is refused; the sentence is on standard error."""
STOPPED = 130
"""Exit status after Ctrl-C, as shells have it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0, or 2 when the input was refused with a sentence."""
    options = _parser().parse_args(arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        # Records are UTF-8 whatever the terminal's own encoding is.
        sys.stdout.reconfigure(encoding="utf-8")
    try:
        options.run(options)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the lines (head, say) has enough.
        _drop_output()
    except OSError as fault:
        _drop_output()
        return _refuse(f"the output cannot be written ({fault.strerror})")
    except CruceError as fault:
        return _refuse(str(fault))
    except KeyboardInterrupt:
        return STOPPED
    return 0


def _refuse(sentence: str) -> int:
    print(f"cruce: {sentence}", file=sys.stderr)
    return REFUSED


def _drop_output() -> None:
    """Send what could not be written nowhere, so that Python does not complain of it again when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="cruce", description="The card game Cruce: rules engine and bots.")
    parser.add_argument("--version", action="version", version=f"cruce {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    simulate = commands.add_parser("simulate", help="let bots play matches; prints one JSON record a line")
    _add_rule_choice(simulate)
    simulate.add_argument("--matches", type=int, default=1, help="how many matches (1)")
    simulate.add_argument("--seed", default="0", help="any text; match k is played from the seed TEXT/k")
    simulate.add_argument("--bots", default="club", help=f"one name, or one per seat with commas: {', '.join(BOTS)}")
    simulate.add_argument("--cuts", action="store_true", help="cut the pack by hand before each deal")
    simulate.add_argument(
        "--revoke-rate", type=float, default=0.0, metavar="P", help="how often bots revoke on honour, 0 to 1 (0)"
    )
    simulate.add_argument(
        "--budget",
        type=int,
        default=DEFAULT_BUDGET,
        metavar="N",
        help=f"what a bot may spend on a move ({DEFAULT_BUDGET})",
    )
    simulate.set_defaults(run=_simulate)
    show = commands.add_parser("rules", help="show a rule choice: every field, and its passport")
    _add_rule_choice(show)
    show.set_defaults(run=_show_rules)
    replay = commands.add_parser("replay", help="play records over again, check them, print their score sheets")
    replay.add_argument("file", metavar="FILE", help="a file of records, one a line; - is standard input")
    replay.set_defaults(run=_replay)
    _add_arena(commands.add_parser("arena", help="measure one bot against another on the same deals"))
    return parser


def _add_rule_choice(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", help=f"a ruleset ({DEFAULT_RULES}): {', '.join(ruleset_names())}")
    parser.add_argument("--players", type=int, help="seats at the table; the ruleset's first number by default")
    parser.add_argument("--set", action="append", default=[], metavar="FIELD=VALUE", help="change one field")
    parser.add_argument("--passport", metavar="CODE", help="a rule passport, in place of --rules and --players")


def _add_arena(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--a", metavar="BOT", help=f"the bot that is measured: cheat, {', '.join(BOTS)}")
    parser.add_argument("--b", metavar="BOT", help="the bot it is measured against")
    parser.add_argument("--boards", type=int, help="how many deals, each played with A on every side in turn (100)")
    _add_rule_choice(parser)
    parser.add_argument("--seed", help="any text; the deals are drawn from it (0)")
    parser.add_argument("--budget", type=int, metavar="N", help=f"what a bot may spend on a move ({DEFAULT_BUDGET})")
    parser.add_argument("--budget-ms", type=float, metavar="MS", help="the same as a time, turned into a count once")
    parser.add_argument("--jobs", type=int, help="processes at once (all cores)")
    parser.add_argument("--first", type=int, metavar="N", help="play from this board on, to spread them (0)")
    parser.add_argument("--count", type=int, metavar="N", help="how many boards from there")
    parser.add_argument("--results", metavar="FILE", help="keep every finished board there, and go on from there")
    parser.add_argument("--merge", nargs="+", metavar="FILE", help="report what these results files hold together")
    parser.add_argument("--json", action="store_true", help="print all figures as one JSON object, the last line")
    parser.set_defaults(run=_arena)


def _chosen_rules(options: argparse.Namespace) -> Rules:
    changes = dict(map(_change, options.set))
    if options.passport is None:
        return Rules.named(options.rules or DEFAULT_RULES, options.players, **changes)
    if options.rules is not None or options.players is not None:
        raise BadRules("--passport carries ruleset and players; leave out --rules and --players")
    return rules_of(options.passport).with_fields(**changes)


def _show_rules(options: argparse.Namespace) -> None:
    rules = _chosen_rules(options)
    for name, value in rules.as_json().items():
        print(f"{name} = {typed_value(value)}")
    print(f"passport {passport(rules)}")


def _arena(options: argparse.Namespace) -> None:
    try:
        from cruce.arena.command import arena  # noqa: PLC0415 - the page's wheel leaves the arena out
    except ModuleNotFoundError:
        raise BadTable("this installation has no arena") from None
    for text in arena(options, _chosen_rules):
        print(text)


def _simulate(options: argparse.Namespace) -> None:
    rules = _chosen_rules(options)
    if options.matches < 1:
        raise BadTable(f"matches: {options.matches} cannot be played; use 1 or more")
    bots = options.bots.split(",")
    players = [bot_named(bot).name for bot in (bots * rules.players if len(bots) == 1 else bots)]
    settings = TableSettings(options.budget, options.cuts, options.revoke_rate)
    for number in range(options.matches):
        seed = f"{options.seed}/{number}"
        table = Table(rules, seed, players, settings)
        print(match_line(table.play_out()), flush=True)


def _change(text: str) -> tuple[str, str | int | bool | None]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadRules(f"--set {text}: write FIELD=VALUE")
    return name, parse_field(name, value)


def _replay(options: argparse.Namespace) -> None:
    # Not splitlines: a text inside a record may hold characters it takes for a line's end.
    lines = [(number, line) for number, line in enumerate(_read(options.file).split("\n"), 1) if line.strip()]
    if not lines:
        raise BadRecord(f"{options.file}: there is no record in it")
    for number, line in lines:
        try:
            match = replay_line(line)
            print(score_sheet(match), shuffle_line(match), sep="\n")
        except CruceError as fault:
            raise BadRecord(f"{options.file}, line {number}: {fault}") from None


def _read(name: str) -> str:
    try:
        if name != "-":
            return Path(name).read_text(encoding="utf-8")
        return "" if sys.stdin is None else sys.stdin.buffer.read().decode()
    except (OSError, UnicodeDecodeError) as fault:
        raise BadRecord(f"{name}: this file cannot be read ({fault})") from None
