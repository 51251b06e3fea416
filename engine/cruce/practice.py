"""A practice match: one person and bots at a table, kept as a text and brought back from it."""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, TypeAlias

from cruce.choice import told
from cruce.errors import BadRecord, BadTable, Code, Reason, brief
from cruce.fairness import check_commitment, commitment
from cruce.match import Match
from cruce.moves import Accuse, Move
from cruce.setup import PERSON, Setup
from cruce.table import HUMAN, Table
from cruce.view import View, event_view, table_view

BUDGET: Final = 40
"""What a bot may spend on a move, as a count of worlds: more would not help it."""
ABOUT: Final = frozenset(
    {"rules", "changed", "players", "sides", "level", "totals", "target", "round", "over", "winner"}
)
"""What a list of matches tells of one."""
Moment: TypeAlias = tuple[int, tuple[str, ...]]
"""A table's version and who sits at it."""


class Practice:
    """A match being practised.

    `commitment` is the one told at the match's start; matches of before there were any have that of their seed.
    A frame of it is `{"event": what the last move did or None, "view": the table as the person sees it, "goes_on":
    whether the next move is a bot's, "rest": how many tricks were just claimed as the rest of the round}`.
    """

    def __init__(self, setup: Setup) -> None:
        """Sit down to a new match; BadTable when the setup cannot be played."""
        if not isinstance(setup, Setup):
            raise BadTable(f"{brief(setup)} is no setup of a match")
        self.setup = setup
        self.table = Table(setup.rules, setup.seed, setup.seats, setup.settings(BUDGET))
        self.commitment = commitment(setup.seed)
        self._event: View | None = None
        self._rest = 0

    @classmethod
    def restored(cls, text: str) -> "Practice":
        """Return the match that a text keeps, replayed to its last move; a CruceError when it keeps none."""
        setup, data = _read(text)
        practice = cls(setup)
        practice.table = Table.resumed(setup.rules, setup.seed, setup.seats, data["moves"], setup.settings(BUDGET))
        practice.commitment = check_commitment(data.get("commitment", practice.commitment))
        return practice

    @property
    def text(self) -> str:
        """The match as a text, from which `restored` brings it back."""
        kept = {"setup": self.setup.as_json(), "commitment": self.commitment, "moves": self.table.moves}
        return json.dumps(kept)

    @property
    def moment(self) -> Moment:
        """The table's version and who sits at it: a think for another moment is of no use."""
        return self.table.version, self.table.match.players

    def about(self) -> View:
        """Return what a list of matches tells of this one: the names of `ABOUT`."""
        match = self.table.match
        return {
            "rules": match.rules.name,
            # The target is told by itself.
            "changed": bool(told(match.rules)[1].keys() - {"target"}),
            "players": match.rules.players,
            "sides": match.rules.sides,
            "level": match.players[PERSON + 1],
            "totals": list(match.totals),
            "target": match.rules.target,
            "round": match.number + 1,
            "over": match.winner is not None,
            "winner": match.winner,
        }

    def frame(self) -> View:
        """Return what the screen shows now."""
        view = table_view(self.table, PERSON)
        return {"event": self._event, "view": view, "goes_on": self.table.goes_on, "rest": self._rest}

    def submit(self, version: int, text: str) -> Reason | None:
        """Make the person's move, or their undo; return why it is refused. BadNotation when `text` is no move.

        A bot that has proof is heard before the move, which was then meant for a table that is gone.
        """
        if version == self.table.version and (accusation := self.table.proven()):
            self.accuse(accusation)
            return None
        before = self.table.match
        reason = self.table.submit(version, text, PERSON)
        if reason is None:
            self._moved(before)
        return reason

    def accuse(self, accusation: Accuse) -> None:
        """Make a bot's accusation."""
        self._make(self.table.accuse, accusation)

    def act(self, move: Move) -> None:
        """Make the move of the bot to act."""
        self._make(self.table.act, move)

    def claim_rest(self, version: int) -> Reason | None:
        """Make the person's moves that surely win every trick left, and the bots' answers; return why it is refused.

        Refused as `wrong-phase` when the rest is not certain. The event of the frame is the last move's.
        """
        order = self.table.rest(PERSON)
        if version != self.table.version:
            return Reason(Code.STALE)
        if not order:
            return Reason(Code.WRONG_PHASE)
        before = self.table.match
        for lead in order:
            before = self._trick(lead)
        self._moved(before, rest=len(order))
        return None

    def seat_bots(self, name: str) -> None:
        """Let bots of that name play on; BadTable for an unknown one."""
        for seat, player in enumerate(self.setup.seats):
            if player != HUMAN:
                self.table.seat_bot(seat, name)
        self.setup = replace(self.setup, seats=self.table.match.players)
        self._event, self._rest = None, 0

    def _trick(self, lead: str) -> Match:
        """Play a trick the person is sure of, bots by their first thought; return the match before its last card."""
        before = self.table.match
        if refused := self.table.submit(self.table.version, lead, PERSON):
            raise AssertionError(refused)
        while self.table.bot_to_act:
            before = self.table.match
            self.table.act(next(iter(self.table.think())))
        return before

    def _make(self, make: Callable[[Any], None], move: Move) -> None:
        before = self.table.match
        make(move)
        self._moved(before)

    def _moved(self, before: Match, rest: int = 0) -> None:
        self._rest = rest
        if move := self.table.last_move:
            self._event = event_view(before, move, self.table.match)


def is_told(about: object, text: str, moves: int) -> bool:
    """Say whether `about` has all a list tells of the match a text keeps, as far as can be seen without replaying it.

    `moves` is how many moves the text is said to have. A CruceError when it keeps no match.
    """
    if not isinstance(about, Mapping) or not about.keys() >= ABOUT:
        return False
    setup, data = _read(text)
    return len(data["moves"]) == moves and setup.rules.name == about["rules"]


def _read(text: str) -> tuple[Setup, dict[str, Any]]:
    """Return the setup that a text keeps, and all of it."""
    try:
        data = json.loads(text)
    except (TypeError, ValueError, RecursionError) as fault:
        raise BadRecord(f"the save is no JSON: {fault}") from fault
    if not isinstance(data, dict) or not isinstance(data.get("moves"), list):
        raise BadRecord("the save keeps no moves")
    return Setup.from_json(data.get("setup")), data
