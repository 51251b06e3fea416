"""What the screen reader is told of an event: each line names seat and trick, so that no two are the same."""

from ui.names import card_name, seat_name, suit_name
from ui.shapes import View
from ui.text import t


def told(frame: View) -> list[str]:
    """Return the sentences about a frame's event and whose turn it has become."""
    event, view = frame["event"], frame["view"]
    lines = _event(event, view) if event else []
    if view["to_act"] == view["seat"]:
        lines.append(_turn(view))
    return lines


def _turn(view: View) -> str:
    if view["phase"] == "play":
        return t("said-your-turn", round=view["round"], trick=view["tricks_done"] + 1)
    return t("said-your-call" if view["phase"] == "auction" else "said-your-trump", round=view["round"])


def _event(event: View, view: View) -> list[str]:
    if event["kind"] == "call":
        return [_call(event, view)]
    if event["kind"] == "trump":
        suit = suit_name(event["move"].split()[1])
        return [t("said-trump", name=seat_name(view, event["seat"]), suit=suit)]
    if event["kind"] == "play":
        return _play(event, view)
    return []


def _call(event: View, view: View) -> str:
    word = event["move"].split()[-1]
    call = t("call", level=word if word == "pass" else int(word))
    mine = event["seat"] == view["seat"]
    name = "said-you-call" if mine else "said-call"
    return t(name, round=view["round"], name=seat_name(view, event["seat"]), call=call)


def _play(event: View, view: View) -> list[str]:
    trick = event["trick"] or view["trick"]
    number = view["tricks_done"] + (0 if event["trick"] else 1)
    name = seat_name(view, event["seat"])
    mine = event["seat"] == view["seat"]
    lines = [t("said-card", trick=number, name=name, card=card_name(event["move"].split()[1]))]
    if event["marriage"]:
        lines.append(t("said-you-marriage" if mine else "said-marriage", name=name, points=event["marriage"]))
    if event["trick"]:
        winner = trick["winner"]
        said = "said-you-trick" if winner == view["seat"] else "said-trick"
        lines.append(t(said, trick=number, name=seat_name(view, winner), points=trick["points"]))
    return lines
