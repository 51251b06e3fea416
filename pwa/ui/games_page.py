"""Choosing a game, as HTML text: a card for each ruleset, the chosen one unfolded with what its table may choose."""

from ui.controls import levels, radios
from ui.faults import fault_box
from ui.field_controls import field_radios
from ui.markup import escaped
from ui.passport_page import have_link
from ui.rules_options import field_label, ruleset_name, value_label
from ui.setup import PACES, REVOKES
from ui.shapes import TYPE_CHECKING, View
from ui.text import t

if TYPE_CHECKING:
    from ui.choice import Choice


def games(choice: "Choice", language: str) -> str:
    """Return the page."""
    chosen = choice.values["name"]
    cards = "".join(_game(ruleset, language, chosen=ruleset["name"] == chosen) for ruleset in choice.offers["rulesets"])
    return f'{have_link()}<div class="games">{cards}</div>'


def _game(ruleset: View, language: str, *, chosen: bool) -> str:
    name, players = ruleset["name"], escaped(players_line(ruleset))
    title, story = escaped(ruleset_name(name)), escaped(ruleset["stories"][language])
    checked = " checked" if chosen else ""
    return (
        f'<div class="game" id="game-box-{name}"><label class="game-card">'
        f'<input type="radio" id="game-{name}" name="game" value="{name}"{checked}'
        f' aria-label="{title}, {players}" aria-describedby="story-{name}">'
        f'<span class="game-name">{title}</span><span class="game-players">{players}</span>'
        f'<span class="game-story" id="story-{name}">{story}</span></label></div>'
    )


def players_line(ruleset: View) -> str:
    """Return by how many a ruleset is played."""
    numbers = sorted(players for players, _ in ruleset["tables"])
    first, last = numbers[0], numbers[-1]
    if len(numbers) == 1:
        return t("game-players", players=first)
    name = "game-players-range" if len(numbers) > 2 else "game-players-or"  # noqa: PLR2004 - two have a word between
    return t(name, first=first, last=last)


def panel(choice: "Choice", pace: str) -> str:
    """Return what the table of the chosen game may choose."""
    values = choice.values
    parts = [_players(choice), levels(choice.level)]
    parts += [field_radios(field, known, values[field], choice.players) for field, known in _offered(choice)]
    parts.append(_changes(choice))
    if values["conduct"] == "honour":
        parts.append(_revokes(choice.revokes))
    cuts = [("no", t("cuts-no")), ("yes", t("cuts-yes"))]
    parts.append(radios("cuts", t("cuts"), cuts, "yes" if choice.cuts else "no"))
    parts.append(radios("pace", t("pace"), [(name, t("pace-" + name)) for name in PACES], pace))
    parts.append(_pages(choice))
    return "".join(parts)


def _offered(choice: "Choice") -> list[tuple[str, list[object]]]:
    options = choice.options()
    target = [option for option in options if option[0] == "target"]
    return target + [option for option in options if option[0] != "target"]


def _players(choice: "Choice") -> str:
    tables = dict(choice.ruleset["tables"])
    numbers = sorted(tables)
    seats = value_label("sides", choice.values["sides"], choice.players)
    line = f'<p class="seated">{escaped(seats)}</p>'
    if choice.players not in numbers:
        numbers.append(choice.players)
    if len(numbers) == 1:
        return f'<p class="seated">{escaped(t("game-players", players=numbers[0]))}: {escaped(seats)}</p>'
    choices = [(str(number), str(number)) for number in numbers]
    return radios("field-players", field_label("players"), choices, str(choice.players)) + line


def _revokes(chosen: str) -> str:
    """Return how often bots revoke, and what they do about it."""
    choices = [(name, t("revokes", often=name)) for name, _ in REVOKES]
    about = f'<p class="seated">{escaped(t("revokes-about"))}</p>'
    return radios("revokes", t("revokes-legend"), choices, chosen) + about


def _changes(choice: "Choice") -> str:
    """Return what is changed besides the options in sight, and a way back."""
    shown = ["players"] + [field for field, _ in choice.options()]
    changed = [field for field in choice.changed() if field not in shown]
    if not changed:
        return ""
    lines = "".join(f"<li>{escaped(change_line(field, choice))}</li>" for field in changed)
    return (
        f'<div class="changes"><h2>{escaped(t("also-changed"))}</h2><ul>{lines}</ul>'
        f'<button type="button" class="plain link" id="as-the-game">{escaped(t("as-the-game"))}</button></div>'
    )


def change_line(field: str, choice: "Choice") -> str:
    """Return a field and its value in words."""
    value = value_label(field, choice.values[field], choice.players)
    return t("changed-line", field=field_label(field), value=value)


def _pages(choice: "Choice") -> str:
    pages = ["options"] if choice.fault else ["rules", "options", "passport"]
    buttons = "".join(
        f'<button type="button" class="more" id="to-{page}" data-page="{page}">{escaped(t(page + "-show"))}</button>'
        for page in pages
    )
    return f'<div class="more-pages">{buttons}</div>'


def foot(choice: "Choice") -> str:
    """Return what stands below the games: the start, or why there can be none."""
    if choice.fault:
        return fault_box(choice.fault, choice.values)
    return f'<button type="button" class="primary" id="start-match">{escaped(t("start-match"))}</button>'
