"""What all tests share."""

import os

import burnham.kernel.position


def pytest_sessionstart() -> None:
    """A run that is to test native code must not test the sources by accident."""
    if os.environ.get("BURNHAM_NATIVE") == "1":
        assert not burnham.kernel.position.__file__.endswith(".py"), "this is not native code"
