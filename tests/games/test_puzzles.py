"""The packs of puzzles that ship: enough of them, of many kinds, sound, and found again."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import ceil
from pathlib import Path

import pytest

from burnham.bots.puzzles import CLEARLY, ERRORS, PACK, Pack, Puzzle, faults, read_pack
from burnham.bots.reasons import RIVAL, Held, Reason, Why
from burnham.games import names, title_of
from burnham.kernel.text import Text
from burnham.lab.mining import FEWEST, MANY, MOST_RIGHT
from burnham.lab.packing import OF_A_KIND, is_dull, searched_again
from burnham.table.views.puzzles import can_be_told

DOCUMENT = Path(__file__).parents[2] / "docs" / "puzzles.md"
AT_LEAST = {"san_francisco": 100}
USUALLY = 30
SAMPLE = 6
"""So many of each pack are looked at in every run, evenly taken; all in the long one."""
PLAIN_TO_SEE = 0.15
"""Where every wrong answer loses so much, a small search must see it, too."""


@cache
def pack(game: str) -> Pack:
    title = title_of(game)
    return read_pack(title, title.folder / PACK)


def sample(game: str) -> Pack:
    found = pack(game)
    step = max(1, len(found.puzzles) // SAMPLE)
    return Pack(found.head, found.puzzles[::step])


def clear_ones(game: str) -> list[Puzzle]:
    def gap(puzzle: Puzzle) -> float:
        return min(one.lag for one in puzzle.answers if not one.credited)

    return [one for one in pack(game).puzzles if gap(one) >= PLAIN_TO_SEE]


@pytest.mark.parametrize("game", names())
def test_there_are_enough_puzzles_of_many_kinds(game: str) -> None:
    puzzles = pack(game).puzzles
    assert len(puzzles) >= AT_LEAST.get(game, USUALLY)
    kinds = Counter(puzzle.question for puzzle in puzzles)
    assert max(kinds.values()) <= ceil(OF_A_KIND[-1] * len(puzzles))
    assert len({puzzle.seats for puzzle in puzzles}) > 1
    assert not any(map(is_dull, puzzles))
    assert sum(puzzle.level == "hard" for puzzle in puzzles) >= len(puzzles) // 5


@pytest.mark.parametrize("game", names())
def test_a_pack_says_where_it_comes_from(game: str) -> None:
    made = pack(game).head.made
    assert made.command.startswith(f"burnham puzzles mine {game} ")
    assert made.native
    assert made.commit
    look, search, confirm = made.playouts
    assert look < search
    assert 4 * search <= confirm
    assert made.looked_at > made.candidates >= made.confirmed >= len(pack(game).puzzles)


@pytest.mark.parametrize("game", names())
def test_the_documentation_tells_of_the_pack_that_ships(game: str) -> None:
    made, puzzles = pack(game).head.made, pack(game).puzzles
    name = Text(title_of(game), title_of(game).box(title_of(game).tables()), "en", {}, 2)
    levels = Counter(puzzle.level for puzzle in puzzles)
    row = (
        f"| {name.say('game-name')} | {made.games} | {made.looked_at} | {made.candidates} "
        f"| {made.confirmed} ({made.confirmed / made.candidates:.0%}".replace("%", " %")
        + f") | {len(puzzles)} | {levels['hard']}, {levels['medium']}, {levels['easy']} |"
    )
    assert row in DOCUMENT.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("game", names())
def test_right_and_wrong_are_far_apart(game: str) -> None:
    for puzzle in pack(game).puzzles:
        wrong = [one for one in puzzle.answers if not one.credited]
        assert all(one.lag > CLEARLY and one.lag > ERRORS * one.error for one in wrong)
        assert 1 <= len(puzzle.credited) <= MOST_RIGHT
        assert FEWEST <= len(puzzle.answers) <= MANY


def sound(game: str, some: Pack) -> None:
    """Each opens, its answers are the rules' own, and nothing hidden is in it."""
    assert faults(title_of(game), some) == []


def test_reasons_for_which_there_are_no_words_any_more_are_not_told() -> None:
    title = title_of("chicago_1875")
    text = Text(title, title.box(title.tables()), "en", {}, 2)
    assert can_be_told(text, Why((Reason("cash", "", -1, 9.0), Reason(RIVAL, "", -1, 9.0))))
    assert can_be_told(text, Why((Reason("shares", "company", 1, 9.0),)))
    assert not can_be_told(text, Why((Reason("nothing", "", -1, 9.0),)))
    assert not can_be_told(text, Why((Reason("cash", "company", 1, 9.0),)))
    assert not can_be_told(text, Why((), 0.0, (Held("nothing", 1, 0.9, 0.1),)))


@pytest.mark.parametrize("game", names())
def test_a_sample_is_sound(game: str) -> None:
    sound(game, sample(game))


@pytest.mark.long
@pytest.mark.parametrize("game", names())
def test_all_are_sound(game: str) -> None:
    sound(game, pack(game))


@pytest.mark.slow
@pytest.mark.parametrize("game", names())
def test_a_small_search_agrees_where_it_is_plain_to_see(game: str) -> None:
    puzzle = clear_ones(game)[0]
    assert searched_again(title_of(game), puzzle, 64, "small")


@pytest.mark.long
@pytest.mark.parametrize("game", names())
def test_a_search_agrees_with_nearly_all(game: str) -> None:
    """With a third seed; a search as small as this may err now and then."""
    title, some = title_of(game), sample(game).puzzles
    agreed = sum(searched_again(title, puzzle, 300, "third") for puzzle in some)
    assert agreed >= len(some) - 1
