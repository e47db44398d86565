"""Turns are counted, not answers; and the ways back say who has to agree."""

from __future__ import annotations

import itertools

from burnham.kernel.playout import Dice
from burnham.table import pages
from burnham.table.room import play
from burnham.table.web.frames import Frames
from tests.table.tables import ADA, answer, play_to_the_end, three
from tests.table.views.test_views import show, view
from tests.table.views.whole_games import SHELF, full_table, viewpoint


def test_pages_count_turns_and_not_answers() -> None:
    """A turn is a run of answers of one seat; now the one under way is told."""
    room = three()
    assert view(room, ADA).history.turn == 1
    play_to_the_end(room)
    seats = [entry.seat for entry in room.journal.answers]
    turns = 1 + sum(a != b for a, b in itertools.pairwise(seats))
    assert 1 < turns < len(seats)
    assert view(room, ADA).history.turn == turns
    told = [view(room, ADA, moment=moment).history.turn for moment in range(len(seats))]
    assert told == sorted(told)
    assert told[0] == 0
    lines = show(Frames(), room, ADA).items
    last = max(name for name in lines if name.startswith("log:") and "data-moment" in lines[name])
    assert f">{turns}</a>" in lines[last]
    begun = {int(name[5:]) for name in lines if name.startswith("turn:")}
    assert len(begun) == turns


def test_an_automaton_ends_a_turn_too() -> None:
    """Alone all answers are one seat's; the box's own player acts between its turns."""
    boxed = SHELF["san_francisco"]
    room = full_table(boxed, 1)
    dice = Dice("turns")
    while room.position is not None and room.journal.moment < 30:
        given = dice.pick(room.position.answers())
        play.answer(room, boxed, 0, room.journal.number, given, 0.0)
    turns = viewpoint(room, 0).turns
    assert 5 < len(turns) < 30


def test_free_and_asked_for_undo_read_different_and_name_who_agrees() -> None:
    room = three()
    answer(room)
    free = str(pages.render_part("question", view(room, ADA)))
    assert "Nobody has to agree." in free
    assert "/undo/ask" not in free
    while room.asked == 0:
        answer(room)
    for lang, label in (
        ("en", "Ask Bruno and Clara to undo"),
        ("de", "Zurück? Bruno und Clara fragen"),
    ):
        asked = str(pages.render_part("question", view(room, ADA, lang=lang)))
        assert f'aria-label="{label}"' in asked
        assert 'class="button bare asks"' in asked
