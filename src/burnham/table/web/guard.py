"""What every request passes: limits, the host, the origin of writes, and headers that browsers
obey."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from burnham.table.room.refusals import Missing, NotYours, Refusal, TooLarge, TooSlow, Wrong
from burnham.table.service.limits import Limit
from burnham.table.service.server import Server
from burnham.table.service.settings import Settings
from burnham.table.web.addresses import client_address
from burnham.table.web.hosts import Hosts

log = logging.getLogger(__name__)
COOKIE = "burnham"
SAFE = ("GET", "HEAD", "OPTIONS")
FOR_FILES = ("/records", "/learn/own")
"""Where a post may bring a file."""
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # invite links must not leak to other sites
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
Refuse = Callable[[Request, Refusal], Awaitable[Response]]


class Guard:
    """The outermost layer of the app.  `refuse` makes the reply to a refusal."""

    def __init__(self, app: ASGIApp, settings: Settings, refuse: Refuse) -> None:
        self.app = app
        self.refuse = refuse
        self.body_limit = settings.body_limit
        self.file_limit = settings.file_limit
        self.edition_limit = settings.edition_limit
        self.body_seconds = settings.body_seconds
        public = urlsplit(settings.public_url).hostname
        self._hosts = Hosts((*settings.allowed_hosts, public or "localhost"))
        self._by_person = Limit(settings.person_rate)
        self._by_address = Limit(settings.address_rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *RAW_HEADERS]
            await send(message)

        request = Request(scope, receive)
        try:
            self._check_rate(request)
            self._hosts.check(request.headers.get("host", "localhost"))
            check_text(scope)
            if request.method not in SAFE:
                check_origin(request)
                receive = _once(await self._body(request), receive)
        except ClientDisconnect:
            log.warning("%s: the client went away", request.method)
            return
        except Refusal as refusal:
            response = await self.refuse(request, refusal)
            await response(scope, receive, send_guarded)
            return
        await self.app(scope, receive, send_guarded)

    def _check_rate(self, request: Request) -> None:
        if request.scope["path"].startswith("/static/"):
            return
        address = client_address(request.scope)
        self._by_address.take(address, "too-fast")
        if request.method not in SAFE:
            # Whoever has a session is counted by it, so that a club behind one address can play.
            server: Server = request.app.state.server
            session = server.people.session_of(token_of(request))
            self._by_person.take(session or address, "too-fast")

    def _limit(self, path: str) -> int:
        if path in FOR_FILES:
            return self.file_limit
        return self.edition_limit if path.startswith("/box/") else self.body_limit

    async def _body(self, request: Request) -> bytes:
        limit = self._limit(request.scope["path"])
        announced = request.headers.get("content-length", "0")
        if not announced.isdigit() or int(announced) > limit:
            raise TooLarge("too-large")
        body = b""
        try:
            async with asyncio.timeout(self.body_seconds):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > limit:
                        raise TooLarge("too-large")
        except TimeoutError:
            raise TooSlow("too-slow") from None
        return body


def token_of(request: Request) -> str:
    """What says who somebody is: sent along by a program, or a browser's cookie."""
    return bearer(request) or request.cookies.get(COOKIE, "")


def bearer(request: Request) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else ""


def check_text(scope: Scope) -> None:
    """Nothing we have is called by a character that no store of text takes."""
    if "\0" in scope["path"]:
        raise Missing("page")
    if b"%00" in scope["query_string"]:
        raise Wrong("bad-request")


def check_origin(request: Request) -> None:
    """A write comes from our own pages, or from a program that brings a token, not a cookie."""
    headers = request.headers
    origin = headers.get("origin")
    if origin is not None:
        if urlsplit(origin).netloc != headers.get("host"):
            raise NotYours("origin")
        return
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise NotYours("origin")
    if COOKIE in request.cookies and "sec-fetch-site" not in headers:
        raise NotYours("origin")


def _once(body: bytes, rest: Receive) -> Receive:
    """Give the body that was read already, then whatever comes: the client going away."""
    given = False

    async def receive() -> Message:
        nonlocal given
        if given:
            return await rest()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
