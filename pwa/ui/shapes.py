"""Names for the types of what the screen passes around.

They speak to the type checker alone: MicroPython has no `typing` and never looks at an annotation, so all it needs is
names that can be imported.
"""

TYPE_CHECKING = False  # a type checker takes it for true

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Any

    View = dict[str, Any]
    """An object of the engine's answers, or what is asked of it: JSON, as `cruce.view` and `worker.py` describe it."""
    Element = Any
    """A part of the page."""
    Event = Any
    """An event of the browser; those of the engine are views."""
    Part = Any
    """What a part taken in later is for, as `parts.py` makes it."""
    Engine = Any
    """The worker's functions, as `worker.py` exports them: each answers with a promise of JSON."""
    Promise = Awaitable[str]
    """The engine's answer to come."""
    Work = Awaitable[object]
    """What runs in the background."""
    Answer = Awaitable[View]
    """An answer to come, taken in as it is."""
    Callback = Callable[..., Any]
    """What is called back; the docstring of whoever takes it says with what."""
    Formatter = Callable[[str, str], str]
    """From a message's name and its values, as JSON, to text."""
else:
    View = Element = Event = Part = Engine = Promise = Work = Answer = Callback = Formatter = object
