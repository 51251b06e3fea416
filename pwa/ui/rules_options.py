"""What rulesets, the fields of the rules and their values are called."""

from ui.text import t

RULESETS = (
    "standard",
    "tromf-standard",
    "tromf-classic",
    "tromf-two",
    "contest",
    "contest-pairs",
    "traditional",
    "moldovan",
    "no-auction",
    "fixed-trump",
    "talon",
    "six",
    "ardeal",
)
"""The rulesets that have a name on the screen."""

CARDS, NUMBER, POINTS = "cards", "number", "points"
"""What the number in a field counts, where any number may stand; a bid is a bare number."""

FIELDS = (
    ("players", (2, 3, 4, 5, 6)),
    ("sides", (2, 3, 4, 5, 6)),
    ("pack", (24, 32)),
    ("hand", CARDS),
    ("packet", CARDS),
    ("stock", ("none", "draw", "talon")),
    ("peek", (False, True)),
    ("auction", ("once", "ascending", "none")),
    ("bid_min", NUMBER),
    ("bid_max", NUMBER),
    ("all_pass", ("dead", "redeal", "forced-dealer", "fixed-suit")),
    ("trump", ("after-rest", "before-rest", "first-card", "turned-up", "rotation", "fixed")),
    ("suit", (None, "C", "D", "H", "S")),
    ("leader", ("declarer", "eldest")),
    ("lead_trump", (False, True)),
    ("beat", ("none", "overruff", "iber", "always")),
    ("free_play_while_stock", (False, True)),
    ("marriage", ("none", "auto", "claimed")),
    ("marriage_plain", POINTS),
    ("marriage_trump", POINTS),
    ("unit", (33, 11)),
    ("fail_factor", (1, 2)),
    ("defenders_score_on_fail", (True, False)),
    ("target", POINTS),
    ("winning_margin", (1, 2)),
    ("conduct", ("strict", "honour")),
)
"""Every field in the order of a form, with its values, or with what its number counts."""

WORDS = {True: "true", False: "false", None: "null"}
"""How a match record writes the values that are no text and no number."""


PAIRED = {4: 2, 6: 3}
"""How many sides so many players make in pairs."""


def choices(field: str, players: int) -> object:
    """Return the values a field may have at a table of so many, or what its number counts."""
    if field != "sides":
        return dict(FIELDS)[field]
    return (PAIRED[players], players) if players in PAIRED else (players,)


def ruleset_name(name: str) -> str:
    """Return what a ruleset is called; one without a name on the screen goes by its own."""
    return t("ruleset-" + name) if name in RULESETS else name


def field_label(field: str) -> str:
    """Return what a field is called."""
    return t("field-" + field.replace("_", "-"))


def value_label(field: str, value: object, players: int) -> str:
    """Return what a field's value is called at a table of so many."""
    values = dict(FIELDS)[field]
    if values == CARDS:
        return t("rules-cards", cards=value)
    if values == POINTS:
        return t("points", points=value)
    if values == NUMBER:
        return str(value)
    return t("value-" + field.replace("_", "-") + "-" + _word(field, value, players))


def _word(field: str, value: object, players: int) -> str:
    if field == "sides" and value == players:
        return "alone"
    if value is None or isinstance(value, bool):
        return WORDS[value]
    return str(value)
