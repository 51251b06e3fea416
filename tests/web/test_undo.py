"""Taking a decision back, claiming the rest, and looking at the last trick: controls of the table that are no moves."""

import pytest

from tests.web.phone import Phone
from tests.web.seat import HIGHEST_BIDDER, MID_TRICK, MY_CARD, QUICK, Seat

LONG = QUICK.replace("target=6", "target=21")
SURE = LONG.replace("seed=7", "seed=8").replace("bots=club", "bots=random")
"""Whoever bids high here, and lays the first card there is, has the last tricks of the first round for certain."""
ROUND_OVER = "table.dataset.phase === 'round-over' && table.querySelector('#summary [data-move=next]')"
MY_TURN = "table.querySelector('#seat-bottom[data-turn=yes]')"


@pytest.fixture
def seat(installed_phone: Phone) -> Seat:
    """Return the person's seat, before a table is chosen."""
    return Seat(installed_phone)


def lay_first(seat: Seat) -> str:
    """Lay the first card that may be laid, and return it."""
    page = seat.page
    card = str(page.locator("#hand [data-card]:not([aria-disabled])").first.get_attribute("data-card"))
    page.locator(f"[data-card={card}]").focus()
    page.keyboard.press("Enter")
    page.locator(f"[data-move='play {card}']").tap()
    return card


def last_lines(seat: Seat, count: int) -> list[str]:
    return seat.page.locator("#log p").all_inner_texts()[-count:]


def test_card_is_taken_back_after_others_have_played(seat: Seat) -> None:
    seat.sit(LONG)
    seat.play_until(MID_TRICK)
    before = seat.position()
    page = seat.page
    card = lay_first(seat)
    seat.wait_until(f"Number(table.dataset.version) > {before['version'] + 1} && {MY_TURN}")
    page.locator("#undo").tap()
    seat.wait_until("document.getElementById('log').lastChild.textContent.includes('rândul tău')")
    seat.wait_until(f"table.querySelector('#hand [data-card={card}]')")
    after = seat.position()
    assert after == {**before, "version": after["version"]}
    assert after["version"] > before["version"], "an undo is one more move"
    assert seat.saved_moves()[-1] == "undo"
    assert any(line.startswith("Ai luat înapoi: ") for line in last_lines(seat, 2))
    page.reload()
    seat.dealt()
    assert seat.position() == after, "it is saved"
    card = lay_first(seat)
    seat.wait_until(f"!table.querySelector('#hand [data-card={card}]')")


def test_undo_drops_what_is_being_thought(seat: Seat) -> None:
    """An expert's think is dropped, and so is a move made before it could be; neither is ever shown."""
    seat.sit(LONG.replace("bots=club", "bots=expert").replace("pace=instant", "pace=natural"))
    page = seat.page
    seat.play_until(MID_TRICK)
    for _ in range(2):
        before = seat.position()
        card = lay_first(seat)
        seat.wait_until(f"!table.querySelector('#hand [data-card={card}]')")
        version = seat.version
        page.locator("#undo").tap()
        seat.wait_until(f"table.querySelector('#hand [data-card={card}]')")
        after = seat.position()
        assert after == {**before, "version": after["version"]}
        assert after["version"] in {version + 1, version + 2}
    assert not page.locator("#notice").is_visible()
    version = seat.version
    lay_first(seat)
    seat.wait_until(f"Number(table.dataset.version) > {version}")
    page.go_back()
    page.wait_for_selector("#continue", state="visible")
    page.tap("#continue")
    seat.wait_until(f"!table.hidden && Number(table.dataset.version) > {version + 1}")
    assert seat.saved_moves()[version].startswith("play"), "a think left behind takes no card with it"


