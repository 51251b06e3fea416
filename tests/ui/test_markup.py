"""What the screen makes of real tables: whole random matches, drawn at every move."""

import re
from functools import cache
from html.parser import HTMLParser

import pytest

from cruce.moves import parse_move
from cruce.rules import Rules
from cruce.rulesets import rulesets
from cruce.streams import Stream
from cruce.table import HUMAN, Table, TableSettings
from cruce.view import View, event_view, table_view
from ui import actions, markup
from ui.accuse import accuse
from ui.names import card_name
from ui.status import status
from ui.summary import summary
from ui.told import called_out, told

MOST_FRAMES = 160
"""Moves of a match that are looked at: whoever plays at random may never get to its end."""
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
    parts += [markup.stock(view), accuse(view)]
    for trick in (view["trick"], view["last_trick"]):
        if trick:
            parts += [markup.laid(view, trick, step) for step in range(len(trick["cards"]))]
    if view["score"]:
        parts.append(summary(view))
    return "".join([*parts, *offers(view)])


def offers(view: View) -> list[str]:
    """Return what would stand under the hand, now or after a tap."""
    hand, talon = view["hand"], view["talon"]
    parts = [actions.bids(view), actions.trumps(), actions.peek(), actions.cut(9), actions.to_score()]
    parts += [actions.confirm(view, card) for card in hand]
    parts += [actions.rest(view), markup.pile(view), *([markup.last_trick(view)] if view["last_trick"] else [])]
    return parts + [actions.exchange(hand[:give], talon[:take]) for give in range(3) for take in range(3)]


@cache
def frames(rules: Rules, seed: str, *, cuts: bool = False, revokes: float = 0.0, accuses: int = 40) -> list[View]:
    """Play a match in which the person moves at random, sometimes accuses, and return its first frames."""
    players = [HUMAN] + ["random"] * (rules.players - 1)
    table = Table(rules, seed, players, TableSettings(cuts=cuts, revoke_rate=revokes))
    found: list[View] = [{"event": None, "view": table_view(table, 0)}]
    stream = Stream(seed, "person")
    while table.match.winner is None and len(found) < MOST_FRAMES:
        before = table.match
        view = found[-1]["view"]
        accusation = table.proven()
        if accusation:
            table.accuse(accusation)
        elif view["accuse"] and stream.below(accuses) == 0:
            assert table.submit(table.version, f"accuse {stream.choice(view['accuse'])}", 0) is None
        elif table.bot_to_act:
            *_, move = table.think()
            table.act(move)
        else:
            assert table.submit(table.version, stream.choice(person_moves(view)), 0) is None
        last = table.last_move
        assert last is not None
        found.append({"event": event_view(before, last, table.match), "view": table_view(table, 0)})
    return found


def table_frames(rules: Rules) -> list[View]:
    """Return the frames of a match at which the pack is cut, and bots revoke where it is a matter of honour."""
    return frames(rules, "d", cuts=True, revokes=0.05 if rules.conduct == "honour" else 0.0)


def check_drawn(view: View) -> None:
    """Check the HTML of everything the screen would draw of a view."""
    html = drawn(view)
    Nesting(html)
    assert not re.search(r"[{}]|None|undefined", html), html
    assert "style=" not in html, "the page's policy forbids inline styles"


def person_moves(view: View) -> list[str]:
    """Return moves the person may make; an exchange is of as many cards as hand and talon have."""
    if view["phase"] != "exchange":
        return list(view["moves"])
    many = min(len(view["hand"]), len(view["talon"]))
    return [*view["moves"], actions.exchange_move(view["hand"][:many], view["talon"][:many])]


