"""`burnham fuzz`: random games over random seats and options, every position checked."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from burnham.cli.app import HELP, GameArgument, Json, Lang, Paper, Seed, Workers, app, print_json
from burnham.cli.speech import Speech
from burnham.games import title_of
from burnham.lab.fuzz import Found, fuzz
from burnham.lab.simulate import write_record


@app.command("fuzz", help=HELP.say("help-fuzz"))
def command(
    game: GameArgument,
    decisions: Annotated[
        int, typer.Option("--decisions", min=1, help=HELP.say("help-decisions"))
    ] = 100_000,
    seed: Seed = "0",
    workers: Workers = 1,
    records: Annotated[Path, typer.Option("--records", help=HELP.say("help-failures"))] = Path(),
    lang: Lang = None,
    json: Json = False,
) -> None:
    speech = Speech(lang)
    title_of(game)
    started = time.perf_counter()
    found = _run(game, decisions, seed, workers, speech)
    seconds = round(time.perf_counter() - started, 3)
    path = None
    if found.failure:
        path = write_record(records, f"fuzz-{game}-{found.failure['seed']}", found.failure)
    if json:
        failure = None if path is None else str(path)
        counts = {"games": found.games, "decisions": found.decisions, "seconds": seconds}
        print_json({"game": game, "seed": seed, **counts, "failure": failure})
    if found.failure:
        told = {"error": found.failure["failure"]["error"], "number": found.decisions}
        Paper(error=True).print(speech.say("fuzz-failed", path=str(path), **told))
        raise typer.Exit(1)
    if not json:
        numbers = {"games": found.games, "decisions": found.decisions, "seconds": seconds}
        Paper().print(speech.say("fuzz-sound", **numbers))


def _run(game: str, decisions: int, seed: str, workers: int, speech: Speech) -> Found:
    err = Paper(error=True)
    found = Found()
    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        bar = progress.add_task(speech.say("checking"), total=decisions)
        for found in fuzz(game, decisions, seed, workers):
            progress.update(bar, completed=found.decisions)
    return found
