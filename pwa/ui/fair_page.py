"""The page of the shuffle, as HTML text: the seal during a match, and what opening it came to once it is over."""

from ui.markup import escaped
from ui.names import seat_name
from ui.seal import code, wax
from ui.shapes import View
from ui.text import t

SIGNS = {True: "m4 13 5 5L20 6", False: "m6 6 12 12M18 6 6 18"}
"""The strokes that say that something fits, or that it does not."""


def link(view: View) -> str:
    """Return the way from the rules of the match to this page."""
    return (
        f'<button type="button" class="seal-link" id="to-fair" data-page="fair">{wax()}<span>{_text("sealed")}</span>'
        f'<b class="seal-code">{code(view["commitment"])}</b></button>'
    )


def fair_page(told: View) -> str:
    """Return the page, from what the engine tells of the match's seed."""
    return f'<article class="fair">{_closed(told) if told["seed"] is None else _opened(told)}</article>'


def shown_command(seed: str) -> str:
    """Return the command that makes the commitment of a seed with other tools."""
    quoted = seed.replace("'", "'\\''")
    return f"printf 'cruce/1 seed\\n%s' '{quoted}' | sha256sum"


def _text(message: str, **values: object) -> str:
    return escaped(t(message, **values))


def _closed(told: View) -> str:
    whole = _fold("fair-whole", _block("commitment", "fair-commitment", told["commitment"]))
    return _head("star", "sealed", told) + _known(told) + _steps(told) + whole + _limits()


def _steps(told: View) -> str:
    """Return what is sealed, what it is for, and what comes at the end."""
    steps = [
        ("fair-before", "fair-drawn"),
        ("fair-meanwhile", "fair-hidden"),
        ("fair-after", "fair-opens"),
        ("fair-your-say", "fair-hand-cut" if told["cuts"] else "fair-no-cut"),
    ]
    return f"<dl>{''.join(f'<dt>{_text(when)}</dt><dd>{_text(what)}</dd>' for when, what in steps)}</dl>"


def _opened(told: View) -> str:
    rounds = told["rounds"]
    wrong = len([each for each in rounds if not each["true"]])
    checks = [(told["sealed"], _text("fair-seal-fits" if told["sealed"] else "fair-seal-differs"))]
    name = "fair-rounds-differ" if wrong else "fair-rounds-fit"
    checks.append((not wrong, _text(name, rounds=len(rounds), wrong=wrong)))
    own = len([each for each in rounds if each["cut"] and each["cutter"] == told["seat"]])
    if own:
        checks.append((True, _text("fair-own-cuts", times=own)))
    items = "".join(f"<li>{_sign(fits)}<span>{words}</span></li>" for fits, words in checks)
    holds = told["holds"]
    return (
        _head("yes" if holds else "no", "fair-holds" if holds else "fair-fails", told)
        + _known(told)
        + f'<ul class="fair-checks">{items}</ul><p>{_text("fair-compare" if holds else "fair-beware")}</p>'
        + _fold("fair-by-round", _rounds(told))
        + _fold("fair-key-and-seal", _keys(told))
        + _fold("fair-elsewhere", _elsewhere(told))
        + _limits()
    )


def _head(mark: str, title: str, told: View) -> str:
    return (
        f'<header>{wax(mark)}<h2>{_text(title)}</h2><p class="seal-code">{code(told["commitment"])}</p>'
        f'<p class="fair-begins">{_text("fair-begins")}</p></header>'
    )


def _known(told: View) -> str:
    return "" if told["secret"] else f'<p class="fair-known">{_text("fair-known")}</p>'


def _sign(fits: bool) -> str:  # noqa: FBT001 - what it shows
    word = "fits" if fits else "differs"
    return (
        f'<svg class="sign" data-sign="{word}" viewBox="0 0 24 24" aria-hidden="true"><path d="{SIGNS[fits]}"/></svg>'
    )


def _rounds(told: View) -> str:
    """Return who dealt each round, what became of its pack, and whether its cards are those of the seed."""
    heads = ["fair-round", "fair-dealer", "fair-pack", "fair-cards"]
    if not told["cuts"]:
        heads.remove("fair-pack")
    rows = "".join(f'<th scope="col">{_text(name)}</th>' for name in heads)
    rows = f"<tr>{rows}</tr>"
    for number, each in enumerate(told["rounds"], 1):
        pack = f"<td>{_pack(told, each)}</td>" if told["cuts"] else ""
        fits = _text("fair-fits" if each["true"] else "fair-differs")
        rows += (
            f'<tr><th scope="row">{number}</th><td>{escaped(seat_name(told, each["dealer"]))}</td>{pack}'
            f'<td>{_sign(each["true"])}<span class="visually-hidden">{fits}</span></td></tr>'
        )
    return f"<table>{rows}</table>"


def _pack(told: View, each: View) -> str:
    who = "you" if each["cutter"] == told["seat"] else "other"
    how = "fair-cut" if each["cut"] else "fair-knock"
    return _text(how, who=who, name=seat_name(told, each["cutter"]), cards=each["cut"] or 0)


def _keys(told: View) -> str:
    return _block("seed", "fair-key", told["seed"]) + _block("commitment", "fair-commitment", told["commitment"])


def _elsewhere(told: View) -> str:
    return (
        f"<p>{_text('fair-sha')}</p>"
        + _block("text", "fair-text", told["text"])
        + _block("command", "fair-command", shown_command(told["seed"]))
    )


def _block(name: str, label: str, words: str) -> str:
    """Return a long text to be read and copied exactly; a script copies what stands in `#fair-NAME`."""
    return (
        f'<div class="fair-block"><p id="fair-{name}-label">{_text(label)}</p>'
        f'<button type="button" class="plain boxed" data-copy="fair-{name}" id="fair-{name}-copy"'
        f' aria-labelledby="fair-{name}-copy fair-{name}-label">{_text("fair-copy")}</button>'
        f'<pre id="fair-{name}">{escaped(words)}</pre><p id="fair-{name}-told" role="status"></p></div>'
    )


def _limits() -> str:
    items = "".join(f"<li>{_text(name)}</li>" for name in ("fair-shows", "fair-chosen", "fair-phone"))
    return _fold("fair-limits", f"<ul>{items}</ul>")


def _fold(title: str, inside: str) -> str:
    return f"<details><summary>{_text(title)}</summary>{inside}</details>"
