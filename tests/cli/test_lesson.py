"""`burnham lesson` for those who write one."""

from __future__ import annotations

from pathlib import Path

from burnham.games import title_of
from tests.cli.conftest import Burnham

FIRST = title_of("san_francisco").folder / "lessons" / "first.toml"


def test_a_good_lesson(burnham: Burnham) -> None:
    done = burnham("lesson san_francisco", str(FIRST))
    assert done.code == 0
    assert "first.toml is good: 15 notes" in done.out


def test_a_lesson_of_another_game_is_told_in_sentences(burnham: Burnham) -> None:
    other = title_of("raising_chicago").folder / "lessons" / "first.toml"
    done = burnham("lesson san_francisco", str(other))
    assert done.code == 1
    assert "note 2, only: “bid square=15” is no answer here. There are: keep tender=" in " ".join(
        done.out.split()
    )


def test_what_is_no_lesson(burnham: Burnham, tmp_path: Path) -> None:
    file = tmp_path / "none.toml"
    file.write_text("name = 1")
    done = burnham("lesson san_francisco", str(file))
    assert done.code == 1
    said = "none.toml: Line 1, name: This must be a section with fields, but it is a whole number."
    assert said in " ".join(done.out.split())
