"""`burnham …`: the house on the command line.

Results go to stdout, everything else to stderr.  Exit codes: 0 well, 1 a file or a game at fault,
2 a command that makes no sense, 130 interrupted.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import Annotated, cast

import typer
from typer import rich_utils

import burnham
from burnham.cli import analyse, arena, fuzz, picture, play, replay, shelf, simulate
from burnham.cli.app import HELP, app, paper
from burnham.cli.speech import Speech
from burnham.kernel.errors import BadOption, BurnhamError

__all__ = [
    "analyse",
    "arena",
    "fuzz",
    "main",
    "picture",
    "play",
    "replay",
    "run",
    "shelf",
    "simulate",
]

UsageError = cast(type[Exception], typer.BadParameter.__mro__[1])
"""The library's own error for command lines that make no sense; it has no public name."""

rich_utils.ARGUMENTS_PANEL_TITLE = HELP.say("panel-arguments")
rich_utils.OPTIONS_PANEL_TITLE = HELP.say("panel-options")
rich_utils.COMMANDS_PANEL_TITLE = HELP.say("panel-commands")


def _version(wanted: bool) -> None:
    if wanted:
        print(f"burnham {burnham.__version__}")
        raise typer.Exit


@app.callback()
def _burnham(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help=HELP.say("help-version")),
    ] = False,
) -> None:
    pass


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(argv: Sequence[str]) -> int:
    """Carry out a command line; gives its exit code."""
    try:
        command = typer.main.get_command(app)
        return int(command.main(list(argv), "burnham", standalone_mode=False) or 0)
    except UsageError as error:
        return _fail(_usage(error), 2)
    except BurnhamError as error:
        return _fail(error.said(Speech().lang), 2 if isinstance(error, BadOption) else 1)
    except OSError as error:
        return _fail(f"{error.filename or ''}: {error.strerror}", 1)


def _fail(sentence: str, code: int) -> int:
    if sentence:
        paper(error=True).print(sentence)
    return code


def _usage(error: Exception) -> str:
    """What is wrong with the command line, in one sentence."""
    kind, message = type(error).__name__, getattr(error, "message", "")
    param = getattr(error, "param", None)
    name = (
        "" if param is None else (param.opts[0] if param.opts[0][0] == "-" else param.name.upper())
    )
    thing = next(iter(re.findall(r"'(.*?)'|\((.*?)\)", message)), ("", ""))
    what = getattr(error, "option_name", "") or "".join(thing)
    if kind == "NoArgsIsHelpError":
        return str(message)
    key = {"MissingParameter": "usage-missing", "NoSuchOption": "usage-option"}.get(kind)
    if key is None:
        key = "usage-value" if name else "usage-word"
    return Speech().say(key, name=name, what=what)
