"""Which sentences tell a set of rules, as names of messages: only what applies is said."""

from ui.rules_facts import (
    all_played,
    beating,
    bidding,
    drawing,
    exchanging,
    in_packets,
    in_pairs,
    merging,
    named,
    undealt,
    without_contract,
)
from ui.shapes import View


def sections(rules: View) -> list[tuple[str, list[str]]]:
    """Return the sections of the rules page in order: for each the names of its heading and of its sentences."""
    found = [(heading, [name for applies, name in lines(rules) if applies]) for heading, lines in SECTIONS]
    return [(heading, names) for heading, names in found if names]


def _aim(rules: View) -> list[tuple[bool, str]]:
    return [
        (True, "rules-seats"),
        (in_pairs(rules), "rules-partner"),
        (True, "rules-goal-tricks"),
        (bidding(rules), "rules-goal-contract"),
        (True, "rules-target"),
        (True, f"rules-margin-{rules['winning_margin']}"),
    ]


def _pack(_rules: View) -> list[tuple[bool, str]]:
    names = ("rules-suits", "rules-order", "rules-ten", "rules-worth", "rules-worth-all")
    return [(True, name) for name in names]


def _deal(rules: View) -> list[tuple[bool, str]]:
    left, parted = undealt(rules), in_packets(rules)
    talon = drawing(rules) or exchanging(rules)
    return [
        (True, "rules-dealer"),
        (True, "rules-deal-order"),
        (parted, "rules-hand-packets"),
        (not parted and bidding(rules), "rules-hand-first"),
        (not parted and not bidding(rules), "rules-hand"),
        (left == 0, "rules-left-none"),
        (left > 0 and not talon, "rules-left-unused"),
        (talon, "rules-left-talon"),
        (drawing(rules), "rules-draw"),
        (drawing(rules), "rules-draw-end"),
        (rules["peek"], "rules-peek"),
        (rules["peek"], "rules-peek-card"),
    ]


def _auction(rules: View) -> list[tuple[bool, str]]:
    if not bidding(rules):
        return []
    climbing = rules["auction"] == "ascending"
    choice = rules["bid_min"] < rules["bid_max"]
    known = rules["unit"] != 11 or all_played(rules)  # noqa: PLR2004 - elevenths
    return [
        (True, f"rules-auction-{rules['auction']}"),
        (climbing, "rules-auction-out"),
        (climbing, "rules-auction-last"),
        (choice, "rules-bids"),
        (not choice, "rules-bids-one"),
        (merging(rules), "rules-merge"),
        (True, "rules-bids-end"),
        (True, "rules-contract"),
        (known and choice, "rules-needs-range"),
        (known and not choice, "rules-needs"),
        (not known, "rules-contract-part"),
        (True, f"rules-all-pass-{rules['all_pass']}"),
    ]


def _talon(rules: View) -> list[tuple[bool, str]]:
    if not exchanging(rules):
        return []
    return [
        (True, "rules-exchange"),
        (True, "rules-exchange-when"),
        (True, "rules-exchange-others"),
        (True, "rules-exchange-rest"),
        (without_contract(rules), "rules-exchange-none"),
    ]


def _trump(rules: View) -> list[tuple[bool, str]]:
    trump = rules["trump"]
    # With the whole hand dealt, naming trump before and after the rest is one thing.
    way = "named" if named(rules) and not in_packets(rules) else trump
    turned_late = trump == "turned-up" and in_packets(rules) and bidding(rules)
    unscored = rules["conduct"] == "honour" or (bidding(rules) and rules["all_pass"] in ("dead", "redeal"))
    return [
        (not bidding(rules), "rules-no-auction"),
        (True, f"rules-trump-{way}"),
        (turned_late, "rules-trump-turned-late"),
        (trump == "rotation" and unscored, "rules-trump-rotation-stays"),
        (True, "rules-trump-power"),
    ]


