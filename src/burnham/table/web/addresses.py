"""Where a request comes from, and whose word is taken for it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

log = logging.getLogger(__name__)
SITE = 64
"""So many bits of an IPv6 address are one household's; it chooses the rest as it likes."""


def client_address(scope: Scope) -> str:
    """The address that limits count by: the client's, not that of a trusted proxy.  Of IPv6 the
    first half."""
    client = scope.get("client")
    return _counted(client[0]) if client else ""


@lru_cache(4096)
def _counted(host: str) -> str:
    try:
        address: IPv4Address | IPv6Address = ip_address(host)
    except ValueError:  # a socket of another kind
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            return str(ip_network((int(address), SITE), strict=False))
        address = address.ipv4_mapped
    return str(address)


TRUSTED = "burnham.trusted"
"""In a scope: whether a trusted proxy has sent the request."""


class Proxies:
    """Takes X-Forwarded-For, -Proto and -Host for true if a trusted proxy says so, and only then.
    This is the one place: uvicorn's own, which trusts every local program, is switched off by
    `serve`."""

    def __init__(self, app: ASGIApp, trusted: Sequence[str]) -> None:
        self._believing = ProxyHeadersMiddleware(app, list(trusted))  # type: ignore[arg-type]
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not self._warned:
            self._warn_once(scope)
        client = scope.get("client")
        if client is not None and client[0] in self._believing.trusted_hosts:
            scope[TRUSTED] = True
            host = header(scope, b"x-forwarded-host").rpartition(b",")[2].strip()
            if host:  # the last one is the trusted proxy's own word
                set_header(scope, b"host", host)
        await self._believing(scope, receive, send)  # type: ignore[arg-type]

    def _warn_once(self, scope: Scope) -> None:
        """A proxy that is not trusted looks like one visitor who does everything."""
        client = scope.get("client")
        if client is None or client[0] in self._believing.trusted_hosts:
            return
        if header(scope, b"x-forwarded-for"):
            self._warned = True
            told = (
                "X-Forwarded-For of %s is not believed; if that is your proxy: --trusted-proxy %s"
            )
            log.warning(told, client[0], client[0])


def header(scope: Scope, name: bytes) -> bytes:
    """The header of a request; empty if there is none.  Of several the last."""
    return next((value for key, value in reversed(scope["headers"]) if key == name), b"")


def set_header(scope: Scope, name: bytes, value: bytes) -> None:
    others = [(key, given) for key, given in scope["headers"] if key != name]
    scope["headers"] = [*others, (name, value)]
