"""Every screen of the app, and how to get there. Another screen is another entry.

A way begins in a browser without any memory of the game but its language; `ways.py` has the steps. What a screen has to
do again before each picture, as scrolling to a place, is its pose: JavaScript.
"""

import json
from dataclasses import dataclass

from builder.screens.ways import HIGHEST, LONG, MINE, Way, address, game, home, kept, opened, table, then
from tests.web.seat import BEHIND, MATCH_OVER, MID_TRICK, MY_CARD, QUICK, REFUSED

CALLING = "table.querySelector('.bids')"
WHOLE = MY_CARD + " && table.querySelector('#trick[data-whole=yes]')"
WON = MID_TRICK + " && !document.getElementById('pile').hidden"
REST = "table.querySelector('[data-claim-rest]')"
LATER = MY_CARD + " && /[3-9]/.test(document.getElementById('title').textContent.split(',')[0])"
"""The person's turn in the third round or later."""
OVER = "table.querySelector('#summary table')"
DEAD = "table.querySelector('#summary h2') && !table.querySelector('.laid:not(.collected)')"
FULL = MY_CARD + " && table.querySelectorAll('.laid:not(.collected)').length >= Number(table.dataset.players) - 1"
"""The person's turn with a card of every other seat on the table."""
PHASE = "table.dataset.phase === '{}' && " + MINE
FREE = "#hand [data-card]:not([aria-disabled=true])"
FIXED = LONG.replace("bots=club", "bots=random").replace("seed=7", "seed=14")
"""A match whose first call is the person's, and in which nobody thinks: it looks the same however bots are changed."""
ACCUSABLE = MINE + " && table.querySelector('#accuse summary')"
HONOUR = address("tromf-standard", 4, "set=conduct=honour")
PAIRS = """moves.at(-1) ?? ((half, leads) => cards.find((each) => half(each) === leads) ?? cards[0])(
  ({ dataset: { rank, suit } }) => "KQ".includes(rank)
    && document.querySelector(`#hand [data-card=${rank === "K" ? "Q" : "K"}${suit}]`) !== null,
  document.querySelectorAll(".laid:not(.collected)").length % 2 === 0,
)"""
"""Keeps king and queen together until one of them can be led."""
SIX_ALONE = address("traditional", 6, "set=sides=6")
END = "for (const each of document.querySelectorAll('#sheet-body, #home, #table')) each.scrollTo(0, 1e6)"
HALFWAY = """for (const each of document.getElementById("banner").getAnimations()) {
  each.pause();
  each.currentTime = each.effect.getComputedTiming().endTime / 2;
}"""
"""What is called out fades: in the picture it is held half way."""


LACKS = "delete document.documentElement.dataset.ready; document.documentElement.dataset.lack = 'browser'"
"""As in a browser that is too old."""

SEVERAL = (table(QUICK, MATCH_OVER), table(address("six", 6), CALLING), table(address("contest", 3), MY_CARD))
"""Matches that are saved: one that has ended, and two that have not."""
LONG_NAMES = json.dumps(
    {
        "bottom": "Maximilian-Alexandru",
        "left": "Smaranda Brătianu-Șt",
        "top-left": "Moș Gheorghe Hățăgan",
        "top": "Anamaria Constantina",
        "top-right": "WWWWWWWWWWWWWWWWWWWW",
        "right": "Bunicuța din Sighișoa",
    }
)
"""Names as long as the settings let them be, one of them as wide as can be."""


@dataclass(frozen=True)
class Screen:
    """A screen: its name, the way there, and the script of its pose."""

    name: str
    reach: Way
    pose: str = ""


def _into_sight(selector: str) -> str:
    return f'document.querySelector("{selector}").scrollIntoView({{ block: "center" }})'


HOME = (
    Screen("home", home()),
    Screen("home-saved", table(QUICK, MY_CARD, "#leave", shown="#continue")),
    Screen("home-matches", then(*SEVERAL, home(shown="#home-matches"))),
    Screen("home-brief", home(".learn summary")),
    Screen("home-starting", home(script="document.documentElement.dataset.pressed = 'new-match'")),
    Screen("home-lack", home(script=LACKS)),
    Screen("home-update", home(script="document.getElementById('update').hidden = false")),
    Screen("home-notice", opened("?rules=village", "#notice")),
)