def _tricks(rules: View) -> list[tuple[bool, str]]:
    declarer = rules["leader"] == "declarer" and bidding(rules)
    # The first card is a trump whatever it is when it makes trump.
    makes_trump = rules["trump"] == "first-card"
    return [
        (declarer, "rules-lead-declarer"),
        (not declarer, "rules-lead-eldest"),
        (declarer and without_contract(rules), "rules-lead-no-contract"),
        (rules["lead_trump"] and not makes_trump, "rules-lead-trump"),
        (rules["lead_trump"] and makes_trump and without_contract(rules), "rules-lead-trump-no-contract"),
        (True, "rules-turn"),
        (True, "rules-take"),
        (True, "rules-lead-next"),
    ]


def _duties(rules: View) -> list[tuple[bool, str]]:
    beat = beating(rules)
    many = rules["players"] > 2  # noqa: PLR2004 - somebody may have ruffed before you
    return [
        (True, "rules-follow"),
        (True, "rules-ruff"),
        (True, "rules-discard"),
        (True, f"rules-beat-{beat}"),
        (beat == "overruff", "rules-beat-overruff-only"),
        (beat == "overruff", "rules-example-overruff"),
        (beat == "iber", "rules-beat-iber-ruffed"),
        (beat == "always" and many, "rules-beat-always-ruffed"),
        (beat in ("iber", "always"), "rules-example-beat"),
        (beat == "iber", "rules-example-iber"),
        (beat != "none" and in_pairs(rules), "rules-beat-partner"),
        (drawing(rules) and rules["free_play_while_stock"], "rules-free-play"),
        (drawing(rules) and not rules["free_play_while_stock"], "rules-no-free-play"),
        (rules["conduct"] == "strict", "rules-strict"),
    ]


def _marriages(rules: View) -> list[tuple[bool, str]]:
    if rules["marriage"] == "none":
        return [(True, "rules-marriage-none")]
    differ = rules["marriage_plain"] != rules["marriage_trump"]
    return [
        (True, "rules-marriage"),
        (True, "rules-marriage-lead"),
        (differ, "rules-marriage-worth"),
        (not differ, "rules-marriage-worth-same"),
        (differ and rules["trump"] == "first-card", "rules-marriage-first"),
        (True, f"rules-marriage-{rules['marriage']}"),
        (True, "rules-marriage-no-trick"),
        (True, "rules-marriage-spoiled"),
        (rules["marriage"] == "claimed", "rules-marriage-unclaimed"),
    ]


def _score(rules: View) -> list[tuple[bool, str]]:
    elevenths = rules["unit"] == 11  # noqa: PLR2004 - as the field says
    paid = rules["marriage"] != "none"
    others = rules["defenders_score_on_fail"]
    return [
        (True, "rules-count"),
        (True, f"rules-unit-{rules['unit']}"),
        (elevenths and all_played(rules), "rules-unit-11-whole"),
        (elevenths and not all_played(rules), "rules-unit-11-part"),
        (elevenths and paid, "rules-unit-11-marriages"),
        (bidding(rules), "rules-made"),
        (bidding(rules), f"rules-missed-{rules['fail_factor']}"),
        (bidding(rules) and others, "rules-others-score"),
        (bidding(rules) and not others, "rules-others-nothing"),
        (not bidding(rules), "rules-no-contract"),
        (without_contract(rules), "rules-no-contract-then"),
        (bidding(rules) or rules["conduct"] == "honour", "rules-below-zero"),
    ]


def _honour(rules: View) -> list[tuple[bool, str]]:
    if rules["conduct"] != "honour":
        return []
    return [
        (True, "rules-any-card"),
        (True, "rules-accuse"),
        (True, "rules-judged"),
        (True, "rules-guilty"),
        (bidding(rules), "rules-guilty-contract"),
        (True, "rules-void"),
        (True, "rules-void-end"),
        (True, "rules-innocent"),
        (True, "rules-innocent-again"),
        (True, "rules-unaccused"),
        (True, "rules-no-undo"),
    ]


SECTIONS = (
    ("rules-aim", _aim),
    ("rules-pack", _pack),
    ("rules-deal", _deal),
    ("rules-auction", _auction),
    ("rules-talon", _talon),
    ("rules-trump", _trump),
    ("rules-tricks", _tricks),
    ("rules-duties", _duties),
    ("rules-marriages", _marriages),
    ("rules-score", _score),
    ("rules-honour", _honour),
)
"""Every section: the name of its heading, and the function that says of each of its sentences whether it applies."""
