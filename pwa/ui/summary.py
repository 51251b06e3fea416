"""The score of a round and the end of a match, as HTML text."""

from ui.accuse import verdict
from ui.markup import escaped, number
from ui.names import seat_name, seats_of, side_name, suit_name
from ui.shapes import View
from ui.text import t

ELEVENTHS = 11
"""The unit in which a game point is a share of the points in play."""


def summary(view: View) -> str:
    """Return what stands under the table once a round is over: why the score is what it is, and how to go on."""
    ended = view["winner"] is not None
    title = won(view) if ended else t("round-over", round=view["round"])
    parts = [f'<h2 id="summary-title" tabindex="-1">{escaped(title)}</h2>']
    if ended:
        parts.append(f'<p class="why-over">{escaped(why_over(view))}</p>')
    parts.append(f"<p>{escaped(outcome(view))}</p>")
    if view["tricks_done"] or view["score"]["void"]:
        parts.append(_sums(view))
    notes = _notes(view)
    if notes:
        parts.append(f'<p class="notes">{escaped(" ".join(notes))}</p>')
    if ended:
        parts.append(
            f'<div class="choices ending"><button type="button" class="primary" id="again">{t("again")}</button>'
            f'<button type="button" class="plain" id="go-home">{t("home")}</button>{_to_sheet()}'
            f'<button type="button" class="plain" id="check-shuffle">{t("check-shuffle")}</button></div>'
        )
    else:
        undo = f'<button type="button" class="plain" data-undo="">{t("undo")}</button>' if view["undo"] else ""
        parts.append(
            '<div class="choices"><button type="button" class="primary" data-move="next">'
            f"{t('next-round')}</button>{_to_sheet()}{undo}</div>"
        )
    return "".join(parts)


def _to_sheet() -> str:
    return f'<button type="button" class="plain" id="see-score">{t("score-sheet")}</button>'


def outcome(view: View) -> str:
    """Return what became of the round in one sentence or two."""
    score, bid = view["score"], view["contract"]
    if score["void"]:
        return t("void-round", verdict=verdict(view, view["accusations"][-1]), dealer=seat_name(view, view["dealer"]))
    if bid:
        return _contract(view, bid)
    if not view["tricks_done"]:
        redealt = view["rules"]["all_pass"] == "redeal"  # noqa: S105 - a pass is a call here, no password
        return t("redealt-round", dealer=seat_name(view, view["dealer"])) if redealt else t("dead-round")
    if view["rules"]["auction"] == "none":
        return t("no-auction-round")
    return t("fixed-suit-round", suit=suit_name(view["trump"]))


def _contract(view: View, bid: list[int]) -> str:
    score, (seat, level) = view["score"], bid
    side = view["seats"][seat]["side"]
    name = "contract-made" if score["contract_made"] else "contract-failed"
    forced = view["seats"][seat]["call"] == "pass"
    told = t(
        ("you-" if seat == view["seat"] else "") + name,
        name=seat_name(view, seat),
        forced="yes" if forced else "no",
        call=t("call", level=level),
        needed=score["needed"],
        raw=score["raw"][side],
        lost=view["fines"][side] - score["scored"][side],
        factor=view["rules"]["fail_factor"],
    )
    if not forced:
        return told
    who = "you" if seat == view["seat"] else "other"
    left = t("forced-dealer", who=who, name=seat_name(view, seat), call=t("call", level=level))
    return f"{left} {told}"


def _notes(view: View) -> list[str]:
    """Return what else made the score: how points are counted, fines, why the match goes on."""
    rules, score, notes = view["rules"], view["score"], []
    if view["tricks_done"] and not score["void"]:
        notes.append(t("unit", unit=rules["unit"], points=sum(view["card_points"])))
    wrong = [accusation for accusation in view["accusations"] if not accusation["guilty"]]
    notes += [verdict(view, accusation) for accusation in wrong]
    if view["winner"] is None and max(view["totals"]) >= view["target"]:
        notes.append(t("not-over", target=view["target"], margin=rules["winning_margin"]))
    return notes


