"""What the table's voice says: calls, trumps, marriages and cards, as the others make them."""

from ui.names import call_name, card_name, name_at, seat_name, suit_name
from ui.shapes import View
from ui.text import t


def phrase(frame: View) -> str:
    """Return what is said of a frame's event; of the person's own only a marriage, and nothing of what is not heard."""
    event, view = frame["event"], frame["view"]
    if not event or event["seat"] is None:
        return ""
    name = seat_name(view, event["seat"])
    if event["marriage"]:
        return t("speech-marriage", name=name, card=card_name(_word(event)), points=event["marriage"])
    tell = TOLD.get(event["kind"])
    return tell(event, view, name) if tell and event["seat"] != view["seat"] else ""


def _call(event: View, view: View, name: str) -> str:
    word = _word(event)
    call = call_name(view, word if word == "pass" else int(word), over_bid=view["contract"] is not None)
    return t("speech-call", name=name, call=call)


def _trump(event: View, _view: View, name: str) -> str:
    return t("speech-trump", name=name, suit=suit_name(_word(event)))


def _card(event: View, _view: View, name: str) -> str:
    return t("speech-card", name=name, card=card_name(_word(event)))


TOLD = {"call": _call, "trump": _trump, "play": _card}
"""What is said of an event, by its kind."""


def sample() -> str:
    """Return what the voice is tried with."""
    card = t("speech-card", name=name_at("left"), card=card_name("AH"))
    return t("speech-call", name=name_at("right"), call=t("call", level=2)) + ". " + card


def _word(event: View) -> str:
    word: str = event["move"].split()[-1]
    return word
