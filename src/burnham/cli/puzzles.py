"""`burnham puzzles`: mine them from games, check a pack, read what players reported."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

import burnham
from burnham.bots.puzzles import PACK, Pack, faults, game_of, read_pack, write_pack
from burnham.cli.app import (
    HELP,
    Commit,
    Data,
    DatabaseUrl,
    GameArgument,
    Json,
    Lang,
    On,
    Paper,
    Seed,
    Workers,
    app,
    bars,
    headed,
    print_json,
)
from burnham.cli.help import App, Commands
from burnham.cli.replay import read_file
from burnham.cli.speech import Speech
from burnham.games import title_of
from burnham.kernel.errors import BadOption
from burnham.kernel.records import canonical
from burnham.lab.ladder import own_commit
from burnham.lab.machine import is_native
from burnham.lab.mining import Dug, Mine, dug
from burnham.lab.packing import chosen, made_by, searched_again
from burnham.lab.place import place_of

if TYPE_CHECKING:
    from burnham.table.store import Database

LARGER = 4
"""So many times as many playouts confirm a puzzle as have named it."""

puzzles = App(help=HELP.say("help-puzzles"), cls=Commands)
app.add_typer(puzzles, name="puzzles")


@puzzles.command("mine", help=HELP.say("help-puzzles-mine"))
def mine(
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", min=1, help=HELP.say("help-count"))] = 100,
    wanted: Annotated[int, typer.Option("--wanted", min=1, help=HELP.say("help-wanted"))] = 100,
    records: Annotated[
        list[Path] | None, typer.Option("--records", help=HELP.say("help-mine-records"))
    ] = None,
    questions: Annotated[
        int, typer.Option("--questions", min=1, help=HELP.say("help-questions"))
    ] = 16,
    look: Annotated[int, typer.Option("--look", min=16, help=HELP.say("help-look"))] = 48,
    search: Annotated[int, typer.Option("--search", min=64, help=HELP.say("help-search"))] = 300,
    confirm: Annotated[
        int, typer.Option("--confirm", min=256, help=HELP.say("help-confirm"))
    ] = 1200,
    seed: Seed = "0",
    workers: Workers = 1,
    on: On = None,
    results: Annotated[Path, typer.Option("--results", help=HELP.say("help-mine-results"))] = (
        Path("puzzles")
    ),
    out: Annotated[Path | None, typer.Option("--out", help=HELP.say("help-pack"))] = None,
    commit: Commit = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    speech, title = Speech(lang), title_of(game)
    if confirm < LARGER * search:
        raise BadOption("puzzles-confirm")
    read = [read_file(path) for path in records or ()]
    hashed = hashlib.sha256(canonical(read).encode()).hexdigest()[:16] if read else ""
    place = Mine(
        game=game,
        rules=title.rules.version,
        seed=seed,
        commit=commit or own_commit(game),
        native=is_native(),
        questions=questions,
        playouts=(look, search, confirm),
        records=hashed,
    )
    file = results / f"{game}.jsonl"
    found = _mined(dug(place, games, read, file, place_of(on, workers)), len(read) or games, speech)
    pack = out or results / f"{game}-{PACK}"
    made = made_by(place, found, _command(place, games, wanted), burnham.__version__)
    write_pack(pack, title, made, chosen(found, wanted))
    _show(read_pack(title, pack), pack, speech, json)


def _command(place: Mine, games: int, wanted: int) -> str:
    """What finds the same puzzles again; where files lay is nobody's business."""
    return (
        f"burnham puzzles mine {place.game} --games {games} --wanted {wanted}"
        f" --questions {place.questions} --seed {place.seed}"
    )


def _mined(digging: Iterator[Dug], games: int, speech: Speech) -> list[Dug]:
    """What comes of all games, with a bar."""
    found: list[Dug] = []
    with bars() as progress:
        task = progress.add_task(speech.say("mining", found=0), total=games)
        for one in digging:
            found.append(one)
            said = speech.say("mining", found=sum(len(each.puzzles) for each in found))
            progress.update(task, advance=1, description=said)
    return found


