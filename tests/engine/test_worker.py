"""What the page's worker answers: undo, the rest of a round, the score sheet, another level, several matches."""

import json

import pytest

from cruce.view import advice_view
from tests.engine.worker import Answer, Store, Worker, ended, load

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


def decided(worker: Worker, frame: Answer) -> Answer:
    """Make the move that a hint proposes, and let bots answer it."""
    hint = worker("hint", frame["view"]["version"]).get("hint")
    return moved(worker, frame, hint and hint["move"])


def saved_moves(worker: Worker) -> list[str]:
    """Return the moves of the current match in the store."""
    current = worker.store.current
    assert current is not None
    moves: list[str] = json.loads(worker.store.matches[current]["json"])["moves"]
    return moves


def listed(worker: Worker) -> list[Answer]:
    """Return the list of matches."""
    found: list[Answer] = worker("matches")["matches"]
    return found


def current(worker: Worker) -> str:
    """Return the id of the current match."""
    (name,) = (match["id"] for match in listed(worker) if match["current"])
    return str(name)


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
    assert saved_moves(worker)[-1] == "undo"
    assert worker("resume")["frame"]["view"] == back["view"]


def test_an_undo_that_cannot_be_is_refused(worker: Worker) -> None:
    """With nothing to take back, in a contest, and for a table that has moved on."""
    frame = waited(worker, start(worker))
    assert worker("submit", frame["view"]["version"], "undo")["refused"]["code"] == "no-undo"
    assert worker("submit", frame["view"]["version"] - 1, "undo")["refused"]["code"] == "stale"
    frame = moved(worker, waited(worker, start(worker, rules="contest", set={})))
    assert (frame["view"]["undo"], frame["view"]["takes_back"]) == (False, False)
    assert worker("submit", frame["view"]["version"], "undo")["refused"]["code"] == "no-undo"


def test_an_undo_drops_the_bot_that_thinks(worker: Worker) -> None:
    """What it would have done was meant for a table that is gone."""
    worker.module.LONGEST_THINK, worker.module.TURN = 60, 0
    frame = waited(worker, start(worker, bots="expert"))
    view = frame["view"]
    frame = worker("submit", view["version"], view["moves"][0])["frame"]
    assert frame["goes_on"]
    thinking = worker.begun("advance", frame["view"]["version"])
    next(thinking)
    back = worker("submit", frame["view"]["version"], "undo")["frame"]
    assert back["view"]["hand"] == view["hand"]
    assert ended(thinking) == {}
    assert worker.table.version == back["view"]["version"]


def test_a_hint_asked_for_again_is_the_same(worker: Worker) -> None:
    """However far a slow phone gets the second time; for the next decision it thinks anew."""
    frame = waited(worker, start(worker))
    while frame["view"]["phase"] != "play":
        frame = moved(worker, frame)
    first = worker("hint", frame["view"]["version"])["hint"]
    assert first != advice_view(list(worker.table.advise(0))[-1]), "a longer think says more"
    worker.module.LONGEST_THINK = 60
    assert worker("hint", frame["view"]["version"])["hint"] == first
    frame = moved(worker, frame)
    assert worker("hint", frame["view"]["version"])["hint"] == advice_view(list(worker.table.advise(0))[-1])


def test_the_rest_is_claimed_whole(worker: Worker) -> None:
    """It is refused where it is not certain; else one frame ends the round, saved before it is answered."""
    frame = waited(worker, start(worker, set={"target": "21"}))
    while not frame["view"]["rest"]:
        version, saves = frame["view"]["version"], worker.store.now
        answer = worker("claim_rest", version)
        assert (answer["refused"]["code"], answer["frame"]) == ("wrong-phase", frame)
        assert (worker.table.version, worker.store.now) == (version, saves)
        frame = decided(worker, frame)
    rest, version, saves = frame["view"]["rest"], frame["view"]["version"], worker.store.now
    assert worker("claim_rest", version - 1)["refused"]["code"] == "stale"
    claimed = worker("claim_rest", version)["frame"]
    assert (claimed["rest"], frame["rest"]) == (rest, 0)
    assert claimed["view"]["score"] is not None
    assert all(trick.winner == 0 for trick in worker.table.match.state.tricks[-rest:])
    assert (claimed["event"]["kind"], claimed["event"]["over"]) == ("play", True)
    assert claimed["event"]["trick"] == claimed["view"]["last_trick"]
    assert len(saved_moves(worker)) == claimed["view"]["version"] == version + 4 * rest
    assert worker.store.now == saves + 1
    assert worker("resume")["frame"]["view"] == claimed["view"]


