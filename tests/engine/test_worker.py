"""What the page's worker answers: undo, the rest of a round, the score sheet, another level, several matches."""

import json

import pytest

from tests.engine.worker import Answer, Store, Worker, load

QUICK = {"rules": "standard", "players": 4, "set": {"target": "6"}, "seed": "7", "bots": "beginner"}


@pytest.fixture
def store() -> Store:
    """Return an empty store."""
    return Store()


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch, store: Store) -> Worker:
    """Return the worker of a page whose bots play by their first thought."""
    worker = load(monkeypatch, store)
    worker.module.LONGEST_THINK = 0
    return worker


def start(worker: Worker, **changes: object) -> Answer:
    """Begin a match and return its frame."""
    frame: Answer = worker("start", json.dumps({**QUICK, **changes}))["frame"]
    return frame


def waited(worker: Worker, frame: Answer) -> Answer:
    """Let bots move until they wait for the person."""
    while frame["goes_on"]:
        frame = worker("advance", frame["view"]["version"])["frame"]
    return frame


def moved(worker: Worker, frame: Answer, text: str | None = None) -> Answer:
    """Make a move of the person, the first one offered unless another is named, and let bots answer it."""
    view = frame["view"]
    return waited(worker, worker("submit", view["version"], text or view["moves"][0])["frame"])


def play_on(worker: Worker, frame: Answer) -> Answer:
    """Play a match to its end."""
    frame = waited(worker, frame)
    while frame["view"]["winner"] is None:
        frame = moved(worker, frame)
    return frame


def test_an_undo_brings_back_the_last_decision(worker: Worker) -> None:
    """After bots have answered too; it is one more move, and it is saved."""
    frame = waited(worker, start(worker))
    assert not frame["view"]["undo"]
    after = moved(worker, frame)
    assert after["view"]["undo"]
    back = worker("submit", after["view"]["version"], "undo")["frame"]
    assert back["event"]["kind"] == "undo"
    assert {**back["view"], "version": None} == {**frame["view"], "version": None}
    assert back["view"]["version"] == after["view"]["version"] + 1
    (saved,) = worker.store.matches.values()
    assert json.loads(saved["json"])["moves"][-1] == "undo"


def test_the_rest_is_claimed_whole(worker: Worker) -> None:
    """It is refused where it is not certain; else one frame ends the round."""
    frame = waited(worker, start(worker, set={"target": "21"}))
    claimed = False
    while not claimed:
        version, rest = frame["view"]["version"], frame["view"]["rest"]
        answer = worker("claim_rest", version)
        if rest:
            frame = answer["frame"]
            claimed = True
            assert frame["rest"] == rest >= 2
            assert frame["view"]["score"] is not None
            assert all(trick.winner == 0 for trick in worker.table.match.state.tricks[-rest:])
        else:
            assert answer["refused"]["code"] == "wrong-phase"
            hint = worker("hint", version).get("hint")
            frame = moved(worker, frame, hint and hint["move"])


def test_matches_lie_side_by_side(worker: Worker) -> None:
    """Listed by when they were played, opened and removed by their id."""
    start(worker)
    first = worker("matches")["matches"][0]["id"]
    start(worker, rules="contest")
    listed = worker("matches")["matches"]
    assert [(each["rules"], each["current"], each["bad"]) for each in listed] == [
        ("contest", True, False),
        ("standard", False, False),
    ]
    assert worker("open_match", first)["frame"]["view"]["rules"]["name"] == "standard"
    assert worker("remove_match", first) == {}
    assert [each["current"] for each in worker("matches")["matches"]] == [True]


def test_another_level_plays_on(worker: Worker) -> None:
    """It is saved with the match."""
    frame = start(worker)
    answer = worker("change_level", "club")
    assert [seat["player"] for seat in answer["frame"]["view"]["seats"]] == ["human", "club", "club", "club"]
    assert answer["frame"]["view"]["version"] == frame["view"]["version"]
    assert worker("change_level", "nobody")["error"]["code"] == "bad-setup"
    assert worker("matches")["matches"][0]["level"] == "club"


def test_the_sheet_has_every_round(worker: Worker) -> None:
    """With the totals after each."""
    frame = play_on(worker, start(worker))
    sheet = worker("score_sheet")
    assert [each["number"] for each in sheet["rounds"]] == list(range(1, frame["view"]["round"] + 1))
    assert sheet["rounds"][-1]["totals"] == frame["view"]["totals"]
