"""Double dummy: what a position is worth when every hand is known and everyone plays as well as can be.

One side plays against all others together. What it gets is a function of its card points and of the marriages of both.
So one search serves raw points, game points, contracts and penalties alike, as long as more is never worth less.

How it is quick: a search only asks whether the side can win so many more card points (its "need"), and remembers for
every set of cards left and leader what is known to be reached and not to be exceeded; cards next to each other and
within a tolerance count as one; what may be played is looked up by bits, not worked out. It is written for speed: two
functions that call each other, over lists and whole numbers, and no objects.

How it lets others have their turn: it counts the positions it works out, and breaks off after so many. What it has
remembered is kept, so when it starts again it is soon back where it was, and in the end it has found the same.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, product
from typing import Final

from cruce.bots.masks import BYTE, POINTS, QUEENS, RANKS, SHIFT_OF, TRUMPS, mask_points
from cruce.bots.orders import Bits, Orders

Worth = Callable[[int, int, int], float]
"""What the side gets for its card points, its marriages and the others' marriages, in raw points from now on."""
EXACT: Final = 0
"""The tolerance at which only worthless cards next to each other count as one."""
NEAR: Final = 2
"""The tolerance for play: king, queen and jack next to each other count as one, and so do ace and ten."""
ORDERS: Final = {tolerance: Orders(tolerance) for tolerance in (EXACT, NEAR)}
NEVER: Final = 1 << 20
"""More card points than there are."""
SETTLED: Final = -1
"""In place of the marriages shown so far: no hand holds one any more."""
MARRIED: Final = 10
"""Marriages of both sides are packed into one number: the side's own above so many bits, the others' below."""
STEP: Final = 250
"""Positions before a lead that are worked out in one step; what has been found already is looked up and not counted."""


@dataclass(frozen=True, slots=True)
class Game:
    """What a search must know besides the cards.

    `ours` says of each seat whether it is of the side. With `heads` a seat that follows must beat the card winning when
    it can, while the trick is not ruffed; with `overruffs` one that ruffs a ruffed trick must. `pays` is what leading
    half of a marriage pays, by the queen's bit; empty where there are none.
    """

    ours: tuple[bool, ...]
    heads: bool = False
    overruffs: bool = False
    pays: dict[int, int] = field(default_factory=dict)
    tolerance: int = NEAR


@dataclass(frozen=True, slots=True)
class Table:
    """A trick on the table: who led it, and the cards laid so far, as bits."""

    leader: int
    cards: Bits = ()


class Spent(Exception):
    """A step has come to its end in the middle of a search."""


