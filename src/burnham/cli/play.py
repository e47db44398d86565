"""`burnham play`: a whole game in the terminal, against bots or with others at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import burnham
from burnham.bots import Bot, make_bot
from burnham.cli.app import (
    HELP,
    Edition,
    Json,
    Lang,
    OptionPairs,
    Paper,
    Seed,
    app,
    print_json,
    read_options,
)
from burnham.cli.replay import read_file, replayed
from burnham.cli.results import score_items, score_table
from burnham.cli.speech import Speech
from burnham.cli.terminal import Leave, Terminal
from burnham.games import names, title_of
from burnham.kernel.errors import BadOption
from burnham.kernel.game import Game

YOU = "you"


@app.command("play", help=HELP.say("help-play"))
def command(
    source: Annotated[
        str, typer.Argument(metavar="GAME|FILE", help=HELP.say("help-source"), show_default=False)
    ],
    seats: Annotated[str | None, typer.Option("--seats", help=HELP.say("help-seats"))] = None,
    seed: Seed = "0",
    option: OptionPairs = None,
    edition: Edition = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    speech = Speech(lang)
    players = None if seats is None else seats.split(",")
    if source in names() or not Path(source).exists():
        title = title_of(source)
        players = players or [YOU, *["greedy"] * (title.rules.min_seats - 1)]
        chosen = {**title.presets(len(players)), **read_options(title, option)}
        game = burnham.new(source, len(players), seed, chosen, edition)
    else:
        saved = read_file(Path(source))
        whole = "position" in saved  # a save; else a record, which is played again
        game = burnham.from_json(saved) if whole else replayed(saved, None, speech.lang)
        players = players or [YOU, *["greedy"] * (game.seats - 1)]
    terminal = Terminal(game, speech, Paper(error=json))
    finished = _play(game, players, terminal)
    if json:
        print_json({"over": game.over, "scores": game.scores(), "record": game.record()})
    elif finished:
        Paper().print(score_table(game, speech))
        for line in score_items(game, speech):
            Paper().print(line, style="dim")


def bots_of(game: Game, players: list[str]) -> dict[int, Bot]:
    """The bots by seat; the other seats are yours."""
    if len(players) != game.seats:
        raise BadOption("players-seats", players=len(players), seats=game.seats)
    return {
        seat: make_bot(name, game.title, f"{game.seed}-bot-{seat}")
        for seat, name in enumerate(players)
        if name != YOU
    }


def _play(game: Game, players: list[str], terminal: Terminal) -> bool:
    """Play to the end; False if the person left before."""
    bots = bots_of(game, players)
    terminal.greet(players)
    try:
        while not game.over:
            seat = game.position.seat
            if seat in bots:
                game.take(bots[seat].choose(game.seen_by(seat), seat))
            else:
                terminal.turn(seat, alone=len(bots) == game.seats - 1)
    except (Leave, EOFError, KeyboardInterrupt) as reason:
        terminal.leave()
        if isinstance(reason, KeyboardInterrupt):
            raise typer.Exit(130) from None
        return False
    terminal.close(None if len(bots) == game.seats else min(set(range(game.seats)) - set(bots)))
    return True
