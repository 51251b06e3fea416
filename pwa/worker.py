"""The engine's worker: one table, saved at every move. The screen gets frames, as JSON, and decides nothing.

A frame is `{"event": what the last move did or None, "view": the table as the person sees it, "goes_on": whether the
next move is a bot's, "rest": how many tricks were just claimed as the rest of the round}`. Every answer is one object:
`frame` when there is something to show, `refused` when the rules refuse a move, `error` with a code and a sentence when
something else is wrong. Nothing is raised across the border.
"""

import asyncio
import json
import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from js import URL, fetch
from pyodide.ffi import JsException
from pyscript.js_modules import store

from cruce.choice import chosen_values, told
from cruce.errors import Code, CruceError, Reason
from cruce.fairness import check_commitment, commitment
from cruce.form import choice_view, rulesets_view
from cruce.match import Match
from cruce.rules import Rules
from cruce.scores import scores_view
from cruce.table import HUMAN, Table, TableSettings
from cruce.view import View, advice_view, event_view, fairness_view, reason_view, table_view

SEAT = 0
"""The person's seat."""
LONGEST_THINK = 1.0
"""Seconds after which a bot plays the best move it has found, and a hint is given."""
BUDGET = 40
"""Worlds after which more would not help a bot: here it is the clock that ends most of its thinks."""
TURN = 0.015
"""Seconds after which a think lets other calls have their turn."""

T = TypeVar("T")

QR_ADDRESS = "vendor/segno/segno.whl"
"""What draws QR codes, beside the page; fetched when the first is drawn."""
QR_MODULE = Path("/segno.whl")

UNREADABLE = (CruceError, AttributeError, KeyError, TypeError, ValueError)
"""What reading a setup or a save raises when it is not one."""

ABOUT = {"rules", "changed", "players", "sides", "level", "totals", "target", "round", "over", "winner"}
"""What a list tells of a match."""

Setup = dict[str, Any]
"""How a match is set up, as it is saved: its id, the ruleset's name (`rules`) and number of players, the fields changed
over that (`changes`), whether the pack is cut by hand (`cuts`), the chance of a bot's revoke on honour (`revokes`),
seed, and the player of each seat. Older ones lack `changes`, `cuts` or `revokes`.
"""


class Game:
    """The match being played in this page: the table, how it was set up, and how many of its moves are saved.

    `commitment` is the one told at the match's start; matches of before there were any have that of their seed.
    """

    def __init__(self, setup: Setup, table: Table) -> None:
        self.setup = setup
        self.table = table
        self.commitment = commitment(setup["seed"])
        self.saved_moves: int | None = None
        self.event: View | None = None
        # One move at a time is made and saved: nothing is shown, or moved on from, that is not in the database.
        self.saving = asyncio.Lock()

    @classmethod
    def begun(cls, setup: Setup) -> "Game":
        """Return a new game; CruceError when the setup cannot be played."""
        return cls(setup, Table(_rules(setup), setup["seed"], setup["seats"], _settings(setup)))

    @classmethod
    def saved(cls, text: str) -> "Game":
        """Return the game a save holds, replayed to its last move."""
        data = json.loads(text)
        setup = data["setup"]
        table = Table.resumed(_rules(setup), setup["seed"], setup["seats"], data["moves"], _settings(setup))
        game = cls(setup, table)
        game.commitment = check_commitment(data.get("commitment", game.commitment))
        game.saved_moves = len(data["moves"])
        return game

    async def save(self) -> bool:
        """Write every move made so far; say whether this page still owns the match."""
        text = json.dumps({"setup": self.setup, "commitment": self.commitment, "moves": self.table.moves})
        version = self.table.version
        ours = await store.save(self.setup["id"], version, text, self.saved_moves, json.dumps(self.about()))
        if ours:
            self.saved_moves = version
        return bool(ours)

    def about(self) -> View:
        """Return what a list of matches tells of this one."""
        match = self.table.match
        return {
            "rules": match.rules.name,
            # The target is told by itself.
            "changed": bool(told(match.rules)[1].keys() - {"target"}),
            "players": match.rules.players,
            "sides": match.rules.sides,
            "level": match.players[SEAT + 1],
            "totals": list(match.totals),
            "target": match.rules.target,
            "round": match.number + 1,
            "over": match.winner is not None,
            "winner": match.winner,
        }

    def frame(self, rest: int = 0) -> View:
        """Return what the screen shows now; `rest` counts the tricks that were just claimed."""
        view = table_view(self.table, SEAT)
        return {"event": self.event, "view": view, "goes_on": self.table.goes_on, "rest": rest}

    @property
    def moment(self) -> tuple[int, tuple[str, ...]]:
        """The table's version and who sits at it: a think for another moment is of no use."""
        return self.table.version, self.table.match.players


