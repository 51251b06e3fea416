"""The table's parts as HTML text, each from the view alone. No rule is decided here and nothing is kept."""

from ui.names import card_name, place_of, seat_name, side_name, suit_name
from ui.shapes import View
from ui.text import t


def escaped(text: str) -> str:
    """Return text safe inside HTML, quotes included."""
    for raw, safe in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(raw, safe)
    return text


def number(points: int) -> str:
    """Return game points with a true minus sign."""
    return str(points).replace("-", "\u2212")


def suit_icon(suit: str) -> str:
    """Return a suit's symbol; a name for it must stand beside."""
    return f'<svg class="suit" data-suit="{suit}" aria-hidden="true"><use href="#suit-{suit}"/></svg>'


def card_inside(card: str) -> str:
    """Return what is on a card: the corner index, which grows with the text, and the drawing."""
    rank, suit = "10" if card[0] == "T" else card[0], card[1]
    return (
        f'<span class="card-index" aria-hidden="true"><b data-index="{rank}"></b>'
        f'<svg><use href="#suit-{suit}"/></svg></span>'
        f'<svg class="card-face" aria-hidden="true"><use href="#face-{card}"/></svg>'
    )


def scores(view: View) -> str:
    """Return the score bar: for each side names, match total, and this round's card points and marriages."""
    return "".join(_side(view, side) for side in range(view["sides"]))


def _side(view: View, side: int) -> str:
    mine = ' data-mine=""' if side == view["seats"][view["seat"]]["side"] else ""
    points = t("in-tricks", points=view["card_points"][side])
    marriages = t("marriages", points=view["marriages"][side])
    has = ' class="has"' if view["marriages"][side] else ""
    return (
        f'<div class="side"{mine}><span class="side-name">{escaped(side_name(view, side))}</span>'
        f'<b class="side-total"><span class="visually-hidden">{t("total")} </span>{number(view["totals"][side])}</b>'
        f'<span class="side-round"><span>{points}</span> <span{has}>{marriages}</span></span></div>'
    )


def contract(view: View) -> str:
    """Return the line that says contract and trump."""
    bid = view["contract"]
    if bid:
        words = t("contract", name=seat_name(view, bid[0]), call=t("call", level=bid[1]))
    else:
        words = t("no-contract", name=seat_name(view, view["dealer"]))
    return f'<span class="contract-bid">{escaped(words)}</span><span class="contract-trump">{_trump(view)}</span>'


def _trump(view: View) -> str:
    suit = view["trump"]
    if not suit:
        return t("no-trump")
    return suit_icon(suit) + f"<b>{t('trump', suit=suit_name(suit))}</b>"


def seat(view: View, number: int) -> str:
    """Return the plate of a seat: name, dealer mark, last call, cards held, and mates it has shown."""
    at = view["seats"][number]
    marks = ""
    if view["dealer"] == number:
        mark = t("dealer")
        marks += f'<span class="dealer" title="{mark}"><span class="visually-hidden">, {mark}</span></span>'
    call = ""
    if at["call"] is not None and view["phase"] in ("auction", "trump", "round-over", "match-over"):
        word = t("call", level=at["call"])
        call = f'<span class="call" data-pass="{"yes" if at["call"] == "pass" else "no"}">{word}</span>'
    bid = view["contract"]
    if not call and bid and bid[0] == number:
        call = f'<span class="call" data-pass="no">{t("call", level=bid[1])}</span>'
    backs = "" if number == view["seat"] else _backs(at["held"])
    mates = "".join(_mate(card) for holder, card in view["mates"] if holder == number)
    return (
        f'<div class="plate"><span class="plate-name">{escaped(seat_name(view, number))}</span>{marks}{call}</div>'
        f'<div class="held">{backs}{mates}</div>'
    )


def _backs(held: int) -> str:
    back = '<span class="card card-back-side"><svg class="card-face"><use href="#card-back"/></svg></span>'
    return f'<div class="backs" aria-hidden="true">{back * held}</div>'


def _mate(card: str) -> str:
    return (
        f'<span class="card card-mate" data-suit="{card[1]}" data-rank="{card[0]}" role="img"'
        f' aria-label="{card_name(card)}">{card_inside(card)}</span>'
    )


def laid(view: View, trick: View, step: int) -> str:
    """Return one card of a trick, the `step`-th laid, where its seat laid it."""
    card = trick["cards"][step]
    number = (trick["leader"] + step) % view["players"]
    label = escaped(seat_name(view, number) + ": " + card_name(card))
    return (
        f'<div class="card laid" data-laid="{card}" data-suit="{card[1]}" data-rank="{card[0]}" data-seat="{number}"'
        f' data-place="{place_of(view, number)}" role="img" aria-label="{label}">{card_inside(card)}</div>'
    )


def bids(view: View) -> str:
    """Return the calls under the hand: pass and every level, those the rules refuse now disabled."""
    moves = view["moves"]
    buttons = [f'<button type="button" class="bid" data-move="pass"><b>{t("pass")}</b></button>']
    for level, needed in view["bids"]:
        move = f"bid {level}"
        off = "" if move in moves else " disabled"
        word, needs = t("call", level=level), t("bid-needs", points=needed)
        buttons.append(
            f'<button type="button" class="bid" data-move="{move}"{off}><b>{word}</b><small>{needs}</small></button>'
        )
    return f'<div class="bids">{"".join(buttons)}</div>'


def trumps() -> str:
    """Return the four buttons that name trump."""
    buttons = [
        f'<button type="button" class="trump-choice" data-move="trump {suit}">{suit_icon(suit)}'
        f'<span class="visually-hidden">{t("name-trump", suit="")}</span><span>{suit_name(suit)}</span></button>'
        for suit in "CDHS"
    ]
    return f'<div class="trump-choices">{"".join(buttons)}</div>'


def confirm(card: str) -> str:
    """Return the button that plays the card picked up."""
    words = t("play", card=card_name(card))
    return f'<button type="button" class="primary" data-move="play {card}">{suit_icon(card[1])}{words}</button>'
