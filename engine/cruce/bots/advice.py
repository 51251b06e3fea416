"""A hint: what an expert would do from what one seat sees, why, and what each of its moves should yield."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from cruce.bots.bids import Situation, bid_book, fits
from cruce.bots.bot import check_thought
from cruce.bots.expert import CLUB, book_call, weigh
from cruce.bots.manners import mannerly
from cruce.bots.packets import kind_of_cards
from cruce.bots.reasons import Values, Why, reason
from cruce.bots.thinking import Weighing
from cruce.cards import Card
from cruce.moves import PASS, Bid, Claim, Move, Play
from cruce.observation import Observation
from cruce.state import Phase
from cruce.streams import Stream

SHOWN = 1
"""Decimals of game points that a person is shown."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move, why it is proposed and what the sentence about it names.

    `yields` tells, by the text of each move that was weighed, the game points of the own side above the others' that
    the round should bring. Of a call it tells what it should bring more than a pass.
    """

    move: Move
    reason: Why
    values: Values
    yields: Mapping[str, float]


def advise(observation: Observation, stream: Stream, budget: int) -> Iterator[Advice]:
    """Yield advice for the seat to act, better and better: what is thought without looking ahead, then deal by deal.

    Whoever drives it may stop after any. It needs a seat that is to act.
    """
    check_thought(observation, stream, budget)
    why = cache(lambda move: reason(observation, move))
    advice = _at_once(observation)
    yield advice
    blamed = _blamed(observation)
    for weighing in weigh(observation, stream, budget):
        points = weighing.points()
        if points:
            move = _proposed(weighing, points, blamed)
            told = why(move)
            if told[0] is Why.USUAL and points[move] >= max(points.values()):
                told = Why.MOST, {}
            advice = Advice(move, *told, {each.text: value for each, value in points.items()})
        yield advice


def _blamed(observation: Observation) -> frozenset[Card]:
    """Return the cards that a partner would blame the seat for laying, whatever they yield."""
    if observation.phase is not Phase.PLAY:
        return frozenset()
    kept = {move.card for move in mannerly(observation)}
    return frozenset(card for card in observation.hand if card not in kept)


def _at_once(observation: Observation) -> Advice:
    """Return what the book says of a call, and elsewhere what a club player would do."""
    if observation.phase is Phase.AUCTION and fits(observation.rules):
        call = book_call(observation)
        return Advice(call, *reason(observation, call), _gains(observation))
    move = next(CLUB.think(observation, Stream("", ""), 1))
    return Advice(move, *reason(observation, move), {})


def _gains(observation: Observation) -> dict[str, float]:
    situation = Situation.after(observation.calls, observation.seat)
    gains = {Bid(level): gain for level, gain in bid_book().bids(situation, kind_of_cards(observation.hand))}
    return {PASS.text: 0.0} | {bid.text: gain for bid, gain in gains.items() if bid in observation.legal_moves}


def _proposed(weighing: Weighing, points: Mapping[Move, float], blamed: frozenset[Card]) -> Move:
    """Return the best move of those that show as much as any, cards left out that nobody would forgive."""
    shown = {
        move: round(value, SHOWN)
        for move, value in points.items()
        if not isinstance(move, Play | Claim) or move.card not in blamed
    }
    means = weighing.means()
    return max(shown, key=lambda move: (shown[move], move == weighing.best, means[move]))
