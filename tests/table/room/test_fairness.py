"""The seed is nobody's choice, and anybody can check it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from burnham.kernel.errors import BadRecord
from burnham.table.room import fairness, seating
from burnham.table.room.records import record
from burnham.table.room.refusals import NotYours
from burnham.table.room.room import Room
from tests.table.site import titles
from tests.table.tables import BRUNO, TOY, new_table, play_to_the_end, two

MINE = "ab" * 16


def test_a_seat_adds_its_own_bytes() -> None:
    room = new_table("me", "friend")
    seating.sit(room, TOY, BRUNO, 1, "Bruno", MINE, 0.0)
    assert (room.seats[1].bytes, room.seats[1].own_bytes) == (MINE, True)
    assert room.header.seed == fairness.seed_of(
        room.header.secret, room.header.id, [room.seats[0].bytes, MINE]
    )


@pytest.mark.parametrize("given", ["", "short", "zz" * 16, "ab" * 100])
def test_what_is_no_bytes_is_replaced_and_said_so(given: str) -> None:
    room = new_table("me", "friend")
    seating.sit(room, TOY, BRUNO, 1, "Bruno", given, 0.0)
    assert room.seats[1].bytes != given
    assert not room.seats[1].own_bytes


def test_every_byte_counts() -> None:
    secret = fairness.new_secret()
    seeds = {
        fairness.seed_of(secret, "t", [MINE, "00" * 16]),
        fairness.seed_of(secret, "t", ["00" * 16, MINE]),
        fairness.seed_of(secret, "u", [MINE, "00" * 16]),
        fairness.seed_of(fairness.new_secret(), "t", [MINE, "00" * 16]),
    }
    assert len(seeds) == 4


def finished() -> Room:
    room = two()
    play_to_the_end(room)
    return room


def saved(folder: Path, change: Callable[[dict[str, Any]], object] = lambda r: None) -> Path:
    made = record(finished(), TOY)
    change(made)
    path = folder / "record.json"
    path.write_text(json.dumps(made))
    return path


def test_a_record_proves_itself(tmp_path: Path) -> None:
    lines = fairness.verify(saved(tmp_path), titles())
    assert len(lines) == 3
    assert "answers are legal" in lines[2]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda r: r["fairness"].update(secret="00" * 32), "committed"),
        (lambda r: r["fairness"]["bytes"].reverse(), "does not follow"),
        (lambda r: r.update(seed="7"), "does not follow"),
        (lambda r: r["fairness"].update(secret="xyz"), "broken"),
        (lambda r: r["fairness"].pop("bytes"), "broken"),
        (lambda r: r.pop("fairness"), "no proof"),
        (lambda r: r["answers"].reverse(), "refused"),
        (lambda r: r.update(hash="0" * 32), "another position"),
        (lambda r: r.update(game="chess"), "no game"),
        (lambda r: r.update(rules_by_answer=[[0, 1], [3, 2]]), "corrected rules"),
    ],
)
def test_a_record_that_was_changed_does_not(
    tmp_path: Path, change: Callable[[dict[str, Any]], object], complaint: str
) -> None:
    with pytest.raises(BadRecord, match=complaint):
        fairness.verify(saved(tmp_path, change), titles())


@pytest.mark.parametrize("text", ["", "[]", "{", "\udcff", "[" * 100_000])
def test_a_file_that_is_no_record(tmp_path: Path, text: str) -> None:
    path = tmp_path / "record.json"
    path.write_text(text, errors="surrogateescape")
    with pytest.raises(BadRecord):
        fairness.verify(path, titles())
    with pytest.raises(BadRecord):
        fairness.verify(tmp_path / "missing.json", titles())


def test_there_is_no_record_before_the_end() -> None:
    with pytest.raises(NotYours, match="not-over"):
        record(two(), TOY)
