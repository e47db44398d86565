"""`burnham arena`: bots against each other, and how strong they are."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import track
from rich.table import Table

from burnham.bots import THINKING_SECONDS
from burnham.cli.app import (
    HELP,
    GameArgument,
    Json,
    Lang,
    OptionPairs,
    Paper,
    Seed,
    Workers,
    app,
    print_json,
    read_options,
)
from burnham.cli.speech import Speech
from burnham.games import title_of
from burnham.lab.arena import Match, run, summary


@app.command("arena", help=HELP.say("help-arena"))
def command(
    game: GameArgument,
    seats: Annotated[str, typer.Option("--seats", help=HELP.say("help-line-up"))],
    games: Annotated[int, typer.Option("--games", min=1, help=HELP.say("help-count"))] = 100,
    budget: Annotated[str | None, typer.Option("--budget", help=HELP.say("help-budget"))] = None,
    seed: Seed = "0",
    option: OptionPairs = None,
    workers: Workers = 1,
    results: Annotated[
        Path | None, typer.Option("--results", help=HELP.say("help-results"))
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    speech = Speech(lang)
    title = title_of(game)
    line_up = tuple(_with_budget(name, budget) for name in seats.split(","))
    options = title.full_options(len(line_up), read_options(title, option))
    match = Match(game, line_up, options, seed)
    bar = track(
        run(match, games, workers, results),
        description=speech.say("playing"),
        total=games,
        console=Paper(error=True),
        transient=True,
        disable=not Paper(error=True).is_terminal,
    )
    found = summary(match, list(bar))
    if json:
        print_json(found)
    else:
        _show(found, speech)


def _with_budget(name: str, budget: str | None) -> str:
    """Bots that think ahead get the budget of the match, unless they have one of their own."""
    return f"{name}@{budget}" if budget and name in THINKING_SECONDS else name


def _show(found: dict[str, Any], speech: Speech) -> None:
    out = Paper()
    out.print(speech.say("arena-played", games=found["games"]))
    table = Table(box=None)
    for heading in ("bot", "wins", "interval", "mean", "rating"):
        table.add_column(speech.say(f"heading-{heading}"), justify="right")
    for entrant in found["entrants"]:
        low, high = (speech.say("share", share=edge) for edge in entrant["interval"])
        rating = found["bots"][entrant["bot"]]
        table.add_row(
            entrant["bot"],
            speech.say("share", share=entrant["win_share"]),
            f"{low} – {high}",
            f"{entrant['mean_score']:.2f}",
            f"{rating['mu']:.1f} ± {rating['sigma']:.1f}",
        )
    out.print(table)
    shares = [speech.say("share", share=seat["win_share"]) for seat in found["seats"]]
    out.print(speech.say("arena-seats", shares=", ".join(shares)))
