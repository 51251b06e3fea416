"""The contact sheet: all pictures small on one page, each with how many flaws it has, and leading to the whole."""

from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby
from pathlib import Path

from builder.screens.shots import Shot

STYLE = """
body { margin: 0; padding: 1rem; background: #f3efe6; color: #1d1d22; font: 14px/1.4 system-ui, sans-serif; }
nav a { display: inline-block; margin-right: 0.7rem; }
h2 { position: sticky; top: 0; margin: 1.5rem 0 0.5rem; padding: 0.2rem 0; background: #f3efe6; }
.row { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: start; margin-bottom: 0.75rem; }
figure { margin: 0; }
figcaption { max-width: 12rem; font-size: 11px; }
img { display: block; border: 1px solid #999; }
.flawed img { outline: 3px solid #b3202c; }
.flawed figcaption { color: #b3202c; }
"""


def write_page(shots: Sequence[Shot], folder: Path) -> Path:
    """Write the page into the folder of the pictures and return its path."""
    parts, names = [], []
    for screen, taken in groupby(shots, key=lambda shot: shot.screen):
        names.append(screen)
        parts.append(f'<h2 id="{screen}">{screen}</h2>{_rows(taken, folder)}')
    ways = "".join(f'<a href="#{name}">{name}</a>' for name in names)
    page = folder / "index.html"
    page.write_text(
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Screens of Cruce</title>\n'
        f"<style>{STYLE}</style>\n<h1>{len(names)} screens</h1>\n<nav>{ways}</nav>\n{''.join(parts)}\n</html>\n",
        encoding="utf-8",
    )
    return page


def _rows(shots: Iterable[Shot], folder: Path) -> str:
    """Return one row of pictures for each size and text size: what is of one height stands together."""
    ordered = sorted(shots, key=lambda shot: (shot.variant.extent, shot.variant.text, str(shot.variant)))
    rows = groupby(ordered, key=lambda shot: (shot.variant.size, shot.variant.text))
    return "".join(f'<div class="row">{"".join(_figure(shot, folder) for shot in row)}</div>\n' for _, row in rows)


def _figure(shot: Shot, folder: Path) -> str:
    if shot.fault:
        return f'<p class="flawed"><b>not reached</b><pre>{escape(shot.fault)}</pre></p>'
    whole, small = (path.relative_to(folder).as_posix() for path in (shot.whole, shot.small))
    told = escape("\n".join(map(str, shot.flaws)))
    return (
        f'<figure{" class=flawed" if shot.flaws else ""}><a href="{whole}" title="{told}">'
        f'<img src="{small}" loading="lazy" alt=""></a>'
        f"<figcaption>{shot.variant}{f': {len(shot.flaws)} flaws' if shot.flaws else ''}</figcaption></figure>"
    )
