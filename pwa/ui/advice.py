"""A hint in words: what to do and why in one sentence, and what the figures beside it are."""

from ui.names import call_name, card_name, suit_name
from ui.shapes import View
from ui.text import t

DOING = {
    "ruff": ("ruffs", "overruffs"),
    "take": ("takes", "secures", "keeps-lead"),
    "throw": ("lost", "leaves"),
}
"""What is done with a card laid to a trick, by the reason; with any other it is put."""


def sentence(view: View, hint: View) -> str:
    """Return what is proposed and why."""
    return f"{_doing(view, hint)}: {_why(view, hint)}."


def figures(hint: View) -> str:
    """Return what the figures beside the moves are; nothing where there are none."""
    if not hint["yields"]:
        return ""
    return t("hint-figures", of="call" if "pass" in hint["yields"] else "round")


def _doing(view: View, hint: View) -> str:
    kind, _, word = hint["move"].partition(" ")
    if kind in ("play", "claim"):
        return t("hint-" + _laying(view, hint, kind), card=card_name(word))
    if kind in ("bid", "pass"):
        return t("hint-" + kind, call=_call(view, int(word) if word else "pass"))
    if kind == "trump":
        return t("hint-trump", suit=suit_name(word))
    return t("hint-exchange", cards=len(exchanged(hint["move"])[0]))


def _laying(view: View, hint: View, kind: str) -> str:
    if not view["trick"]:
        return "lead" if kind == "play" else "claim"
    return next((word for word, reasons in DOING.items() if hint["reason"] in reasons), "put")


def _why(view: View, hint: View) -> str:
    spoken = {"suit": suit_name, "card": card_name, "level": lambda level: _call(view, level)}
    named = {name: spoken.get(name, int)(value) for name, value in hint["values"].items()}
    return t("hint-why-" + hint["reason"], **named)


def _call(view: View, call: str | int) -> str:
    return call_name(view, call, over_bid=view["contract"] is not None)


def exchanged(move: str) -> tuple[list[str], list[str]]:
    """Return the cards that an exchange gives, and those it takes."""
    words = move.split()[1:]
    at = words.index("for") if "for" in words else len(words)
    return words[:at], words[at + 1 :]
