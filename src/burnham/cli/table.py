"""`burnham table` serves the web table; `burnham verify` proves the dice of a game played there."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from burnham.cli.app import HELP, Json, Lang, Paper, app, print_json
from burnham.cli.replay import read_file
from burnham.cli.speech import Speech
from burnham.games import titles


@app.command("table", help=HELP.say("help-table"))
def table(
    host: Annotated[str, typer.Option("--host", help=HELP.say("help-host"))] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help=HELP.say("help-port"))
    ] = 8000,
    data: Annotated[Path | None, typer.Option("--data", help=HELP.say("help-data"))] = None,
    database: Annotated[
        str | None, typer.Option("--database", help=HELP.say("help-database"))
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help=HELP.say("help-open"))
    ] = True,
    workers: Annotated[int, typer.Option("--workers", min=1, help=HELP.say("help-servers"))] = 1,
    reload: Annotated[bool, typer.Option("--reload", help=HELP.say("help-reload"))] = False,
    edition: Annotated[
        list[str] | None, typer.Option("--edition", help=HELP.say("help-editions"))
    ] = None,
    allowed_host: Annotated[
        list[str] | None, typer.Option("--allowed-host", help=HELP.say("help-allowed-host"))
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option("--trusted-proxy", help=HELP.say("help-trusted-proxy"))
    ] = None,
    lang: Lang = None,
) -> None:
    from burnham.table.web.serve import serve  # the libraries of the web are for who serves

    serve(
        host,
        port,
        data,
        database,
        open_browser,
        workers,
        Speech(lang).lang,
        reload,
        editions=edition or (),
        allowed_hosts=allowed_host or (),
        trusted_proxies=trusted_proxy or (),
    )


@app.command("verify", help=HELP.say("help-verify"))
def verify(
    file: Annotated[Path, typer.Argument(help=HELP.say("help-file"), show_default=False)],
    commitment: Annotated[
        str | None, typer.Option("--commitment", help=HELP.say("help-commitment"))
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    from burnham.table.room.verify import verify as judge
    from burnham.table.speech import speech_in

    speech = Speech(lang)
    verdict = judge(read_file(file), titles(), speech_in(speech.lang), commitment)
    if json:
        print_json({"file": str(file), **verdict._asdict()})
        return
    out = Paper()
    for heading, lines in (("proved", verdict.proved), ("unproved", verdict.unproved)):
        out.print(speech.say(heading))
        for line in lines:
            out.print(f"  {line}")
