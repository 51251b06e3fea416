"""The saved matches, as HTML text: who plays what, how it stands, when it was played, and how to go on."""

from ui.markup import escaped, number
from ui.names import seats_of, side_name
from ui.rules_options import ruleset_name
from ui.shapes import Callback, View
from ui.text import t


def page(matches: list[View], when: Callback, *, at_table: bool, asked: str | None) -> str:
    """Return the page.

    `when(played)` is a time in words. `at_table` says whether the current match lies behind, and `asked` which one the
    person is asked about: whether it is to be removed.
    """
    if not matches:
        return f'<div class="panel saved-none"><p>{_text("matches-none")}</p></div>'
    cards = "".join(_card(match, when, at_table=at_table, asked=asked) for match in matches)
    return f'<p class="matches-about">{_text("matches-about")}</p><ul class="matches">{cards}</ul>'


def _card(match: View, when: Callback, *, at_table: bool, asked: str | None) -> str:
    name = escaped(match["id"])
    here = at_table and match["current"]
    words = _bad(name) if match["bad"] else _told(match, name)
    played = ""
    if match["played"]:
        played = f'<p class="saved-when" id="when-{name}">{escaped(when(match["played"]))}</p>'
    mark = f'<span class="saved-here">{_text("match-here")}</span>' if here else ""
    acts = _question(match) if asked == match["id"] else _acts(match, here=here)
    kind = "bad" if match["bad"] else "over" if match["over"] else "open"
    return f'<li class="panel saved" id="saved-{name}" data-kind="{kind}">{mark}{words}{played}{acts}</li>'


def _of(match: View) -> str:
    """Return the attribute that tells a button's match: every match has buttons of the same words."""
    name = escaped(match["id"])
    parts = ["game"] if match["bad"] else ["game", "stands"]
    if match["played"]:
        parts.append("when")
    return f'aria-describedby="{" ".join([part + "-" + name for part in parts])}"'


def _bad(name: str) -> str:
    return f'<h2 id="game-{name}">{_text("match-bad")}</h2><p>{_text("match-bad-about")}</p>'


def _told(match: View, name: str) -> str:
    game = ruleset_name(match["rules"]) + (" " + t("match-changed") if match["changed"] else "")
    table = t("match-table", players=match["players"], target=match["target"], level=match["level"])
    standing = f'<p class="saved-standing" id="stands-{name}">{escaped(_standing(match))}</p>'
    told = f'<h2 id="game-{name}">{escaped(game)}</h2><p class="saved-table">{escaped(table)}</p>'
    return told + _totals(match) + standing


def _totals(match: View) -> str:
    """Return the score of every side."""
    view = _view(match)
    rows = "".join(
        f"<div><dt>{escaped(side_name(view, side))}</dt><dd>{number(total)}</dd></div>"
        for side, total in enumerate(match["totals"])
    )
    return f'<dl class="saved-totals">{rows}</dl>'


def _standing(match: View) -> str:
    """Return who leads or has won, and how far the match is."""
    if match["over"]:
        return _won(match)
    best = max(match["totals"])
    ahead = [side for side, total in enumerate(match["totals"]) if total == best]
    words = _leads(match, ahead[0]) if len(ahead) == 1 else t("match-level")
    return t("match-round", round=match["round"]) + " " + words


def _won(match: View) -> str:
    seats = seats_of(_view(match), match["winner"])
    if 0 in seats:
        return t("we-win" if len(seats) > 1 else "you-win")
    return t("they-win", side=side_name(_view(match), match["winner"]), seats=len(seats))


def _leads(match: View, side: int) -> str:
    seats = seats_of(_view(match), side)
    if 0 in seats:
        return t("match-we-lead" if len(seats) > 1 else "match-you-lead")
    return t("match-leads", side=side_name(_view(match), side), seats=len(seats))


def _view(match: View) -> View:
    """Return as much of the table's view as says who sits where; the person's seat is the first."""
    return {"seat": 0, "players": match["players"], "sides": match["sides"]}


def _acts(match: View, *, here: bool) -> str:
    """Return what can be done: go on or look, and remove; the match at the table is not removed under it."""
    name, of = escaped(match["id"]), _of(match)
    buttons = ""
    if not match["bad"]:
        word = "match-back" if here else "match-look" if match["over"] else "match-continue"
        buttons += (
            f'<button type="button" class="primary" id="open-{name}" data-match="{name}" {of}>{_text(word)}</button>'
        )
    if not here:
        buttons += (
            f'<button type="button" class="plain boxed" id="remove-{name}" data-remove="{name}" {of}>'
            f"{_text('match-remove')}</button>"
        )
    return f'<div class="saved-acts">{buttons}</div>'


def _question(match: View) -> str:
    name, of = escaped(match["id"]), _of(match)
    return (
        f'<div class="saved-ask" role="group" aria-labelledby="ask-{name}"><p id="ask-{name}">{_text("match-ask")}</p>'
        f'<div class="saved-acts"><button type="button" class="plain boxed" id="keep-{name}" data-keep {of}>'
        f'{_text("match-keep")}</button><button type="button" class="plain boxed remove" id="yes-{name}"'
        f' data-gone="{name}" {of}>{_text("match-gone")}</button></div></div>'
    )


def _text(message: str, **values: object) -> str:
    return escaped(t(message, **values))