class Solver:
    """Answers questions about one deal; whatever was found stays known for the next one, until it is to forget."""

    def __init__(self, game: Game, hands: Sequence[int], worth: Worth, table: Table) -> None:
        """Take the hands as sets of bits by seat, what points from now on are worth, and the trick on the table."""
        self._game = game
        self._hands = list(hands)
        self._worth = worth
        self._table = table
        self._cards = sum(hands)
        self._total = mask_points(self._cards | sum(table.cards))
        self._tables: dict[int, list[float]] = {}
        self._needs: dict[int, int] = {}
        self._wanted = float("nan")
        self._paired: dict[int, tuple[int, int, int]] = {}
        self._married = 0 if game.pays and any(map(_pair, hands)) else SETTLED
        self._levels = sorted({level for married in self._marriages() for level in self._table_of(married)})
        search = _searcher(game, self._hands, self._paired, self._need)
        self._lead, self._follow, self._allow, self._forget = search

    @property
    def seat(self) -> int:
        """The seat that plays next."""
        return (self._table.leader + len(self._table.cards)) % len(self._hands)

    def value(self, guess: float | None = None) -> float:
        """Return what the side gets; a good guess makes it quicker."""
        return _last(self._steps(self._reached, guess))

    def value_of(self, card: int, guess: float | None = None) -> float:
        """Return what the side gets when the seat that plays next lays a card."""
        return _last(self.steps_of(card, guess))

    def steps_of(self, card: int, guess: float | None = None) -> Iterator[float | None]:
        """Find the same step by step: yield None after each that has not found it, and in the end what was found."""
        return self._steps(lambda need: self._reached_by(card, need), guess)

    def forget(self) -> None:
        """Let go of what was found.

        The functions of the search hold each other, so all of it would stay until Python looks for such circles, and
        make that look a long one.
        """
        self._forget()

    def _steps(self, reached: Callable[[int], bool], guess: float | None) -> Iterator[float | None]:
        levels = self._levels
        low, high = 0, len(levels) - 1
        place = (high + 1) // 2 if guess is None else bisect_left(levels, guess)
        self._allow(STEP)
        while low < high:
            asked = place if low < place <= high else (low + high + 1) // 2
            self._want(levels[asked])
            found = self._found(reached)
            while found is None:
                yield None
                self._allow(STEP)
                found = self._found(reached)
            if found:
                low, place = asked, asked + 1
            else:
                high, place = asked - 1, asked - 1
        yield levels[low]

    def _found(self, reached: Callable[[int], bool]) -> bool | None:
        """Say whether what is wanted is reached; None when the step is at its end before that is known."""
        hands = self._hands.copy()
        try:
            return reached(self._need(max(self._married, 0)))
        except Spent:
            self._hands[:] = hands
            return None

    def _want(self, worth: float) -> None:
        if worth != self._wanted:
            self._wanted = worth
            self._needs.clear()
            self._paired.clear()

    def _reached(self, need: int) -> bool:
        if not self._table.cards:
            return self._lead(self.seat, need, self._total, self._cards, self._married) >= need
        return self._answered(self._table, self._hands, need, self._married)

    def _reached_by(self, card: int, need: int) -> bool:
        seat, hand, married = self.seat, self._hands[self.seat], self._married
        queen = _queen(hand, card)
        if not self._table.cards and married != SETTLED and queen:
            paid = self._game.pays[queen]
            married += paid << MARRIED if self._game.ours[seat] else paid
            need += self._need(married) - self._need(0)
        self._hands[seat] = hand ^ card
        reached = self._answered(Table(self._table.leader, (*self._table.cards, card)), self._hands, need, married)
        self._hands[seat] = hand
        return reached

    def _answered(self, table: Table, hands: list[int], need: int, married: int) -> bool:
        """Say whether the need is met with a trick begun; the hands are without its cards."""
        players = len(hands)
        suit = BYTE << SHIFT_OF[table.cards[0]]
        best, winner = table.cards[0], table.leader
        for place, card in enumerate(table.cards):
            if card > best and card & (suit | TRUMPS):
                best, winner = card, (table.leader + place) % players
        points = mask_points(sum(table.cards))
        left, to_come = sum(hands), players - len(table.cards)
        if to_come:
            seat = (table.leader + len(table.cards)) % players
            return self._follow(seat, to_come, suit, best, winner, points, need, self._total, left, married) >= need
        won = points if self._game.ours[winner] else 0
        return self._lead(winner, need - won, self._total - points, left, married) >= need - won

    def _need(self, married: int) -> int:
        """Return the card points that reach the worth wanted, given the marriages shown."""
        need = self._needs.get(married)
        if need is None:
            table = self._table_of(married)
            at = bisect_left(table, self._wanted)
            need = self._needs[married] = at if at < len(table) else NEVER
        return need

    def _table_of(self, married: int) -> list[float]:
        """Return what the side gets for every number of card points, given the marriages shown."""
        table = self._tables.get(married)
        if table is None:
            ours, theirs = married >> MARRIED, married & ((1 << MARRIED) - 1)
            worths = [self._worth(points, ours, theirs) for points in range(self._total + 1)]
            # More is never worth less: where it seems so, the side can still leave the rest.
            table = self._tables[married] = list(accumulate(worths, max))
        return table

    def _marriages(self) -> Iterator[int]:
        """Yield every sum of marriages that may come to be shown."""
        may = [
            (0, paid << MARRIED if ours else paid)
            for hand, ours in zip(self._hands, self._game.ours, strict=True)
            for queen, paid in self._game.pays.items()
            if _pair(hand) & queen
        ]
        return map(sum, product(*may))


