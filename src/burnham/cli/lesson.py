"""`burnham lesson`: whether a lesson file can be played to its end, for those who write one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from burnham.cli.app import HELP, GameArgument, Lang, Paper, app
from burnham.cli.speech import Speech
from burnham.games import title_of
from burnham.table.room.lessons import faults, read_lesson
from burnham.table.room.shelf import Boxed


@app.command("lesson", help=HELP.say("help-lesson"))
def command(
    game: GameArgument,
    file: Annotated[Path, typer.Argument(help=HELP.say("help-lesson-file"), show_default=False)],
    lang: Lang = None,
) -> None:
    """Faults are told in English: they speak of the file's own words."""
    boxed, paper, speech = Boxed(title_of(game)), Paper(), Speech(lang)
    try:
        lesson = read_lesson(file)
    except ValueError as error:
        paper.print(f"{file.name}: {error}")
        raise typer.Exit(1) from None
    found = list(faults(lesson, boxed))
    for fault in found:
        paper.print(f"{file.name}: {fault}")
    if found:
        raise typer.Exit(1)
    notes, minutes = len(lesson.notes), lesson.minutes(speech.lang)
    paper.print(speech.say("lesson-good", file=file.name, notes=notes, minutes=minutes))
