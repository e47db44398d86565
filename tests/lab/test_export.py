"""Decisions as rows: they tell the whole game, and nothing that the asked seat could not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from burnham.games import _known, names, title_of
from burnham.kernel.errors import BadOption
from burnham.kernel.fields import PUBLIC
from burnham.kernel.game import new_game
from burnham.lab.actions import Actions
from burnham.lab.export import (
    SEEN,
    TRUE,
    Columns,
    Dealt,
    Shown,
    about_plan,
    dealt_rows,
    kinds_of,
    of_plan,
    of_records,
)
from burnham.lab.extras import MissingExtra
from burnham.lab.simulate import Job, Plan, play
from burnham.lab.tablefile import META, Parquet, check_format, writing
from tests import toy

ALL = Shown(view=True, positions=True)


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_known, "toy", toy.TITLE)


def plan(game: str = "toy", seats: int = 2, bot: str = "random", seed: str = "e") -> Plan:
    title = title_of(game)
    return Plan(game, seats, title.full_options(seats, {}), seed, [bot] * seats)


def rows_of(columns: Columns) -> list[dict[str, Any]]:
    return [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]


def write(file: Path, form: str, how: Plan, games: int, shown: Shown) -> None:
    kinds = kinds_of(how.new(0).position, shown)
    with writing(file, form, kinds, about_plan(how, games)) as rows:
        for columns in of_plan(how, games, shown, 1):
            rows.add(columns)


def test_parquet_holds_every_decision_and_what_it_takes_to_read_them(tmp_path: Path) -> None:
    how, file = plan("san_francisco", 3), tmp_path / "d.parquet"
    write(file, "parquet", how, 2, Shown(view=True))
    table = parquet.read_table(file)
    about = json.loads(table.schema.metadata[META.encode()])
    title = title_of("san_francisco")
    assert about["rules"] == title.rules.version
    assert about["edition"]["hash"] == title.tables().hash
    assert about["actions"] == Actions(title).table()
    assert about["bots"] == ["random"] * 3
    rows = table.to_pylist()
    for number in (0, 1):
        own = [row for row in rows if row["game"] == number]
        told = play(Job(how, number))
        assert len(own) == told.decisions
        assert [row["number"] for row in own] == list(range(len(own)))
        assert own[-1]["left"] == 0
        assert {row["seat"]: row["points"] for row in own} == dict(enumerate(told.totals))
        assert {row["seat"]: pytest.approx(row["share"]) for row in own} == dict(
            enumerate(told.shares)
        )
    for row in rows:
        assert row["answer"] in row["answers"]
        assert row["count"] == len(row["answers"])
        assert about["actions"]["words"][row["action"]] == row["word"]


def test_the_rows_of_a_game_play_it_again() -> None:
    how = plan("raising_chicago", 2, "greedy")
    columns = dealt_rows(ALL, Dealt(how, 0))
    (row,) = {(r["seed"], r["seats"], r["options"]) for r in rows_of(columns)}
    game = new_game(title_of("raising_chicago"), row[1], row[0], json.loads(row[2]), None)
    for told in rows_of(columns):
        assert game.position.values()["agenda"] == told["position_agenda"]
        assert game.answers() == told["answers"]
        game.take(told["word"])
    assert game.over


SAMPLE = ["toy", "san_francisco"]


@pytest.mark.parametrize("game", SAMPLE)
def test_views_hold_nothing_hidden(game: str) -> None:
    hides_nothing_unseen(game, 2)


@pytest.mark.long
@pytest.mark.parametrize("game", names())
def test_views_of_every_game_hold_nothing_hidden(game: str) -> None:
    rules = title_of(game).rules
    for seats in range(rules.min_seats, rules.max_seats + 1):
        hides_nothing_unseen(game, seats)


def hides_nothing_unseen(game: str, seats: int) -> None:
    """What is in a view's columns is the same in a game that the asked seat cannot tell from this
    one; without being asked no field is there; the dice never are."""
    how = plan(game, seats)
    assert not [name for name in kinds_of(how.new(0).position, Shown()) if "view_" in name]
    assert not [name for name in kinds_of(how.new(0).position, ALL) if "rng" in name]
    found = rows_of(dealt_rows(Shown(view=True), Dealt(how, 0)))
    g = how.new(0).position
    hidden = 0
    for row in found:
        dream = g.imagine(g.seat, "another")
        seen = dream.seen_by(g.seat).values()
        told = {name: row[name] for name in row if name.startswith(SEEN)}
        assert told == {name: seen[name.removeprefix(SEEN)] for name in told}
        true = g.values()
        hidden += any(true[name.removeprefix(SEEN)] != value for name, value in told.items())
        g.take(row["answer"])
    assert hidden or all(field.seen == PUBLIC for field in g.all_fields if "rng" not in field.name)


def test_whole_positions_are_there_for_who_asks() -> None:
    how = plan()
    found = rows_of(dealt_rows(Shown(positions=True), Dealt(how, 0)))
    g = how.new(0).position
    for row in found:
        true = g.values()
        assert all(true[n.removeprefix(TRUE)] == v for n, v in row.items() if n.startswith(TRUE))
        g.take(row["answer"])


def test_money_that_a_rich_edition_brings_is_told_in_full(tmp_path: Path) -> None:
    """Every number that a field may hold fits into its column, both ends of its range."""
    how = plan("chicago_1875", 3)
    g, file = how.new(0).position, tmp_path / "d.parquet"
    kinds = kinds_of(g, ALL)
    columns = dealt_rows(ALL, Dealt(how, 0))
    bank, cash = (next(f for f in g.all_fields if f.name == name) for name in ("bank", "cash"))
    assert cash.high > 2**32
    columns["position_bank"][0] = bank.low
    columns["position_cash"][0] = [cash.high] * 3
    columns["points"][0] = cash.high
    with writing(file, "parquet", kinds, {}) as rows:
        rows.add(columns)
    first = parquet.read_table(file).slice(0, 1).to_pylist()[0]
    assert first["position_bank"] == bank.low
    assert first["position_cash"] == [cash.high] * 3
    assert first["points"] == cash.high


def test_lines_and_workers_give_the_same_rows(tmp_path: Path) -> None:
    how, file = plan("san_francisco", 2), tmp_path / "d.jsonl"
    write(file, "jsonl", how, 2, ALL)
    head, *lines = map(json.loads, file.read_text().splitlines())
    assert head[META]["game"] == "san_francisco"
    spread = [row for columns in of_plan(how, 2, ALL, 2) for row in rows_of(columns)]
    assert lines == spread


def test_what_is_written_is_given_away_in_groups(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("burnham.lab.tablefile.GROUP", 1)
    write(tmp_path / "d.parquet", "parquet", plan(), 5, Shown())
    assert parquet.ParquetFile(tmp_path / "d.parquet").num_row_groups == 5
    rows = Parquet(tmp_path / "e", kinds_of(plan().new(0).position, Shown()), {})
    rows.add(dealt_rows(Shown(), Dealt(plan(), 0)))
    assert rows.waiting == []
    rows.close()


@pytest.mark.parametrize("form", ["parquet", "jsonl"])
def test_who_is_broken_off_leaves_no_file(tmp_path: Path, form: str) -> None:
    file = tmp_path / f"d.{form}"
    file.write_text("as before")
    kinds = kinds_of(plan().new(0).position, Shown())

    def broken_off() -> None:
        with writing(file, form, kinds, {}) as rows:
            rows.add(dealt_rows(Shown(), Dealt(plan(), 0)))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        broken_off()
    assert [path.name for path in tmp_path.iterdir()] == [file.name]
    assert file.read_text() == "as before"


def test_recorded_games_come_without_seeds_and_old_ones_not_at_all() -> None:
    game = plan("san_francisco", 2).new(0)
    while not game.over:
        game.take(game.answers()[0])
    record = game.record()

    def records() -> Iterator[dict[str, Any]]:
        yield record
        yield {**record, "rules": 0}

    first, second = of_records(records(), Shown(), 1)
    assert first is not None
    assert second is None
    assert first["word"] == game.words
    assert set(first["seed"]) == set(first["bot"]) == {""}


def test_formats_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadOption, match="no format “xlsx”"):
        check_format("xlsx")
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    check_format("jsonl")
    with pytest.raises(MissingExtra, match=r"burnham\[data\]"):
        check_format("parquet")