def _last(steps: Iterator[float | None]) -> float:
    """Take every step and return what was found."""
    return next(value for value in steps if value is not None)


def _pair(hand: int) -> int:
    """Return the queens of a hand whose kings are there too."""
    return hand & QUEENS & hand >> 1


def _queen(hand: int, card: int) -> int:
    """Return the queen of the marriage a card of the hand is half of, 0 when it is none."""
    return (card | card >> 1) & _pair(hand)


Lead = Callable[[int, int, int, int, int], int]
Follow = Callable[[int, int, int, int, int, int, int, int, int, int], int]
Allow = Callable[[int], None]
Forget = Callable[[], None]


def _searcher(  # noqa: C901, PLR0915 - two functions over shared lists, for speed
    game: Game, hands: list[int], paired: dict[int, tuple[int, int, int]], need_of: Callable[[int], int]
) -> tuple[Lead, Follow, Allow, Forget]:
    """Return the two functions of the search, one that says how many positions they may work out, one that forgets.

    Both return what the side will still win of the card points `left`, as far as the question goes: at least `need`
    and that much is sure, or less and no more can be won. `cards` are those left in all hands, `married` the marriages
    shown; once none can be shown any more that is SETTLED, and what is found holds for every question. When no more
    may be worked out they raise `Spent` and leave the hands as they then are.
    """
    ours, heads, overruffs, pays = game.ours, game.heads, game.overruffs, game.pays
    players = len(hands)
    following = [(seat + 1) % players for seat in range(players)]
    orders = ORDERS[game.tolerance]
    in_suit = orders.in_suit
    leads: dict[int, Bits] = {}
    discards: dict[int, Bits] = {}
    known: dict[int, tuple[int, int, int]] = {}
    allowed = 0

    def allow(positions: int) -> None:
        nonlocal allowed
        allowed = positions

    def forget() -> None:
        for found in (leads, discards, known, paired):
            found.clear()

    def lead(seat: int, need: int, left: int, cards: int, married: int) -> int:  # noqa: C901, PLR0911, PLR0912, PLR0915 - speed
        nonlocal allowed
        hand, mine = hands[seat], ours[seat]
        if married >= 0:
            for held in hands:
                if held & QUEENS & held >> 1:
                    break
            else:
                married = SETTLED
        if married < 0:
            if need <= 0:
                return 0
            if need > left:
                return left
            key = cards << 3 | seat
            found = known.get(key)
        else:
            key = (cards << 3 | seat) << 2 * MARRIED | married
            found = paired.get(key)
        if found is not None:
            low, high, first = found
            if low >= need:
                return low
            if high < need:
                return high
        else:
            low, high, first = -NEVER, NEVER, 0
        if not hand & hand - 1:
            return left if ours[_winner(seat, following, hands)] else 0
        if married < 0:
            sure = _sure_trumps(hand, cards)
            if mine and sure >= need:
                return sure
            if not mine and left - sure < need:
                return left - sure
        if not allowed:
            raise Spent
        allowed -= 1
        order = leads.get(hand << 32 | cards)
        if order is None:
            order = leads[hand << 32 | cards] = orders.leading(hand, cards)
        if first and order[0] != first:
            order = (first, *order)
        best = -NEVER if mine else NEVER
        pair = hand & QUEENS & hand >> 1 if married >= 0 else 0
        if pair:
            order = (*[card for card in order if (card | card >> 1) & pair], *order)
        after, best_card = following[seat], 0
        for card in order:
            now, shown = need, married
            if pair:
                queen = (card | card >> 1) & pair
                if queen:
                    shown += pays[queen] << MARRIED if mine else pays[queen]
                    now += need_of(shown) - need_of(married)
            hands[seat] = hand ^ card
            suit = BYTE << SHIFT_OF[card]
            won = (
                follow(after, players - 1, suit, card, seat, POINTS[card], now, left, cards ^ card, shown) + need - now
            )
            if mine:
                if won > best:
                    best, best_card = won, card
                    if won >= need:
                        break
            elif won < best:
                best, best_card = won, card
                if won < need:
                    break
        hands[seat] = hand
        if married >= 0:
            paired[key] = (need, high, best_card) if best >= need else (low, need - 1, best_card)
        else:
            known[key] = (best, high, best_card) if best >= need else (low, best, best_card)
        return best

    def follow(  # noqa: C901, PLR0912, PLR0913, PLR0915, PLR0917 - speed
        seat: int,
        to_come: int,
        suit: int,
        best: int,
        winner: int,
        points: int,
        need: int,
        left: int,
        cards: int,
        married: int,
    ) -> int:
        hand, mine = hands[seat], ours[seat]
        may = hand & suit
        if may:
            if heads and best & suit:
                may = may & -best or may
        else:
            may = hand & TRUMPS
            if not may:
                may = hand
            elif overruffs and best & TRUMPS:
                may = may & -best or may
        if may & may - 1:
            kept = mine == ours[winner]
            if may & suit or may & TRUMPS == may:
                shift = SHIFT_OF[may & -may]
                asked = best >> shift & BYTE if best & (suit | TRUMPS) else 0
                beaten = best > may and not asked
                key = ((((may >> shift) << 8 | (cards >> shift & BYTE)) << 8 | asked) << 8 | shift) << 3 | (
                    beaten << 2 | kept << 1 | (to_come == 1)
                )
                order = in_suit.get(key)
                if order is None:
                    rank = RANKS if beaten else asked.bit_length() - 1
                    ranks = orders.following(
                        may >> shift, (cards >> shift & BYTE) | asked, rank, ours=kept, last=to_come == 1
                    )
                    order = in_suit[key] = tuple([1 << shift + rank for rank in ranks])
            else:
                key = (may << 32 | cards) << 1 | kept
                order = discards.get(key)
                if order is None:
                    order = discards[key] = orders.discarding(may, cards, ours=kept)
        else:
            order = (may,)
        beats = suit | TRUMPS
        won = -NEVER if mine else NEVER
        after = following[seat]
        for card in order:
            hands[seat] = hand ^ card
            more = points + POINTS[card]
            if card > best and card & beats:
                top, ahead = card, seat
            else:
                top, ahead = best, winner
            if to_come > 1:
                got = follow(after, to_come - 1, suit, top, ahead, more, need, left, cards ^ card, married)
            elif ours[ahead]:
                got = more + lead(ahead, need - more, left - more, cards ^ card, married)
            else:
                got = lead(ahead, need, left - more, cards ^ card, married)
            if mine:
                if got > won:
                    won = got
                    if got >= need:
                        break
            elif got < won:
                won = got
                if got < need:
                    break
        hands[seat] = hand
        return won

    return lead, follow, allow, forget


def _winner(leader: int, following: list[int], hands: list[int]) -> int:
    """Return who wins the last trick."""
    best, winner = hands[leader], leader
    beats = BYTE << SHIFT_OF[best] | TRUMPS
    seat = following[leader]
    while seat != leader:
        card = hands[seat]
        if card > best and card & beats:
            best, winner = card, seat
        seat = following[seat]
    return winner


def _sure_trumps(hand: int, cards: int) -> int:
    """Return the points of the leader's trumps that nothing left can beat."""
    sure, out, mine = 0, cards & TRUMPS, hand & TRUMPS
    while out:
        top = 1 << out.bit_length() - 1
        if not mine & top:
            break
        sure += POINTS[top]
        out ^= top
    return sure
