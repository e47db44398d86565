"""`burnham lesson`: whether a lesson file can be played to its end, for those who write one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from burnham.cli.app import HELP, GameArgument, Lang, Paper, app
from burnham.cli.speech import Speech
from burnham.games import title_of
from burnham.table.room.lesson_check import Fault, check_ours, check_own, unread
from burnham.table.room.lessons import own_lesson
from burnham.table.room.shelf import Boxed, Shelf
from burnham.table.speech import speech_in
from burnham.table.views.own_lessons import things_drawn


@app.command("lesson", help=HELP.say("help-lesson"))
def command(
    game: GameArgument,
    file: Annotated[Path, typer.Argument(help=HELP.say("help-lesson-file"), show_default=False)],
    lang: Lang = None,
) -> None:
    paper, speech = Paper(), Speech(lang)
    text = file.read_text(encoding="utf-8")
    found = list(_faults(game, text))
    for fault in found:
        paper.print(f"{file.name}: {fault.said(speech_in(speech.lang), text)}", markup=False)
    if found:
        raise typer.Exit(1)
    lesson = own_lesson(text)
    notes, minutes = len(lesson.notes), lesson.minutes(speech.lang)
    paper.print(speech.say("lesson-good", file=file.name, notes=notes, minutes=minutes))


def _faults(game: str, text: str) -> Iterator[Fault]:
    """A file that names its game is of somebody's own; else it is for the game's folder."""
    try:
        lesson = own_lesson(text)
    except ValueError as error:
        yield unread(error)
        return
    if lesson.game:
        yield from check_own(text, Shelf(), things_drawn)
        return
    boxed = Boxed(title_of(game))
    yield from check_ours(lesson, boxed, things_drawn(boxed))
