"""Training mends a judgement that is plainly wrong, in the right direction."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from burnham.games import _known
from burnham.kernel.errors import BadOption, BadRecord
from burnham.kernel.title import Title
from burnham.lab.factors import Factors, factors_of, judging_by, plain
from burnham.lab.train import (
    Course,
    Learning,
    Lesson,
    Task,
    make_course,
    parts_of,
    study,
    train,
)
from tests.lab.tollhouse import tollhouse


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "toy" / "lessons.jsonl"


def known(monkeypatch: pytest.MonkeyPatch, hand: float) -> Title:
    title = tollhouse(hand)
    monkeypatch.setitem(_known, "toy", title)
    return title


def course(seats: int = 2, games: int = 20, questions: int = 3) -> Course:
    return make_course("toy", seats, {}, "t", "abc", games, questions, 4)


def trained(of: Course, file: Path, rounds: int = 2) -> Learning:
    return train(of, rounds, file, 1, lambda number: None)


@pytest.mark.parametrize(("hand", "low", "high"), [(0.5, 1.3, 3.0), (2.0, 0.3, 0.75)])
def test_a_wrong_term_is_mended(
    monkeypatch: pytest.MonkeyPatch, file: Path, hand: float, low: float, high: float
) -> None:
    """Against the coins, cards are to count more where they counted too little, and less where
    they counted too much."""
    title = known(monkeypatch, hand)
    for seats in (2, 3):
        learning = trained(course(seats), file.with_name(f"{seats}.jsonl"))
        coins, cards = learning.factors.early
        assert low <= cards / coins <= high
        gained, error = learning.gain
        assert gained > 0.0 < error
    assert factors_of(title) == plain(title), "training leaves the title as it was"


def test_a_right_judgement_stays_as_it_is(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    known(monkeypatch, 1.0)
    found = trained(course(), file).factors
    assert [*found.early, *found.late] == pytest.approx([1.0] * 4, abs=0.25)


def test_training_goes_on_where_it_was_left(
    monkeypatch: pytest.MonkeyPatch, file: Path, tmp_path: Path
) -> None:
    known(monkeypatch, 0.5)
    whole = trained(course(games=4), tmp_path / "whole.jsonl")
    trained(course(games=4), file, rounds=1)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:3]) + lines[3][:20])
    again = trained(course(games=4), file)
    assert again == whole
    assert again.factors == whole.factors
    assert file.read_text() == (tmp_path / "whole.jsonl").read_text()


def test_every_round_is_played_by_what_was_learned_before(
    monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    known(monkeypatch, 0.5)
    played_by: list[Factors] = []

    def noted(of: Course, task: Task) -> Lesson:
        played_by.append(task.factors)
        return study(of, task)

    monkeypatch.setattr("burnham.lab.train.study", noted)
    of = course(games=2)
    first = trained(of, file, rounds=1).factors
    trained(of, file, rounds=2)
    assert played_by == [of.start, of.start, first, first]
    assert first != of.start


@pytest.mark.parametrize("change", ["seed", "commit", "terms", "tries"])
def test_lessons_of_another_course_are_refused(
    monkeypatch: pytest.MonkeyPatch, file: Path, change: str
) -> None:
    known(monkeypatch, 0.5)
    of = course(games=1)
    trained(of, file, 1)
    others = {"seed": "x", "commit": "x", "terms": ("coins", "purse"), "tries": 9}
    with pytest.raises(BadRecord, match="Take another folder"):
        trained(replace(of, **{change: others[change]}), file, 1)  # type: ignore[arg-type]


def test_parts_are_what_a_seat_has_more_than_its_rivals() -> None:
    title = tollhouse(1.0)
    g = title.rules.setup(title.box(title.tables()), 3, {"free": False}, "parts", "sfc32")
    g.settle()
    g.coins, g.hands, g.played = [9, 4, 2], [[0], [1], [2]], [3, 4, 5]  # type: ignore[attr-defined]
    assert parts_of(title, g, 0) == [4.5, -0.375, 1.5, -0.125]


def test_factors_are_put_back_even_after_a_fault() -> None:
    title = tollhouse(1.0)
    seen: list[Factors] = []

    def fail() -> None:
        with judging_by(title, Factors([0.5] * 2, [1.0] * 2)):
            seen.append(factors_of(title))
            raise ValueError("fault")

    with pytest.raises(ValueError, match="fault"):
        fail()
    assert seen == [Factors([0.5] * 2, [1.0] * 2)]
    assert factors_of(title) == plain(title)


def test_a_game_without_terms_cannot_be_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    title = tollhouse(1.0)
    without = replace(title, thinking=replace(title.thinking, learned=None))
    monkeypatch.setitem(_known, "toy", without)
    with pytest.raises(BadOption, match="nothing to train"):
        course()
