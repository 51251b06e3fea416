"""What a declarer tells by naming trump: it named the suit it is best in, so hands best in another are less likely."""

from functools import cache
from math import exp

from cruce.bots.club import MARRIAGE_SURETY, SIDE_WORTH, SMALL_TRUMP, TRUMP_WORTH
from cruce.bots.masks import BYTE, RANKS, SHIFTS, Label
from cruce.cards import Rank
from cruce.observation import Observation
from cruce.rules import Rules

CARE = 4.0
"""Raw points by which a suit must look worse for its being named to be e times less likely."""
NAMED = ("after-rest", "before-rest")
"""Where the declarer names trump (the field `trump`)."""
PAIR = 0b11 << 4
"""Queen and king of a suit in a byte."""


class Reading:
    """How well hands fit what an observation tells: a factor for each set of hands, by seat, as sets of bits."""

    def __init__(self, rules: Rules, declarer: int, laid: int) -> None:
        """Take the declarer who named trump and the cards it has laid since."""
        self._declarer = declarer
        self._laid = laid
        marriages = rules.marriage != "none"
        self._side = _worths(rules.marriage_plain * marriages, trump=False)
        self._trump = _worths(rules.marriage_trump * marriages, trump=True)

    @classmethod
    def of(cls, observation: Observation, label: Label) -> "Reading | None":
        """Return what an observation tells; None when it tells nothing of others' hands."""
        rules, contract = observation.rules, observation.contract
        if contract is None or contract.declarer == observation.seat or rules.trump not in NAMED:
            return None
        tricks = observation.tricks if observation.trick is None else (*observation.tricks, observation.trick)
        laid = 0
        for trick in tricks:
            place = (contract.declarer - trick.leader) % rules.players
            laid += label[trick.cards[place]] if place < len(trick.cards) else 0
        return cls(rules, contract.declarer, laid)

    def fit(self, hands: list[int]) -> float:
        """Return how likely the declarer was to name this trump, the top suit, on its hand."""
        held = hands[self._declarer] | self._laid
        suits = [held >> shift & BYTE for shift in SHIFTS]
        gains = [self._trump[suit] - self._side[suit] for suit in suits]
        best = max(gains)
        odds = [exp((gain - best) / CARE) for gain in gains]
        return odds[-1] / sum(odds)


@cache
def _worths(pays: int, *, trump: bool) -> tuple[float, ...]:
    """Return what the cards of a suit count for, by the byte that holds them, given what a marriage pays."""
    worth, rest = (TRUMP_WORTH, SMALL_TRUMP) if trump else (SIDE_WORTH, 0.0)
    by_rank = [worth.get(rank, rest) for rank in Rank]
    return tuple(
        sum(by_rank[rank] for rank in range(RANKS) if byte >> rank & 1)
        + (MARRIAGE_SURETY * pays if byte & PAIR == PAIR else 0.0)
        for byte in range(1 << RANKS)
    )
