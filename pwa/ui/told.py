"""What is told of an event: in the log, in lines of which no two are the same, and across the table in a word."""

from ui.accuse import verdict
from ui.markup import number
from ui.names import call_name, card_name, seat_name, side_name, suit_name
from ui.shapes import View
from ui.status import played_out
from ui.summary import outcome, why_over, won
from ui.text import t


def told(frame: View, drawn: list[str] | tuple[str, ...] = ()) -> list[str]:
    """Return the sentences about a frame's event, the cards the person has just drawn, and whose turn it has become.

    Of an undo, `drawn` are the cards that are back in the hand.
    """
    event, view = frame["event"], frame["view"]
    if event and event["kind"] == "undo":
        return _undone(view, drawn)
    lines = _event(event, view) if event else _opened(view)
    if frame.get("rest"):
        lines = [t("said-rest", tricks=frame["rest"])] + lines  # noqa: RUF005 - MicroPython unpacks nothing into a list
    lines += [t("said-drawn", card=card_name(card), cards=view["stock"]) for card in drawn]
    if view["score"]:
        lines += _over(view)
    elif event and event["kind"] == "accuse":
        pass  # it leaves the turn as it was
    elif view["to_act"] == view["seat"]:
        lines.append(_turn(view))
    elif played_out(view):
        lines.append(t("said-accuse-last", round=view["round"]))
    return lines


def _opened(view: View) -> list[str]:
    """Return what is told of a table that was just sat down at, or is gone on with."""
    return [] if view["score"] else [_deal(view)] + _turned(view) + _settled(view)  # noqa: RUF005 - MicroPython unpacks nothing into a list


def _deal(view: View) -> str:
    who = "you" if view["dealer"] == view["seat"] else "other"
    return t("said-deal", round=view["round"], who=who, name=seat_name(view, view["dealer"]))


def _settled(view: View) -> list[str]:
    """Return what the auction came to, once it is over: who holds which contract, and the trump if it is known."""
    if view["phase"] in ("cut", "peek", "auction") or view["rules"]["auction"] == "none":
        return []
    bid, trump = view["contract"], suit_name(view["trump"]) if view["trump"] else "none"
    if not bid:
        return [t("said-no-contract", round=view["round"], trump=trump)]
    who = "you" if bid[0] == view["seat"] else "other"
    call = t("call", level=bid[1])
    return [t("said-contract", round=view["round"], who=who, name=seat_name(view, bid[0]), call=call, trump=trump)]


def _over(view: View) -> list[str]:
    """Return how the round ended and how the match stands."""
    sides = range(view["sides"])
    totals = ", ".join([f"{side_name(view, side)} {number(view['totals'][side])}" for side in sides])
    lines = [t("said-over", round=view["round"], outcome=outcome(view), totals=totals)]
    if view["winner"] is not None:
        lines.append(f"{won(view)} {why_over(view)}")
    return lines


def _turn(view: View) -> str:
    phase, bid = view["phase"], view["contract"]
    if phase == "play":
        return t("said-your-turn", round=view["round"], trick=view["tricks_done"] + 1)
    if phase == "auction" and bid:
        return t("said-your-call-over", round=view["round"], call=t("call", level=bid[1]))
    return t("said-your-" + TURNS[phase], round=view["round"])


TURNS = {"cut": "cut", "peek": "peek", "auction": "call", "exchange": "exchange", "trump": "trump"}
"""What the person is asked for, by phase, as messages name it."""


def _event(event: View, view: View) -> list[str]:
    tell = EVENTS.get(event["kind"])
    return tell(event, view) if tell else []


def _cut(event: View, view: View) -> list[str]:
    how = "knock" if event["move"] == "knock" else "cut"
    mine = "said-you-cut" if event["seat"] == view["seat"] else "said-cut"
    name = seat_name(view, event["seat"])
    lines = [t(mine, round=view["round"], name=name, how=how)]
    return lines + _turned(view)


