"""Show the screens on contact sheets and tell what is wrong with them. Runs in the `.venv`."""

import argparse
import shutil
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from builder.paths import CACHE, BuildError
from builder.screens.baselines import accept
from builder.screens.catalogue import SCREENS, Screen
from builder.screens.contact import write_page
from builder.screens.report import counts, write_report
from builder.screens.sheets import write_sheets
from builder.screens.shots import take
from builder.screens.variants import LANGUAGES, SCHEMES, SIZES, TEXTS, variants
from builder.site import build

SITE = CACHE / "screens-site"
MADE = ("index.html", "flaws.txt", "pictures", "small", "by-screen", "by-variant")
"""What stands in the folder, and goes when it is made anew."""


def chosen(names: Sequence[str]) -> list[Screen]:
    """Return the screens of these names, all without a name; raise BuildError for one there is not."""
    known = {screen.name: screen for screen in SCREENS}
    unknown = [name for name in names if name not in known]
    if unknown:
        raise BuildError(f"There is no screen {unknown[0]}; there are: {', '.join(known)}.")
    return [known[name] for name in known if not names or name in names]


def emptied(folder: Path) -> Path:
    """Take away what an earlier run left in the folder, and nothing else."""
    for name in MADE:
        path = folder / name
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def show(options: argparse.Namespace) -> None:
    """Take the pictures that are asked for, and lay them out."""
    screens = chosen(options.only)
    looks = list(
        variants(options.size or SIZES, options.scheme or SCHEMES, options.language or LANGUAGES, options.text or TEXTS)
    )
    start = time.monotonic()
    build(SITE)
    folder = emptied(options.out)
    shots = take(SITE, screens, looks, folder)
    write_sheets(shots, folder)
    report, page = write_report(shots, folder), write_page(shots, folder)
    for line in counts(shots):
        print(line)
    print(f"All of it: {report}")
    taken = sum(not shot.fault for shot in shots)
    print(f"{taken} pictures in {time.monotonic() - start:.0f} s: {page}")
    print(f"{len({shot.screen for shot in shots if not shot.fault})} screens")


def keep() -> None:
    """Keep the screens that the tests compare as they look now."""
    build(SITE)
    for path in accept(SITE):
        print(f"· {path}", flush=True)


def main() -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(prog="build.py screens")
    parser.add_argument("--out", type=Path, default=CACHE / "screens")
    parser.add_argument("--only", action="append", default=[])
    for name, choices in (("size", SIZES), ("scheme", SCHEMES), ("language", LANGUAGES), ("text", TEXTS)):
        parser.add_argument(f"--{name}", action="append", choices=choices)
    parser.add_argument("--accept", action="store_true")
    options = parser.parse_args()
    options.out = options.out.resolve()
    try:
        if options.accept:
            keep()
        else:
            show(options)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
