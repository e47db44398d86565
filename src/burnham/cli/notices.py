"""The options of `burnham table` about notices.  Each can be given by the environment, too."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from burnham.cli.app import HELP


def _option(name: str, **more: Any) -> Any:
    """`--mail-host`, or BURNHAM_MAIL_HOST."""
    variable = f"BURNHAM_{name.upper().replace('-', '_')}"
    help = HELP.say(f"help-{name}")
    return typer.Option(f"--{name}", envvar=variable, show_envvar=False, help=help, **more)


MailHost = Annotated[str, _option("mail-host", show_default=False)]
MailPort = Annotated[int | None, _option("mail-port", min=1, max=65535)]
MailSecurity = Annotated[Literal["starttls", "tls", "none"], _option("mail-security")]
MailUser = Annotated[str, _option("mail-user", show_default=False)]
MailPasswordFile = Annotated[Path | None, _option("mail-password-file")]
MailFrom = Annotated[str, _option("mail-from", show_default=False)]
WebhookHosts = Annotated[list[str] | None, _option("webhook-host")]
VapidKey = Annotated[Path | None, _option("vapid-key")]
