"""Receivers of notices: an SMTP server, and a web server that takes what is posted to it."""

from __future__ import annotations

import asyncio
import base64
import json
import ssl
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from ipaddress import ip_address
from pathlib import Path
from typing import Any, NamedTuple

import http_ece  # type: ignore[import-untyped]
from aiohttp import web
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

PATIENCE = 20.0


class Certificate:
    """Of this machine's own address, signed by itself."""

    def __init__(self, folder: Path) -> None:
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "test")])
        here, now = x509.IPAddress(ip_address("127.0.0.1")), datetime.now(UTC)
        made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        made = made.not_valid_before(now).not_valid_after(now + timedelta(days=1))
        made = made.add_extension(x509.SubjectAlternativeName([here]), critical=False)
        self.file = folder / "cert.pem"
        private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        self.file.write_bytes(private + made.sign(key, SHA256()).public_bytes(Encoding.PEM))

    def context(self) -> ssl.SSLContext:
        made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        made.load_cert_chain(self.file)
        return made


class Mailbox:
    """What has arrived.  `refuse`: the reply to an address, if it is not welcome.  If it `dawdles`,
    it says good-bye, and hangs up only after a while."""

    def __init__(self) -> None:
        self.port = 0
        self.refuse = ""
        self.dawdles = False
        self.mails: asyncio.Queue[EmailMessage] = asyncio.Queue()

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refuse:
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        mail = message_from_bytes(content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        await self.mails.put(mail)
        return "250 OK"

    async def handle_QUIT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        if self.dawdles:
            await server.push("221 Bye")
            time.sleep(0.5)  # the loop is to hear nothing meanwhile
        return "221 Bye"

    async def next(self) -> EmailMessage:
        return await asyncio.wait_for(self.mails.get(), PATIENCE)


@asynccontextmanager
async def mailbox(
    login: str = "", password: str = "", secret: Certificate | None = None, at_once: bool = False
) -> AsyncIterator[Mailbox]:
    """For everybody, or with a certificate for those who sign in, secret `at_once` or by
    STARTTLS."""
    box, loop = Mailbox(), asyncio.get_running_loop()
    context = secret.context() if secret else None

    def known(
        server: SMTP, session: Session, envelope: Envelope, way: str, data: Any
    ) -> AuthResult:
        good = (data.login, data.password) == (login.encode(), password.encode())
        return AuthResult(success=good, handled=False)

    def made() -> SMTP:
        if context is None:
            return SMTP(box, loop=loop)
        if at_once:
            return SMTP(box, loop=loop, authenticator=known, auth_require_tls=False)
        return SMTP(box, loop=loop, tls_context=context, require_starttls=True,
                    authenticator=known, auth_required=True)  # fmt: skip

    server = await loop.create_server(made, "127.0.0.1", 0, ssl=context if at_once else None)
    box.port = server.sockets[0].getsockname()[1]
    try:
        yield box
    finally:
        server.close()


def text_of(mail: EmailMessage, kind: str = "plain") -> str:
    body = mail.get_body((kind,))
    assert body is not None
    return str(body.get_content())


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Hook:
    """A web server that answers everything with one status."""

    def __init__(self) -> None:
        self.address = ""
        self.status = 200
        self.posts: asyncio.Queue[Posted] = asyncio.Queue()

    async def take(self, request: web.Request) -> web.Response:
        headers = {name.lower(): value for name, value in request.headers.items()}
        await self.posts.put(Posted(request.path_qs, headers, await request.read()))
        return web.Response(status=self.status, headers={"location": "/elsewhere"})

    async def next(self) -> Posted:
        return await asyncio.wait_for(self.posts.get(), PATIENCE)


@asynccontextmanager
async def hook() -> AsyncIterator[Hook]:
    made = Hook()
    app = web.Application()
    app.router.add_post("/{path:.*}", made.take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    made.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield made
    finally:
        await runner.cleanup()


class Browser:
    """What a browser keeps of a push subscription, and how it reads what comes."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _text(point), "auth": _text(self._auth)}
        self.subscription = json.dumps({"endpoint": endpoint, "expirationTime": None, "keys": keys})

    def read(self, sealed: bytes) -> Any:
        plain = http_ece.decrypt(
            sealed, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return json.loads(plain)


def _text(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).decode().rstrip("=")
