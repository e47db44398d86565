"""Learned factors correct a judgement term by term; a file that does not fit is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from burnham.kernel.errors import BadRecord
from burnham.kernel.learned import Learned
from burnham.lab.factors import Factors, written

TERMS = ("coins", "hand")
ODD = [0.1, 1 / 3]


def file_of(path: Path, terms: tuple[str, ...] = TERMS) -> Path:
    path.write_text(written(terms, Factors([1.5, 0.5], [0.5, 1.0]), {"game": "toy"}))
    return path


def test_nothing_learned_changes_no_bit() -> None:
    learned = Learned(TERMS)
    assert learned.corrected(ODD, 0.3) == ODD
    learned.use([1.0, 1.0], [1.0, 1.0])
    assert learned.corrected(ODD, 0.3) is ODD


def test_factors_slide_from_the_beginning_to_the_end(tmp_path: Path) -> None:
    learned = Learned(TERMS)
    learned.read(file_of(tmp_path / "learned.toml"))
    assert learned.corrected([10.0, 10.0], 0.0) == [15.0, 5.0]
    assert learned.corrected([10.0, 10.0], 0.5) == [10.0, 7.5]
    assert learned.corrected([10.0, 10.0], 1.0) == [5.0, 10.0]


def test_without_a_file_nothing_is_learned(tmp_path: Path) -> None:
    learned = Learned(TERMS)
    learned.read(tmp_path / "learned.toml")
    assert learned.nothing


@pytest.mark.parametrize("terms", [("coins", "purse"), ("hand", "coins"), ("coins",)])
def test_a_file_for_other_terms_is_refused(tmp_path: Path, terms: tuple[str, ...]) -> None:
    file = file_of(tmp_path / "learned.toml")
    with pytest.raises(BadRecord, match="learned for other terms of the judgement: coins, hand"):
        Learned(terms).read(file)


@pytest.mark.parametrize("change", [("1.5", "1.4"), ("[factors]", "[facts]"), ("coins = [", "")])
def test_a_file_that_was_changed_is_refused(tmp_path: Path, change: tuple[str, str]) -> None:
    file = file_of(tmp_path / "learned.toml")
    file.write_text(file.read_text().replace(*change))
    with pytest.raises(BadRecord, match="not as it was written"):
        Learned(TERMS).read(file)
