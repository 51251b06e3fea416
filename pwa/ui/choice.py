"""The rule choice being made: it asks the engine what each change comes to, and decides no rule."""

import json

from ui.setup import LEVEL, LEVELS, REVOKES
from ui.shapes import Engine, View


def in_order(values: list[object]) -> list[object]:
    """Return numbers by size, and anything else as the engine has it."""
    numbers = [value for value in values if isinstance(value, int) and not isinstance(value, bool)]
    if len(numbers) != len(values):
        return values
    numbers.sort()
    return list(numbers)


class Choice:
    """What is chosen, and what the engine says of it: `values`, `fault`, `own`, `passport`, as in `cruce.form`."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._asked: View = {}
        self.cuts = False
        self.revokes = REVOKES[0][0]
        self.level = LEVEL
        self.offers: View = {}
        self.told: View = {}

    async def recall(self, kept: View) -> None:
        """Take up what is remembered, or the house's own game when that can no longer be played."""
        if not self.offers:
            self.offers = json.loads(await self._engine.rulesets())
        self.cuts = bool(kept.get("cuts"))
        often = [name for name, chance in REVOKES if chance == kept.get("revokes")]
        self.revokes = often[0] if often else REVOKES[0][0]
        self.level = kept["bots"] if kept.get("bots") in LEVELS else LEVEL
        if not await self.ask({name: kept.get(name) for name in ("rules", "players", "set")}):
            await self.ask({})

    async def ask(self, asked: View) -> bool:
        """Ask for a choice; return whether it can be played. One that cannot be read changes nothing but `fault`."""
        told = json.loads(await self._engine.rules(json.dumps(asked)))
        playable = "choice" in told
        if playable:
            self._asked = told["choice"]
            self.told = told
        elif told.get("values"):
            self._asked = {"rules": told["values"]["name"], "players": asked.get("players"), "set": asked.get("set")}
            self.told = dict(self.told, **told)
        elif self.told:
            self.told = dict(self.told, fault=told.get("fault"))
        return playable

    @property
    def values(self) -> View:
        """All fields of the rules chosen, by name."""
        values: View = self.told["values"]
        return values

    @property
    def fault(self) -> View | None:
        """What is wrong with the choice, None when it can be played."""
        fault: View | None = self.told.get("fault")
        return fault

    @property
    def passport(self) -> str:
        """The passport of the rules chosen."""
        passport: str = self.told["passport"]
        return passport

    @property
    def players(self) -> int:
        """How many play."""
        players: int = self.values["players"]
        return players

    @property
    def ruleset(self) -> View:
        """The ruleset chosen."""
        found: View = next(each for each in self.offers["rulesets"] if each["name"] == self.values["name"])
        return found

    def options(self) -> list[tuple[str, list[object]]]:
        """Return the fields this table is offered, each with its values and the one chosen among them."""
        offered = self.ruleset["options"].get(str(self.players), {})
        found = []
        for field, _ in self.offers["fields"]:
            if field in offered:
                values = offered[field]
                mine = self.values[field]
                also = [] if mine in values else [mine]
                found.append((field, in_order(values + also)))
        return found

    def changed(self) -> list[str]:
        """Return the fields that are not as the ruleset has them, in the order of the form."""
        own = self.told["own"]
        return [field for field, _ in self.offers["fields"] if self.values[field] != own[field]]

    async def pick(self, ruleset: str) -> None:
        """Choose a ruleset as it is, for as many players as before if it is played by so many."""
        asked: View = {"rules": ruleset}
        tables = next(each["tables"] for each in self.offers["rulesets"] if each["name"] == ruleset)
        if self.players in [players for players, _ in tables]:
            asked["players"] = self.players
        await self.ask(asked)

    async def change(self, field: str, value: str) -> None:
        """Give a field a value, as its text; a number of players takes along what goes with it."""
        changes = dict(self._asked.get("set") or {})
        if field == "players":
            changes = {name: changes[name] for name in changes if name not in self.ruleset["seated"]}
        changes[field] = value
        await self.ask({"rules": self._asked.get("rules"), "players": self._asked.get("players"), "set": changes})

    async def step(self, field: str, by: int) -> None:
        """Make a number so much larger or smaller."""
        await self.change(field, str(max(0, self.values[field] + by)))

    async def undo(self) -> None:
        """Take back every change."""
        await self.pick(self.values["name"])

    def match(self) -> View:
        """Return what a match is begun with."""
        match = dict(self._asked)
        match["cuts"] = self.cuts
        match["revokes"] = dict(REVOKES)[self.revokes]
        match["bots"] = self.level
        return match
