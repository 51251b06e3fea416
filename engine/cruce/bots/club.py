"""A sensible club player by rule of thumb: no search, one look at the trick and the cards still out."""

from collections.abc import Callable, Iterator
from math import comb, sqrt

from cruce.bots.bot import check_thought
from cruce.bots.knowledge import unseen, voids
from cruce.cards import Card, Rank, Suit
from cruce.moves import PASS, Bid, Claim, Cut, Exchange, Move, NameTrump, Pass, Peek, Play
from cruce.observation import Observation
from cruce.scoring import raw_needed
from cruce.state import Phase
from cruce.streams import Stream
from cruce.trick import Trick, add, beats, lead

TRUMP_WORTH = {Rank.ACE: 26.0, Rank.TEN: 20.0, Rank.KING: 13.0, Rank.QUEEN: 12.0, Rank.JACK: 10.0}
"""Raw points a trump of the half hand is counted for; lower ones count `SMALL_TRUMP`."""
SMALL_TRUMP = 8.0
SIDE_WORTH = {Rank.ACE: 14.0, Rank.TEN: 5.0, Rank.KING: 2.0, Rank.QUEEN: 1.0}
MARRIAGE_SURETY = 0.85
"""How often a marriage in the half hand gets led."""
OTHERS_WORTH = 60.0
"""Raw points all others make together on average; a partner is one of them."""
UNKNOWN_CARD = 4.0
"""Raw points a card still to be dealt to this seat is counted for."""
CAUTION = {"dead": 4.0, "redeal": 0.0, "forced-dealer": 4.0, "fixed-suit": 8.0}
"""Raw points that must be to spare above a bid, by what comes when all pass (the field `all_pass`)."""
DOUBLE_CAUTION = 4.0
"""Raw points that must be to spare besides where a missed contract costs twice the bid."""
TALON_WORTH = 10.0
"""Raw points an exchange with the talon adds."""
PACK_POINTS = 120
OVER_PARTNER = 15.0
"""What must be to spare besides to take the contract from the own partner."""


class ClubBot:
    """Counts its half hand to bid, names its best suit, wins tricks that are worth it, fattens its partner's."""

    name = "club"

    def think(self, observation: Observation, stream: Stream, budget: int) -> Iterator[Move]:
        """Yield one move; neither the stream nor the budget is used."""
        check_thought(observation, stream, budget)
        yield _MOVES[observation.phase](observation)


def _knock(_observation: Observation) -> Move:
    return Cut(0)


def _agree(_observation: Observation) -> Move:
    return Peek(agrees=True)


def _call(observation: Observation) -> Bid | Pass:
    rules, contract = observation.rules, observation.contract
    in_play = PACK_POINTS if rules.stock == "draw" else PACK_POINTS * (rules.pack - rules.undealt) // rules.pack
    # The worth of cards was found with the whole pack in play: fewer points lie in a trick, but more tricks are won.
    raw = _estimate(observation, _best_suit(observation)) * sqrt(in_play / PACK_POINTS)
    raw -= CAUTION[rules.all_pass] + DOUBLE_CAUTION * (rules.fail_factor - 1)
    if contract is not None and rules.side_of(contract.declarer) == rules.side_of(observation.seat):
        raw -= OVER_PARTNER
    bids = [move for move in observation.legal_moves if isinstance(move, Bid)]
    affordable = [bid for bid in bids if raw_needed(rules, bid.level, in_play) <= raw]
    return affordable[0] if affordable else PASS


def _exchange(observation: Observation) -> Move:
    """Keep the best of hand and talon for the best suit they could make trump together."""
    cards = (*observation.hand, *observation.talon)
    suits = [observation.trump] if observation.trump is not None else list(Suit)
    best = max(suits, key=lambda suit: _best_of(cards, len(observation.hand), suit)[0])
    return best_exchange(observation, best)


def best_exchange(observation: Observation, trump: Suit) -> Exchange:
    """Return the exchange that keeps the best of hand and talon with a suit as trump."""
    best = _best_of((*observation.hand, *observation.talon), len(observation.hand), trump)[1]
    gives = tuple(card for card in observation.hand if card not in best)
    return Exchange(gives, tuple(card for card in observation.talon if card in best))


