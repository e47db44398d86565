"""The application: what all commands share.  A command is a module that decorates a function with
`@app.command()`; its words are in words/."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from burnham.cli.help import App, Commands
from burnham.cli.speech import Speech
from burnham.kernel.errors import BadOption, shown
from burnham.kernel.title import Options, Title

SOFT_HYPHEN = "\u00ad"

HELP = Speech()
app = App(help=HELP.say("help"), add_completion=False, cls=Commands)

GameArgument = Annotated[str, typer.Argument(help=HELP.say("help-game"), show_default=False)]
Lang = Annotated[str | None, typer.Option("--lang", help=HELP.say("help-lang"))]
Json = Annotated[bool, typer.Option("--json", help=HELP.say("help-json"))]
Seed = Annotated[str, typer.Option("--seed", help=HELP.say("help-seed"))]
OptionPairs = Annotated[list[str] | None, typer.Option("--option", help=HELP.say("help-option"))]
Edition = Annotated[str | None, typer.Option("--edition", help=HELP.say("help-edition"))]
Upto = Annotated[int | None, typer.Option("--upto", min=0, help=HELP.say("help-upto"))]
Workers = Annotated[int, typer.Option("--workers", min=1, help=HELP.say("help-workers"))]
On = Annotated[str | None, typer.Option("--on", help=HELP.say("help-on"))]

# Of the commands that use the store of tables:
Data = Annotated[Path | None, typer.Option("--data", help=HELP.say("help-data"))]
DatabaseUrl = Annotated[str | None, typer.Option("--database", help=HELP.say("help-database"))]

# Of the commands that measure bots:
Seats = Annotated[int, typer.Option("--seats", min=2, help=HELP.say("help-seat-count"))]
Least = Annotated[int, typer.Option("--least", min=1, help=HELP.say("help-least"))]
Most = Annotated[int, typer.Option("--most", min=1, help=HELP.say("help-most"))]
Old = Annotated[str | None, typer.Option("--old", help=HELP.say("help-old"))]
Commit = Annotated[str | None, typer.Option("--commit", help=HELP.say("help-commit"))]


def read_options(title: Title, pairs: list[str] | None) -> Options:
    """`["duopoly=true"]` as the options of a game."""
    known = {option.name: option for option in title.rules.options}
    chosen: Options = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption("pair", pair=shown(pair))
        if name not in known:
            names = ", ".join(known) or "–"
            raise BadOption("no-option", game=title.id, option=shown(name), options=names)
        chosen[name] = known[name].read(value)
    return chosen


def read_edition(title: Title, file: str | None) -> Mapping[str, Any] | None:
    """What an edition file changes: other machines need not have the file."""
    return None if file is None else title.tables().edition(file).overrides


class Paper(Console):
    """Where to print: plain text keeps its lines, and nothing in it is taken for markup.  The soft
    hyphens of the games' words are for narrow boards; a terminal would show them."""

    def __init__(self, error: bool = False) -> None:
        super().__init__(stderr=error, markup=False, highlight=False, soft_wrap=True)

    def render_str(self, text: str, **more: Any) -> Text:
        return super().render_str(text.replace(SOFT_HYPHEN, ""), **more)


def bars() -> Progress:
    """Several bars for what takes long, on a terminal alone."""
    paper = Paper(error=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(
        *columns, TimeElapsedColumn(), console=paper, transient=True, disable=not paper.is_terminal
    )


def headed(speech: Speech, *headings: str) -> Table:
    """An empty table with these headings."""
    table = Table(box=None)
    for heading in headings:
        table.add_column(speech.say(f"heading-{heading}"), justify="right")
    return table


def print_json(value: Any) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))
