"""`burnham ladder`: all levels against each other, as many deals as it takes."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from burnham.cli.app import (
    HELP,
    Commit,
    Json,
    Lang,
    Least,
    Most,
    Old,
    On,
    OptionPairs,
    Paper,
    Seats,
    Seed,
    Workers,
    app,
    bars,
    headed,
    print_json,
    read_options,
)
from burnham.cli.speech import Speech
from burnham.games import names, title_of
from burnham.kernel.text import game_name
from burnham.lab.chart import Bar, Panel, chart, shares_told, ticks_for
from burnham.lab.elsewhere import bot_from
from burnham.lab.ladder import (
    Climb,
    Ladder,
    Pair,
    Rung,
    climb,
    kept,
    make_ladder,
    own_commit,
    pairs,
    summary,
)
from burnham.lab.place import place_of
from burnham.lab.sprt import Bounds

MARGIN = 0.05
"""How much more than an equal's share is asked for, unless told otherwise."""


@app.command("ladder", help=HELP.say("help-ladder"))
def command(
    games: Annotated[
        list[str] | None,
        typer.Argument(help=HELP.say("help-ladder-games"), show_default=False),
    ] = None,
    levels: Annotated[
        str, typer.Option("--levels", help=HELP.say("help-levels"))
    ] = "easy,normal,hard",
    seats: Seats = 2,
    low: Annotated[float | None, typer.Option("--low", help=HELP.say("help-low"))] = None,
    high: Annotated[float | None, typer.Option("--high", help=HELP.say("help-high"))] = None,
    alpha: Annotated[float, typer.Option("--alpha", help=HELP.say("help-alpha"))] = 0.05,
    beta: Annotated[float, typer.Option("--beta", help=HELP.say("help-beta"))] = 0.05,
    least: Least = 20,
    most: Most = 1000,
    seed: Seed = "0",
    option: OptionPairs = None,
    workers: Workers = 1,
    on: On = None,
    results: Annotated[Path, typer.Option("--results", help=HELP.say("help-ladder-results"))] = (
        Path("ladder")
    ),
    old: Old = None,
    commit: Commit = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    speech = Speech(lang)
    lower = 1 / seats if low is None else low
    higher = lower + MARGIN if high is None else high
    bounds = Bounds(lower, higher, alpha, beta, least, most).checked()
    bots, other = levels.split(","), old or ""
    ladders, place = {}, place_of(on, workers)
    for game in games or names():
        options, code = read_options(title_of(game), option), commit or own_commit(game)
        ladder = make_ladder(game, bots, seats, options, seed, code, other)
        ladders[results / f"{game}-{seats}.jsonl"] = ladder
    for file, ladder in ladders.items():  # what cannot be gone on with is told now, not in days
        kept(ladder, file)
    found = []
    for file, ladder in ladders.items():
        rungs = _climbed(ladder, bounds, Climb(file, place, partial(bot_from, other)))
        found.append(summary(ladder, bounds, rungs))
        file.with_suffix(".svg").write_text(_chart(found[-1], speech), encoding="utf-8")
        if not json:
            _show(found[-1], speech)
    if json:
        print_json(found)


def _climbed(ladder: Ladder, bounds: Bounds, how: Climb) -> list[Rung]:
    """All rungs, with a bar for each that fills up to the most deals there may be."""
    with bars() as progress:
        tasks = {
            pair: progress.add_task(f"{ladder.game}: {_named(*pair)}", total=bounds.most)
            for pair in pairs(ladder)
        }

        def tell(pair: Pair, deals: int) -> None:
            progress.update(tasks[pair], completed=deals)

        return list(climb(ladder, bounds, how, tell))


def _named(stronger: str, weaker: str) -> str:
    return f"{stronger} – {weaker}"


def _show(found: dict[str, Any], speech: Speech) -> None:
    out = Paper()
    out.print(speech.say("ladder-played", game=found["game"], seats=found["seats"]))
    table = headed(speech, "pair", "deals", "games", "wins", "interval", "verdict")
    for pair in found["pairs"]:
        table.add_row(
            _named(pair["stronger"], pair["weaker"]),
            str(pair["deals"]),
            str(pair["games"]),
            speech.say("share", share=pair["share"]),
            _span(pair["interval"], speech),
            speech.say(f"verdict-{pair['verdict']}", **_bounds(found)),
        )
    out.print(table)
    ratings = headed(speech, "bot", "rating", "interval")
    for rated in found["ratings"]:
        low, high = rated["interval"]
        span = f"{low:.0f} – {high:.0f}" if low != high else ""
        ratings.add_row(rated["bot"], f"{rated['rating']:.0f}", span)
    out.print(ratings)


def _span(interval: tuple[float, float], speech: Speech) -> str:
    low, high = (speech.say("share", share=edge) for edge in interval)
    return f"{low} – {high}"


def _bounds(found: dict[str, Any]) -> dict[str, float]:
    return {edge: found["bounds"][edge] for edge in ("low", "high")}


def _chart(found: dict[str, Any], speech: Speech) -> str:
    """By pair the share of victories; and all levels by their rating, the strongest first."""
    pairs = [
        Bar(
            _named(pair["stronger"], pair["weaker"]),
            pair["share"],
            pair["interval"],
            speech.say("ladder-bar", share=pair["share"], deals=pair["deals"]),
        )
        for pair in found["pairs"]
    ]
    rated = [
        Bar(one["bot"], one["rating"], one["interval"], f"{one['rating']:.0f}")
        for one in sorted(found["ratings"], key=lambda one: -one["rating"])
    ]
    scale = shares_told(lambda share: speech.say("share", share=share))
    panels = [
        Panel(speech.say("heading-wins"), pairs, list(_bounds(found).values()), scale),
        Panel(speech.say("heading-rating"), rated, ticks=ticks_for(rated)),
    ]
    name = game_name(title_of(found["game"]), speech.lang)
    return chart(speech.say("ladder-chart", game=name, seats=found["seats"]), panels)