class Holder:
    """Holds the game this page plays, if any, and whether it can draw a QR by now."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.draws_qr = False
        # The saves that could not be read when they were opened.
        self.unreadable: set[str] = set()

    def take_in_qr(self, wheel: bytes) -> None:
        """Take in what draws QR codes."""
        QR_MODULE.write_bytes(wheel)
        sys.path.append(str(QR_MODULE))
        self.draws_qr = True


here = Holder()


def _rules(setup: Setup) -> Rules:
    # The first version saved a target alone.
    older = {"target": setup["target"]} if setup.get("target") else {}
    return Rules.named(setup["rules"], setup["players"], **setup.get("changes", older))


def _settings(setup: Setup) -> TableSettings:
    return TableSettings(budget=BUDGET, cuts=setup.get("cuts", False), revoke_rate=setup.get("revokes", 0.0))


def _answer(**values: object) -> str:
    return json.dumps(values)


def _error(code: str, sentence: object = "") -> str:
    return _answer(error={"code": code, "sentence": str(sentence)})


async def _acknowledge(played: Game, rest: int = 0) -> str:
    """Save, then answer with the frame: a move is acknowledged only once it is in the database."""
    try:
        if not await played.save():
            return _error("elsewhere")
    except JsException as fault:
        # The match goes on in memory; the screen says once that this browser keeps nothing.
        return _answer(frame=played.frame(rest), unsaved=str(fault))
    return _answer(frame=played.frame(rest))


async def saved() -> str:
    """Answer whether there is a match to continue: `saved` is its setup, totals and whether it has ended, or None.

    The setup comes without its seed. A save that cannot be read is told once and set aside: it stays in the database
    for a version that can.
    """
    try:
        found = await store.load()
        if not found:
            return _answer(saved=None)
        kept = Game.saved(found.json)
    except JsException as fault:
        return _answer(saved=None, unsaved=str(fault))
    except UNREADABLE as fault:
        await store.setAside()
        return _error("bad-save", fault)
    match = kept.table.match
    setup = {name: value for name, value in kept.setup.items() if name != "seed"}
    return _answer(saved={"setup": setup, "totals": match.totals, "over": match.winner is not None})


async def start(text: str) -> str:
    """Begin a match from what is asked, as JSON: a rule choice, `bots` (one name), `seed`, `cuts` and `revokes`."""
    try:
        asked = json.loads(text)
        rules, seed = Rules.from_json(chosen_values(asked)), asked.get("seed")
        # Match 0 of that seed, as the command line would play it.
        return await _begin(_setup(rules, asked["bots"], f"{seed}/0" if seed else None, asked))
    except UNREADABLE as fault:
        return _error("bad-setup", fault)


async def again() -> str:
    """Begin another match like the one at the table."""
    if here.game is None:
        return _error("no-match")
    old = here.game.setup
    return await _begin(_setup(_rules(old), old["seats"][SEAT + 1], None, old))


def _setup(rules: Rules, bots: str, seed: str | None, agreed: dict[str, Any]) -> Setup:
    players, changes = told(rules)
    return {
        "id": secrets.token_hex(8),
        "rules": rules.name,
        "players": players,
        "changes": changes,
        "cuts": bool(agreed.get("cuts")),
        "revokes": _chance(agreed.get("revokes")),
        "seed": seed or secrets.token_hex(16),
        "seats": [HUMAN] + [bots] * (rules.players - 1),
    }


def _chance(typed: object) -> object:
    """Return the chance that a text or number says; what says none stays as it is, for the table to refuse."""
    try:
        return float(typed or 0)  # type: ignore[arg-type]  # it says what is no number
    except (TypeError, ValueError):
        return typed


async def _begin(setup: Setup) -> str:
    here.game = Game.begun(setup)
    return await _acknowledge(here.game)


async def resume() -> str:
    """Bring back the saved match as it was after its last move."""
    try:
        found = await store.load()
        if not found:
            return _error("no-save")
        here.game = Game.saved(found.json)
    except JsException as fault:
        return _error("no-save", fault)
    except UNREADABLE as fault:
        return _error("bad-save", fault)
    return _answer(frame=here.game.frame())


async def matches() -> str:
    """Answer the saved `matches`, the one played last first, each with `id`, `played`, `current` and `bad`.

    `played` is when that was, in milliseconds since 1970, None where it is not known. What is told of one besides is
    what `Game.about` says; nothing of a `bad` one, which cannot be read.
    """
    try:
        kept = json.loads(await store.list())
        found = [await _listed(each, kept["current"]) for each in kept["matches"]]
    except JsException as fault:
        return _answer(matches=[], unsaved=str(fault))
    return _answer(matches=sorted(found, key=lambda each: each["played"] or 0, reverse=True))


async def _listed(kept: View, current: str | None) -> View:
    listed = {"id": kept["id"], "played": kept.get("played"), "current": kept["id"] == current}
    try:
        about = kept["about"] if _is_told(kept) else await _noted(kept)
    except UNREADABLE:
        return {**listed, "bad": True}
    return {**listed, "bad": kept["id"] in here.unreadable, **about}


def _is_told(kept: View) -> bool:
    """Say whether all is told of a save that a list needs, and fits it as far as can be seen without replaying it."""
    about, data = kept.get("about"), json.loads(kept["json"])
    if not isinstance(about, dict) or not about.keys() >= ABOUT:
        return False
    return bool(len(data["moves"]) == kept["moves"] and _rules(data["setup"]).name == about["rules"])


async def _noted(kept: View) -> View:
    """Replay a save that does not say what a list tells, and note it for the next time."""
    about = Game.saved(kept["json"]).about()
    with suppress(JsException):
        await store.note(kept["id"], kept["moves"], json.dumps(about))
    return about


async def open_match(match: str) -> str:
    """Bring back the saved match of that id as it was after its last move, and go on with that one from now on."""
    try:
        found = await store.get(match)
        if not found:
            return _error("no-save")
        opened = Game.saved(found.json)
        await store.open(match)
    except JsException as fault:
        return _error("no-save", fault)
    except UNREADABLE as fault:
        here.unreadable.add(match)
        return _error("bad-save", fault)
    here.game = opened
    return _answer(frame=opened.frame())


async def remove_match(match: str) -> str:
    """Remove the saved match of that id, and leave it when it is the one at the table."""
    game = here.game
    try:
        if game and game.setup["id"] == match:
            here.game = None
            async with game.saving:
                await store.remove(match)
        else:
            await store.remove(match)
    except JsException as fault:
        return _error("broken", fault)
    return _answer()


async def submit(version: int, text: str) -> str:
    """Make the person's move, or their undo, meant for one version of the table."""
    game = here.game
    if game is None:
        return _error("no-match")
    async with game.saving:
        before = game.table.match
        if game.table.version == int(version) and (accusation := game.table.proven()):
            # Whoever has proof is heard before the person's move; that one was meant for a table that is gone.
            game.table.accuse(accusation)
            return await _moved(game, before)
        try:
            reason = game.table.submit(int(version), str(text), SEAT)
        except CruceError as fault:
            return _error("bad-move", fault)
        if reason:
            return _answer(refused=reason_view(reason), frame=game.frame())
        return await _moved(game, before)


