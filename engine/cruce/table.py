"""The table: the only object that changes. It seats people and bots, keeps the match and every move made."""

from collections.abc import Iterable, Iterator

from cruce.bots import Bot, bot_named, choose
from cruce.errors import BadSeat, BadTable, Code, EndlessMatch, IllegalMove, Reason, brief
from cruce.match import Match
from cruce.moves import NEXT, Move, Next, parse_move
from cruce.observation import Observation, observe
from cruce.rules import Rules
from cruce.seats import check_seat
from cruce.state import Phase
from cruce.streams import Stream

HUMAN = "human"
"""The player name of a seat a person plays."""
DEFAULT_BUDGET = 100
"""What a bot may spend on one move, as a count."""
MOST_ROUNDS = 1000
"""Rounds after which a match among bots is given up."""


class Table:
    """One match being played.

    `moves` are all moves made so far, as text; replaying them over the same rules, seed and players brings the table
    back exactly. `version` is their number: whoever submits a move says which version it was meant for.
    """

    def __init__(self, rules: Rules, seed: str, players: Iterable[str], budget: int = DEFAULT_BUDGET) -> None:
        """Sit down to a new match; BadTable when rules, seed, players or budget do not make one."""
        names = _texts(players, "players")
        self._bots: dict[int, Bot] = {seat: bot_named(name) for seat, name in enumerate(names) if name != HUMAN}
        if type(budget) is not int or budget < 1:
            raise BadTable(f"budget: {brief(budget)} is no count of 1 or more")
        self._budget = budget
        self.match = Match.start(rules, seed, names)
        self._moves: list[str] = []

    @classmethod
    def resumed(
        cls, rules: Rules, seed: str, players: Iterable[str], moves: Iterable[str], budget: int = DEFAULT_BUDGET
    ) -> "Table":
        """Return the table after the moves of a saved match; IllegalMove or BadNotation when they are not its own."""
        table = cls(rules, seed, players, budget)
        for text in _texts(moves, "moves"):
            table._make(parse_move(text))
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
    def last_move(self) -> Move | Next | None:
        """The last move made, None before the first."""
        return parse_move(self._moves[-1]) if self._moves else None

    @property
    def bot_to_act(self) -> bool:
        """Whether the next move is a bot's."""
        return self.match.state.to_act in self._bots

    def submit(self, version: int, text: str, seat: int) -> Reason | None:
        """Make a person's move when it is legal; else change nothing and return why it is refused.

        A move meant for another version is stale, so that a double tap plays one card. BadNotation when `text` is no
        move, BadSeat when no person sits there.
        """
        if check_seat(seat, self.match.rules.players) in self._bots:
            raise BadSeat(f"seat {seat} is played by a bot")
        move = parse_move(text)
        if version != self.version:
            return Reason(Code.STALE)
        if not isinstance(move, Next) and self.match.state.to_act not in (seat, None):
            return Reason(Code.NOT_YOUR_TURN)
        try:
            self._make(move)
        except IllegalMove as refused:
            return refused.reason
        return None

    def observe(self, seat: int) -> Observation:
        """Return what a seat sees of the round, the match totals included."""
        return observe(self.match.state, seat, self.match.totals)

    def think(self) -> Iterator[Move]:
        """Yield the best move so far of the bot to act; give the last one to `act`. BadTable when no bot is to act."""
        return self._bot_to_act().think(*self._thought(), self._budget)

    def act(self, move: Move) -> None:
        """Make the move of the bot to act; IllegalMove when the rules refuse it."""
        self._bot_to_act()
        self._make(move)

    def play_out(self) -> Match:
        """Let bots play the match to its end and return it.

        EndlessMatch after 1,000 rounds, BadTable when it is a person's turn.
        """
        while self.match.winner is None:
            if self.match.phase is Phase.ROUND_OVER:
                if len(self.match.rounds) >= MOST_ROUNDS:
                    raise EndlessMatch(f"match {self.match.seed} has not ended after {MOST_ROUNDS} rounds; stopped")
                self._make(NEXT)
            else:
                self._make(choose(self._bot_to_act(), *self._thought(), self._budget))
        return self.match

    def _bot_to_act(self) -> Bot:
        bot = self._bots.get(self.match.state.to_act) if self.match.state.to_act is not None else None
        if bot is None:
            raise BadTable("no bot is to act")
        return bot

    def _thought(self) -> tuple[Observation, Stream]:
        seat = self.match.state.to_act
        assert seat is not None  # noqa: S101 - the caller has just found a bot there
        # One stream for each decision, so that a resumed match goes on exactly as an uninterrupted one would.
        return self.observe(seat), Stream(self.match.seed, f"bot/{seat}/{self.version}")

    def _make(self, move: Move | Next) -> None:
        self.match = self.match.play(move)
        self._moves.append(move.text)


def _texts(values: Iterable[str], what: str) -> tuple[str, ...]:
    if isinstance(values, str) or not isinstance(values, Iterable):
        raise BadTable(f"{what}: a list of texts is needed, not {brief(values)}")
    return tuple(values)
