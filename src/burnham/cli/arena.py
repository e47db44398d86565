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
    On,
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
from burnham.kernel.text import game_name
from burnham.lab.arena import Match, run, summary
from burnham.lab.chart import Bar, Panel, shares_told, ticks_for
from burnham.lab.chart import chart as draw
from burnham.lab.place import place_of
from burnham.lab.results import check_writable
from burnham.lab.sprt import CERTAINTY


@app.command("arena", help=HELP.say("help-arena"))
def command(
    game: GameArgument,
    seats: Annotated[str, typer.Option("--seats", help=HELP.say("help-line-up"))],
    games: Annotated[int, typer.Option("--games", min=1, help=HELP.say("help-count"))] = 100,
    budget: Annotated[str | None, typer.Option("--budget", help=HELP.say("help-budget"))] = None,
    seed: Seed = "0",
    option: OptionPairs = None,
    workers: Workers = 1,
    on: On = None,
    results: Annotated[
        Path | None, typer.Option("--results", help=HELP.say("help-results"))
    ] = None,
    chart: Annotated[Path | None, typer.Option("--chart", help=HELP.say("help-chart"))] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    speech = Speech(lang)
    title = title_of(game)
    line_up = tuple(_with_budget(name, budget) for name in seats.split(","))
    options = title.full_options(len(line_up), read_options(title, option))
    check_writable(chart)
    match = Match(game, line_up, options, seed)
    bar = track(
        run(match, games, place_of(on, workers), results),
        description=speech.say("playing"),
        total=games,
        console=Paper(error=True),
        transient=True,
        disable=not Paper(error=True).is_terminal,
    )
    found = summary(match, list(bar))
    if chart:
        chart.write_text(_chart(found, speech), encoding="utf-8")
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
            speech.say("decimal", number=entrant["mean_score"]),
            _rated(rating, speech),
        )
    out.print(table)
    shares = [speech.say("share", share=seat["win_share"]) for seat in found["seats"]]
    out.print(speech.say("arena-seats", shares=", ".join(shares)))


def _chart(found: dict[str, Any], speech: Speech) -> str:
    """Every entrant's share of the victories; and all bots by their rating, the best first."""
    shares = [
        Bar(
            one["bot"],
            one["win_share"],
            one["interval"],
            speech.say("share", share=one["win_share"]),
        )
        for one in found["entrants"]
    ]
    best = sorted(found["bots"].items(), key=lambda bot: -bot[1]["mu"])
    rated = [_rating(name, rating, speech) for name, rating in best]
    scale = shares_told(lambda share: speech.say("share", share=share))
    panels = [
        Panel(speech.say("heading-wins"), shares, [1 / len(shares)], scale),
        Panel(speech.say("heading-rating"), rated, ticks=ticks_for(rated)),
    ]
    name = game_name(title_of(found["game"]), speech.lang)
    return draw(speech.say("arena-chart", game=name, games=found["games"]), panels)


def _rating(name: str, rating: dict[str, float], speech: Speech) -> Bar:
    middle, reach = rating["mu"], CERTAINTY * rating["sigma"]
    return Bar(name, middle, (middle - reach, middle + reach), _rated(rating, speech))


def _rated(rating: dict[str, float], speech: Speech) -> str:
    """A rating and how far it is from sure, by 95 %."""
    middle, reach = rating["mu"], CERTAINTY * rating["sigma"]
    return f"{speech.say('decimal', number=middle)} ± {speech.say('decimal', number=reach)}"
