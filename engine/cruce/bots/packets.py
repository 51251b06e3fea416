"""Packets of three cards as the auction sees them: before trump is named it is all one which suits they are."""

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import Final

from cruce.bots.masks import BYTE, RANKS, SHIFTS
from cruce.cards import PACKS, Card, Rank

PACKET: Final = 3
"""Cards of a packet."""
Kind = tuple[int, ...]
"""A packet without its suits: the ranks held in each as a byte, the greatest first; suits not held are left out."""
RANK_TEXT: Final = "".join(Rank)


@cache
def kind_of(packet: int) -> Kind:
    """Return the kind of a packet, given as a set of bits."""
    return tuple(sorted((byte for shift in SHIFTS if (byte := packet >> shift & BYTE)), reverse=True))


def kind_text(kind: Kind) -> str:
    """Return a kind as a text: the ranks of each suit high to low, as in `AT K`."""
    return " ".join("".join(RANK_TEXT[rank] for rank in reversed(range(RANKS)) if byte >> rank & 1) for byte in kind)


def parse_kind(text: str) -> Kind:
    """Return the kind a text stands for."""
    return tuple(sum(1 << RANK_TEXT.index(rank) for rank in suit) for suit in text.split())


def kinds(pack: int = 24) -> dict[Kind, list[tuple[Card, ...]]]:
    """Return every kind of packet a pack has, with the packets of that kind."""
    found: dict[Kind, list[tuple[Card, ...]]] = {}
    for packet in combinations(PACKS[pack], PACKET):
        found.setdefault(kind_of_cards(packet), []).append(packet)
    return found


def kind_of_cards(packet: Iterable[Card]) -> Kind:
    """Return the kind of a packet of cards."""
    held: dict[str, int] = {}
    for card in packet:
        held[card.suit] = held.get(card.suit, 0) | 1 << card.strength
    return tuple(sorted(held.values(), reverse=True))