def _turned(view: View) -> list[str]:
    """Return what is told of a trump nobody names, once the cards are dealt."""
    if view["phase"] == "cut":
        return []
    if view["turned"]:
        return [t("said-turned", round=view["round"], card=card_name(view["turned"]))]
    if view["rules"]["auction"] == "none" and view["trump"]:
        return [t("said-no-auction", round=view["round"], suit=suit_name(view["trump"]))]
    if view["trump"] and view["phase"] in ("peek", "auction"):
        # Later on it is told with the contract.
        return [t("said-set-trump", round=view["round"], suit=suit_name(view["trump"]))]
    return []


def _dealt(_event: View, view: View) -> list[str]:
    return [_deal(view)] + _turned(view)  # noqa: RUF005 - MicroPython unpacks nothing into a list


def _peek(event: View, view: View) -> list[str]:
    agrees = event["move"].split()[1]
    mine = "said-you-peek" if event["seat"] == view["seat"] else "said-peek"
    lines = [t(mine, round=view["round"], name=seat_name(view, event["seat"]), agrees=agrees)]
    if view["peeked"]:
        lines.append(t("said-peeked", round=view["round"], card=card_name(view["peeked"])))
    return lines


def _call(event: View, view: View) -> list[str]:
    word = event["move"].split()[-1]
    call = call_name(view, word if word == "pass" else int(word), over_bid=view["contract"] is not None)
    mine = "said-you-call" if event["seat"] == view["seat"] else "said-call"
    lines = [t(mine, round=view["round"], name=seat_name(view, event["seat"]), call=call)]
    return lines if view["score"] else lines + _settled(view)


def _exchange(event: View, view: View) -> list[str]:
    mine = "said-you-exchange" if event["seat"] == view["seat"] else "said-exchange"
    return [t(mine, round=view["round"], name=seat_name(view, event["seat"]), cards=event["exchanged"])]


def _trump(event: View, view: View) -> list[str]:
    return [t("said-trump", name=seat_name(view, event["seat"]), suit=suit_name(event["move"].split()[1]))]


def _play(event: View, view: View) -> list[str]:
    trick = event["trick"] or view["trick"]
    place = view["tricks_done"] + (0 if event["trick"] else 1)
    name = seat_name(view, event["seat"])
    mine = event["seat"] == view["seat"]
    lines = [t("said-card", trick=place, name=name, card=card_name(event["move"].split()[1]))]
    if place == 1 and len(trick["cards"]) == 1 and view["rules"]["trump"] == "first-card":
        lines.append(t("said-trump", name=name, suit=suit_name(view["trump"])))
    if event["marriage"]:
        said = "said-you-marriage" if mine else "said-marriage"
        lines.append(t(said, name=name, points=event["marriage"], mate=card_name(event["mate"])))
    if event["trick"]:
        winner = trick["winner"]
        said = "said-you-trick" if winner == view["seat"] else "said-trick"
        lines.append(t(said, trick=place, name=seat_name(view, winner), points=trick["points"]))
    return lines


def _accuse(_event: View, view: View) -> list[str]:
    accusation = view["accusations"][-1]
    return [t("said-verdict", cards=accusation["after"], verdict=verdict(view, accusation))]


def _undone(view: View, back: list[str] | tuple[str, ...]) -> list[str]:
    """Return what is told of an undo: the cards that are back in the hand, and what is asked of the person again."""
    if view["phase"] == "play" and back:
        lines = [t("said-undo-card", card=card_name(card)) for card in back]
    else:
        lines = [t("said-undo")]
    lines.append(_turn(view))
    return lines


def _score(_event: View, view: View) -> list[str]:
    return [t("said-nobody-accused", round=view["round"])]


EVENTS = {
    "cut": _cut,
    "peek": _peek,
    "call": _call,
    "exchange": _exchange,
    "trump": _trump,
    "play": _play,
    "accuse": _accuse,
    "score": _score,
    "deal": _dealt,
}
"""What is told of an event, by its kind."""


def called_out(event: View, view: View) -> str:
    """Return what an event calls out across the table, or nothing."""
    name = seat_name(view, event["seat"]) if event["seat"] is not None else ""
    if event["marriage"]:
        return t("marriage-shown", points=event["marriage"])
    if event["seat"] == view["seat"]:
        return ""
    if event["kind"] == "exchange":
        return t("exchange-shown", name=name, cards=event["exchanged"])
    if event["kind"] == "cut":
        return t("cut-shown", name=name, how="knock" if event["move"] == "knock" else "cut")
    return ""
