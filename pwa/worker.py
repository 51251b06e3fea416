"""The engine's worker: one table, saved at every move. The screen gets frames, as JSON, and decides nothing.

Every answer is one object: `frame` (of a `Practice`) when there is something to show, `refused` when the rules refuse
a move, `error` with a code and a sentence when something else is wrong. Nothing is raised across the border.
"""

import asyncio
import json
import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from js import URL, fetch
from pyodide.ffi import JsException
from pyscript.js_modules import store

from cruce.errors import CruceError, Reason
from cruce.form import choice_view, rulesets_view
from cruce.practice import Moment, Practice, is_told
from cruce.scores import scores_view
from cruce.setup import PERSON, Setup
from cruce.view import View, advice_view, fairness_view, reason_view

LONGEST_THINK = 1.0
"""Seconds after which a bot plays the best move it has found, and a hint is given."""
TURN = 0.015
"""Seconds after which a think lets other calls have their turn."""

T = TypeVar("T")

QR_ADDRESS = "vendor/segno/segno.whl"
"""What draws QR codes, beside the page; fetched when the first is drawn."""
QR_MODULE = Path("/segno.whl")


class Game:
    """The match being played in this page, and how many of its moves are saved."""

    def __init__(self, practice: Practice, saved_moves: int | None = None) -> None:
        self.practice = practice
        self.saved_moves = saved_moves
        # What was advised last, and when: a slow phone thinks less far the next time, and must not change its mind.
        self.advised: tuple[Moment, View] | None = None
        # One move at a time is made and saved: nothing is shown, or moved on from, that is not in the database.
        self.saving = asyncio.Lock()

    @classmethod
    def restored(cls, text: str) -> "Game":
        """Return the game that a save keeps."""
        practice = Practice.restored(text)
        return cls(practice, practice.table.version)

    async def save(self) -> bool:
        """Write every move made so far; say whether this page still owns the match."""
        practice, version = self.practice, self.practice.table.version
        about = json.dumps(practice.about())
        ours = await store.save(practice.setup.name, version, practice.text, self.saved_moves, about)
        if ours:
            self.saved_moves = version
        return bool(ours)


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


def _answer(**values: object) -> str:
    return json.dumps(values)


def _error(code: str, sentence: object = "") -> str:
    return _answer(error={"code": code, "sentence": str(sentence)})


async def _acknowledge(played: Game) -> str:
    """Save, then answer with the frame: a move is acknowledged only once it is in the database."""
    try:
        if not await played.save():
            return _error("elsewhere")
    except JsException as fault:
        # The match goes on in memory; the screen says once that this browser keeps nothing.
        return _answer(frame=played.practice.frame(), unsaved=str(fault))
    return _answer(frame=played.practice.frame())


def _refused(game: Game, reason: Reason) -> str:
    return _answer(refused=reason_view(reason), frame=game.practice.frame())


async def saved() -> str:
    """Answer whether there is a match to continue: `saved` is its setup, totals and whether it has ended, or None.

    The setup comes without its seed. A save that cannot be read is told once and set aside: it stays in the database
    for a version that can.
    """
    try:
        found = await store.load()
        if not found:
            return _answer(saved=None)
        kept = Practice.restored(found.json)
    except JsException as fault:
        return _answer(saved=None, unsaved=str(fault))
    except CruceError as fault:
        await store.setAside()
        return _error("bad-save", fault)
    match = kept.table.match
    setup = {name: value for name, value in kept.setup.as_json().items() if name != "seed"}
    return _answer(saved={"setup": setup, "totals": match.totals, "over": match.winner is not None})


async def start(text: str) -> str:
    """Begin a match from what is asked, as JSON: a rule choice, `bots` (one name), `seed`, `cuts` and `revokes`."""
    try:
        return await _begin(Setup.chosen(json.loads(text), _new_name(), _new_seed()))
    except CruceError as fault:
        return _error("bad-setup", fault)


async def again() -> str:
    """Begin another match like the one at the table."""
    if here.game is None:
        return _error("no-match")
    return await _begin(replace(here.game.practice.setup, name=_new_name(), seed=_new_seed()))


def _new_name() -> str:
    return secrets.token_hex(8)


def _new_seed() -> str:
    return secrets.token_hex(16)


async def _begin(setup: Setup) -> str:
    here.game = Game(Practice(setup))
    return await _acknowledge(here.game)


async def resume() -> str:
    """Bring back the saved match as it was after its last move."""
    try:
        found = await store.load()
        if not found:
            return _error("no-save")
        here.game = Game.restored(found.json)
    except JsException as fault:
        return _error("no-save", fault)
    except CruceError as fault:
        return _error("bad-save", fault)
    return _answer(frame=here.game.practice.frame())


