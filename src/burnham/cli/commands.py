"""All commands, and what is said when one goes wrong.

Results go to stdout, everything else to stderr.  Exit codes: 0 well, 1 a file or a game at fault,
2 a command that makes no sense, 130 interrupted.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import Annotated

import typer

from burnham.cli import (
    analyse,
    arena,
    export,
    fuzz,
    hosting,
    ladder,
    lesson,
    picture,
    play,
    puzzles,
    regret,
    replay,
    report,
    scaffold,
    shelf,
    simulate,
    table,
    train,
)
from burnham.cli.app import HELP, Paper, app
from burnham.cli.help import name_of
from burnham.cli.speech import Speech, language
from burnham.cli.version import version_lines
from burnham.kernel.errors import BadOption, BurnhamError

ROOMS = [
    shelf,
    play,
    table,
    hosting,
    replay,
    simulate,
    export,
    report,
    arena,
    ladder,
    regret,
    train,
    analyse,
    fuzz,
    picture,
    lesson,
    puzzles,
    scaffold,
]
"""The rooms of the commands, in the order of the help."""

app.registered_commands.sort(
    key=lambda command: [room.__name__ for room in ROOMS].index(command.callback.__module__)
)


def _version(wanted: bool) -> None:
    if wanted:
        Paper().print(version_lines(HELP))
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _burnham(
    ctx: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help=HELP.say("help-version")),
    ] = False,
) -> None:
    if ctx.invoked_subcommand is None:
        Paper(error=True).print(ctx.get_help())
        raise typer.Exit(2)


def run(argv: Sequence[str]) -> int:
    """Carry out a command line; gives its exit code."""
    speech = Speech(language(argv, os.environ))
    try:
        return int(app(list(argv), prog_name="burnham", standalone_mode=False) or 0)
    except typer.TyperException as error:
        return _fail(_usage(error, speech), 2)
    except BurnhamError as error:
        return _fail(error.said(speech.lang), 2 if isinstance(error, BadOption) else 1)
    except OSError as error:
        return _fail(f"{error.filename or ''}: {error.strerror}", 1)


def _fail(sentence: str, code: int) -> int:
    Paper(error=True).print(sentence)
    return code


def _usage(error: typer.TyperException, speech: Speech) -> str:
    """What is wrong with the command line, in one sentence."""
    if isinstance(error, typer.BadParameter) and error.param:
        key = "usage-value" if error.message else "usage-missing"
        return speech.say(key, name=name_of(error.param))
    option = re.fullmatch(r"No such option: (\S+)", error.message)
    if option:
        return speech.say("usage-option", what=option[1])
    quoted = re.findall(r"['(](.+?)[')]", error.message)
    return speech.say("usage-word", what=quoted[-1] if quoted else error.message)
