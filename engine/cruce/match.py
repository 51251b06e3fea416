"""A match as a frozen value: rounds up to the target (rules.md: a match is rounds up to the target)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cruce.dealing import Deal, first_dealer, shuffled_deal
from cruce.errors import BadTable, brief
from cruce.moves import NEXT, Move, Next
from cruce.naming import rotated
from cruce.rules import Rules
from cruce.seats import left_of
from cruce.state import Phase, State, check_state
from cruce.streams import is_text


@dataclass(frozen=True, slots=True)
class Undone:
    """One undo in a round: how many moves of the round stood `after` it, and the `moves` taken back, in order."""

    after: int
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round, the totals by side after it, in game points, and what was undone in it."""

    state: State
    totals: tuple[int, ...]
    undone: tuple[Undone, ...] = ()

    @property
    def void(self) -> bool:
        """Whether a proven revoke made the round void."""
        return self.state.score is not None and self.state.score.void


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one moment.

    `seed` is the text every random stream of it is derived from; `players` names who sits at each seat, `human` or a
    bot; `cuts` says whether the pack is cut by hand each round. `rounds` are the finished rounds, the one whose score
    is being shown included; `state` is the current round; `totals` are game points by side, `winner` the winning side
    once the match has ended. `undone` is what was undone in the current round so far.
    """

    rules: Rules
    seed: str
    players: tuple[str, ...]
    cuts: bool
    rounds: tuple[Round, ...]
    state: State
    totals: tuple[int, ...]
    winner: int | None
    undone: tuple[Undone, ...] = ()

    @classmethod
    def start(cls, rules: Rules, seed: str, players: tuple[str, ...], *, cuts: bool = False) -> "Match":
        """Return a match with its first round begun; BadTable when players, seed and rules do not make one."""
        if not isinstance(rules, Rules):
            raise BadTable(f"rules: {brief(rules)} are none")
        if not is_text(seed) or not seed:
            raise BadTable(f"seed: a text of at least one character is needed, not {brief(seed)}")
        if not isinstance(players, list | tuple) or not all(is_text(name) and name for name in players):
            raise BadTable(f"players: a name for each seat is needed, not {brief(players)}")
        if len(players) != rules.players:
            raise BadTable(f"players: {len(players)} named for a table of {rules.players}")
        deal = shuffled_deal(rules, seed, 0, first_dealer(rules, seed))
        state = State.start(rules, deal, asks_cut=cuts)
        return cls(rules, seed, tuple(players), cuts, (), state, (0,) * rules.sides, None)

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        return Phase.MATCH_OVER if self.winner is not None else self.state.phase

    @property
    def number(self) -> int:
        """The current round's number in the match, from 0."""
        return len(self.rounds) - (self.state.score is not None)

    @property
    def legal_moves(self) -> Sequence[Move]:
        """The moves that may be made now: the round's, or `next` while its score is shown."""
        return (NEXT,) if self.phase is Phase.ROUND_OVER else self.state.legal_moves

    def play(self, move: Move) -> "Match":
        """Return the match after a move; IllegalMove, with the reason, when it is refused."""
        if isinstance(move, Next) and self.phase is Phase.ROUND_OVER:
            return self._dealt_again()
        state = self.state.play(move)
        if state.score is None:
            return replace(self, state=state)
        totals = tuple(map(sum, zip(self.totals, state.score.scored, strict=True)))
        rounds = (*self.rounds, Round(state, totals, self.undone))
        return replace(self, state=state, rounds=rounds, totals=totals, winner=winning_side(self.rules, totals))

    def dealt(self, deal: Deal, *, asks_cut: bool = False) -> "Match":
        """Return the match with a round of its own dealing begun in place of the current one."""
        # Suits rotate with the rounds that were played and count, whoever dealt them.
        scored = sum(bool(played.state.tricks) and not played.void for played in self.rounds)
        state = State.start(self.rules, deal, rotation=rotated(scored), asks_cut=asks_cut)
        return replace(self, state=state, undone=())

    def _dealt_again(self) -> "Match":
        deal = shuffled_deal(self.rules, self.seed, len(self.rounds), next_dealer(self.state))
        return self.dealt(deal, asks_cut=self.cuts)


def check_match(match: Match) -> Match:
    """Return a match when it is one; BadTable otherwise."""
    if not isinstance(match, Match):
        raise BadTable(f"{brief(match)} is no match")
    return match


def check_round(played: Round) -> Round:
    """Return a round when it is one; BadTable otherwise."""
    if not isinstance(played, Round):
        raise BadTable(f"{brief(played)} is no round of a match")
    return played


def next_dealer(state: State) -> int:
    """Return who deals after a finished round: the next seat clockwise, or the same one when the round says so."""
    check_state(state)
    return state.deal.dealer if state.dealer_stays else left_of(state.deal.dealer, state.rules.players)


def winning_side(rules: Rules, totals: tuple[int, ...]) -> int | None:
    """Return the side that has won once a round is over: at the target, and `winning_margin` ahead of the next."""
    best, second = sorted(totals, reverse=True)[:2]
    if best >= rules.target and best - second >= rules.winning_margin:
        return totals.index(best)
    return None
