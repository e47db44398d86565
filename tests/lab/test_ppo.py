"""The worked example: what it writes, and in the long run that it learns at all."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from burnham.lab.curve import Point, curve
from burnham.lab.examples.ppo import EXAMINERS, Exam, learn, new_learner, numbers, write
from burnham.lab.extras import MissingExtra

COURSE = [Exam(0, "random", 200, 90.0), Exam(1000, "random", 200, 150.0)]
FINAL = [Exam(1000, "easy", 400, 100.0)]


def test_the_numbers_say_seed_steps_games_and_intervals() -> None:
    told = numbers(COURSE, FINAL, seed=7)
    assert "Seed 7" in told
    assert "| 1,000 | random | 200 | 75.0% | 68.6% to 80.5% |" in told
    assert "| 1,000 | easy | 400 | 25.0% | 21.0% to 29.5% |" in told


def test_a_page_is_renewed_between_its_marks(tmp_path: Path) -> None:
    marks = "<!-- numbers: begin -->\nold\n<!-- numbers: end -->"
    (tmp_path / "ppo.md").write_text(f"before\n{marks}\nafter\n", encoding="utf-8")
    write(tmp_path, COURSE, FINAL, seed=7)
    page = (tmp_path / "ppo.md").read_text(encoding="utf-8")
    assert page.startswith("before\n")
    assert page.endswith("\nafter\n")
    assert "Seed 7" in page
    assert "old" not in page
    write(tmp_path, COURSE, FINAL, seed=7)
    assert (tmp_path / "ppo.md").read_text(encoding="utf-8") == page
    ElementTree.fromstring((tmp_path / "ppo.svg").read_text(encoding="utf-8"))


def test_a_curve_has_a_dot_for_every_point() -> None:
    points = [Point(moment, moment / 10, (0.0, 1.0)) for moment in range(6)]
    drawn = curve("Victories & defeats", "steps", points)
    assert drawn.count("<circle") == 6
    assert "5 steps" in drawn
    assert "Victories &amp; defeats" in drawn


def test_without_torch_a_sentence_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(MissingExtra, match=r"pip install \"burnham\[ppo\]\""):
        new_learner(1)


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")  # of PyTorch
def test_ppo_learns_and_meets_the_bots() -> None:
    course, final = learn(steps=8192, seed=1, exams=1, games=10)
    assert [exam.steps for exam in course] == [0, 8192]
    assert [exam.opponent for exam in final] == list(EXAMINERS)
    assert all(0 <= exam.won <= exam.games for exam in [*course, *final])
