"""export: games of bots, and of people who have agreed."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from pyarrow import parquet

from burnham.games import _known
from burnham.table.room.room import Consent
from burnham.table.room.shelf import Shelf
from burnham.table.service.people import People
from burnham.table.store import Database, Store, migrate
from tests.cli.conftest import Burnham
from tests.table.site import SHELF, titles
from tests.table.tables import play_to_the_end, two


def read(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()[1:]]


def test_export_writes_a_file(burnham: Burnham, tmp_path: Path) -> None:
    file = tmp_path / "toy.parquet"
    line = f"export toy --games 3 --bots greedy,random --seats 2 --view --out {file}"
    done = burnham(line)
    assert done.code == 0, done.err
    table = parquet.read_table(file)
    assert f"{table.num_rows} decisions of 3 games" in done.out
    assert set(table.column("bot").to_pylist()) == {"greedy", "random"}
    assert "view_agenda" in table.column_names
    assert "position_agenda" not in table.column_names
    assert "Entscheidungen aus 3 Partien" in burnham(f"{line} --lang de").out


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--format xlsx", "There is no format “xlsx”"),
        ("--bots genius", "There is no bot “genius”"),
        ("--seats 9", "not 9"),
        ("--from-tables", "--games is for games of bots"),
    ],
)
def test_exports_that_cannot_be(burnham: Burnham, tmp_path: Path, line: str, sentence: str) -> None:
    done = burnham(f"export toy --games 1 --out {tmp_path / 'x'} {line}")
    assert done.code == 2
    assert sentence in done.err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("out", ["nowhere/x.parquet", "."])
def test_a_file_that_cannot_be_written_is_told_at_once(
    burnham: Burnham, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, out: str
) -> None:
    monkeypatch.setattr("burnham.cli.export.of_plan", None)  # nothing may be played before
    done = burnham(f"export toy --games 1 --out {tmp_path / out}")
    assert done.code == 1
    assert str(tmp_path if out == "." else tmp_path / "nowhere") in done.err.replace("\n", "")
    assert not list(tmp_path.iterdir())


def test_games_of_people_are_exported_only_if_all_have_agreed(
    burnham: Burnham, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(_known, "toy", titles()["toy"])
    file = tmp_path / "people.jsonl"
    line = f"export toy --from-tables --data {tmp_path} --format jsonl --positions --out {file}"
    assert "0 decisions of 0 games" in burnham(line).out
    asyncio.run(_store_games(tmp_path))
    done = burnham(line)
    assert done.code == 0, done.err
    assert "of 1 game are in" in done.out.replace("\n", " ")
    rows = read(file)
    assert {row["game"] for row in rows} == {0}
    assert {row["seed"] for row in rows} == {""}
    text = file.read_text()
    assert not [name for name in ("Ada", "Bruno", "fairness", "players") if name in text]


async def _store_games(folder: Path) -> None:
    """Three finished games of the same people, who agree to the use of one."""
    database = Database(f"sqlite:///{folder / 'tables.sqlite'}")
    await migrate(database)
    people = [(await People(database, b"key").new_guest(name))[0] for name in ("Ada", "Bruno")]
    for consents in (["yes", ""], ["yes", "yes"], ["yes", "no"]):
        room = two()
        play_to_the_end(room)
        room.header.host = people[0].id
        for seat, person, consent in zip(room.seats, people, consents, strict=True):
            seat.person, seat.consent = person.id, cast("Consent", consent)
        await database.write(partial(Store(database, Shelf(SHELF)).create, room=room))
    database.close()
