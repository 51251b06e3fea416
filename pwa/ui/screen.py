"""The table on the screen: puts a frame's view into the page."""

import js

from ui import markup
from ui.dom import Region, by_id, elements
from ui.hand import Hand
from ui.names import place_of, seat_name, why
from ui.shapes import Callback, View
from ui.summary import summary
from ui.text import t
from ui.told import told
from ui.trick_area import TrickArea

PLACES = ("bottom", "left", "top", "right")
LOG_LINES = 40
"""Lines of the screen reader's log that are kept."""


class Screen:
    """Everything of the table's page. `drop(card)` is called with a card dragged to the middle."""

    def __init__(self, drop: Callback) -> None:
        self.element = by_id("table")
        self.trick = TrickArea()
        self.hand = Hand(self._picked, drop, self._refused)
        self._title, self._scores, self._contract = Region("title"), Region("scores"), Region("contract")
        self._status, self._actions, self._summary = Region("status"), Region("actions"), Region("summary")
        self._seats = {place: Region("seat-" + place) for place in PLACES}
        self._view: View = {}

    def show(self, frame: View) -> None:
        """Show a frame: the view, and what its event says to a screen reader."""
        self._draw(frame)
        self._log(told(frame))

    def _draw(self, frame: View) -> None:
        view = self._view = frame["view"]
        data = self.element.dataset
        data.players = str(view["players"])
        self._title.put(t("title", round=view["round"], target=view["target"]))
        self._scores.put(markup.scores(view))
        self._contract.put(markup.contract(view))
        self._show_seats(view)
        self.trick.show(view)
        self.hand.show(view)
        self._status.put(markup.escaped(self._turn(view)))
        self._show_actions()
        self._banner(frame)
        data.version = str(view["version"])
        data.phase = view["phase"]
        if view["score"]:
            self._summary.element.hidden = True
        else:
            self.close_summary()

    def answered(self) -> None:
        """Take the moves away while the engine answers one, so that none is offered that is no longer legal."""
        self._actions.put("")
        for button in elements(self.element, "[data-move]"):
            button.disabled = True

    def open_summary(self) -> None:
        """Show the round's score, or the match's end, and take the keyboard there."""
        self._summary.put(summary(self._view))
        self._summary.element.hidden = False
        self.element.dataset.summary = ""
        title = by_id("summary-title")
        if title:
            title.focus()

    def close_summary(self) -> None:
        """Hide the round's score."""
        self._summary.element.hidden = True
        self._summary.put("")
        self.element.removeAttribute("data-summary")

    def notice(self, sentence: str) -> None:
        """Say something that needs an answer or an explanation, until it is dismissed or the next notice."""
        by_id("notice-text").textContent = sentence
        by_id("notice").hidden = not sentence

    def translate(self) -> None:
        """Show the same view again, in a language just chosen."""
        if self._view:
            self.hand.element.innerHTML = ""
            self.trick.clear()
            opened = not self._summary.element.hidden
            self._draw({"view": self._view, "event": None})
            if opened:
                self.open_summary()

    def _show_seats(self, view: View) -> None:
        turn = view["to_act"]
        for place in PLACES:
            seats = [seat for seat in range(view["players"]) if place_of(view, seat) == place]
            region = self._seats[place]
            region.element.hidden = not seats
            if seats:
                region.put(markup.seat(view, seats[0]))
                region.element.dataset.turn = "yes" if seats[0] == turn else "no"

    def _turn(self, view: View) -> str:
        if view["to_act"] is None:
            return ""
        if view["to_act"] != view["seat"]:
            return t("thinking", name=seat_name(view, view["to_act"]))
        if view["phase"] == "play":
            return t("your-card" if view["trick"] else "your-lead")
        return t("your-bid" if view["phase"] == "auction" else "your-trump")

    def _show_actions(self) -> None:
        view, picked = self._view, self.hand.picked
        mine = view["to_act"] == view["seat"]
        html = ""
        if mine and view["phase"] == "auction":
            html = markup.bids(view)
        elif mine and view["phase"] == "trump":
            html = markup.trumps()
        elif mine and picked:
            html = markup.confirm(picked)
        self._actions.put(html)

    def _picked(self, _card: str | None) -> None:
        if self._view:
            self.notice("")
            self._show_actions()

    def _refused(self, card: str) -> None:
        self.notice(why(self._view["refused"][card]))

    def _banner(self, frame: View) -> None:
        """Announce a marriage in the middle of the table; the animation takes it away again."""
        event = frame["event"]
        banner = by_id("banner")
        if event and event["marriage"]:
            banner.textContent = t("marriage-shown", points=event["marriage"])
            banner.dataset.place = place_of(frame["view"], event["seat"])
            banner.hidden = False
        elif not event or event["kind"] == "deal" or event["trick"]:
            banner.hidden = True

    def _log(self, lines: list[str]) -> None:
        log = by_id("log")
        for line in lines:
            entry = js.document.createElement("p")
            entry.textContent = line
            log.append(entry)
        while log.childElementCount > LOG_LINES:
            log.firstElementChild.remove()
