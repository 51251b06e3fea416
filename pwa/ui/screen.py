"""The table on the screen: puts a frame's view into the page."""

import js

from ui import actions, markup
from ui.accuse import verdict
from ui.accusing import Accusing
from ui.banner import Banner
from ui.dom import Region, by_id, elements, on
from ui.exchange import Exchange
from ui.focus import Focus
from ui.hand import Hand
from ui.names import why
from ui.pack import Pack
from ui.pile import Pile
from ui.seal import seal
from ui.seats import Seats
from ui.shapes import Callback, View
from ui.status import advisable, played_out, status
from ui.summary import summary
from ui.text import t
from ui.told import told
from ui.trick_area import TrickArea

LOG_LINES = 40
"""Lines of the screen reader's log that are kept."""


class Screen:
    """Everything of the table's page.

    `lay(card)` is called with a card to be played at once, and answers whether it is on its way.
    """

    def __init__(self, lay: Callback) -> None:
        self.element = by_id("table")
        # A long press is nothing: it neither selects nor opens a menu.
        on(self.element, "contextmenu", lambda event: event.preventDefault())
        self.focus = Focus(self.element)
        self.trick = TrickArea()
        self.exchange = Exchange(self._marked)
        self.hand = Hand(
            {
                "pick": self._picked,
                "play": self._played,
                "refuse": self._refused,
                "give": self.exchange.give,
                "ask": self._ask,
                "only_dragged": lambda: self.notice(t("drag-it")),
            }
        )
        self.pack = Pack(self._show_actions)
        self.seats = Seats()
        self.pile = Pile()
        self._banner = Banner()
        self._lay = lay
        self._title, self._scores, self._contract = Region("title"), Region("scores"), Region("contract")
        self._status, self._actions, self._summary = Region("status"), Region("actions"), Region("summary")
        self._accuse, self._seal = Accusing(), Region("seal")
        self._view: View = {}
        self._lines: list[str] = []
        # Takes a hint away; set by whoever shows hints.
        self.forget_hint: Callback = lambda: None
        # Speaks of a frame; set by whoever has a voice.
        self.speak: Callback = lambda _frame: None
        self._name()

    def show(self, frame: View) -> None:
        """Show a frame: the view, and what its event says to a screen reader."""
        self.focus.note()
        kind = frame["event"]["kind"] if frame["event"] else ""
        came = [card for card in frame["view"]["hand"] if card not in self._view.get("hand", ())]
        drawn = _drawn(self._view, frame["view"]) if kind != "undo" else []
        self._draw(frame)
        if frame["event"] and (drawn or frame["event"]["trick"] or kind in ("deal", "undo")):
            self.hand.mark_drawn(drawn)
        if kind == "accuse":
            self.notice(verdict(self._view, self._view["accusations"][-1]))
        if kind == "undo":
            self.notice("")
        self.focus.keep()
        self._log(told(frame, came if kind == "undo" else drawn))
        self.speak(frame)

    def _draw(self, frame: View) -> None:
        view = self._view = frame["view"]
        data = self.element.dataset
        data.players, data.sides = str(view["players"]), str(view["sides"])
        data.conduct = view["rules"]["conduct"]
        self._title.put(markup.title(view))
        self._scores.put(markup.scores(view))
        self._contract.put(markup.contract(view))
        self.seats.show(view)
        undone = frame["event"] is not None and frame["event"]["kind"] == "undo"
        self.trick.show(view, self.hand.box, undone=undone)
        self._seal.put(seal(view))
        self.pile.show(view)
        self.pack.show(view)
        self.exchange.show(view)
        self.hand.show(view)
        self.hand.mark_given(self.exchange.gives)
        self._status.put(markup.escaped(status(view)))
        self._accuse.show(view)
        self._show_actions()
        self._banner.show(frame)
        self.forget_hint()
        by_id("hint").disabled = not advisable(view)
        by_id("undo").hidden = not view["takes_back"]
        by_id("undo").disabled = not view["undo"]
        data.version = str(view["version"])
        data.phase = view["phase"]
        if view["score"]:
            self._summary.element.hidden = True
        else:
            self.close_summary()

    def _name(self) -> None:
        """Name the parts that have no words of their own to be named by."""
        for part, name in (("trick", t("trick")), ("talon", t("talon")), ("cut-place", t("cut-place"))):
            by_id(part).setAttribute("aria-label", name)

    def answered(self) -> None:
        """Take the moves away while the engine answers one, so that none is offered that is no longer legal."""
        self.focus.note(self.hand.picked)
        self.forget_hint()
        by_id("hint").disabled = True
        by_id("undo").disabled = True
        self._actions.put("")
        self._accuse.hide()
        for button in elements(self.element, "[data-move]"):
            button.disabled = True
        self.focus.keep()

    def open_summary(self) -> None:
        """Show the round's score, or the match's end, and take the keyboard there."""
        if self._view["accusations"]:
            self.notice("")  # the score tells the verdict too, and lies where it was told
        self._summary.put(summary(self._view))
        self._summary.element.hidden = False
        self.element.dataset.summary = ""
        title = by_id("summary-title")
        if title:
            title.focus()

    def clear(self) -> None:
        """Show no card and know of none, before another match takes the place of this one."""
        self._view = {}
        self.hand.pick(None)
        self.trick.clear()
        self.hand.clear()
        self.exchange.clear()
        self.pack.clear()

    def close_summary(self) -> None:
        """Hide the round's score."""
        self._summary.element.hidden = True
        self._summary.put("")
        self.element.removeAttribute("data-summary")

    def notice(self, sentence: str) -> None:
        """Say something that needs an answer or an explanation, until it is dismissed or the next notice."""
        inside = by_id("notice").contains(js.document.activeElement)
        by_id("notice-text").textContent = sentence
        by_id("notice").hidden = not sentence
        if inside and not sentence and not self.element.hidden:
            self.focus.rest()

    def translate(self) -> None:
        """Show the same view again, in a language just chosen."""
        self._name()
        if self._view:
            self.trick.clear()
            self.hand.clear()
            self.exchange.redraw()
            self._accuse.hide()
            opened = not self._summary.element.hidden
            self._draw({"view": self._view, "event": None})
            if opened:
                self.open_summary()

    def _show_actions(self) -> None:
        view = self._view
        mine, phase = view["to_act"] == view["seat"], view["phase"]
        html = ""
        if played_out(view):
            html = actions.to_score()
        elif mine and phase == "cut":
            html = self.pack.buttons()
        elif mine and phase == "peek":
            html = actions.peek()
        elif mine and phase == "auction":
            html = actions.bids(view)
        elif mine and phase == "exchange":
            html = actions.exchange(self.exchange.gives, self.exchange.takes)
        elif mine and phase == "trump":
            html = actions.trumps()
        elif mine and self.hand.picked:
            html = actions.confirm(view, self.hand.picked)
        elif mine and view["rest"]:
            html = actions.rest(view)
        self._actions.put(html)

    def _picked(self, _card: str | None) -> None:
        if self._view:
            self.notice("")
            self._show_actions()

    def _ask(self) -> None:
        """Take the keyboard, which has picked up a card, to the question whether it is to be played."""
        button = self._actions.element.querySelector("button")
        if button:
            button.focus()

    def _played(self, card: str) -> bool:
        """Play a card at once; one whose marriage may be claimed is picked up, and the person asked."""
        if "claim " + card in self._view["moves"]:
            self.hand.pick(card)
            return False
        self.notice("")
        return bool(self._lay(card))

    def _marked(self) -> None:
        self.hand.mark_given(self.exchange.gives)
        self._show_actions()

    def _refused(self, card: str) -> None:
        self.notice(why(self._view["refused"][card]))

    def _log(self, lines: list[str]) -> None:
        log = by_id("log")
        for said in lines:
            # What was said before an undo may come again: a screen reader is silent about a line it has read.
            line = said
            while line in self._lines:
                line += "\u200b"
            self._lines = self._lines[1 - LOG_LINES :] + [line]  # noqa: RUF005 - MicroPython unpacks nothing into a list
            entry = js.document.createElement("p")
            entry.textContent = line
            log.append(entry)
        while log.childElementCount > LOG_LINES:
            log.firstElementChild.remove()


def _drawn(before: View, after: View) -> list[str]:
    """Return the cards that have come into the hand while the round was played."""
    if not before or before["round"] != after["round"] or not before["phase"] == after["phase"] == "play":
        return []
    return [card for card in after["hand"] if card not in before["hand"]]
