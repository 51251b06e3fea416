"""Small choices the browser keeps: language, players, target, pace. Without storage they last as long as the page."""

import js

_instead = {}


def keep(name, value, session=False):
    """Keep a text under a name; for this tab's session only, if asked."""
    _instead[name] = value
    try:
        _store(session).setItem("cruce-" + name, value)
    except Exception:  # noqa: BLE001 - MicroPython's JsException has no name to import; storage may be forbidden or full
        return


def kept(name, session=False):
    """Return the text kept under a name, or None."""
    try:
        return _store(session).getItem("cruce-" + name)
    except Exception:  # noqa: BLE001 - as above
        return _instead.get(name)


def _store(session):
    return js.sessionStorage if session else js.localStorage