def _best_of(cards: tuple[Card, ...], size: int, trump: Suit) -> tuple[float, frozenset[Card]]:
    """Return the worth of the best so many cards with a suit as trump, and those cards."""
    ordered = sorted(cards, key=lambda card: (-_counted(card, trump), cards.index(card)))[:size]
    return sum(_counted(card, trump) for card in ordered), frozenset(ordered)


def _counted(card: Card, trump: Suit) -> float:
    return TRUMP_WORTH.get(card.rank, SMALL_TRUMP) if card.suit is trump else SIDE_WORTH.get(card.rank, 0.0)


def _name(observation: Observation) -> Move:
    return NameTrump(_best_suit(observation))


def _best_suit(observation: Observation) -> Suit:
    if observation.trump is not None:
        return observation.trump
    return max(Suit, key=lambda suit: _estimate(observation, suit))


def _lay(observation: Observation) -> Move:
    return max(card_choice(observation), key=lambda move: (card_worth(observation, move), -move.card.strength))


def card_choice(observation: Observation) -> list[Play | Claim]:
    """Return the moves a club player chooses a card from: those that keep every duty, and make its best suit trump."""
    moves = [move for move in observation.dutiful_moves if isinstance(move, Play | Claim)]
    if observation.trump is None:  # the card led makes trump
        best = _best_suit(observation)
        return [move for move in moves if move.card.suit is best]
    return moves


_MOVES: dict[Phase, Callable[[Observation], Move]] = {
    Phase.CUT: _knock,
    Phase.PEEK: _agree,
    Phase.AUCTION: _call,
    Phase.EXCHANGE: _exchange,
    Phase.TRUMP: _name,
    Phase.PLAY: _lay,
}
"""What it does in each phase."""


def _estimate(observation: Observation, trump: Suit) -> float:
    """Return the raw points this seat's side should make with a suit as trump."""
    rules, hand = observation.rules, observation.hand
    raw = UNKNOWN_CARD * (rules.hand - len(hand))
    raw += OTHERS_WORTH / (rules.players - 1) if rules.sides < rules.players else 0.0
    raw += TALON_WORTH if rules.stock == "talon" else 0.0
    for card in hand:
        raw += _counted(card, trump)
        if card.rank is Rank.KING and card.mate in hand and rules.marriage != "none":
            raw += MARRIAGE_SURETY * (rules.marriage_trump if card.suit is trump else rules.marriage_plain)
    return raw


FUTURE_CARD = 3.5
"""Raw points each card still to be laid to a trick is counted for."""
KEPT = {Rank.ACE: 7.0, Rank.TEN: 4.5, Rank.KING: 2.0, Rank.QUEEN: 1.5, Rank.JACK: 0.8}
"""Raw points a plain card is worth to its holder later on, while it may still win or make a marriage."""
LED_TEN = 8.0
"""What leading a plain ten costs besides while its ace is out: whoever holds the ace has been waiting for it."""
GIVEN = 4.0
"""What laying a ten or an ace on a trick that others are winning costs besides, in the hope of a partner to come."""
KEPT_TRUMP = 9.0
"""Raw points a trump is worth to its holder later on, besides its own."""
DRAWING = 8.0
"""What leading the highest trump takes off that, for a seat that holds as many as are out: it draws two or three."""
KEPT_MARRIAGE = 5.0
"""What half of a marriage not yet shown is worth on top of a card's own."""


def card_worth(observation: Observation, move: Play | Claim) -> float:
    """Return the raw points laying a card should gain this seat's side, now and later."""
    rules, seat, card = observation.rules, observation.seat, move.card
    pays = 0
    if observation.trick is None:
        pays = marriage_paid(observation, move)
        trick = lead(seat, card, pays)
    else:
        trick = add(observation.trick, seat, card, observation.trump)
    to_come = rules.players - len(trick.cards)
    ours = _chance(observation, trick)
    stake = trick.points + FUTURE_CARD * to_come
    return pays + (2 * ours - 1) * stake - _kept(observation, card, pays) - _exposed(observation, card, trick)


