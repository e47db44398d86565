"""Puzzles as files: what is credited, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from burnham.bots.puzzles import Pack, Puzzle, faults, game_of, read_pack, write_pack
from burnham.kernel.errors import BadRecord
from burnham.kernel.fields import UNKNOWN
from burnham.kernel.game import new_game
from tests.puzzles import MADE, judged, pack_of, puzzle_of, toy_puzzles
from tests.toy import TITLE


@pytest.mark.parametrize(
    ("lag", "error", "credited"),
    [
        (0.0, 0.0, True),
        (0.05, 0.001, True),  # not more than 0.05 of a victory
        (0.051, 0.01, False),
        (0.09, 0.031, True),  # not more than three standard errors
        (0.1, 0.031, False),
    ],
)
def test_an_answer_is_wrong_if_it_is_clearly_worse(
    lag: float, error: float, credited: bool
) -> None:
    assert judged("pass", lag, error).credited is credited


@pytest.mark.parametrize(
    ("easy", "normal", "level"), [(8, 8, "easy"), (3, 4, "medium"), (8, 3, "hard"), (0, 0, "hard")]
)
def test_how_hard_it_is_is_told_by_who_finds_it(easy: int, normal: int, level: str) -> None:
    game = new_game(TITLE, 2, "1", {}, None)
    assert puzzle_of(game, easy=easy, normal=normal).level == level


def test_a_puzzle_holds_what_its_seat_sees_and_nothing_else() -> None:
    game = new_game(TITLE, 2, "1", {}, None)
    puzzle, seat = puzzle_of(game), game.position.seat
    seen = puzzle.opened(TITLE, game.box)
    assert seen.values() == game.position.seen_by(seat).values()
    other: Any = seen
    assert set(other.hands[1 - seat]) == {UNKNOWN}
    assert faults(TITLE, pack_of(TITLE, [puzzle])) == []


def test_a_pack_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "p.jsonl"
    puzzles = toy_puzzles(TITLE)
    write_pack(file, TITLE, MADE, puzzles)
    pack = read_pack(TITLE, file)
    assert list(pack.puzzles) == puzzles
    assert pack.head.made == MADE
    assert pack.find(puzzles[1].id) == puzzles[1]
    assert pack.find("x") is None
    assert game_of(file) == "toy"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"rules":1', '"rules":7', "rules version 7"),
        ('"game":"toy"', '"game":"san_francisco"', "puzzles of san_francisco"),
        ('"edition":"', '"edition":"0', "other components"),
        ('"lag":0.2', '"lag":0.0', "hash"),
        ('"format":1', '"format":2', "hash"),
        ('"seed":', '"seeds":', "no whole pack"),
        ('"word":', '"words":', "hash"),
    ],
)
def test_a_pack_that_cannot_be_used_says_why(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    file = tmp_path / "p.jsonl"
    write_pack(file, TITLE, MADE, toy_puzzles(TITLE))
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))
    with pytest.raises(BadRecord, match=reason):
        read_pack(TITLE, file)


@pytest.mark.parametrize("content", [b"", b"{}\n", b"\xff\xfe", b"[1]\n{}\n"])
def test_what_is_no_pack_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "p.jsonl"
    file.write_bytes(content)
    with pytest.raises(BadRecord):
        read_pack(TITLE, file)
    with pytest.raises(BadRecord, match=r"p\.jsonl"):
        read_pack(TITLE, tmp_path / "none" / "p.jsonl")


def changed(puzzle: Puzzle, **fields: Any) -> Pack:
    return pack_of(TITLE, [msgspec.structs.replace(puzzle, **fields)])


def test_faults_of_puzzles_are_told() -> None:
    (puzzle,) = toy_puzzles(TITLE, 1)
    game = new_game(TITLE, 2, "puzzle 0", {}, None)
    true = {**puzzle.view, "hands": [list(hand) for hand in game.position.values()["hands"]]}
    assert "it holds what the seat cannot see" in faults(TITLE, changed(puzzle, view=true))[0]
    assert "cannot be opened" in faults(TITLE, changed(puzzle, view={"hands": 3}))[0]
    fewer = changed(puzzle, answers=puzzle.answers[:-1])
    assert "not those of the rules" in faults(TITLE, fewer)[0]
    assert "its id" in faults(TITLE, changed(puzzle, id="0"))[0]
    alike = tuple(msgspec.structs.replace(one, lag=0.0) for one in puzzle.answers)
    assert "every answer is right" in faults(TITLE, changed(puzzle, answers=alike))[0]
    twice = pack_of(TITLE, [puzzle, puzzle])
    assert "twice" in faults(TITLE, twice)[0]


def test_another_title_of_the_same_game_may_have_other_rules(tmp_path: Path) -> None:
    file = tmp_path / "p.jsonl"
    write_pack(file, TITLE, MADE, toy_puzzles(TITLE))
    fixed = replace(TITLE, rules=replace(TITLE.rules, version=2))
    with pytest.raises(BadRecord, match="Mine the puzzles again"):
        read_pack(fixed, file)
