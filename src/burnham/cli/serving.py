"""The options of `burnham table` by which others reach it; `burnham doctor` looks at the same."""

from __future__ import annotations

from typing import Annotated

import typer

from burnham.cli.app import HELP

Editions = Annotated[list[str] | None, typer.Option("--edition", help=HELP.say("help-editions"))]
AllowedHosts = Annotated[
    list[str] | None, typer.Option("--allowed-host", help=HELP.say("help-allowed-host"))
]
TrustedProxies = Annotated[
    list[str] | None, typer.Option("--trusted-proxy", help=HELP.say("help-trusted-proxy"))
]
PublicUrl = Annotated[
    str, typer.Option("--public-url", help=HELP.say("help-public-url"), show_default=False)
]
RootPath = Annotated[
    str, typer.Option("--root-path", help=HELP.say("help-root-path"), show_default=False)
]
MetricsToken = Annotated[
    str,
    typer.Option(
        "--metrics-token",
        envvar="BURNHAM_METRICS_TOKEN",
        help=HELP.say("help-metrics-token"),
        show_default=False,
    ),
]
Admins = Annotated[list[str] | None, typer.Option("--admin", help=HELP.say("help-admin"))]
