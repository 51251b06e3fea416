"""Deals: the cards of a round before the first is led, as a record tells them."""

from tests.oracle.cards import PACKS
from tests.oracle.claims import Json, hold, is_number, same
from tests.oracle.rulesets import to_draw, undealt


def check_deal(rules: Json, round_: Json, where: str) -> None:
    """Check that hands and stock have their sizes and hold each card of the pack once."""
    dealt, stock = round_["dealt"], round_["stock"]
    same(where, "the sizes of the hands dealt", [len(hand) for hand in dealt], [rules["hand"]] * rules["players"])
    same(where, "the size of the stock", len(stock), undealt(rules))
    cards = sorted([*stock, *(card for hand in dealt for card in hand)])
    hold(cards == sorted(PACKS[rules["pack"]]), where, "the cards dealt and left are not the pack, each card once")
    cut = round_["cut"]
    hold(cut is None or is_number(cut, 0, rules["pack"] - 1), where, f"the pack cannot be cut at {cut!r}")


def last_undealt(rules: Json, round_: Json) -> str:
    """Return the card that a peek shows: the last to be drawn, else the last the dealer is to get."""
    pile = round_["stock"] if to_draw(rules) else round_["dealt"][round_["dealer"]]
    card: str = pile[-1]
    return card


def check_peek(rules: Json, round_: Json, where: str) -> None:
    """Check that every seat was asked about a peek where there is one, and what was shown."""
    peek = round_["peek"]
    if not rules["peek"]:
        same(where, "peek", peek, None)
        return
    same(where, "what peek tells", sorted(peek or {}), ["card", "votes"])
    votes = peek["votes"]
    hold(all(type(vote) is bool for vote in votes), where, "a peek vote is neither true nor false")
    same(where, "the number of peek votes", len(votes), rules["players"])
    same(where, "the card peeked at", peek["card"], last_undealt(rules, round_) if all(votes) else None)


def check_exchange(rules: Json, round_: Json, where: str) -> None:
    """Check that a declarer, and nobody else, exchanged cards of its own for as many of the talon.

    Whether a round without declarer leaves the exchange out or tells an empty one is open.
    """
    if rules["stock"] != "talon":
        hold("exchange" not in round_, where, "there is no talon to exchange cards with")
    elif round_["declarer"] is None:
        nothing = round_.get("exchange", {"took": [], "gave": []})
        hold(nothing == {"took": [], "gave": []}, where, f"nobody declared to exchange {nothing}")
    else:
        check_exchanged(rules, round_, where)


def check_exchanged(rules: Json, round_: Json, where: str) -> None:
    """Check what a declarer took and gave."""
    hold(set(round_.get("exchange", {})) == {"took", "gave"}, where, "the exchange is missing")
    took, gave, held = round_["exchange"]["took"], round_["exchange"]["gave"], exchangeable(rules, round_)
    same(where, "the number of cards given for those taken", len(gave), len(took))
    hold(len(set(took)) == len(took) and {*took} <= {*round_["stock"]}, where, "a card taken is not in the talon")
    hold(len(set(gave)) == len(gave) and {*gave} <= {*held}, where, "a card given is not the declarer's")


def exchangeable(rules: Json, round_: Json) -> list[str]:
    """Return the cards a declarer holds when it exchanges, which is before it names trump."""
    hand: list[str] = round_["dealt"][round_["declarer"]]
    return hand[: rules["packet"]] if rules["trump"] == "before-rest" else hand


def hands_to_play(round_: Json) -> list[set[str]]:
    """Return the hands when play begins."""
    hands = [set(hand) for hand in round_["dealt"]]
    declarer = round_["declarer"]
    if "exchange" in round_ and declarer is not None:
        hands[declarer] = hands[declarer] - set(round_["exchange"]["gave"]) | set(round_["exchange"]["took"])
    return hands