PAGES = (
    Screen("settings", home("#home-settings", shown=".settings")),
    Screen("settings-end", home("#home-settings", shown=".settings"), END),
    Screen("settings-names", home("#home-settings", shown=".settings"), _into_sight("#name-top")),
    Screen("settings-of-match", table(LONG, CALLING, "#menu", "#show-settings", shown=".settings")),
    Screen("matches", then(*SEVERAL, table(LONG, CALLING, "#menu", "#show-matches", shown=".matches"))),
    Screen("matches-remove", then(*SEVERAL, home("#home-matches", "[data-remove]", shown=".saved-ask"))),
    Screen("games", game("standard")),
    Screen("games-end", game("standard"), END),
    Screen("games-many-options", game("traditional")),
    Screen("games-level", game("standard"), _into_sight("#level-strong")),
    Screen(
        "games-honour",
        game("tromf-standard", "label:has(#field-conduct-honour)", shown="#revokes-no"),
        _into_sight("#revokes-no"),
    ),
    Screen("options", game("traditional", "#to-options", shown=".option")),
    Screen(
        "options-unfolded",
        game("standard", "#to-options", "#head-trump", shown="#field-trump-fixed"),
        _into_sight("#field-trump-fixed"),
    ),
    Screen(
        "options-fault",
        game("traditional", "label:has(#field-players-6)", "#to-options", "#step-hand-1", shown=".fault"),
    ),
    Screen("options-end", game("traditional", "#to-options", shown=".option"), END),
    Screen(
        "games-fault",
        game(
            "traditional",
            "label:has(#field-players-6)",
            "#to-options",
            "#step-hand-1",
            ".fault",
            "#sheet-back",
            shown="#game-panel .more-pages",
        ),
    ),
    Screen(
        "games-changed",
        game("standard", "#to-options", "#step-marriage_plain-5", "#options-done", shown=".changes"),
        _into_sight(".changes"),
    ),
    Screen("rules", home("#home-rules", shown=".rules")),
    Screen("rules-end", home("#home-rules", shown=".rules"), END),
    Screen("rules-of-match", table(LONG, CALLING, "#menu", "#show-rules", shown=".rules")),
    Screen("passport", game("ardeal", "#to-passport", shown=".qr")),
    Screen("have-passport", home("#choose", "[data-page=have-passport]", shown="#passport-typed")),
    Screen("passport-wrong", home("#choose", "[data-page=have-passport]", "#passport-open", shown="#passport-wrong")),
    Screen("score", table(LONG, LATER, "#show-score", shown=".score")),
    Screen("score-none", table(LONG, CALLING, "#show-score", shown=".score-none")),
    Screen("score-honour", table(HONOUR, LATER, "#show-score", shown=".score"), END),
    Screen("score-six-alone", table(SIX_ALONE, LATER, "#show-score", choice=HIGHEST, shown=".score")),
    Screen("score-over", table(QUICK, MATCH_OVER, "#see-score", shown=".score"), END),
    Screen(
        "shuffle",
        table(address("standard", 4, "cuts=yes"), "table.querySelector('#show-seal')", "#show-seal", shown=".fair"),
    ),
    Screen("shuffle-checked", table(QUICK, MATCH_OVER, "#check-shuffle", shown=".fair-checks")),
    Screen(
        "shuffle-end", table(QUICK, MATCH_OVER, "#check-shuffle", ".fair summary >> nth=1", shown=".fair-checks"), END
    ),
)

