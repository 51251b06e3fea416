"""Accusing on one's honour: a quiet disclosure that stands after the cards, and what came of it in words."""

from ui.markup import escaped
from ui.names import seat_name
from ui.shapes import View
from ui.text import t


def accuse(view: View) -> str:
    """Return the disclosure with a button for each seat the person may accuse; nothing where nobody may be."""
    if not view["accuse"]:
        return ""
    buttons = "".join(
        f'<button type="button" class="plain" data-move="accuse {seat}">'
        f'<span class="visually-hidden">{t("accuse-whom")} </span>{escaped(seat_name(view, seat))}</button>'
        for seat in view["accuse"]
    )
    return (
        f"<details><summary>{t('accuse')}</summary>"
        f'<div class="accuse-panel"><p>{t("accuse-how")}</p><div class="accuse-seats">{buttons}</div></div></details>'
    )


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
