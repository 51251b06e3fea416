"""Why a choice of rules cannot be played, in words."""

from ui.markup import escaped
from ui.rules_options import field_label
from ui.shapes import View
from ui.text import t

KNOWN = (
    "players",
    "sides-players",
    "target",
    "pack",
    "hand",
    "packet-hand",
    "hand-players-pack",
    "stock-hand-pack",
    "peek-auction",
    "peek-packet-stock",
    "bid-min-bid-max",
    "bid-max",
    "trump-auction",
    "trump-leader",
)
"""The combinations of fields there are sentences for; of any other the engine's own sentence is shown."""


def sentence(fault: View, values: View) -> str:
    """Return what is wrong: `fault` and the `values` it is about, as the engine has them."""
    name = "-".join(fault["fields"]).replace("_", "-")
    if " is no value of it" in fault["sentence"]:
        return t("fault-number")
    if name not in KNOWN:
        told: str = fault["sentence"]
        return told
    dealt = values["hand"] * values["players"]
    return t("fault-" + name, dealt=dealt, pack=values["pack"], left=values["pack"] - dealt)


def fault_box(fault: View, values: View) -> str:
    """Return what is wrong as HTML text, with buttons to the options at odds."""
    buttons = "".join(
        f'<button type="button" class="fault-field" data-open="{field}">{escaped(field_label(field))}</button>'
        for field in fault["fields"]
    )
    mend = f'<div class="fault-fields"><span>{escaped(t("fault-mend"))}</span>{buttons}</div>' if buttons else ""
    told = escaped(sentence(fault, values))
    return f'<div class="fault"><p><strong>{escaped(t("fault-title"))}.</strong> {told}</p>{mend}</div>'