def _show(pack: Pack, file: Path, speech: Speech, json: bool) -> None:
    made = pack.head.made
    kinds = _kinds(pack)
    if json:
        told = msgspec.to_builtins(made)
        print_json({"file": str(file), "puzzles": len(pack.puzzles), "made": told, "kinds": kinds})
        return
    paper = Paper()
    share = made.confirmed / made.candidates if made.candidates else 0.0
    paper.print(
        speech.say(
            "mined",
            games=made.games,
            questions=made.looked_at,
            candidates=made.candidates,
            confirmed=made.confirmed,
            share=share,
        )
    )
    table = headed(speech, "question", "puzzles")
    for kind, count in kinds.items():
        table.add_row(kind, str(count))
    paper.print(table)
    paper.print(speech.say("pack-written", file=str(file), puzzles=len(pack.puzzles)))


def _kinds(pack: Pack) -> dict[str, int]:
    return dict(Counter(puzzle.question for puzzle in pack.puzzles).most_common())


@puzzles.command("check", help=HELP.say("help-puzzles-check"))
def check(
    file: Annotated[Path, typer.Argument(help=HELP.say("help-pack-file"), show_default=False)],
    again: Annotated[int, typer.Option("--again", min=0, help=HELP.say("help-again"))] = 0,
    playouts: Annotated[
        int, typer.Option("--playouts", min=16, help=HELP.say("help-again-playouts"))
    ] = 300,
    seed: Seed = "check",
    lang: Lang = None,
) -> None:
    """Faults are told in English: they speak of the file's own words."""
    speech, title, paper = Speech(lang), title_of(game_of(file)), Paper()
    pack = read_pack(title, file)
    found = faults(title, pack)
    for fault in found:
        paper.print(f"{file.name}: {fault}")
    if found:
        raise typer.Exit(1)
    told = {"puzzles": len(pack.puzzles), "rules": pack.head.rules}
    paper.print(speech.say("pack-good", file=file.name, **told))
    if again:
        some = pack.puzzles[:again]
        agreed = sum(searched_again(title, puzzle, playouts, seed) for puzzle in some)
        paper.print(speech.say("pack-again", agreed=agreed, searched=len(some)))


@puzzles.command("reports", help=HELP.say("help-puzzles-reports"))
def reports(
    data: Data = None, database: DatabaseUrl = None, lang: Lang = None, json: Json = False
) -> None:
    from burnham.table.store import Database, Puzzles  # the libraries of the web are for who serves
    from burnham.table.web.serve import data_folder, sqlite_url

    speech, paper = Speech(lang), Paper()
    store = Database(database or sqlite_url(data or data_folder()))
    try:
        found = asyncio.run(Puzzles(store).reports())
    finally:
        store.close()
    if json:
        print_json([one._asdict() for one in found])
        return
    if not found:
        paper.print(speech.say("reports-none"))
    for one in found:
        time = f"{datetime.fromtimestamp(one.made, UTC):%Y-%m-%d %H:%M}"
        told = {"game": one.game, "puzzle": one.puzzle, "reason": one.reason}
        paper.print(speech.say("report-line", time=time, **told))


@puzzles.command("records", help=HELP.say("help-puzzles-records"))
def records_of_people(
    game: GameArgument,
    folder: Annotated[Path, typer.Argument(help=HELP.say("help-records-folder"))],
    data: Data = None,
    database: DatabaseUrl = None,
    lang: Lang = None,
) -> None:
    from burnham.table.store import Database, make_folder
    from burnham.table.web.serve import data_folder, sqlite_url

    title = title_of(game)
    store = Database(database or sqlite_url(data or data_folder()))
    try:
        found = asyncio.run(_usable(store, title.id))
    finally:
        store.close()
    make_folder(folder)
    for number, record in enumerate(found, 1):
        (folder / f"{game}-{number:05}.json").write_text(canonical(record), "utf-8")
    Paper().print(Speech(lang).say("records-written", games=len(found), folder=str(folder)))


async def _usable(database: Database, game: str) -> list[dict[str, Any]]:
    """The games on this server that all their people let be used."""
    from burnham.table.room.shelf import Shelf
    from burnham.table.service.consents import Consents
    from burnham.table.store import Store, migrate

    await migrate(database)
    return [one async for one in Consents(database).records(Store(database, Shelf()), game)]
