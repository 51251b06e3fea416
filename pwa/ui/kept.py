"""Small choices the browser keeps: language, players, target, pace."""

import js


def keep(name: str, value: str, *, session: bool = False) -> None:
    """Keep a text under a name; for this tab's session only, if asked."""
    try:
        _store(session=session).setItem("cruce-" + name, value)
    except Exception:  # noqa: BLE001 - full storage; MicroPython's JsException has no name to import
        return


def kept(name: str, *, session: bool = False) -> str | None:
    """Return the text kept under a name, or None."""
    return _store(session=session).getItem("cruce-" + name)


def _store(*, session: bool) -> js.Storage:
    return js.sessionStorage if session else js.localStorage
