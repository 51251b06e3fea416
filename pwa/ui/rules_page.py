"""The rules page, told from the very rules in play: a dict of every field of the rules, with the ruleset's name."""

from ui import rules_sections
from ui.markup import escaped
from ui.names import card_name, suit_name
from ui.rules_facts import bidding, in_packets, in_pairs, named, table, undealt
from ui.rules_options import ruleset_name
from ui.shapes import View
from ui.text import t


def sections(rules: View) -> list[tuple[str, list[str]]]:
    """Return the page as text: for each section its heading and its sentences."""
    values = _values(rules)
    return [(t(heading), [t(name, **values) for name in names]) for heading, names in rules_sections.sections(rules)]


def rules_page(rules: View) -> str:
    """Return the page as HTML text: a heading that can take the focus, `#rules-title`, and the sections."""
    title = escaped(t("rules-title", name=ruleset_name(rules["name"])))
    parts = [f'<article class="rules"><h2 id="rules-title" tabindex="-1">{title}</h2>']
    for heading, sentences in sections(rules):
        items = "".join(f"<li>{escaped(sentence)}</li>" for sentence in sentences)
        parts.append(f"<section><h3>{escaped(heading)}</h3><ul>{items}</ul></section>")
    return "".join(parts) + "</article>"


def _values(rules: View) -> View:
    """Return every value a sentence of the page may ask for."""
    values = {
        "table": table(rules),
        "pairs": "yes" if in_pairs(rules) else "no",
        "marriages": "no" if rules["marriage"] == "none" else "yes",
        "players": rules["players"],
        "points": _points(rules["target"]),
        "plain": _points(rules["marriage_plain"]),
        "trumps": _points(rules["marriage_trump"]),
        "suit": suit_name(rules["suit"]) if rules["suit"] else "",
        "factor": rules["fail_factor"],
    }
    for more in (_dealt(rules), _bids(rules), _examples(rules)):
        values.update(more)
    return values


def _dealt(rules: View) -> View:
    when = "trump" if rules["trump"] == "before-rest" else "auction"
    return {
        "pack": rules["pack"],
        "deck": _cards(rules["pack"]),
        "hand": _cards(rules["hand"]),
        "first": _cards(rules["packet"]),
        "rest": _cards(rules["hand"] - rules["packet"]),
        "when": when if bidding(rules) else "deal",
        "left": undealt(rules),
        "peek": "talon" if rules["stock"] == "draw" or not in_packets(rules) else "dealer",
        "exchange": "trump" if named(rules) else "lead",
    }


def _bids(rules: View) -> View:
    low, high = rules["bid_min"], rules["bid_max"]
    return {
        "min": low,
        "max": high,
        "lowest": _points(_needed(rules, low)),
        "highest": _points(_needed(rules, high)),
        "lost": low * rules["fail_factor"],
    }


def _needed(rules: View, bid: int) -> int:
    """Return the raw points a bid needs when all 120 are played."""
    return 33 * bid if rules["unit"] == 33 else -(-120 * bid // 11)  # noqa: PLR2004 - as the field says


def _examples(rules: View) -> View:
    """Return the suit and the cards of the examples, with the trump of the match where there is one."""
    trump = rules["suit"] if rules["trump"] == "fixed" else "H"
    plain = "D" if trump == "S" else "S"
    return {
        "example": suit_name(trump),
        "nine": card_name("9" + plain),
        "ruff": card_name("J" + trump),
        "under": card_name("9" + trump),
        "over": card_name("A" + trump),
        "led": card_name("J" + plain),
        "low": card_name("9" + plain),
        "high": card_name("A" + plain),
    }


def _points(points: int) -> str:
    return t("points", points=points)


def _cards(cards: int) -> str:
    return t("rules-cards", cards=cards)
