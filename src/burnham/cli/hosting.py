"""`burnham backup`, `restore` and `doctor`: for whoever keeps the tables of others."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from burnham.cli.app import HELP, Data, DatabaseUrl, Json, Lang, Paper, app, bars, print_json
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

if TYPE_CHECKING:
    from burnham.table.store import Database

Overwrite = Annotated[bool, typer.Option("--overwrite", help=HELP.say("help-overwrite"))]


@app.command("backup", help=HELP.say("help-backup"))
def backup(
    file: Annotated[Path, typer.Argument(help=HELP.say("help-backup-file"), show_default=False)],
    data: Data = None,
    database: DatabaseUrl = None,
    overwrite: Overwrite = False,
    lang: Lang = None,
) -> None:
    from burnham.table.store import backup as copy  # the libraries of the web are for who serves

    speech = Speech(lang)
    with _store(data, database) as store, _bar(speech.say("copying")) as told:
        copy(store, file, told, overwrite=overwrite)
    size = file.stat().st_size / 1e6
    Paper().print(speech.say("backed-up", file=str(file), size=size))


@app.command("restore", help=HELP.say("help-restore"))
def restore(
    file: Annotated[Path, typer.Argument(help=HELP.say("help-restore-file"), show_default=False)],
    data: Data = None,
    database: DatabaseUrl = None,
    overwrite: Overwrite = False,
    lang: Lang = None,
) -> None:
    from burnham.table.store import restore as bring_back

    speech, paper = Speech(lang), Paper()
    with _store(data, database, make=True) as store, _bar(speech.say("copying")) as told:
        kept = bring_back(store, file, told, overwrite=overwrite)
    paper.print(speech.say("restored", file=str(file)))
    if kept is not None:
        paper.print(speech.say("restored-kept", file=str(kept)))


@app.command("doctor", help=HELP.say("help-doctor"))
def doctor(
    data: Data = None,
    database: DatabaseUrl = None,
    edition: Editions = None,
    allowed_host: AllowedHosts = None,
    trusted_proxy: TrustedProxies = None,
    public_url: PublicUrl = "",
    root_path: RootPath = "",
    metrics_token: MetricsToken = "",
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
    json: Json = False,
) -> None:
    from burnham.table.room.shelf import OUR_GAMES, Shelf
    from burnham.table.service.doctor import examine
    from burnham.table.speech import speech_in
    from burnham.table.web.checkup import Told, check_settings
    from burnham.table.web.serve import FILE, data_folder

    speech, paper = Speech(lang), Paper()
    told_of = Told(
        store=None if database else (data or data_folder()) / FILE,
        public_url=public_url,
        root_path=root_path,
        allowed_hosts=allowed_host or (),
        trusted_proxies=trusted_proxy or (),
        editions=edition or (),
        admins=admin or (),
        metrics_token=metrics_token,
        mail_host=mail_host,
        mail_from=mail_from,
        mail_port=mail_port,
        mail_security=mail_security,
        mail_user=mail_user,
        mail_password=os.environ.get("BURNHAM_MAIL_PASSWORD", ""),
        mail_password_file=mail_password_file,
        webhook_hosts=webhook_host or (),
        vapid_key=vapid_key,
    )
    wrong = check_settings(told_of, speech_in(speech.lang))
    with _store(data, database) as store, _bar(speech.say("examining")) as told:
        address = store.url.render_as_string(hide_password=True)
        found = examine(store, Shelf(OUR_GAMES, ()), speech_in(speech.lang), told)
    found.faults[:0] = wrong
    if json:
        print_json({"database": address, **asdict(found)})
    else:
        paper.print(speech.say("doctor-database", address=address, schema=found.schema or "–"))
        counted = {"tables": found.tables, "replayed": found.replayed, "proved": found.proved}
        paper.print(speech.say("doctor-counted", **counted))
        if found.earlier:
            paper.print(speech.say("doctor-earlier", games=found.earlier))
        for fault in found.faults:
            paper.print(f"- {fault}")
        paper.print(speech.say("doctor-faults", faults=len(found.faults)))
    if found.faults:
        raise typer.Exit(1)


@contextmanager
def _store(data: Path | None, database: str | None, *, make: bool = False) -> Iterator[Database]:
    """The store that `burnham table` would use with the same options.  `make`: its folder, too."""
    from burnham.table.room.refusals import Unavailable
    from burnham.table.store import BadDatabase, Database
    from burnham.table.web.serve import data_folder, sqlite_there, sqlite_url

    url_in = sqlite_url if make else sqlite_there
    store = Database(database or url_in(data or data_folder()))
    try:
        yield store
    except Unavailable as error:
        raise BadDatabase(error.detail) from None
    finally:
        store.close()


@contextmanager
def _bar(description: str) -> Iterator[Callable[[int, int], None]]:
    with bars() as progress:
        task = progress.add_task(description, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
