"""`burnham table` serves the web table; `burnham verify` proves the dice of a game played there."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from burnham.cli.app import HELP, Data, DatabaseUrl, Json, Lang, Paper, app, print_json
from burnham.cli.notices import (
    MailFrom,
    MailHost,
    MailPasswordFile,
    MailPort,
    MailSecurity,
    MailUser,
    VapidKey,
    WebhookHosts,
)
from burnham.cli.replay import read_file
from burnham.cli.serving import (
    Admins,
    AllowedHosts,
    Editions,
    MetricsToken,
    PublicUrl,
    RootPath,
    TrustedProxies,
)
from burnham.cli.speech import Speech
from burnham.games import titles


@app.command("table", help=HELP.say("help-table"))
def table(
    host: Annotated[str, typer.Option("--host", help=HELP.say("help-host"))] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help=HELP.say("help-port"))
    ] = 8000,
    data: Data = None,
    database: DatabaseUrl = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help=HELP.say("help-open"))
    ] = True,
    workers: Annotated[int, typer.Option("--workers", min=1, help=HELP.say("help-servers"))] = 1,
    reload: Annotated[bool, typer.Option("--reload", help=HELP.say("help-reload"))] = False,
    edition: Editions = None,
    allowed_host: AllowedHosts = None,
    trusted_proxy: TrustedProxies = None,
    public_url: PublicUrl = "",
    root_path: RootPath = "",
    metrics_token: MetricsToken = "",
    json_log: Annotated[bool, typer.Option("--json-log", help=HELP.say("help-json-log"))] = False,
    mail_host: MailHost = "",
    mail_port: MailPort = None,
    mail_security: MailSecurity = "starttls",
    mail_user: MailUser = "",
    mail_password_file: MailPasswordFile = None,
    mail_from: MailFrom = "",
    webhook_host: WebhookHosts = None,
    vapid_key: VapidKey = None,
    admin: Admins = None,
    lang: Lang = None,
) -> None:
    # The libraries of the web are for who serves.
    from burnham.table.web.serve import serve
    from burnham.table.web.serve_notices import (
        checked_webhook_hosts,
        mail_settings,
        read_vapid_key,
    )

    spoken = Speech(lang).lang
    mail = mail_settings(
        mail_host,
        mail_from,
        mail_port,
        mail_security,
        mail_user,
        os.environ.get("BURNHAM_MAIL_PASSWORD", ""),
        mail_password_file,
        spoken,
    )
    serve(
        host,
        port,
        data,
        database,
        open_browser,
        workers,
        spoken,
        reload,
        editions=edition or (),
        allowed_hosts=allowed_host or (),
        trusted_proxies=trusted_proxy or (),
        public_url=public_url,
        root_path=root_path,
        metrics_token=metrics_token,
        json_log=json_log,
        mail=mail,
        webhook_hosts=checked_webhook_hosts(webhook_host or (), spoken),
        vapid_key=read_vapid_key(vapid_key, spoken),
        admins=admin or (),
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
