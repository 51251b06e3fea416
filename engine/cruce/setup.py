"""How a practice match is set up: one person and bots, by a choice of rules; and how that is kept as JSON."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cruce.choice import chosen_values, told
from cruce.errors import BadTable, brief
from cruce.rules import Rules
from cruce.table import HUMAN, TableSettings

PERSON = 0
"""The person's seat."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a practice match is played by.

    `name` tells it from others, `seats` has the player of each seat, `cuts` says whether the pack is cut by hand, and
    `revokes` is the chance of a bot's revoke on honour.
    """

    name: str
    rules: Rules
    seed: str
    seats: tuple[str, ...]
    cuts: bool = False
    revokes: float = 0.0

    @classmethod
    def chosen(cls, asked: Mapping[str, Any], name: str, seed: str) -> "Setup":
        """Return the setup for a choice of rules, as `chosen_values` takes it, `bots` (one name), `cuts` and `revokes`.

        A `seed` in it takes the place of the one given: the match is then the first of that seed, as the command line
        plays it. BadRules for rules that cannot be played, BadTable for a choice that is none.
        """
        rules = Rules.from_json(chosen_values(asked))
        if "bots" not in asked:
            raise BadTable("bots: the name of one is needed")
        seats = (HUMAN, *[asked["bots"]] * (rules.players - 1))
        own = asked.get("seed")
        cuts, revokes = bool(asked.get("cuts")), _chance(asked.get("revokes"))
        return cls(name, rules, f"{own}/0" if own else seed, seats, cuts, revokes)

    @classmethod
    def from_json(cls, data: Any) -> "Setup":  # noqa: ANN401 - whatever was kept
        """Return a setup as `as_json` wrote it; BadTable or BadRules for what is none.

        Older ones lack `changes`, `cuts` or `revokes`; the oldest had a `target` alone.
        """
        if not isinstance(data, Mapping) or not {"id", "rules", "players", "seed", "seats"} <= data.keys():
            raise BadTable(f"{brief(data)} is no setup of a match")
        older = {"target": data["target"]} if data.get("target") else {}
        changes, seats = data.get("changes", older), data["seats"]
        if not isinstance(changes, Mapping) or not isinstance(seats, list):
            raise BadTable(f"changes and seats of a setup are a mapping and a list, not {brief((changes, seats))}")
        rules = Rules.named(data["rules"], data["players"], **changes)
        return cls(data["id"], rules, data["seed"], tuple(seats), data.get("cuts", False), data.get("revokes", 0.0))

    def as_json(self) -> dict[str, Any]:
        """Return the setup as it is kept: the rules as a ruleset, a number of players and what differs from them."""
        players, changes = told(self.rules)
        return {
            "id": self.name,
            "rules": self.rules.name,
            "players": players,
            "changes": changes,
            "cuts": self.cuts,
            "revokes": self.revokes,
            "seed": self.seed,
            "seats": list(self.seats),
        }

    def settings(self, budget: int) -> TableSettings:
        """Return what else is agreed at its table, with the budget of a bot's move; BadTable when a value is none."""
        return TableSettings(budget=budget, cuts=self.cuts, revoke_rate=self.revokes)


def _chance(typed: Any) -> Any:  # noqa: ANN401 - whatever was asked
    """Return the chance that a text or number says; what says none stays as it is, for the table to refuse."""
    try:
        return float(typed or 0)
    except (TypeError, ValueError):
        return typed
