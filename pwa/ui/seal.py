"""The seal of a match's shuffles, as HTML text: the wax, the digits shown large, and the seal on the bare table."""

from ui.shapes import View
from ui.text import t

WAX = (
    "M32 4.8Q43.5.5 49.9 10.7Q62 14.7 58.6 27.3Q64.7 37.8 55.9 45.8Q54 58.2 41.3 57.7Q32 65.6 22.5 58.2"
    "Q9.6 58.7 8.5 45.5Q-.5 37.7 4.9 27.2Q2.3 14.9 14.5 11.2Q20.4.2 32 4.8z"
)
MARKS = {
    "star": (
        "M32 17l2.4 9.3 8.2-4.9-4.9 8.2 9.3 2.4-9.3 2.4 4.9 8.2-8.2-4.9L32 47l-2.4-9.3-8.2 4.9 4.9-8.2L17 32"
        "l9.3-2.4-4.9-8.2 8.2 4.9z"
    ),
    "yes": "m21 33 8 8 15-17",
    "no": "m23 23 18 18m0-18L23 41",
}
"""What is pressed into the wax: a star, and once the seal is opened what the check came to."""
SHOWN = 4
"""Digits in each of the two groups that are shown large."""


def wax(mark: str = "star") -> str:
    """Return the drawing of a seal."""
    return (
        f'<svg class="wax" data-mark="{mark}" viewBox="0 0 64 64" aria-hidden="true"><path class="wax-body" d="{WAX}"/>'
        f'<circle class="wax-ring" cx="32" cy="32" r="20.5"/><path class="wax-mark" d="{MARKS[mark]}"/></svg>'
    )


def code(commitment: str) -> str:
    """Return how a commitment begins, as it is shown and noted."""
    return f"{commitment[:SHOWN]} {commitment[SHOWN : 2 * SHOWN]}"


def seal(view: View) -> str:
    """Return the seal that lies on the table until the match's first card, with the way to its page."""
    laid = view["trick"] or view["tricks_done"] or view["score"]
    if view["round"] > 1 or laid or view["phase"] == "exchange":
        return ""
    return (
        f'<button type="button" class="plain seal-open" id="show-seal">{wax()}<span>{t("sealed")}</span>'
        f'<b class="seal-code">{code(view["commitment"])}</b></button>'
    )
