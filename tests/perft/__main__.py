"""Count over again: `PYTHONPATH=engine python -m tests.perft` tells what differs, `--write` writes every file anew.

Read the difference before keeping it: each is a move that is legal now and was not, or the other way round.
"""

import argparse
import sys

from tests.perft.perft import FOLDER, TABLES, faults, write


def main() -> int:
    """Write the files or compare them, and return how many differ."""
    parser = argparse.ArgumentParser(prog="python -m tests.perft", description="Count legal moves, deep down.")
    parser.add_argument("--write", action="store_true", help="write every file anew")
    if parser.parse_args().write:
        for file in FOLDER.glob("*.txt"):
            file.unlink()
        write()
        return 0
    found = [fault for table in TABLES for fault in faults(table)]
    sys.stdout.writelines(f"{fault}\n" for fault in found)
    return min(len(found), 1)


if __name__ == "__main__":
    sys.exit(main())
