"""Rule passports, as HTML text: the one of the rules chosen, and the place to type one."""

from ui.markup import escaped
from ui.qr import qr_svg
from ui.text import t


def passport(code: str, rows: list[str]) -> str:
    """Return the passport to show: its QR, where it could be drawn, and its code."""
    drawn = qr_svg(rows, escaped(t("passport-qr"))) if rows else ""
    return (
        f'<div class="passport"><p>{escaped(t("passport-about"))}</p>{drawn}'
        f'<p id="passport-words">{escaped(t("passport-code"))}</p>'
        f'<p class="passport-code" id="passport-code">{escaped(code)}</p>'
        f'<button type="button" class="plain boxed" id="passport-copy">{escaped(t("passport-copy"))}</button>'
        f'<p class="passport-told" id="passport-told" role="status"></p></div>{have_link()}'
    )


def have_link() -> str:
    """Return the way to the place to type a code."""
    return f'<button type="button" class="plain link" data-page="have-passport">{escaped(t("passport-have"))}</button>'


def entry(typed: str, bad: str) -> str:
    """Return the place to type a code, with what was typed and what is wrong with it."""
    wrong = f'<p class="fault" id="passport-wrong">{escaped(bad)}</p>' if bad else ""
    state = ' aria-invalid="true"' if bad else ""
    described = "passport-hint passport-wrong" if bad else "passport-hint"
    return (
        f'<div class="passport"><label for="passport-typed">{escaped(t("passport-type"))}</label>'
        f'<input id="passport-typed" type="text" autocomplete="off" autocapitalize="characters" spellcheck="false"'
        f' maxlength="240" value="{escaped(typed)}" aria-describedby="{described}"{state}>'
        f'<p class="hint" id="passport-hint">{escaped(t("passport-hint"))}</p><div role="alert">{wrong}</div></div>'
    )


def entry_foot() -> str:
    """Return the button that opens the code typed."""
    return f'<button type="button" class="primary" id="passport-open">{escaped(t("passport-open"))}</button>'
