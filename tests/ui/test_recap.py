"""How a match stands, in words: at every moment, and in agreement with the view."""

import re

import pytest

from cruce.rules import Rules
from tests.ui.conftest import LANGUAGES, formatter
from tests.ui.matches import TABLES, table_frames
from ui import markup, recap, text
from ui.names import card_name, seat_name, side_name, suit_name
from ui.status import played_out, status
from ui.told import told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players", "fields"), TABLES[::3])
def test_every_moment_can_be_told(language: str, name: str, players: int, fields: dict[str, object]) -> None:
    text.use(formatter(language, "recap"))
    for frame in table_frames(Rules.named(name, players, **{"target": 3, **fields}))[::3]:
        lines = recap.everything(frame["view"])
        assert all(lines)
        assert not any("{" in line or "None" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players", "fields"), TABLES[::2])
def test_nothing_speaks_of_a_contract_while_the_auction_goes_on(
    language: str, name: str, players: int, fields: dict[str, object]
) -> None:
    text.use(formatter(language, "recap"))
    for frame in table_frames(Rules.named(name, players, **{"target": 3, **fields})):
        view = frame["view"]
        if view["phase"] == "auction":
            said = [*recap.everything(view), markup.contract(view), status(view), *told(frame)]
            words = re.sub(r"<[^>]*>", "", " ".join(said))
            assert "contract" not in words.lower(), words


@pytest.mark.parametrize(("players", "sides"), [(4, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_a_round_s_points_are_named_on_every_score_bar_and_in_the_recap(players: int, sides: int) -> None:
    text.use(formatter("ro", "recap"))
    for frame in table_frames(Rules.named("traditional", players, sides=sides, target=3)):
        view = frame["view"]
        bar = re.sub(r"<span aria-hidden[^>]*>[^<]*</span>|<[^>]*>", " ", markup.scores(view))
        standing = " ".join(recap.standing(view))
        for side, cards in enumerate(view["card_points"]):
            assert f"cărți {cards} " in bar
            assert f"{side_name(view, side)}: {cards} din cărți" in standing or view["phase"] != "play" or view["score"]
        assert bar.count("cărți") == sides


@pytest.mark.parametrize(("name", "players"), [("standard", 4), ("tromf-two", 2), ("talon", 4)])
def test_what_is_told_is_what_the_table_shows(name: str, players: int) -> None:
    text.use(formatter("ro", "recap"))
    for frame in table_frames(Rules.named(name, players, target=3)):
        view = frame["view"]
        if view["score"]:
            continue
        standing = " ".join(recap.standing(view))
        if view["trump"]:
            assert f"Atu {suit_name(view['trump'])}." in standing
        if view["contract"]:
            stands = "Licitația e la" if view["phase"] == "auction" else "Contractul"
            assert f"{stands}: {seat_name(view, view['contract'][0])}, " in standing
        trick = view["trick"] or {"cards": [], "leader": 0}
        (told,) = recap.trick(view)
        for step, card in enumerate(trick["cards"]):
            name_ = seat_name(view, (trick["leader"] + step) % players)
            assert f"{name_}: {card_name(card)}" in told
        held = " ".join(recap.hand(view))
        assert all(card_name(card) in held for card in view["hand"])
        refused = held.partition("nu se pot juca: ")[2]
        assert all((card_name(card) in refused) == (card in view["refused"]) for card in view["hand"])


def test_no_trick_is_told_of_after_the_last() -> None:
    """On honour the table asks once more whether anybody is accused, when no card is left to lay."""
    text.use(formatter("ro", "recap"))
    found = table_frames(Rules.named("tromf-standard", 4, target=3, conduct="honour"))
    asked = [frame["view"] for frame in found if played_out(frame["view"])]
    assert asked
    for view in asked:
        assert recap.standing(view)[0].startswith(f"Runda {view['round']}, s-a jucat ultima carte.")
