"""A second reading of the rules, written without the engine's, to hold the two against each other.

Cards are texts here, and nothing is shared with the engine but those.
"""

from itertools import pairwise

ORDER = "789JQKTA"
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}


def points(cards: list[str]) -> int:
    """Return what cards are worth."""
    return sum(POINTS.get(card[0], 0) for card in cards)


def winner(laid: list[str], trump: str) -> int:
    """Return the place, from 0, of the card that takes a trick."""
    rank = {place: ORDER.index(card[0]) for place, card in enumerate(laid)}
    trumps = [place for place, card in enumerate(laid) if card[1] == trump]
    led = [place for place, card in enumerate(laid) if card[1] == laid[0][1]]
    return max(trumps or led, key=lambda place: rank[place])


def legal(hand: list[str], laid: list[str], trump: str, beat: str) -> set[str]:
    """Return the cards of a hand that may be laid to a trick others have begun."""
    led, best = laid[0][1], laid[winner(laid, trump)]
    of_suit = [card for card in hand if card[1] == led]
    trumps = [card for card in hand if card[1] == trump]
    choice = of_suit or trumps or hand
    takes = [card for card in choice if winner([*laid, card], trump) == len(laid)]
    ruffed = led != trump and best[1] == trump
    asked = {
        "none": False,
        "overruff": ruffed and not of_suit,
        "iber": not ruffed,
        "always": True,
    }[beat]
    return set(takes if asked and takes else choice)


def marriage(hand: list[str], card: str) -> bool:
    """Say whether leading a card from a hand shows a marriage."""
    return card[0] in "KQ" and {f"K{card[1]}", f"Q{card[1]}"} <= set(hand)


def score(raw: list[int], unit: int, in_play: int) -> list[int]:
    """Return the game points each side makes, counted up one by one."""
    made = []
    for side in raw:
        steps = 0
        while (steps + 1) * 33 <= side if unit == 33 else (steps + 1) * max(in_play, 1) <= side * 11:
            steps += 1
        made.append(steps)
    return made


def bids_rise(levels: list[int]) -> bool:
    """Say whether every bid is strictly above the one before."""
    return all(low < high for low, high in pairwise(levels))


def order_holds(auction: str, players: int, eldest: int, spoken: list[tuple[int, bool]], *, ended: bool) -> bool:
    """Say whether seats called in turn until the auction's end: `spoken` are seats and whether they bid.

    `ended` says that the last bid was as high as bids go.
    """
    if auction == "none":
        return not spoken
    if auction == "once":
        seats = [(eldest + place) % players for place in range(players)]
        heard = [seat for seat, _ in spoken]
        return heard == (seats[: len(heard)] if ended else seats)
    queue, bidder = [(eldest + place) % players for place in range(players)], None
    for seat, bids in spoken:
        if not queue or queue == [bidder] or queue.pop(0) != seat:
            return False
        if bids:
            bidder = seat
            queue.append(seat)
    return ended or not queue or queue == [bidder]
