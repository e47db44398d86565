"""Every test of the command line may play `toy`, in English unless it says otherwise."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from burnham.cli.commands import run
from burnham.games import _known
from tests import toy


class Done(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


Burnham = Callable[..., Done]


@pytest.fixture(autouse=True)
def tollhouse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_known, "toy", toy.TITLE)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def burnham(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Burnham:
    """`burnham("play toy", typed="1\\nq\\n")` runs a command line in this process."""

    def command(line: str, *more: str, typed: str = "") -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run([*line.split(), *more])
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return command
