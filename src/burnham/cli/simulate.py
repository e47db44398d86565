"""`burnham simulate`: many games by bots, and what came of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track
from rich.table import Table

from burnham.cli.app import (
    HELP,
    Edition,
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
    read_edition,
    read_options,
)
from burnham.cli.speech import Speech
from burnham.games import title_of
from burnham.kernel.errors import BadOption
from burnham.lab.place import place_of
from burnham.lab.simulate import Plan, Tally, simulate


@app.command("simulate", help=HELP.say("help-simulate"))
def command(
    game: GameArgument,
    seats: Annotated[int | None, typer.Option("--seats", help=HELP.say("help-seat-count"))] = None,
    games: Annotated[int, typer.Option("--games", min=1, help=HELP.say("help-count"))] = 100,
    seed: Seed = "0",
    option: OptionPairs = None,
    bots: Annotated[str, typer.Option("--bots", help=HELP.say("help-bots"))] = "random",
    records: Annotated[
        Path | None, typer.Option("--records", help=HELP.say("help-records"))
    ] = None,
    edition: Edition = None,
    workers: Workers = 1,
    on: On = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    speech = Speech(lang)
    if on is not None and records is not None:
        raise BadOption("cluster-records")
    title = title_of(game)
    count = title.rules.min_seats if seats is None else seats
    plan = Plan(
        game=game,
        seats=count,
        options=title.full_options(count, read_options(title, option)),
        seed=seed,
        bots=bots.split(",") if "," in bots else [bots] * count,
        edition=read_edition(title, edition),
        records=None if records is None else str(records),
    )
    plan.check()
    tally = Tally(plan)
    bar = track(
        simulate(plan, games, place_of(on, workers)),
        description=speech.say("playing"),
        total=games,
        console=Paper(error=True),
        transient=True,
        disable=not Paper(error=True).is_terminal,
    )
    for outcome in bar:
        tally.add(outcome)
    if json:
        print_json(tally.to_dict())
    else:
        _show(tally, speech)


def _show(tally: Tally, speech: Speech) -> None:
    facts = tally.to_dict()
    numbers = {name: facts[name] for name in ("games", "decisions", "decisions_per_second")}
    out = Paper()
    out.print(speech.say("simulated", seconds=facts["seconds"], **numbers))
    table = Table(box=None)
    for heading in ("seat", "bot", "mean", "wins"):
        table.add_column(speech.say(f"heading-{heading}"), justify="right")
    for player in facts["players"]:
        share = speech.say("share", share=player["win_share"])
        mean = speech.say("decimal", number=player["mean_score"])
        table.add_row(str(player["seat"]), player["bot"], mean, share)
    out.print(table)
