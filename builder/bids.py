"""Make the book of bids (engine/cruce/bots/bids.txt) by playing: `python -m builder.bids`.

First every kind of packet is dealt many times and its side plays as declarer, club players at all seats: that says what
the packet is worth at each level. Then whole auctions are held by the book as it stands, and at every call the same
deal is scored for passing and for bidding: that says what a bid gains in each situation. This second step is done
several times, as what a bid gains depends on how the others bid. The same numbers of rounds make the same book.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from builder.paths import ROOT
from cruce.auction import Call
from cruce.bots.bids import HUNDREDTHS, LEVELS, BidBook, Situation
from cruce.bots.bot import choose
from cruce.bots.club import ClubBot
from cruce.bots.packets import PACKET, Kind, kind_of_cards, kind_text, kinds
from cruce.cards import PACKS, Card
from cruce.dealing import Deal
from cruce.moves import PASS, Bid
from cruce.observation import observe
from cruce.rules import Rules
from cruce.state import State
from cruce.streams import Stream

BOOK = ROOT / "engine" / "cruce" / "bots" / "bids.txt"
RULES = Rules.named("standard", 4)
CLUB = ClubBot()
TIMES = 3
"""How often the situations are gone over."""
LEAP = 2
"""Levels above the highest that are tried in a situation."""
STRAY = 0.15
"""How often a seat calls at random, so that rare situations are met too."""
ENOUGH = 200
"""Times a bid must have been tried to come into the book."""
PRIOR = 20.0
"""The weight, against the spread of what was seen, of expecting a bid to gain what the packet is worth."""
LEAST_SLOPE = 0.2
CHUNKS = 40
"""Pieces the situations are gone over in: always as many, whatever the number of processes."""

Made = tuple[int, int]
"""Game points that declarer's side and the others made."""
Tries = dict[tuple[Situation, int], list[tuple[float, float]]]
"""For a bid in a situation: what the packet was worth, and what the bid gained over a pass."""


def played(deal: Deal, declarer: int) -> Made:
    """Return what both sides make when club players play a deal and one seat declares."""
    state = State.start(RULES, deal)
    while state.contract is None or state.phase == "auction":
        state = state.play(Bid(RULES.bid_min) if state.to_act == declarer else PASS)
    while state.score is None:
        assert state.to_act is not None  # noqa: S101 - a round goes on until its score
        state = state.play(choose(CLUB, observe(state, state.to_act), Stream("bids", "club"), 1))
    side = RULES.side_of(declarer)
    return state.score.made[side], state.score.made[1 - side]


def score(made: Made, level: int) -> int:
    """Return what declarer's side scores more than the others at a level."""
    own, others = made
    return own - others if own >= level else -level * RULES.fail_factor - others


def deal_with(packet: Sequence[Card], seat: int, stream: Stream) -> Deal:
    """Return a deal in which a seat gets a packet first, the rest at random; the seat calls first."""
    rest = stream.shuffled([card for card in PACKS[RULES.pack] if card not in packet])
    parts = [rest[place : place + RULES.hand] for place in range(0, len(rest), RULES.hand)]
    short = parts.pop()
    parts.insert(seat, (*packet, *short))
    return Deal.checked(RULES, (seat - 1) % RULES.players, tuple(parts), ())


def worths_of(rounds: int, packets: tuple[Kind, list[tuple[Card, ...]]]) -> tuple[Kind, tuple[float, ...]]:
    """Return what a kind of packet is worth at each level."""
    kind, held = packets
    stream = Stream("bids", f"worth/{kind_text(kind)}")
    seen: Counter[Made] = Counter()
    for _ in range(rounds):
        seat = stream.below(RULES.players)
        seen[played(deal_with(stream.choice(held), seat, stream), seat)] += 1
    return kind, tuple(sum(score(made, level) * often for made, often in seen.items()) / rounds for level in LEVELS)


class Auctioned:
    """One deal at which auctions are held by a book; the play of each declarer is looked at once."""

    def __init__(self, book: BidBook, deal: Deal) -> None:
        self._book = book
        self._deal = deal
        self._made: dict[int, Made] = {}
        self.kinds = [kind_of_cards(hand[:PACKET]) for hand in deal.hands]

    def result(self, calls: list[int], seat: int) -> int:
        """Return what a seat's side scores more than the other once the calls so far, 0 for a pass, are followed up."""
        calls = list(calls)
        while len(calls) < RULES.players:
            calls.append(self.call(calls))
        level = max(calls)
        if not level:
            return 0
        declarer = calls.index(level)
        if declarer not in self._made:
            self._made[declarer] = played(self._deal, declarer)
        scored = score(self._made[declarer], level)
        return scored if RULES.side_of(declarer) == RULES.side_of(seat) else -scored

    def call(self, calls: list[int]) -> int:
        """Return what the book calls next."""
        highest = max(calls, default=0)
        bids = self._book.bids(situation(calls), self.kinds[len(calls)])
        gains = {0: 0.0} | {level: gain for level, gain in bids if level > highest}
        return max(gains, key=gains.__getitem__)


