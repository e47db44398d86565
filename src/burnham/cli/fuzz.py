"""`burnham fuzz`: random games over random seats and options, every position checked; or editions
and records with something changed by chance, each refused or played."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from burnham.cli.app import HELP, GameArgument, Json, Lang, Paper, Seed, Workers, app, print_json
from burnham.cli.speech import Speech
from burnham.games import title_of
from burnham.kernel.errors import BadOption
from burnham.lab.fuzz import Found, fuzz
from burnham.lab.simulate import write_record
from burnham.lab.strangers import fuzz_strangers


@app.command("fuzz", help=HELP.say("help-fuzz"))
def command(
    game: GameArgument,
    decisions: Annotated[
        int, typer.Option("--decisions", min=1, help=HELP.say("help-decisions"))
    ] = 100_000,
    editions: Annotated[
        bool, typer.Option("--editions", help=HELP.say("help-changed-editions"))
    ] = False,
    records: Annotated[
        bool, typer.Option("--records", help=HELP.say("help-changed-records"))
    ] = False,
    mutants: Annotated[int, typer.Option("--mutants", min=1, help=HELP.say("help-mutants"))] = 1000,
    seed: Seed = "0",
    workers: Workers = 1,
    failures: Annotated[Path, typer.Option("--failures", help=HELP.say("help-failures"))] = Path(),
    lang: Lang = None,
    json: Json = False,
) -> None:
    speech = Speech(lang)
    title_of(game)
    if editions and records:
        raise BadOption("editions-or-records")
    kind = "editions" if editions else "records" if records else ""
    started = time.perf_counter()
    if kind:
        found = _run(fuzz_strangers(kind, game, mutants, seed, workers), mutants, speech)
    else:
        found = _run(fuzz(game, decisions, seed, workers), decisions, speech)
    seconds = round(time.perf_counter() - started, 3)
    path = None
    if found.failure:
        path = write_record(failures, f"fuzz-{game}-{found.failure['seed']}", found.failure)
    counts = {"games": found.games, "decisions": found.decisions, "seconds": seconds}
    if kind:
        counts = {"mutants": found.mutants, "refused": found.refused, **counts}
    if json:
        failure = None if path is None else str(path)
        print_json({"game": game, "seed": seed, **counts, "failure": failure})
    if found.failure:
        number = found.mutants if kind else found.decisions
        told = {"error": found.failure["failure"]["error"], "number": number}
        failed = "fuzz-mutant-failed" if kind else "fuzz-failed"
        Paper(error=True).print(speech.say(failed, path=str(path), **told))
        raise typer.Exit(1)
    if not json:
        Paper().print(speech.say("fuzz-mutants" if kind else "fuzz-sound", **counts))


def _run(search: Iterator[Found], wanted: int, speech: Speech) -> Found:
    err = Paper(error=True)
    found = Found()
    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        bar = progress.add_task(speech.say("checking"), total=wanted)
        for found in search:
            progress.update(bar, completed=found.mutants or found.decisions)
    return found
