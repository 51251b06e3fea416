"""The talon: which exchanges the declarer may make (rules.md, Talon)."""

from collections.abc import Sequence
from math import comb
from typing import overload

from cruce.cards import Card
from cruce.errors import Code, Reason
from cruce.moves import Exchange

Cards = tuple[Card, ...]


class Exchanges(Sequence[Exchange]):
    """Every exchange of any number of cards, one for one, from none upward.

    It counts and finds them without listing them: six cards and a talon of twelve make 18,564.
    """

    __slots__ = ("_hand", "_talon")

    def __init__(self, hand: Cards, talon: Cards) -> None:
        """Take the declarer's hand and the talon's cards."""
        self._hand = hand
        self._talon = talon

    def __len__(self) -> int:
        return comb(len(self._hand) + len(self._talon), len(self._talon))

    @overload
    def __getitem__(self, index: int) -> Exchange: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Exchange]: ...
    def __getitem__(self, index: int | slice) -> Exchange | Sequence[Exchange]:
        if isinstance(index, slice):
            return tuple(self[place] for place in range(*index.indices(len(self))))
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError(index)
        count = 0
        while place >= (block := comb(len(self._hand), count) * comb(len(self._talon), count)):
            place -= block
            count += 1
        given, taken = divmod(place, comb(len(self._talon), count))
        return Exchange(_nth_choice(self._hand, count, given), _nth_choice(self._talon, count, taken))

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Exchange) and self.why_not(move) is None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Exchanges) and (self._hand, self._talon) == (other._hand, other._talon)

    def __hash__(self) -> int:
        return hash((self._hand, self._talon))

    def why_not(self, move: Exchange) -> Reason | None:
        """Return why an exchange cannot be made, None when it can."""
        for card in move.gives:
            if card not in self._hand:
                return Reason(Code.NOT_HELD, card=card.text)
        for card in move.takes:
            if card not in self._talon:
                return Reason(Code.NOT_IN_TALON, card=card.text)
        each_once = len(set(move.gives)) == len(move.gives) == len(move.takes) == len(set(move.takes))
        return None if each_once else Reason(Code.UNEVEN_EXCHANGE)

    def completed(self, move: Exchange) -> Exchange:
        """Return an exchange in full: who gives as many cards as the talon has need not say which are taken."""
        if not move.takes and len(move.gives) == len(self._talon):
            return Exchange(move.gives, self._talon)
        return move


def _nth_choice(cards: Cards, count: int, place: int) -> Cards:
    """Return the choice of `count` cards that stands at `place` among all of them, in the order of the cards."""
    chosen: list[Card] = []
    for index, card in enumerate(cards):
        if len(chosen) == count:
            break
        with_it = comb(len(cards) - index - 1, count - len(chosen) - 1)
        if place < with_it:
            chosen.append(card)
        else:
            place -= with_it
    return tuple(chosen)
