"""regret: a table of what bots' choices cost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Burnham

LINE = "regret toy --bots normal,random --positions 12 --tries 4 --results"


def test_regret_tells_what_choices_cost(burnham: Burnham, tmp_path: Path) -> None:
    done = burnham(f"{LINE} {tmp_path}")
    assert done.code == 0
    assert "toy for 2: what choices cost on 12 positions" in done.out
    assert "More than the first" in done.out
    assert "Mehr als der erste" in burnham(f"{LINE} {tmp_path} --lang de").out
    assert [path.name for path in tmp_path.iterdir()] == ["toy-2.jsonl"]


def test_regret_as_json_is_the_same_again(burnham: Burnham, tmp_path: Path) -> None:
    found = json.loads(burnham(f"{LINE} {tmp_path} --json").out)
    assert [bot["bot"] for bot in found["bots"]] == ["normal", "random"]
    assert found["positions"] == 12
    assert json.loads(burnham(f"{LINE} {tmp_path} --json").out) == found


@pytest.mark.parametrize(
    ("line", "code", "sentence"),
    [
        ("--bots genius", 2, "There is no bot “genius”"),
        ("--bots old:normal", 2, "--old"),
        ("--seats 7", 2, "2 to 3"),
        ("--tries 6", 1, "Take another folder"),
    ],
)
def test_regret_that_cannot_be(
    burnham: Burnham, tmp_path: Path, line: str, code: int, sentence: str
) -> None:
    burnham(f"{LINE} {tmp_path} --positions 1")
    done = burnham(f"regret toy --tries 4 --results {tmp_path} {line}")
    assert done.code == code
    assert sentence in done.err.replace("\n", " ")
