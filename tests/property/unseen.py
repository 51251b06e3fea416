"""Rounds that differ from another in nothing but cards a seat has not seen."""

from collections.abc import Iterator, Mapping
from contextlib import suppress

from cruce.cards import PACKS, Card
from cruce.dealing import Deal
from cruce.errors import IllegalMove
from cruce.moves import Exchange, Move
from cruce.state import Phase, State
from cruce.streams import Stream

History = tuple[list[State], list[Move]]
"""The states of a round from its deal on, and the moves between them."""
Names = Mapping[Card, Card]
"""Each card that is called otherwise, and by which other card's name."""
TRIES = 3


def known(state: State, seat: int) -> set[Card]:
    """Return the cards whose places a seat knows: its own, those laid or shown, and the talon once it looked in."""
    rules = state.rules
    if state.phase is Phase.CUT:
        return set()
    laid = {card for trick in (*state.tricks, state.trick) if trick for card in trick.cards}
    seen = {*laid, *state.hands[seat], *(card for _, card in state.shown)}
    if rules.peek and state.votes == (True,) * rules.players:
        seen.add(state.deal.stock[-1] if rules.stock == "draw" else state.deal.hands[state.deal.dealer][-1])
    if rules.trump == "turned-up" and (rules.packet == rules.hand or _whole(state)):
        seen.add(state.deal.hands[state.deal.dealer][-1])
    declares = state.contract is not None and state.contract.declarer == seat
    if declares and rules.stock == "talon" and (state.exchange or state.phase is Phase.EXCHANGE):
        seen |= set(state.stock)
    return seen


def _whole(state: State) -> bool:
    """Say whether the rest has been dealt."""
    played = state.phase is Phase.PLAY or state.tricks or state.trick
    return bool(played) or (state.phase in {Phase.EXCHANGE, Phase.TRUMP})


def otherwise(states: list[State], moves: list[Move], seat: int, stream: Stream) -> Iterator[History]:
    """Yield a round's states and moves as they would be with the cards that a seat has not seen dealt otherwise.

    What everyone did stays the same, so what the others are known to lack, by their duties and by marriages they did
    not show, stays so too: a deal in which they could not have moved so, or would have been judged otherwise, is
    dropped. All unseen cards are exchanged at once, then two by two, as that leaves more deals that could have been.
    """
    last = states[-1]
    unseen = [card for card in PACKS[last.rules.pack] if card not in known(last, seat)]
    for number in range(TRIES if len(unseen) > 1 else 0):
        order = stream.shuffled(unseen)
        names = dict(zip(unseen, order, strict=True)) if number == 0 else {order[0]: order[1], order[1]: order[0]}
        with suppress(IllegalMove):
            history = _replayed(states[0], moves, names)
            other = history[0][-1]
            same = (other.shown, other.honour.accusations) == (last.shown, last.honour.accusations)
            if same and other != last:
                yield history


def _replayed(start: State, moves: list[Move], names: Names) -> History:
    """Return a round played over again, from a deal in which cards go by other names."""
    deal = start.deal
    hands = tuple(_renamed(hand, names) for hand in deal.hands)
    other = Deal(deal.dealer, hands, _renamed(deal.stock, names), deal.cut)
    states, made = [State.start(start.rules, other, asks_cut=start.phase is Phase.CUT)], list[Move]()
    for move in moves:
        made.append(move)
        if isinstance(move, Exchange):
            made[-1] = Exchange(_renamed(move.gives, names), _renamed(move.takes, names))
        states.append(states[-1].play(made[-1]))
    return states, made


def _renamed(cards: tuple[Card, ...], names: Names) -> tuple[Card, ...]:
    return tuple(names.get(card, card) for card in cards)
