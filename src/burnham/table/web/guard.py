"""What every request passes: limits, the origin of writes, and headers that browsers obey."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from cachetools import LRUCache
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from burnham.table.room.refusals import NotYours, Refusal, TooLarge, TooMuch
from burnham.table.service.settings import Rate, Settings

COOKIE = "burnham"
SAFE = ("GET", "HEAD", "OPTIONS")
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


class Limit:
    """A bucket of tokens for each key; the keys used longest ago are forgotten."""

    def __init__(self, rate: Rate, keys: int = 10_000) -> None:
        self.rate = rate
        self._buckets: LRUCache[str, tuple[float, float]] = LRUCache(keys)

    def allows(self, key: str, now: float) -> bool:
        left, at = self._buckets.get(key, (float(self.rate.burst), now))
        left = min(float(self.rate.burst), left + (now - at) * self.rate.a_second)
        allowed = left >= 1
        self._buckets[key] = (left - 1 if allowed else left, now)
        return allowed


class Guard:
    """The outermost layer of the app.  `refuse` makes the reply to a refusal."""

    def __init__(self, app: ASGIApp, settings: Settings, refuse: Refuse) -> None:
        self.app = app
        self.refuse = refuse
        self.body_limit = settings.body_limit
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
            if request.method not in SAFE:
                check_origin(request)
                receive = _once(await self._body(request), receive)
        except Refusal as refusal:
            response = await self.refuse(request, refusal)
            await response(scope, receive, send_guarded)
            return
        await self.app(scope, receive, send_guarded)

    def _check_rate(self, request: Request) -> None:
        if request.scope["path"].startswith("/static/"):
            return
        now = time.monotonic()
        client = request.scope.get("client")
        address = client[0] if client else ""
        token = request.cookies.get(COOKIE) or request.headers.get("authorization", "")
        good = self._by_address.allows(address, now)
        if good and token and request.method not in SAFE:
            # Whoever has a token is counted by it, so that a club behind one address can play.
            good = self._by_person.allows(token, now)
        if not good:
            raise TooMuch("too-fast")

    async def _body(self, request: Request) -> bytes:
        announced = request.headers.get("content-length", "0")
        if not announced.isdigit() or int(announced) > self.body_limit:
            raise TooLarge("too-large")
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > self.body_limit:
                raise TooLarge("too-large")
        return body


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
