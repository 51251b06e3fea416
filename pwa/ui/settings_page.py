"""The settings, as HTML text: how it looks, how cards are laid, what is spoken, who is called what, which language."""

from ui.controls import levels, radios
from ui.markup import escaped, small_card, suit_icon
from ui.names import LONGEST, PLACES, usual_name
from ui.settings import SETTINGS
from ui.text import t

TONGUES = (("ro", "ro-RO", "Română"), ("en", "en-GB", "English"))
"""The languages, each in its own words, tagged so that the page's language does not hide it."""
MOST = 6
"""Players at the largest table: where none lies behind, every place there may be has a name."""


def page(chosen: dict[str, str], names: dict[str, str], language: str, match: dict[str, object] | None) -> str:
    """Return the page: what is `chosen` by setting, `names` by place, and of a `match` behind `level` and `players`."""
    players = match["players"] if match else MOST
    parts = [
        _section("look", _look(chosen)),
        _section("table", _table(chosen)),
        _section("voice", _voice(chosen)),
        _section("names", _names(names, PLACES[int(str(players))])),
        _section("language", _languages(language)),
    ]
    if match:
        note = f'<p class="settings-note">{_text("level-from-now")}</p>'
        parts.insert(2, _section("match", levels(str(match["level"])) + note))
    return f'<div class="settings">{"".join(parts)}</div>'


def _section(name: str, inside: str) -> str:
    return (
        f'<section class="panel" aria-labelledby="settings-{name}"><h2 id="settings-{name}">{_text("settings-" + name)}'
        f"</h2>{inside}</section>"
    )


def _choice(name: str, chosen: dict[str, str], legend: str | None = None) -> str:
    choices = [(value, t(f"{name}-{value}")) for value in SETTINGS[name]]
    return radios(name, t(legend or name + "-legend"), choices, chosen[name])


def _look(chosen: dict[str, str]) -> str:
    return (
        _choice("theme", chosen)
        + _choice("text", chosen)
        + f'<p class="sample" id="text-sample">{small_card("TH")} <span>{_text("text-sample")}</span></p>'
        + _choice("colours", chosen)
        + f'<p class="sample suits" id="colours-sample">{"".join(_suit(suit) for suit in "CDHS")}</p>'
    )


def _suit(suit: str) -> str:
    return f"<span>{suit_icon(suit)} {escaped(t('suit', suit=suit))}</span>"


def _table(chosen: dict[str, str]) -> str:
    parts = [_choice("pace", chosen, "pace")]
    parts += [_choice(name, chosen) for name in ("motion", "input", "confirm", "holds")]
    return "".join(parts)


def _voice(chosen: dict[str, str]) -> str:
    return (
        _choice("speech", chosen)
        + f'<button type="button" class="plain boxed" id="voice-try">{_text("voice-try")}</button>'
        + '<p class="settings-note" id="voice-told" role="status"></p>'
    )


def _names(names: dict[str, str], places: tuple[str, ...]) -> str:
    rows = "".join(_name(place, names.get(place, "")) for place in places)
    return f'<p class="settings-note">{_text("names-about")}</p><div class="names">{rows}</div>'


def _name(place: str, name: str) -> str:
    return (
        f'<label><span>{_text("place-" + place)}</span><input id="name-{place}" name="name-{place}" type="text"'
        f' maxlength="{LONGEST}" autocomplete="off" autocapitalize="words" spellcheck="false"'
        f' enterkeyhint="done" placeholder="{escaped(usual_name(place))}" value="{escaped(name)}"></label>'
    )


def _languages(language: str) -> str:
    parts = []
    for name, tag, words in TONGUES:
        checked = " checked" if name == language else ""
        parts.append(
            f'<label><input type="radio" id="speak-{name}" name="speak" value="{name}"{checked}>'
            f'<span lang="{tag}">{words}</span></label>'
        )
    return f'<fieldset class="chips" aria-labelledby="settings-language">{"".join(parts)}</fieldset>'


def _text(message: str) -> str:
    return escaped(t(message))
