"""`burnham replay`: play a record again and check it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

import burnham
from burnham.cli.app import HELP, Edition, Json, Lang, Paper, Upto, app, print_json
from burnham.cli.results import score_table
from burnham.cli.speech import Speech
from burnham.kernel.errors import BadRecord, blamed_on_file
from burnham.kernel.files import TooLarge, read_text
from burnham.kernel.game import Game
from burnham.kernel.records import MOST_BYTES, Noted, Record, parsed, read_record
from burnham.kernel.tables import read_tables

File = Annotated[Path, typer.Argument(help=HELP.say("help-file"), show_default=False)]


@app.command("replay", help=HELP.say("help-replay"))
def command(
    file: File, upto: Upto = None, edition: Edition = None, lang: Lang = None, json: Json = False
) -> None:
    speech = Speech(lang)
    record = read_file(file)
    if edition is not None:
        record = with_edition_file(record, Path(edition))
    game = replayed(record, upto, speech.lang)
    with blamed_on_file(game.is_foreign):
        _show(game, record, speech, json)


def _show(game: Game, record: dict[str, Any], speech: Speech, json: bool) -> None:
    if json:
        print_json(_facts(game, record))
        return
    out = Paper()
    out.print(game.text(speech.lang))
    out.print()
    out.print(speech.say("replayed", answers=game.number, hash=game.hash()))
    if game.over:
        out.print(score_table(game, speech))
    else:
        out.print(game.question_in(speech.lang))
    _tell_notes(game, record, speech)
    _tell_failure(record, speech)


def read_file(path: Path) -> dict[str, Any]:
    """A record from a file; BadRecord names the file."""
    try:
        text = read_text(path, MOST_BYTES)
    except TooLarge:
        raise BadRecord("too-large", file=str(path), most=MOST_BYTES) from None
    except OSError as error:
        raise BadRecord("file", file=str(path), detail=error.strerror or "") from None
    except ValueError as error:
        raise BadRecord("file", file=str(path), detail=str(error)) from None
    return dict(parsed(text))


def with_edition_file(record: dict[str, Any], path: Path) -> dict[str, Any]:
    """The record with the tables of an edition file in place of those it carries."""
    tables = {key: value for key, value in read_tables(path).data.items() if key != "meta"}
    edition = record.get("edition")
    return {
        **record,
        "edition": {**(edition if isinstance(edition, dict) else {}), "tables": tables},
    }


def replayed(record: dict[str, Any], upto: int | None, lang: str) -> Game:
    """The game of a record; the reason of a refused answer is told in the reader's language."""
    try:
        return burnham.replay(record, upto)
    except BadRecord as error:
        if error.number is None or lang == "en":
            raise
        before = burnham.replay(record, error.number - 1)
        word = record["answers"][error.number - 1]
        reason = _reason(before, word, lang)
        raise BadRecord("record-answer", error.number, answer=word, reason=reason) from None


def _reason(game: Game, word: str, lang: str) -> str:
    try:
        return game.why_not(game.answer(word), lang) or ""
    except burnham.Refused as error:
        return error.said(lang)


def _facts(game: Game, record: dict[str, Any]) -> dict[str, Any]:
    return {
        "game": game.title.id,
        "seats": game.seats,
        "options": game.options,
        "seed": game.seed,
        "answers": game.number,
        "hash": game.hash(),
        "over": game.over,
        "seat": game.seat,
        "question": game.question,
        "scores": game.scores(),
        "failure": record.get("failure"),
        "notes": [msgspec.to_builtins(note) for note in _notes(game, record)],
    }


def _notes(game: Game, record: dict[str, Any]) -> list[Noted]:
    """What was written at the moments that were played, in their order."""
    notes = read_record(record, Record).notes
    return sorted((note for note in notes if note.at <= game.number), key=lambda note: note.at)


def _tell_notes(game: Game, record: dict[str, Any], speech: Speech) -> None:
    for note in _notes(game, record):
        told = speech.say("replay-note", at=note.at, text=note.text)
        Paper().print(told, markup=False)


def _tell_failure(record: dict[str, Any], speech: Speech) -> None:
    """Records of `burnham fuzz` say what went wrong there."""
    failure = record.get("failure")
    if not isinstance(failure, dict):
        return
    answer, error = str(failure.get("answer") or "–"), str(failure.get("error"))
    Paper().print(speech.say("replay-failure", answer=answer, error=error))