def test_round_is_taken_back_from_its_score(seat: Seat) -> None:
    seat.sit(LONG)
    seat.play_until(ROUND_OVER)
    page = seat.page
    assert page.locator("#summary [data-move]").count() == 1
    page.locator("#summary [data-undo]").tap()
    page.wait_for_selector("#summary", state="hidden")
    seat.wait_until(MY_TURN)
    assert seat.saved_moves()[-1] == "undo"
    while page.locator("#undo").is_enabled():
        version = seat.version
        page.locator("#undo").tap()
        seat.wait_until(f"Number(table.dataset.version) > {version}")
    assert seat.phase == "auction", "back to the person's first word of the round"
    assert "Ai luat înapoi ce ai spus." in last_lines(seat, 2)[0]
    page.locator("[data-move=pass]").tap()
    seat.play_until(ROUND_OVER)


@pytest.mark.parametrize("query", [f"{QUICK}&set=conduct=honour", QUICK.replace("rules=standard", "rules=contest")])
def test_nothing_is_taken_back_where_a_card_laid_is_a_card_played(seat: Seat, query: str) -> None:
    seat.sit(query)
    seat.play_until(MY_CARD)
    assert seat.page.locator("#undo").is_hidden()


def test_rest_is_claimed_with_one_tap(seat: Seat) -> None:
    seat.sit(SURE)
    page = seat.page
    page.evaluate(HIGHEST_BIDDER, "table.querySelector('[data-claim-rest]')")
    before, held = seat.position(), len(seat.hand)
    assert page.locator("#actions [data-move]").count() == 0, "it is no move of the game"
    words = page.locator("[data-claim-rest]").inner_text()
    assert words == f"Iau restul: {held} levate"
    page.locator("[data-claim-rest]").tap()
    page.wait_for_selector("#summary table")
    assert seat.hand == []
    assert any(line.startswith(f"Iei restul: {held} levate") for line in page.locator("#log p").all_inner_texts())
    page.locator("#summary [data-undo]").tap()
    page.wait_for_selector("#summary", state="hidden")
    seat.wait_until(MY_TURN)
    while len(seat.hand) < held:
        version = seat.version
        page.locator("#undo").tap()
        seat.wait_until(f"Number(table.dataset.version) > {version}")
    after = seat.position()
    assert after == {**before, "version": after["version"]}
    seat.play_until(ROUND_OVER)


def test_last_trick_is_shown_on_a_tap_of_the_pile(seat: Seat) -> None:
    seat.sit(LONG)
    page = seat.page
    assert page.locator("#pile").is_hidden()
    seat.play_until(MID_TRICK + " && !document.getElementById('pile').hidden")
    box = page.locator("#pile").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 48
    page.locator("#pile").tap()
    page.wait_for_selector("#last-trick", state="visible")
    assert page.locator("#last-trick .card-winning").count() == 1
    assert page.locator("#last-trick .card-lead").count() == 1
    names = page.locator("#last-trick .card").evaluate_all("all => all.map((each) => each.ariaLabel)")
    assert names[0].endswith(("deschide", "deschide, a luat levata"))
    assert sum("a luat levata" in name for name in names) == 1
    told = page.locator("#log p").all_inner_texts()
    number = sum(" e luată de " in line for line in told)
    for name in names:
        who, card = name.split(",")[0].split(": ")
        assert f"Levata {number}: {who}, {card}." in told
    assert "punct" in page.inner_text("#last-trick-title")
    assert page.evaluate("() => document.activeElement.id") == "last-trick-title"
    page.keyboard.press("Escape")
    page.wait_for_selector("#last-trick", state="hidden")
    assert page.evaluate("() => document.activeElement.id") == "pile"
    page.keyboard.press("Enter")
    page.wait_for_selector("#last-trick", state="visible")
    page.locator("#contract").tap()
    page.wait_for_selector("#last-trick", state="hidden")
    page.locator("#pile").tap()
    page.wait_for_selector("#last-trick", state="visible")
    version = seat.version
    page.evaluate("() => document.querySelector('#hand [data-card]:not([aria-disabled])').click()")
    page.evaluate("() => document.querySelector('#actions [data-move]').click()")
    seat.wait_until(f"Number(table.dataset.version) > {version}")
    page.wait_for_selector("#last-trick", state="hidden")
