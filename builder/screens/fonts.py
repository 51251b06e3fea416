"""The letters of a usual Android phone, the same on every machine: pictures are laid out and drawn with these."""

import base64
import json
import re
from functools import cache

from builder.paths import NODE_MODULES

FONTS = {"roboto": "roboto", "georgia": "noto-serif", "Roboto Mono": "roboto-mono"}
"""The npm packages, by the name under which the style sheets ask first; phones have no Georgia."""
STEADY = "--font-render-hinting=none"
"""Has the browser draw letters as they are, whatever the machine is told to do with them."""

LOAD = """(fonts) => {
  for (const { family, data, range } of fonts) {
    const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0));
    document.fonts.add(new FontFace(family, bytes, { weight: "100 900", unicodeRange: range }));
  }
}"""
FACE = re.compile(
    r"/\* [\w-]+?-latin(?:-ext)?-wght-normal \*/.*?url\((?P<file>.*?)\).*?unicode-range: (?P<range>.*?);", re.DOTALL
)
"""The faces of a package that have the letters of our languages."""


@cache
def load_fonts() -> str:
    """Return a script that brings the letters into a page."""
    fonts = [font for family, package in FONTS.items() for font in _faces(family, package)]
    return f"({LOAD})({json.dumps(fonts)})"


def _faces(family: str, package: str) -> list[dict[str, str]]:
    folder = NODE_MODULES / "@fontsource-variable" / package
    found = []
    for face in FACE.finditer((folder / "wght.css").read_text(encoding="utf-8")):
        data = base64.b64encode((folder / face["file"]).read_bytes()).decode("ascii")
        found.append({"family": family, "data": data, "range": face["range"]})
    return found
