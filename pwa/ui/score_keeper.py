"""The page of the score sheet: asks the engine for the rounds that are over each time it is shown."""

import json

from ui.score_page import score_page
from ui.shapes import Callback, Engine, View
from ui.sheet import Keeper, Sheet
from ui.text import t


class ScoreKeeper(Keeper):
    """What is shown of the match's rounds."""

    def __init__(self, sheet: Sheet, guard: Callback, engine: Engine) -> None:
        super().__init__(sheet, guard)
        self._engine = engine
        self._told: View = {}

    async def prepare(self, page: str, match: View | None, linked: str | None = None) -> None:  # noqa: ARG002 - a keeper's own signature
        """Ask for the rounds of the match that lies behind."""
        self._told = json.loads(await self._engine.score_sheet())

    def show(self, page: str, match: View | None, linked: str | None = None) -> None:  # noqa: ARG002 - a keeper's own signature
        """Show them."""
        if match and "rounds" in self._told:
            self.sheet.show(page, t("score-sheet"), score_page(match, self._told))
