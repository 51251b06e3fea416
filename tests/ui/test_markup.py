"""What the screen makes of real tables: whole random matches, drawn at every move."""

import re

import pytest

from cruce.moves import parse_move
from cruce.rules import Rules
from cruce.view import View
from tests.ui.conftest import formatter
from tests.ui.matches import TABLES, frames, table_frames
from tests.ui.nesting import Nesting
from ui import actions, markup, text
from ui.accuse import accusations, accuse
from ui.names import card_name, seat_name
from ui.status import status
from ui.summary import summary
from ui.told import called_out, told


def drawn(view: View) -> str:
    """Return everything the screen would draw of a view."""
    parts = [markup.scores(view), markup.contract(view), *(markup.seat(view, seat) for seat in range(view["players"]))]
    parts += [markup.stock(view), accuse(view), accusations(view)]
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


def check_drawn(view: View) -> None:
    """Check the HTML of everything the screen would draw of a view."""
    html = drawn(view)
    Nesting(html)
    assert not re.search(r"[{}]|None|undefined", html), html
    assert "style=" not in html, "the page's policy forbids inline styles"


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


@pytest.mark.parametrize(("name", "players", "fields"), TABLES[::2])
def test_the_contract_s_line_names_the_dealer_once(name: str, players: int, fields: dict[str, object]) -> None:
    text.use(formatter("ro"))
    for frame in table_frames(Rules.named(name, players, **{"target": 3, **fields})):
        view = frame["view"]
        line = re.sub(r"<[^>]*>", " ", markup.contract(view))
        dealer = "împarți tu" if view["dealer"] == view["seat"] else f"împarte {seat_name(view, view['dealer'])}"
        assert line.count(dealer) == line.count("împ") == 1, line


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
        moves = [button["data-move"] for button in Nesting(accusations(view)).buttons]
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
