"""A round for someone who sees nothing: by roles, names and what is told alone, and all that happened was told."""

import re

import pytest
from playwright.sync_api import Locator, Page

from cruce.rules import Rules
from cruce.table import Table
from tests.ui.conftest import formatter
from tests.web.phone import Phone
from tests.web.seat import Seat, saved_match
from ui import text
from ui.names import card_name, seat_name

STANDARD = "?rules=standard&players=4&target=21&seed=7&bots=club&pace=instant"
FIRST_CARD = "?rules=tromf-classic&players=4&target=21&seed=11&bots=club&pace=instant"
TOLD_MORE = """(told) => new Promise((done) => {
  const log = document.getElementById("log");
  const more = () => [...log.children].some((line, at) => line.textContent !== told[at]);
  const look = () => more() && (watch.disconnect(), done());
  const watch = new MutationObserver(look);
  watch.observe(log, { childList: true, subtree: true, characterData: true });
  look();
})"""
"""Waits until the log holds another line than those already told."""
PLAYABLE = re.compile(", se poate juca$")


class Listener:
    """Someone at the table who hears its log, and finds controls by what they are and how they are called."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        self.table = page.get_by_role("main")
        self.hand = self.table.get_by_role("group", name="Mâna ta")

    def listen(self, until: str) -> str:
        """Listen until a line was told that fits, and return it."""
        while True:
            told = self.table.get_by_role("log").get_by_role("paragraph").all_text_contents()
            known = told.index(self.heard[-1]) + 1 if self.heard and self.heard[-1] in told else 0
            new = told[known:]
            for at, line in enumerate(new):
                if re.search(until, line):
                    self.heard += new[: at + 1]
                    return line
            self.heard += new
            self.page.evaluate(TOLD_MORE, told)

    def do(self, control: Locator) -> None:
        """Do what a control is for, as a screen reader does."""
        control.focus()
        self.page.keyboard.press("Enter")

    def ask(self) -> str:
        """Ask how the match stands."""
        self.do(self.table.get_by_role("button", name="Cum stă jocul"))
        status = self.table.get_by_role("status").filter(has_text="Scor:")
        status.get_by_role("paragraph").last.wait_for()
        words = " ".join(status.get_by_role("paragraph").all_inner_texts())
        self.page.keyboard.press("Escape")
        return words

    def cards(self) -> list[str]:
        """Return the names of the cards in the hand."""
        buttons = self.hand.get_by_role("button").all()
        return [button.get_attribute("aria-label") or "" for button in buttons]


@pytest.fixture
def seat(installed_phone: Phone) -> Seat:
    """Return a seat; the screen's modules speak Romanian here, too."""
    text.use(formatter("ro"))
    return Seat(installed_phone)


def play_round(listener: Listener) -> None:
    """Play a round: two, or pass; then whatever may be played first."""
    page = listener.page
    asked_trick = 0
    while True:
        line = listener.listen(r"e rândul tău|s-a încheiat")
        if "s-a încheiat" in line:
            return
        if "de spus" in line or "să spui" in line or "s-a spus" in line:
            two = listener.table.get_by_role("button", name=re.compile("^două"))
            enabled = two.count() and two.is_enabled()
            listener.do(two if enabled else listener.table.get_by_role("button", name=re.compile("^(pas|merge)")))
        elif "atuul" in line:
            assert not PLAYABLE.search(listener.cards()[0])
            listener.do(listener.table.get_by_role("button", name="Atu treflă"))
        else:
            if not asked_trick:
                asked_trick = 1
                words = listener.ask()
                assert re.search(r"Contractul: \w+, \w+", words), words
                assert all(name.split(", ")[0] in words for name in listener.cards())
            card = listener.hand.get_by_role("button", name=PLAYABLE).first
            name = PLAYABLE.sub("", card.get_attribute("aria-label") or "")
            listener.do(card)
            listener.do(page.get_by_role("button", name=f"Joacă {name}"))


def told_cards(heard: list[str]) -> list[tuple[int, str, str]]:
    """Return the cards that were told: in which trick, whose, and which."""
    found = [re.fullmatch(r"Levata (\d+): (.+?), (.+)\.\u200b*", line) for line in heard]
    return [(int(each[1]), each[2], each[3]) for each in found if each]


@pytest.mark.parametrize("address", [STANDARD, FIRST_CARD])
def test_a_round_by_ear_alone(seat: Seat, address: str) -> None:
    seat.sit(address)
    listener = Listener(seat.page)
    play_round(listener)
    saved = saved_match(seat.page)
    assert saved is not None
    setup = saved["setup"]
    rules = Rules.named(setup["rules"], setup["players"], **setup["changes"])
    table = Table.resumed(rules, setup["seed"], setup["seats"], saved["moves"])
    state = table.match.rounds[0].state
    view = {"seat": 0, "players": 4, "sides": 2}
    laid = [
        (number, seat_name(view, (trick.leader + step) % 4), card_name(card.text))
        for number, trick in enumerate(state.tricks, 1)
        for step, card in enumerate(trick.cards)
    ]
    assert told_cards(listener.heard) == laid
    told = " ".join(listener.heard)
    assert state.contract is not None
    assert state.trump is not None
    assert re.search(r"(ții tu|ține) contractul", told)
    assert f"atu {text.t('suit', suit=state.trump.value)}" in told
    for trick_number, trick in enumerate(state.tricks, 1):
        who = "tine" if trick.winner == 0 else seat_name(view, trick.winner)
        assert f"Levata {trick_number} e luată de {who}" in told
    assert len(set(listener.heard)) == len(listener.heard)
    page = seat.page
    page.get_by_role("heading", name="Runda 1", exact=True).wait_for()
    listener.do(page.get_by_role("button", name="Runda următoare"))
    listener.listen("Runda 2: împ")


def test_what_the_table_shows_is_named(seat: Seat) -> None:
    """Headings to go by, seats with their words, cards of the trick in their order."""
    seat.sit(STANDARD)
    seat.play_until(
        "table.dataset.phase === 'play' && table.querySelector('#seat-bottom[data-turn=yes]')"
        " && table.querySelectorAll('.laid:not(.collected)').length > 1"
    )
    main = seat.page.get_by_role("main")
    headings = main.get_by_role("heading").all_inner_texts()
    assert headings[0].startswith("Runda 1")
    assert headings[1:] == ["Scorul", "Masa", "Mâna ta"]
    felt = seat.page.locator("#felt").aria_snapshot()
    assert len(re.findall(r"ține (?:o carte|\d+ cărți)", felt)) == 3
    assert felt.count("împarte") == 1
    assert felt.count("la rând") == 1
    laid = main.get_by_role("group", name="Levata").get_by_role("img").all()
    names = [each.get_attribute("aria-label") or "" for each in laid]
    assert "deschide" in names[0]
    assert [name.split(":")[0] for name in names] == names_in_order(names)


def names_in_order(names: list[str]) -> list[str]:
    """Return who would have laid so many cards, clockwise from the first."""
    order = ["Tu", "Ilie", "Maria", "Ana"]
    first = order.index(names[0].split(":")[0])
    return [order[(first + step) % 4] for step in range(len(names))]
