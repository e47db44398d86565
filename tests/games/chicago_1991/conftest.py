"""A failing test shows its tables as text."""

from collections.abc import Generator

import pytest

from tests.games.chicago_1991.builders import SHOWN


@pytest.fixture(autouse=True)
def _fresh_tables() -> None:
    SHOWN.clear()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and SHOWN:
        report.sections.append(("the first table of this test", str(SHOWN[0])))
    return report
