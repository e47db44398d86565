"""`burnham scaffold`: a new game, small and whole, to be changed into one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import burnham
from burnham.cli.app import HELP, Lang, Paper, app
from burnham.cli.speech import Speech
from burnham.kernel.errors import BadOption
from burnham.scaffold.write import check_name, write_game


@app.command("scaffold", help=HELP.say("help-scaffold"))
def command(
    name: Annotated[str, typer.Argument(help=HELP.say("help-name"), show_default=False)],
    folder: Annotated[Path | None, typer.Option("--folder", help=HELP.say("help-folder"))] = None,
    lang: Lang = None,
) -> None:
    speech = Speech(lang)
    root = folder or Path(burnham.__file__).parents[2]
    if not (root / "src" / "burnham" / "games").is_dir():
        raise BadOption("no-sources", folder=str(root))
    check_name(name, root)
    for path in write_game(name, root):
        Paper().print(str(path))
    Paper().print(speech.say("scaffolded", name=name))
