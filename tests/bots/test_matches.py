"""Every bot at every table plays whole matches, always the same ones."""

import pytest

from cruce.bots import BOTS
from cruce.choice import chosen_values
from cruce.match import Match
from cruce.record import match_line, match_record
from cruce.replay import replay_line
from cruce.rules import Rules
from cruce.rulesets import ruleset_named, rulesets
from cruce.table import MOST_ROUNDS, Table, TableSettings

TABLES = [(ruleset.name, players) for ruleset in rulesets().values() for players in ruleset.tables]
"""Every ruleset with every number of players it has."""


def matched(rules: Rules, seed: str, players: tuple[str, ...]) -> Match:
    """Return a match the bots have played to its end."""
    return Table(rules, seed, players, TableSettings(budget=1, cuts=seed.startswith("cut"))).play_out()


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_bot_plays_to_the_matchs_end(name: str, players: int, bot: str) -> None:
    """Within a thousand rounds, the pack cut by hand, and the record of it replays."""
    rules = Rules.named(name, players, target=6)
    match = matched(rules, "cut", (bot,) * players)
    assert match.winner is not None
    assert len(match.rounds) <= MOST_ROUNDS
    assert max(match.totals) >= rules.target
    assert replay_line(match_line(match)).totals == match.totals


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_bot_plays_every_option_a_table_is_offered(name: str, players: int) -> None:
    """One by one, and each is a rule choice that can be played."""
    for field, values in ruleset_named(name).options[players].items():
        for value in values:
            rules = Rules.from_json(chosen_values({"rules": name, "players": players, "set": {field: value}}))
            assert getattr(rules, field) == value
            assert matched(rules.with_fields(target=2), "options", ("club",) * players).winner is not None


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_mixed_table_plays_to_the_end(name: str, players: int) -> None:
    """Whichever bots sit there: each in turn deals first of a mixture of all."""
    names = tuple(BOTS)
    for first in range(len(names)):
        around = ((names[first:] + names[:first]) * 2)[:players]
        match = matched(Rules.named(name, players, target=2), "mixed", around)
        assert match.winner is not None
        assert match_record(match)["players"] == list(around)


@pytest.mark.parametrize(
    "changes",
    [
        *({"trump": "first-card"}, {"trump": "before-rest"}, {"beat": "always"}, {"beat": "iber"}),
        *({"beat": "overruff", "leader": "eldest", "lead_trump": True}, {"all_pass": "redeal"}, {"marriage": "none"}),
        *({"unit": 11, "bid_min": 1, "bid_max": 11}, {"hand": 5}, {"hand": 4, "packet": 4}),
        *({"sides": 4, "defenders_score_on_fail": False}, {"fail_factor": 2, "winning_margin": 2}),
        *({"players": 2, "sides": 2, "hand": 8, "packet": 8}, {"players": 5, "sides": 5, "pack": 32}),
        {"players": 6, "sides": 3, "hand": 5, "pack": 32},
    ],
    ids=str,
)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_under_other_fields(changes: dict[str, object], bot: str) -> None:
    """Whatever the rules are, a bot finds a legal move and the match ends."""
    rules = Rules.named("standard", 4).with_fields(target=3, **changes)
    assert matched(rules, "other", (bot,) * rules.players).winner is not None


@pytest.mark.parametrize("players", [4, 3])
def test_club_beats_random(players: int) -> None:
    """A side of club players against random ones wins nearly every match, from whichever seats it plays."""
    won, rules = 0, Rules.named("standard", players)
    for number in range(24):
        mine = number % rules.sides
        seats = tuple("club" if rules.side_of(seat) == mine else "random" for seat in range(players))
        won += matched(rules, f"duel/{number}", seats).winner == mine
    assert won >= 18