async def matches() -> str:
    """Answer the saved `matches`, the one played last first, each with `id`, `played`, `current` and `bad`.

    `played` is when that was, in milliseconds since 1970, None where it is not known. What is told of one besides is
    what `Practice.about` says; nothing of a `bad` one, which cannot be read.
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
        told = is_told(kept.get("about"), kept["json"], kept["moves"])
        about = kept["about"] if told else await _noted(kept)
    except CruceError:
        return {**listed, "bad": True}
    return {**listed, "bad": kept["id"] in here.unreadable, **about}


async def _noted(kept: View) -> View:
    """Replay a save that does not say what a list tells, and note it for the next time."""
    about = Practice.restored(kept["json"]).about()
    with suppress(JsException):
        await store.note(kept["id"], kept["moves"], json.dumps(about))
    return about


async def open_match(match: str) -> str:
    """Bring back the saved match of that id as it was after its last move, and go on with that one from now on."""
    try:
        found = await store.get(match)
        if not found:
            return _error("no-save")
        opened = Game.restored(found.json)
        await store.open(match)
    except JsException as fault:
        return _error("no-save", fault)
    except CruceError as fault:
        here.unreadable.add(match)
        return _error("bad-save", fault)
    here.game = opened
    return _answer(frame=opened.practice.frame())


async def remove_match(match: str) -> str:
    """Remove the saved match of that id, and leave it when it is the one at the table."""
    game = here.game
    try:
        if game and game.practice.setup.name == match:
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
        try:
            reason = game.practice.submit(int(version), str(text))
        except CruceError as fault:
            return _error("bad-move", fault)
        return _refused(game, reason) if reason else await _acknowledge(game)


async def advance(version: int) -> str:
    """Let a bot accuse of what is proven, or else the bot to act make its move.

    An answer without a frame when there is neither, or the table moved on.
    """
    game = here.game
    if game is None or game.practice.table.version != int(version) or not game.practice.table.goes_on:
        return _answer()
    practice, moment = game.practice, game.practice.moment
    accusation = practice.table.proven()
    move = None if accusation else await _think(game, practice.table.think())
    async with game.saving:
        if not (accusation or move) or not _still(game, moment):
            return _answer()
        if accusation:
            practice.accuse(accusation)
        elif move:
            practice.act(move)
        return await _acknowledge(game)


async def claim_rest(version: int) -> str:
    """Make the person's moves that surely win every trick left, and the bots' answers."""
    game = here.game
    if game is None:
        return _error("no-match")
    async with game.saving:
        reason = game.practice.claim_rest(int(version))
        return _refused(game, reason) if reason else await _acknowledge(game)


async def change_level(name: str) -> str:
    """Let bots of another level play on; one that thinks is dropped, so whoever asks goes on from the frame."""
    game = here.game
    if game is None:
        return _error("no-match")
    async with game.saving:
        try:
            game.practice.seat_bots(str(name))
        except CruceError as fault:
            return _error("bad-setup", fault)
        return await _acknowledge(game)


async def hint(version: int) -> str:
    """Answer a `hint` for the person to act: move, why, what each move yields. None once the table moved on."""
    game = here.game
    table = game.practice.table if game else None
    if game is None or table is None or table.version != int(version) or table.match.state.to_act != PERSON:
        return _answer()
    moment = game.practice.moment
    if game.advised is None or game.advised[0] != moment:
        advice = await _think(game, table.advise(PERSON))
        if advice is None:
            return _answer()
        game.advised = moment, advice_view(advice)
    return _answer(hint=game.advised[1])


async def _think(game: Game, thoughts: Iterator[T]) -> T | None:
    """Return the last thought there was time for; None when the table moved on meanwhile, or another is here."""
    moment = game.practice.moment
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


def _still(game: Game, moment: Moment) -> bool:
    """Say whether this is still the match here, and nobody has moved or taken a seat since that moment."""
    return here.game is game and game.practice.moment == moment


def rulesets() -> str:
    """Answer what there is to choose rules by."""
    return _answer(**rulesets_view())


def rules(text: str) -> str:
    """Answer what a rule choice, as JSON, comes to."""
    try:
        return _answer(**choice_view(json.loads(text)))
    except CruceError as fault:
        return _error("bad-setup", fault)


def score_sheet() -> str:
    """Answer the score sheet of the match at the table: its finished rounds so far, as `scores_view` tells them."""
    if here.game is None:
        return _error("no-match")
    return _answer(**scores_view(here.game.practice.table.match))


def fairness() -> str:
    """Answer the commitment of the match at the table; once it is over, its seed too and what the check came to."""
    if here.game is None:
        return _error("no-match")
    practice = here.game.practice
    return _answer(**fairness_view(practice.table.match, practice.commitment, PERSON))


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
