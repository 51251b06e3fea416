"""Why a round's score is what it is, in words: each way there is to score."""

import re

import pytest

from cruce.rules import Rules
from cruce.view import View
from tests.ui.conftest import formatter
from tests.ui.matches import frames, table_frames
from tests.ui.nesting import Nesting
from ui import text
from ui.summary import summary

CONTRACT = {"needed": 66, "contract_made": False, "void": False}


@pytest.fixture
def romanian() -> None:
    """Give the screen's modules the Romanian texts."""
    text.use(formatter("ro"))


def over(name: str = "standard", players: int = 4, **fields: object) -> View:
    """Return a view of the end of a round that was played."""
    found = frames(Rules.named(name, players, target=99, **fields), "s")
    return next(frame["view"] for frame in found if frame["view"]["score"] and frame["view"]["tricks_done"])


def scored(view: View, contract: list[int] | None, **changes: object) -> View:
    """Return the view with another score: raw and what it comes to, by side."""
    zero = [0] * view["sides"]
    score = {**view["score"], "marriages": zero, **CONTRACT, **changes}
    cards = [raw - points for raw, points in zip(score["raw"], score["marriages"], strict=True)]
    fines = changes.get("fines", zero)
    bids = {contract[0]: str(contract[1])} if contract else {}
    seats = [{**at, "call": bids.get(seat, at["call"])} for seat, at in enumerate(view["seats"])]
    return {**view, "contract": contract, "score": score, "card_points": cards, "fines": fines, "seats": seats}


def words(view: View) -> str:
    """Return the words of a summary, with a bar after each cell."""
    html = summary(view)
    Nesting(html)
    plain = re.sub(r"</t[dh]>", " | ", re.sub(r"</(?:p|h2|tr|button)>", "\n", html))
    return re.sub(r"<[^>]*>", "", plain)


@pytest.mark.usefixtures("romanian")
def test_a_missed_contract_and_what_the_others_make_of_theirs() -> None:
    """64 against 56, two bid: two lost, and one for the others."""
    told = words(scored(over(), [0, 2], raw=[64, 56], made=[1, 1], scored=[-2, 1]))
    assert "Ai licitat două: îți trebuiau 66, ai 64. Contract căzut: pierzi 2." in told
    assert "contract căzut: se scade licitația" in told
    assert "56 de puncte fac 1" in told
    assert "La fiecare 33 de puncte, un punct la scor." in told


@pytest.mark.usefixtures("romanian")
def test_a_contract_made_tells_of_marriages_and_of_too_few_points() -> None:
    """102 with a marriage of 40, and 18 that make nothing."""
    made = scored(over(), [2, 2], raw=[142, 18], marriages=[40, 0], made=[4, 0], scored=[4, 0], contract_made=True)
    told = words(made)
    assert "Maria a licitat două: îi trebuiau 66, are 142. Contract făcut." in told
    assert "102 din cărți și 40 din anunțuri: 142 de puncte fac 4" in told
    assert "18 puncte, mai puțin de 33: nu fac nimic" in told


@pytest.mark.usefixtures("romanian")
def test_no_points_need_no_reason() -> None:
    told = words(scored(over(), [0, 1], raw=[120, 0], made=[3, 0], scored=[3, 0], contract_made=True, needed=33))
    assert told.count(" fac ") == 1


@pytest.mark.usefixtures("romanian")
def test_defenders_who_score_nothing_and_a_double_loss() -> None:
    nothing = scored(over("contest-pairs"), [0, 2], raw=[64, 56], made=[1, 1], scored=[-2, 0])
    assert "56 de puncte, dar contractul a căzut: nimic" in words(nothing)
    double = scored(over("moldovan", 3), [0, 8], raw=[64, 40, 16], made=[5, 3, 1], scored=[-16, 3, 1], needed=88)
    told = words(double)
    assert "pierzi 16, dublul licitației" in told
    assert "contract căzut: se scade dublul licitației" in told


@pytest.mark.usefixtures("romanian")
def test_elevenths_are_of_all_points_played() -> None:
    told = words(scored(over("traditional"), [0, 6], raw=[65, 55], made=[5, 5], scored=[-6, 5]))
    assert "55 din 120 fac 5" in told
    assert "Un punct la scor: a unsprezecea parte din 120." in told
    few = scored(over("traditional"), [0, 6], raw=[110, 10], made=[10, 0], scored=[10, 0], contract_made=True)
    assert "10 puncte, mai puțin de 11: nu fac nimic" in words(few)


@pytest.mark.usefixtures("romanian")
@pytest.mark.parametrize(
    ("dealer", "held"),
    [
        (0, "așa că ai rămas tu cu una, cât cere regula. Îți trebuiau 33, ai 64."),
        (2, "așa că Maria a rămas cu una, cât cere regula. Îi trebuiau 33, are 64."),
    ],
)
def test_a_contract_left_to_the_dealer_is_told_to_whoever_deals(dealer: int, held: str) -> None:
    """Nobody has bid it."""
    view = scored(over(), [dealer, 1], raw=[64, 56], made=[1, 1], scored=[1, 1], contract_made=True, needed=33)
    seats = [{**at, "call": "pass"} for at in view["seats"]]
    assert f"Au pasat toți, {held} Contract făcut." in words({**view, "seats": seats})


@pytest.mark.usefixtures("romanian")
def test_fines_stand_with_what_was_made_or_lost() -> None:
    view = over("tromf-standard", conduct="honour")
    fined = scored(view, [0, 1], raw=[70, 50], made=[2, 1], scored=[-1, 1], fines=[-3, 0], contract_made=True)
    assert "70 de puncte fac 2; acuzații: \u22123" in words(fined)
    void = scored(view, [0, 2], raw=[0, 0], made=[0, 0], scored=[-5, 0], fines=[-3, 0], contract_made=None, void=True)
    accusation = {"by": 1, "against": 0, "after": 9, "guilty": True}
    told = words({**void, "accusations": [accusation]})
    assert "contractul: \u22122; acuzații: \u22123" in told
    assert "runda nu se numără" in told


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize(
    ("name", "players", "fields"),
    [
        ("standard", 4, {}),
        ("contest", 4, {}),
        ("moldovan", 3, {}),
        ("no-auction", 2, {}),
        ("talon", 4, {"conduct": "honour", "all_pass": "forced-dealer"}),
        ("fixed-trump", 5, {"all_pass": "fixed-suit"}),
    ],
)
def test_every_side_with_points_or_a_loss_is_given_a_reason(name: str, players: int, fields: dict[str, object]) -> None:
    seen = 0
    for frame in table_frames(Rules.named(name, players, **{"target": 3, **fields})):
        view = frame["view"]
        if not view["score"] or not (view["tricks_done"] or view["score"]["void"]):
            continue
        told, score = words(view), view["score"]
        rows = summary(view).count('class="why"')
        moved = [side for side in range(view["sides"]) if score["raw"][side] or score["scored"][side]]
        assert rows >= len(moved), told
        seen += 1
    assert seen
