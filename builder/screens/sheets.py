"""Contact sheets as pictures, for a viewer without a browser: one for each screen, and some for each way to look."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from builder.screens.shots import Shot

WIDE, HIGH = 1720, 1720
"""Pixels of a sheet at most: viewers make small what is larger."""
GAP, CAPTION, EDGE = 10, 16, 3
INK, PAPER, FLAWED = "#1d1d22", "#f3efe6", "#b3202c"

Place = tuple[int, int]


def write_sheets(shots: Sequence[Shot], folder: Path) -> None:
    """Write the sheets below the folder of the pictures."""
    taken = [shot for shot in shots if not shot.fault]
    sheets: dict[Path, list[Shot]] = {}
    for shot in sorted(taken, key=_by_height):
        sheets.setdefault(folder / "by-screen" / shot.screen, []).append(shot)
    for shot in taken:
        sheets.setdefault(folder / "by-variant" / str(shot.variant), []).append(shot)
    # Pictures are packed outside of Python, so that threads share the cores.
    with ThreadPoolExecutor() as pool:
        list(pool.map(_write, sheets.values(), sheets))


def _by_height(shot: Shot) -> tuple[int, str, str]:
    return -shot.variant.extent[1], shot.variant.text, str(shot.variant)


def _write(shots: Sequence[Shot], path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    for number, page in enumerate(_pages(shots), start=1):
        sheet = _drawn(page)
        # Half the bytes; without the dots the felt's soft light would break into blotches.
        colours = sheet.quantize(256, Image.Quantize.FASTOCTREE)
        few = sheet.quantize(palette=colours, dither=Image.Dither.FLOYDSTEINBERG)
        few.save(path.with_name(f"{path.name}-{number}.png"))


def _pages(shots: Sequence[Shot]) -> Iterator[list[tuple[Shot, Place]]]:
    """Share the pictures out over rows and the rows over pages; yield each page with where its pictures stand."""
    page: list[tuple[Shot, Place]] = []
    across, down, high = GAP, GAP, 0
    for shot in shots:
        width, height = _extent(shot)
        if across + width + GAP > WIDE and page:
            across, down, high = GAP, down + high + GAP, 0
        if down + height + GAP > HIGH and page and across == GAP:
            yield page
            page, down = [], GAP
        page.append((shot, (across, down)))
        across, high = across + width + GAP, max(high, height)
    if page:
        yield page


def _extent(shot: Shot) -> tuple[int, int]:
    with Image.open(shot.small) as image:
        return image.width, image.height + CAPTION


def _drawn(page: Sequence[tuple[Shot, Place]]) -> Image.Image:
    size = [GAP + max(place[axis] + _extent(shot)[axis] for shot, place in page) for axis in (0, 1)]
    sheet = Image.new("RGB", (size[0], size[1]), PAPER)
    draw, font = ImageDraw.Draw(sheet), ImageFont.load_default(11)
    for shot, (left, top) in page:
        with Image.open(shot.small) as image:
            sheet.paste(image, (left, top + CAPTION))
            if shot.flaws:
                box = (left, top + CAPTION, left + image.width - 1, top + CAPTION + image.height - 1)
                draw.rectangle(box, outline=FLAWED, width=EDGE)
        told = (f"{len(shot.flaws)}! " if shot.flaws else "") + f"{shot.screen} {shot.variant}"
        while draw.textlength(told, font) > image.width:
            told = told[:-1]
        draw.text((left, top), told, fill=FLAWED if shot.flaws else INK, font=font)
    return sheet
