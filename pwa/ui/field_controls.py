"""The controls of the rules' fields, as HTML text."""

from ui.controls import radios, typed
from ui.markup import escaped
from ui.rules_options import field_label, value_label
from ui.text import t


def field_radios(field: str, values: list[object], chosen: object, players: int) -> str:
    """Return the choices of a field of the rules; the target's are bare numbers."""
    words = str if field == "target" else lambda value: value_label(field, value, players)
    choices = [(typed(value), words(value)) for value in values]
    return radios("field-" + field, field_label(field), choices, typed(chosen))


def number_field(field: str, number: int, step: int) -> str:
    """Return a number that can be typed, or stepped up and down."""
    label, name = field_label(field), f"field-{field}"
    typing = f'<input id="{name}" name="{name}" type="text" inputmode="numeric" maxlength="4" autocomplete="off"'
    less = _stepping(field, t("option-less", field=label), "\u2212", -step)
    more = _stepping(field, t("option-more", field=label), "+", step)
    return (
        f'<div class="stepper"><label for="{name}">{escaped(label)}</label>'
        f'<span class="steps">{less}{typing} value="{number}">{more}</span></div>'
    )


def _stepping(field: str, name: str, sign: str, step: int) -> str:
    return (
        f'<button type="button" id="step-{field}-{step}" data-field="{field}" data-step="{step}"'
        f' aria-label="{escaped(name)}">{sign}</button>'
    )
