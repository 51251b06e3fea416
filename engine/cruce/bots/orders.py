"""Which cards the solver tries, and in which order: looked up by bits once worked out (see `solver`)."""

from cruce.bots.masks import BYTE, POINTS, RANK_POINTS, RANKS, SHIFTS

Bits = tuple[int, ...]
"""Cards in the order to try them, each as its bit."""


class Orders:
    """Orders of cards. Cards next to each other within `tolerance` count once.

    What concerns one suit alone is asked again in every deal and kept: `in_suit` for whoever searches.
    """

    def __init__(self, tolerance: int) -> None:
        self._tolerance = tolerance
        self._once: dict[int, tuple[int, ...]] = {}
        self.in_suit: dict[int, Bits] = {}

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
        cards = [
            1 << (shift + rank) for shift in SHIFTS for rank in self.once(hand >> shift & BYTE, left >> shift & BYTE)
        ]
        return tuple(sorted(cards, key=lambda card: -POINTS[card] if ours else POINTS[card]))

    def leading(self, hand: int, left: int) -> Bits:
        """Return the cards to try when leading: winners of their suit first, most points first, then the cheapest."""
        order = []
        for shift in reversed(SHIFTS):
            held, out = hand >> shift & BYTE, left >> shift & BYTE
            for rank in self.once(held, out):
                wins = rank == out.bit_length() - 1
                order.append((not wins, -RANK_POINTS[rank] if wins else RANK_POINTS[rank], 1 << (shift + rank)))
        return tuple(card for _, _, card in sorted(order))
