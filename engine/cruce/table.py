"""The table: the only object that changes. It seats people and bots, keeps the match and every move made."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from cruce.bots import Bot, RevokingBot, bot_named, choose
from cruce.bots.advice import Advice, advise
from cruce.bots.bot import check_budget
from cruce.bots.knowledge import proven_revokes
from cruce.bots.revoking import check_rate
from cruce.errors import BadSeat, BadTable, Code, EndlessMatch, IllegalMove, Reason, brief
from cruce.match import Match
from cruce.moves import NEXT, UNDO, Accuse, Move, Next, Undo, parse_move
from cruce.observation import Observation, observe
from cruce.rest import surely_won
from cruce.rules import Rules
from cruce.seats import check_seat
from cruce.state import Phase
from cruce.streams import Stream
from cruce.undo import Step, last_decision, taken_back

HUMAN = "human"
"""The player name of a seat a person plays."""
DEFAULT_BUDGET = 20
"""What a bot may spend on one move, as a count: worlds, for those that imagine them."""
MOST_ROUNDS = 1000
"""Rounds after which a match among bots is given up."""


@dataclass(frozen=True, slots=True)
class TableSettings:
    """What is agreed at a table besides the rules; BadTable when a value is none.

    `budget` is what a bot may spend on one move, as a count. With `cuts` the pack is cut by hand before each deal. On
    honour bots revoke at `revoke_rate`, a chance for each card that duties bind, and accuse of what they can prove; at
    rate 0 they do neither.
    """

    budget: int = DEFAULT_BUDGET
    cuts: bool = False
    revoke_rate: float = 0.0

    def __post_init__(self) -> None:
        check_budget(self.budget)
        if type(self.cuts) is not bool:
            raise BadTable(f"cuts: {brief(self.cuts)} is neither true nor false")
        check_rate(self.revoke_rate)


class Table:
    """One match being played.

    `moves` are all moves made so far, as text; replaying them over the same rules, seed and players brings the table
    back exactly. `version` is their number: whoever submits a move says which version it was meant for. An undo is one
    more of them, so neither ever shrinks.
    """

    def __init__(self, rules: Rules, seed: str, players: Iterable[str], settings: TableSettings | None = None) -> None:
        """Sit down to a new match; BadTable when rules, seed and players do not make one."""
        names = _texts(players, "players")
        self.settings = TableSettings() if settings is None else settings
        if not isinstance(self.settings, TableSettings):
            raise BadTable(f"settings: {brief(settings)} are none")
        self._bots: dict[int, Bot] = {seat: self._bot(name) for seat, name in enumerate(names) if name != HUMAN}
        self.match = Match.start(rules, seed, names, cuts=self.settings.cuts)
        self._moves: list[str] = []
        # The moves of this round that stand.
        self._steps: list[Step] = []

    def _bot(self, name: str) -> Bot:
        rate = self.settings.revoke_rate
        return RevokingBot(bot_named(name), rate) if rate else bot_named(name)

    @classmethod
    def resumed(
        cls,
        rules: Rules,
        seed: str,
        players: Iterable[str],
        moves: Iterable[str],
        settings: TableSettings | None = None,
    ) -> "Table":
        """Return the table after the moves of a saved match; IllegalMove or BadNotation when they are not its own."""
        table = cls(rules, seed, players, settings)
        for text in _texts(moves, "moves"):
            table._enter(parse_move(text))
        return table

    @property
    def moves(self) -> tuple[str, ...]:
        """All moves made so far, as text."""
        return tuple(self._moves)

    @property
    def version(self) -> int:
        """How many moves have been made."""
        return len(self._moves)

    @property
    def last_move(self) -> Move | None:
        """The last move made, None before the first."""
        return parse_move(self._moves[-1]) if self._moves else None

    @property
    def bot_to_act(self) -> bool:
        """Whether the next move is a bot's."""
        return self.match.state.to_act in self._bots

    @property
    def goes_on(self) -> bool:
        """Whether the next move is a bot's: its turn, or its accusation, which comes before any other move."""
        return self.bot_to_act or self.proven() is not None

    def submit(self, version: int, text: str, seat: int) -> Reason | None:
        """Make a person's move when it is legal; else change nothing and return why it is refused.

        A move meant for another version is stale, so that a double tap plays one card. BadNotation when `text` is no
        move, BadSeat when no person sits there.
        """
        if check_seat(seat, self.match.rules.players) in self._bots:
            raise BadSeat(f"seat {seat} is played by a bot")
        move = parse_move(text)
        if isinstance(move, Accuse):
            move = Accuse(move.against, seat)
        if version != self.version:
            return Reason(Code.STALE)
        if not isinstance(move, Next | Accuse | Undo) and self.match.state.to_act not in (seat, None):
            return Reason(Code.NOT_YOUR_TURN)
        try:
            self._enter(move)
        except IllegalMove as refused:
            return refused.reason
        return None

    @property
    def takes_back(self) -> bool:
        """Whether moves are taken back at this table: where the rules have it, and one person sits here."""
        return self._person is not None and self.match.rules.takes_back

    def may_undo(self, seat: int) -> bool:
        """Say whether a seat may take back its last decision of the round now.

        It may while the round is played and its score shown, but not once the match is over, as the seed is told then
        (rules.md, Honour). BadSeat for no seat here.
        """
        return check_seat(seat, self.match.rules.players) == self._person and self._undo_to is not None

    def rest(self, seat: int) -> tuple[str, ...] | None:
        """Return the moves, in order, by which a seat to lead surely wins all tricks left; None when it may not.

        At least two, each a card led, its marriage claimed where it can be. BadSeat for no seat here.
        """
        moves = surely_won(self.observe(seat))
        return None if moves is None else tuple(move.text for move in moves)

    def seat_bot(self, seat: int, name: str) -> None:
        """Let another bot play a bot's seat from now on; BadTable for a person's seat or an unknown name."""
        if check_seat(seat, self.match.rules.players) not in self._bots:
            raise BadTable(f"seat {seat} is played by a person")
        self._bots[seat] = self._bot(name)
        players = self.match.players
        self.match = replace(self.match, players=(*players[:seat], name, *players[seat + 1 :]))

    def observe(self, seat: int) -> Observation:
        """Return what a seat sees of the round, the match totals included."""
        return observe(self.match.state, seat, self.match.totals)

    def think(self) -> Iterator[Move]:
        """Yield the best move so far of the bot to act; give the last one to `act`. BadTable when no bot is to act."""
        return self._bot_to_act().think(*self._thought(), self.settings.budget)

    def advise(self, seat: int) -> Iterator[Advice]:
        """Yield advice for a person who is to act, better and better; BadTable when that seat is not to act."""
        if self.match.state.to_act != check_seat(seat, self.match.rules.players):
            raise BadTable(f"seat {seat} is not to act")
        return advise(self.observe(seat), self._stream("hint", seat), self.settings.budget)

    def proven(self) -> Accuse | None:
        """Return the accusation that some bot would make now, of what its own observation proves; None without one.

        Bots accuse only at a table where they revoke too.
        """
        if not self.settings.revoke_rate:
            return None
        for seat in self._bots:
            seen = self.observe(seat)
            proven = proven_revokes(seen) if seen.accusable else ()
            for against in seen.accusable:
                if against in proven:
                    return Accuse(against, seat)
        return None

    def accuse(self, accusation: Accuse) -> None:
        """Make a bot's accusation; IllegalMove when the rules refuse it."""
        self._make(accusation)

    def act(self, move: Move) -> None:
        """Make the move of the bot to act; IllegalMove when the rules refuse it."""
        self._bot_to_act()
        self._make(move)

    def play_out(self) -> Match:
        """Let bots play the match to its end and return it.

        EndlessMatch after 1,000 rounds, BadTable when it is a person's turn.
        """
        while self.match.winner is None:
            accusation = self.proven()
            if accusation:
                self._make(accusation)
            elif self.match.phase is Phase.ROUND_OVER:
                if len(self.match.rounds) >= MOST_ROUNDS:
                    raise EndlessMatch(f"match {self.match.seed} has not ended after {MOST_ROUNDS} rounds; stopped")
                self._make(NEXT)
            elif self.match.state.to_act is None:
                self._make(NEXT)
            else:
                self._make(choose(self._bot_to_act(), *self._thought(), self.settings.budget))
        return self.match

    def _bot_to_act(self) -> Bot:
        bot = self._bots.get(self.match.state.to_act) if self.match.state.to_act is not None else None
        if bot is None:
            raise BadTable("no bot is to act")
        return bot

    def _thought(self) -> tuple[Observation, Stream]:
        seat = self.match.state.to_act
        assert seat is not None  # noqa: S101 - the caller has just found a bot there
        return self.observe(seat), self._stream("bot", seat)

    def _stream(self, purpose: str, seat: int) -> Stream:
        # One stream for each decision, so that a resumed match goes on exactly as an uninterrupted one would.
        return Stream(self.match.seed, f"{purpose}/{seat}/{self.version}")

    @property
    def _person(self) -> int | None:
        """The seat of the one person at the table, None when there is none or several."""
        people = [seat for seat in range(self.match.rules.players) if seat not in self._bots]
        return people[0] if len(people) == 1 else None

    @property
    def _undo_to(self) -> int | None:
        """The place among the round's moves that an undo goes back to, None when there is nothing to undo."""
        if self._person is None or self.match.winner is not None or not self.takes_back:
            return None
        return last_decision(self._steps, self._person)

    def _enter(self, move: Move) -> None:
        """Make any move that stands in a save: a round's or the match's, or an undo."""
        if isinstance(move, Undo):
            self._undo()
        else:
            self._make(move)

    def _undo(self) -> None:
        place = self._undo_to
        if place is None:
            raise IllegalMove(UNDO.text, Reason(Code.NO_UNDO))
        self.match = taken_back(self.match, self._steps, place)
        del self._steps[place:]
        self._moves.append(UNDO.text)

    def _make(self, move: Move) -> None:
        before, self.match = self.match, self.match.play(move)
        if before.phase is Phase.ROUND_OVER:
            self._steps.clear()
        else:
            self._steps.append(Step(before, move))
        self._moves.append(move.text)


def check_table(table: Table) -> Table:
    """Return a table when it is one; BadTable otherwise."""
    if not isinstance(table, Table):
        raise BadTable(f"{brief(table)} is no table")
    return table


def _texts(values: Iterable[str], what: str) -> tuple[str, ...]:
    if isinstance(values, str) or not isinstance(values, Iterable):
        raise BadTable(f"{what}: a list of texts is needed, not {brief(values)}")
    return tuple(values)
