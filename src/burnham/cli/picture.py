"""`burnham picture`: the board of a new or recorded game as an SVG file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, cast

import typer

import burnham
from burnham.cli.app import (
    HELP,
    Edition,
    Lang,
    OptionPairs,
    Paper,
    Seed,
    Upto,
    app,
    read_options,
)
from burnham.cli.replay import read_file, replayed
from burnham.cli.speech import Speech
from burnham.games import names, title_of
from burnham.kernel.errors import BadOption
from burnham.kernel.game import Game
from burnham.kit import Arrangement, Drawing, Scene, Theme, lamps, standalone

ARRANGEMENTS = ("wide", "tall")


@app.command("picture", help=HELP.say("help-picture"))
def command(
    source: Annotated[
        str, typer.Argument(metavar="GAME|FILE", help=HELP.say("help-source"), show_default=False)
    ],
    out: Annotated[Path, typer.Option("--out", help=HELP.say("help-out"), show_default=False)],
    upto: Upto = None,
    seats: Annotated[int | None, typer.Option("--seats", help=HELP.say("help-seat-count"))] = None,
    seed: Seed = "0",
    option: OptionPairs = None,
    edition: Edition = None,
    seat: Annotated[int | None, typer.Option("--seat", help=HELP.say("help-seat"))] = None,
    arrangement: Annotated[
        str, typer.Option("--arrangement", help=HELP.say("help-arrangement"))
    ] = "wide",
    night: Annotated[bool, typer.Option("--night", help=HELP.say("help-night"))] = False,
    lang: Lang = None,
) -> None:
    speech = Speech(lang)
    if arrangement not in ARRANGEMENTS:
        choices = ", ".join(ARRANGEMENTS)
        raise BadOption("option-choice", option="--arrangement", value=arrangement, choices=choices)
    if source in names():
        title = title_of(source)
        count = title.rules.min_seats if seats is None else seats
        game = burnham.new(source, count, seed, read_options(title, option), edition)
    else:
        game = replayed(read_file(Path(source)), upto, speech.lang)
    out.write_text(drawn(game, seat, cast(Arrangement, arrangement), night, speech.lang), "utf-8")
    Paper().print(speech.say("drawn", path=str(out)))


def drawn(game: Game, seat: int | None, arrangement: Arrangement, night: bool, lang: str) -> str:
    """The board as a seat (None: a spectator) sees it, as the text of an SVG file."""
    drawing = cast(Drawing, game.title.showing.drawing())
    seen, text = game.seen_by(seat), game.text_in(lang)
    lit = lamps(seen, text) if seat is not None and seat == game.seat else {}
    scene = Scene(seen, text, lit)
    theme: Theme = "dark" if night else "light"
    board, folder = drawing.board(scene, arrangement), game.title.folder / "drawing"
    return standalone(board, theme, folder, title=text.say("game-name"))
