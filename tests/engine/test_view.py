"""What a screen is shown of a table."""

import pytest

from cruce.rules import Rules
from cruce.state import Phase
from cruce.table import HUMAN, Table
from cruce.view import View, table_view


def shown(rules: Rules, seed: str) -> list[View]:
    """Return what seat 0 is shown after each move of a first round; it makes the last move offered, so that it bids."""
    table = Table(rules, seed, [HUMAN, *["random"] * (rules.players - 1)])
    views = [table_view(table, 0)]
    while table.match.phase not in (Phase.ROUND_OVER, Phase.MATCH_OVER):
        if table.bot_to_act:
            *_, move = table.think()
            table.act(move)
        else:
            table.submit(table.version, views[-1]["moves"][-1], 0)
        views.append(table_view(table, 0))
    return views


@pytest.mark.parametrize("seed", ["a", "b", "c"])
@pytest.mark.parametrize(("name", "players"), [("standard", 4), ("standard", 3), ("tromf-standard", 4), ("ardeal", 4)])
def test_cards_keep_their_places_in_the_hand_whatever_has_been_laid(name: str, players: int, seed: str) -> None:
    views = [view for view in shown(Rules.named(name, players), seed) if view["phase"] == Phase.PLAY]
    whole = views[0]["hand"]
    for view in views:
        assert view["hand"] == [card for card in whole if card in view["hand"]]
