"""Mining: what is found is confirmed, different, and the same again."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from burnham.bots.puzzles import Puzzle, faults
from burnham.games import _known, title_of
from burnham.kernel.errors import BadRecord
from burnham.lab.mining import Dug, Mine, dug, is_puzzle, played
from burnham.lab.packing import OF_A_GAME, chosen, made_by, searched_again
from tests.lab.tollhouse import tollhouse
from tests.puzzles import judged, pack_of, toy_puzzles


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_known, "toy", tollhouse(0.9))


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[Dug]:
    """What comes of two games."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(_known, "toy", tollhouse(0.9))
        return list(dug(mine(), 2, [], tmp_path_factory.mktemp("mine") / "toy.jsonl", 1))


def mine(seed: str = "r", records: str = "") -> Mine:
    return Mine(
        "toy", title_of("toy").rules.version, seed, "abc", False, 16, (16, 64, 256), records
    )


def test_what_is_found_is_a_whole_puzzle(found: list[Dug]) -> None:
    title = title_of("toy")
    puzzles = [puzzle for one in found for puzzle in one.puzzles]
    assert puzzles
    assert faults(title, pack_of(title, puzzles)) == []
    for puzzle in puzzles:
        assert is_puzzle(puzzle.answers)
        assert puzzle.answers[0].lag == 0.0
        assert all(one.tries >= 16 for one in puzzle.answers)
        assert any(one.why.reasons for one in puzzle.answers if not one.credited)
        assert searched_again(title, puzzle, 128, "again")


def test_numbers_tell_what_was_confirmed(found: list[Dug]) -> None:
    made = made_by(mine(), found, "burnham puzzles mine toy", "1")
    assert made.games == 2
    assert made.looked_at > made.candidates >= made.confirmed > 0
    assert made.confirmed == sum(len(one.puzzles) for one in found)


def test_mining_goes_on_where_it_was_broken_off(found: list[Dug], tmp_path: Path) -> None:
    file = tmp_path / "deep" / "toy.jsonl"
    assert list(dug(mine(), 1, [], file, 1)) == found[:1]
    once = file.read_text()
    file.write_text(once + '{"number":')
    assert list(dug(mine(), 2, [], file, 1)) == found
    assert file.read_text().startswith(once)
    with pytest.raises(BadRecord, match="Take another folder"):
        list(dug(mine("other"), 1, [], file, 1))


def test_games_of_people_are_looked_through_by_their_records(tmp_path: Path) -> None:
    title = title_of("toy")
    game = played(title, "r/0", 0)
    (one,) = dug(mine(records="x"), 9, [game.record()], tmp_path / "toy.jsonl", 1)
    assert one.looked_at > 0
    assert all(puzzle.source.startswith("record, ") for puzzle in one.puzzles)
    broken = {**game.record(), "answers": ["nonsense"]}
    with pytest.raises(BadRecord):
        list(dug(mine(records="y"), 9, [broken], tmp_path / "other.jsonl", 1))


@pytest.mark.parametrize(
    ("lags", "puzzle"),
    [
        ([0.0, 0.2, 0.2], True),
        ([0.0, 0.01, 0.2], False),  # two of three are right
        ([0.0, 0.01, 0.2, 0.2, 0.2, 0.2], True),
        ([0.0, 0.2], False),  # too few answers to be a riddle
        ([0.0, *[0.01] * 3, *[0.2] * 12], False),  # too many right ones
    ],
)
def test_a_puzzle_has_few_right_answers(lags: list[float], puzzle: bool) -> None:
    assert is_puzzle([judged(f"a{i}", lag) for i, lag in enumerate(lags)]) is puzzle


def dug_of(puzzles: list[Puzzle], *, one_game: bool = False) -> list[Dug]:
    return [Dug(0 if one_game else n, 9, 1, (one,)) for n, one in enumerate(puzzles)]


def copies(puzzle: Puzzle, count: int) -> list[Puzzle]:
    """The same puzzle under other ids, as if other questions had been asked."""
    return [
        msgspec.structs.replace(puzzle, id=f"{puzzle.level}{n}", question=f"q{n}")
        for n in range(count)
    ]


def test_the_pack_prefers_what_bots_miss_and_leaves_out_what_they_all_find() -> None:
    easy, medium, hard = toy_puzzles(title_of("toy"))
    assert chosen(dug_of([easy, medium, hard]), 1) == [hard]
    assert {one.id for one in chosen(dug_of([easy, medium, hard]), 12)} == {
        easy.id,
        medium.id,
        hard.id,
    }
    dull = msgspec.structs.replace(easy, found={"easy": (8, 8), "normal": (8, 8)})
    assert chosen(dug_of([dull]), 9) == []


def test_the_pack_mixes_questions_games_and_levels() -> None:
    easy, medium, hard = toy_puzzles(title_of("toy"))
    # Of one kind of question a pack of three has two at most.
    assert {one.id for one in chosen(dug_of([easy, medium, hard]), 3)} == {medium.id, hard.id}
    other = msgspec.structs.replace(easy, id="other", question="other")
    both = {one.id for one in chosen(dug_of([easy, medium, hard, other]), 2)}
    assert both == {"other", hard.id}
    assert len(chosen(dug_of(copies(easy, 9)), 9)) == 9
    assert len(chosen(dug_of(copies(easy, 9), one_game=True), 9)) == OF_A_GAME
    mixed = chosen(dug_of([*copies(hard, 10), *copies(easy, 2)]), 10)
    assert Counter(one.level for one in mixed) == {"hard": 6, "easy": 2}
    assert len(chosen(dug_of([hard, hard]), 9)) == 1
