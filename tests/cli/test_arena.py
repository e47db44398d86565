"""arena and analyse: how strong bots are, and where a game was won and lost."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Burnham
from tests.cli.test_commands import recorded


def test_arena_tells_the_share_with_its_interval(burnham: Burnham) -> None:
    done = burnham("arena toy --seats greedy,random --games 6")
    assert done.code == 0
    assert "greedy" in done.out
    assert "random" in done.out
    assert "%" in done.out
    assert "greedy" in burnham("arena toy --seats greedy,random --games 2 --lang de").out


def test_arena_as_json_is_the_same_every_time(burnham: Burnham) -> None:
    line = "arena toy --seats hard,random --budget 20p --games 4 --seed s --json"
    found = json.loads(burnham(line).out)
    assert found["line_up"] == ["hard@20p", "random"]
    assert found["games"] == 4
    assert json.loads(burnham(line).out) == found


def test_arena_goes_on_with_a_file(burnham: Burnham, tmp_path: Path) -> None:
    line = f"arena toy --seats greedy,random --json --results {tmp_path / 'r.jsonl'}"
    whole = json.loads(burnham("arena toy --seats greedy,random --games 6 --json").out)
    assert json.loads(burnham(f"{line} --games 2").out)["games"] == 2
    assert json.loads(burnham(f"{line} --games 6").out) == whole


def test_arena_draws_shares_and_ratings(burnham: Burnham, tmp_path: Path) -> None:
    file = tmp_path / "a.svg"
    done = burnham(f"arena toy --seats greedy,random --games 6 --chart {file}")
    assert done.code == 0, done.err
    drawn = file.read_text()
    assert drawn.startswith("<svg")
    assert drawn.count("<circle") == 4
    assert "Tollhouse: 6 games" in drawn
    assert "greedy" in drawn
    (rating, _) = re.findall(r"[\d.]+ ± [\d.]+", drawn)
    assert rating in done.out
    assert burnham(f"arena toy --seats greedy,random --games 6 --chart {file} --lang de").code == 0
    assert "25\u00a0%" in file.read_text()
    assert rating.replace(".", ",") in file.read_text()


def test_a_chart_that_cannot_be_written_is_told_before_the_match(
    burnham: Burnham, tmp_path: Path
) -> None:
    chart, results = tmp_path / "nowhere" / "a.svg", tmp_path / "r.jsonl"
    line = f"arena toy --seats greedy,random --games 2 --results {results} --chart {chart}"
    done = burnham(line)
    assert done.code == 1
    assert str(chart.parent) in done.err.replace("\n", "")
    assert not results.exists()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--seats greedy,genius", "There is no bot “genius”"),
        ("--seats greedy@1,random", "There is no bot “greedy@1”"),
        ("--seats greedy", "2 to 3"),
        ("--seats hard,random --budget soon", "There is no bot “hard@soon”"),
    ],
)
def test_matches_that_cannot_be(burnham: Burnham, line: str, sentence: str) -> None:
    done = burnham(f"arena toy {line} --games 1")
    assert done.code != 0
    assert sentence in done.err


def test_the_results_of_another_match_are_refused(burnham: Burnham, tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    burnham(f"arena toy --seats greedy,random --games 1 --results {file}")
    done = burnham(f"arena toy --seats random,greedy --games 1 --results {file}")
    assert done.code != 0
    assert "another match" in done.err.replace("\n", " ")


def test_analyse_tells_loss_and_turning_points(burnham: Burnham, tmp_path: Path) -> None:
    file = recorded(tmp_path / "game.json")
    found = json.loads(burnham(f"analyse {file} --playouts 16 --json").out)
    assert found["game"] == "toy"
    assert len(found["loss"]) == 2
    assert found["turning_points"]
    for lang in ("en", "de"):
        done = burnham(f"analyse {file} --playouts 16 --lang {lang}")
        assert done.code == 0
        assert "%" in done.out


def test_analyse_refuses_what_is_no_record(burnham: Burnham, tmp_path: Path) -> None:
    done = burnham(f"analyse {recorded(tmp_path / 'game.json', game='chess')}")
    assert done.code != 0
    assert "chess" in done.err
