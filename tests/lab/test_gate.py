"""The gate lets through what wins, keeps out what does not, and says what it measured."""

from __future__ import annotations

from pathlib import Path

import pytest

from burnham.games import _known
from burnham.kernel.learned import Learned
from burnham.kernel.title import Title
from burnham.lab.factors import Factors, factors_of, plain, written
from burnham.lab.gate import Result, bot_by, examine
from burnham.lab.sprt import Verdict
from burnham.lab.train import make_course
from tests.lab.tollhouse import TERMS, tollhouse
from tests.toy.endgame import HIGH, endgame

BETTER = Factors([1.0, 1.5], [1.0, 1.5])
WORSE = Factors([1.0, 0.5], [1.0, 0.5])


@pytest.fixture
def title(monkeypatch: pytest.MonkeyPatch) -> Title:
    """Cards count too little: whoever knows better draws more of them."""
    title = tollhouse(0.66)
    monkeypatch.setitem(_known, "toy", title)
    return title


def examined(factors: Factors, folder: Path, bot: str = "greedy", most: int = 300) -> Result:
    course = make_course("toy", 2, {}, "g", "abc", 1, 1, 1)
    return examine(course, factors, bot, (20, most), folder, 1, lambda pair, deals: None)


def test_what_wins_is_let_through(title: Title, tmp_path: Path) -> None:
    found = examined(BETTER, tmp_path)
    assert found.passed
    told = found.told()
    assert told["passed"]
    assert told["old_verdict"] == told["normal_verdict"] == "above"
    assert told["old_share"] > 0.5
    assert told["normal_gain"] > -0.05
    assert told["old_deals"] >= 20
    assert factors_of(title) == plain(title)


def test_what_does_not_win_is_kept_out(title: Title, tmp_path: Path) -> None:
    for factors in (WORSE, plain(title)):
        found = examined(factors, tmp_path)
        assert not found.passed
        assert found.old.verdict != Verdict.ABOVE
        assert found.normal is None, "nothing more is played for it"
        assert "normal_gain" not in found.told()


def test_a_gate_goes_on_where_it_was_left(title: Title, tmp_path: Path) -> None:
    whole = examined(BETTER, tmp_path / "whole")
    examined(BETTER, tmp_path, most=20)
    (file,) = tmp_path.glob("*.jsonl")
    begun = file.read_text()
    assert examined(BETTER, tmp_path) == whole
    assert file.read_text().startswith(begun)


def test_a_bot_may_judge_by_factors_of_its_own(title: Title) -> None:
    g = endgame([4, 8], [HIGH], [HIGH + 1])
    words = [
        g.step.word(bot_by(BETTER, name, title, "s").choose(g.seen_by(0), 0)).split()[0]
        for name in ("greedy", "learned:greedy")
    ]
    assert words == ["play", "draw"]


def test_the_file_tells_what_was_measured(title: Title, tmp_path: Path) -> None:
    file = tmp_path / "learned.toml"
    file.write_text(written(TERMS, BETTER, {"game": "toy"}, examined(BETTER, tmp_path).told()))
    learned = Learned(TERMS)
    learned.read(file)
    assert Factors(learned.early, learned.late) == BETTER
    assert "passed = true" in file.read_text()
