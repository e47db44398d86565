"""When Python looks for garbage.

Nearly all we drop is freed at once; only what refers to itself in a ring waits to be found.  For
that Python looks through everything whenever it has grown by a quarter, and every page waits as
long: with forty tables half a second.  So what has lived for some seconds is laid aside
(`gc.freeze`), new things are looked through as before, and everything only now and then.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

NEVER: Final = 1_000_000
EVERY: Final = 2.0
"""Seconds after which what has lived so long is laid aside."""
WHOLE: Final = 600.0
"""Seconds after which everything is looked through."""


def lay_aside(whole: bool = False) -> None:
    """Look through what is new, or through everything, and lay aside what is in use."""
    if whole:
        gc.unfreeze()
    gc.collect()
    gc.freeze()


async def keep_aside() -> None:
    """For a process that does nothing but serve.  Runs until it is cancelled."""
    young, middle, old = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)
    try:
        whole = time.monotonic()
        lay_aside(whole=True)
        while True:
            await asyncio.sleep(EVERY)
            due = time.monotonic() >= whole + WHOLE
            lay_aside(whole=due)
            whole = time.monotonic() if due else whole
    finally:
        gc.set_threshold(young, middle, old)
        gc.unfreeze()
