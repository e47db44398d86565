"""ladder: all levels against each other, with a table, data and a chart."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import Burnham

LINE = "ladder toy --levels random,greedy --least 4 --most 40 --commit abc --results"


def test_ladder_tells_pairs_verdicts_and_ratings(burnham: Burnham, tmp_path: Path) -> None:
    done = burnham(f"{LINE} {tmp_path} --low 0.3 --high 0.5")
    assert done.code == 0
    assert "greedy – random" in done.out
    assert "more than 30%" in done.out
    assert "mehr als 30" in burnham(f"{LINE} {tmp_path} --low 0.3 --high 0.5 --lang de").out


def test_ladder_keeps_data_and_draws_a_chart(burnham: Burnham, tmp_path: Path) -> None:
    burnham(f"{LINE} {tmp_path}")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["toy-2.jsonl", "toy-2.svg"]
    drawn = ElementTree.fromstring((tmp_path / "toy-2.svg").read_text())
    texts = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert "Tollhouse for 2: how strong they are" in texts
    assert "greedy – random" in texts
    assert "100%" in texts


def test_ladder_as_json_goes_on_and_is_the_same(burnham: Burnham, tmp_path: Path) -> None:
    budget = LINE.replace("greedy", "hard@10p")
    burnham(f"{budget} {tmp_path} --least 1 --most 2")
    (found,) = json.loads(burnham(f"{budget} {tmp_path} --json").out)
    (whole,) = json.loads(burnham(f"{budget} {tmp_path / 'whole'} --json").out)
    assert found == whole
    assert found["levels"][1]["bot"] == "hard@10p"
    assert found["bounds"]["low"] == 0.5


def test_an_equals_share_is_the_default_for_more_seats(burnham: Burnham, tmp_path: Path) -> None:
    (found,) = json.loads(burnham(f"{LINE} {tmp_path} --seats 3 --json").out)
    assert found["bounds"]["low"] == pytest.approx(1 / 3)
    assert found["bounds"]["high"] == pytest.approx(1 / 3 + 0.05)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--levels greedy,genius", "There is no bot “genius”"),
        ("--levels greedy", "two different bots"),
        ("--levels greedy,old:greedy", "--old"),
        ("--low 0.6 --high 0.5", "two shares"),
        ("--seats 7", "2 to 3"),
        ("--seats 3 --option colour=red", "no option “colour”"),
    ],
)
def test_ladders_that_cannot_be(burnham: Burnham, tmp_path: Path, line: str, sentence: str) -> None:
    done = burnham(f"ladder toy --results {tmp_path} {line}")
    assert done.code == 2
    assert sentence in done.err.replace("\n", " ")
    assert not list(tmp_path.iterdir())


def test_the_results_of_other_bots_are_refused(burnham: Burnham, tmp_path: Path) -> None:
    burnham(f"{LINE} {tmp_path}")
    done = burnham(f"{LINE} {tmp_path} --commit def")
    assert done.code == 1
    assert "other bots" in done.err.replace("\n", " ")


def test_a_file_that_is_refused_is_told_before_anything_is_played(
    burnham: Burnham, tmp_path: Path
) -> None:
    (tmp_path / "san_francisco-2.jsonl").write_text("{}\n")
    done = burnham(f"{LINE.replace('toy', 'toy san_francisco')} {tmp_path}")
    assert done.code == 1
    assert len((tmp_path / "toy-2.jsonl").read_text().splitlines()) == 1
