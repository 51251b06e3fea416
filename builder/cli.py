"""The commands of `build.py`. Setting up happens here, in the Python that was started; the rest runs in `.venv`."""

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from builder.locks import lock
from builder.paths import CACHE, ROOT, BuildError, venv_tool
from builder.server import serve
from builder.setup import prepare

SCREEN_FILTERS = {
    "only": ("NAME", "this screen alone"),
    "size": ("SIZE", "this size alone, such as 390x844"),
    "scheme": ("SCHEME", "this colour scheme alone, light or dark"),
    "language": ("LANGUAGE", "this language alone, ro or en"),
    "text": ("PERCENT", "this text size alone, 100 or 200"),
}
"""What of all the pictures is wanted: each may be given more than once."""


def in_venv(module: str, *words: str) -> int:
    """Run a module in the `.venv`, from the repository's root, and return its exit code."""
    return subprocess.run([str(venv_tool("python")), "-m", module, *words], cwd=ROOT, check=False).returncode


def _build(options: argparse.Namespace) -> int:
    prepare(tests=False)
    code = in_venv("builder.site", "--out", str(options.out))
    if code == 0:
        print(f"The site is in {options.out}")
    return code


def _serve(options: argparse.Namespace) -> int:
    prepare(tests=False)
    code = in_venv("builder.site", "--out", str(options.out))
    if code == 0:
        serve(options.out, options.port)
    return code


def _test(options: argparse.Namespace) -> int:
    prepare(tests=True)
    words = [word for name in options.only for word in ("--only", name)]
    return in_venv("builder.checks", *words, "--", *options.pytest)


def _bench(options: argparse.Namespace) -> int:
    prepare(tests=True)
    words = ["--runs", str(options.runs), *(word for name in options.only for word in ("--only", name))]
    words += ["--slow-network"] if options.slow_network else []
    words += ["--against", str(options.against.resolve())] if options.against else []
    return in_venv("builder.bench", *words)


def _screens(options: argparse.Namespace) -> int:
    prepare(tests=True)
    words = ["--out", str(options.out)]
    for name in SCREEN_FILTERS:
        words += [word for value in getattr(options, name) for word in (f"--{name}", value)]
    return in_venv("builder.screens", *words, *(["--accept"] if options.accept else []))


def _lock(_options: argparse.Namespace) -> int:
    lock()
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="build.py", description="Build dist/, a static site for any host.")
    parser.set_defaults(act=_build)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder to build into (default: dist)")
    commands = parser.add_subparsers(title="other commands", metavar="")
    serving = commands.add_parser("serve", help="build the site and serve it on this machine")
    serving.add_argument("--port", type=int, help="default: the first free one from 8000 on")
    serving.set_defaults(act=_serve)
    testing = commands.add_parser("test", help="run every check and test; what follows -- goes to pytest")
    testing.add_argument("--only", action="append", default=[], metavar="STEP", help="run this step alone (repeatable)")
    testing.set_defaults(act=_test)
    benching = commands.add_parser("bench", help="measure; the last line is one JSON object")
    benching.add_argument("--runs", type=int, default=5, help="how often each is measured; medians are told (5)")
    benching.add_argument("--only", action="append", default=[], metavar="PART", help="measure this alone (repeatable)")
    benching.add_argument("--slow-network", action="store_true", help="a first visit at 1.6 Mbit/s and 150 ms instead")
    benching.add_argument("--against", type=Path, metavar="FOLDER", help="a page for Lighthouse, in turn with ours")
    benching.set_defaults(act=_bench)
    showing = commands.add_parser(
        "screens", help="show every screen, in every size, on contact sheets; tell what is wrong"
    )
    showing.add_argument("--out", type=Path, default=CACHE / "screens", help="the folder for them (.cache/screens)")
    for name, (value, told) in SCREEN_FILTERS.items():
        showing.add_argument(f"--{name}", action="append", default=[], metavar=value, help=told)
    showing.add_argument("--accept", action="store_true", help="keep what the tests compare, as it looks now")
    showing.set_defaults(act=_screens)
    locking = commands.add_parser("lock", help="write the lock files again after a pin changed (needs uv)")
    locking.set_defaults(act=_lock)
    return parser


def run(words: Sequence[str]) -> int:
    """Run one command and return the exit code: 0 well, 1 failed, 2 the command or the machine is not fit."""
    own, rest = list(words), []
    if "--" in own:
        at = own.index("--")
        own, rest = own[:at], own[at + 1 :]
    options = _parser().parse_args(own, argparse.Namespace(pytest=rest))
    options.out = options.out.resolve()
    try:
        return int(options.act(options))
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
