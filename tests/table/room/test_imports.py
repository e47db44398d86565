"""Record files become studies with all their answers and notes."""

from __future__ import annotations

import msgspec
import pytest

import burnham
from burnham.kernel.errors import BadRecord
from burnham.kernel.reopening import replay_record
from burnham.table.room import records, seating
from burnham.table.room.imports import room_of_record
from burnham.table.room.refusals import Missing
from burnham.table.room.room import Room
from burnham.table.room.shelf import Shelf
from burnham.table.room.studies import knows_all, study_of, study_wish
from burnham.table.room.teaching import notes_by_moment, write_note
from tests.table.site import SHELF
from tests.table.tables import ADA, BRUNO, TOY, play_to_the_end, two

TOYS = Shelf(SHELF)
OURS = Shelf()


def finished() -> Room:
    room = two()
    play_to_the_end(room)
    return room


def written(room: Room) -> str:
    return msgspec.json.encode(records.record(room, TOY, ADA)).decode()


def test_a_finished_game_comes_back_whole() -> None:
    room = finished()
    text = written(room)
    opened = room_of_record(text, TOYS, BRUNO, 5.0)
    assert opened.header.status == "over"
    assert [entry.word for entry in opened.journal.standing] == [
        entry.word for entry in room.journal.standing
    ]
    assert [seat.name for seat in opened.seats] == ["Ada", "Bruno"]
    assert opened.header.private
    assert knows_all(opened, BRUNO)
    for moment in (0, 1, room.journal.moment):
        assert opened.at(TOY, moment).values() == room.at(TOY, moment).values()
    again = records.record(opened, TOY, BRUNO)
    ours = records.record(room, TOY)
    same = set(ours) - {"fairness"}
    assert {key: again[key] for key in same} == {key: ours[key] for key in same}
    assert replay_record(TOY.title, again).over


def test_one_plays_on_from_any_of_its_moments() -> None:
    opened = room_of_record(written(finished()), TOYS, BRUNO, 5.0)
    start = study_of(opened, TOY, BRUNO, 0, 1, 1, "x")
    study = seating.open_table(study_wish(opened, start, [0], "random"), TOY, BRUNO, "", "", 5.0)
    assert study.header.status == "playing"
    assert study.header.study is not None
    assert (study.header.study.seed, study.header.study.imagined) == (None, False)


def test_an_unfinished_game_goes_on_by_one_hand() -> None:
    game = burnham.new("chicago_1991", seats=3, seed="any seed " * 20)
    for _ in range(7):
        game.take(game.answers()[0])
    opened = room_of_record(game.record(), OURS, ADA, 5.0)
    assert opened.header.status == "playing"
    assert opened.seats_of(ADA) == [0, 1, 2]
    assert opened.journal.moment == 7
    boxed = OURS["chicago_1991"]
    assert records.record(opened, boxed, ADA)["seed"] == game.seed
    assert records.record(opened, boxed, ADA)["hash"] == game.hash()
    assert room_of_record(game.to_json(), OURS, ADA, 5.0).journal.moment == 7  # a save


def test_notes_come_along_and_go_on() -> None:
    opened = room_of_record(written(finished()), TOYS, ADA, 5.0)
    write_note(opened, ADA, 2, "here\nit was lost", ["gate-1"])
    write_note(opened, ADA, 0, "the start", [])
    text = written(opened)
    again = room_of_record(text, TOYS, BRUNO, 6.0)
    assert notes_by_moment(again) == notes_by_moment(opened)
    assert list(notes_by_moment(again)) == [0, 2]
    assert replay_record(TOY.title, msgspec.json.decode(text)).over


def test_an_imagined_one_stays_imagined() -> None:
    room = two()
    start = study_of(room, TOY, ADA, 0, 0, 0, "1")
    study = seating.open_table(study_wish(room, start, [0, 1], "random"), TOY, ADA, "", "", 9.0)
    opened = room_of_record(written(study), TOYS, ADA, 5.0)
    assert opened.header.study is not None
    assert opened.header.study.imagined
    assert opened.journal.entries[0].deed == "start"
    again, first = records.record(opened, TOY, ADA), records.record(study, TOY, ADA)
    assert (again["start"], again["hash"]) == (first["start"], first["hash"])


def changed(**more: object) -> dict[str, object]:
    return {**msgspec.json.decode(written(finished())), **more}


@pytest.mark.parametrize(
    ("record", "key"),
    [
        ("", "not-json"),
        ("[]", "no-record"),
        ('{"format": 1}', "record-broken"),
        (changed(format=2), "record-format"),
        (changed(rules=99), "record-rules"),
        (changed(edition={"hash": "0" * 16, "tables": {}}), "record-edition"),
        (changed(answers=["nonsense"]), "record-answer"),
        (changed(answers=changed()["answers"] * 2), "record-answer"),  # type: ignore[operator]
        (changed(answers=["x"] * 3001), "record-too-long"),
        (changed(hash="0" * 32), "record-hash"),
        (changed(notes=[{"at": 999, "text": "x"}]), "record-broken"),
        (changed(notes=[{"at": 0, "text": "x"}, {"at": 0, "text": "y"}]), "record-broken"),
        (changed(notes=[{"text": "x"}]), "record-broken"),
        (changed(notes=[{"at": 0, "text": "x" * 1001}]), "record-text"),
        (changed(notes=[{"at": 0, "text": "x"}] * 501), "record-entries"),
        (changed(start={"position": {}, "hash": ""}), "start-broken"),
    ],
)
def test_what_is_wrong_is_said(record: str | dict[str, object], key: str) -> None:
    with pytest.raises(BadRecord) as caught:
        room_of_record(record, TOYS, ADA, 5.0)
    assert caught.value.key == key


def test_a_game_that_we_do_not_have() -> None:
    with pytest.raises(Missing, match="game"):
        room_of_record(changed(game="chess"), TOYS, ADA, 5.0)


def test_names_and_lights_that_make_no_sense_are_left_out() -> None:
    notes = [{"at": 0, "text": "x", "lit": ["gate-1", "<script>", "gate"]}]
    opened = room_of_record(changed(players=["a\nb" * 20, 7], notes=notes), TOYS, ADA, 5.0)
    assert [seat.name for seat in opened.seats] == [("a b" * 20)[:24], "7"]
    assert notes_by_moment(opened)[0].lit == ("gate-1",)
    assert [s.name for s in room_of_record(changed(players="x"), TOYS, ADA, 5.0).seats] == ["", ""]
