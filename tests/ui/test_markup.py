"""What the screen makes of real tables: whole random matches, drawn at every move."""

import re
from html.parser import HTMLParser

import pytest

from cruce.rules import Rules
from cruce.streams import Stream
from cruce.table import HUMAN, Table
from cruce.view import View, event_view, table_view
from ui import markup
from ui.summary import summary
from ui.told import told

VOID = {"br", "use", "input"}


class Nesting(HTMLParser):
    """Follows the tags of a piece of HTML and keeps the attributes of every button."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.buttons: list[dict[str, str | None]] = []
        self.feed(text)
        self.close()
        assert not self.open, text

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag that opens."""
        if tag not in VOID:
            self.open.append(tag)
        if tag == "button":
            self.buttons.append(dict(attrs))

    def handle_endtag(self, tag: str) -> None:
        """Check that what closes is what was opened last."""
        assert tag in VOID or self.open.pop() == tag


def drawn(view: View) -> str:
    """Return everything the screen would draw of a view."""
    parts = [markup.scores(view), markup.contract(view), *(markup.seat(view, seat) for seat in range(view["players"]))]
    for trick in (view["trick"], view["last_trick"]):
        if trick:
            parts += [markup.laid(view, trick, step) for step in range(len(trick["cards"]))]
    parts += [markup.bids(view), markup.trumps(), *(markup.confirm(card) for card in view["hand"])]
    if view["score"]:
        parts.append(summary(view))
    return "".join(parts)


def frames(players: int, seed: str) -> list[View]:
    """Play a match in which the person moves at random, and return its frames."""
    table = Table(Rules.named("standard", players, target=6), seed, [HUMAN] + ["club"] * (players - 1))
    found: list[View] = [{"event": None, "view": table_view(table, 0)}]
    stream = Stream(seed, "person")
    while table.match.winner is None:
        before = table.match
        if table.bot_to_act:
            *_, move = table.think()
            table.act(move)
        else:
            assert table.submit(table.version, stream.choice(found[-1]["view"]["moves"]), 0) is None
        last = table.last_move
        assert last is not None
        found.append({"event": event_view(before, last, table.match), "view": table_view(table, 0)})
    return found


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("players", [3, 4])
def test_every_moment_of_a_match_can_be_drawn_and_told(players: int) -> None:
    lines = 0
    for seed in ("a", "b", "c"):
        for frame in frames(players, seed):
            html = drawn(frame["view"])
            Nesting(html)
            assert not re.search(r"[{}]|None|undefined", html), html
            assert "style=" not in html, "the page's policy forbids inline styles"
            sentences = told(frame)
            assert all(sentence and "{" not in sentence for sentence in sentences)
            lines += len(sentences)
    assert lines > 100


@pytest.mark.usefixtures("language")
def test_told_lines_of_a_round_never_repeat() -> None:
    told_before: dict[int, set[str]] = {}
    for frame in frames(4, "d"):
        seen = told_before.setdefault(frame["view"]["round"], set())
        for sentence in told(frame):
            assert sentence not in seen, sentence
            seen.add(sentence)


@pytest.mark.usefixtures("language")
def test_bids_are_enabled_exactly_when_legal() -> None:
    asked = [
        frame["view"] for frame in frames(4, "e") if frame["view"]["phase"] == "auction" and frame["view"]["moves"]
    ]
    assert asked
    for view in asked:
        buttons = Nesting(markup.bids(view)).buttons
        enabled = [button["data-move"] for button in buttons if "disabled" not in button]
        assert enabled == view["moves"]


@pytest.mark.usefixtures("language")
def test_only_moves_of_the_game_carry_a_move() -> None:
    for frame in frames(3, "f"):
        view = frame["view"]
        if not view["score"]:
            continue
        moves = [button["data-move"] for button in Nesting(summary(view)).buttons if "data-move" in button]
        assert moves == ([] if view["winner"] is not None else ["next"])
