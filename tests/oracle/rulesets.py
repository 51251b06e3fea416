"""Rulesets: the villages' games as JSON objects, and the combinations of fields that can be played."""

from tests.oracle.claims import Json, hold, is_number

ANY_NUMBER = {4: 2, 2: 2, 3: 3, 5: 5, 6: 3}
SEATS = {
    "standard": {4: 2, 3: 3},
    "tromf-standard": {4: 2, 3: 3},
    "tromf-classic": {4: 2},
    "tromf-two": {2: 2},
    "contest": {4: 4, 3: 3, 2: 2},
    "contest-pairs": {4: 2},
    "traditional": ANY_NUMBER,
    "moldovan": ANY_NUMBER,
    "no-auction": ANY_NUMBER,
    "fixed-trump": ANY_NUMBER,
    "talon": ANY_NUMBER,
    "six": {6: 3},
    "ardeal": {4: 2, 3: 3, 2: 2},
}
"""For each ruleset, how many sides there are for each number of players."""

TABLES = [(name, players) for name, seats in SEATS.items() for players in seats]
"""Every ruleset with every number of players it is for."""

STANDARD: Json = {
    "peek": False,
    "auction": "once",
    "bid_min": 1,
    "bid_max": 6,
    "all_pass": "dead",
    "trump": "after-rest",
    "suit": None,
    "leader": "declarer",
    "lead_trump": False,
    "beat": "none",
    "marriage": "auto",
    "marriage_plain": 20,
    "marriage_trump": 40,
    "unit": 33,
    "fail_factor": 1,
    "defenders_score_on_fail": True,
    "target": 11,
    "winning_margin": 1,
    "conduct": "strict",
}
TROMF = STANDARD | {"marriage": "claimed"}
CONTEST = TROMF | {"bid_max": 4, "defenders_score_on_fail": False, "target": 21}
TRADITIONAL = STANDARD | {
    "auction": "ascending",
    "bid_min": 6,
    "bid_max": 11,
    "all_pass": "redeal",
    "leader": "eldest",
    "beat": "overruff",
    "marriage": "none",
    "unit": 11,
    "target": 21,
}
CUSTOMS = {
    "standard": STANDARD,
    "tromf-standard": TROMF | {"trump": "before-rest"},
    "tromf-classic": TROMF | {"trump": "first-card"},
    "tromf-two": TROMF | {"trump": "first-card"},
    "contest": CONTEST,
    "contest-pairs": CONTEST | {"bid_max": 5},
    "traditional": TRADITIONAL,
    "moldovan": TRADITIONAL | {"fail_factor": 2},
    "no-auction": TRADITIONAL | {"auction": "none", "trump": "turned-up"},
    "fixed-trump": TRADITIONAL | {"trump": "fixed", "suit": "H"},
    "talon": TRADITIONAL,
    "six": TRADITIONAL,
    "ardeal": STANDARD | {"lead_trump": True, "beat": "always", "winning_margin": 2},
}
"""What does not depend on the number of players."""

IN_PARTS = {"standard", "tromf-standard", "contest", "contest-pairs"}
"""The rulesets that hold the auction before the second packet."""

NUMBERS = {
    "players": range(2, 7),
    "pack": (24, 32),
    "unit": (33, 11),
    "fail_factor": (1, 2),
    "winning_margin": (1, 2),
}
WORDS = {
    "stock": ("none", "draw", "talon"),
    "auction": ("once", "ascending", "none"),
    "all_pass": ("dead", "redeal", "forced-dealer", "fixed-suit"),
    "trump": ("after-rest", "before-rest", "first-card", "turned-up", "rotation", "fixed"),
    "suit": ("C", "D", "H", "S", None),
    "leader": ("declarer", "eldest"),
    "beat": ("none", "overruff", "iber", "always"),
    "marriage": ("none", "auto", "claimed"),
    "conduct": ("strict", "honour"),
}
SWITCHES = ("peek", "lead_trump", "free_play_while_stock", "defenders_score_on_fail")
COUNTS = ("sides", "hand", "packet", "bid_min", "bid_max", "marriage_plain", "marriage_trump", "target")
FIELDS = {"name", *NUMBERS, *WORDS, *SWITCHES, *COUNTS}


