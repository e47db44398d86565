"""Files of strangers: one at a time, and not on the event loop."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from anyio import CapacityLimiter, to_thread

ONE_AT_A_TIME = CapacityLimiter(1)

Made = TypeVar("Made")


async def made_of_file(make: Callable[[], Made]) -> Made:
    """What is made of somebody's file; it may take as long as a whole game."""
    return await to_thread.run_sync(make, limiter=ONE_AT_A_TIME)
