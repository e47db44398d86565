"""train: factors as a table and a file, and a gate before the game's own folder."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from burnham.games import _known
from burnham.kernel.learned import Learned
from tests import toy
from tests.cli.conftest import Burnham
from tests.lab.tollhouse import TERMS, tollhouse

LINE = "train toy --games 6 --questions 3 --tries 4 --rounds 2 --commit abc --bot greedy"


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Tollhouse in a folder of its own, where cards in hand count too little."""
    own = tmp_path / "own"
    (own / "judgement").mkdir(parents=True)
    for name in ("components.toml", "text"):
        (own / name).symlink_to(toy.TITLE.folder / name)
    monkeypatch.setitem(_known, "toy", replace(tollhouse(0.5), folder=own))
    return own


def learned_in(file: Path) -> Learned:
    learned = Learned(TERMS)
    learned.read(file)
    return learned


def test_train_tells_factors_and_writes_them(
    burnham: Burnham, tmp_path: Path, folder: Path
) -> None:
    done = burnham(f"{LINE} --results {tmp_path / 'train'}")
    assert done.code == 0
    assert "At the beginning" in done.out
    file = tmp_path / "train" / "toy-2" / "learned.toml"
    assert f"Written to {file}" in done.out.replace("\n", "")
    assert learned_in(file).early[1] > 1.0
    for line in ('seed = "0"', "rules = 1", 'commit = "abc"', "games = 12", "--questions 3"):
        assert line in file.read_text()
    assert not list((folder / "judgement").iterdir()), "without a gate the game stays as it is"
    german = burnham(f"{LINE} --results {tmp_path / 'train'} --lang de").out
    assert "Faktoren für die Posten" in german


def test_what_passes_the_gate_goes_to_the_game(
    burnham: Burnham, tmp_path: Path, folder: Path
) -> None:
    done = burnham(f"{LINE} --results {tmp_path / 'train'} --gate")
    assert done.code == 0
    assert "it wins more" in done.out
    assert "it loses no ground" in done.out
    kept = folder / "judgement" / "learned.toml"
    assert kept.read_text() == (tmp_path / "train" / "toy-2" / "learned.toml").read_text()
    assert learned_in(kept).early[1] > 1.0
    assert "passed = true" in kept.read_text()


def test_what_does_not_pass_stays_out(burnham: Burnham, tmp_path: Path, folder: Path) -> None:
    """Bots that answer at random win no more by judging better."""
    line = LINE.replace("greedy", "random")
    done = burnham(f"{line} --results {tmp_path / 'train'} --gate --most 40")
    assert done.code == 0
    assert "Not kept: toy is judged as before." in done.out
    assert not list((folder / "judgement").iterdir())
    assert "passed = false" in (tmp_path / "train" / "toy-2" / "learned.toml").read_text()
    found = json.loads(
        burnham(f"{line} --results {tmp_path / 'train'} --gate --most 40 --json").out
    )
    assert found["gate"]["passed"] is False
    assert found["factors"].keys() == set(TERMS)


@pytest.mark.parametrize(
    ("line", "code", "sentence"),
    [
        ("--bot genius", 2, "There is no bot “genius”"),
        ("--seats 7", 2, "2 to 3"),
        ("--tries 5", 1, "Take another folder"),
    ],
)
def test_training_that_cannot_be(
    burnham: Burnham, tmp_path: Path, line: str, code: int, sentence: str
) -> None:
    burnham(f"{LINE} --games 1 --rounds 1 --results {tmp_path}")
    done = burnham(f"{LINE} --games 1 --rounds 1 --results {tmp_path} {line}")
    assert done.code == code
    assert sentence in done.err.replace("\n", " ")
