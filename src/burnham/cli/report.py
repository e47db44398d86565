"""`burnham report`: many games, and what a designer wants to know of them, as one page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from burnham.cli.app import (
    HELP,
    Edition,
    GameArgument,
    Lang,
    On,
    OptionPairs,
    Paper,
    Seed,
    Workers,
    app,
    bars,
    read_edition,
    read_options,
)
from burnham.cli.speech import Speech
from burnham.games import title_of
from burnham.kernel.title import Title
from burnham.lab.extras import packages_of
from burnham.lab.place import place_of
from burnham.lab.report.gather import Watched, watched
from burnham.lab.report.page import Report, Side
from burnham.lab.results import check_writable
from burnham.lab.simulate import Plan


@app.command("report", help=HELP.say("help-report"))
def command(
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", min=1, help=HELP.say("help-count"))] = 1000,
    seats: Annotated[int | None, typer.Option("--seats", help=HELP.say("help-seat-count"))] = None,
    bots: Annotated[str, typer.Option("--bots", help=HELP.say("help-bots"))] = "greedy",
    seed: Seed = "0",
    option: OptionPairs = None,
    edition: Edition = None,
    versus_option: Annotated[
        list[str] | None, typer.Option("--versus-option", help=HELP.say("help-versus-option"))
    ] = None,
    versus_edition: Annotated[
        str | None, typer.Option("--versus-edition", help=HELP.say("help-versus-edition"))
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", help=HELP.say("help-report-out"))] = None,
    keep: Annotated[Path | None, typer.Option("--keep", help=HELP.say("help-keep"))] = None,
    workers: Workers = 1,
    on: On = None,
    lang: Lang = None,
) -> None:
    with packages_of("data"):
        import matplotlib  # noqa: F401
    speech, title = Speech(lang), title_of(game)
    count = title.usual_seats if seats is None else seats
    file = out or Path(f"{game}-{count}.html")
    check_writable(file)
    names = bots.split(",") if "," in bots else [bots] * count
    plans = [_plan(title, count, names, seed, option, edition)]
    if versus_option or versus_edition:
        more = [*(option or []), *(versus_option or [])]
        plans.append(_plan(title, count, names, seed, more, versus_edition or edition))
    found: list[list[Watched]] = [[] for _ in plans]
    with bars() as progress:
        task = progress.add_task(speech.say("playing"), total=games * len(plans))
        for one in watched(plans, games, place_of(on, workers), keep):
            found[one.side].append(one)
            progress.advance(task)
    changed = [*(versus_option or []), *([Path(versus_edition).name] if versus_edition else [])]
    sides = [
        Side(plan, sorted(own, key=lambda one: one.number), change)
        for plan, own, change in zip(plans, found, ["", ", ".join(changed)], strict=False)
    ]
    file.write_text(Report(sides, speech.lang).page(), encoding="utf-8")
    Paper().print(speech.say("report-written", games=games * len(plans), file=str(file)))


def _plan(
    title: Title,
    seats: int,
    bots: list[str],
    seed: str,
    option: list[str] | None,
    edition: str | None,
) -> Plan:
    options = title.full_options(seats, read_options(title, option))
    plan = Plan(title.id, seats, options, seed, bots, read_edition(title, edition))
    plan.check()
    return plan
