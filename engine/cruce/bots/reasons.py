"""Why a move is proposed, in a word: what speaks for it in the position as one seat sees it.

What is told is always true of the position, as far as that seat can know. Of all that is, it is the first: for each
kind of move there is a list, from what tells most down.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum

from cruce.bots.expert import exchanges
from cruce.bots.knowledge import unseen
from cruce.bots.laying import Laying
from cruce.cards import Card, Rank, Suit
from cruce.moves import Bid, Claim, Exchange, Move, NameTrump, Pass, Play
from cruce.observation import Observation
from cruce.trick import beats


class Why(StrEnum):
    """What speaks for a move; docs/hints.md says when, and what each sentence names."""

    ONLY = "only"

    SHOWS = "shows"
    DRAWS = "draws"
    UNBEATABLE = "unbeatable"
    TOP = "top"
    TO_PARTNER = "to-partner"
    CHEAP = "cheap"
    LONG = "long"

    KEEPS_LEAD = "keeps-lead"
    OVERRUFFS = "overruffs"
    RUFFS = "ruffs"
    TAKES = "takes"
    SECURES = "secures"
    OVERTAKES = "overtakes"
    GIVES = "gives"
    KEEPS_HIGH = "keeps-high"
    HOPES = "hopes"
    CAREFUL = "careful"
    WAITS = "waits"
    LOST = "lost"
    LEAVES = "leaves"

    TRUMP_MARRIAGE = "trump-marriage"
    TRUMP_LONGEST = "trump-longest"
    TRUMP_RICHEST = "trump-richest"
    TRUMP_HELD = "trump-held"

    BID_MARRIAGE = "bid-marriage"
    BID_ENOUGH = "bid-enough"
    LEFT_TO_PARTNER = "left-to-partner"
    TOO_LITTLE = "too-little"

    EXCHANGES = "exchanges"
    KEEPS_ALL = "keeps-all"

    MOST = "most"
    USUAL = "usual"


Values = Mapping[str, str | int]
"""What a sentence names, by name: texts of cards and suits, and numbers."""
Reason = tuple[Why, Values]
NOTHING: Reason = (Why.USUAL, {})


def reason(observation: Observation, move: Move) -> Reason:
    """Return what speaks for a move, and what its sentence names; USUAL where nothing is known to."""
    if isinstance(move, Play | Claim):
        return _of_card(observation, Laying.of(observation, move))
    if isinstance(move, NameTrump):
        return _of_suit(observation, move.suit) or NOTHING
    if isinstance(move, Bid | Pass):
        return _of_call(observation, move)
    if isinstance(move, Exchange):
        return _of_exchange(observation, move)
    return NOTHING


def _of_card(observation: Observation, laying: Laying) -> Reason:
    if len(laying.choice) == 1 and _shows(laying) is None:
        return Why.ONLY, {}
    if laying.before is not None:
        return _first(FOLLOWING, laying) or NOTHING
    if observation.trump is None and _shows(laying) is None:
        return _of_suit(observation, laying.card.suit) or NOTHING
    return _first(LEADING, laying) or NOTHING


Test = Callable[[Laying], Values | None]
"""Returns what a sentence names when what it says is true of laying a card, else None."""


def _first(tests: Mapping[Why, Test], laying: Laying) -> Reason | None:
    for why, test in tests.items():
        values = test(laying)
        if values is not None:
            return why, values
    return None


def _shows(laying: Laying) -> Values | None:
    leads = laying.before is None
    return {"points": laying.after.marriage} if leads and laying.after.marriage else None


def _draws(laying: Laying) -> Values | None:
    trump = laying.trump
    mine = sum(card.suit is trump for card in laying.seen.hand)
    out = sum(card.suit is trump for card in unseen(laying.seen))
    return {"cards": mine, "out": out} if laying.card.suit is trump and 0 < out < mine else None


def _is_unbeatable(laying: Laying) -> Values | None:
    return None if laying.may_take(laying.rivals, laying.after) else {}


def _is_top(laying: Laying) -> Values | None:
    card = laying.card
    higher = any(other.suit is card.suit and other.strength > card.strength for other in unseen(laying.seen))
    return None if higher else {"suit": card.suit}


def _to_partner(laying: Laying) -> Values | None:
    return {} if laying.cheapest and laying.may_take(laying.partners, laying.after) else None


def _is_cheap(laying: Laying) -> Values | None:
    return {} if laying.cheapest and _keeps_better(laying) else None


def _keeps_better(laying: Laying) -> bool:
    return any(card.points > laying.card.points for card in laying.seen.hand)


def _is_long(laying: Laying) -> Values | None:
    return _longest(laying.seen, laying.card.suit)


LEADING: dict[Why, Test] = {
    Why.SHOWS: _shows,
    Why.DRAWS: _draws,
    Why.UNBEATABLE: _is_unbeatable,
    Why.TOP: _is_top,
    Why.TO_PARTNER: _to_partner,
    Why.CHEAP: _is_cheap,
    Why.LONG: _is_long,
}
"""What may speak for a lead."""


def _keeps_lead(laying: Laying) -> Values | None:
    if laying.before is None or not laying.ours or laying.may_take(laying.rivals, laying.before):
        return None
    return {} if laying.wins and not laying.may_take(laying.partners, laying.after) else None


def _overruffs(laying: Laying) -> Values | None:
    ruffed = laying.before is not None and laying.before.best.suit is laying.trump
    return {"card": _best_before(laying)} if ruffed and _is_ruff(laying) else None


def _ruffs(laying: Laying) -> Values | None:
    # While cards are drawn one may ruff what one could follow.
    follows = any(card.suit is laying.after.suit for card in laying.seen.hand)
    return {"points": laying.after.points} if _is_ruff(laying) and not follows else None


def _is_ruff(laying: Laying) -> bool:
    return laying.wins and laying.card.suit is laying.trump is not laying.after.suit


def _takes(laying: Laying) -> Values | None:
    last = not laying.partners and not laying.rivals
    return {"points": laying.after.points} if laying.wins and last else None


def _secures(laying: Laying) -> Values | None:
    sure = laying.wins and not laying.may_take(laying.rivals, laying.after)
    return {"points": laying.after.points} if sure else None


def _overtakes(laying: Laying) -> Values | None:
    return {"card": _best_before(laying)} if laying.wins else None


def _best_before(laying: Laying) -> str:
    return laying.before.best.text if laying.before else ""


def _gives(laying: Laying) -> Values | None:
    sure = laying.ours and not laying.may_take(laying.rivals, laying.after)
    return {"points": laying.card.points} if sure and laying.card.points else None


def _keeps_high(laying: Laying) -> Values | None:
    sure = laying.ours and not laying.may_take(laying.rivals, laying.after)
    return {} if sure and _keeps_better(laying) else None


def _hopes(laying: Laying) -> Values | None:
    return {"points": laying.card.points} if laying.ours and laying.card.points and not laying.cheapest else None


def _is_careful(laying: Laying) -> Values | None:
    return {} if laying.ours and laying.cheapest and laying.may_take(laying.rivals, laying.after) else None


def _waits(laying: Laying) -> Values | None:
    return {} if not laying.ours and laying.may_take(laying.partners, laying.after) else None


def _lost(laying: Laying) -> Values | None:
    return {} if not laying.ours and not _beating(laying) else None


def _leaves(laying: Laying) -> Values | None:
    beating = _beating(laying)
    if laying.ours or not beating:
        return None
    card = min(beating, key=lambda card: (card.suit is laying.trump, card.strength))
    return {"points": laying.after.points, "card": card.text}


def _beating(laying: Laying) -> list[Card]:
    """Return the cards that might have been laid to beat the one winning."""
    best = laying.after.best
    return [card for card in laying.choice if beats(card, best, laying.trump)]


FOLLOWING: dict[Why, Test] = {
    Why.KEEPS_LEAD: _keeps_lead,
    Why.OVERRUFFS: _overruffs,
    Why.RUFFS: _ruffs,
    Why.TAKES: _takes,
    Why.SECURES: _secures,
    Why.OVERTAKES: _overtakes,
    Why.GIVES: _gives,
    Why.KEEPS_HIGH: _keeps_high,
    Why.HOPES: _hopes,
    Why.CAREFUL: _is_careful,
    Why.WAITS: _waits,
    Why.LOST: _lost,
    Why.LEAVES: _leaves,
}
"""What may speak for a card laid to a trick."""


def _of_suit(observation: Observation, suit: Suit) -> Reason | None:
    """Return what speaks for a suit as trump."""
    for why, test in SUITS.items():
        values = test(observation, suit)
        if values is not None:
            return why, values
    return None


def _has_marriage(observation: Observation, suit: Suit) -> Values | None:
    ranks = {card.rank for card in observation.hand if card.suit is suit}
    pays = observation.rules.marriage != "none" and {Rank.KING, Rank.QUEEN} <= ranks
    return {"suit": suit, "points": observation.rules.marriage_trump} if pays else None


def _longest(observation: Observation, suit: Suit) -> Values | None:
    counts = {each: sum(card.suit is each for card in observation.hand) for each in Suit}
    longest = all(counts[suit] > count for each, count in counts.items() if each is not suit)
    return {"suit": suit, "cards": counts[suit]} if longest else None


def _richest(observation: Observation, suit: Suit) -> Values | None:
    points = {each: sum(card.points for card in observation.hand if card.suit is each) for each in Suit}
    richest = all(points[suit] > held for each, held in points.items() if each is not suit)
    return {"suit": suit, "points": points[suit]} if richest else None


def _held(observation: Observation, suit: Suit) -> Values | None:
    cards = sum(card.suit is suit for card in observation.hand)
    return {"suit": suit, "cards": cards} if cards > 1 else None


SUITS: dict[Why, Callable[[Observation, Suit], Values | None]] = {
    Why.TRUMP_MARRIAGE: _has_marriage,
    Why.TRUMP_LONGEST: _longest,
    Why.TRUMP_RICHEST: _richest,
    Why.TRUMP_HELD: _held,
}
"""What may speak for a suit as trump."""


def _of_call(observation: Observation, call: Bid | Pass) -> Reason:
    rules, contract = observation.rules, observation.contract
    bids = [move.level for move in observation.legal_moves if isinstance(move, Bid)]
    if isinstance(call, Bid):
        suits = [suit for suit in Suit if _has_marriage(observation, suit)]
        if suits:
            return Why.BID_MARRIAGE, {"suit": suits[0], "level": call.level}
        return Why.BID_ENOUGH, {"level": call.level}
    if not bids:
        return Why.ONLY, {}
    if contract is not None and rules.side_of(contract.declarer) == rules.side_of(observation.seat):
        return Why.LEFT_TO_PARTNER, {"level": contract.level}
    return Why.TOO_LITTLE, {"level": min(bids)}


def _of_exchange(observation: Observation, move: Exchange) -> Reason:
    for exchange, suit, hand in exchanges(observation):
        if exchange == move:
            if not move.gives:
                return Why.KEEPS_ALL, {"suit": suit}
            return Why.EXCHANGES, {"suit": suit, "cards": sum(card.suit is suit for card in hand)}
    return NOTHING
