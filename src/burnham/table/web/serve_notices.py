"""What `burnham table` is told about notices, checked before anything is served."""

from __future__ import annotations

from collections.abc import Sequence
from email.utils import parseaddr
from ipaddress import ip_network
from pathlib import Path

from burnham.table.room.refusals import Wrong
from burnham.table.service.mail import clean_address
from burnham.table.service.notices import is_installed
from burnham.table.service.settings import Mail, Security
from burnham.table.speech import speech_in
from burnham.table.web.hosts import ALLOWED
from burnham.table.web.serve import CannotServe

PORTS: dict[Security, int] = {"starttls": 587, "tls": 465, "none": 25}


def mail_settings(
    host: str,
    sender: str,
    port: int | None,
    security: Security,
    user: str,
    password: str,
    password_file: Path | None,
    lang: str,
) -> Mail | None:
    """None without a host."""
    if not host:
        return None
    say = speech_in(lang)
    if not is_installed():
        raise CannotServe(say("serve-notices"))
    try:
        clean_address(parseaddr(sender)[1])
    except Wrong:
        raise CannotServe(say("serve-mail-from")) from None
    if password_file is not None:
        try:
            password = password_file.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise CannotServe(say("serve-mail-file", detail=str(error))) from None
    return Mail(host, sender, port or PORTS[security], security, user, password)


def checked_webhook_hosts(hosts: Sequence[str], lang: str) -> tuple[str, ...]:
    for name in hosts:
        if not ALLOWED.fullmatch(name) and not _is_network(name):
            raise CannotServe(speech_in(lang)("serve-webhook-host", name=name))
    return tuple(hosts)


def read_vapid_key(file: Path | None, lang: str) -> str:
    """A private key of one's own for pushes, as PEM; empty: the server makes one."""
    if file is None:
        return ""
    say = speech_in(lang)
    if not is_installed():
        raise CannotServe(say("serve-notices"))
    from py_vapid import Vapid02, VapidException  # type: ignore[import-untyped]

    try:
        key = file.read_text(encoding="ascii")
        Vapid02.from_pem(key.encode())
    except (OSError, ValueError, VapidException) as error:
        raise CannotServe(say("serve-vapid-key", detail=str(error))) from None
    return key


def _is_network(name: str) -> bool:
    try:
        ip_network(name, strict=False)
    except ValueError:
        return False
    return True
