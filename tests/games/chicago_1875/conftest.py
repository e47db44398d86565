"""A failing test prints its tables as text."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.games.chicago_1875.reader import MADE


@pytest.fixture(autouse=True)
def _no_tables() -> None:
    MADE.clear()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        report.sections += [("table", str(table)) for table in MADE[:3]]
    return report
