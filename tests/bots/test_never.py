"""A good player would never …: no bot from `normal` on does it either."""

from __future__ import annotations

from pathlib import Path

import pytest

from burnham.games import title_of
from tests import toy
from tests.bots.never import Never, blunders, choices, every_line, keep, read
from tests.toy.endgame import HIGH, LOW, endgame

each_line = pytest.mark.parametrize("line", every_line(), ids=str)


def check(line: Never, bot: str, seeds: int) -> None:
    title = title_of(line.game)
    blunders(line, line.position(title))
    chosen = choices(line, title, bot, seeds)
    made = [word for word in chosen if word in line.never]
    assert not made, f"{bot} {len(made)} times of {seeds}: {made[0]}. {line.about}"


@each_line
def test_normal(line: Never) -> None:
    check(line, "normal", seeds=10)


@pytest.mark.slow
@each_line
def test_hard_in_a_hurry(line: Never) -> None:
    check(line, "hard@40p", seeds=2)


@pytest.mark.long
@each_line
def test_hard(line: Never) -> None:
    check(line, "hard@100p", seeds=10)


def kept(folder: Path, *never: str) -> Never:
    """A line of Tollhouse: seat 0 may play, gamble or draw, and the card is all it needs."""
    file = folder / "never.jsonl"
    position = endgame([4, 8], [HIGH], [LOW])
    keep(toy.TITLE, position, "Nobody would gamble a sure victory.", list(never), file)
    (line,) = read("toy", file)
    assert line.position(toy.TITLE).values() == position.values()
    return line


def test_a_line_is_read_as_it_was_kept(tmp_path: Path) -> None:
    line = kept(tmp_path, "gamble card=10", "draw")
    assert line.about == "Nobody would gamble a sure victory."
    assert line.never == ["gamble card=10", "draw"]


def test_choices_are_those_of_the_bot(tmp_path: Path) -> None:
    line = kept(tmp_path, "gamble card=10")
    assert choices(line, toy.TITLE, "normal", 4) == ["play card=10"] * 4
    assert "gamble card=10" in choices(line, toy.TITLE, "random", 10)


@pytest.mark.parametrize(
    "never",
    [["play card=3"], ["no such word"], [], ["play card=10", "gamble card=10", "draw"]],
    ids=["illegal", "unknown", "none", "all"],
)
def test_what_is_no_blunder_is_not_kept(tmp_path: Path, never: list[str]) -> None:
    with pytest.raises(ValueError, match=r"."):
        kept(tmp_path, *never)
    assert not (tmp_path / "never.jsonl").exists()
