"""report: written, gone on with, and refused in a sentence."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Burnham


def test_report_writes_a_page(burnham: Burnham, tmp_path: Path) -> None:
    file, keep = tmp_path / "r.html", tmp_path / "r.jsonl"
    line = f"report toy --games 4 --seats 2 --bots greedy,random --keep {keep} --out {file}"
    done = burnham(line)
    assert done.code == 0, done.err
    assert "4 games" in done.out
    first = file.read_text()
    assert "Tollhouse for 2" in first
    assert burnham(line).code == 0
    assert file.read_text() == first
    assert len(keep.read_text().splitlines()) == 5
    assert "Bericht" in burnham(f"{line} --lang de").out
    assert 'lang="de"' in file.read_text()


def test_a_changed_box_is_shown_beside_the_printed_one(burnham: Burnham, tmp_path: Path) -> None:
    file, edition = tmp_path / "r.html", tmp_path / "dear.toml"
    edition.write_text('[costs]\nsource = "rules"\ntoll = 3\n')
    done = burnham(f"report toy --games 3 --out {file} --versus-edition {edition}")
    assert done.code == 0, done.err
    assert "6 games" in done.out
    assert "dear.toml" in file.read_text()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--bots genius", "There is no bot “genius”"),
        ("--versus-option colour=red", "colour"),
        ("--versus-edition nowhere.toml", "nowhere.toml"),
        ("--lang xx", "There is no language “xx”"),
    ],
)
def test_reports_that_cannot_be(burnham: Burnham, tmp_path: Path, line: str, sentence: str) -> None:
    file = tmp_path / "r.html"
    done = burnham(f"report toy --games 1 --out {file} {line}")
    assert done.code != 0
    assert sentence in done.err.replace("\n", " ")
    assert not file.exists()


def test_a_page_that_cannot_be_written_is_told_before_a_game_is_played(
    burnham: Burnham, tmp_path: Path
) -> None:
    keep = tmp_path / "r.jsonl"
    done = burnham(f"report toy --games 1 --keep {keep} --out {tmp_path / 'nowhere' / 'r.html'}")
    assert done.code == 1
    assert str(tmp_path / "nowhere") in done.err.replace("\n", "")
    assert not keep.exists()


def test_without_the_library_a_sentence_names_the_extra(
    burnham: Burnham, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    done = burnham("report toy --games 1")
    assert done.code != 0
    assert "burnham[data]" in done.err