TABLES = [
    *((name, players, {}) for name, ruleset in rulesets().items() for players in ruleset.tables),
    ("tromf-standard", 4, {"peek": True, "conduct": "honour"}),
    ("tromf-standard", 3, {"conduct": "honour"}),
    ("talon", 4, {"conduct": "honour", "all_pass": "forced-dealer"}),
    ("fixed-trump", 5, {"all_pass": "fixed-suit"}),
    ("no-auction", 6, {"trump": "rotation", "sides": 6}),
    ("contest", 2, {"conduct": "honour", "peek": True}),
]
"""Every ruleset for every number of players, and tables with what no ruleset has by itself."""


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize(("name", "players", "fields"), TABLES)
def test_every_moment_of_a_match_can_be_drawn_and_told(name: str, players: int, fields: dict[str, object]) -> None:
    told_before: dict[int, set[str]] = {}
    drawn_in: dict[tuple[str, bool], int] = {}
    for frame in table_frames(Rules.named(name, players, **{"target": 3, **fields})):
        view, event = frame["view"], frame["event"]
        # A few of each kind are enough to draw; every one is told.
        kind = (view["phase"], bool(view["moves"]))
        drawn_in[kind] = drawn_in.get(kind, 0) + 1
        if drawn_in[kind] <= 6:
            check_drawn(view)
        said = told_before.setdefault(view["round"], set())
        for sentence in [*told(frame), *([called_out(event, view)] if event else []), status(view)]:
            assert "{" not in sentence
        for sentence in told(frame):
            assert sentence
            assert sentence not in said, "a screen reader is silent about a line it has read"
            said.add(sentence)
    assert sum(map(len, told_before.values())) > 20


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("name", ["standard", "traditional"])
def test_bids_are_enabled_exactly_when_legal(name: str) -> None:
    played = frames(Rules.named(name, target=6), "e")
    asked = [frame["view"] for frame in played if frame["view"]["phase"] == "auction" and frame["view"]["moves"]]
    assert asked
    for view in asked:
        buttons = Nesting(actions.bids(view)).buttons
        enabled = [button["data-move"] for button in buttons if "disabled" not in button]
        assert enabled == view["moves"]


@pytest.mark.usefixtures("language")
def test_only_moves_of_the_game_carry_a_move() -> None:
    for frame in frames(Rules.named("standard", 3, target=6), "f"):
        view = frame["view"]
        if not view["score"]:
            continue
        moves = [button["data-move"] for button in Nesting(summary(view)).buttons if "data-move" in button]
        assert moves == ([] if view["winner"] is not None else ["next"])


@pytest.mark.usefixtures("language")
def test_exchange_is_offered_exactly_when_it_is_even() -> None:
    hand, talon = ["9C", "JD", "AS"], ["AH", "TH"]
    for give in range(4):
        for take in range(3):
            (button,) = Nesting(actions.exchange(hand[:give], talon[:take])).buttons
            assert ("disabled" in button) == (give != take)
            move = button["data-move"]
            assert move is not None
            if give == take:
                made = parse_move(move)
                assert made.text.split()[0] == "exchange"
    assert actions.exchange_move(["9C", "JD"], ["AH", "TH"]) == "exchange 9C JD for AH TH"


@pytest.mark.usefixtures("language")
def test_claim_stands_before_the_plain_card() -> None:
    view = {"moves": ["play KH", "claim KH", "play 9C"]}
    assert [button["data-move"] for button in Nesting(actions.confirm(view, "KH")).buttons] == ["claim KH", "play KH"]
    assert [button["data-move"] for button in Nesting(actions.confirm(view, "9C")).buttons] == ["play 9C"]


@pytest.mark.usefixtures("language")
def test_undo_and_a_claimed_rest_are_told_in_words_of_their_own() -> None:
    played = frames(Rules.named("standard", target=6), "e")
    frame = next(each for each in played if each["view"]["to_act"] == 0 and each["view"]["phase"] == "play")
    undone = {"event": {**frame["event"], "kind": "undo"}, "view": frame["view"]}
    card = frame["view"]["hand"][0]
    assert card_name(card) in told(undone, [card])[0]
    lines = told({**frame, "rest": 3})
    assert "3" in lines[0]
    assert lines[1:] == told(frame)


@pytest.mark.usefixtures("language")
def test_each_seat_that_may_be_accused_has_its_button() -> None:
    honour = Rules.named("tromf-standard", 4, conduct="honour", target=3)
    counts = set()
    for frame in frames(honour, "g", accuses=6):
        view = frame["view"]
        moves = [button["data-move"] for button in Nesting(accuse(view)).buttons]
        assert moves == [f"accuse {seat}" for seat in view["accuse"]]
        assert all(actions.offered(view, str(move)) for move in moves)
        counts.add(len(moves))
    assert counts == {0, 1, 2}


def test_moves_the_view_does_not_allow_are_not_offered() -> None:
    view = {"moves": ["play KH"], "accuse": [1]}
    offered = [
        move
        for move in ("play KH", "play 9C", "accuse 1", "accuse 2", "exchange 9C for AH", "accuse")
        if actions.offered(view, move)
    ]
    assert offered == ["play KH", "accuse 1"]
