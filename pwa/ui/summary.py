"""The score of a round and the end of a match, as HTML text."""

from ui.markup import escaped, number
from ui.names import seat_name, seats_of, side_name
from ui.shapes import View
from ui.text import t


def summary(view: View) -> str:
    """Return what stands under the table once a round is over: why the score is what it is, and how to go on."""
    ended = view["winner"] is not None
    title = _winner(view) if ended else t("round-over", round=view["round"])
    parts = [f'<h2 id="summary-title" tabindex="-1">{escaped(title)}</h2>', f"<p>{escaped(_contract(view))}</p>"]
    if view["contract"]:
        parts.append(_sums(view))
    if ended:
        parts.append(f'<p class="why-over">{escaped(_why_over(view))}</p>')
        parts.append(
            f'<div class="choices"><button type="button" class="primary" id="again">{t("again")}</button>'
            f'<button type="button" class="plain" id="go-home">{t("home")}</button></div>'
        )
    else:
        parts.append(f'<button type="button" class="primary" data-move="next">{t("next-round")}</button>')
    return "".join(parts)


def _contract(view: View) -> str:
    bid, score = view["contract"], view["score"]
    if not bid:
        return t("dead-round")
    seat, level = bid
    side = view["seats"][seat]["side"]
    name = "contract-made" if score["contract_made"] else "contract-failed"
    return t(
        ("you-" if seat == view["seat"] else "") + name,
        name=seat_name(view, seat),
        call=t("call", level=level),
        needed=score["needed"],
        raw=score["raw"][side],
        lost=-score["scored"][side],
    )


def _sums(view: View) -> str:
    score = view["score"]
    heads = [t("column-" + name) for name in ("cards", "marriages", "scored", "total")]
    rows = ["<tr><td></td>" + "".join(f'<th scope="col">{head}</th>' for head in heads) + "</tr>"]
    for side in range(view["sides"]):
        marriages = score["marriages"][side]
        scored = score["scored"][side]
        cells = (score["raw"][side] - marriages, marriages, signed(scored), number(view["totals"][side]))
        fell = ' class="fell"' if scored < 0 else ""
        columns = "".join(f"<td>{cell}</td>" for cell in cells)
        rows.append(f'<tr{fell}><th scope="row">{escaped(side_name(view, side))}</th>{columns}</tr>')
    return f"<table>{''.join(rows)}</table>"


def signed(points: int) -> str:
    """Return game points with their sign."""
    return f"+{points}" if points > 0 else number(points)


def _winner(view: View) -> str:
    seats = seats_of(view, view["winner"])
    if view["seat"] in seats:
        return t("we-win" if len(seats) > 1 else "you-win")
    return t("they-win", side=side_name(view, view["winner"]), seats=len(seats))


def _why_over(view: View) -> str:
    return t(
        "why-over",
        side=side_name(view, view["winner"]),
        total=view["totals"][view["winner"]],
        target=view["target"],
        rounds=len(view["sheet"]),
    )
