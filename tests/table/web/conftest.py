"""A club with a host, on SQLite or on each database in turn; a postman who waits."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from burnham.table.service import postman
from tests.table.club import Club, club_on
from tests.table.conftest import MakeUrl


@pytest.fixture
async def club(sqlite: MakeUrl) -> AsyncIterator[Club]:
    async with club_on(sqlite()) as made:
        yield made


@pytest.fixture
async def any_club(url: str) -> AsyncIterator[Club]:
    """On each database in turn."""
    async with club_on(url) as made:
        yield made


@pytest.fixture
def no_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The postman goes round when a test says so."""
    monkeypatch.setattr(postman, "ROUND", 3600.0)