def _sums(view: View) -> str:
    columns = _columns(view)
    heads = "".join(f'<th scope="col">{t("column-" + name)}</th>' for name, _ in columns)
    rows = [f"<tr><td></td>{heads}</tr>"]
    for side in range(view["sides"]):
        fell = ' class="fell"' if view["score"]["scored"][side] < 0 else ""
        cells = "".join(f"<td>{cells[side]}</td>" for _, cells in columns)
        rows.append(f'<tr{fell}><th scope="row">{escaped(side_name(view, side))}</th>{cells}</tr>')
        why = _why(view, side)
        if why:
            rows.append(f'<tr class="why"><td colspan="{len(columns) + 1}">{escaped(why)}</td></tr>')
    return f"<table>{''.join(rows)}</table>"


def _why(view: View, side: int) -> str:
    """Return why a side scores what it does; nothing where its row says enough."""
    score, bid = view["score"], view["contract"]
    parts = []
    declares = bid is not None and view["seats"][bid[0]]["side"] == side
    if score["void"]:
        if score["scored"][side] != view["fines"][side]:
            parts.append(t("side-contract", points=number(score["scored"][side] - view["fines"][side])))
        elif not view["fines"][side]:
            parts.append(t("side-void"))
    elif declares and not score["contract_made"]:
        parts.append(_with_marriages(score, side) + t("side-missed", factor=view["rules"]["fail_factor"]))
    elif score["raw"][side]:
        parts.append(_makes(view, side))
    if view["fines"][side]:
        parts.append(t("side-fined", points=number(view["fines"][side])))
    return "; ".join(parts)


def _makes(view: View, side: int) -> str:
    """Return how a side's raw points came together, and the game points they make."""
    score, unit = view["score"], view["rules"]["unit"]
    raw, made, words = score["raw"][side], score["made"][side], _with_marriages(score, side)
    if score["contract_made"] is False and not view["rules"]["defenders_score_on_fail"]:
        return words + t("side-nothing", raw=raw)
    if not made:
        return words + t("side-short", raw=raw, unit=unit, needed=_step(view))
    return words + t("side-makes", raw=raw, unit=unit, all=sum(view["card_points"]), made=made)


def _with_marriages(score: View, side: int) -> str:
    """Return which of a side's points are those of marriages, where some are."""
    raw, marriages = score["raw"][side], score["marriages"][side]
    return t("side-with-marriages", cards=raw - marriages, marriages=marriages) + " " if marriages else ""


def _step(view: View) -> int:
    """Return the raw points that one game point takes."""
    unit: int = view["rules"]["unit"]
    return unit if unit > ELEVENTHS else -(-sum(view["card_points"]) // ELEVENTHS)


def _columns(view: View) -> list[tuple[str, list[str]]]:
    """Return the columns there is something to say in, each its name and its cells by side."""
    score = view["score"]
    columns = [] if score["void"] else [("points", [str(points) for points in score["raw"]])]
    if any(view["fines"]):
        columns.append(("fines", [number(points) for points in view["fines"]]))
    columns.append(("scored", [signed(points) for points in score["scored"]]))
    columns.append(("total", [number(points) for points in view["totals"]]))
    return columns


def signed(points: int) -> str:
    """Return game points with their sign."""
    return f"+{points}" if points > 0 else number(points)


def won(view: View) -> str:
    """Return who has won the match."""
    seats = seats_of(view, view["winner"])
    if view["seat"] in seats:
        return t("we-win" if len(seats) > 1 else "you-win")
    return t("they-win", side=side_name(view, view["winner"]), seats=len(seats))


def why_over(view: View) -> str:
    """Return why the match has ended."""
    return t(
        "why-over",
        side=side_name(view, view["winner"]),
        total=view["totals"][view["winner"]],
        target=view["target"],
        margin=view["rules"]["winning_margin"],
        rounds=len(view["sheet"]),
    )
