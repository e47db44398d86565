"""Every test of the kernel may ask for `burnham.new("toy", …)`."""

from __future__ import annotations

import pytest

from burnham.games import _known
from tests import toy


@pytest.fixture(autouse=True)
def tollhouse(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(_known, "toy", toy.TITLE)
    return "toy"
