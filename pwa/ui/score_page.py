"""The score sheet of a match, as HTML text: the totals as lines, and under them every round."""

from ui.accuse import verdict
from ui.chart import chart, sample
from ui.markup import escaped, number, suit_icon
from ui.names import call_name, seat_name, side_name, suit_name
from ui.shapes import View
from ui.summary import signed, won
from ui.text import t

SIGNS = {True: "m4 13 5 5L20 6", False: "m6 6 12 12M18 6 6 18"}
"""The strokes that say that a contract was made, or that it was not."""


def score_page(view: View, told: View) -> str:
    """Return the page: `view` is the table's, `told` what the engine tells of the rounds that are over."""
    rounds = told["rounds"]
    if not rounds:
        return f'<div class="panel score-none"><p>{_text("score-none", target=told["target"])}</p></div>'
    names = [side_name(view, side) for side in range(told["sides"])]
    totals = [each["totals"] for each in rounds]
    # Where nothing was played there is nothing to draw.
    drawn = [each["totals"] for each in rounds if not each["dead"]] or totals
    return (
        f'<section class="panel score" data-sides="{told["sides"]}" aria-labelledby="score-standing">'
        f'<h2 id="score-standing">{escaped(_standing(view, names, totals[-1]))}</h2>'
        f'<p class="score-so-far">{_text("score-so-far", rounds=len(rounds), target=told["target"])}</p>'
        f"<figure>{chart(names, drawn, told['target'])}<figcaption>{_legend(names, totals[-1])}</figcaption></figure>"
        f'</section><section class="panel pad" data-sides="{told["sides"]}" aria-labelledby="pad-title" tabindex="0">'
        f'<h2 id="pad-title" class="visually-hidden">{_text("score-rounds")}</h2>'
        f'<ol class="pad-rounds">{_rounds(view, names, rounds)}</ol></section>'
    )


def _text(message: str, **values: object) -> str:
    return escaped(t(message, **values))


def _standing(view: View, names: list[str], totals: list[int]) -> str:
    """Return who has won, who leads and by how much, or that it is even."""
    if view["winner"] is not None:
        return won(view)
    best = max(totals)
    ahead = [side for side, total in enumerate(totals) if total == best]
    if len(ahead) > 1:
        return t("score-even", points=number(best))
    mine = ahead[0] == view["seats"][view["seat"]]["side"]
    pairs = view["players"] > view["sides"]
    who = ("we" if pairs else "you") if mine else "side" if pairs else "seat"
    lead = best - max(total for side, total in enumerate(totals) if side != ahead[0])
    return t("score-leads", who=who, name=names[ahead[0]], points=lead)


def _legend(names: list[str], totals: list[int]) -> str:
    rows = "".join(
        f"<li>{sample(side)}<span>{escaped(name)}</span><b>{number(totals[side])}</b></li>"
        for side, name in enumerate(names)
    )
    return f'<ul class="chart-names">{rows}</ul>'


def _rounds(view: View, names: list[str], rounds: list[View]) -> str:
    """Return every round; those dealt again one after the other stand on one line."""
    again = [each["dead"] and _redeals(view) for each in rounds]
    parts, at = [], 0
    while at < len(rounds):
        first = at
        while again[at] and at + 1 < len(rounds) and again[at + 1]:
            at += 1
        parts.append(_round(view, names, rounds[at], rounds[first]["number"]))
        at += 1
    return "".join(parts)


def _round(view: View, names: list[str], each: View, first: int) -> str:
    dealer, last = each["dealer"], each["number"]
    title = t("round-over", round=last) if last == first else t("score-several", first=first, last=last)
    dealt = _text("score-dealer", who=_who(view, dealer), name=seat_name(view, dealer))
    sides = "" if each["dead"] else f"<dl>{''.join(_side(name, side, each) for side, name in enumerate(names))}</dl>"
    return (
        f"<li><h3>{escaped(title)} <small>{dealt}</small></h3>"
        f'<p class="pad-bid">{_bid(view, each)}</p>{_more(view, each)}{sides}</li>'
    )


def _redeals(view: View) -> bool:
    return bool(view["rules"]["all_pass"] == "redeal")  # noqa: S105 - a pass is a call here, no password


def _who(view: View, seat: int) -> str:
    return "you" if seat == view["seat"] else "other"


def _bid(view: View, each: View) -> str:
    """Return what was played for, and what became of it."""
    if each["dead"]:
        return _text("score-redealt" if _redeals(view) else "score-dead")
    if each["contract"]:
        seat, level = each["contract"]
        words = _text("contract", name=seat_name(view, seat), call=t("call", level=level))
    else:
        words = _text("score-passed" if each["calls"] else "score-no-auction")
    parts = [f"<b>{words}</b>"]
    if each["trump"]:
        trump = t("trump", suit=suit_name(each["trump"]))
        parts.append(f'<span class="pad-trump">{suit_icon(each["trump"])}{escaped(trump)}</span>')
    if each["void"]:
        parts.append(f'<span class="pad-judged">{_sign("no")}{_text("score-void")}</span>')
    elif each["contract_made"] is not None:
        parts.append(_judged(view, each))
    return '<span class="visually-hidden">, </span>'.join(parts)


def _judged(view: View, each: View) -> str:
    made = each["contract_made"]
    raw = each["raw"][view["seats"][each["contract"][0]]["side"]]
    words = _text("score-made" if made else "score-failed", raw=raw, needed=each["needed"])
    return f'<span class="pad-judged">{_sign("yes" if made else "no")}{words}</span>'


def _sign(made: str) -> str:
    return (
        f'<svg class="pad-sign" data-made="{made}" viewBox="0 0 24 24" aria-hidden="true">'
        f'<path d="{SIGNS[made == "yes"]}"/></svg>'
    )


def _more(view: View, each: View) -> str:
    """Return what else there is to say of a round: all calls, a forced contract, accusations, what was taken back."""
    notes = []
    if each["forced"]:
        notes.append(t("score-forced"))
    elif each["contract"] and len(each["calls"]) > 1:
        notes.append(t("score-calls", calls=", ".join(_calls(view, each["calls"]))))
    notes += [verdict(view, accusation) for accusation in each["accusations"]]
    if each["undone"]:
        notes.append(t("score-undone", times=each["undone"]))
    return "".join(f'<p class="pad-note">{escaped(note)}</p>' for note in notes)


def _calls(view: View, calls: list[list[int | str]]) -> list[str]:
    said, bid = [], False
    for seat, call in calls:
        said.append(seat_name(view, int(seat)) + ": " + call_name(view, call, over_bid=bid))
        bid = bid or call != "pass"
    return said


def _side(name: str, side: int, each: View) -> str:
    raw, marriages, scored = each["raw"][side], each["marriages"][side], each["scored"][side]
    fell, scored_words = "yes" if scored < 0 else "no", signed(scored) if scored else "+0"
    parts = [
        f'<b class="pad-total">{_unseen("total")}{number(each["totals"][side])}</b>',
        f'<span class="pad-scored" data-fell="{fell}">{_unseen("score-scored")}{scored_words}</span>',
    ]
    if not each["void"]:
        parts.append(f'<span class="pad-raw">{_text("score-raw", points=raw)}</span>')
    if marriages:
        parts.append(f'<span class="pad-raw">{_text("score-marriages", points=marriages)}</span>')
    return f"<div><dt>{escaped(name)}</dt><dd>{' '.join(parts)}</dd></div>"


def _unseen(message: str) -> str:
    return f'<span class="visually-hidden">{_text(message)} </span>'
