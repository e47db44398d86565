"""`burnham export`: the decisions of many games as a file of rows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple

import typer

from burnham.cli.app import (
    HELP,
    Data,
    DatabaseUrl,
    Edition,
    GameArgument,
    Lang,
    On,
    OptionPairs,
    Paper,
    Seed,
    Workers,
    app,
    bars,
    read_edition,
    read_options,
)
from burnham.cli.speech import Speech
from burnham.games import title_of
from burnham.kernel.errors import BadOption
from burnham.kernel.title import Title
from burnham.lab.export import (
    Columns,
    Shown,
    about_game,
    about_plan,
    kinds_of,
    of_plan,
    of_records,
)
from burnham.lab.place import place_of
from burnham.lab.results import check_writable
from burnham.lab.simulate import Plan
from burnham.lab.tablefile import check_format, writing

if TYPE_CHECKING:
    from burnham.table.store import Database


@app.command("export", help=HELP.say("help-export"))
def command(
    ctx: typer.Context,
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", min=1, help=HELP.say("help-count"))] = 100,
    seats: Annotated[int | None, typer.Option("--seats", help=HELP.say("help-seat-count"))] = None,
    bots: Annotated[str, typer.Option("--bots", help=HELP.say("help-bots"))] = "random",
    view: Annotated[bool, typer.Option("--view", help=HELP.say("help-view"))] = False,
    positions: Annotated[
        bool, typer.Option("--positions", help=HELP.say("help-true-positions"))
    ] = False,
    form: Annotated[str, typer.Option("--format", help=HELP.say("help-format"))] = "parquet",
    out: Annotated[Path | None, typer.Option("--out", help=HELP.say("help-export-out"))] = None,
    seed: Seed = "0",
    option: OptionPairs = None,
    edition: Edition = None,
    from_tables: Annotated[
        bool, typer.Option("--from-tables", help=HELP.say("help-from-tables"))
    ] = False,
    data: Data = None,
    database: DatabaseUrl = None,
    workers: Workers = 1,
    on: On = None,
    lang: Lang = None,
) -> None:
    speech, title, shown = Speech(lang), title_of(game), Shown(view, positions)
    check_format(form)
    if from_tables:
        _check_given(ctx)
    count = title.usual_seats if seats is None else seats
    plan = Plan(
        game=game,
        seats=count,
        options=title.full_options(count, read_options(title, option)),
        seed=seed,
        bots=bots.split(",") if "," in bots else [bots] * count,
        edition=read_edition(title, edition),
    )
    plan.check()
    file, place = out or Path(f"{game}.{form}"), place_of(on, workers)
    check_writable(file)
    kinds = kinds_of(plan.new(0).position, shown)
    if not from_tables:
        about = about_plan(plan, games)
        with writing(file, form, kinds, about) as rows:
            counted = _added(rows.add, of_plan(plan, games, shown, place), games, speech)
    else:
        about = {**about_game(title), "source": "tables"}
        with _records(title, data, database) as records, writing(file, form, kinds, about) as rows:
            counted = _added(rows.add, of_records(records, shown, place), None, speech)
    _show(counted, file, speech)


OF_BOTS: Final = ("games", "seats", "bots", "seed", "option", "edition")
"""What games of people have of their own."""


def _check_given(ctx: typer.Context) -> None:
    """What would have no effect is refused: who asks for ten games is not to get all there are."""
    for name in OF_BOTS:
        source = ctx.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            raise BadOption("export-tables-own", option=f"--{name}")


class Counted(NamedTuple):
    """What came of an export; `left_out` are games that today's rules cannot play again."""

    games: int
    rows: int
    left_out: int


def _added(
    add: Callable[[Columns], None],
    found: Iterator[Columns] | Iterator[Columns | None],
    total: int | None,
    speech: Speech,
) -> Counted:
    """Every game's rows to the file as they come, with a bar."""
    games = rows = left_out = 0
    with bars() as progress:
        task = progress.add_task(speech.say("playing"), total=total)
        for columns in found:
            progress.advance(task)
            if columns is None:
                left_out += 1
                continue
            add(columns)
            games += 1
            rows += len(columns["game"])
    return Counted(games, rows, left_out)


def _show(counted: Counted, file: Path, speech: Speech) -> None:
    paper = Paper()
    paper.print(speech.say("exported", games=counted.games, rows=counted.rows, file=str(file)))
    if counted.left_out:
        paper.print(speech.say("export-left-out", games=counted.left_out))


# --- games of people ----------------------------------------------------------------------


@contextmanager
def _records(
    title: Title, data: Path | None, database: str | None
) -> Iterator[Iterator[Mapping[str, Any]]]:
    """The games on this server that all their people let be used, one after the other."""
    from burnham.table.store import Database  # the libraries of the web are for who serves
    from burnham.table.web.serve import data_folder, sqlite_url

    store = Database(database or sqlite_url(data or data_folder()))
    try:
        with asyncio.Runner() as runner:
            yield _one_by_one(runner, store, title.id)
    finally:
        store.close()


def _one_by_one(
    runner: asyncio.Runner, database: Database, game: str
) -> Iterator[Mapping[str, Any]]:
    from burnham.table.room.shelf import Shelf
    from burnham.table.service.consents import Consents
    from burnham.table.store import Store, migrate

    runner.run(migrate(database))
    records = Consents(database).records(Store(database, Shelf()), game)
    while (record := runner.run(_next(records))) is not None:
        yield record


async def _next(records: AsyncIterator[dict[str, Any]]) -> dict[str, Any] | None:
    return await anext(records, None)
