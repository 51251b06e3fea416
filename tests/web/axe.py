"""axe, which finds what a screen reader could not read."""

import json

from playwright.sync_api import Page

from builder.paths import NODE_MODULES

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
"""The script that adds `axe` to a page."""
VIOLATIONS = "() => axe.run().then((result) => JSON.stringify(result.violations))"
"""Returns what axe finds on the page."""


def lines(found: str) -> list[str]:
    """Return what axe found, one line each."""
    return [
        f"{rule['id']}: {node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}"
        for rule in json.loads(found)
        for node in rule["nodes"]
    ]


def violations(page: Page) -> list[str]:
    """Return what axe finds on the page, one line each."""
    if page.evaluate("() => typeof axe === 'undefined'"):
        # Run in the isolated world of the debugger, which the page's content policy does not bind.
        page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    return lines(page.evaluate(VIOLATIONS))