def marriage_paid(observation: Observation, move: Play | Claim) -> int:
    """Return what a lead's marriage pays, where it is shown by itself or the lead claims it."""
    rules, card = observation.rules, move.card
    shown = isinstance(move, Claim) or rules.marriage == "auto"
    if not shown or card.mate not in observation.hand:
        return 0
    trump = observation.trump or card.suit
    return rules.marriage_trump if card.suit is trump else rules.marriage_plain


def _kept(observation: Observation, card: Card, pays: int) -> float:
    """Return what a card would be worth later if it were kept."""
    last = len(observation.hand) == 1
    if last:
        return 0.0
    out = unseen(observation)
    higher = sum(1 for other in out if other.suit is card.suit and other.strength > card.strength)
    if card.suit is not observation.trump:
        worth = KEPT.get(card.rank, 0.0) / (1 + higher)
    else:
        worth = card.points / (1 + higher) + KEPT_TRUMP - _drawing(observation, out, higher)
    if not pays and card.mate in observation.hand and observation.rules.marriage != "none":
        worth += KEPT_MARRIAGE
    return worth


def _exposed(observation: Observation, card: Card, trick: Trick) -> float:
    """Return what showing others a high card costs, beyond the chances: a ten led, or any given to their trick."""
    rules = observation.rules
    if rules.side_of(trick.winner) != rules.side_of(observation.seat):
        return GIVEN if card.rank in {Rank.ACE, Rank.TEN} else 0.0
    ace_is_out = any(other.suit is card.suit and other.rank is Rank.ACE for other in unseen(observation))
    led = observation.trick is None and card.suit is not observation.trump
    return LED_TEN if led and card.rank is Rank.TEN and ace_is_out else 0.0


def _drawing(observation: Observation, out: tuple[Card, ...], higher: int) -> float:
    """Return what leading a trump is worth for the trumps it draws, when `higher` are out above it."""
    mine = sum(1 for card in observation.hand if card.suit is observation.trump)
    theirs = sum(1 for card in out if card.suit is observation.trump)
    return DRAWING if observation.trick is None and not higher and 0 < theirs <= mine else 0.0


def _chance(observation: Observation, trick: Trick) -> float:
    """Return the chance that this seat's side wins the trick, going round the seats still to lay a card."""
    rules = observation.rules
    out = unseen(observation)
    known_voids = voids(observation)
    mine = rules.side_of(observation.seat)
    ours = 1.0 if rules.side_of(trick.winner) == mine else 0.0
    for place in range(len(trick.cards), rules.players):
        seat = (trick.leader + place) % rules.players
        beating = _beats_chance(observation, trick, seat, out, known_voids[seat])
        if rules.side_of(seat) == mine:
            ours += (1 - ours) * beating
        else:
            ours *= 1 - beating
    return ours


def _beats_chance(
    observation: Observation, trick: Trick, seat: int, out: tuple[Card, ...], void: frozenset[Suit]
) -> float:
    """Return the chance that a seat still to lay a card can beat the one winning."""
    trump, led, held = observation.trump or trick.suit, trick.suit, observation.held[seat]
    possible = [card for card in out if card.suit not in void]
    followers = sum(1 for card in possible if card.suit is led)
    can_follow = _holds_one(followers, len(possible), held)
    better = sum(1 for card in possible if card.suit is led and beats(card, trick.best, trump))
    trumps = sum(1 for card in possible if card.suit is trump and beats(card, trick.best, trump))
    ruff = 0.0 if led is trump else (1 - can_follow) * _holds_one(trumps, len(possible) - followers, held)
    return _holds_one(better, len(possible), held) + ruff


def _holds_one(wanted: int, cards: int, held: int) -> float:
    """Return the chance that a hand of `held` out of `cards` unknown cards has at least one of `wanted`."""
    if not wanted or not held:
        return 0.0
    return 1.0 if cards - wanted < held else 1 - comb(cards - wanted, held) / comb(cards, held)
