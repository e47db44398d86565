"""`--help` in our own words: what a command does, its arguments and options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from typer import Typer
from typer.core import TyperCommand, TyperGroup

from burnham.cli.speech import Speech

WORDS = Speech()


class Command(TyperCommand):
    """One command."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _write(self, ctx, formatter)


class Commands(TyperGroup):
    """All commands, in the order in which they were declared."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _write(self, ctx, formatter)


class App(Typer):
    """An application whose commands all explain themselves like this."""

    def command(self, name: str | None = None, **more: Any) -> Callable[[Any], Any]:
        return super().command(name, **{"cls": Command, **more})


def name_of(param: Any) -> str:
    """What a person calls an argument or option: GAME, --seats."""
    return str(param.opts[0]) if param.opts[0].startswith("-") else str(param.name).upper()


def _write(command: Any, ctx: Any, formatter: Any) -> None:
    params = command.get_params(ctx)
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    commands = [command.get_command(ctx, name) for name in _names(command, ctx)]
    names = {param: name_of(param) for param in arguments}
    words = [name if param.required else f"[{name}]" for param, name in names.items()]
    words += [WORDS.say("usage-command")] * bool(commands)
    formatter.write_usage(ctx.command_path, " ".join([*words, "[--option …]"]), WORDS.say("usage"))
    formatter.write_paragraph()
    formatter.write_text(command.help)
    _section(formatter, "arguments", [(names[param], _explained(param)) for param in arguments])
    _section(formatter, "options", [(_spelled(param), _explained(param)) for param in options])
    _section(formatter, "commands", [(one.name, one.help) for one in commands])


def _names(command: Any, ctx: Any) -> list[str]:
    return list(command.list_commands(ctx)) if isinstance(command, TyperGroup) else []


def _section(formatter: Any, name: str, rows: list[tuple[str, str]]) -> None:
    if rows:
        with formatter.section(WORDS.say(f"panel-{name}")):
            formatter.write_dl(rows)


def _spelled(option: Any) -> str:
    """`--json` is a switch, `--seats …` wants a value."""
    names = " / ".join([*option.opts, *option.secondary_opts])
    return names if option.is_flag else f"{names} …"


def _explained(param: Any) -> str:
    if param.name == "help":
        return WORDS.say("help-help")
    said = str(param.help)
    if param.required:
        return f"{said} {WORDS.say('required')}"
    if param.default is None or param.default is False:
        return said
    value = param.opts[0] if param.default is True else str(param.default)
    return f"{said} {WORDS.say('default', value=value)}"
