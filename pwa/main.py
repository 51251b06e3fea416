"""The screen: placeholder that shows the engine's answer."""

import asyncio

from pyscript import document, window, workers


async def start() -> None:
    """Wait for the engine and show what it says."""
    engine = await workers["engine"]
    answer = await engine.version()
    document.getElementById("engine").textContent = answer
    document.documentElement.dataset.live = ""
    window.performance.mark("cruce-ready")


asyncio.create_task(start())
