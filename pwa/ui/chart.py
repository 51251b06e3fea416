"""The totals of a match as lines, drawn by hand: sides are told apart by mark and dash, not by colour alone."""

from ui.markup import escaped, number
from ui.text import t

WIDE, HIGH = 320, 170
"""The drawing's size; the page scales it."""
LEFT, RIGHT, ABOVE, BELOW = 10, 10, 22, 12
"""Room around the lines, for marks and words."""
DASHES = ("", "8 5", "2 5", "12 4 2 4", "5 3", "14 6")
"""How each side's line is broken."""
MARKS = (
    "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z",
    "M-4-4h8v8h-8z",
    "M0-5.2 5 4h-10z",
    "M0-5.8 5.8 0 0 5.8-5.8 0z",
    "M0 5.2-5-4h10z",
    "M-5-1.8h3.2v-3.2h3.6v3.2h3.2v3.6h-3.2v3.2h-3.6v-3.2h-3.2z",
)
"""The mark each side has at every round: circle, square, triangle, diamond, triangle on its head, cross."""
MOST_MARKS = 14
"""Rounds up to which each has its mark; with more, the last alone."""


def chart(names: list[str], totals: list[list[int]], target: int) -> str:
    """Return the lines of a match; `totals` are those after each round, by side."""
    lines = [[0] + [after[side] for after in totals] for side in range(len(names))]
    every = [total for line in lines for total in line]
    low, high = min(every), max(target, max(every))  # noqa: PLW3301 - there may be hundreds
    parts = [_level(target, "target", t("score-target", target=target), low, high), _level(0, "zero", "0", low, high)]
    # The person's own line lies on top.
    for side in range(len(lines) - 1, -1, -1):
        parts.append(_line(side, lines[side], low, high))  # noqa: PERF401 - in the order they lie
    words = [t("score-chart", target=target)]
    words += [name + ": " + ", ".join(map(number, lines[side][1:])) + "." for side, name in enumerate(names)]
    label = escaped(" ".join(words))
    return (
        f'<svg class="chart" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{label}">'
        f'<g aria-hidden="true">{"".join(parts)}</g></svg>'
    )


def sample(side: int) -> str:
    """Return a piece of a side's line, for its name to stand beside."""
    return (
        f'<svg class="chart-sample" data-line="{side}" viewBox="0 0 40 16" aria-hidden="true">'
        f'<path class="chart-line" d="M1 8h38"{_dashed(side)}/>{_mark(side, 20, 8)}</svg>'
    )


def _level(points: int, name: str, words: str, low: int, high: int) -> str:
    """Return a line across at a total, with its words over its beginning."""
    down = _down(points, low, high)
    line = f'<path class="chart-{name}" d="M0 {down}h{WIDE}"/>'
    return f'{line}<text class="chart-words" x="2" y="{down - 5}">{words}</text>'


def _line(side: int, line: list[int], low: int, high: int) -> str:
    points = [(_across(at, len(line) - 1), _down(total, low, high)) for at, total in enumerate(line)]
    path = "M" + "L".join(f"{across} {down}" for across, down in points)
    marked = points[1:] if len(points) <= MOST_MARKS + 1 else points[-1:]
    marks = "".join(_mark(side, across, down) for across, down in marked)
    return f'<g data-line="{side}"><path class="chart-line" d="{path}"{_dashed(side)}/>{marks}</g>'


def _dashed(side: int) -> str:
    return f' stroke-dasharray="{DASHES[side]}"' if DASHES[side] else ""


def _mark(side: int, across: float, down: float) -> str:
    return f'<path class="chart-mark" d="{MARKS[side]}" transform="translate({across} {down})"/>'


def _across(at: int, last: int) -> float:
    return round(LEFT + (WIDE - LEFT - RIGHT) * at / last, 1)


def _down(total: int, low: int, high: int) -> float:
    return round(ABOVE + (HIGH - ABOVE - BELOW) * (high - total) / (high - low), 1)
