"""The flaws that `build.py screens` tells: each is seen on a small page, and what only looks like one is let be."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Playwright

from builder.screens.flaws import flaws
from tests.web.phone import Phone

START = """<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1">
<style>
  body { margin: 0; font: 16px/1.35 sans-serif; }
  button { box-sizing: border-box; width: 100px; height: 50px; margin: 0; padding: 0; border: 0; }
  .at { position: absolute; }
  .heard { position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
</style>"""
LONG = "word " * 80
CARD = '<button class="at" data-card="" style="{}">card</button>'


@pytest.fixture(scope="module")
def page(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """Return a phone's page, 390 by 844 pixels."""
    phone = Phone(playwright, tmp_path_factory.mktemp("phone"), "about:")
    yield phone.page
    phone.close()


def kinds(page: Page, body: str) -> list[str]:
    """Return the kinds of flaws of a page with such a body, without repetition."""
    page.set_content(START + body)
    return sorted({flaw.kind for flaw in flaws(page)})


FLAWED = {
    "a page that is too wide": ("wide", '<div style="width: 500px">wide</div>'),
    "a box that scrolls sideways": ("wide", f'<p style="white-space: nowrap; overflow-x: auto">{LONG}</p>'),
    "words cut off at the side": ("cut", f'<p style="white-space: nowrap; overflow: hidden">{LONG}</p>'),
    "words that end in dots": (
        "cut",
        f'<p style="white-space: nowrap; overflow: hidden; text-overflow: ellipsis">{LONG}</p>',
    ),
    "words cut off below": ("cut", f'<div style="height: 60px; overflow: hidden"><p>{LONG}</p></div>'),
    "words cut off by a box further out": (
        "cut",
        f'<div style="width: 200px; overflow: clip"><p style="width: 350px">{LONG}</p></div>',
    ),
    "words below a screen that does not scroll": (
        "cut",
        f'<main style="position: fixed; inset: 800px 0 auto 0"><p>{LONG}</p></main>',
    ),
    "words over words": (
        "garbled",
        '<p class="at" style="top: 20px">some words here</p><p class="at" style="top: 24px; left: 30px">and others</p>',
    ),
    "a button beyond the edge": (
        "outside",
        '<button style="position: fixed; left: 350px; text-align: left">out</button>',
    ),
    "a button cut off by its box": (
        "outside",
        '<div style="overflow: hidden; width: 60px"><button>out</button></div>',
    ),
    "a button under a panel": (
        "covered",
        '<button>below</button><div class="at" style="inset: 0 200px 400px 0; background: #fff"></div>',
    ),
    "a button under another": (
        "crossed",
        '<button class="at" style="width: 200px">below</button><button class="at" style="left: 150px">above</button>',
    ),
    "a low button": ("small", '<button style="height: 30px">low</button>'),
    "a narrow link": ("small", '<a href="#x" style="display: block; width: 20px; height: 60px">a</a>'),
    "a box to tick without a large label": ("small", '<label><input type="checkbox">tick</label>'),
    "a card of which too little is free": (
        "small",
        f"{CARD.format('left: 0')}{CARD.format('left: 30px')}",
    ),
    "a small button further down": (
        "small",
        '<div style="height: 90px; overflow: auto"><p style="height: 200px">a</p><button style="height: 20px"></div>',
    ),
}


@pytest.mark.parametrize("name", FLAWED)
def test_a_flaw_is_told_and_no_other(page: Page, name: str) -> None:
    kind, body = FLAWED[name]
    assert kinds(page, body) == [kind]


FLAWLESS = {
    "words and a button": f"<p>{LONG}</p><button>fine</button>",
    "a page that is long": f"<p>{LONG * 20}</p><button>at the end</button>",
    "a box that scrolls": f'<div style="height: 200px; overflow: auto"><p>{LONG * 5}</p><button>end</button></div>',
    "a screen that scrolls": (
        '<main style="position: fixed; inset: 0; overflow: hidden auto"><p style="height: 1200px">a</p>'
        "<button>end</button></main>"
    ),
    "words for the ear alone": f'<p class="heard">{LONG}</p><p>words</p>',
    "a button for the keyboard alone": '<button class="heard">first</button><p>words</p>',
    "what is hidden": f'<p style="display: none">{LONG}</p><button style="visibility: hidden; height: 9px">a</button>',
    "what is folded": "<details><summary style='display: block; height: 50px'>a</summary><button>b</button></details>",
    "letters that nearly fill a box": '<p style="overflow: hidden; line-height: 1; margin: 0">Șțăg</p>',
    "a link in a sentence": '<p>Some <a href="#x">words</a> in a sentence.</p>',
    "a radio under its label": (
        '<label style="display: block; position: relative; height: 50px">'
        '<input type="radio" style="position: absolute; opacity: 0; inset: 0">one</label>'
    ),
    "a button that can be hit around itself": (
        "<style>#b::after { content: ''; position: absolute; inset: -12px; }</style>"
        '<button id="b" style="position: relative; margin: 20px; width: 30px; height: 30px">b</button>'
    ),
    "a fan of cards": (f"<div>{CARD.format('left: 0')}{CARD.format('left: 60px')}</div>"),
    "a panel over words": (
        f'<p>{LONG}</p><div class="at" style="inset: 0 0 700px 0; background: #fff">other words</div>'
    ),
    "buttons side by side": "<button>a</button><button>b</button>",
    "words at an angle": '<p style="transform: rotate(3deg); width: 200px; margin: 40px">some words here</p>',
}


@pytest.mark.parametrize("name", FLAWLESS)
def test_what_is_no_flaw_is_let_be(page: Page, name: str) -> None:
    assert kinds(page, FLAWLESS[name]) == []


def test_looking_leaves_the_page_as_it_was(page: Page) -> None:
    body = f'<div id="box" style="height: 200px; overflow: auto"><p>{LONG * 5}</p><button>end</button></div>'
    page.set_content(START + body)
    page.evaluate("() => document.getElementById('box').scrollTo(0, 30)")
    assert flaws(page) == []
    assert page.evaluate("() => document.getElementById('box').scrollTop") == 30
    assert page.evaluate("() => document.adoptedStyleSheets.length") == 0
