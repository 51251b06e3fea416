"""What the table's voice says of real matches."""

from collections.abc import Iterator

import pytest

from cruce.rules import Rules
from cruce.view import View
from tests.ui.conftest import LANGUAGES, formatter
from tests.ui.matches import frames
from ui import names, text
from ui.spoken import phrase, sample

QUEEN = "the queen of spades"


@pytest.fixture(autouse=True)
def usual_names() -> Iterator[None]:
    """Give back the usual names."""
    yield
    names.give({})


def event(kind: str, seat: int, move: str, marriage: int = 0) -> View:
    """Return a frame in which something happens at a table of four."""
    view = {"seat": 0, "players": 4, "contract": [1, 2], "rules": {"name": "standard"}}
    return {"event": {"kind": kind, "seat": seat, "move": move, "marriage": marriage}, "view": view}


@pytest.mark.parametrize(
    ("frame", "romanian", "english"),
    [
        (event("call", 2, "bid 3"), "Maria: trei", "Maria: three"),
        (event("call", 1, "pass"), "Ilie: pas", "Ilie: pass"),
        (event("trump", 3, "trump H"), "Ana: atu cupă", "Ana: hearts are trumps"),
        (event("play", 1, "play TC"), "Ilie: zecele de treflă", "Ilie: the ten of clubs"),
        (
            event("play", 3, "claim KH", 40),
            "Ana: popa de cupă, anunț de 40",
            "Ana: the king of hearts, a marriage of 40",
        ),
        (
            event("play", 0, "play QS", 20),
            "Tu: dama de pică, anunț de 20",
            "You: the queen of spades, a marriage of 20",
        ),
        (event("play", 0, "play QS"), "", ""),
        (event("call", 0, "bid 2"), "", ""),
        (event("cut", 1, "knock"), "", ""),
    ],
)
def test_what_is_said_at_the_table(frame: View, romanian: str, english: str) -> None:
    for language, words in zip(LANGUAGES, (romanian, english), strict=True):
        text.use(formatter(language, "speech"))
        assert phrase(frame) == words


def test_every_move_of_others_that_is_heard_is_said() -> None:
    text.use(formatter("ro", "speech"))
    for frame in frames(Rules.named("tromf-standard", target=6), "e"):
        made = frame["event"]
        heard = made and made["kind"] in ("call", "trump", "play") and (made["seat"] or made["marriage"])
        assert bool(phrase(frame)) == bool(heard), made


def test_the_voice_is_tried_with_the_names_at_the_table() -> None:
    text.use(formatter("ro", "speech"))
    names.give({"right": "Lenuța"})
    assert sample() == "Lenuța: două. Ilie: asul de cupă"