async def advance(version: int) -> str:
    """Let a bot accuse of what is proven, or else the bot to act make its move.

    An answer without a frame when there is neither, or the table moved on.
    """
    thinking = here.game
    if thinking is None or thinking.table.version != int(version) or not thinking.table.goes_on:
        return _answer()
    table, moment = thinking.table, thinking.moment
    accusation = table.proven()
    move = None if accusation else await _think(thinking, table.think())
    async with thinking.saving:
        if not (accusation or move) or not _still(thinking, moment):
            return _answer()
        before = table.match
        if accusation:
            table.accuse(accusation)
        elif move:
            table.act(move)
        return await _moved(thinking, before)


async def claim_rest(version: int) -> str:
    """Make the person's moves that surely win every trick left, and the bots' answers; `rest` of the frame counts them.

    Refused as `wrong-phase` when the rest is not certain. The event is the last move's.
    """
    game = here.game
    if game is None:
        return _error("no-match")
    async with game.saving:
        table = game.table
        order = table.rest(SEAT)
        if table.version != int(version) or not order:
            code = Code.WRONG_PHASE if table.version == int(version) else Code.STALE
            return _answer(refused=reason_view(Reason(code)), frame=game.frame())
        before = table.match
        for text in order:
            before = _trick(table, text)
        return await _moved(game, before, rest=len(order))


