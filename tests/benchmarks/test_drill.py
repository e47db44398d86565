"""The drill in small: every exercise holds, and what does not hold is found."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.drill import report
from benchmarks.drill.exercises import EXERCISES
from benchmarks.drill.ledger import Given, Ledger, Replay
from benchmarks.drill.players import is_sentence
from benchmarks.drill.run import MOST_FAULTS, QUICK, Exercise, Outcome, Run, perform
from benchmarks.drill.soak import FLAT, FULL, most_rise, slope
from benchmarks.load.wire import Refused
from benchmarks.postgres import OwnServer, own_server
from burnham.kernel.journal import Entry
from burnham.table.room import play
from burnham.table.room.room import NOTHING_YET, Line, Room
from tests.table.tables import TOY, answer, two

ALONE = [exercise for exercise in EXERCISES if not exercise.needs_postgres]
WITH_POSTGRES = [exercise for exercise in EXERCISES if exercise.needs_postgres]


@pytest.fixture(scope="module")
def postgres() -> Iterator[OwnServer]:
    with own_server() as server:
        yield server


@pytest.mark.slow
@pytest.mark.parametrize("exercise", ALONE, ids=lambda one: one.name)
def test_an_exercise_holds(exercise: Exercise) -> None:
    outcome = Outcome()
    perform(exercise, QUICK, None, outcome)
    assert outcome.held == "yes"


@pytest.mark.slow
@pytest.mark.parametrize("exercise", WITH_POSTGRES, ids=lambda one: one.name)
def test_an_exercise_on_postgresql_holds(exercise: Exercise, postgres: OwnServer) -> None:
    outcome = Outcome()
    perform(exercise, QUICK, postgres, outcome)
    assert outcome.held == "yes"


# --- what does not hold is found ---------------------------------------------------------------


def played() -> Room:
    """A table with some answers, one taken back, and a line of chat."""
    room = two()
    answer(room)
    play.take_back(room, TOY, 0, 2, 0, 0.0)
    answer(room)
    room.say(Line(len(room.lines), "ada", 0, "Ada", "hello", "", 0.0))
    return room


def ledger_of(room: Room) -> Ledger:
    """Everything was acknowledged."""
    entries = {entry.number: Given(entry.deed, entry.word) for entry in room.journal.entries}
    return Ledger(room.id, entries, ["hello"])


def faults(ledger: Ledger, room: Room) -> list[str]:
    return [fault.partition(": ")[2] for fault in ledger.faults(room, TOY)]


def test_a_store_that_has_everything_has_no_faults() -> None:
    room = played()
    ledger = ledger_of(room)
    assert faults(ledger, room) == []
    answer(room)  # more than was acknowledged: its reply was lost
    ledger.maybe.append("never heard")
    assert faults(ledger, room) == []


def test_what_was_acknowledged_and_is_not_there_is_lost() -> None:
    room = played()
    ledger = ledger_of(room)
    ledger.entries[3] = Given("answer", "something else")
    ledger.entries[9] = Given("answer", 4)
    ledger.lines.append("bye")
    assert faults(ledger, room) == [
        "entry 3, 'something else', is lost", "entry 9, 4, is lost", "'bye' is lost",
    ]  # fmt: skip


def test_a_line_that_is_there_twice() -> None:
    room = played()
    ledger = ledger_of(room)
    room.say(room.lines[-1])
    assert faults(ledger, room) == ["'hello' is there twice", "the chat has holes"]


def test_a_position_that_is_not_what_the_answers_lead_to() -> None:
    room = played()
    ledger = ledger_of(room)
    assert room.position is not None
    room.position.take(room.position.answers()[0])
    room.header.status = "over"
    room.header.asked = 7
    assert faults(ledger, room) == [
        "the stored position has another hash than the replay",
        "it is over, the replay says otherwise",
        "seat 7 is asked, the replay says otherwise",
    ]


def test_an_entry_whose_position_is_another() -> None:
    room = played()
    entries = list(room.journal.entries)
    entries[1] = entries[1]._replace(position=entries[0].position)
    assert _replayed(room, entries) == [
        "entry 1 does not lead to the position that is stored with it"
    ]


def test_a_past_that_changes() -> None:
    room = played()
    replay = Replay()
    assert list(replay.faults(room, TOY)) == []
    entries = list(room.journal.entries)
    entries[1] = entries[1]._replace(word="another")
    assert _replayed(room, entries, replay) == ["the journal was changed behind us"]


def _replayed(room: Room, entries: list[Entry], replay: Replay | None = None) -> list[str]:
    journal = NOTHING_YET
    for entry in entries:
        journal = journal.with_entry(entry)
    return list((replay or Replay()).faults(replace(room, journal=journal), TOY))


def test_an_exercise_that_breaks_is_a_fault() -> None:
    async def doing(run: Run) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(breaking())

    async def breaking() -> None:
        raise ValueError("it broke")

    outcome = Outcome()
    perform(Exercise("x", "", "", doing), QUICK, None, outcome)
    assert outcome.held.startswith("no: ValueError: it broke (test_drill.py, line ")


def test_some_faults_stand_for_many() -> None:
    outcome = Outcome()
    outcome.must(True, "not at all")
    for number in range(MOST_FAULTS + 1):
        outcome.must(False, f"fault {number}")
    assert outcome.held.endswith(f"fault {MOST_FAULTS - 1} … {MOST_FAULTS + 1} in all")


def test_odd_values_do_not_change_a_slope() -> None:
    points = [(float(n), 2.0 * n) for n in range(20)]
    points[7] = (7.0, 1000.0)
    assert slope(points) == pytest.approx(2.0)


def test_memory_may_rise_until_what_is_kept_by_design_is_full() -> None:
    assert most_rise(0, 1024) == FLAT + 4
    assert most_rise(FULL - 512, 10 * FULL) == FLAT + 2
    assert most_rise(2 * FULL, 4 * FULL) == FLAT


@pytest.mark.parametrize(
    ("said", "good"),
    [
        ('{"message": "The disk is full."}', True),
        ("Something broke on our side.", True),
        ("", False),
        ("Traceback (most recent call last): …", False),
        ('{"message": "OperationalError: disk full"}', False),
    ],
)
def test_a_refusal_is_a_sentence(said: str, good: bool) -> None:
    assert is_sentence(Refused(f"POST /t/x/answer: 500 {said}", 500)) is good


def test_rows_of_other_exercises_stay_on_the_page(tmp_path: Path) -> None:
    page = tmp_path / "drill.md"
    page.write_text("a\n<!-- drill: begin -->\n<!-- drill: end -->\nb\n")
    first, second = EXERCISES[:2]
    report.write([report.row(second, Outcome("once"), "then")], page)
    report.write([report.row(first, Outcome("twice"), "now")], page)
    report.write([report.row(first, Outcome("thrice", "a | b"), "later")], page)
    rows = report.written(page.read_text())
    assert [(row[0], row[2], row[5], row[6]) for row in rows] == [
        (first.name, "thrice", "a / b", "later"),
        (second.name, "once", "–", "then"),
    ]
    assert page.read_text().startswith("a\n")
    assert page.read_text().endswith("b\n")
