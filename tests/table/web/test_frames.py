"""What is sent of a table: the same to all where it is public, and never more than one may know."""

from __future__ import annotations

import pytest

from burnham.kernel.fluent import LANGUAGES, Lang
from burnham.kernel.playout import Dice
from burnham.kit import Arrangement
from burnham.table.room import play
from burnham.table.room.room import Line, Room
from burnham.table.service.rooms import IDLE
from burnham.table.web.connections import ARRANGEMENTS
from burnham.table.web.frames import Change, Frames, Shown, own_change
from tests.table.views.whole_games import SHELF, full_table, shown, viewpoint

GAMES = list(SHELF)
MOVES = 60
VIEWERS = (0, 1, None)


def walk(game: str, moves: int) -> list[Room]:
    """A table from its deal on, with an answer taken back and a word said on the way."""
    boxed, dice = SHELF[game], Dice(f"frames {game}")
    room = full_table(boxed)
    found = [room]
    while len(found) < moves and room.header.status == "playing":
        room = room.copy()
        assert room.position is not None
        seat, number = room.position.seat, room.journal.number
        moment = room.journal.moment
        if len(found) % 9 == 8 and play.is_free(room, seat, moment - 1):
            play.take_back(room, boxed, seat, number, moment - 1, 0.0)
        elif len(found) % 13 == 12:
            room.say(Line(len(room.lines), "ada", 0, "Ada", "Well", "", 0.0))
        else:
            play.answer(room, boxed, seat, number, dice.pick(room.position.answers()), 0.0)
        room.header.version += 1
        found.append(room)
    return found


def applied(items: dict[str, str], *changes: Change) -> dict[str, str]:
    """What a page shows after a message."""
    now = dict(items)
    for change in changes:
        for name in change.gone:
            now.pop(name, None)
        now.update(change.set)
    return now


@pytest.mark.parametrize("arrangement", ARRANGEMENTS)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_changed_makes_of_the_page_before_the_page_now(
    game: str, lang: Lang, arrangement: Arrangement
) -> None:
    """Whatever is kept, left out or taken from the others: it comes out as if drawn anew."""
    frames = Frames()
    has: dict[int | None, Shown] = {}
    page: dict[int | None, dict[str, str]] = {}
    for room in walk(game, MOVES):
        kept = frames[room.id]
        for seat in VIEWERS:
            now = kept.show(viewpoint(room, seat, lang), "", arrangement, has.get(seat))
            before = has.get(seat)
            if before is None:
                page[seat] = now.items
            else:
                public = kept.public_change(before.public, now.public)
                page[seat] = applied(page[seat], public, own_change(before, now, public))
            assert page[seat] == shown(room, seat, lang, arrangement).items
            has[seat] = now
        assert has[0].public is has[1].public is has[None].public


@pytest.mark.parametrize("game", GAMES)
def test_public_items_are_made_from_a_spectators_eyes(game: str) -> None:
    """Of a position that nobody at all can tell from this one they are the same."""
    for room in walk(game, MOVES)[:: MOVES // 6]:
        assert room.position is not None
        other = room.copy()
        other.position = room.position.imagine(-1, "another deal")
        for seat in VIEWERS:
            one, two = shown(room, seat), shown(other, seat)
            assert one.public == two.public


def test_tables_and_languages_share_nothing() -> None:
    frames, room = Frames(), full_table(SHELF["san_francisco"])
    english = frames[room.id].show(viewpoint(room, 0, "en"), "", "wide", None)
    german = frames[room.id].show(viewpoint(room, 0, "de"), "", "wide", None)
    assert english.public["board"] != german.public["board"]
    assert frames[room.id] is not frames["another"]
    frames[room.id].remember(("ada", "", "en", "wide"), english)
    version = room.header.version
    assert frames[room.id].remembered(("ada", "", "en", "wide"), version) is english
    for other in (
        ("bruno", "", "en", "wide"),
        ("ada", "1", "en", "wide"),
        ("ada", "", "de", "wide"),
    ):
        assert frames[room.id].remembered(other, version) is None
    assert frames["another"].remembered(("ada", "", "en", "wide"), version) is None


def test_of_a_table_that_nobody_opens_nothing_is_kept() -> None:
    now = 0.0
    frames = Frames(lambda: now)
    first = frames["a"]
    now = IDLE - 1
    assert frames["a"] is first  # used again
    now += IDLE - 1
    assert len(frames) == 1
    now += 2
    assert len(frames) == 0
    assert frames["a"] is not first
