"""The page of the shuffle and the seal on the table, on CPython, told by the engine itself."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from cruce.fairness import commitment
from cruce.rules import Rules
from cruce.table import HUMAN, Table, TableSettings
from cruce.view import View, fairness_view, table_view
from tests.ui.conftest import LANGUAGES, STRINGS, formatter
from tests.ui.test_setup import Page
from ui import text
from ui.fair_page import fair_page, link, shown_command
from ui.seal import code, seal

SEED = "000102030405060708090a0b0c0d0e0f"


@pytest.fixture(autouse=True, params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Give the pages the texts of one language; a message that is not there or lacks a value fails."""
    text.use(formatter(request.param, "fair"))
    return str(request.param)


def messages(language: str) -> dict[str, ast.Message]:
    """Return the messages of the page by name."""
    resource = FluentParser().parse((STRINGS / f"fair.{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def told(seed: str = SEED, *, cuts: bool = False, over: bool = True, **changes: object) -> View:
    """Return what the engine tells of a match, with some of it changed."""
    rules = Rules.named("standard", target=6)
    table = Table(rules, seed, ["random"] * 4, TableSettings(cuts=cuts))
    if over:
        table.play_out()
    return {**fairness_view(table.match, commitment(seed), 0), **changes}


def words_of(html: str) -> str:
    """Return the words of a page whose elements are all closed, and check that no id is there twice."""
    page = Page(html)
    assert len(page.ids) == len(set(page.ids))
    assert not re.search(r"None|undefined", html)
    return " ".join("".join(page.words).split())


def frames() -> Iterator[tuple[Table, View]]:
    """Yield a match's table at each moment, with what the person sees."""
    table = Table(Rules.named("standard", target=6), "7/0", [HUMAN, *["random"] * 3], TableSettings(cuts=True))
    while table.match.winner is None:
        yield table, table_view(table, 0)
        if table.bot_to_act:
            *_, move = table.think()
            table.act(move)
        else:
            assert table.submit(table.version, table.match.legal_moves[0].text, 0) is None
    yield table, table_view(table, 0)


def test_both_languages_have_the_same_messages_and_no_other_is_used() -> None:
    romanian, english = map(messages, LANGUAGES)
    assert set(romanian) == set(english)
    asked = set()
    for path in (STRINGS.parent / "ui").glob("*.py"):
        asked |= set(re.findall(r'["\']([a-z][a-z0-9-]+)["\']', path.read_text(encoding="utf-8")))
    assert set(romanian) <= asked
    assert not {name for name in romanian if romanian[name].equals(english[name])}
    assert not set("şţŞŢ") & set((STRINGS / "fair.ro.ftl").read_text(encoding="utf-8"))


def test_the_seal_lies_on_the_table_until_the_first_card() -> None:
    for table, view in frames():
        shown = seal(view)
        if view["round"] == 1 and not view["trick"] and not view["tricks_done"] and not view["score"]:
            assert code(commitment("7/0")) in words_of(shown)
            assert 'id="show-seal"' in shown
        else:
            assert shown == "", table.version


def test_the_seal_makes_room_for_the_talon() -> None:
    table = Table(Rules.named("talon"), "7/0", [HUMAN] * 4)
    phases = set()
    while table.match.state.trick is None:
        view = table_view(table, 0)
        phases.add(view["phase"])
        assert (seal(view) == "") is (view["phase"] == "exchange")
        move = "bid 6" if view["phase"] == "auction" else table.match.legal_moves[0].text
        if table.submit(table.version, move, view["to_act"]):
            assert table.submit(table.version, "pass", view["to_act"]) is None
    assert {"auction", "exchange", "trump", "play"} <= phases


def test_a_sealed_match_tells_its_seal_and_no_seed(language: str) -> None:
    page = fair_page(told(over=False))
    words = words_of(page)
    assert commitment(SEED) in words
    assert code(commitment(SEED)) == "f93b fa1a"
    assert code(commitment(SEED)) in words
    assert SEED not in page
    assert {"ro": "Amestec pecetluit", "en": "Shuffle sealed"}[language] in words
    assert 'class="fair-known"' not in page


def test_the_cut_is_told_where_there_is_one(language: str) -> None:
    asked = {"ro": "La masa aceasta pachetul se ridică", "en": "At this table the pack is cut"}[language]
    assert asked in words_of(fair_page(told(cuts=True, over=False)))
    assert asked not in words_of(fair_page(told(over=False)))


@pytest.mark.parametrize("over", [False, True])
def test_a_seed_from_an_address_is_said_to_be_no_secret(over: bool) -> None:  # noqa: FBT001 - a parameter
    assert 'class="fair-known"' in fair_page(told("7/0", over=over))


def test_an_opened_seal_tells_what_the_check_came_to(language: str) -> None:
    found = told(cuts=True)
    page = fair_page(found)
    words = words_of(page)
    assert {"ro": "Amestec cinstit", "en": "The shuffle was fair"}[language] in words
    for kept in (SEED, commitment(SEED)):
        assert kept in words
    assert page.count('data-sign="fits"') >= len(found["rounds"]) + 2
    assert 'data-sign="differs"' not in page
    assert '<pre id="fair-text">cruce/1 seed\n' + SEED + "</pre>" in page
    assert len(re.findall(r'<th scope="row">', page)) == len(found["rounds"])


def test_what_does_not_fit_is_said(language: str) -> None:
    found = told()
    rounds = [dict(each) for each in found["rounds"]]
    rounds[1]["true"] = False
    page = fair_page({**found, "rounds": rounds, "holds": False})
    words = words_of(page)
    assert {"ro": "Ceva nu se potrivește", "en": "Something does not fit"}[language] in words
    assert {"ro": f"Într-o rundă din {len(rounds)}", "en": f"In one round of {len(rounds)}"}[language] in words
    assert page.count('data-sign="differs"') == 2
    other = fair_page({**found, "sealed": False, "holds": False})
    assert {"ro": "nu e a cheii", "en": "is not that of"}[language] in words_of(other)
    assert other.count('data-sign="differs"') == 1


def test_every_way_to_treat_the_pack_is_told(language: str) -> None:
    base = {"dealer": 1, "true": True}
    rounds: list[dict[str, Any]] = [
        {**base, "cutter": 0, "cut": 9},
        {**base, "cutter": 2, "cut": 1},
        {**base, "cutter": 0, "cut": 0},
        {**base, "cutter": 2, "cut": 0},
    ]
    words = words_of(fair_page(told(cuts=True, rounds=rounds)))
    expected = {
        "ro": (
            "ai ridicat 9 cărți",
            "Maria a ridicat o carte",
            "l-ai bătut",
            "Maria l-a bătut",
            "O dată ai ridicat tu",
        ),
        "en": ("you cut 9 cards", "Maria cut one card", "you knocked", "Maria knocked", "Once you cut the pack"),
    }
    for piece in expected[language]:
        assert piece in words


def test_the_command_is_one_a_shell_takes() -> None:
    assert shown_command("7/0") == "printf 'cruce/1 seed\\n%s' '7/0' | sha256sum"
    assert shown_command("it's") == "printf 'cruce/1 seed\\n%s' 'it'\\''s' | sha256sum"
    page = fair_page(told("<b>'&\"/0"))
    assert "<b>'" not in page
    words_of(page)


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="this machine has no sha256sum")
@pytest.mark.parametrize("seed", [SEED, "7/0", "it's `so` $HOME \\n %s/0", "Ștefan/0"])
def test_the_command_gives_the_commitment(seed: str) -> None:
    done = subprocess.run(["/bin/sh", "-c", shown_command(seed)], capture_output=True, text=True, check=True)
    assert done.stdout.split()[0] == commitment(seed)


def test_the_rules_of_a_match_lead_to_the_page() -> None:
    table = Table(Rules.named("standard"), "7/0", [HUMAN] * 4)
    shown = link(table_view(table, 0))
    assert code(commitment("7/0")) in words_of(shown)
    assert 'data-page="fair"' in shown
