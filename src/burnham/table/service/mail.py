"""E-mail: plain text with a simple HTML beside it, handed to the SMTP server of the settings."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Any

from markupsafe import Markup

from burnham.kit import html as h
from burnham.table.room.refusals import Wrong
from burnham.table.service.delivery import Fails, Gone, Stuck
from burnham.table.service.letters import Message
from burnham.table.service.settings import Mail
from burnham.table.speech import speech_in

ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[^\s@\[\]<>,;:\"\\()]{3,190}")
SECONDS = 20.0
HOLD_OFF = 500
"""From this status on an SMTP server says that trying again is of no use."""


def clean_address(text: str) -> str:
    """An e-mail address as it is kept; Wrong if it is none."""
    text = text.strip()
    name, _, domain = text.rpartition("@")
    try:
        domain = domain.encode("idna").decode().lower()
    except UnicodeError:
        raise Wrong("notice-mail") from None
    if "." not in domain or not ADDRESS.fullmatch(f"{name}@{domain}"):
        raise Wrong("notice-mail")
    return f"{name}@{domain}"


def mail_of(message: Message, sender: str, address: str, id: str) -> EmailMessage:
    """`id`: the same for the same message, however often it is sent."""
    mail = EmailMessage()
    mail["Subject"] = message.title
    name, plain = parseaddr(sender)
    mail["From"] = Address(name or "Burnham", addr_spec=plain)
    mail["To"] = Address(addr_spec=address)
    mail["Date"] = formatdate()
    mail["Message-ID"] = f"<{id}@{plain.rpartition('@')[2]}>" if id else make_msgid()
    mail["Auto-Submitted"] = "auto-generated"
    mail["Content-Language"] = message.lang
    if message.stop:
        mail["List-Unsubscribe"] = f"<{message.base}{message.stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content("\n\n".join(part for part in (message.text, _foot(message)) if part) + "\n")
    mail.add_alternative(str(_html(message)), subtype="html")
    return mail


async def send_mail(mail: EmailMessage, settings: Mail) -> None:
    """Fails; Stuck if our mail server takes nothing; Gone if nobody is at this address."""
    import aiosmtplib as smtp

    try:
        await smtp.send(mail, **_server(settings))
    except smtp.SMTPRecipientsRefused as error:
        refused = error.recipients[0]
        raise _refusal(refused.code, refused.message) from error
    except smtp.SMTPDataError as error:
        raise Fails(f"{error.code} {error.message}") from error
    except (smtp.SMTPException, OSError) as error:
        raise Stuck(str(error) or type(error).__name__) from error


def try_mail(settings: Mail) -> None:
    """Say hello to the mail server as for a mail, and send none.  Stuck if it would take none.  It
    ends before it returns, which a connection of an event loop that ends with it would not."""
    secret = ssl.create_default_context()
    try:
        with _reached(settings, secret) as server:
            if settings.security == "starttls":
                server.starttls(context=secret)
            if settings.user:
                server.login(settings.user, settings.password)
            server.noop()
    except smtplib.SMTPResponseException as error:
        reply = error.smtp_error
        words = reply.decode(errors="replace") if isinstance(reply, bytes) else reply
        raise Stuck(f"{error.smtp_code} {words}") from error
    except (smtplib.SMTPException, OSError) as error:
        raise Stuck(str(error) or type(error).__name__) from error


def _reached(settings: Mail, secret: ssl.SSLContext) -> smtplib.SMTP:
    if settings.security == "tls":
        return smtplib.SMTP_SSL(settings.host, settings.port, timeout=SECONDS, context=secret)
    return smtplib.SMTP(settings.host, settings.port, timeout=SECONDS)


def _server(settings: Mail) -> dict[str, Any]:
    return {
        "hostname": settings.host,
        "port": settings.port,
        "username": settings.user or None,
        "password": settings.password or None,
        "use_tls": settings.security == "tls",
        "start_tls": settings.security == "starttls",
        "timeout": SECONDS,
    }


def _refusal(code: int, message: str) -> Fails | Gone:
    text = f"{code} {message}"
    return Gone(text) if code >= HOLD_OFF else Fails(text)


def _foot(message: Message) -> str:
    if not message.stop:
        return f"-- \n{message.reason}"
    say = speech_in(message.lang)
    links = [f"{say('notices-stop')}: {message.base}{message.stop}"]
    links.append(f"{say('notices-change')}: {message.base}/account#notices")
    return "\n".join(("-- ", message.reason, *links))


def _html(message: Message) -> Markup:
    say = speech_in(message.lang)
    stop = None
    if message.stop:
        stop = [
            h.a(href=f"{message.base}{message.stop}")[say("notices-stop")],
            " · ",
            h.a(href=f"{message.base}/account#notices")[say("notices-change")],
        ]
    return (
        Markup("<!doctype html>")
        + h.html(lang=message.lang)[
            h.body[
                (
                    h.p[
                        one.sentence,
                        h.br,
                        h.a(href=f"{message.base}{one.path}")[say(f"notices-go-{_way(one.event)}")],
                    ]
                    for one in message.told
                ),
                h.hr,
                h.p[h.small[message.reason, [h.br, stop] if stop else None]],
            ]
        ]
    )


def _way(event: str) -> str:
    """Which words lead on."""
    return event if event in ("confirm", "reset", "test") else "table"
