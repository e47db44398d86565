"""`burnham analyse`: where a game was won and lost."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track
from rich.table import Table

from burnham.bots.counsel import turning_points
from burnham.cli.app import HELP, Json, Lang, Paper, app, print_json
from burnham.cli.replay import read_file
from burnham.cli.speech import Speech
from burnham.kernel.records import Record, read_record
from burnham.lab.analysis import Decision, analyse, summary


@app.command("analyse", help=HELP.say("help-analyse"))
def command(
    file: Annotated[Path, typer.Argument(help=HELP.say("help-file"), show_default=False)],
    playouts: Annotated[
        int, typer.Option("--playouts", min=16, help=HELP.say("help-playouts"))
    ] = 64,
    lang: Lang = None,
    json: Json = False,
) -> None:
    speech = Speech(lang)
    data = read_file(file)
    record = read_record(data, Record)
    bar = track(
        analyse(data, playouts, speech.lang),
        description=speech.say("thinking"),
        total=len(record.answers),
        console=Paper(error=True),
        transient=True,
        disable=not Paper(error=True).is_terminal,
    )
    decisions = list(bar)
    if json:
        print_json({"game": record.game, **summary(decisions, record.seats)})
    else:
        _show(decisions, record.seats, speech)


def _show(decisions: list[Decision], seats: int, speech: Speech) -> None:
    out = Paper()
    table = Table(box=None)
    for heading in ("seat", "decisions", "loss"):
        table.add_column(speech.say(f"heading-{heading}"), justify="right")
    for seat in range(seats):
        own = [decision for decision in decisions if decision.seat == seat]
        lost = speech.say("share", share=sum(decision.loss for decision in own))
        table.add_row(str(seat), str(len(own)), lost)
    out.print(table)
    for decision in turning_points(decisions):
        out.print(
            speech.say(
                "turning-point",
                number=decision.number,
                seat=decision.seat,
                chosen=decision.chosen.sentence,
                best=decision.best.sentence,
                loss=decision.loss,
            )
        )
