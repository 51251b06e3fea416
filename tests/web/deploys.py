"""Later versions of the site, made from a built one."""

import shutil
from collections.abc import Callable
from pathlib import Path

from builder.paths import ROOT
from builder.precache import WORKER, stamp


def deploy_of(site: Path, folder: Path, change: Callable[[Path], None]) -> Path:
    """Copy a built site, change the copy and stamp its service worker anew; return the copy."""
    shutil.copytree(site, folder)
    change(folder)
    template = (ROOT / WORKER).read_text(encoding="utf-8")
    (folder / WORKER).write_text(stamp(template, folder), encoding="utf-8")
    return folder


def mark(name: str) -> Callable[[Path], None]:
    """Return a change that a page can be asked about: page and style sheet both say `name`."""

    def change(folder: Path) -> None:
        page = folder / "index.html"
        text = page.read_text(encoding="utf-8")
        page.write_text(text.replace("<html ", f'<html data-version-page="{name}" ', 1), encoding="utf-8")
        style = folder / "style.css"
        text = style.read_text(encoding="utf-8")
        style.write_text(text + f'\nhtml {{ --version-style: "{name}"; }}\n', encoding="utf-8")

    return change


SEEN = """() => [
  document.documentElement.dataset.versionPage ?? null,
  getComputedStyle(document.documentElement).getPropertyValue("--version-style").replaceAll('"', "") || null,
]"""
"""Asks a page which version its markup and its style sheet are of."""
