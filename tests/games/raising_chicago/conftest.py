"""A failing test prints its tables as text."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

import pytest

from tests.games.raising_chicago.builders import MADE


@pytest.fixture(autouse=True)
def no_tables() -> Iterator[None]:
    MADE.clear()
    yield
    MADE.clear()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, Any, Any]:
    report = yield
    if report.failed:
        for table in MADE:
            report.sections.append(("table", str(table)))
    return report
