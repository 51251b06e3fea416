"""Hints by real taps, the level of those at the table, and bots that think without holding anybody up."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.web.axe import violations
from tests.web.conftest import Installed
from tests.web.phone import Phone
from tests.web.seat import MY_CARD, QUICK, SAVED, Seat, saved_match

LONG = QUICK.replace("target=6", "target=21")
CHOICE = MY_CARD + " && table.querySelectorAll('#hand [data-card]:not([aria-disabled=true])').length > 2"
"""The person's turn, with a few cards to choose from."""
CALLING = "table.querySelector('.bids')"
FIGURE = re.compile(r"0,0|[+\u2212]\d+,\d")
THINKS = "table.dataset.phase === 'play' && table.querySelector('.seat[data-turn=yes]:not(#seat-bottom)')"
"""Somebody else is to lay a card."""


@pytest.fixture
def seat(installed_phone: Phone, installed: Installed) -> Iterator[Seat]:
    """Return the seat at a phone that has the site, and whose host has vanished."""
    installed.host.stop()
    yield Seat(installed_phone)
    installed.host.start()


def ask(page: Page) -> str:
    """Press the lamp and return what is said."""
    page.tap("#hint")
    page.wait_for_selector("#hint-words:not([hidden])")
    return page.inner_text("#hint-words p")


def figures(page: Page) -> dict[str, str]:
    """Return the figures shown, by card or move."""
    found: dict[str, str] = page.eval_on_selector_all("[data-yield]", BY_MOVE)
    return found


BY_MOVE = "all => Object.fromEntries(all.map((each) => [each.dataset.card ?? each.dataset.move, each.dataset.yield]))"


def test_a_hint_proposes_a_card_and_values_every_one(seat: Seat) -> None:
    seat.sit(LONG)
    seat.play_until(CHOICE)
    page = seat.page
    may = page.locator("#hand [data-card]:not([aria-disabled=true])").evaluate_all(
        "all => all.map((each) => each.dataset.card)"
    )
    assert page.get_attribute("#hint", "data-move") is None
    said = ask(page)
    card = page.get_attribute("#hand .card-lifted[data-hinted]", "data-card")
    assert re.fullmatch(r"(Deschide|Pune|Ia|Aruncă|Taie) .+: .+\.", said)
    assert set(figures(page)) == set(may)
    assert all(FIGURE.fullmatch(figure) for figure in figures(page).values())
    assert violations(page) == []
    page.tap("#hint")
    page.wait_for_selector("#hint-words", state="hidden")
    assert figures(page) == {}
    assert ask(page) == said, "the same position gives the same hint"
    version = seat.version
    page.tap(f"#actions [data-move='play {card}']")
    seat.wait_until(f"Number(table.dataset.version) > {version}")
    assert seat.saved_moves()[version] == f"play {card}"
    assert page.is_hidden("#hint-words")
    assert page.locator("[data-yield], [data-hinted]").count() == 0
    seat.play_until(CHOICE)
    version = seat.version
    page.tap("#hint")
    page.locator("#hand [data-card]:not([aria-disabled=true])").first.tap()
    page.locator("#actions [data-move]").first.tap()
    seat.wait_until(f"Number(table.dataset.version) > {version}")
    assert page.is_hidden("#hint-words"), "a move is not held up by a hint being thought of"


def test_a_call_is_hinted_at_by_the_book(seat: Seat) -> None:
    seat.sit(LONG)
    seat.play_until(CALLING)
    page = seat.page
    assert re.fullmatch(r"(Licitează|Spune) .+\.", ask(page))
    assert figures(page).pop("pass") == "0,0"
    assert page.locator(".bid[data-hinted]").count() == 1
    page.locator("[data-move=pass]").tap()
    page.wait_for_selector("#hint-words", state="hidden")


def test_a_level_is_chosen_and_stays(seat: Seat) -> None:
    page = seat.phone.boot()
    page.tap("#choose")
    page.wait_for_selector("#level-strong[checked]", state="attached")
    page.tap("label:has(#level-expert)")
    page.tap("#start-match")
    seat.dealt()
    assert seats(page) == ["human", "expert", "expert", "expert"]
    assert page.inner_text("#title").endswith("cu experți")
    page.go_back()
    page.tap("#new-match")
    page.wait_for_selector("#table", state="visible")
    assert seats(page) == ["human", "expert", "expert", "expert"]


def seats(page: Page) -> list[str]:
    """Return who sits at the table of the saved match."""
    saved = saved_match(page)
    assert saved is not None
    found: list[str] = saved["setup"]["seats"]
    return found


def test_a_think_holds_nobody_up(seat: Seat) -> None:
    """An expert's first card takes it a second; home, and another match, come before it has laid it."""
    seat.sit(LONG.replace("bots=club", "bots=expert"))
    seat.play_until(THINKS)
    version = seat.version
    page = seat.page
    page.tap("#leave")
    page.wait_for_selector("#home", state="visible")
    assert len(seat.saved_moves()) == version, "what was thought of is not played"
    page.tap("#continue")
    page.wait_for_selector("#table", state="visible")
    seat.wait_until(f"Number(table.dataset.version) > {version}")
    page.tap("#leave")
    page.tap("#new-match")
    seat.wait_until("table.dataset.phase === 'auction' && !table.hidden")
    assert len(seats(page)) == 4


def test_bots_think_while_the_table_rests(seat: Seat) -> None:
    """The move is made and saved before the rest is over, and shown when it is."""
    seat.sit(LONG.replace("pace=instant", "pace=natural"))
    seat.play_until(CALLING)
    seat.page.locator("[data-move=pass]").tap()
    assert seat.page.evaluate(AHEAD.replace("SAVED", SAVED), seat.version)


AHEAD = """async (version) => {
  const shown = () => Number(document.getElementById("table").dataset.version);
  const saved = SAVED;
  while (shown() < version + 4) {
    const before = shown();
    const moves = JSON.parse(await saved()).moves.length;
    if (before > version && before === shown() && moves === before + 1) return true;
    await new Promise((done) => setTimeout(done, 20));
  }
  return false;
}"""
"""Whether the saved match gets one move ahead of the table, after the person's own."""
