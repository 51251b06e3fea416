"""The score sheet of real matches: every round and every total is there, told apart by more than colour."""

import re
from typing import Any

import pytest

from cruce.match import Match
from cruce.rules import Rules
from cruce.scores import scores_view
from cruce.table import HUMAN, Table
from cruce.view import View, table_view
from tests.ui.conftest import LANGUAGES, formatter
from tests.ui.matches import TABLES, played
from tests.ui.nesting import Nesting
from ui import chart, names, text
from ui.markup import number
from ui.score_page import score_page

ROUNDS = 5


@pytest.fixture(autouse=True, params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Give the page the texts of one language; a message that is not there or lacks a value fails."""
    text.use(formatter(request.param, "score"))
    return str(request.param)


def page(table: Table) -> str:
    """Return the page of a table, its HTML checked."""
    html = score_page(table_view(table, 0), scores_view(table.match))
    Nesting(html)
    assert not re.search(r"[{}]|None|undefined|style=", html), html
    return html


def totals(html: str) -> list[list[str]]:
    """Return the totals the page shows for each round that was played, by side."""
    rounds = re.findall(r"<dl>(.*?)</dl>", html)
    return [re.findall(r'class="pad-total">.*?</span>([^<]*)<', each) for each in rounds]


def wanted(match: Match) -> list[list[str]]:
    """Return the totals of the match, but for rounds in which nothing was played."""
    told = scores_view(match)["rounds"]
    return [[number(total) for total in each["totals"]] for each in told if not each["dead"]]


@pytest.mark.parametrize(("name", "players", "fields"), TABLES[::2])
def test_every_total_of_every_round_is_there(name: str, players: int, fields: dict[str, object]) -> None:
    honour = fields.get("conduct") == "honour"
    table = played(Rules.named(name, players, **{"target": 99, **fields}), "s", ROUNDS, revokes=0.05 if honour else 0.0)
    html = page(table)
    assert totals(html) == wanted(table.match)
    assert html.count('class="chart-sample"') == table.match.rules.sides
    assert len(set(re.findall(r'<g data-line="(\d)">', html))) == table.match.rules.sides


def test_a_match_without_a_finished_round_says_so() -> None:
    table = Table(Rules.named("standard", target=6), "s", [HUMAN, *["random"] * 3])
    html = page(table)
    assert "<svg" not in html
    assert "6" in html


def told(view: View, rules: dict[str, object] | None = None, **changes: Any) -> str:  # noqa: ANN401 - each as the engine tells it
    """Return the words of a page with one round, made of a plain one with some of it changed."""
    each = {
        "number": 1,
        "dealer": 3,
        "calls": [[0, 2], [1, "pass"], [2, "pass"], [3, "pass"]],
        "contract": [0, 2],
        "forced": False,
        "trump": "H",
        "dead": False,
        "void": False,
        "accusations": [],
        "needed": 66,
        "contract_made": True,
        "raw": [102, 18],
        "marriages": [0, 0],
        "scored": [3, 0],
        "totals": [3, 0],
        "undone": 0,
        **changes,
    }
    shown = {**view, "rules": {**view["rules"], **(rules or {})}}
    html = score_page(shown, {"rounds": [each], "sides": 2, "target": 11})
    Nesting(html)
    return re.sub(r"<[^>]*>", "", html)


@pytest.mark.usefixtures("language")
def test_each_kind_of_round_is_told_by_its_own_words() -> None:
    text.use(formatter("ro", "score"))
    view = table_view(Table(Rules.named("standard"), "s", [HUMAN, *["random"] * 3]), 0)
    assert "Tu · două" in told(view)
    assert "făcut: 102, trebuiau 66" in told(view)
    assert "Licitația: Tu: două, Ilie: pas, Maria: pas, Ana: pas." in told(view)
    assert "căzut: 60, trebuiau 66" in told(view, contract_made=False, raw=[60, 60], scored=[-2, 1], totals=[-2, 1])
    passed = [[seat, "pass"] for seat in range(4)]
    nobody: dict[str, Any] = {"calls": passed, "contract": None, "needed": None, "contract_made": None}
    assert "rundă moartă" in told(view, **nobody, dead=True, trump=None)
    assert "s-a împărțit din nou" in told(view, {"all_pass": "redeal"}, **nobody, dead=True, trump=None)
    assert "Au pasat toți, fără contract" in told(view, **nobody)
    assert "Fără licitație" in told(view, **{**nobody, "calls": []})
    forced = told(view, calls=passed, contract=[3, 1], forced=True)
    assert "Au pasat toți, așa că a rămas la cel care a împărțit." in forced
    accusation = {"by": 0, "against": 1, "after": 5, "guilty": True}
    void = told(view, void=True, needed=None, contract_made=None, raw=[0, 0], scored=[0, -3], accusations=[accusation])
    assert "rundă nulă" in void
    assert "Ai spus că Ilie a călcat regula, și așa e!" in void
    assert "2 mutări luate înapoi" in told(view, undone=2)
    assert "anunț 40" in told(view, marriages=[40, 0])


def test_an_even_score_below_zero_has_a_true_minus_sign() -> None:
    text.use(formatter("ro", "score"))
    view = table_view(Table(Rules.named("standard"), "s", [HUMAN, *["random"] * 3]), 0)
    assert "Egalitate: \u22122" in told(view, totals=[-2, -2])


def test_rounds_dealt_again_one_after_the_other_stand_together() -> None:
    view = table_view(Table(Rules.named("traditional"), "s", [HUMAN, *["random"] * 3]), 0)
    table = played(Rules.named("traditional", target=99), "s", ROUNDS)
    plain = scores_view(table.match)["rounds"][0]
    again = {**plain, "dead": True, "contract": None, "trump": None, "contract_made": None, "needed": None}
    rounds = [{**again, "number": 1}, {**again, "number": 2}, {**plain, "number": 3}, {**again, "number": 4}]
    html = score_page(view, {"rounds": rounds, "sides": 2, "target": 11})
    heads = re.findall(r"<h3>(.*?) <small>", html)
    assert len(heads) == 3
    assert "1\u20132" in heads[0]


def test_lines_differ_by_mark_and_dash_and_keep_within_the_drawing() -> None:
    assert len(set(chart.MARKS)) == len(set(chart.DASHES)) == 6
    after = [[side * step - 2 * step for side in range(6)] for step in range(1, 30)]
    html = chart.chart(["A", "B", "C", "D", "E", "F"], after, 11)
    assert "\u221258" in html, "totals below zero"
    for across, down in re.findall(r"(-?[\d.]+) (-?[\d.]+)", " ".join(re.findall(r'-line" d="M([^"]*)"', html))):
        assert 0 <= float(across) <= chart.WIDE
        assert 0 <= float(down) <= chart.HIGH
    assert html.count('class="chart-mark"') == 6, "of so many rounds the last alone is marked"


def test_names_are_escaped() -> None:
    names.give({"left": "<b>Ilie"})
    try:
        html = page(played(Rules.named("contest", 4, target=99), "s", ROUNDS))
    finally:
        names.give({})
    assert "<b>Ilie" not in html
    assert "&lt;b&gt;Ilie" in html
