"""Hints in words, on CPython: every reason has its sentence, in both languages, told by the engine itself."""

import json
import re

import pytest
from fluent.syntax import FluentParser, ast

from cruce.bots import LEVELS
from cruce.bots.advice import Advice
from cruce.bots.reasons import Why, reason
from cruce.moves import parse_move
from cruce.rules import Rules
from cruce.table import HUMAN, Table
from cruce.view import View, advice_view, table_view
from tests.ui.conftest import LANGUAGES, STRINGS, formatter
from ui import advice, setup, text

NAMED = {"suit": "H", "points": 21, "cards": 4, "out": 1, "card": "TS", "level": 2}
"""What some reason may name."""


@pytest.fixture(autouse=True, params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Give the words the texts of one language; a message that is not there or lacks a value fails."""
    text.use(formatter(request.param, "sheet", "hint"))
    return str(request.param)


def hint(move: str, why: Why = Why.LOST, **yields: float) -> View:
    """Return a hint as the engine sends it, all that a reason can name included."""
    return {"move": move, "reason": why, "values": NAMED, "yields": yields}


def view(**changes: object) -> View:
    """Return the view of a table on which somebody has led a card."""
    table = Table(Rules.named("standard"), "7/0", [HUMAN] * 4)
    return {**table_view(table, 0), "trick": {"cards": ["AC"]}, **changes}


def messages(language: str) -> dict[str, ast.Message]:
    """Return the messages of hints by name."""
    resource = FluentParser().parse((STRINGS / f"hint.{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def test_both_languages_have_the_same_messages_and_no_other_is_used() -> None:
    romanian, english = map(messages, LANGUAGES)
    doing = {"lead", "claim", "put", "bid", "pass", *advice.DOING}
    built = {f"hint-why-{why}" for why in Why} | {f"hint-{word}" for word in doing}
    asked = set()
    for path in (STRINGS.parent / "ui").glob("*.py"):
        asked |= set(re.findall(r'["\'](hint[a-z-]*)["\']', path.read_text(encoding="utf-8")))
    assert set(romanian) == set(english) == (asked - {"hint-", "hint-why-", "hint-words"}) | built
    assert not {name for name in romanian if romanian[name].equals(english[name])}
    assert not set("\u015e\u015f\u0162\u0163") & set((STRINGS / "hint.ro.ftl").read_text(encoding="utf-8"))


def test_every_reason_has_a_sentence_of_its_own() -> None:
    sentences = {advice.sentence(view(), hint("play 9C", why)) for why in Why}
    # Of a suit it is the same to lead from it and to make it trump.
    assert len(sentences) == len(Why) - 1
    for told in sentences:
        assert re.fullmatch(r"[^{}:]+: [^{}]+[^.]\.", told), told


@pytest.mark.parametrize(
    ("move", "why", "romanian", "english"),
    [
        ("play 9C", Why.LOST, "Aruncă nouarul de treflă: ", "Throw the nine of clubs: "),
        ("play AH", Why.RUFFS, "Taie cu asul de cupă: ", "Ruff with the ace of hearts: "),
        ("play KC", Why.TAKES, "Ia levata cu popa de treflă: ", "Take the trick with the king of clubs: "),
        ("play TC", Why.GIVES, "Pune zecele de treflă: ", "Play the ten of clubs: "),
        ("bid 2", Why.BID_ENOUGH, "Licitează două: ", "Bid two: "),
        ("pass", Why.TOO_LITTLE, "Spune pas: ", "Say pass: "),
        ("trump S", Why.TRUMP_HELD, "Alege atu pică: ", "Make spades trump: "),
        ("exchange 9C for AH", Why.EXCHANGES, "Schimbă cartea", "Exchange the card"),
        ("exchange 9C JD for AH TH", Why.EXCHANGES, "Schimbă cărțile", "Exchange the cards"),
        ("exchange", Why.KEEPS_ALL, "Nu schimba nimic: ", "Exchange nothing: "),
    ],
)
def test_what_to_do_is_said_as_players_say_it(language: str, move: str, why: Why, romanian: str, english: str) -> None:
    told = advice.sentence(view(), hint(move, why))
    assert told.startswith({"ro": romanian, "en": english}[language])


def test_a_lead_is_said_as_one(language: str) -> None:
    leading = view(trick=None)
    told = [advice.sentence(leading, hint(f"{kind} KH", Why.SHOWS)) for kind in ("play", "claim")]
    assert told[0].startswith({"ro": "Deschide cu popa de cupă: ", "en": "Lead the king of hearts: "}[language])
    assert told[1].startswith({"ro": "Deschide cu popa de cupă și anunță: ", "en": "Lead the king"}[language])


@pytest.mark.parametrize(("points", "told"), [(1, "un punct"), (3, "3 puncte"), (21, "21 de puncte")])
def test_points_are_counted_as_the_language_does(language: str, points: int, told: str) -> None:
    found = hint("play TC", Why.TAKES) | {"values": {"points": points}}
    assert language != "ro" or advice.sentence(view(), found).endswith(f"levata are {told}.")


def test_a_pass_over_a_bid_is_said_as_the_table_says_it(language: str) -> None:
    table = table_view(Table(Rules.named("tromf-standard"), "7/0", [HUMAN] * 4), 0)
    found = hint("pass", Why.TOO_LITTLE)
    over = advice.sentence({**table, "contract": [1, 2]}, found)
    assert {"ro": "Spune merge: ", "en": "Say goes: "}[language] in over
    assert {"ro": "Spune pas: ", "en": "Say pass: "}[language] in advice.sentence(table, found)


def test_figures_are_explained_where_there_are_some() -> None:
    assert advice.figures(hint("play 9C")) == ""
    calls, cards = ({"pass": 0.0, "bid 1": 0.4}, {"play 9C": 0.4})
    assert len({advice.figures(hint("pass", Why.LOST, **each)) for each in (calls, cards)}) == 2


def test_what_the_engine_sends_is_what_the_words_take() -> None:
    """Every value a reason names is one its sentence asks for, and the other way round."""
    table = Table(Rules.named("standard"), "7/0", [HUMAN] * 4)
    while table.match.state.score is None:
        seat = table.match.state.to_act
        assert seat is not None
        for text_ in [move.text for move in table.match.legal_moves]:
            why, values = reason(table.observe(seat), parse_move(text_))
            found = json.loads(json.dumps(advice_view(Advice(parse_move(text_), why, values, {text_: -0.25}))))
            assert "{" not in advice.sentence(table_view(table, seat), found)
            assert found["yields"] == {text_: -0.25}
        assert table.submit(table.version, table.match.legal_moves[0].text, seat) is None


def test_an_exchange_is_read_from_its_move() -> None:
    assert advice.exchanged("exchange") == ([], [])
    assert advice.exchanged("exchange 9C JD for AH TH") == (["9C", "JD"], ["AH", "TH"])


def test_the_levels_are_the_engine_s() -> None:
    assert tuple(LEVELS) == setup.LEVELS
    names = [text.t("level", level=level) for level in setup.LEVELS]
    assert len(set(names)) == len(setup.LEVELS)
    assert len({text.t("level-about", level=level) for level in setup.LEVELS}) == len(setup.LEVELS)
    assert len({text.t("title-level", level=level) for level in (*setup.LEVELS, "random")}) == len(setup.LEVELS) + 1
