"""What the log tells: enough to follow a match by ear."""

import pytest

from cruce.rules import Rules
from cruce.view import View
from tests.ui.conftest import formatter
from tests.ui.matches import frames, table_frames
from ui import text
from ui.names import card_name, seat_name, suit_name
from ui.told import told

TABLES = [
    ("standard", 4, {}),
    ("tromf-classic", 4, {}),
    ("tromf-standard", 3, {"conduct": "honour"}),
    ("contest", 2, {}),
    ("moldovan", 3, {}),
    ("no-auction", 5, {}),
    ("fixed-trump", 5, {"all_pass": "fixed-suit"}),
    ("talon", 4, {"all_pass": "forced-dealer"}),
]


@pytest.fixture(autouse=True)
def romanian() -> None:
    """Give the screen's modules the Romanian texts."""
    text.use(formatter("ro"))


def lines(frame: View) -> str:
    """Return what is told of a frame as one text."""
    return " ".join(told(frame))


@pytest.mark.parametrize(("name", "players", "fields"), TABLES)
def test_every_card_trump_contract_and_score_is_told(name: str, players: int, fields: dict[str, object]) -> None:
    before: View | None = None
    for frame in table_frames(Rules.named(name, players, **{"target": 3, **fields})):
        event, view = frame["event"], frame["view"]
        if event and event["kind"] == "play":
            card = event["move"].split()[1]
            assert told(frame)[0].endswith(f": {seat_name(view, event['seat'])}, {card_name(card)}.")
        if before is None or before["round"] != view["round"]:
            assert f"Runda {view['round']}: împ" in lines(frame), "who deals"
            before = None
        if view["trump"] and not (before and before["trump"]) and view["phase"] not in ("cut", "peek", "auction"):
            named = f"atu {suit_name(view['trump'])}" in lines(frame) or "face atuul" in lines(frame)
            assert named or view["rules"]["trump"] in ("turned-up", "fixed", "rotation")
        auctioned = view["rules"]["auction"] != "none" and view["phase"] in ("exchange", "trump", "play")
        if auctioned and before and before["phase"] == "auction":
            assert "contract" in lines(frame)
        if view["score"] and not (before and before["score"]):
            assert f"Runda {view['round']} s-a încheiat." in lines(frame)
            assert "Scor: " in lines(frame)
        before = view


def test_who_sits_down_late_is_told_how_the_round_stands() -> None:
    """A match that is gone on with: the dealer, the contract and the trump, and whose turn it is."""
    played = frames(Rules.named("standard", 4, target=99), "a")
    playing = [frame["view"] for frame in played if frame["view"]["phase"] == "play" and frame["view"]["trump"]]
    for view in playing[:12]:
        said = " ".join(told({"event": None, "view": view}))
        assert f"atu {suit_name(view['trump'])}" in said
        assert "contract" in said
        assert "împ" in said


@pytest.mark.parametrize(("name", "fields"), [("fixed-trump", {}), ("traditional", {"trump": "rotation"})])
def test_a_trump_that_nobody_names_is_told_before_anybody_bids(name: str, fields: dict[str, object]) -> None:
    played = frames(Rules.named(name, 4, target=99, **fields), "a")
    dealt = [frame for frame in played if "împ" in lines(frame) and frame["view"]["phase"] == "auction"]
    assert len(dealt) > 1
    for frame in dealt:
        assert f"se joacă cu atu {suit_name(frame['view']['trump'])}." in lines(frame)


def test_the_end_of_a_match_is_told_with_its_reason() -> None:
    played = frames(Rules.named("standard", 4, target=1), "b")
    (last,) = [frame for frame in played if frame["view"]["winner"] is not None]
    assert "ținta era 1" in told(last)[-1]
