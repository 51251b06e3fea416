"""A whole match on a phone, by the buttons alone."""

import pytest

from tests.web.conftest import PhoneMaker
from tests.web.hosting import Host
from tests.web.phone import Phone
from tests.web.seat import MATCH_OVER, MY_CARD, QUICK, Seat, held_back


@pytest.fixture
def phone(installed_phone: Phone) -> Phone:
    """Return a phone that has the site already: nothing here is about a first visit."""
    return installed_phone


def test_whole_match_without_a_network(start_phone: PhoneMaker, host: Host) -> None:
    phone = start_phone()
    phone.boot()
    phone.wait_for_offline()
    phone.close()
    host.stop()
    seat = Seat(start_phone()).sit()
    phases = seat.play_until(MATCH_OVER)
    assert {"auction", "play", "round-over"} <= set(phases)
    assert seat.phase == "match-over"
    page = seat.page
    assert page.query_selector("[data-move]:not(:disabled)") is None
    totals = [int(text.replace("\u2212", "-")) for text in page.locator(".side-total").evaluate_all(LAST_NODE)]
    assert max(totals) >= 6
    assert str(max(totals)) in page.inner_text(".why-over")
    assert "6" in page.inner_text(".why-over")


LAST_NODE = "all => all.map((each) => each.lastChild.textContent)"


def test_three_players_alone_play_to_the_end(phone: Phone) -> None:
    seat = Seat(phone).sit(QUICK.replace("players=4", "players=3"))
    assert len(seat.page.query_selector_all(".side")) == 3
    assert len(seat.hand) == 4
    seat.play_until(MATCH_OVER)
    assert seat.page.locator("#summary [scope=row]").count() == 3


def test_same_address_gives_the_same_match(phone: Phone) -> None:
    hands = []
    for seed in ("7", "7", "8"):
        seat = Seat(phone).sit(QUICK.replace("seed=7", f"seed={seed}"))
        hands.append(seat.hand)
    assert hands[0] == hands[1] != hands[2]


def test_query_goes_once_the_match_has_begun(phone: Phone) -> None:
    seat = Seat(phone).sit()
    seat.play_until(MY_CARD)
    assert "?" not in seat.page.url
    before = seat.position()
    seat.page.reload()
    seat.dealt()
    assert seat.position() == before


@pytest.mark.parametrize(
    "query",
    ["?rules=village", "?rules=standard&players=9", "?rules=standard&target=many", "?rules=standard&bots=nobody"],
)
def test_address_that_cannot_be_played_is_told(phone: Phone, query: str) -> None:
    page = phone.open(query)
    page.wait_for_selector("#notice-text:not(:empty)", state="visible")
    assert "Adresa nu descrie un meci" in page.inner_text("#notice-text")
    assert page.is_visible("#new-match")


def test_press_before_python_starts_the_match(start_phone: PhoneMaker) -> None:
    phone = start_phone(service_workers="block")
    page = phone.page
    with held_back(page, "**/vendor/pyscript/core.js"):
        page.goto(phone.address)
        page.tap("#new-match")
        assert page.locator(".starting").is_visible()
        assert page.is_hidden("#table")
        phone.wait_for_mark("cruce-home")
    seat = Seat(phone).dealt()
    assert seat.phase == "auction"
    assert page.is_hidden("#home")


def test_bids_offered_are_those_above_the_last(phone: Phone) -> None:
    seat = Seat(phone).sit()
    seat.wait_until("table.querySelector('.bids')")
    said = seat.page.locator(".seat .call[data-pass=no]").all_inner_texts()
    levels = {"una": 1, "două": 2, "trei": 3, "patru": 4, "cinci": 5, "șase": 6}
    highest = max((levels[word] for word in said), default=0)
    enabled = seat.page.eval_on_selector_all(
        "[data-move]:not(:disabled)", "all => all.map((each) => each.dataset.move)"
    )
    assert enabled == ["pass", *(f"bid {level}" for level in range(highest + 1, 7))]


def test_another_match_begins_after_the_end(phone: Phone) -> None:
    seat = Seat(phone).sit(QUICK.replace("players=4", "players=3"))
    first = seat.hand
    seat.play_until(MATCH_OVER)
    seat.page.tap("#again")
    seat.wait_until("table.dataset.version < 4 && !table.hasAttribute('data-summary')")
    assert seat.hand != first
    assert len(seat.page.query_selector_all(".side")) == 3


def test_back_leaves_the_match_and_continue_brings_it_back(phone: Phone) -> None:
    seat = Seat(phone).sit()
    seat.play_until(MY_CARD)
    before = seat.position()
    seat.page.go_back()
    seat.page.wait_for_selector("#continue", state="visible")
    seat.page.tap("#continue")
    seat.page.wait_for_selector("#table", state="visible")
    assert seat.position() == before


def test_back_closes_what_lies_over_the_table_first(phone: Phone) -> None:
    seat = Seat(phone).sit()
    page = seat.page
    seat.play_until(MY_CARD + " && !document.getElementById('pile').hidden")
    before = seat.position()
    for opener, opened in (("#menu", "#menu-rows"), ("#pile", "#last-trick")):
        page.tap(opener)
        page.wait_for_selector(opened, state="visible")
        page.go_back()
        page.wait_for_selector(opened, state="hidden")
        assert page.is_visible("#table")
        assert seat.position() == before
    page.go_back()
    page.wait_for_selector("#continue", state="visible")


def test_language_changes_at_once_and_is_remembered(phone: Phone) -> None:
    page = phone.boot()
    page.tap("#language-en")
    assert page.inner_text("#new-match") == "New match"
    page.tap("#new-match")
    Seat(phone).dealt()
    assert page.inner_text("#title").startswith("Round 1")
    page.reload()
    Seat(phone).dealt()
    assert page.inner_text("#title").startswith("Round 1")
