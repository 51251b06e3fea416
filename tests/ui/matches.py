"""Real matches in which everyone moves at random, and what the page would get of them."""

from collections.abc import Iterator
from functools import cache

from cruce.match import Match
from cruce.rules import Rules
from cruce.rulesets import rulesets
from cruce.streams import Stream
from cruce.table import HUMAN, Table, TableSettings
from cruce.view import View, event_view, table_view
from ui import actions

MOST_FRAMES = 160
"""Moves of a match that are looked at: whoever plays at random may never get to its end."""
TABLES = [
    *((name, players, {}) for name, ruleset in rulesets().items() for players in ruleset.tables),
    ("tromf-standard", 4, {"peek": True, "conduct": "honour"}),
    ("tromf-standard", 3, {"conduct": "honour"}),
    ("talon", 4, {"conduct": "honour", "all_pass": "forced-dealer"}),
    ("fixed-trump", 5, {"all_pass": "fixed-suit"}),
    ("no-auction", 6, {"trump": "rotation", "sides": 6}),
    ("contest", 2, {"conduct": "honour", "peek": True}),
]
"""Every ruleset for every number of players, and tables with what no ruleset has by itself."""


def person_moves(view: View) -> list[str]:
    """Return moves the person may make; an exchange is of as many cards as hand and talon have."""
    if view["phase"] != "exchange":
        return list(view["moves"])
    many = min(len(view["hand"]), len(view["talon"]))
    return [*view["moves"], actions.exchange_move(view["hand"][:many], view["talon"][:many])]


def steps(table: Table, accuses: int = 40) -> Iterator[Match]:
    """Play on, the person at random and accusing once in so many chances; yield what the match was before each move."""
    stream = Stream(table.match.seed, "person")
    while table.match.winner is None:
        before = table.match
        view = table_view(table, 0)
        if accusation := table.proven():
            table.accuse(accusation)
        elif view["accuse"] and stream.below(accuses) == 0:
            assert table.submit(table.version, f"accuse {stream.choice(view['accuse'])}", 0) is None
        elif table.bot_to_act:
            *_, move = table.think()
            table.act(move)
        else:
            assert table.submit(table.version, stream.choice(person_moves(view)), 0) is None
        yield before


def begun(rules: Rules, seed: str, *, cuts: bool = False, revokes: float = 0.0) -> Table:
    """Return a table at which the person sits with random bots."""
    return Table(rules, seed, [HUMAN] + ["random"] * (rules.players - 1), TableSettings(cuts=cuts, revoke_rate=revokes))


def played(rules: Rules, seed: str, rounds: int, *, revokes: float = 0.0, accuses: int = 40) -> Table:
    """Return a table after some rounds."""
    table = begun(rules, seed, revokes=revokes)
    for _before in steps(table, accuses):
        if len(table.match.rounds) >= rounds:
            break
    return table


@cache
def frames(rules: Rules, seed: str, *, cuts: bool = False, revokes: float = 0.0, accuses: int = 40) -> list[View]:
    """Return the first frames of a match."""
    table = begun(rules, seed, cuts=cuts, revokes=revokes)
    found: list[View] = [{"event": None, "view": table_view(table, 0)}]
    for before in steps(table, accuses):
        last = table.last_move
        assert last is not None
        found.append({"event": event_view(before, last, table.match), "view": table_view(table, 0)})
        if len(found) == MOST_FRAMES:
            break
    return found


def table_frames(rules: Rules) -> list[View]:
    """Return the frames of a match at which the pack is cut, and bots revoke where it is a matter of honour."""
    return frames(rules, "d", cuts=True, revokes=0.05 if rules.conduct == "honour" else 0.0)
