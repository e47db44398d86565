"""All commands, and what is said when one goes wrong.

Results go to stdout, everything else to stderr.  Exit codes: 0 well, 1 a file or a game at fault,
2 a command that makes no sense, 130 interrupted.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Annotated, Any, cast

import typer
from typer import rich_utils

import burnham
from burnham.cli import analyse, arena, fuzz, picture, play, replay, shelf, simulate, table
from burnham.cli.app import HELP, Paper, app
from burnham.cli.speech import Speech, language
from burnham.kernel.errors import BadOption, BurnhamError

ROOMS = [shelf, play, table, replay, simulate, arena, analyse, fuzz, picture]
"""The rooms of the commands, in the order of the help."""

UsageError = cast(type[Exception], typer.BadParameter.__mro__[1])
"""The library's own error for command lines that make no sense; it has no public name."""

app.registered_commands.sort(
    key=lambda command: [room.__name__ for room in ROOMS].index(command.callback.__module__)
)
rich_utils.ARGUMENTS_PANEL_TITLE = HELP.say("panel-arguments")
rich_utils.OPTIONS_PANEL_TITLE = HELP.say("panel-options")
rich_utils.COMMANDS_PANEL_TITLE = HELP.say("panel-commands")
rich_utils.REQUIRED_LONG_STRING = HELP.say("required")
rich_utils.DEFAULT_STRING = HELP.say("default", value="{}")


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


def run(argv: Sequence[str]) -> int:
    """Carry out a command line; gives its exit code."""
    speech = Speech(language(argv, os.environ))
    try:
        return int(_program().main(list(argv), "burnham", standalone_mode=False) or 0)
    except UsageError as error:
        return _fail(_usage(error, speech), 2)
    except BurnhamError as error:
        return _fail(error.said(speech.lang), 2 if isinstance(error, BadOption) else 1)
    except BrokenProcessPool:
        return _fail(speech.say("workers-lost"), 1)
    except OSError as error:
        return _fail(f"{error.filename or ''}: {error.strerror}", 1)


def _program() -> Any:
    """The commands; the library's own option --help gets words of ours."""
    program: Any = typer.main.get_command(app)
    for command in (program, *program.commands.values()):
        command.get_help_option(typer.Context(command)).help = HELP.say("help-help")
    return program


def _fail(sentence: str, code: int) -> int:
    Paper(error=True).print(sentence)
    return code


def _usage(error: Exception, speech: Speech) -> str:
    """What is wrong with the command line, in one sentence."""
    kind, message = type(error).__name__, str(getattr(error, "message", error))
    if kind == "NoArgsIsHelpError":
        return message
    if kind == "NoSuchOption":
        return speech.say("usage-option", what=str(getattr(error, "option_name", "")))
    param = getattr(error, "param", None)
    if param is None:
        quoted = re.findall(r"['(](.+?)[')]", message)
        return speech.say("usage-word", what=quoted[-1] if quoted else message)
    name = (
        param.opts[0]
        if param.opts[0].startswith("-")
        else (param.metavar or str(param.name).upper())
    )
    return speech.say("usage-missing" if kind == "MissingParameter" else "usage-value", name=name)
