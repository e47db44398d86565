"""puzzles: mined, checked, and what was reported of them."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import cast

import pytest

from burnham.games import _known
from burnham.kernel.records import canonical
from burnham.lab.mining import played
from burnham.table.room.room import Consent, Room
from burnham.table.room.shelf import Shelf
from burnham.table.service.people import People
from burnham.table.store import Database, Puzzles, Store, migrate
from burnham.table.store.puzzles import Report
from tests.cli.conftest import Burnham
from tests.table.site import SHELF, titles
from tests.table.tables import play_to_the_end, two
from tests.toy import TITLE

LINE = "puzzles mine toy --games 2 --wanted 8 --look 16 --search 64 --confirm 256 --seed r"


def test_a_pack_is_mined_and_good(burnham: Burnham, tmp_path: Path) -> None:
    done = burnham(f"{LINE} --results {tmp_path}")
    assert done.code == 0, done.err
    assert "2 games" in done.out
    assert "the larger search confirmed" in done.out
    file = tmp_path / "toy-puzzles.jsonl"
    assert f"puzzles written to {file}" in done.out.replace("\n", " ")
    head = json.loads(file.read_text().splitlines()[0])
    assert (head["game"], head["made"]["games"], head["made"]["playouts"]) == (
        "toy",
        2,
        [16, 64, 256],
    )
    again = json.loads(burnham(f"{LINE} --results {tmp_path} --json").out)
    assert again["puzzles"] == head["puzzles"] == sum(again["kinds"].values())
    checked = burnham(f"puzzles check {file} --again 1 --playouts 64")
    assert checked.code == 0
    assert "is good" in checked.out
    assert "of 1 searched once more" in checked.out
    assert "ist in Ordnung" in burnham(f"puzzles check {file} --lang de").out


def test_records_are_looked_through(burnham: Burnham, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_text(canonical(played(TITLE, "r/0", 0).record()))
    done = burnham(f"{LINE} --records {record} --results {tmp_path} --json")
    assert json.loads(done.out)["made"]["games"] == 1


@pytest.mark.parametrize(
    ("line", "code", "sentence"),
    [
        ("mine nowhere", 2, "There is no game “nowhere”"),
        ("mine toy --search 300 --confirm 1000", 2, "four times as many"),
        ("mine toy --records nothing.json", 1, "nothing.json"),
        ("check nothing.jsonl", 1, "nothing.jsonl"),
        ("dig toy", 2, "makes no sense here"),
    ],
)
def test_what_cannot_be(burnham: Burnham, line: str, code: int, sentence: str) -> None:
    done = burnham(f"puzzles {line}")
    assert done.code == code
    assert sentence in done.err.replace("\n", " ")


def test_a_broken_pack_is_told(burnham: Burnham, tmp_path: Path) -> None:
    burnham(f"{LINE} --results {tmp_path}")
    file = tmp_path / "toy-puzzles.jsonl"
    text = file.read_text()
    for old, new in (('"rules":1', '"rules":9'), ('"lag":0.0', '"lag":0.001')):
        file.write_text(text.replace(old, new, 1))
        done = burnham(f"puzzles check {file}")
        assert done.code == 1
        assert "toy-puzzles.jsonl" in done.err


def test_reports_are_read_from_the_store(burnham: Burnham, tmp_path: Path) -> None:
    assert "Nobody has reported" in burnham(f"puzzles reports --data {tmp_path}").out

    async def reported() -> None:
        database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        await migrate(database)
        guest, _ = await People(database, b"key").new_guest("Ada")
        await Puzzles(database).report(guest.id, Report("abc", "toy", "Two are right.", 0.0))
        database.close()

    asyncio.run(reported())
    said = burnham(f"puzzles reports --data {tmp_path}").out
    assert said == "1970-01-01 00:00 toy abc: Two are right.\n"
    (told,) = json.loads(burnham(f"puzzles reports --data {tmp_path} --json").out)
    assert told == {"puzzle": "abc", "game": "toy", "reason": "Two are right.", "made": 0.0}


def test_records_of_people_are_written_only_if_all_have_agreed(
    burnham: Burnham, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(_known, "toy", titles()["toy"])

    def ended(consents: list[Consent]) -> Room:
        room = two()
        play_to_the_end(room)
        for seat, consent in zip(room.seats, consents, strict=True):
            seat.consent = consent
        return room

    async def store_games() -> None:
        database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        await migrate(database)
        people = [(await People(database, b"key").new_guest(name))[0] for name in ("Ada", "Bruno")]
        for consents in (["yes", "yes"], ["yes", ""], ["yes", "no"]):
            room = ended(cast("list[Consent]", consents))
            room.header.host = people[0].id
            for seat, person in zip(room.seats, people, strict=True):
                seat.person = person.id
            store = Store(database, Shelf(SHELF))
            await database.write(partial(store.create, room=room))
        database.close()

    line = f"puzzles records toy {tmp_path / 'out'} --data {tmp_path}"
    assert "No game may be used" in burnham(line).out
    asyncio.run(store_games())
    assert "One game is in" in burnham(line).out
    (file,) = (tmp_path / "out").iterdir()
    assert json.loads(file.read_text())["players"] == ["", ""]
    assert "Ada" not in file.read_text()
    assert "fairness" not in file.read_text()
