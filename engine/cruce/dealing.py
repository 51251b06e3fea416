"""Dealing a round: who deals, which cards go where (rules.md, Dealing)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Self

from cruce.cards import PACKS, Card
from cruce.errors import BadDeal, brief
from cruce.rules import Rules, check_rules
from cruce.seats import check_seat, clockwise, left_of
from cruce.streams import Stream


@dataclass(frozen=True, slots=True)
class Deal:
    """One dealt pack.

    `hands[seat]` is the seat's whole hand in the order dealt, first packet first, before it draws or exchanges; `stock`
    is what remains undealt, in the order it would be drawn. `cut` is the place the pack was cut at by hand before, 0
    when it was knocked at, None when nobody was asked.
    """

    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    cut: int | None = None

    @classmethod
    def from_pack(cls, rules: Rules, dealer: int, pack: tuple[Card, ...]) -> Self:
        """Deal a pack from its top: from the dealer's left everyone gets the first packet, then the rest."""
        check_seat(dealer, check_rules(rules).players)
        pack = _cards(pack)
        hands: list[tuple[Card, ...]] = [()] * rules.players
        for seat, start, stop in _packets(rules, dealer):
            hands[seat] += pack[start:stop]
        return cls.checked(rules, dealer, tuple(hands), pack[rules.hand * rules.players :])

    def cut_at(self, rules: Rules, place: int) -> Self:
        """Return the deal as it comes when `place` cards of its pack are first put from the top to the bottom."""
        _check_place(check_rules(rules), place)
        pack: list[Card] = []
        parts = [list(hand) for hand in self.hands]
        for seat, start, stop in _packets(rules, self.dealer):
            pack += parts[seat][: stop - start]
            del parts[seat][: stop - start]
        pack += self.stock
        return replace(self.from_pack(rules, self.dealer, tuple(pack[place:] + pack[:place])), cut=place)

    @property
    def turned(self) -> Card:
        """The dealer's last card."""
        return self.hands[self.dealer][-1]

    @classmethod
    def checked(
        cls,
        rules: Rules,
        dealer: int,
        hands: tuple[tuple[Card, ...], ...],
        stock: tuple[Card, ...],
        cut: int | None = None,
    ) -> Self:
        """Return a deal laid out by hand; BadDeal when it is not the rules' pack, each card once, in full hands."""
        check_seat(dealer, check_rules(rules).players)
        if cut is not None:
            _check_place(rules, cut)
        if not isinstance(hands, list | tuple):
            raise BadDeal(f"{brief(hands)} are no hands")
        hands, stock = tuple(map(_cards, hands)), _cards(stock)
        if len(hands) != rules.players or any(len(hand) != rules.hand for hand in hands):
            raise BadDeal(f"{rules.players} hands of {rules.hand} cards are needed")
        dealt = [card for part in (*hands, stock) for card in part]
        twice = [card for card in dealt if dealt.count(card) > 1]
        if twice:
            raise BadDeal(f"{twice[0]} is dealt twice")
        strays = set(dealt) ^ set(PACKS[rules.pack])
        if strays:
            names = " ".join(sorted(map(str, strays)))
            raise BadDeal(f"the pack of {rules.pack} and the deal differ by: {names}")
        return cls(dealer, hands, stock, cut)


def _packets(rules: Rules, dealer: int) -> Iterator[tuple[int, int, int]]:
    """Yield who gets which cards of the pack, as (seat, start, stop): from the dealer's left, packet by packet."""
    top = 0
    for size in (rules.packet, rules.hand - rules.packet):
        for seat in clockwise(left_of(dealer, rules.players), rules.players):
            yield seat, top, top + size
            top += size


def _check_place(rules: Rules, cut: int) -> None:
    if type(cut) is not int or not 0 <= cut < rules.pack:
        raise BadDeal(f"cut: {brief(cut)} is no place in a pack of {rules.pack}; use 0 to {rules.pack - 1}, or null")


def _cards(value: object) -> tuple[Card, ...]:
    if not isinstance(value, list | tuple) or not all(isinstance(card, Card) for card in value):
        raise BadDeal(f"{brief(value)} are no cards")
    return tuple(value)


def shuffled_deal(rules: Rules, seed: str, number: int, dealer: int) -> Deal:
    """Return the deal of a match's round `number`, from 0: stream `deal/number` of the match seed."""
    if type(number) is not int or number < 0:
        raise BadDeal(f"{brief(number)} is no number of a round")
    return Deal.from_pack(rules, dealer, Stream(seed, f"deal/{number}").shuffled(PACKS[check_rules(rules).pack]))


def first_dealer(rules: Rules, seed: str) -> int:
    """Return the seat that deals first, drawn from the match seed."""
    return Stream(seed, "dealer").below(check_rules(rules).players)
