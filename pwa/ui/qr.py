"""A QR as SVG: dark on light in either theme, with the quiet zone that cameras need."""

QUIET = 4
"""Modules of light around a QR."""


def qr_svg(rows: list[str], name: str) -> str:
    """Return the drawing of rows of 0 and 1; `name`, safe inside HTML, says what it leads to."""
    size = len(rows) + 2 * QUIET
    path = "".join(_runs(row, QUIET + down) for down, row in enumerate(rows))
    return (
        f'<svg class="qr" role="img" aria-label="{name}" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<rect width="{size}" height="{size}" fill="#fff"/><path d="{path}" fill="#000"/></svg>'
    )


def _runs(row: str, down: int) -> str:
    """Return one path command for each run of dark modules of a row."""
    parts, start = [], -1
    for place, module in enumerate(row + "0"):
        if module == "1" and start < 0:
            start = place
        elif module == "0" and start >= 0:
            parts.append(f"M{QUIET + start} {down}h{place - start}v1h-{place - start}z")
            start = -1
    return "".join(parts)
