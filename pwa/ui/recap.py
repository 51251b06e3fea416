"""How the match stands, in words, for whoever asks: all of it, the trick alone, or one's own cards."""

from ui.markup import laid_name, number
from ui.names import call_name, card_name, seat_name, seats_of, side_name, suit_name
from ui.shapes import View
from ui.status import played_out, status
from ui.summary import outcome
from ui.text import t


def standing(view: View) -> list[str]:
    """Return where the match stands, without the cards: the moment, bid and trump, whose turn, the points."""
    if view["score"]:
        return [t("recap-over", round=view["round"]), outcome(view), _totals(view)]
    turn = status(view)
    lines = [_moment(view), _contract(view), _calls(view), turn + "." if turn and turn[-1] not in ".?!" else turn]
    if view["phase"] == "play":
        lines += [_points(view, side) for side in range(view["sides"])]
    return [line for line in lines + [_totals(view)] if line]  # noqa: RUF005 - MicroPython unpacks nothing into a list


def trick(view: View) -> list[str]:
    """Return the cards on the table, in the order laid, or else the last trick."""
    now = view["trick"]
    if now:
        cards = "; ".join(laid_name(view, now, step) for step in range(len(now["cards"])))
        return [t("recap-trick", trick=view["tricks_done"] + 1, cards=cards)]
    last = view["last_trick"]
    if not last:
        return [t("recap-no-trick")]
    cards = "; ".join(laid_name(view, last, step) for step in range(len(last["cards"])))
    return [t("recap-last-trick", trick=view["tricks_done"], cards=cards)]


def hand(view: View) -> list[str]:
    """Return the person's cards, and which of them may not be played now."""
    if not view["hand"]:
        return [t("recap-no-cards")]
    lines = [t("recap-hand", cards=", ".join(card_name(card) for card in view["hand"]))]
    refused = [card_name(card) for card in view["hand"] if card in view["refused"]]
    if refused:
        lines.append(t("recap-refused", cards=", ".join(refused)))
    if view["talon"]:
        lines.append(t("recap-talon", cards=", ".join(card_name(card) for card in view["talon"])))
    return lines


def keys() -> list[str]:
    """Return which keys there are."""
    return [t("recap-keys")]


def everything(view: View) -> list[str]:
    """Return all there is to say."""
    if view["score"]:
        return standing(view) + trick(view)
    return standing(view) + trick(view) + _held(view) + hand(view)


def _moment(view: View) -> str:
    who = "you" if view["dealer"] == view["seat"] else "other"
    # On honour the round goes on without a trick until nobody accuses any more.
    phase = "played-out" if played_out(view) else view["phase"]
    place = t("recap-moment", round=view["round"], phase=phase, trick=view["tricks_done"] + 1)
    return f"{place} {t('recap-dealer', who=who, name=seat_name(view, view['dealer']))}"


def _contract(view: View) -> str:
    bid, suit = view["contract"], view["trump"]
    parts = []
    if bid:
        needed = [raw for level, raw in view["bids"] if level == bid[1] and raw is not None]
        call = t("call", level=bid[1])
        # While others may still bid, it is no contract yet.
        stands = "recap-highest" if view["phase"] == "auction" else "recap-contract"
        parts.append(t(stands, name=seat_name(view, bid[0]), call=call, needed=(needed or [0])[0]))
    elif view["phase"] == "play" or view["rules"]["auction"] == "none":
        parts.append(t("recap-free"))
    if suit:
        parts.append(t("recap-trump", suit=suit_name(suit)))
    elif view["phase"] != "cut":
        parts.append(t("recap-no-trump"))
    parts += [t("recap-" + shown, card=card_name(view[shown])) for shown in ("turned", "peeked") if view[shown]]
    return " ".join(parts)


def _calls(view: View) -> str:
    """Return what everyone has said last, while there is an auction."""
    if view["phase"] != "auction":
        return ""
    order = [(view["dealer"] + 1 + step) % view["players"] for step in range(view["players"])]
    said = [_said(view, seat) for seat in order if view["seats"][seat]["call"] is not None]
    return t("recap-calls", calls=", ".join(said)) if said else ""


def _said(view: View, seat: int) -> str:
    at = view["seats"][seat]
    return seat_name(view, seat) + ": " + call_name(view, at["call"], over_bid=at["over_bid"])


def _points(view: View, side: int) -> str:
    fines = view["fines"][side]
    return t(
        "recap-points",
        side=side_name(view, side),
        cards=view["card_points"][side],
        marriages=view["marriages"][side],
        fines=number(fines) if fines else "none",
    )


def _totals(view: View) -> str:
    sides = range(view["sides"])
    totals = ", ".join([f"{side_name(view, side)} {number(view['totals'][side])}" for side in sides])
    return t("recap-totals", totals=totals, target=view["target"])


def _held(view: View) -> list[str]:
    """Return how many cards the others hold, and what is left to draw."""
    others = [seat for side in range(view["sides"]) for seat in seats_of(view, side) if seat != view["seat"]]
    held = [t("recap-holds", name=seat_name(view, seat), cards=view["seats"][seat]["held"]) for seat in sorted(others)]
    lines = ["; ".join(held) + "."]
    if view["stock"] and view["rules"]["stock"] != "none":
        lines.append(t("recap-stock", cards=view["stock"]))
    return lines
