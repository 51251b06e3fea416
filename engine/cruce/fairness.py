"""Shuffles that can be checked (docs/fairness.md): a match's commitment, and the proof once its seed is shown.

The seed decides who deals first, every shuffle, and what bots do by chance. Before the first card everyone may see the
commitment: a hash of the seed, from which nobody finds a seed of 128 random bits. What a person cuts by hand comes
after it. Once the match is over the seed is shown, and everyone can tell that it is the one committed to and gives
the cards.
"""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cruce.dealing import Deal, first_dealer, shuffled_deal
from cruce.errors import BadCommitment, brief
from cruce.match import Round, next_dealer
from cruce.rules import Rules
from cruce.streams import is_text

PREFIX: Final = "cruce/1 seed\n"
"""What is hashed before the seed, so that the hash of the same text elsewhere is another one."""
DRAWN_DIGITS: Final = 32
"""How many hexadecimal digits write the 128 random bits of a seed the app has drawn."""
_COMMITMENT: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
_DRAWN: Final = re.compile(rf"[0-9a-f]{{{DRAWN_DIGITS}}}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Proof:
    """What a check came to.

    `sealed` says whether the commitment is the seed's, `rounds` for each round whether the seed gives its deal: who
    dealt, the pack as it was shuffled, and where it was cut.
    """

    sealed: bool
    rounds: tuple[bool, ...]

    @property
    def holds(self) -> bool:
        """Whether all of it is as it was committed to."""
        return self.sealed and all(self.rounds)


def committed_text(seed: str) -> str:
    """Return the text whose SHA-256 is the commitment; BadCommitment when the seed is no text that can be written."""
    return PREFIX + _checked(seed)


def commitment(seed: str) -> str:
    """Return what a match may show of its seed before the first card: 64 hexadecimal digits."""
    return hashlib.sha256(committed_text(seed).encode()).hexdigest()


def is_drawn(seed: str) -> bool:
    """Say whether a seed is as long as those the app draws, so that nobody can find it by trying.

    One from an address is not: the app adds the match's number to it.
    """
    return _DRAWN.fullmatch(_checked(seed)) is not None


def _checked(seed: str) -> str:
    if not is_text(seed) or not seed:
        raise BadCommitment(f"seed: a text of at least one character is needed, not {brief(seed)}")
    return seed


def check_commitment(told: str) -> str:
    """Return a text when it is a commitment, to whatever seed; BadCommitment otherwise."""
    if not isinstance(told, str) or not _COMMITMENT.fullmatch(told):
        raise BadCommitment(f"{brief(told)} is no commitment; it has 64 digits from 0 to 9 and a to f")
    return told


def prove(told: str, seed: str, rules: Rules, rounds: Sequence[Round]) -> Proof:
    """Check a commitment and the finished rounds of a match against its seed; BadCommitment when they are no such."""
    check_commitment(told)
    if not isinstance(rules, Rules):
        raise BadCommitment(f"rules: {brief(rules)} are none")
    if not isinstance(rounds, list | tuple) or not all(isinstance(played, Round) for played in rounds):
        raise BadCommitment(f"{brief(rounds)} are no rounds of a match")
    sealed = commitment(seed) == told
    found, dealer = [], first_dealer(rules, seed)
    for number, played in enumerate(rounds):
        deal = played.state.deal
        found.append(deal == _given(rules, seed, number, dealer, deal.cut))
        dealer = next_dealer(played.state)
    return Proof(sealed, tuple(found))


def _given(rules: Rules, seed: str, number: int, dealer: int, cut: int | None) -> Deal:
    """Return the deal that a seed gives a round, cut where it was cut by hand."""
    deal = shuffled_deal(rules, seed, number, dealer)
    return deal if cut is None else deal.cut_at(rules, cut)
