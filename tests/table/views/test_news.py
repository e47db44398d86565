"""What others did since I answered last: told in a list, marked in the log, ringed on the board."""

from __future__ import annotations

import json

from burnham.kernel.playout import Dice
from burnham.table import pages
from burnham.table.pages.talk import MOST_NEWS
from burnham.table.room import play
from burnham.table.room.room import Room
from burnham.table.views.news import news, touched
from burnham.table.web.frames import Frames, own_change
from tests.table.tables import ADA, BRUNO, CLARA, answer, three
from tests.table.views.test_views import show, view
from tests.table.views.whole_games import SHELF, full_table, shown, viewpoint

GAME = "san_francisco"


def since(room: Room, who: str | None, moment: int | None = None) -> list[str]:
    items = show(Frames(), room, who, moment=moment).items
    return [name for name in sorted(items) if name.startswith("since:")]


def dividers(room: Room, who: str | None) -> list[str]:
    return [n for n, html in show(Frames(), room, who).items.items() if "answered label" in html]


def played(room: Room, until: int) -> Room:
    """Random answers until this seat has answered and is asked again, after all the others."""
    dice = Dice("news")
    others: set[int] = set()
    while len(others) < len(room.seats) - 1 or room.asked != until:
        assert room.position is not None
        seat = room.position.seat
        others = set() if seat == until else {*others, seat}
        given = dice.pick(room.position.answers())
        play.answer(room, SHELF[GAME], seat, room.journal.number, given, 0.0)
    return room


def after_bruno() -> Room:
    """Ada has answered, then Bruno, who is through."""
    room = three()
    while room.asked != 2:
        answer(room)
    return room


def test_only_what_others_did_after_my_last_answer_is_new() -> None:
    room = after_bruno()
    entries = {entry.number: entry for entry in room.journal.standing}
    told = [int(name.removeprefix("since:").partition("-")[0]) for name in since(room, ADA)]
    assert told
    assert {entries[number].seat for number in told} == {1}
    assert not since(room, BRUNO), "he answered last"
    assert since(room, CLARA), "who has not answered yet hears all since the deal"


def test_spectators_and_the_past_have_no_news() -> None:
    room = after_bruno()
    assert not since(room, None)
    assert not dividers(room, None)
    assert not since(room, ADA, moment=room.journal.moment - 1)


def test_the_log_is_divided_above_my_last_line() -> None:
    room = after_bruno()
    (place,) = dividers(room, ADA)
    items = show(Frames(), room, ADA).items
    names = sorted(name for name in items if name.startswith("log:"))
    at = names.index(place)
    mine, theirs = names[at - 1], names[at + 1]
    entries = {entry.number: entry.seat for entry in room.journal.standing}
    assert entries[int(mine[4:10])] == 0
    assert entries[int(theirs[4:10])] == 1
    assert not dividers(room, BRUNO), "nothing has happened since"
    assert not dividers(room, CLARA), "she has not answered"


def test_things_are_ringed_with_the_number_of_the_deed() -> None:
    room = played(full_table(SHELF[GAME]), 0)
    eyes = viewpoint(room, 0)
    told = news(eyes)
    rings = touched(eyes, told)
    movers = {seat for seat, _ in rings.values()}
    assert len(movers - {0}) > 1, "not of the last mover alone"
    for thing, (seat, number) in rings.items():
        deed = told.deeds[number - 1]
        assert (deed.seat, thing in deed.things) == (seat, True)
    sent = json.loads(shown(room, 0).own["trace"])
    assert sent == {name: [*ring] for name, ring in rings.items()}


def test_all_deeds_are_told_with_their_numbers_moments_and_things() -> None:
    room = played(full_table(SHELF[GAME]), 0)
    count = len(news(viewpoint(room, 0)).deeds)
    lines = {n: html for n, html in shown(room, 0).own.items() if n.startswith("since:")}
    first, *latest = [lines[name] for name in sorted(lines)]
    assert count > MOST_NEWS
    assert f"{count - MOST_NEWS} more" in first
    deeds = news(viewpoint(room, 0)).deeds
    for number, (deed, html) in enumerate(zip(deeds, latest, strict=True), 1):
        assert f'value="{number}"' in html
        assert f'data-moment-of="{deed.line.moment}"' in html
        assert all(thing in html for thing in deed.things)


def test_what_was_told_already_is_not_sent_again() -> None:
    room = three()
    while room.asked != 1:
        answer(room)
    frames, sent = Frames(), list[str]()
    before = show(frames, room.copy(), ADA)
    while room.asked == 1:
        answer(room)
        after = show(frames, room.copy(), ADA, before=before)
        public = frames[room.id].public_change(before.public, after.public)
        sent += [n for n in own_change(before, after, public).set if n.startswith("since:")]
        before = after
    assert sent
    assert len(sent) == len(set(sent))


def test_the_past_is_headed_by_what_happened_then() -> None:
    room = after_bruno()
    last = view(room, ADA, moment=room.journal.moment - 1).history
    assert last.sentence
    assert last.sentence in pages.render_part("question", view(room, ADA, moment=last.shown))
    assert not view(room, ADA, moment=0).history.sentence, "the deal is no answer"
    assert not view(room, ADA).history.sentence, "now is asked, not told"


def test_a_turn_begins_where_another_seat_answers() -> None:
    room = after_bruno()
    seats = [entry.seat for entry in room.journal.standing]
    begun = [m for m in range(1, len(seats)) if seats[m] != seats[m - 1]]
    turns = [n for n in show(Frames(), room, None).public if n.startswith("turn:")]
    assert turns == [f"turn:{moment}" for moment in begun]
