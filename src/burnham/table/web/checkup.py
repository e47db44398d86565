"""Are the settings of a server as they should be?  For `burnham doctor`: what `burnham table` would
refuse, and what it could not know: whether others reach it, whether its mail server takes mails,
whether its secrets are secret."""

from __future__ import annotations

import stat
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from pathlib import Path
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

import msgspec

from burnham.kernel.errors import BurnhamError
from burnham.table.room.shelf import OUR_GAMES, Shelf
from burnham.table.service.delivery import Stuck
from burnham.table.service.mail import try_mail
from burnham.table.service.settings import Mail, Security
from burnham.table.speech import Speech
from burnham.table.web.hosts import is_nobodys
from burnham.table.web.serve import allowed_names, logins, networks, outside
from burnham.table.web.serve_notices import checked_webhook_hosts, mail_settings, read_vapid_key

SECONDS = 10.0
TOKEN_LENGTH = 16
"""A shorter token is found by whoever tries long enough."""
AT_HOME = (".local", ".lan", ".home", ".internal", ".localhost")


@dataclass(frozen=True)
class Told:
    """What `burnham table` is told by options and environment; the rest is the doctor's to find."""

    store: Path | None = None  # the file, of SQLite
    public_url: str = ""
    root_path: str = ""
    allowed_hosts: Sequence[str] = ()
    trusted_proxies: Sequence[str] = ()
    editions: Sequence[str] = ()
    admins: Sequence[str] = ()
    metrics_token: str = ""
    mail_host: str = ""
    mail_from: str = ""
    mail_port: int | None = None
    mail_security: Security = "starttls"
    mail_user: str = ""
    mail_password: str = ""
    mail_password_file: Path | None = None
    webhook_hosts: Sequence[str] = ()
    vapid_key: Path | None = None


def check_settings(told: Told, say: Speech) -> list[str]:
    """A sentence for each fault."""
    checks: tuple[Callable[[Told, Speech], Iterator[str]], ...] = (
        _address, _proxies, _names, _mail, _secrets, _editions,
    )  # fmt: skip
    found: list[str] = []
    for check in checks:
        try:
            found += check(told, say)
        except BurnhamError as error:  # what `burnham table` would say, too
            found.append(error.said(say.lang))
    return found


def _address(told: Told, say: Speech) -> Iterator[str]:
    public_url, _ = outside(told.public_url, told.root_path, say)
    if not public_url:
        return
    if public_url.startswith("http:") and not _is_at_home(urlsplit(public_url).hostname or ""):
        yield say("check-http", address=public_url)
    try:
        with urlopen(f"{public_url}/health", timeout=SECONDS) as reply:
            is_ours = msgspec.json.decode(reply.read(1000)) == {"ok": True}
    except URLError as error:
        status = getattr(error, "code", None)
        key = "check-unreached" if status is None else "check-elsewhere"
        yield say(key, address=public_url, detail=str(status or error.reason))
        return
    except (OSError, msgspec.DecodeError) as error:
        yield say("check-elsewhere", address=public_url, detail=str(error))
        return
    if not is_ours:
        yield say("check-elsewhere", address=public_url, detail="200")


def _is_at_home(host: str) -> bool:
    """Whether it is no name of the open internet."""
    try:
        return ip_address(host).is_private
    except ValueError:
        return is_nobodys(host) or host.endswith(AT_HOME)


def _proxies(told: Told, say: Speech) -> Iterator[str]:
    for proxy in networks(told.trusted_proxies, say):
        if ip_network(proxy).prefixlen == 0:
            yield say("check-proxy-wide", proxy=proxy)
    if told.public_url.startswith("https:") and not told.trusted_proxies:
        yield say("check-no-proxy")


def _names(told: Told, say: Speech) -> Iterator[str]:
    allowed_names(told.allowed_hosts, say)
    logins(told.admins, say)
    checked_webhook_hosts(told.webhook_hosts, say.lang)
    yield from ()


def _mail(told: Told, say: Speech) -> Iterator[str]:
    mail = mail_settings(
        told.mail_host,
        told.mail_from,
        told.mail_port,
        told.mail_security,
        told.mail_user,
        told.mail_password,
        told.mail_password_file,
        say.lang,
    )
    if mail is None:
        return
    if mail.security == "none" and mail.user and not _is_at_home(mail.host):
        yield say("check-mail-open", host=mail.host)
    if trouble := _mail_trouble(mail):
        yield say("check-mail", host=mail.host, port=str(mail.port), detail=trouble)


def _mail_trouble(mail: Mail) -> str:
    try:
        try_mail(mail)
    except Stuck as trouble:
        return str(trouble)
    return ""


def _secrets(told: Told, say: Speech) -> Iterator[str]:
    read_vapid_key(told.vapid_key, say.lang)
    for file in (told.store, told.mail_password_file, told.vapid_key):
        if file is not None and _others_read(file):
            yield say("check-readable", file=str(file))
    if told.metrics_token and len(told.metrics_token) < TOKEN_LENGTH:
        yield say("check-token", letters=TOKEN_LENGTH)


def _others_read(file: Path) -> bool:
    """Whether others may read the file and enter its folder.  Windows has no such modes."""
    if not file.is_file():
        return False
    mode, way = file.stat().st_mode, file.resolve().parent.stat().st_mode
    return bool(mode & stat.S_IROTH and way & stat.S_IXOTH)


def _editions(told: Told, say: Speech) -> Iterator[str]:
    Shelf(OUR_GAMES, tuple(told.editions))
    yield from ()
