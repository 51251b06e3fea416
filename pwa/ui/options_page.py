"""All options, as HTML text: every field of the rules in groups, the one being changed unfolded."""

from ui.faults import fault_box
from ui.field_controls import field_radios, number_field
from ui.markup import escaped
from ui.rules_options import field_label, value_label
from ui.shapes import TYPE_CHECKING
from ui.text import t

if TYPE_CHECKING:
    from ui.choice import Choice

GROUPS = (
    ("table", ("players", "sides", "conduct")),
    ("cards", ("pack", "hand", "packet", "stock", "free_play_while_stock", "peek")),
    ("auction", ("auction", "bid_min", "bid_max", "all_pass")),
    ("trump", ("trump", "suit", "leader", "lead_trump")),
    ("tricks", ("beat",)),
    ("marriages", ("marriage", "marriage_plain", "marriage_trump")),
    ("score", ("target", "winning_margin", "unit", "fail_factor", "defenders_score_on_fail")),
)
"""The fields in the order of a round, below headings."""
STEPS = {"marriage_plain": 5, "marriage_trump": 5}
"""How far a number goes at one press, where it is not one."""


def options(choice: "Choice", opened: str | None) -> str:
    """Return the page, with one field unfolded."""
    known = dict(choice.offers["fields"])
    parts = [f'<p class="options-about">{escaped(t("options-about"))}</p>']
    for group, fields in GROUPS:
        rows = "".join(_row(choice, field, known[field], opened) for field in fields)
        parts.append(f'<section class="options"><h2>{escaped(t("options-" + group))}</h2>{rows}</section>')
    return "".join(parts)


def _row(choice: "Choice", field: str, values: list[object] | None, opened: str | None) -> str:
    marks = ""
    if field in choice.changed():
        marks += " data-changed"
    if choice.fault and field in choice.fault["fields"]:
        marks += " data-fault"
    if field == "sides":
        values = choice.told["sides"]
    inner = _number(choice, field) if values is None else _choice(choice, field, values, opened == field)
    return f'<div class="option" id="option-{field}"{marks}>{inner}</div>'


def _number(choice: "Choice", field: str) -> str:
    return number_field(field, choice.values[field], STEPS.get(field, 1)) + _mark(choice, field)


def _choice(choice: "Choice", field: str, values: list[object], opened: bool) -> str:  # noqa: FBT001 - one of two shapes
    value = choice.values[field]
    words = escaped(value_label(field, value, choice.players))
    state = "true" if opened else "false"
    head = (
        f'<button type="button" class="option-head" id="head-{field}" data-open="{field}" aria-expanded="{state}">'
        f'<span class="option-name">{escaped(field_label(field))}</span>'
        f'<span class="option-value">{words}</span>{_mark(choice, field)}</button>'
    )
    return head + (field_radios(field, values, value, choice.players) if opened else "")


def _mark(choice: "Choice", field: str) -> str:
    changed = field in choice.changed()
    return f'<span class="visually-hidden">{escaped(t("option-changed"))}</span>' if changed else ""


def foot(choice: "Choice") -> str:
    """Return what stands below the options: the way back, or what is wrong with them."""
    undo = f'<button type="button" class="plain" id="as-the-game">{escaped(t("as-the-game"))}</button>'
    if choice.fault:
        return fault_box(choice.fault, choice.values) + undo
    done = f'<button type="button" class="primary" id="options-done">{escaped(t("options-done"))}</button>'
    return (undo if choice.changed() else "") + done