def test_a_claim_that_cannot_be_saved_is_not_acknowledged(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another window has gone on with the match."""
    frame = waited(worker, start(worker, set={"target": "21"}))
    while not frame["view"]["rest"]:
        frame = decided(worker, frame)
    other = load(monkeypatch, worker.store)
    assert "frame" in other("submit", other("resume")["frame"]["view"]["version"], frame["view"]["moves"][0])
    assert worker("claim_rest", frame["view"]["version"])["error"]["code"] == "elsewhere"


def test_the_sheet_has_every_finished_round(worker: Worker) -> None:
    """At any time, the one whose score is shown included."""
    frame = waited(worker, start(worker))
    assert worker("score_sheet") == {"rounds": [], "sides": 2, "target": 6}
    while frame["view"]["winner"] is None:
        frame = moved(worker, frame)
        sheet = worker("score_sheet")
        view = frame["view"]
        numbers = [each["number"] for each in sheet["rounds"]]
        assert numbers == list(range(1, view["round"] + (view["score"] is not None)))
        if numbers:
            assert sheet["rounds"][-1]["totals"] == view["totals"]
        if view["score"]:
            told = sheet["rounds"][-1]
            assert all(told[name] == view["score"][name] for name in ("raw", "marriages", "scored", "contract_made"))


def test_another_level_plays_on(worker: Worker) -> None:
    """At once, in the save, and in the next match; nothing else changes."""
    frame = moved(worker, waited(worker, start(worker)))
    answer = worker("change_level", "club")["frame"]
    assert [seat["player"] for seat in answer["view"]["seats"]] == ["human", "club", "club", "club"]
    assert (answer["event"], answer["goes_on"]) == (None, frame["goes_on"])
    changed = {**answer["view"], "seats": frame["view"]["seats"]}
    assert changed == frame["view"]
    assert worker("resume")["frame"]["view"] == answer["view"]
    assert listed(worker)[0]["level"] == "club"
    play_on(worker, worker("resume")["frame"])
    assert worker("again")["frame"]["view"]["seats"][1]["player"] == "club"


def test_there_are_the_levels_there_are(worker: Worker) -> None:
    """Another name changes nothing."""
    start(worker)
    for name in ("nobody", "human", ""):
        assert worker("change_level", name)["error"]["code"] == "bad-setup"
    assert set(worker.table.match.players) == {"human", "beginner"}
    assert listed(worker)[0]["level"] == "beginner"


def test_another_level_drops_the_bot_that_thinks(worker: Worker) -> None:
    """The one that takes its seat thinks anew."""
    worker.module.LONGEST_THINK, worker.module.TURN = 60, 0
    frame = waited(worker, start(worker, bots="expert"))
    frame = worker("submit", frame["view"]["version"], frame["view"]["moves"][0])["frame"]
    version = frame["view"]["version"]
    thinking = worker.begun("advance", version)
    next(thinking)
    answer = worker("change_level", "club")["frame"]
    assert ended(thinking) == {}
    assert (worker.table.version, answer["goes_on"]) == (version, True)
    assert worker("advance", version)["frame"]["view"]["version"] == version + 1


def test_a_decision_from_before_another_level_is_taken_back(worker: Worker) -> None:
    """The bots stay the new ones, after resuming too."""
    frame = waited(worker, start(worker))
    after = moved(worker, frame)
    worker("change_level", "strong")
    back = worker("submit", after["view"]["version"], "undo")["frame"]["view"]
    assert back["hand"] == frame["view"]["hand"]
    assert [seat["player"] for seat in back["seats"]][1:] == ["strong"] * 3
    assert worker("resume")["frame"]["view"] == back


def test_matches_lie_side_by_side(worker: Worker) -> None:
    """Listed with what is needed to choose one, that played last first."""
    play_on(worker, start(worker))
    moved(worker, waited(worker, start(worker, rules="contest", players=3, bots="club", set={"marriage": "auto"})))
    newest, oldest = listed(worker)
    assert {**newest, "id": None, "played": None} == {
        "id": None,
        "played": None,
        "current": True,
        "bad": False,
        "rules": "contest",
        "changed": True,
        "players": 3,
        "sides": 3,
        "level": "club",
        "totals": [0, 0, 0],
        "target": 21,
        "round": 1,
        "over": False,
        "winner": None,
    }
    assert (oldest["current"], oldest["over"], oldest["target"], oldest["changed"]) == (False, True, 6, False)
    assert max(oldest["totals"]) == oldest["totals"][oldest["winner"]] >= 6
    assert newest["played"] > oldest["played"]


def test_no_list_tells_a_seed(worker: Worker) -> None:
    """It would tell the cards."""
    start(worker, seed=None)
    (match,) = worker.store.matches.values()
    seed = json.loads(match["json"])["setup"]["seed"]
    assert seed not in json.dumps(listed(worker))
    assert seed not in json.dumps(match["about"])


def test_a_match_is_opened_by_its_id(worker: Worker) -> None:
    """It is the one to go on with from then, and what it was is left where it is."""
    first = moved(worker, waited(worker, start(worker)))["view"]
    name = current(worker)
    start(worker, rules="traditional", set={})
    other = current(worker)
    assert worker("open_match", name)["frame"]["view"] == first
    assert current(worker) == name
    assert worker("resume")["frame"]["view"] == first
    assert worker("open_match", other)["frame"]["view"]["rules"]["name"] == "traditional"
    assert worker("open_match", "x")["error"]["code"] == "no-save"
    assert current(worker) == other


def test_playing_on_brings_a_match_to_the_top(worker: Worker) -> None:
    """Opening alone does not."""
    start(worker)
    first = current(worker)
    start(worker)
    frame = worker("open_match", first)["frame"]
    assert [match["id"] == first for match in listed(worker)] == [False, True]
    moved(worker, waited(worker, frame))
    assert [match["id"] == first for match in listed(worker)] == [True, False]


def test_a_match_is_removed_by_its_id(worker: Worker) -> None:
    """The unfinished one played last before becomes current in its place, if there is one."""
    play_on(worker, start(worker))
    finished = current(worker)
    names = []
    for _ in range(3):
        start(worker)
        names.append(current(worker))
    assert worker("remove_match", names[0]) == {}
    assert current(worker) == names[2]
    assert worker("remove_match", names[2]) == {}
    assert current(worker) == names[1]
    assert worker("remove_match", names[1]) == {}
    assert [(match["id"], match["current"]) for match in listed(worker)] == [(finished, False)]
    assert worker("resume")["error"]["code"] == "no-save"
    assert worker("remove_match", "x") == {}


def test_the_match_at_the_table_is_left_when_it_is_removed(worker: Worker) -> None:
    """It cannot be played on, by anyone."""
    frame = waited(worker, start(worker))
    worker("remove_match", current(worker))
    view = frame["view"]
    assert worker("submit", view["version"], view["moves"][0])["error"]["code"] == "no-match"
    assert worker("score_sheet")["error"]["code"] == "no-match"
    assert listed(worker) == []


def test_a_match_removed_elsewhere_does_not_come_back(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that still plays it is told that it is not its own any more."""
    view = waited(worker, start(worker))["view"]
    load(monkeypatch, worker.store)("remove_match", current(worker))
    assert worker("submit", view["version"], view["moves"][0])["error"]["code"] == "elsewhere"
    assert worker.store.matches == {}


def older(worker: Worker) -> str:
    """Make the current match one that was saved before there was a list; return its id."""
    name = current(worker)
    worker.store.matches[name] = {part: worker.store.matches[name][part] for part in ("id", "moves", "json")}
    return name


def test_older_saves_are_listed_and_played(worker: Worker) -> None:
    """They are replayed for the list once; when they were played is not known, so they come last."""
    view = moved(worker, waited(worker, start(worker)))["view"]
    name = older(worker)
    start(worker)
    newest, old = listed(worker)
    assert (old["id"], old["played"], old["bad"], old["totals"]) == (name, None, False, view["totals"])
    worker.module.Practice = None  # what is noted is not replayed again
    assert listed(worker) == [newest, old]


def test_an_older_save_is_opened(worker: Worker) -> None:
    """And from then on it has what the others have."""
    moved(worker, waited(worker, start(worker)))
    name = older(worker)
    frame = worker("open_match", name)["frame"]
    moved(worker, waited(worker, frame))
    assert listed(worker)[0]["played"] is not None


@pytest.mark.parametrize("damage", ["", "{}", "[]", "null", '{"setup": {}, "moves": []}', '{"moves": ["play XX"]}'])
def test_a_damaged_save_is_listed_as_such(worker: Worker, damage: str) -> None:
    """It can be removed; nothing removes it unasked, and opening it changes nothing."""
    start(worker)
    good = current(worker)
    worker.store.matches["x"] = {"id": "x", "moves": 0, "json": damage}
    assert [(match["id"], match["bad"]) for match in listed(worker)] == [(good, False), ("x", True)]
    assert worker("open_match", "x")["error"]["code"] == "bad-save"
    assert current(worker) == good
    start(worker)
    assert "x" in worker.store.matches
    assert worker("remove_match", "x") == {}
    assert [match["bad"] for match in listed(worker)] == [False, False]


@pytest.mark.parametrize(
    "damage",
    [
        {"json": "{"},
        {"json": '{"setup": {"rules": "standard", "players": 4}, "moves": []}'},
        {"moves": None, "json": None},
    ],
)
def test_a_save_damaged_later_is_listed_as_such(worker: Worker, damage: Answer) -> None:
    """Although what was told of it still lies beside it."""
    moved(worker, waited(worker, start(worker)))
    worker.store.matches[current(worker)].update(damage)
    assert [match["bad"] for match in listed(worker)] == [True]


def test_a_save_that_does_not_replay_is_bad_once_that_is_known(worker: Worker) -> None:
    """A list does not replay every match; whoever opens it is told, and so is the list from then on."""
    moved(worker, waited(worker, start(worker)))
    match = worker.store.matches[current(worker)]
    data = json.loads(match["json"])
    match["json"] = json.dumps({**data, "moves": ["next"] * len(data["moves"])})
    assert [each["bad"] for each in listed(worker)] == [False]
    assert worker("open_match", match["id"])["error"]["code"] == "bad-save"
    assert [each["bad"] for each in listed(worker)] == [True]
    assert match["id"] in worker.store.matches


@pytest.mark.parametrize("about", [None, {}, [], "about", {"rules": "standard"}])
def test_what_is_told_wrongly_of_a_match_is_found_out_again(worker: Worker, about: object) -> None:
    """It can be replayed, so it is not bad."""
    start(worker)
    right = listed(worker)
    worker.store.matches[current(worker)]["about"] = about
    assert listed(worker) == right


def test_without_a_database_there_are_no_matches(worker: Worker) -> None:
    """Which is told, and playing goes on."""
    worker.store.broken = True
    answer = worker("matches")
    assert (answer["matches"], bool(answer["unsaved"])) == ([], True)
    frame = waited(worker, start(worker))
    assert moved(worker, frame)["view"]["undo"]
    assert "unsaved" in worker("change_level", "club")
    assert worker("open_match", "x")["error"]["code"] == "no-save"
    assert worker("remove_match", "x")["error"]["code"] == "broken"


@pytest.mark.parametrize("name", ["claim_rest", "change_level", "score_sheet"])
def test_without_a_match_there_is_nothing_to_do(worker: Worker, name: str) -> None:
    """Each says so."""
    words = {"claim_rest": (0,), "change_level": ("club",), "score_sheet": ()}[name]
    assert worker(name, *words)["error"]["code"] == "no-match"


def test_what_the_page_may_call_is_there(worker: Worker) -> None:
    """By the names it is exported under."""
    assert all(callable(getattr(worker.module, name)) for name in worker.module.__export__)
    assert {"matches", "open_match", "remove_match", "claim_rest", "change_level", "score_sheet"} <= set(
        worker.module.__export__
    )