def _trick(table: Table, lead: str) -> Match:
    """Play a trick the person is sure of, bots by their first thought; return the match before its last card."""
    before = table.match
    if refused := table.submit(table.version, lead, SEAT):
        raise AssertionError(refused)
    while table.bot_to_act:
        before = table.match
        table.act(next(iter(table.think())))
    return before


async def change_level(name: str) -> str:
    """Let bots of another level play on; one that thinks is dropped, so whoever asks goes on from the frame."""
    game = here.game
    if game is None:
        return _error("no-match")
    async with game.saving:
        seats = game.setup["seats"]
        try:
            for seat in range(len(seats)):
                if seats[seat] != HUMAN:
                    game.table.seat_bot(seat, str(name))
        except CruceError as fault:
            return _error("bad-setup", fault)
        game.setup = {**game.setup, "seats": list(game.table.match.players)}
        game.event = None
        return await _acknowledge(game)


async def hint(version: int) -> str:
    """Answer a `hint` for the person to act: move, why, what each move yields. None once the table moved on."""
    game = here.game
    if game is None or game.table.version != int(version) or game.table.match.state.to_act != SEAT:
        return _answer()
    advice = await _think(game, game.table.advise(SEAT))
    return _answer(hint=advice_view(advice)) if advice else _answer()


async def _think(game: Game, thoughts: Iterator[T]) -> T | None:
    """Return the last thought there was time for; None when the table moved on meanwhile, or another is here."""
    moment = game.moment
    now = time.monotonic()
    end, turn = now + LONGEST_THINK, now + TURN
    best = None
    for best in thoughts:  # noqa: B007 - the last one is the answer
        now = time.monotonic()
        if now >= turn:
            # Other calls get their turn here; any of them may have ended this think.
            await asyncio.sleep(0)
            if not _still(game, moment):
                return None
            turn = time.monotonic() + TURN
        if now >= end:
            break
    return best


def _still(game: Game, moment: tuple[int, tuple[str, ...]]) -> bool:
    """Say whether this is still the match here, and nobody has moved or taken a seat since that moment."""
    return here.game is game and game.moment == moment


async def _moved(played: Game, before: Match, rest: int = 0) -> str:
    table = played.table
    if move := table.last_move:
        played.event = event_view(before, move, table.match)
    return await _acknowledge(played, rest)


def rulesets() -> str:
    """Answer what there is to choose rules by."""
    return _answer(**rulesets_view())


def rules(text: str) -> str:
    """Answer what a rule choice, as JSON, comes to."""
    try:
        return _answer(**choice_view(json.loads(text)))
    except UNREADABLE as fault:
        return _error("bad-setup", fault)


def score_sheet() -> str:
    """Answer the score sheet of the match at the table: its finished rounds so far, as `scores_view` tells them."""
    if here.game is None:
        return _error("no-match")
    return _answer(**scores_view(here.game.table.match))


def fairness() -> str:
    """Answer the commitment of the match at the table; once it is over, its seed too and what the check came to."""
    if here.game is None:
        return _error("no-match")
    return _answer(**fairness_view(here.game.table.match, here.game.commitment, SEAT))


async def qr(address: str, link: str) -> str:
    """Answer the QR of a link as `rows` of 0 and 1, without its quiet zone; `address` is where this page is."""
    if not here.draws_qr:
        try:
            found = await fetch(URL.new(QR_ADDRESS, address).href)
            here.take_in_qr((await found.arrayBuffer()).to_bytes())
        except JsException as fault:
            return _error("broken", fault)
    from segno.encoder import encode  # noqa: PLC0415 - only now is it there

    matrix = encode(link, error="m", micro=False).matrix
    return _answer(rows=["".join(map(str, row)) for row in matrix])


def leave() -> str:
    """Stop playing: a bot that thinks is dropped. The match stays saved."""
    here.game = None
    return _answer()


__export__ = [
    *("saved", "start", "again", "resume", "submit", "advance", "hint", "leave"),
    *("matches", "open_match", "remove_match", "claim_rest", "change_level", "score_sheet"),
    *("rulesets", "rules", "fairness", "qr"),
]
