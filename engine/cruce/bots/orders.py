"""Which cards the solver tries, and in which order: looked up by bits once worked out (see `solver`)."""

from cruce.bots.masks import BYTE, RANK_POINTS, RANKS, SHIFTS

Bits = tuple[int, ...]
"""Cards in the order to try them, each as its bit."""


Ranked = tuple[int, ...]
"""Cards of a suit as numbers to sort by: what comes first above, the number of the card's bit in the low bits."""
LOW_BITS = 5
LOW = (1 << LOW_BITS) - 1
MOST = max(RANK_POINTS)
BITS = tuple(1 << number for number in range(1 << LOW_BITS))


class Orders:
    """Orders of cards. Cards next to each other within `tolerance` count once.

    What concerns one suit alone is asked again in every deal and kept: `in_suit` for whoever searches.
    """

    def __init__(self, tolerance: int) -> None:
        self._tolerance = tolerance
        self._once: dict[int, tuple[int, ...]] = {}
        self.in_suit: dict[int, Bits] = {}
        self._leads: dict[int, dict[int, Ranked]] = {shift: {} for shift in SHIFTS}
        self._discards: dict[bool, dict[int, dict[int, Ranked]]] = {
            ours: {shift: {} for shift in SHIFTS} for ours in (False, True)
        }

    def once(self, held: int, left: int) -> tuple[int, ...]:
        """Return the ranks of one suit worth telling apart, high to low, given the bytes held and of all cards left."""
        key = held << RANKS | left
        found = self._once.get(key)
        if found is None:
            found = self._once[key] = tuple(self._told_apart(held, left))
        return found

    def _told_apart(self, held: int, left: int) -> list[int]:
        ranks: list[int] = []
        touching = False
        for rank in reversed(range(RANKS)):
            if held >> rank & 1:
                if not touching or RANK_POINTS[ranks[-1]] - RANK_POINTS[rank] > self._tolerance:
                    ranks.append(rank)
                touching = True
            elif left >> rank & 1:
                touching = False
        return ranks

    def following(self, held: int, left: int, best: int, *, ours: bool, last: bool) -> tuple[int, ...]:
        """Return the ranks of one suit to try when following or ruffing.

        `best` is the rank to beat, `ours` says that the own side is winning the trick, `last` that nobody comes after:
        then the most points go where they are kept, else the least are given away and the winner is tried first.
        """
        ranks = self.once(held, left)
        higher = [rank for rank in ranks if rank > best]
        lower = [rank for rank in ranks if rank < best]
        if ours and last:
            return tuple(sorted(ranks, key=lambda rank: -RANK_POINTS[rank]))
        if ours:
            return (*sorted(lower, key=lambda rank: -RANK_POINTS[rank]), *reversed(higher))
        return (*higher, *sorted(lower, key=RANK_POINTS.__getitem__))

    def discarding(self, hand: int, left: int, *, ours: bool) -> Bits:
        """Return the cards to try when any may be laid and none can win."""
        keys = self._discards[ours]
        ranked: list[int] = []
        for shift in SHIFTS:
            held = hand >> shift & BYTE
            if held:
                key = held << RANKS | left >> shift & BYTE
                ranked += keys[shift].get(key) or self._ranked(keys[shift], key, shift, ours=ours)
        ranked.sort()
        return tuple([BITS[rank & LOW] for rank in ranked])

    def leading(self, hand: int, left: int) -> Bits:
        """Return the cards to try when leading: winners of their suit first, most points first, then the cheapest."""
        ranked: list[int] = []
        for shift in SHIFTS:
            held = hand >> shift & BYTE
            if held:
                key = held << RANKS | left >> shift & BYTE
                ranked += self._leads[shift].get(key) or self._ranked(self._leads[shift], key, shift)
        ranked.sort()
        return tuple([BITS[rank & LOW] for rank in ranked])

    def _ranked(self, known: dict[int, Ranked], key: int, shift: int, *, ours: bool | None = None) -> Ranked:
        """Work out, for cards of one suit, numbers that sort them among those of all suits: for a lead or a discard."""
        held, out = key >> RANKS, key & BYTE
        found = []
        for rank in self.once(held, out):
            points = RANK_POINTS[rank]
            if ours is None:
                wins = rank == out.bit_length() - 1
                place = MOST - points if wins else MOST + 1 + points
            else:
                place = MOST - points if ours else points
            found.append(place << LOW_BITS | shift + rank)
        known[key] = tuple(found)
        return known[key]
