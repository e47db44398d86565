"""Python looks for garbage when the server says so, and finds all of it now and then."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from burnham.table.service.garbage import NEVER, keep_aside, lay_aside


class Ring:
    """Refers to itself: only a look finds that nobody else does."""

    def __init__(self) -> None:
        self.next = self


def test_what_was_laid_aside_is_found_by_a_look_through_everything() -> None:
    ring = Ring()
    gone = weakref.ref(ring)
    try:
        lay_aside()
        assert gc.get_freeze_count() > 0
        del ring
        lay_aside()
        assert gone() is not None
        lay_aside(whole=True)
        assert gone() is None
    finally:
        gc.unfreeze()


@pytest.mark.anyio
async def test_a_server_that_ends_leaves_python_as_it_was() -> None:
    before = gc.get_threshold()
    task = asyncio.create_task(keep_aside())
    await asyncio.sleep(0)
    assert gc.get_threshold()[2] == NEVER
    assert gc.get_freeze_count() > 0
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)
