# The modules that ui.json and engine.json name under `js_modules`.
from typing import Any

messages: Any
store: Any
