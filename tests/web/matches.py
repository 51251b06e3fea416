"""What the tests of saved matches share: beginning some, going to their list, and changing them in the database."""

from typing import Any

from playwright.sync_api import Page

from tests.web.seat import MID_TRICK, MY_CARD, QUICK, Seat

SHORT = QUICK.replace("target=6", "target=1")
"""A match that is over in a round or two."""
THREE = "?rules=ardeal&players=3&target=11&seed=11&bots=beginner&pace=instant"
SIX = "?rules=traditional&players=6&target=21&seed=3&bots=beginner&pace=instant"
ROWS = """() => new Promise((done, fail) => {
  const open = indexedDB.open("cruce", 1);
  open.onerror = () => fail(open.error);
  open.onsuccess = () => {
    open.result.transaction("matches").objectStore("matches").getAll().onsuccess = ({ target }) => {
      open.result.close();
      done(target.result.filter((row) => row.id).sort((one, other) => one.played - other.played));
    };
  };
})"""
"""Returns the saved matches, the one played longest ago first."""
PUT = """(row) => new Promise((done, fail) => {
  const open = indexedDB.open("cruce", 1);
  open.onerror = () => fail(open.error);
  open.onsuccess = () => {
    const transaction = open.result.transaction("matches", "readwrite");
    transaction.objectStore("matches").put(row, row.id);
    transaction.oncomplete = () => (open.result.close(), done());
  };
})"""


def begin_two(seat: Seat) -> list[dict[str, Any]]:
    """Begin two matches; return how each stands."""
    seat.sit()
    seat.play_until(MID_TRICK)
    older = seat.position()
    seat.sit(THREE)
    seat.play_until(MY_CARD)
    return [older, seat.position()]


def from_home(seat: Seat) -> Page:
    """Start anew, and go from home to the saved matches."""
    page = seat.phone.boot()
    page.tap("#home-matches")
    page.wait_for_selector("#sheet[data-page=matches]:not([hidden]) .saved")
    return page


def from_table(page: Page) -> None:
    """Go from the table to the saved matches."""
    page.tap("#menu")
    page.tap("#show-matches")
    page.wait_for_selector("#sheet[data-page=matches]:not([hidden]) .saved")


def home_by_one_step(page: Page) -> None:
    """Go back from the table, and be home."""
    page.tap("#leave")
    page.wait_for_selector("#home", state="visible")
    assert "#" not in page.url


def kinds(page: Page) -> list[str]:
    """Return of each match listed whether it goes on, is over, or cannot be read."""
    found: list[str] = page.eval_on_selector_all(".saved", "all => all.map((each) => each.dataset.kind)")
    return found


def saved_rows(page: Page) -> list[dict[str, Any]]:
    """Return the saved matches as the database has them, the one played longest ago first."""
    rows: list[dict[str, Any]] = page.evaluate(ROWS)
    return rows


def change(page: Page, place: int, **values: Any) -> None:  # noqa: ANN401  # what a save may hold
    """Change the match at a place among those saved, counted from the one played longest ago."""
    page.evaluate(PUT, saved_rows(page)[place] | values)


def damage(page: Page, place: int, text: str, other: str) -> None:
    """Put another text in the place of one where it first stands in a saved match."""
    change(page, place, json=saved_rows(page)[place]["json"].replace(text, other, 1))
