"""The table's parts as HTML text, each from the view alone. No rule is decided here and nothing is kept."""

from ui.names import call_name, card_name, fit, place_of, plate_name, seat_name, seats_of, side_name, suit_name
from ui.shapes import View
from ui.text import t

BACK = '<span class="card card-back-side"><svg class="card-face"><use href="#card-back"/></svg></span>'
"""A card that lies face down."""
LEAD = '<span class="card-lead" aria-hidden="true"></span>'
"""The ribbon on the card that was led."""
EXCHANGED = (
    '<svg class="exchanged-mark" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 8h15l-4-4M20 16H5l4 4" fill="none"'
    ' stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>'
)
"""Cards that went either way, where there is little room for the words."""
WORDS_UP_TO = 6
"""Bids are written in words where none is higher; longer words would not fit."""
FEW_SIDES = 3
"""As many sides have room for words in the score bar; with more, figures alone are shown."""


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


def small_card(card: str) -> str:
    """Return a small card in a line of text."""
    return (
        f'<span class="card card-mate" data-suit="{card[1]}" data-rank="{card[0]}" role="img"'
        f' aria-label="{card_name(card)}">{card_inside(card)}</span>'
    )


def title(view: View) -> str:
    """Return what the table is called: the round, what ends the match, and who the others are."""
    words = t("title", round=view["round"], target=view["target"], margin=view["rules"]["winning_margin"])
    level = view["seats"][view["seat"] - 1]["player"]
    return f"{words} <small>{t('title-level', level=level)}</small>"


def scores(view: View) -> str:
    """Return the score bar: for each side names, match total, and this round's card points, marriages and fines."""
    return "".join(_side(view, side) for side in range(view["sides"]))


def _side(view: View, side: int) -> str:
    mine = ' data-mine=""' if side == view["seats"][view["seat"]]["side"] else ""
    # The longest of its names: a line of the bar holds one of two.
    longest = max(fit(seat_name(view, seat)) for seat in seats_of(view, side))
    return (
        f'<div class="side" data-fit="{longest}"{mine}><span class="side-name">{escaped(side_name(view, side))}</span>'
        f'<b class="side-total"><span class="visually-hidden">{t("total")} </span>{number(view["totals"][side])}</b>'
        f'<span class="side-round">{_side_round(view, side)}</span></div>'
    )


def _side_round(view: View, side: int) -> str:
    few = view["sides"] <= FEW_SIDES
    cards, marriages, fines = view["card_points"][side], view["marriages"][side], view["fines"][side]
    parts = [_points("in-tricks", cards, str(cards), few=few)]
    if view["rules"]["marriage"] != "none" and (few or marriages):
        parts.append(_points("marriages", marriages, f"+{marriages}", few=few, has="has"))
    if fines:
        parts.append(_points("fines", fines, number(fines), few=few, has="fined"))
    return " ".join(parts)


def _points(name: str, points: int, figure: str, *, few: bool, has: str = "") -> str:
    """Return points of a side in words or, where many sides share the bar, as a figure with the words unseen."""
    has = f' class="{has}"' if has and points else ""
    words = t(name, points=number(points))
    if few:
        return f"<span{has}>{words}</span>"
    return f'<span{has}><span class="visually-hidden">{words}</span><span aria-hidden="true">{figure}</span></span>'


def contract(view: View) -> str:
    """Return the line that says contract, trump, who dealt, and a card everyone was shown."""
    stands = _contract(view)
    words = f'<span class="contract-bid">{escaped(stands or _deals(view))}</span>'
    # Shown while the dealer's plate is not.
    dealer = f'<span class="contract-dealer">{escaped(_deals(view))}</span>' if stands else ""
    return f'{words}<span class="contract-trump">{_trump(view)}</span>{dealer}{_shown(view)}'


def _contract(view: View) -> str:
    """Return what is played for; nothing before the first bid."""
    bid = view["contract"]
    if bid:
        return t("contract", name=seat_name(view, bid[0]), call=bid_word(view, bid[1]))
    return t("free-round") if view["phase"] == "play" or view["rules"]["auction"] == "none" else ""


def _deals(view: View) -> str:
    who = "you" if view["dealer"] == view["seat"] else "other"
    return t("deals", who=who, name=seat_name(view, view["dealer"]))


def bid_word(view: View, level: int) -> str:
    """Return how a bid is written on the table: in words where none is higher; longer ones would not fit."""
    return t("call", level=level) if view["rules"]["bid_max"] <= WORDS_UP_TO else str(level)


def _trump(view: View) -> str:
    suit = view["trump"]
    if not suit:
        return t("no-trump", how="first" if view["rules"]["trump"] == "first-card" else "named")
    return suit_icon(suit) + f"<b>{t('trump', suit=suit_name(suit))}</b>"


def _shown(view: View) -> str:
    """Return the card that was turned up for trump, or shown to all as everyone agreed."""
    for name in ("turned", "peeked"):
        if view[name]:
            return f'<span class="contract-shown">{t("card-" + name)} {small_card(view[name])}</span>'
    if view["exchanged"] is not None and view["tricks_done"]:
        return (
            f'<span class="contract-shown exchanged">{EXCHANGED}<span>{t("exchanged", cards=view["exchanged"])}</span>'
            f'<b aria-hidden="true">{view["exchanged"]}</b></span>'
        )
    return ""


