"""Thinking by playing on: imagine the hidden hands, play each deal out many times, and see what does well."""

from collections.abc import Iterator, Mapping, Sequence

from cruce.bots.course import Course, Duties
from cruce.bots.imagined import Imagined
from cruce.bots.ismcts import Node, search
from cruce.bots.judge import payoffs
from cruce.bots.masks import Label, bits_of
from cruce.bots.tally import Tally
from cruce.bots.thinking import CardMoves, Prepared, heads, leader_of, overruffs, pays, relabelled
from cruce.cards import Suit
from cruce.moves import Move
from cruce.observation import Observation
from cruce.streams import Stream

RUNS = 20
"""Runs of a tree search that take about as long as solving one deal of six cards a hand for every card."""
ALIKE = 0.05
"""Game points that two moves may differ by and still look alike."""
PLAYOUTS = 4
"""Times a deal is played out for a move before the first card."""


class Tried:
    """The moves at the root of a tree."""

    def __init__(self, moves: Mapping[int, Move], root: Node) -> None:
        self._moves = moves
        self._root = root

    @property
    def best(self) -> Move:
        """The move tried most, as a tree search comes back to what does well."""
        tried, sums = self._root.tried, self._root.sums
        return self._moves[max(self._moves, key=lambda card: (tried.get(card, 0), sums.get(card, 0.0)))]

    def means(self) -> dict[Move, float]:
        """Return what each move has come to on average; a move not tried yet is left out."""
        tried, sums = self._root.tried, self._root.sums
        return {move: sums[bit] / tried[bit] for bit, move in self._moves.items() if tried.get(bit)}

    def points(self) -> dict[Move, float]:
        """Return the same, or nothing while a move that was hardly tried seems better than the best.

        What raw points add is still in it, and is less than what is left to chance.
        """
        means = self.means()
        settled = len(means) == len(self._moves) and means[self.best] >= max(means.values()) - ALIKE
        return means if settled else {}


class Searching:
    """One seat's think. Each of its ways yields what has been weighed again and again, after every few runs."""

    def __init__(self, observation: Observation, stream: Stream, *, reads: bool) -> None:
        """Take what is seen; `reads` what naming trump has told."""
        rules = observation.rules
        self._seen = observation
        self._stream = stream
        self._reads = reads
        self._payoff = payoffs(observation)
        sides = tuple(rules.side_of(seat) for seat in range(rules.players))
        self._duties = Duties(sides, heads(rules), overruffs(rules), rules.free_play_while_stock, pays(rules))

    def cards(self, moves: CardMoves, worlds: int) -> Iterator[Tried]:
        """Weigh cards that may be laid; of those tried as often the first is best. Without a trump, theirs is trump."""
        suits = {card.suit for card in moves}
        label = bits_of(self._seen.trump or next(iter(suits)))
        by_bit: dict[int, Move] = {label[card]: move for card, move in moves.items()}
        imagined = Imagined(self._seen, label, self._stream, reads=self._reads)

        def imagine() -> Course:
            return self._course(imagined.draw(), label)

        for root in search(imagine, sum(by_bit), self._payoff, self._stream.fraction, worlds * RUNS):
            yield Tried(by_bit, root)

    def prepared(self, choices: Sequence[Prepared], worlds: int) -> Iterator[Tally]:
        """Weigh moves before the first card: a trump to name, or an exchange."""
        rules, seat = self._seen.rules, self._seen.seat
        tally = Tally(move for move, _, _ in choices)
        after = {move: (suit, hand) for move, suit, hand in choices}
        plain, leader, side = bits_of(None), leader_of(self._seen), rules.side_of(seat)
        imagined = Imagined(self._seen, plain, self._stream, reads=False)
        for _ in range(worlds * PLAYOUTS):
            hands = imagined.draw()[: rules.players]
            drawn = hands[seat]
            for move in tuple(tally.open):
                suit, hand = after[move]
                hands[seat] = drawn if hand == self._seen.hand else sum(plain[card] for card in hand)
                tally.add(move, self._played_out(hands, suit, leader)[side])
            tally.rank(narrow=True)
            yield tally

    def _played_out(self, hands: list[int], trump: Suit, leader: int) -> list[float]:
        course = Course(self._duties, relabelled(hands, trump), leader, ())
        course.finish(self._stream.fraction)
        return self._payoff(course.card_points, course.marriages)

    def _course(self, world: list[int], label: Label) -> Course:
        """Return the play as it stands in a world."""
        players, trick = self._seen.rules.players, self._seen.trick
        stock = self._stock(world[players], label) if self._seen.rules.stock == "draw" else []
        leader = self._seen.seat if trick is None else trick.leader
        course = Course(self._duties, world[:players], leader, stock)
        for card in trick.cards if trick else ():
            course.lay_again(label[card])
        return course

    def _stock(self, pile: int, label: Label) -> list[int]:
        """Return the stock in some order it may have, the next to be drawn last; a card peeked at is the last drawn."""
        known = label[self._seen.peeked] if self._seen.peeked is not None else 0
        drawn = self._stream.shuffled([bit for bit in label.values() if bit & pile & ~known])
        return [*([known] if pile & known else []), *drawn]
