"""What all tests share."""

import os
from collections.abc import Generator

import pytest

import burnham.kernel.position

# How often a test with a browser is tried again: on a busy machine one of so many may lose a race.
# The summary names whoever needed it, and that is a fault to be mended.
RERUNS = 2


def pytest_sessionstart() -> None:
    """A run that is to test native code must not test the sources by accident."""
    if os.environ.get("BURNHAM_NATIVE") == "1":
        assert not burnham.kernel.position.__file__.endswith(".py"), "this is not native code"


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None]:
    """What a test needs is told by its fixtures; only `slow` and `long` are written at a test.
    Tests with a browser come last: its event loop runs on in their process, so that no other test
    can run one of its own there."""
    for item in items:
        assert isinstance(item, pytest.Function)
        params = item.callspec.params.values() if hasattr(item, "callspec") else ()
        for needed in {"browser", "postgres"} & {*item.fixturenames, *map(str, params)}:
            item.add_marker(needed)
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.flaky(reruns=RERUNS))
    yield
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
