"""The moves offered under the hand, as HTML text: each a button that carries its move."""

from ui.markup import bid_word, escaped, suit_icon
from ui.names import call_name, card_name, suit_name
from ui.shapes import View
from ui.text import t


def offered(view: View, move: str) -> bool:
    """Say whether a move is one the view allows; of an exchange the engine is the judge, card by card."""
    kind, _, word = move.partition(" ")
    if kind == "accuse":
        return word.isdigit() and int(word) in view["accuse"]
    return move in view["moves"] or (kind == "exchange" and kind in view["moves"])


def cut(place: int) -> str:
    """Return the buttons that knock, and cut the pack at a place."""
    knock = f'<button type="button" class="plain" data-move="knock">{t("knock")}</button>'
    here = f'<button type="button" class="primary" data-move="cut {place}">{t("cut", cards=place)}</button>'
    return f'<div class="pair">{knock}{here}</div>'


def peek() -> str:
    """Return the two answers about a peek."""
    yes, no = (
        f'<button type="button" class="primary" data-move="peek {word}">{t("peek", agrees=word)}</button>'
        for word in ("yes", "no")
    )
    return f'<div class="pair">{yes}{no}</div>'


def bids(view: View) -> str:
    """Return the calls under the hand: pass and every level, those the rules refuse now disabled."""
    word = call_name(view, "pass", over_bid=view["contract"] is not None)
    buttons = [f'<button type="button" class="bid" data-move="pass"><b class="pass">{word}</b></button>']
    buttons += [_bid(view, level, needed) for level, needed in view["bids"]]
    return f'<div class="bids">{"".join(buttons)}</div>'


def _bid(view: View, level: int, needed: int | None) -> str:
    move = f"bid {level}"
    off = "" if move in view["moves"] else " disabled"
    word = bid_word(view, level)
    needs = f"<small>{t('bid-needs', points=needed)}</small>" if needed is not None else ""
    figure = f'<b data-level="{level}">{word}</b>'
    return f'<button type="button" class="bid" data-move="{move}"{off}>{figure}{needs}</button>'


def exchange(gives: list[str], takes: list[str]) -> str:
    """Return the button that exchanges the cards marked, or says what is still missing."""
    move, missing = exchange_move(gives, takes), len(takes) - len(gives)
    if missing:
        words = t("exchange-missing", cards=abs(missing), where="hand" if missing > 0 else "talon")
        return f'<button type="button" class="primary" data-move="{move}" disabled>{words}</button>'
    words = t("exchange", cards=len(gives)) if gives else t("exchange-nothing")
    return f'<button type="button" class="primary" data-move="{move}">{words}</button>'


def exchange_move(gives: list[str], takes: list[str]) -> str:
    """Return an exchange as a move's text."""
    return " ".join(["exchange"] + gives + (["for"] + takes if takes else []))  # noqa: RUF005 - MicroPython unpacks nothing into a list


def trumps() -> str:
    """Return the four buttons that name trump."""
    buttons = [
        f'<button type="button" class="trump-choice" data-move="trump {suit}">{suit_icon(suit)}'
        f'<span class="visually-hidden">{t("name-trump", suit="")}</span><span>{suit_name(suit)}</span></button>'
        for suit in "CDHS"
    ]
    return f'<div class="trump-choices">{"".join(buttons)}</div>'


def confirm(view: View, card: str) -> str:
    """Return the button that plays the card picked up; before it, one that claims its marriage, where there is one."""
    words = suit_icon(card[1]) + escaped(t("play", card=card_name(card)))
    if "claim " + card not in view["moves"]:
        return f'<button type="button" class="primary" data-move="play {card}">{words}</button>'
    return (
        f'<div class="pair"><button type="button" class="primary" data-move="claim {card}">{t("claim")}</button>'
        f'<button type="button" class="plain" data-move="play {card}">{t("play-unclaimed")}</button></div>'
    )


def rest(view: View) -> str:
    """Return the button that takes the rest of the tricks, as they are certain; it is no move, and plays by itself."""
    words = t("claim-rest", tricks=view["rest"])
    return f'<button type="button" class="plain rest" data-claim-rest="">{words}</button>'


def to_score() -> str:
    """Return the button that goes on to the score when nobody is accused."""
    return f'<button type="button" class="primary" data-move="next">{t("to-score")}</button>'