def seat(view: View, number: int) -> str:
    """Return the plate of a seat: name, dealer mark, last call, cards held, and mates it has shown."""
    at = view["seats"][number]
    marks = ""
    if view["dealer"] == number:
        mark = t("dealer")
        marks += f'<span class="dealer" title="{mark}"><span class="visually-hidden">, {mark}</span></span>'
    # The person's own cards lie open before them; of another's, those that were shown lie face up among the rest.
    shown = [small_card(card) for holder, card in view["mates"] if holder == number != view["seat"]]
    backs = "" if number == view["seat"] else BACK * (at["held"] - len(shown))
    name = plate_name(view, number)
    return (
        f'<div class="plate" data-fit="{fit(name)}"><span class="plate-name">{escaped(name)}</span>'
        f"{marks}{_call(view, number)}{_unseen(view, number)}</div>"
        f'<div class="held"><div class="backs" aria-hidden="true">{backs}</div>{"".join(shown)}</div>'
    )


def _unseen(view: View, number: int) -> str:
    """Return what the table shows without words: whose turn it is, how many cards another holds."""
    words = t("on-turn") if number == view["to_act"] else ""
    if number != view["seat"]:
        words += t("holds", cards=view["seats"][number]["held"])
    return f'<span class="visually-hidden">{words}</span>' if words else ""


def _call(view: View, number: int) -> str:
    """Return what a seat has said last: the contract it holds, a call, or its answer about a peek.

    Where it may still say something, its place is kept free.
    """
    at, bid = view["seats"][number], view["contract"]
    if bid and bid[0] == number:
        return _chip(bid_word(view, bid[1]), high=True, passed=False)
    if at["call"] == "pass":
        return _chip(call_name(view, "pass", over_bid=at["over_bid"]), high=False, passed=True)
    if at["call"] is not None:
        return _chip(bid_word(view, at["call"]), high=False, passed=False)
    if at["vote"] is not None and view["phase"] == "peek":
        return _chip(t("vote", agrees="yes" if at["vote"] else "no"), high=False, passed=not at["vote"])
    return "" if view["rules"]["auction"] == "none" else '<span class="call" data-said="no">&nbsp;</span>'


def _chip(word: str, *, high: bool, passed: bool) -> str:
    return f'<span class="call" data-high="{_yes(high)}" data-pass="{_yes(passed)}">{word}</span>'


def _yes(told: bool) -> str:  # noqa: FBT001 - what it is asked is its name
    return "yes" if told else "no"


def stock(view: View) -> str:
    """Return the cards that wait face down, counted, and whether one may play freely while they last.

    Once a trick lies in the talon's corner, only the contract's line tells of it.
    """
    rules, left = view["rules"], view["stock"]
    if rules["stock"] == "none" or not left or view["phase"] == "cut":
        return ""
    if rules["stock"] == "talon" and view["tricks_done"]:
        return ""
    words = [t("stock-" + rules["stock"], cards=left)]
    if rules["stock"] == "draw" and rules["free_play_while_stock"]:
        words.append(t("free-play"))
    if view["exchanged"] is not None:
        words.append(t("exchanged", cards=view["exchanged"]))
    pile = f'<div class="pile" aria-hidden="true">{BACK * min(left, 3)}</div>'
    return f'{pile}<p class="stock-words">{"<br>".join(words)}</p>'


def laid(view: View, trick: View, step: int) -> str:
    """Return one card of a trick, the `step`-th laid, where its seat laid it."""
    card = trick["cards"][step]
    number = (trick["leader"] + step) % view["players"]
    lead = "" if step else LEAD
    return (
        f'<div class="card laid" data-laid="{card}" data-suit="{card[1]}" data-rank="{card[0]}" data-seat="{number}"'
        f' data-place="{place_of(view, number)}" role="img" aria-label="{escaped(laid_name(view, trick, step))}">'
        f"{card_inside(card)}{lead}</div>"
    )


def laid_name(view: View, trick: View, step: int) -> str:
    """Return what a card of a trick is called: who laid it, whether it was led, whether it takes the trick."""
    number = (trick["leader"] + step) % view["players"]
    whole = len(trick["cards"]) == view["players"]
    takes = "no" if number != trick["winner"] else "took" if whole else "takes"
    name, card = seat_name(view, number), card_name(trick["cards"][step])
    return t("laid", name=name, card=card, leads="no" if step else "yes", takes=takes)


def pile(view: View) -> str:
    """Return what is on the button: the tricks of the person's side, counted."""
    won = view["tricks"][view["seats"][view["seat"]]["side"]]
    words = f'{t("tricks-won", tricks=won)}<span class="visually-hidden">{t("see-last-trick")}</span>'
    return (
        f'<span class="won-cards" aria-hidden="true">{BACK * min(won, 3)}<b>{won}</b></span>'
        f'<span class="won-words">{words}</span>'
    )


def last_trick(view: View) -> str:
    """Return the last trick in the order it was laid, who laid each card, who took it, and what it was worth."""
    trick = view["last_trick"]
    mine = trick["winner"] == view["seat"]
    told = t("you-took" if mine else "took", name=seat_name(view, trick["winner"]), points=trick["points"])
    cards = "".join(_taken(view, trick, step) for step in range(len(trick["cards"])))
    return f'<h2 id="last-trick-title" tabindex="-1">{escaped(told)}</h2><ol class="shown-cards">{cards}</ol>'


def _taken(view: View, trick: View, step: int) -> str:
    card, number = trick["cards"][step], (trick["leader"] + step) % view["players"]
    winning = " card-winning" if number == trick["winner"] else ""
    return (
        f'<li><span class="card{winning}" data-suit="{card[1]}" data-rank="{card[0]}" role="img"'
        f' aria-label="{escaped(laid_name(view, trick, step))}">{card_inside(card)}{"" if step else LEAD}</span>'
        f'<span class="shown-name" aria-hidden="true">{escaped(seat_name(view, number))}</span></li>'
    )
