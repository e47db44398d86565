"""How far somebody got with their lessons: read from a cookie and written to one."""

from __future__ import annotations

from burnham.table.room.lessons import Place, find_lesson
from burnham.table.room.progress import (
    MOST,
    NOTHING_LEARNED,
    Reached,
    is_done,
    place_in,
    read_progress,
    with_place,
    written,
)
from tests.table.views.whole_games import SHELF

GAME = "san_francisco"
FIRST = find_lesson(SHELF[GAME], "first")


def test_what_is_written_is_read_again() -> None:
    some = {(GAME, "first"): Reached("7-1", False), ("chicago_1991", "first"): Reached("3", True)}
    assert read_progress(written(some)) == some


def test_the_latest_comes_last_and_only_so_many_are_kept() -> None:
    progress = {(f"game{n}", "first"): Reached("1", False) for n in range(MOST)}
    later = with_place(with_place(progress, GAME, FIRST, Place(3)), "game0", FIRST, Place(2))
    kept = read_progress(written(later))
    assert len(kept) == MOST
    assert list(kept)[-2:] == [(GAME, "first"), ("game0", "first")]


def test_the_end_counts_as_done_for_good() -> None:
    last = Place(len(FIRST.notes) - 1)
    done = with_place(NOTHING_LEARNED, GAME, FIRST, last)
    assert is_done(done, GAME, FIRST)
    assert place_in(done, GAME, FIRST) == Place(), "a second time it begins anew"
    again = with_place(done, GAME, FIRST, Place(4, "000"))
    assert is_done(again, GAME, FIRST)
    assert place_in(again, GAME, FIRST).note == 4