def situation(calls: list[int]) -> Situation:
    """Return where an auction stands after some calls, eldest's first."""
    return Situation.after([Call(seat, Bid(call) if call else PASS) for seat, call in enumerate(calls)], len(calls))


def tried(book: BidBook, deals: int, chunk: str) -> Tries:
    """Return what bids gained over a pass in some deals, at every seat's turn."""
    stream = Stream("bids", f"gains/{chunk}")
    tries: Tries = defaultdict(list)
    for _ in range(deals):
        pack = stream.shuffled(PACKS[RULES.pack])
        hands = tuple(pack[place : place + RULES.hand] for place in range(0, len(pack), RULES.hand))
        held = Auctioned(book, Deal.checked(RULES, RULES.players - 1, hands, ()))
        calls: list[int] = []
        for seat in range(RULES.players):
            passed = held.result([*calls, 0], seat)
            above = [level for level in LEVELS if 0 < level - max(calls, default=0) <= LEAP]
            for level in above:
                worth = book.worths[held.kinds[seat]][level - 1]
                tries[situation(calls), level].append((worth, held.result([*calls, level], seat) - passed))
            calls.append(stream.choice([0, *above]) if stream.fraction() < STRAY else held.call(calls))
    return tries


def line(tries: list[tuple[float, float]]) -> tuple[float, float]:
    """Return the line through what a bid gained, by what the packet was worth: its height at zero, and its slope."""
    middle, gain = (sum(values) / len(tries) for values in zip(*tries, strict=True))
    spread = sum((worth - middle) ** 2 for worth, _ in tries)
    both = sum((worth - middle) * (gained - gain) for worth, gained in tries)
    slope = max(LEAST_SLOPE, (both + PRIOR) / (spread + PRIOR))
    return gain - slope * middle, slope


def gone_over(book: BidBook, deals: int, time: int, spread: Callable[..., Iterator[Tries]]) -> BidBook:
    """Return the book with what bids gain found anew, when all bid by the book as it was."""
    tries: Tries = defaultdict(list)
    for found in spread(partial(tried, book, deals // CHUNKS), [f"{time}/{chunk}" for chunk in range(CHUNKS)]):
        for bid, gains in found.items():
            tries[bid] += gains
    return BidBook(book.worths, {bid: line(gains) for bid, gains in tries.items() if len(gains) >= ENOUGH})


def first_book(worths: dict[Kind, tuple[float, ...]]) -> BidBook:
    """Return a book that takes a bid to gain what the packet is worth, whatever was called before."""
    calls = [[0] * place for place in range(RULES.players)]
    calls += [[*before, level] for before in calls[:-1] for level in LEVELS]
    calls += [[*before, 0] for before in calls if before and len(before) < RULES.players - 1 and before[-1]]
    bids = [(situation(before), level) for before in calls for level in LEVELS if level > max(before, default=0)]
    return BidBook(worths, dict.fromkeys(bids, (0.0, 1.0)))


def text_of(book: BidBook, rounds: int, deals: int) -> str:
    """Return the book as it is written."""
    lines = [
        f"# Made by `python -m builder.bids --rounds {rounds} --deals {deals}`, in hundredths of a game point.",
        "# A packet by its ranks in each suit: what its side scores more than the other as declarer at level 1, 2, …",
        "# A bid by level, calls before it, highest level and who bid it: what it gains, as a line over that worth.",
    ]
    for kind, worths in sorted(book.worths.items(), reverse=True):
        lines.append(f"{kind_text(kind)}: {' '.join(str(round(worth * HUNDREDTHS)) for worth in worths)}")
    for (where, level), gain in sorted(book.gains.items(), key=lambda bid: (bid[0][0].calls, str(bid[0]))):
        numbers = " ".join(str(round(number * HUNDREDTHS)) for number in gain)
        lines.append(f"bid {level} {where.calls} {where.level} {where.holder}: {numbers}")
    return "\n".join(lines) + "\n"


def make(rounds: int, deals: int, jobs: int) -> str:
    """Return the text of a new book from so many rounds for each kind of packet and so many deals a time."""
    with ProcessPoolExecutor(jobs) as pool:
        worths = dict(pool.map(partial(worths_of, rounds), kinds().items(), chunksize=4))
        book = first_book(worths)
        for time in range(TIMES):
            print(f"bids: worths known, going over {deals} deals, {time + 1} of {TIMES}", file=sys.stderr, flush=True)
            book = gone_over(book, deals, time, pool.map)
    return text_of(book, rounds, deals)


def main() -> None:
    """Make the book and write it."""
    parser = argparse.ArgumentParser(prog="python -m builder.bids", description="Make the bots' book of bids.")
    parser.add_argument("--rounds", type=int, default=800, help="rounds for each of 166 kinds of packet (800)")
    parser.add_argument("--deals", type=int, default=24000, help="deals each time the situations are gone over (24000)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--out", type=Path, default=BOOK, help="the file to write (the book of the engine)")
    options = parser.parse_args()
    options.out.write_text(make(options.rounds, options.deals, options.jobs), encoding="utf-8")


if __name__ == "__main__":
    main()
