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
    """The moves at the root of a tree; `points` are the sums of game points alone that each card came to."""

    def __init__(self, moves: Mapping[int, Move], root: Node, points: Mapping[int, float]) -> None:
        self._moves = moves
        self._root = root
        self._points = points

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
        """Return the same in game points alone; nothing while a move hardly tried seems better than the best."""
        means, tried = self.means(), self._root.tried
        if len(means) < len(self._moves) or means[self.best] < max(means.values()) - ALIKE:
            return {}
        return {move: self._points[bit] / tried[bit] for bit, move in self._moves.items()}


class Searching:
    """One seat's think. Each of its ways yields what has been weighed again and again, after every few runs."""

    def __init__(self, observation: Observation, stream: Stream, *, reads: bool) -> None:
        """Take what is seen; `reads` what naming trump has told."""
        rules = observation.rules
        self._seen = observation
        self._stream = stream
        self._reads = reads
        self._payoff = payoffs(observation)
        self._points = payoffs(observation, raw=False)
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

        sums = dict.fromkeys(by_bit, 0.0)
        got, tried = 0.0, dict.fromkeys(by_bit, 0)
        side = self._seen.rules.side_of(self._seen.seat)
        untried = Tried(by_bit, Node(), sums)
        for _ in imagined.prepare():
            yield untried

        def payoff(card_points: list[int], marriages: list[int]) -> list[float]:
            nonlocal got
            got = self._points(card_points, marriages)[side]
            return self._payoff(card_points, marriages)

        for root in search(imagine, sum(by_bit), payoff, self._stream.fraction, worlds * RUNS):
            card = next(card for card, times in root.tried.items() if times > tried[card])
            tried[card] += 1
            sums[card] += got
            yield Tried(by_bit, root, sums)

    def prepared(self, choices: Sequence[Prepared], worlds: int) -> Iterator[Tally]:
        """Weigh moves before the first card: a trump to name, or an exchange."""
        rules, seat = self._seen.rules, self._seen.seat
        tally = Tally(move for move, _, _ in choices)
        after = {move: (suit, hand) for move, suit, hand in choices}
        plain, leader = bits_of(None), leader_of(self._seen)
        imagined = Imagined(self._seen, plain, self._stream, reads=False)
        for _ in imagined.prepare():
            yield tally
        for _ in range(worlds * PLAYOUTS):
            hands = imagined.draw()[: rules.players]
            drawn = hands[seat]
            for move in tuple(tally.open):
                suit, hand = after[move]
                hands[seat] = drawn if hand == self._seen.hand else sum(plain[card] for card in hand)
                tally.add(move, *self._played_out(hands, suit, leader))
            tally.rank(narrow=True)
            yield tally

    def _played_out(self, hands: list[int], trump: Suit, leader: int) -> tuple[float, float]:
        """Return what a round that is played out gets the own side, and the game points alone."""
        course = Course(self._duties, relabelled(hands, trump), leader, ())
        course.finish(self._stream.fraction)
        side = self._seen.rules.side_of(self._seen.seat)
        payoff, points = (judged(course.card_points, course.marriages) for judged in (self._payoff, self._points))
        return payoff[side], points[side]

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
