"""`burnham regret`: what the choices of bots cost on fixed positions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import track

from burnham.cli.app import (
    HELP,
    GameArgument,
    Json,
    Lang,
    Old,
    OptionPairs,
    Paper,
    Seats,
    Seed,
    Workers,
    app,
    headed,
    print_json,
    read_options,
)
from burnham.cli.speech import Speech
from burnham.games import title_of
from burnham.lab.regret import make_exam, sittings, summary


@app.command("regret", help=HELP.say("help-regret"))
def command(
    game: GameArgument,
    bots: Annotated[str, typer.Option("--bots", help=HELP.say("help-examined"))] = "normal",
    seats: Seats = 2,
    positions: Annotated[
        int, typer.Option("--positions", min=1, help=HELP.say("help-positions"))
    ] = 200,
    tries: Annotated[int, typer.Option("--tries", min=2, help=HELP.say("help-tries"))] = 24,
    seed: Seed = "0",
    option: OptionPairs = None,
    workers: Workers = 1,
    results: Annotated[Path, typer.Option("--results", help=HELP.say("help-regret-results"))] = (
        Path("regret")
    ),
    old: Old = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    speech = Speech(lang)
    exam = make_exam(game, seats, read_options(title_of(game), option), seed, tries)
    file = results / f"{game}-{seats}.jsonl"
    examined = list(dict.fromkeys(bots.split(",")))
    bar = track(
        sittings(exam, examined, positions, file, workers, old or ""),
        description=speech.say("thinking"),
        total=positions,
        console=Paper(error=True),
        transient=True,
        disable=not Paper(error=True).is_terminal,
    )
    found = summary(exam, examined, list(bar))
    if json:
        print_json(found)
    else:
        _show(found, speech)


def _show(found: dict[str, Any], speech: Speech) -> None:
    out = Paper()
    about = {name: found[name] for name in ("game", "seats", "positions")}
    out.print(speech.say("regret-measured", **about))
    table = headed(speech, "bot", "lost", "more")
    for bot in found["bots"]:
        lost = speech.say("with-error", number=bot["loss"], error=bot["error"])
        more = speech.say("with-error", number=bot["more"], error=bot["more_error"])
        table.add_row(bot["bot"], lost, more)
    out.print(table)
