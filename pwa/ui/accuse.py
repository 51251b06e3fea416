"""Accusing on one's honour: a quiet disclosure that stands after the cards, and what came of it in words."""

from ui.markup import escaped
from ui.names import seat_name
from ui.shapes import View
from ui.text import t


def accuse(view: View) -> str:
    """Return the disclosure, closed; nothing where nobody may be accused."""
    if not view["accuse"]:
        return ""
    seats = " ".join([str(seat) for seat in view["accuse"]])
    return f'<details data-seats="{seats}"><summary>{t("accuse")}</summary><div class="accuse-panel"></div></details>'


def accusations(view: View) -> str:
    """Return what the open disclosure has: how it is done, and a button for each seat the person may accuse."""
    buttons = "".join(
        f'<button type="button" class="plain" data-move="accuse {seat}">'
        f'<span class="visually-hidden">{t("accuse-whom")} </span>{escaped(seat_name(view, seat))}</button>'
        for seat in view["accuse"]
    )
    return f'<p>{t("accuse-how")}</p><div class="accuse-seats">{buttons}</div>'


def verdict(view: View, accusation: View) -> str:
    """Return who accused whom, and what came out."""
    by, against = accusation["by"], accusation["against"]
    who = "you-by" if by == view["seat"] else "you-against" if against == view["seat"] else "others"
    return t(
        "verdict",
        who=who,
        by=seat_name(view, by),
        against=seat_name(view, against),
        guilty="yes" if accusation["guilty"] else "no",
    )