def ruleset(name: str, players: int) -> Json:
    """Return a ruleset for a number of players."""
    table = {"name": name, "players": players, "sides": SEATS[name][players]}
    return table | dealing(name, players) | CUSTOMS[name]


def dealing(name: str, players: int) -> Json:
    """Return the fields that say what is dealt."""
    drawn = players == 2 and SEATS[name] is not ANY_NUMBER
    hand = dealt_each(name, players)
    return {
        "pack": 32 if players > 4 else 24,
        "hand": hand,
        "packet": hand // 2 if name in IN_PARTS and not drawn else hand,
        "stock": "draw" if drawn else "talon" if name == "talon" else "none",
        "free_play_while_stock": drawn,
    }


def dealt_each(name: str, players: int) -> int:
    """Return how many cards each seat holds when play begins."""
    if name == "talon" and players in {3, 4}:
        return {3: 7, 4: 5}[players]
    if "unit" in CUSTOMS[name] and CUSTOMS[name]["unit"] == 11:
        return 5 if players == 6 else 6
    return 6 if players == 4 else 8


def undealt(rules: Json) -> int:
    """Return how many cards are left when every hand is dealt."""
    left: int = rules["pack"] - rules["players"] * rules["hand"]
    return left


def to_draw(rules: Json) -> int:
    """Return how many cards are drawn in a round."""
    return undealt(rules) if rules["stock"] == "draw" else 0


def check_rules(rules: Json) -> None:
    """Check that a JSON object is the fields of a ruleset and can be played."""
    hold(set(rules) == FIELDS, "rules", f"the fields {sorted(set(rules) ^ FIELDS)} are missing or unknown")
    for field, values in {**NUMBERS, **WORDS}.items():
        hold(rules[field] in values and not isinstance(rules[field], bool), "rules", f"{field} cannot be that")
    for field in SWITCHES:
        hold(type(rules[field]) is bool, "rules", f"{field} is neither true nor false")
    for field in COUNTS:
        hold(is_number(rules[field], 0, 10**6), "rules", f"{field} is no count")
    check_dealing(rules)
    check_customs(rules)


def check_dealing(rules: Json) -> None:
    """Check that the cards can be dealt as the fields say."""
    hold(rules["sides"] in {rules["players"], 2, 3}, "rules", "sides are neither the players nor two nor three")
    hold(1 <= rules["packet"] <= rules["hand"], "rules", "packet is larger than hand, or empty")
    hold(undealt(rules) >= 0, "rules", "hand asks for more cards than the pack has")
    hold(rules["stock"] != "talon" or undealt(rules), "rules", "the talon has no cards")
    hold(to_draw(rules) % rules["players"] == 0, "rules", "the stock cannot be drawn in equal parts")
    shown = rules["packet"] < rules["hand"] or to_draw(rules)
    hold(not rules["peek"] or shown, "rules", "peek has no card to show")


def check_customs(rules: Json) -> None:
    """Check that the ways of the auction and of the trump go together."""
    way, unbid, auction = rules["trump"], rules["all_pass"], rules["auction"] != "none"
    hold(rules["bid_min"] <= rules["bid_max"], "rules", "bid_min is above bid_max")
    named = way in {"after-rest", "before-rest", "first-card"}
    hold(auction or not named, "rules", f"{way} trump needs an auction")
    hold(way != "first-card" or rules["leader"] == "declarer", "rules", "first-card trump is led by the declarer")
    meant = way == "fixed" or unbid == "fixed-suit"
    hold(meant == (rules["suit"] is not None), "rules", "suit is null where it is meant, or meant by nothing")