TABLE = (
    Screen("cut", table(address("standard", 4, "cuts=yes"), "table.querySelector('[data-move=knock]')")),
    Screen("peek", table(address("tromf-standard", 4, "set=peek=true"), PHASE.format("peek"))),
    Screen("first-call", table(FIXED, CALLING)),
    Screen("first-score", table(FIXED, OVER)),
    Screen("menu", table(LONG, CALLING, "#menu", shown="#menu-rows")),
    Screen("auction", table(LONG, CALLING)),
    Screen(
        "auction-peeked",
        table(
            address("tromf-standard", 4, "set=peek=true"),
            CALLING + " && table.querySelector('.contract-shown')",
        ),
    ),
    Screen("auction-hint", table(LONG, CALLING, "#hint", shown="#hint-words")),
    Screen("trump", table(LONG, PHASE.format("trump"), choice=HIGHEST)),
    Screen("trump-hint", table(LONG, PHASE.format("trump"), "#hint", choice=HIGHEST, shown="#hint-words")),
    Screen("exchange", table(address("talon", 4), "table.querySelector('[data-talon]')", choice=HIGHEST)),
    Screen(
        "exchange-marked",
        table(
            address("talon", 2),
            "table.querySelector('[data-talon]')",
            "#hand [data-card]",
            "[data-talon]",
            choice=HIGHEST,
        ),
    ),
    Screen("lead", table(LONG, MY_CARD + " && !table.querySelector('.laid')", choice=HIGHEST)),
    Screen("turn", table(LONG, MID_TRICK)),
    Screen("picked", table(LONG, MID_TRICK, FREE, shown="#actions [data-move]")),
    Screen("refused", table(LONG, REFUSED)),
    Screen("refused-told", table(LONG, REFUSED, "#hand [aria-disabled=true]", shown="#notice")),
    Screen("card-hint", table(LONG, MID_TRICK, "#hint", shown="#hint-words")),
    Screen("claim", table(address("contest", 2), "table.querySelector('#actions [data-move^=claim]')", choice=PAIRS)),
    Screen("trick-taken", table(LONG, WHOLE)),
    Screen("last-trick", table(LONG, WON, "#pile", shown="#last-trick")),
    Screen("last-trick-six", table(address("traditional", 6), WON, "#pile", shown="#last-trick")),
    Screen("rest", table(FIXED.replace("seed=14", "seed=58"), REST, choice=HIGHEST)),
    Screen(
        "marriage", table(LONG, MY_CARD + " && table.querySelector('#banner[data-kind=play]:not([hidden])')"), HALFWAY
    ),
    Screen("stock", table(address("tromf-two", 2), "table.querySelector('.card-drawn')")),
    Screen(
        "accuse",
        table(HONOUR, ACCUSABLE, "#accuse summary", shown=".accuse-panel"),
    ),
    Screen("accuse-last", table(HONOUR, "table.querySelector('[data-move=next]') && table.dataset.phase === 'play'")),
    Screen(
        "verdict",
        table(
            HONOUR,
            ACCUSABLE,
            "#accuse summary",
            "#accuse button",
            shown="#notice",
        ),
    ),
    Screen("round-over", table(LONG, OVER)),
    Screen("round-dead", table(LONG.replace("club", "random").replace("seed=7", "seed=1"), DEAD)),
    Screen("match-over", table(QUICK, MATCH_OVER)),
)

PLAYERS = (
    Screen("two-players", table(address("traditional", 2), FULL)),
    Screen("three-players", table(address("standard", 3), FULL)),
    Screen("three-players-behind", table(address("standard", 3), BEHIND, choice=HIGHEST)),
    Screen("four-alone", table(address("contest", 4), FULL)),
    Screen("five-players", table(address("traditional", 5), FULL)),
    Screen("six-players", table(address("traditional", 6), FULL)),
    Screen("six-behind", table(address("traditional", 6), BEHIND, choice=HIGHEST)),
    Screen("six-alone", table(SIX_ALONE, FULL)),
    Screen("six-alone-bidding", table(SIX_ALONE, CALLING)),
    Screen("six-alone-over", table(SIX_ALONE, OVER)),
)

CHOSEN = (
    Screen("names-auction", kept(table(LONG, CALLING), names=LONG_NAMES)),
    Screen("names-turn", kept(table(LONG, FULL), names=LONG_NAMES)),
    Screen("names-over", kept(table(LONG, OVER), names=LONG_NAMES)),
    Screen("names-match-over", kept(table(QUICK, MATCH_OVER), names=LONG_NAMES)),
    Screen("names-alone", kept(table(address("contest", 4), FULL), names=LONG_NAMES)),
    Screen("names-behind", kept(table(address("standard", 3), BEHIND, choice=HIGHEST), names=LONG_NAMES)),
    Screen("names-six", kept(table(address("traditional", 6), FULL), names=LONG_NAMES)),
    Screen("names-six-alone", kept(table(SIX_ALONE, FULL), names=LONG_NAMES)),
    Screen("names-accuse", kept(table(HONOUR, ACCUSABLE, "#accuse summary", shown=".accuse-panel"), names=LONG_NAMES)),
    Screen("left-turn", kept(table(LONG, MID_TRICK), holds="left")),
    Screen("left-hint", kept(table(LONG, MID_TRICK, "#hint", shown="#hint-words"), holds="left")),
    Screen("left-accuse", kept(table(HONOUR, ACCUSABLE), holds="left")),
    Screen("four-colours", kept(table(LONG, PHASE.format("trump"), choice=HIGHEST), colours="four")),
)

SCREENS = (*HOME, *PAGES, *TABLE, *PLAYERS, *CHOSEN)
